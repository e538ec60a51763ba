// A boardgame.io server. Usage: node server.js PORT memory|flatfile [FOLDER]

const { Server, FlatFile } = require('boardgame.io/server');
const { Amsterdam } = require('./game');

const [port, storage, folder] = process.argv.slice(2);
const options = { games: [Amsterdam], origins: [/.*/] };
if (storage === 'flatfile') options.db = new FlatFile({ dir: folder });

// A line for each request would be measured too.
console.log = () => {};
Server(options).run({ port: Number(port), callback: () => process.send?.('ready') });
