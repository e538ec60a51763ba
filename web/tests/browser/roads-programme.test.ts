// A plan for a whole turn of Roads & Boats, laid down in one visit, seen by turn and phase, and run while one is away.

import { expect, test } from 'vitest';
import type { PlanPart } from '../../src/gen';
import { stage } from './harness';
import { openRoads, RoadsPlayer, shownTo } from './roads-player';

const { visit } = stage();

/** Two homes far from each other. */
const FAR_APART = {
  name: 'Far apart',
  seats: [2],
  tiles: [0, 1, 2, 3, 4, 5].map((q) => ({ q, r: 0, terrain: q === 1 ? 'woods' : 'pasture' })),
  homes: [0, 5].map((q) => ({ q, r: 0 })),
};

test('a whole turn is planned in one visit, and runs', async () => {
  const host = await visit('/');
  const guest = await visit('/');
  const table = await openRoads(host, FAR_APART, { kind: 'nobody' });
  await guest.ask('POST', '/guest', { language: 'en' });
  const { secret } = await host.ask<{ secret: string }>('POST', `/tables/${table}/invitation`);
  await guest.ask('POST', `/tables/${table}`, { command: { do: 'sit', secret } });
  await host.ask('POST', `/tables/${table}`, { command: { do: 'start' } });
  await guest.page.goto(`/table/${table}`);
  const visitors = [host, guest];
  const players = visitors.map(({ page }) => new RoadsPlayer(page, 'mouse', 0));
  let first = 0;
  for (;;) {
    const { view, to_act } = await shownTo(host, table);
    first = to_act[0] ?? 0;
    if (view.turn === 1 && view.stage === 'acting') break;
    await players[first]?.act();
  }
  const second = visitors[1 - first]!;
  const { page } = second;

  await page.getByRole('button', { name: 'Plan ahead' }).click();
  const now = page.locator('.making .now');
  const done = page.locator('.foot .done:not(:disabled)');
  const end = async (next: RegExp): Promise<void> => {
    await done.click();
    const anyway = page.getByRole('button', { name: 'End the phase anyway' });
    if (await anyway.isVisible().catch(() => false)) await anyway.click();
    await now.filter({ hasText: next }).waitFor();
  };
  await now.filter({ hasText: /Turn 1, production/ }).waitFor();
  await end(/Turn 1, movement/);
  // The planned position is what the map shows: a donkey goes to the woods, and the building phase finds it there.
  await page.locator('.moving li button').first().click();
  await page.locator('.area-map .mark.go').first().click({ force: true });
  const steps = page.locator('.making li');
  await expect.poll(() => steps.count(), { timeout: 20_000 }).toBe(2);
  await end(/Turn 1, building/);
  await end(/Turn (1, wonder|2, production)/);
  await second.look('roads-programme');

  const planned = async (): Promise<PlanPart[]> =>
    (await second.ask<{ plan?: PlanPart[] }>('GET', `/tables/${table}`)).plan ?? [];
  const parts = await planned();
  expect(parts.map(({ turn, phase }) => `${turn} ${phase}`).slice(0, 3)).toEqual([
    '1 production',
    '1 movement',
    '1 building',
  ]);
  // One step of it is taken out, and put back.
  await page
    .locator('.making .part')
    .nth(2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(async () => (await planned()).length, { timeout: 20_000 }).toBe(2);
  await page.getByRole('button', { name: 'Repeat last turn' }).click();
  await expect.poll(async () => (await planned()).length, { timeout: 20_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Back to the game' }).click();

  // The other one ends its phases; nobody waits for the one who has planned until the next turn.
  const other = visitors[first]!;
  for (;;) {
    const { view, to_act } = await shownTo(other, table);
    if (view.turn > 1) break;
    expect(to_act).toEqual([first]);
    const command = { do: 'act', seat: first, actions: [{ do: 'done' }] };
    await other.ask('POST', `/tables/${table}`, { command });
  }
  const { view } = await shownTo(second, table);
  const moved = view.seats[1 - first]?.transporters.filter(
    ({ at }) => JSON.stringify(at) !== JSON.stringify(view.seats[1 - first]?.transporters[1]?.at),
  );
  expect(moved?.length).toBeGreaterThan(0);
});
