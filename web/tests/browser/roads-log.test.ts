// What happened in Roads & Boats, as people read it: the digest, the log, the replay, and how a game went.

import { expect, test } from 'vitest';
import type { News } from '../../src/gen';
import { DESK, PHONE, stage, type Visitor } from './harness';
import { openRoads, SETTLER, type Shown } from './roads-player';

const { visit } = stage();

type Moment = Shown & { legal?: { do: string }[] };

const momentOf = (visitor: Visitor, table: string): Promise<Moment> =>
  visitor.ask<Moment>('GET', `/tables/${table}?seat=0`);

/** Does as little as there is to do in one's own seat, until something is true. */
async function pass(
  visitor: Visitor,
  table: string,
  until: (now: Moment) => boolean | Promise<boolean>,
): Promise<void> {
  for (;;) {
    const now = await momentOf(visitor, table);
    if ((await until(now)) || now.outcome) return;
    if (!now.to_act.includes(0)) {
      await new Promise((again) => setTimeout(again, 30));
      continue;
    }
    const { legal = [] } = now;
    const action = legal.find((one) => one.do === 'done') ?? legal[0];
    const command = { do: 'act', seat: 0, actions: [action] };
    await visitor.ask('POST', `/tables/${table}`, { command });
  }
}

test('whoever comes back reads what the others did, turn by turn', async () => {
  const visitor = await visit('/', DESK);
  const { page } = visitor;
  const table = await openRoads(visitor, 'Three Weirs', SETTLER, SETTLER);
  await page.goto('/');
  await pass(visitor, table, async ({ view, to_act }) => {
    if ((view.turn ?? 0) < 4 || !to_act.includes(0)) return false;
    const missed = await visitor.ask<News[]>('GET', `/tables/${table}/since?seat=0`);
    const events = missed.flatMap((news) => news.events ?? []) as { event: string }[];
    return events.some(({ event }) => event === 'stepped');
  });
  await page.goto(`/table/${table}`);

  const digest = page.getByRole('region', { name: 'Since your last turn' });
  await digest.waitFor();
  await digest
    .getByRole('heading', { level: 3, name: /^Bot \d/ })
    .first()
    .waitFor();
  expect(await digest.innerText()).toMatch(/Moved\s+(donkey|wagon) \d: /);

  const log = page.getByRole('region', { name: 'Log', exact: true });
  if (!(await log.isVisible())) await page.getByRole('button', { name: 'Log' }).first().click();
  const turns = log.locator('summary');
  await expect.poll(() => turns.allInnerTexts()).toContain('Turn 3');
  // Older turns are folded until somebody wants to read them.
  const first = log.locator('details', { has: page.getByText('Turn 1', { exact: true }) });
  expect(await first.getByRole('listitem').count()).toBe(0);
  await first.locator('summary').click();
  await expect.poll(() => first.getByRole('listitem').count()).toBeGreaterThan(3);
  // A trip in one line, with the names of places, and their coordinates for those who point.
  const trip = log
    .getByRole('button', { name: /^(donkey|wagon) \d: .* → / })
    .filter({ has: page.locator('[title]') })
    .first();
  await expect.poll(() => trip.innerText()).not.toMatch(/\d,[−\d]/);
  expect(await trip.locator('[title]').first().getAttribute('title')).toMatch(/\d,[−\d]/);
  await visitor.look('roads-log');
  await visitor.page.emulateMedia({ colorScheme: 'dark' });
  await visitor.look('roads-log-dark');
}, 240_000);

test('a replay goes by turns, phases and players', async () => {
  const visitor = await visit('/', DESK);
  const { page } = visitor;
  const table = await openRoads(visitor, 'Three Weirs', SETTLER, SETTLER);
  await page.goto('/');
  await pass(visitor, table, ({ view }) => view.turn === 3);
  await page.goto(`/table/${table}/replay`);
  const controls = page.getByRole('group', { name: 'Replay' });
  const where = controls.locator('.position');
  await controls.getByLabel('Turn', { exact: true }).selectOption('2');
  await expect.poll(() => where.innerText()).toMatch(/^Turn 2 · production/);
  await controls.getByRole('button', { name: 'Next phase' }).click();
  await expect.poll(() => where.innerText()).toMatch(/^Turn 2 · movement/);
  await controls.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(() => where.innerText()).toMatch(/^Turn 3 · production/);
  await controls.getByRole('button', { name: 'Previous phase' }).click();
  await expect.poll(() => where.innerText()).toMatch(/^Turn 2 · wonder/);

  await controls.getByLabel('Turn', { exact: true }).selectOption('1');
  await controls.getByLabel('Player').selectOption('1');
  const seats: string[] = [];
  for (let nth = 0; nth < 12; nth++) {
    await controls.getByRole('button', { name: 'Next step' }).click();
    const current = page.locator('section.own:has([aria-current="step"]) h4');
    seats.push(...(await current.allInnerTexts()));
  }
  expect(seats.length).toBeGreaterThan(0);
  expect(new Set(seats).size).toBe(1);
  await visitor.look('roads-replay-phases');
}, 240_000);

test('a game that is over shows how it went', async () => {
  const visitor = await visit('/', PHONE);
  const { page } = visitor;
  const table = await openRoads(visitor, 'A River Runs Through It');
  await page.goto('/');
  await pass(visitor, table, () => false);
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'How it went' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Where the points came from').waitFor();
  // The best that is known of the map stands beside it.
  await dialog.getByText(/^Best known \(/).waitFor();
  const slider = dialog.getByRole('slider', { name: 'Points' });
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Turn 1\./);
  await dialog.getByRole('button', { name: 'Transporters', exact: true }).click();
  await expect
    .poll(() => dialog.getByRole('slider').getAttribute('aria-valuetext'))
    .toMatch(/: 3$/);
  await visitor.look('roads-course-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.look('roads-course');
}, 240_000);
