// Measures how smoothly the largest map of Roads & Boats, late in a game of six, is dragged and zoomed in a real browser.
//
// TOWPATH_BINARY names the server, TOWPATH_TURNS how long the bots play before one looks, TOWPATH_SECONDS how long each
// movement is measured.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const BINARY =
  process.env.TOWPATH_BINARY ?? join(import.meta.dirname, '../../target/release/towpath');
const TURNS = Number(process.env.TOWPATH_TURNS ?? 16);
const SECONDS = Number(process.env.TOWPATH_SECONDS ?? 4);
const MAP = 'the-long-cut';
const SEATS = 6;
/** Homes begin rich, so that bots fill the map as people do who play a long game. */
const START = {
  donkeys: 5,
  geese: 4,
  boards: 16,
  stone: 6,
  trunks: 4,
  clay: 2,
  paper: 3,
  fuel: 4,
  iron: 3,
  gold: 2,
};
/** A frame that takes longer than this was not in time for a screen of 60 frames a second. */
const LATE = 20;
/** Fewer things than these on the map, and it would not be late in a game. */
const LEAST = { tiles: 95, transporters: 25, buildings: 15, goods: 20, marks: 1, elements: 2000 };

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
};

function check(isSo, what) {
  if (!isSo) throw new Error(`Not measured: ${what}.`);
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Starts a server on data of its own. Answers its address, and how to end it. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'towpath-frames-'));
  const line = ['serve', '--listen', '127.0.0.1:0', '--data', join(folder, 'towpath.db')];
  line.push('--log-level', 'warn', '--bot-millis', '300', '--requests-per-minute', '100000');
  const server = spawn(BINARY, line, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const address = await new Promise((ready, failed) => {
    let said = '';
    server.stdout.on('data', (part) => {
      said += part;
      const found = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (found) ready(found);
    });
    server.once('error', failed);
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

/** Asks the server something, as the guest of this browser. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api${path}`, {
        method,
        headers: body ? { 'content-type': 'application/json' } : {},
        body: body && JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
      return response.json();
    },
    [method, path, body],
  );

/** What is done until the movement phase comes. */
const PASSING = ['done', 'waive', 'stop_praying', 'take_position'];

/** Bots play in every seat for some turns; then whoever looks takes the first seat over, and comes to move. */
async function openTable(page) {
  await ask(page, 'POST', '/guest', { language: 'en' });
  const { map } = await ask(page, 'GET', `/maps/${MAP}`);
  const setup = { seats: SEATS, map: { ...map, start: START } };
  const options = { game: 'roads-and-boats', setup };
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'bot', bot: 'settler' }));
  const { table } = await ask(page, 'POST', '/tables', { options, seats });
  await ask(page, 'POST', `/tables/${table}`, { command: { do: 'start' } });
  for (;;) {
    const { view, stage } = await ask(page, 'GET', `/tables/${table}`);
    check(stage === 'running', 'the game was over before one could look');
    if ((view.turn ?? 0) >= TURNS) break;
    await pause(100);
  }
  const command = { do: 'place', seat: 0, sitter: { kind: 'me' } };
  await ask(page, 'POST', `/tables/${table}`, { command });
  for (;;) {
    const shown = await ask(page, 'GET', `/tables/${table}`);
    check(shown.stage === 'running', 'the game was over before one could look');
    const { view, legal = [] } = shown;
    const passing = PASSING.map((kind) => legal.find((action) => action.do === kind)).find(Boolean);
    if (view.phase === 'movement' && passing?.do === 'done') return { table, name: map.name, view };
    if (passing) {
      const command = { do: 'act', seat: 0, actions: [passing] };
      await ask(page, 'POST', `/tables/${table}`, { command });
    } else await pause(100);
  }
}

/** What is drawn of the map. */
const drawn = (page) =>
  page.evaluate(() => {
    const count = (what) => document.querySelectorAll(`.map .world ${what}`).length;
    return {
      tiles: count('[data-target^="tile "]'),
      transporters: count('.rb-thing.transporter'),
      buildings: count('.rb-thing.building'),
      goods: count('.rb-thing.pile'),
      marks: count('.mark'),
      elements: count('svg *'),
    };
  });

