// Starts a server and players, and prints what came of it as JSON.
// Usage: node bench.js [--matches N] [--seconds S] [--storage memory|flatfile] [--players PROCESSES] [--seed N]

const { fork } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { parseArgs } = require('node:util');

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    storage: { type: 'string', default: 'memory' },
    players: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '18641' },
  },
});

const message = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });

function rssBytes(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s*(\d+) kB/);
  return Number(line[1]) * 1024;
}

// The time that the server has had on a core, in seconds.
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'towpath-bgio-'));
  const quiet = { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, NODE_ENV: 'production' } };
  const server = fork(join(__dirname, 'server.js'), [values.port, values.storage, folder], quiet);
  try {
    await message(server);
    const count = Number(values.players);
    const matches = Math.floor(Number(values.matches) / count);
    const address = `http://127.0.0.1:${values.port}`;
    const players = [...Array(count).keys()].map((nth) =>
      fork(join(__dirname, 'player.js'), [address, matches, values.seconds, Number(values.seed) + nth], quiet),
    );
    await Promise.all(players.map(message));
    const begun = players.map(message);
    players.forEach((player) => player.send('start'));
    await Promise.all(begun);
    const before = cpuSeconds(server.pid);
    const parts = await Promise.all(players.map(message));
    const cpu = cpuSeconds(server.pid) - before;
    const rss = rssBytes(server.pid);
    const millis = parts.flatMap((part) => part.millis).sort((a, b) => a - b);
    const at = (share) => millis[Math.max(0, Math.ceil(millis.length * share) - 1)] ?? 0;
    const result = {
      actions_per_second: millis.length / Number(values.seconds),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      tables: matches * count,
      rss_bytes: rss,
      actions: millis.length,
      seconds: Number(values.seconds),
      database: values.storage,
      server_cores: cpu / Number(values.seconds),
      errors: parts.reduce((sum, part) => sum + part.errors, 0),
    };
    console.log(JSON.stringify(result));
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
