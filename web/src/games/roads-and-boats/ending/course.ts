// How the seats stood turn by turn, as lines to be drawn.

import type { StoodAfter } from '../../../gen';
import type { Standing } from '../../../gen/roads-and-boats';
import { WORTH } from '../../../gen/roads-and-boats/tables';
import type { Mark } from '../../../table/advice/graph';
import type { Rich } from './counting';

/** What can be drawn over time. */
export const MEASURES = ['points', 'transporters', 'goods', 'topics'] as const;
export type Measure = (typeof MEASURES)[number];

/** How the seats stood after a turn. */
export interface Stood {
  turn: number;
  seq: number;
  seats: readonly Standing[];
}

export const courseOf = (told: readonly StoodAfter[]): Stood[] =>
  told.map(({ round, seq, seats }) => ({ turn: round, seq, seats: seats as Standing[] }));

/** A measure as places in time, as graphs have them. */
export const marksOf = (course: readonly Stood[], measure: Measure): Mark[] =>
  course.map(({ turn, seats }) => ({
    nth: turn,
    seat: undefined,
    points: seats.map((standing) => standing[measure]),
    wins: undefined,
    entry: undefined,
  }));

/** Where points come from. */
export const SOURCES = ['gold', 'coins', 'stock', 'wonder'] as const;
export type Source = (typeof SOURCES)[number];

/** The points of a seat from each source. */
export function sourcesOf(standing: Pick<Standing, 'riches' | 'wonder'>): Record<Source, number> {
  const of = (good: Rich): number => (standing.riches[good] ?? 0) * WORTH[good];
  return { gold: of('gold'), coins: of('coins'), stock: of('stock'), wonder: standing.wonder };
}
