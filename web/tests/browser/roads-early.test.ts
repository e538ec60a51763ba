// Two people far apart at a table of Roads & Boats: both move in the same phase, and one undoes while the other goes on.

import { expect, test } from 'vitest';
import { stage } from './harness';
import { choose, go, pairOn, rowOf } from './roads-pair';
import { shownTo } from './roads-player';

const { visit } = stage();

test('seats far apart move in the same phase without waiting, and undo without each other', async () => {
  const { table, first, second, firstSeat } = await pairOn(rowOf(9), visit);
  const seats = [firstSeat, 1 - firstSeat];
  /** How many transporters of the first and of the second have moved, while it is still the moment of the first. */
  const moved = async (): Promise<number[]> => {
    const { view, to_act } = await shownTo(first, table);
    expect([view.phase, to_act]).toEqual(['movement', [firstSeat]]);
    return seats.map(
      (seat) => view.seats[seat]?.transporters.filter(({ moved }) => moved === true).length ?? 0,
    );
  };
  const untilMoved = (...counts: number[]): Promise<void> =>
    expect.poll(moved, { timeout: 20_000 }).toEqual(counts);

  await second.page.getByText(/you can play wherever/).waitFor();
  await second.look('roads-early');
  await choose(first);
  await go(first);
  await untilMoved(1, 0);
  await choose(second);
  await go(second);
  await untilMoved(1, 1);

  // What the other one did stays.
  await first.page.getByRole('button', { name: 'Undo' }).first().click();
  await untilMoved(0, 1);
  await first.look('roads-undone-alone');
});

test('where seats can meet the first of the sequence decides, and the other one is told why', async () => {
  const { table, first, second, firstSeat } = await pairOn(rowOf(2), visit);
  const there = 1 - firstSeat;
  const { view } = await shownTo(second, table);
  const home = view.seats[firstSeat]?.home ?? [0, 0];
  const why = await second.ask<{ legal: boolean; error?: { rule: string; key: string } }>(
    'POST',
    `/tables/${table}/why`,
    { seat: there, action: { do: 'step', transporter: 9 * there, to: { land: home } } },
  );
  expect([why.legal, why.error?.rule, why.error?.key]).toEqual([
    false,
    'RB-TURN-10',
    'rb-within-reach',
  ]);
  expect(await second.page.getByText(/you can play wherever/).count()).toBe(0);
  // As soon as the first one is done the other one goes.
  await first.ask('POST', `/tables/${table}`, {
    command: { do: 'act', seat: firstSeat, actions: [{ do: 'done' }] },
  });
  await choose(second);
  await go(second);
  await expect
    .poll(
      async () => {
        const shown = await shownTo(second, table);
        return shown.view.seats[there]?.transporters.some(({ moved }) => moved === true);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
});
