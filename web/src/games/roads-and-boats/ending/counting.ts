// The count at the end of a game, one thing after the other.

import { ROW_POINTS, WORTH } from '../../../gen/roads-and-boats/tables';
import { builderOf, rowsOf, type Brick } from '../reading/standing';
import type { View } from '../types';

export type Rich = keyof typeof WORTH;

/** One thing that is counted: riches of a seat, or a row of the wonder for all. */
export type Count = {
  /** What every seat has after it. */
  totals: number[];
} & (
  | { kind: Rich; seat: number; count: number; points: number }
  | { kind: 'row'; row: number; bricks: readonly Brick[]; shares: readonly number[] }
);

/** What each seat gets of a row of the wonder: a share for each of its bricks, rounded down. */
export function sharesOf(bricks: readonly Brick[], seats: number): number[] {
  const of = (seat: number): number => bricks.filter((brick) => builderOf(brick) === seat).length;
  const all = bricks.filter((brick) => builderOf(brick) !== undefined).length;
  return Array.from({ length: seats }, (_, seat) =>
    all === 0 ? 0 : Math.floor((ROW_POINTS * of(seat)) / all),
  );
}

/** Gold of every seat first, then coins, then stock, then the wonder from the bottom. */
export function countsOf({ wealth, bricks }: Pick<View, 'wealth' | 'bricks'>): Count[] {
  const totals = wealth.map(() => 0);
  const counts: Count[] = [];
  for (const kind of ['gold', 'coins', 'stock'] as const) {
    wealth.forEach(({ riches }, seat) => {
      const count = riches[kind] ?? 0;
      if (count === 0) return;
      const points = count * WORTH[kind];
      totals[seat] = (totals[seat] ?? 0) + points;
      counts.push({ kind, seat, count, points, totals: [...totals] });
    });
  }
  rowsOf(bricks).forEach((row, nth) => {
    const shares = sharesOf(row, wealth.length);
    if (shares.every((points) => points === 0)) return;
    shares.forEach((points, seat) => (totals[seat] = (totals[seat] ?? 0) + points));
    counts.push({ kind: 'row', row: nth + 1, bricks: row, shares, totals: [...totals] });
  });
  return counts;
}
