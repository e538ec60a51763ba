// The wonder row by row: what lies on every place, and what the places mean.

import { DEARER_FROM, IRRIGATION, ROWS } from '../../../gen/roads-and-boats/tables';
import type { View } from '../types';

type Brick = NonNullable<View['bricks']>[number];

/** A place of the wonder. */
export interface BrickPlace {
  /** From 1. */
  number: number;
  /** What lies there; nothing yet if it is left out. */
  brick?: Brick;
  isNext: boolean;
  mark?: 'dearer' | 'water' | 'end';
}

export interface Row {
  /** From 1, from the bottom. */
  number: number;
  places: BrickPlace[];
  /** What each seat would get of it, if it is known. */
  shares: { seat: number; points: number }[];
}

/** The places of one row, from 1 from the bottom, with what lies on them. */
export function placesOf(row: number, bricks: readonly Brick[]): BrickPlace[] {
  return Array.from({ length: ROWS[row - 1] ?? bricks.length }, (_, nth): BrickPlace => {
    const brick = bricks[nth];
    return { number: nth + 1, isNext: false, ...(brick === undefined ? {} : { brick }) };
  });
}

/** The rows up to that of the last brick, the topmost first. */
export function rowsOf(
  view: Pick<View, 'bricks' | 'last_brick'>,
  shares: readonly (readonly number[])[] = [],
): Row[] {
  const bricks = view.bricks ?? [];
  const rows: Row[] = [];
  let number = 0;
  for (const [nth, length] of ROWS.entries()) {
    if (number >= view.last_brick) break;
    const places = Array.from({ length }, (): BrickPlace => {
      number += 1;
      const brick = bricks[number - 1];
      const mark = markOf(number, view.last_brick);
      return {
        number,
        ...(brick === undefined ? {} : { brick }),
        isNext: number === bricks.length + 1,
        ...(mark ? { mark } : {}),
      };
    });
    const own = shares.map((points, seat) => ({ seat, points: points[nth] ?? 0 }));
    rows.push({ number: nth + 1, places, shares: own.filter(({ points }) => points > 0) });
  }
  return rows.toReversed();
}

function markOf(number: number, last: number): BrickPlace['mark'] | undefined {
  if (number === last) return 'end';
  if (number === IRRIGATION) return 'water';
  return number === DEARER_FROM ? 'dearer' : undefined;
}

/** Who has how many bricks among some, in words or numbers: seats, and those of nobody. */
export function countBricks(places: readonly BrickPlace[]): {
  seats: Map<number, number>;
  neutral: number;
  unused: number;
  free: number;
} {
  const seats = new Map<number, number>();
  let neutral = 0;
  let unused = 0;
  let free = 0;
  for (const { brick } of places) {
    if (brick === undefined) free += 1;
    else if (brick === 'neutral') neutral += 1;
    else if (brick === 'unused') unused += 1;
    else seats.set(brick.seat, (seats.get(brick.seat) ?? 0) + 1);
  }
  return { seats, neutral, unused, free };
}
