// The count at the end.

import { describe, expect, it } from 'vitest';
import type { SeatView, Tally } from '../../src/gen/amsterdam';
import { boardOf } from '../../src/games/amsterdam/board';
import { countsOf, placesOf } from '../../src/games/amsterdam/counting';

const tally = (total: number, met = 0, more: Partial<Tally> = {}): Tally => ({
  routes: 0,
  contracts: 0,
  bonus: 0,
  total,
  met,
  ...more,
});

describe('the places', () => {
  it('go by points, then by contracts met', () => {
    expect(placesOf([tally(10, 1), tally(12), tally(10, 2)])).toEqual([3, 1, 2]);
  });
  it('are shared by seats that are equal in both', () => {
    expect(placesOf([tally(9, 1), tally(9, 1), tally(3)])).toEqual([1, 1, 3]);
  });
});

describe('the count', () => {
  const board = boardOf(undefined);
  const seat = (has: Partial<SeatView>): SeatView => ({
    carts: 0,
    score: 0,
    cards: 0,
    bonus: 0,
    contracts: 0,
    routes: [],
    shown: [],
    tally: null,
    ...has,
  });
  const seats = [
    seat({
      shown: [
        { contract: 0, met: true },
        { contract: 1, met: false },
      ],
      tally: tally(15, 1, { routes: 16, contracts: -1, bonus: 0 }),
    }),
    seat({ bonus: 2, tally: tally(12, 0, { routes: 4, bonus: 8 }) }),
  ];
  const counts = countsOf(board, { seats });

  it('goes from routes over contracts to bonus cards', () => {
    expect(counts.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'routes 0',
      'routes 1',
      'met 0',
      'open 0',
      'bonus 1',
    ]);
  });
  it('takes away what was not met', () => {
    const [first, second] = [board.contracts[0]?.value ?? 0, board.contracts[1]?.value ?? 0];
    expect(counts.map(({ points }) => points)).toEqual([16, 4, first, -second, 8]);
  });
  it('ends with the totals', () => {
    expect(counts.at(-1)?.totals).toEqual(seats.map(({ tally }) => tally?.total));
  });
});
