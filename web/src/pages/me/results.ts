// How somebody has fared, counted from all finished games.

import type { Listed } from '../../gen';
import { api } from '../../lib/api';
import { hasResigned, myPlace, mySeats } from '../tables/about';

export interface Tally {
  game: string;
  played: number;
  /** Only with one seat of one's own is it a win. */
  won: number;
  /** The most points. */
  best: number | undefined;
}

const PAGE = 100;
/** Enough for years of play; what lies before is not asked for. */
const MOST_PAGES = 20;

/** All games of somebody that are over, the last first. */
export async function finishedGames(): Promise<Listed[]> {
  const all: Listed[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { tables, next } = await api.tables({
      mine: true,
      stage: 'finished',
      limit: PAGE,
      after,
    });
    all.push(...tables);
    if (!next) break;
    after = next;
  }
  return all;
}

/** What they add up to, game by game. */
export function tally(tables: readonly Listed[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const table of tables) {
    const seats = mySeats(table);
    const resigned = hasResigned(table);
    if (seats.length === 0 && !resigned) continue;
    const sum = tallies.get(table.game) ?? {
      game: table.game,
      played: 0,
      won: 0,
      best: undefined,
    };
    tallies.set(table.game, sum);
    sum.played += 1;
    if (myPlace(table) === 1) sum.won += 1;
    if (seats.length !== 1) continue;
    const points = table.outcome?.points?.[seats[0] ?? 0];
    if (points !== undefined) sum.best = Math.max(sum.best ?? points, points);
  }
  return [...tallies.values()];
}