/** Records the time of every frame, and where the map is in it, until it is called off. */
const record = (page) =>
  page.evaluate(() => {
    const world = document.querySelector('.map .world');
    const recording = { times: [], moves: 0, isOn: true };
    let before = world.style.transform;
    const tick = (time) => {
      if (!recording.isOn) return;
      recording.times.push(time);
      const now = world.style.transform;
      if (now !== before) recording.moves += 1;
      before = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    globalThis.recording = recording;
  });

async function recorded(page) {
  const { times, moves } = await page.evaluate(() => {
    const { recording } = globalThis;
    recording.isOn = false;
    return { times: recording.times, moves: recording.moves };
  });
  const frames = times.slice(1).map((time, nth) => time - times[nth]);
  return { frames, moves };
}

/**
 * Sends what a step is told of the time that has passed, about as often as a screen is drawn. The browser answers late
 * when it is busy: like a hand, nobody waits for that.
 */
async function during(seconds, step) {
  const start = performance.now();
  const sent = [];
  for (;;) {
    const passed = (performance.now() - start) / 1000;
    if (passed > seconds) break;
    sent.push(step(passed));
    await pause(15);
  }
  await Promise.all(sent);
}

/** Rounds through the middle of the map, one in two seconds. */
const round = ({ x, y }, radius, passed) => ({
  x: x + radius * Math.cos(Math.PI * passed),
  y: y + radius * Math.sin(Math.PI * passed),
});

/** The middle of the map on the screen, and how far one can drag from there. */
async function middleOf(page) {
  const { x, y, width, height } = await page.locator('.map .view').boundingBox();
  return {
    middle: { x: x + width / 2, y: y + height / 2 },
    reach: Math.min(width, height) * 0.35,
  };
}

/** How the map is moved: by mouse and wheel, or by one and two fingers. */
const MOVEMENTS = {
  desk: {
    drag: async (page) => {
      const { middle, reach } = await middleOf(page);
      const first = round(middle, reach, 0);
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await during(SECONDS, (passed) => {
        const { x, y } = round(middle, reach, passed);
        return page.mouse.move(x, y);
      });
      await page.mouse.up();
    },
    zoom: async (page) => {
      const { middle } = await middleOf(page);
      await page.mouse.move(middle.x, middle.y);
      // In for a second, out for a second.
      await during(SECONDS, (passed) => page.mouse.wheel(0, passed % 2 < 1 ? -9 : 9));
    },
  },
  phone: {
    drag: async (page, touch) => {
      const { middle, reach } = await middleOf(page);
      await touch('touchStart', [round(middle, reach, 0)]);
      await during(SECONDS, (passed) => touch('touchMove', [round(middle, reach, passed)]));
      await touch('touchEnd', []);
    },
    zoom: async (page, touch) => {
      const { middle, reach } = await middleOf(page);
      const fingers = (passed) => {
        const apart = reach * (0.6 - 0.2 * Math.cos(Math.PI * passed));
        return [
          { x: middle.x - apart, y: middle.y, id: 0 },
          { x: middle.x + apart, y: middle.y, id: 1 },
        ];
      };
      await touch('touchStart', fingers(0));
      await during(SECONDS, (passed) => touch('touchMove', fingers(passed)));
      await touch('touchEnd', []);
    },
  },
};

async function measure(page, name, move) {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  // The time that the page itself worked, however busy the machine is.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
  };
  const before = await worked();
  await record(page);
  await move(page, touch);
  const { frames, moves } = await recorded(page);
  const work = ((await worked()) - before) / frames.length;
  await cdp.detach();
  check(frames.length > 10 * SECONDS, `${name}: only ${frames.length} frames`);
  check(moves > frames.length / 3, `${name}: the map moved in ${moves} of ${frames.length} frames`);
  return { frames: frames.toSorted((one, other) => one - other), work };
}

function tell(name, { frames, work }) {
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))];
  const late = frames.filter((frame) => frame > LATE).length / frames.length;
  const parts = [at(0.5), at(0.9), at(0.99)].map((millis) => millis.toFixed(1).padStart(6));
  parts.push(`${(late * 100).toFixed(1).padStart(6)} %`, String(frames.length).padStart(7));
  console.log(`${name.padEnd(11)} ${parts.join(' ')} ${work.toFixed(1).padStart(6)}`);
}

const server = await serve();
const browser = await chromium.launch({
  executablePath: inPath('chromium'),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'],
});
try {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/');
  const { table, name, view } = await openTable(page);
  const cookies = await context.storageState();
  await context.close();
  const transporters = view.seats.flatMap((seat) => seat.transporters).length;
  console.log(
    `${name}, ${SEATS} seats, turn ${view.turn}: ${transporters} transporters, ${view.buildings.length} buildings, ${view.roads?.length ?? 0} roads`,
  );
  for (const [screen, options] of Object.entries(SCREENS)) {
    const visit = await browser.newContext({
      ...options,
      baseURL: server.address,
      storageState: cookies,
    });
    const page = await visit.newPage();
    await page.goto(`/table/${table}`);
    await page.locator('.map .rb-thing').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The next transporter, and everything that it reaches is lit.
    await page.keyboard.press('n');
    await pause(1000);
    const there = await drawn(page);
    console.log(
      `\n${screen}, ${options.viewport.width} × ${options.viewport.height}: ${Object.entries(there)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}`,
    );
    for (const [what, least] of Object.entries(LEAST)) {
      check(there[what] >= least, `only ${there[what]} ${what} on the map`);
    }
    // Closer, so that there is somewhere to go.
    for (let n = 0; n < 2; n += 1) await page.locator('.map .zoom button').first().click();
    await pause(1000);
    console.log('movement    median    p90    p99  > 20 ms  frames   work');
    for (const [movement, move] of Object.entries(MOVEMENTS[screen])) {
      tell(movement, await measure(page, `${screen}, ${movement}`, move));
      await pause(1000);
    }
    await visit.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
