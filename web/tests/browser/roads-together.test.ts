// Two people at a table of Roads & Boats: plans that collide, and one who asks the other.

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage, type Visitor } from './harness';
import { choose, go, pairOn, rowOf, type Pair } from './roads-pair';
import { RoadsPlayer, shownTo } from './roads-player';

const { visit } = stage();

/** Two neighbours at the beginning of the first movement phase. */
const neighbours = (): Promise<Pair> => pairOn(rowOf(2), visit);

/** One of a good on the tile that is looked at, where it lies first. */
const some = (visitor: Visitor, good: string): Locator =>
  visitor.page
    .locator('.tile')
    .getByRole('button', { name: new RegExp(`${good} .*: move one`) })
    .first();

test('a plan runs until another seat is in its way, and says where and why', async () => {
  const { table, first, second, firstSeat } = await neighbours();
  const { page } = second;
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await page.getByRole('heading', { name: 'You are planning' }).waitFor();
  // A board and the only stone onto a donkey.
  await choose(second);
  const steps = page.locator('.making li');
  let n = 0;
  for (const good of ['boards', 'stone']) {
    await some(second, good).click();
    n += 1;
    await expect.poll(() => steps.count(), { timeout: 20_000 }).toBe(n);
  }
  // It can be changed: one step off, and on again.
  await page.getByRole('button', { name: 'Remove last step' }).click();
  await expect.poll(() => steps.count(), { timeout: 20_000 }).toBe(1);
  await some(second, 'stone').click();
  await expect.poll(() => steps.count(), { timeout: 20_000 }).toBe(2);
  await second.look('roads-planning');
  await page.getByRole('button', { name: 'Back to the game' }).click();

  // The other one is there first, and takes the stone.
  await choose(first);
  await go(first);
  await some(first, 'stone').click();
  await expect
    .poll(
      async () => {
        const { view } = await shownTo(first, table);
        const cargo = view.seats[firstSeat]?.transporters.map(({ cargo }) => cargo?.stone ?? 0);
        return cargo?.includes(1);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await new RoadsPlayer(first.page, 'mouse', 0).play(
    async () => !(await shownTo(first, table)).to_act.includes(firstSeat),
  );

  // The plan has done its first step, and its owner hears what stopped it; nobody else does.
  await page.getByText(/stopped after one step/).waitFor();
  await page.getByText('RB-MOVE-05').first().waitFor();
  await second.look('roads-plan-stopped');
  expect(await first.page.getByText(/stopped after/).count()).toBe(0);
  const { view } = await shownTo(second, table);
  const own = view.seats[1 - firstSeat]?.transporters ?? [];
  expect(own.map(({ cargo }) => cargo?.boards ?? 0)).toContain(1);
});

test('whoever is asked agrees or refuses', async () => {
  const { table, first, second, firstSeat } = await neighbours();
  // Goods of one's own for a donkey of the neighbour: that needs a word.
  await choose(first);
  await first.page
    .locator('.tile')
    .getByRole('button', { name: 'boards: move all that fit' })
    .first()
    .click();
  await first.page.locator('.tile .unit.chosen .chip').first().waitFor();
  await go(first);
  // A no holds for the phase, so it comes last.
  for (const answer of ['Agree', 'Refuse']) {
    const board = first.page.locator('.tile .unit.chosen .chip .one').first();
    await board.dragTo(first.page.locator('.tile .unit:has(.owner)').first());
    await second.page.locator('.consent').waitFor();
    await second.look(`roads-consent-${answer.toLowerCase()}`);
    await second.page.locator('.consent').getByRole('button', { name: answer }).click();
    await expect
      .poll(async () => (await shownTo(first, table)).view.seats[firstSeat]?.ask, {
        timeout: 20_000,
      })
      .toBeUndefined();
  }
  const { view } = await shownTo(first, table);
  const theirs = view.seats[1 - firstSeat]?.transporters ?? [];
  expect(theirs.map(({ cargo }) => cargo?.boards ?? 0)).toContain(1);
});
