// The shape of a game: where its decisions lie in time and points, and which entries they were.

import type { LookBack, News, StepShown } from '../../gen';
import { isMove } from '../entry';
import { takenBack } from '../history';

type Entry = News | StepShown;

/** A place in time: a decision, or the end of the game. */
export interface Mark {
  /** Which action of the game it was; the end comes after the last. */
  nth: number;
  /** Who was to decide; nobody at the end. */
  seat: number | undefined;
  points: readonly number[];
  /** Not told at the end, where it is known who has won. */
  wins: readonly number[] | undefined;
  /** The entry of what was done. */
  entry: Entry | undefined;
}

/** What there is to draw: every decision, and how the game came out. */
export function marksOf(
  { moments }: LookBack,
  log: readonly Entry[],
  final: readonly number[] | null | undefined,
): Mark[] {
  const entries = new Map(log.map((entry) => [entry.seq, entry]));
  const marks: Mark[] = moments.map(({ nth, seq, seat, points, wins }) => {
    return { nth, seat, points, wins, entry: entries.get(seq) };
  });
  if (final) {
    const nth = (marks.at(-1)?.nth ?? 0) + 1;
    marks.push({ nth, seat: undefined, points: final, wins: undefined, entry: lastAct(log) });
  }
  return marks;
}

/** The last thing that was done and not taken back. */
function lastAct(log: readonly Entry[]): Entry | undefined {
  const gone = takenBack(log);
  return log.findLast((entry) => isMove(entry) && !gone.has(entry.seq));
}

/** A few points more or less are not drawn as if they were many. */
const LEAST_SPAN = 10;

/** From where to where points are drawn, and the lines between, at round numbers. */
export function ticksOf(marks: readonly Mark[], most = 6): number[] {
  const all = marks.flatMap(({ points }) => points);
  const low = all.length === 0 ? 0 : Math.min(...all);
  const high = Math.max(...all, low + LEAST_SPAN);
  const step = [5, 10, 20, 25, 50, 100].find((size) => (high - low) / size <= most - 1) ?? 200;
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step) * step; tick < high; tick += step) ticks.push(tick);
  ticks.push((ticks.at(-1) ?? low) + step);
  return ticks;
}

/** A frame to draw in. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where marks and points lie in a frame. */
export function scalesOf(marks: readonly Mark[], ticks: readonly number[], frame: Frame) {
  const first = marks[0]?.nth ?? 0;
  const span = Math.max(1, (marks.at(-1)?.nth ?? 1) - first);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const { left, right, top, bottom } = frame;
  return {
    x: (nth: number): number => left + ((nth - first) / span) * (right - left),
    y: (points: number): number => bottom - ((points - low) / (high - low)) * (bottom - top),
  };
}

/** The mark that is nearest to a place, by its index. */
export function nearest(marks: readonly Mark[], x: (nth: number) => number, at: number): number {
  let best = 0;
  marks.forEach(({ nth }, index) => {
    const distance = Math.abs(x(nth) - at);
    if (distance < Math.abs(x(marks[best]?.nth ?? 0) - at)) best = index;
  });
  return best;
}

/** The last mark that an entry has reached, by its index. */
export function markAt(marks: readonly Mark[], seq: number): number {
  return Math.max(
    0,
    marks.findLastIndex(({ entry }) => entry !== undefined && entry.seq <= seq),
  );
}

/** Moves heights apart, so that what stands there does not overlap. They stay in their order. */
export function spread(heights: readonly number[], room: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  for (let pass = 0; pass < heights.length * 4; pass++) {
    for (let n = 1; n < order.length; n++) {
      const [upper, lower] = [order[n - 1]!, order[n]!];
      const lack = room - (moved[lower]! - moved[upper]!);
      if (lack <= 0.01) continue;
      moved[upper]! -= lack / 2;
      moved[lower]! += lack / 2;
    }
  }
  return moved;
}

/** Moves places in a row apart, and keeps all of them between two ends. They come in their order. */
export function inRow(places: readonly number[], room: number, from: number, to: number): number[] {
  const moved = spread(places, room);
  moved.forEach((place, n) => {
    moved[n] = Math.max(place, n === 0 ? from : moved[n - 1]! + room);
  });
  for (let n = moved.length - 1; n >= 0; n--) {
    moved[n] = Math.min(moved[n]!, n === moved.length - 1 ? to : moved[n + 1]! - room);
  }
  return moved;
}

/** How the line of a seat is broken, so that its colour is not needed to tell it. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 3', '1 3'] as const;
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? 'none';
