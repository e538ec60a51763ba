// What a log says about turns: what was taken back, who did what last, and where turns begin.

import type { News } from '../gen';
import { isDoing, isMove, seatOf, undoneAlone, undoneTo, type Entry } from './entry';

/** The entries that no longer count, because somebody went back behind them. */
export function takenBack(log: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    const to = undoneTo(entry);
    if (to === undefined) continue;
    const alone = undoneAlone(entry);
    for (const other of log.filter(isMove)) {
      const isTheirs = alone === undefined || seatOf(other.what) === alone;
      if (isTheirs && other.seq > to && other.seq < entry.seq) gone.add(other.seq);
    }
  }
  return gone;
}

/** The last thing that a seat did and that still counts. */
export function lastMove(log: readonly News[], seat: number): News | undefined {
  const gone = takenBack(log);
  return log.findLast(
    (entry) => isMove(entry) && seatOf(entry.what) === seat && !gone.has(entry.seq),
  );
}

/** What a seat did in the turn that is its last, if nobody else has acted since. */
export function lastTurn(log: readonly News[], seat: number): News[] {
  const gone = takenBack(log);
  const moves = log.filter((entry) => isMove(entry) && !gone.has(entry.seq));
  const other = moves.findLastIndex((entry) => seatOf(entry.what) !== seat);
  return moves.slice(other + 1);
}

/** What others did since a seat last acted. */
export function sinceLastMove(log: readonly News[], seat: number): News[] {
  const gone = takenBack(log);
  const own = lastMove(log, seat)?.seq;
  // Whoever has not acted yet has missed nothing.
  if (own === undefined) return [];
  return log.filter(
    (entry) =>
      isDoing(entry) && entry.seq > own && seatOf(entry.what) !== seat && !gone.has(entry.seq),
  );
}

/** A stretch of a log that one seat acted in, or an entry that stands for itself. */
export interface Turn<E extends Entry> {
  seat: number | undefined;
  entries: E[];
}

/** The log by turns. */
export function turnsOf<E extends Entry>(log: readonly E[]): Turn<E>[] {
  const turns: Turn<E>[] = [];
  for (const entry of log) {
    const seat = isMove(entry) ? seatOf(entry.what) : undefined;
    const last = turns.at(-1);
    if (last && seat !== undefined && last.seat === seat) last.entries.push(entry);
    else turns.push({ seat, entries: [entry] });
  }
  return turns;
}
