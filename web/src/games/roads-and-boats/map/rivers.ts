// Where rivers run on a tile.

import { ARM_BRIDGE, BREADTH, LOOP, SOURCE } from '../../../gen/roads-and-boats/shapes';
import { backward, curveAt, pointsOf, type Curve } from './curves';
import { distance, minus, plus, polar, sideMiddle, SIDES, times, type Point } from './geometry';

const ORIGIN: Point = { x: 0, y: 0 };

/** Each river by the sides it runs to, as the ground has them. */
export type Rivers = readonly (readonly number[])[];

/** From one side to another, square to both. */
function bend(a: number, b: number): Curve {
  const from = sideMiddle(a);
  const to = sideMiddle(b);
  return [from, times(from, 0.35), times(to, 0.35), to];
}

/** From one side to the opposite one, with a swing to each side on the way. */
function meander(a: number, b: number): Curve[] {
  const from = sideMiddle(a);
  const to = sideMiddle(b);
  // Slanted in the middle, but square to both sides.
  const slant = { x: to.x * 0.24 - to.y * 0.2, y: to.y * 0.24 + to.x * 0.2 };
  return [
    [from, times(from, 0.5), times(slant, -1), ORIGIN],
    [ORIGIN, slant, times(to, 0.5), to],
  ];
}

/** A sharp bend of a river alone: it goes further than it must and leaves room for what is inside. */
function loop(a: number, b: number): Curve[] {
  const from = sideMiddle(a);
  const to = sideMiddle(b);
  const top = times(plus(from, to), LOOP.top);
  const aside = times(minus(from, to), LOOP.aside);
  return [
    [from, times(from, LOOP.straight), plus(top, aside), top],
    [top, minus(top, aside), times(to, LOOP.straight), to],
  ];
}

const isSharp = (a: number, b: number): boolean => [1, 5].includes(Math.abs(a - b));

/** Where a source springs: in the middle of its tile, unless other rivers run there. */
export const springOf = (rivers: Rivers, side: number): Point =>
  times(sideMiddle(side), rivers.length === 1 ? 0 : 0.5);

/** How large the pool of a source is. */
export const poolOf = (rivers: Rivers): number => (rivers.length === 1 ? 18 : 14);

/** The bank of a river from one of its arms to another, which is next to it. */
export function wayBetween(rivers: Rivers, a: number, b: number): Curve[] {
  const river = rivers.find((arms) => arms.includes(a)) ?? [];
  if (rivers.length === 1 && river.length === 2 && isSharp(a, b)) return loop(a, b);
  if (river.length === 2 && Math.abs(a - b) === 3) return meander(a, b);
  return [bend(a, b)];
}

/** Everything that one river runs along: its bends, and the arms of a fork. */
export function curvesOf(rivers: Rivers, nth: number): { bends: Curve[]; arms: Curve[] } {
  const arms = [...(rivers[nth] ?? [])].sort((a, b) => a - b);
  if (arms.length === 1) {
    const from = sideMiddle(arms[0]!);
    const to = springOf(rivers, arms[0]!);
    const way = minus(to, from);
    const aside = { x: way.y * SOURCE.aside, y: -way.x * SOURCE.aside };
    const leaving = plus(from, times(way, SOURCE.leaving));
    const arriving = plus(plus(from, times(way, SOURCE.arriving)), aside);
    return {
      bends: [[from, leaving, arriving, to]],
      arms: [],
    };
  }
  if (arms.length === 2) return { bends: wayBetween(rivers, arms[0]!, arms[1]!), arms: [] };
  // Every arm bends into the next one, and the middle is water.
  return {
    bends: arms.map((arm, index) => bend(arm, arms[(index + 1) % arms.length]!)),
    arms: arms.map((arm) => [
      sideMiddle(arm),
      times(sideMiddle(arm), 2 / 3),
      times(sideMiddle(arm), 1 / 3),
      ORIGIN,
    ]),
  };
}

/** Points along a river, close enough to each other to measure from. */
export function courseOf(rivers: Rivers, nth: number): Point[] {
  const { bends, arms } = curvesOf(rivers, nth);
  const points = [...bends, ...arms].flatMap((curve) => pointsOf(curve, 17));
  const river = rivers[nth] ?? [];
  if (river.length !== 1) return points;
  // A pool is broader than the river that leaves it.
  const spring = springOf(rivers, river[0]!);
  const out = poolOf(rivers) - BREADTH / 2;
  const around = SIDES.map((side) => plus(spring, polar(out, side * 60)));
  return [...points, ...around];
}

/** How far a point is from the middle of the nearest of these points. */
export const farFrom = (course: readonly Point[], point: Point): number =>
  course.reduce((least, other) => Math.min(least, distance(point, other)), Infinity);

/** Where a bridge stands over the arm of a river that runs to a side, and how it is turned. */
export function crossingOf(rivers: Rivers, side: number): { at: Point; degrees: number } {
  const nth = rivers.findIndex((river) => river.includes(side));
  const { bends, arms } = curvesOf(rivers, Math.max(nth, 0));
  let at = times(sideMiddle(side), ARM_BRIDGE);
  let way = sideMiddle(side);
  if (arms.length === 0 && bends.length === 1) {
    at = curveAt(bends[0]!, 0.5);
    way = minus(curveAt(bends[0]!, 0.55), curveAt(bends[0]!, 0.45));
  } else if (arms.length === 0 && bends.length === 2) {
    at = bends[1]![0];
    way = minus(curveAt(bends[1]!, 0.05), curveAt(backward(bends[0]!), 0.05));
  }
  return { at, degrees: (Math.atan2(way.y, way.x) * 180) / Math.PI + 90 };
}
