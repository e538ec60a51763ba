// The land of a tile, as its rivers part it: the outline, the heart and the dry room of every region.

import { BREADTH, INWARD, PACE, WIDE } from '../../../gen/roads-and-boats/shapes';
import type { GroundTile } from '../types';
import { curveAt, pointsOf, type Curve } from './curves';
import {
  between,
  cornerOf,
  distance,
  minus,
  plus,
  RADIUS,
  sideAt,
  sideMiddle,
  SIDES,
  through,
  times,
  type Point,
} from './geometry';
import { courseOf, crossingOf, farFrom, wayBetween, type Rivers } from './rivers';
import { CELLS, DEPTHS, distancesTo, isFree, roomWhere, type Room } from './room';

/** How far things keep off the water of a river, and off the rim of their tile. */
const OFF_WATER = 3;
const OFF_RIM = 7;

export interface LandPart {
  outline: Point[];
  path: string;
  /** Where its roads meet and its building stands. */
  hub: Point;
  room: Room;
}

export interface Land {
  rivers: Rivers;
  halves: readonly number[];
  parts: readonly LandPart[];
  /** Points along all rivers. */
  course: readonly Point[];
}

const known = new Map<string, Land>();

/** The land of a tile. Most tiles have the same rivers as others, or none. */
export function landOf({ rivers, halves, regions }: GroundTile): Land {
  const key = JSON.stringify([rivers, halves]);
  const found = known.get(key);
  if (found) return found;
  const course = rivers.flatMap((_, nth) => courseOf(rivers, nth));
  let parts: LandPart[] | undefined;
  const land: Land = {
    rivers,
    halves,
    course,
    // A map that is only looked at needs none of this.
    get parts() {
      return (parts ??= partsOf(rivers, halves, Math.max(regions, 1), course));
    },
  };
  known.set(key, land);
  return land;
}

function partsOf(
  rivers: Rivers,
  halves: readonly number[],
  regions: number,
  course: readonly Point[],
): LandPart[] {
  const toWater = distancesTo(course);
  const dry = roomWhere(
    (_, index) => DEPTHS[index]! >= OFF_RIM && toWater[index]! >= BREADTH / 2 + OFF_WATER,
  );
  return Array.from({ length: regions }, (_, nth) => {
    const outline = outlineOf(rivers, halves, nth);
    const room = roomWhere((cell, index) => dry[index] === 1 && isInside(outline, cell));
    return { outline, path: through(outline, true), room, hub: hubOf(room, toWater, outline) };
  });
}

/** The rim of a region, and the banks of the rivers that part it from others. */
function outlineOf(rivers: Rivers, halves: readonly number[], nth: number): Point[] {
  const first = halves.findIndex(
    (region, half) => region === nth && halves[(half + 11) % 12] !== nth,
  );
  if (first < 0) return SIDES.map(cornerOf);
  const points: Point[] = [];
  let half = first;
  // Clockwise along the rim, and at each river back along its bank, until the start is met again.
  for (let step = 0; step < 24; step += 1) {
    const side = Math.floor(half / 2);
    const next = (half + 1) % 12;
    if (half % 2 === 1) points.push(cornerOf(side));
    if (half % 2 === 0 && halves[next] !== nth) {
      const to = armBefore(rivers, side);
      points.push(...bankOf(wayBetween(rivers, side, to)));
      half = 2 * to + 1;
    } else half = next;
    if (half === first) break;
  }
  return points;
}

/** The arm of the same river that is met before one, clockwise. */
function armBefore(rivers: Rivers, side: number): number {
  const arms = [...(rivers.find((river) => river.includes(side)) ?? [side])].sort((a, b) => a - b);
  return arms[(arms.indexOf(side) + arms.length - 1) % arms.length]!;
}

/** Points along the right bank of a way. */
function bankOf(way: readonly Curve[]): Point[] {
  const points = way.flatMap((curve) => pointsOf(curve, 12));
  return points.map((point, index) => {
    const before = points[Math.max(index - 1, 0)]!;
    const after = points[Math.min(index + 1, points.length - 1)]!;
    const ahead = minus(after, before);
    const length = Math.hypot(ahead.x, ahead.y) || 1;
    const aside = { x: -ahead.y / length, y: ahead.x / length };
    return plus(point, times(aside, BREADTH / 2));
  });
}

