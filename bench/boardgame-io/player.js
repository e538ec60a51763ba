// Plays at many matches at once, two clients each, which speak to the server as boardgame.io's own do
// but keep nothing, so that the server is what is measured. Usage: node player.js URL MATCHES SECONDS SEED

const { io } = require('socket.io-client');
const { legal } = require('./game');

const [server, matches, seconds, seed] = process.argv.slice(2);
const WARM_UP = 5;
const millis = [];
let isOver = false;
let errors = 0;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

async function post(path, body, tries = 5) {
  try {
    const response = await fetch(`${server}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return await response.json();
  } catch (error) {
    if (tries <= 1) throw error;
    return post(path, body, tries - 1);
  }
}

// A match that both have joined.
async function begin() {
  const { matchID } = await post('/games/amsterdam/create', { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/amsterdam/${matchID}/join`, { playerID, playerName: playerID });
    seats.push({ matchID, playerID, credentials: playerCredentials });
  }
  return seats;
}

// Plays until the game or the run is over.
function play({ matchID, playerID, credentials }, luck) {
  return new Promise((resolve) => {
    const socket = io(`${server}/amsterdam`, { transports: ['websocket'], forceNew: true });
    let sent = null;
    const hear = (state) => {
      if (sent && state._stateID > sent.id) {
        if (!isOver) millis.push(performance.now() - sent.at);
        sent = null;
      }
      if (state.ctx.gameover || isOver) {
        socket.disconnect();
        return resolve();
      }
      if (sent || state.ctx.currentPlayer !== playerID) return;
      const list = legal(state.G, playerID);
      const [type, ...args] = list[Math.floor(luck() * list.length)];
      sent = { id: state._stateID, at: performance.now() };
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
      socket.emit('update', action, state._stateID, matchID, playerID);
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
    socket.on('sync', (_, { state }) => hear(state));
    socket.on('update', (_, state) => hear(state));
  });
}

async function slot(nth, first, ready) {
  let seats = first;
  await ready;
  while (!isOver) {
    await Promise.all(seats.map((seat, number) => play(seat, random(Number(seed) * 65537 + nth * 2 + number))));
    if (!isOver) seats = await begin();
  }
}

async function main() {
  const first = [];
  for (let nth = 0; nth < Number(matches); nth += 1) first.push(await begin());
  let start;
  const ready = new Promise((resolve) => (start = resolve));
  const slots = first.map((seats, nth) => slot(nth, seats, ready).catch(() => (errors += 1)));
  process.send('ready');
  await new Promise((resolve) => process.once('message', resolve));
  start();
  // Everybody has a socket before anything is measured.
  await pause(WARM_UP);
  millis.length = 0;
  process.send('measuring');
  await pause(Number(seconds));
  isOver = true;
  process.send({ millis, errors }, () => process.exit());
  void slots;
}

main();
