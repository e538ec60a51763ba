// The count at the end of a game, one thing after the other.

import type { Tally, View } from '../../gen/amsterdam';
import type { Board } from './board';

/** One thing that is counted for a seat. */
export interface Count {
  seat: number;
  kind: 'routes' | 'met' | 'open' | 'bonus';
  /** The contract that is counted. */
  contract?: number;
  /** How many bonus cards are counted. */
  cards?: number;
  points: number;
  /** What every seat has after it. */
  totals: number[];
}

/** Routes first, then the contracts of each seat, then the bonus cards. */
export function countsOf(board: Board, view: Pick<View, 'seats'>): Count[] {
  const totals = view.seats.map(() => 0);
  const counts: Count[] = [];
  const add = (count: Omit<Count, 'totals'>): void => {
    totals[count.seat] = (totals[count.seat] ?? 0) + count.points;
    counts.push({ ...count, totals: [...totals] });
  };
  view.seats.forEach(({ tally }, seat) => {
    if (tally) add({ seat, kind: 'routes', points: tally.routes });
  });
  view.seats.forEach(({ shown }, seat) => {
    for (const { contract, met } of shown ?? []) {
      const value = board.contracts[contract]?.value ?? 0;
      add({ seat, kind: met ? 'met' : 'open', contract, points: met ? value : -value });
    }
  });
  view.seats.forEach(({ tally, bonus }, seat) => {
    if (tally && bonus > 0) add({ seat, kind: 'bonus', cards: bonus, points: tally.bonus });
  });
  return counts;
}

/** The place of each seat, from 1: the most points, then the most contracts met; who is equal shares it. */
export function placesOf(tallies: readonly (Tally | null)[]): number[] {
  const isBetter = (one: Tally, other: Tally): boolean =>
    one.total > other.total || (one.total === other.total && one.met > other.met);
  return tallies.map((own) => {
    if (!own) return tallies.length;
    return 1 + tallies.filter((other) => other !== null && isBetter(other, own)).length;
  });
}