/** Whether a point is inside of a closed line. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let is = false;
  let from = outline[outline.length - 1]!;
  for (const to of outline) {
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      is = !is;
    from = to;
  }
  return is;
}

/** The middle of the widest part of a room. */
function hubOf(room: Room, toWater: Float32Array, outline: readonly Point[]): Point {
  const widths = CELLS.map((_, index) =>
    room[index] === 1 ? Math.min(toWater[index]! - BREADTH / 2, DEPTHS[index]!) : 0,
  );
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  if (widest === 0) return meanOf(outline);
  const wide = CELLS.filter((_, index) => widths[index]! >= widest * WIDE);
  const middle = meanOf(wide);
  // The middle of all wide parts may be in the water between them.
  const nearest = wide.reduce((best, cell) =>
    distance(cell, middle) < distance(best, middle) ? cell : best,
  );
  return isFree(room, middle) ? middle : nearest;
}

const meanOf = (points: readonly Point[]): Point =>
  times(
    points.reduce((sum, point) => plus(sum, point), { x: 0, y: 0 }),
    1 / Math.max(points.length, 1),
  );

/** Where the bridge between two regions stands, and how it is turned. */
export function bridgeOf(
  land: Land,
  [a, b]: readonly [number, number],
): { at: Point; degrees: number } | undefined {
  const arm = land.rivers.flat().find((side) => {
    const [left, right] = [land.halves[2 * side], land.halves[2 * side + 1]];
    return (left === a && right === b) || (left === b && right === a);
  });
  return arm === undefined ? undefined : crossingOf(land.rivers, arm);
}

/** How far from the middle of a side a road runs that keeps to one bank: -1 and 1 are the ends. */
export const BESIDE = (BREADTH + 18) / RADIUS;

/** The half of a road on one tile, from the side to the hub of its region. */
export function roadOf(land: Land, side: number, bank: number): Curve[] {
  const hasRiver = land.rivers.some((river) => river.includes(side));
  const start = sideAt(side, hasRiver ? (bank === 0 ? -BESIDE : BESIDE) : 0);
  const part = land.parts[land.halves[2 * side + Math.min(bank, 1)] ?? 0] ?? land.parts[0]!;
  const { hub } = part;
  const inward = inwardOf(side, start);
  let best = [straightRoad(side, start, hub)];
  if (isDry(land, best)) return best;
  let least = Infinity;
  CELLS.forEach((via, index) => {
    if (part.room[index] !== 1 || via.x % 12 !== 0 || via.y % 12 !== 0) return;
    const length = distance(inward, via) + distance(via, hub);
    if (length >= least) return;
    const around = detour(side, start, via, hub);
    if (isDry(land, around)) [best, least] = [around, length];
  });
  return best;
}

/** How far a road runs square to its side, so that it meets the neighbour's road without a kink. */
const inwardOf = (side: number, start: Point): Point =>
  minus(start, times(sideMiddle(side), INWARD));

/** From a point on a side to a hub. */
export function straightRoad(side: number, start: Point, hub: Point): Curve {
  const inward = inwardOf(side, start);
  return [start, inward, between(inward, hub), hub];
}

/** The same by way of another point. */
export function detour(side: number, start: Point, via: Point, hub: Point): Curve[] {
  const inward = inwardOf(side, start);
  const pace = times(minus(hub, inward), PACE);
  const onward = plus(via, pace);
  return [
    [start, inward, minus(via, pace), via],
    [via, onward, between(onward, hub), hub],
  ];
}

/** Whether a road keeps off the water. */
const isDry = (land: Land, way: readonly Curve[]): boolean =>
  land.course.length === 0 ||
  way.every((curve) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].every(
      (part) => farFrom(land.course, curveAt(curve, part)) > BREADTH / 2 + 6,
    ),
  );
