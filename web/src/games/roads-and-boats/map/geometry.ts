// Hexagons with a corner on top: where their middles, corners and sides are.

import { CORNERS, INRADIUS, RADIUS, SIDE_MIDDLES } from '../../../gen/roads-and-boats/shapes';
import { NEIGHBOURS } from '../../../gen/roads-and-boats/tables';
import type { Hex } from '../types';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export { INRADIUS, RADIUS };

export const SIDES = [0, 1, 2, 3, 4, 5] as const;

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The middle of a tile. That of 0, 0 is the origin. */
export const centerOf = ([q, r]: readonly number[]): Point => ({
  x: 2 * INRADIUS * (q! + r! / 2),
  y: 1.5 * RADIUS * r!,
});

/** The tile on the other side of an edge. */
export const towards = ([q, r]: readonly number[], direction: number): Hex => {
  const [across, down] = NEIGHBOURS[direction % 6]!;
  return [q! + across, r! + down];
};

export const opposite = (direction: number): number => (direction + 3) % 6;

/** The middle of a side, seen from the middle of the tile. */
export const sideMiddle = (direction: number): Point => SIDE_MIDDLES[direction % 6]!;

/** The corner where a side ends, clockwise. */
export const cornerOf = (direction: number): Point => CORNERS[direction % 6]!;

/** A point on a side: 0 is its middle, -1 and 1 are its ends, clockwise. */
export const sideAt = (direction: number, part: number): Point =>
  between(sideMiddle(direction), cornerOf(direction), part);

/** The point as far beyond a point on a side as it is said, or inside of it if that is negative. */
export const beyond = (direction: number, part: number, far: number): Point =>
  plus(sideAt(direction, part), times(sideMiddle(direction), far / INRADIUS));

/** How far inside of its nearest side a point of a tile is. */
export function depthOf(point: Point): number {
  let least = Infinity;
  for (const middle of SIDE_MIDDLES) {
    least = Math.min(least, INRADIUS - (middle.x * point.x + middle.y * point.y) / INRADIUS);
  }
  return least;
}

/** A box with more room on all sides. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Whether a point is in a box. */
export const isInside = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** A number as short as it may be in a path. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const write = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** Straight lines through points. */
export const through = (points: readonly Point[], isClosed = false): string =>
  points.length === 0 ? '' : `M${points.map(write).join('L')}${isClosed ? 'Z' : ''}`;

/** The outline of a tile around its middle, grown or shrunk. */
export const hexPath = (scale = 1, middle: Point = { x: 0, y: 0 }): string =>
  through(
    CORNERS.map((corner) => plus(middle, times(corner, scale))),
    true,
  );

/** A number from 0 to 1 that is always the same for the same numbers. */
export function noise(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) hash = Math.imul(hash ^ (number + 1013), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
