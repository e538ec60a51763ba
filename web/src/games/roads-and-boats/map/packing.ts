// Finding room for things on a tile, as large as they all can be.

import { distance, type Point } from './geometry';
import { CELLS, holds, sumsOf, take, type Room } from './room';

export interface Sized {
  width: number;
  height: number;
}

export interface Spot {
  at: Point;
  scale: number;
}

const SMALLER = 0.9;
const SMALLEST = 0.17;

/** The free cells of a room from the nearest to the farthest. */
function nearest(room: Room, from: Point): Point[] {
  const cells = CELLS.filter((_, index) => room[index] === 1);
  const far = new Map(cells.map((cell) => [cell, distance(cell, from)]));
  return cells.sort((a, b) => far.get(a)! - far.get(b)!);
}

/** Places things around a point without overlap, all at the same scale. What it takes is taken out of the room. */
export function pack(things: readonly Sized[], room: Room, hub: Point, largest = 1): Spot[] {
  if (things.length === 0) return [];
  const cells = nearest(room, hub);
  for (let scale = largest; scale > SMALLEST; scale *= SMALLER) {
    const left = room.slice();
    const spots = tryScale(things, left, cells, scale);
    if (spots) {
      room.set(left);
      return spots;
    }
  }
  // There is no room at all: they lie on a heap, but all of them can be seen.
  return things.map((_, index) => ({
    at: { x: hub.x + ((index % 5) - 2) * 10, y: hub.y + (Math.floor(index / 5) - 1) * 10 },
    scale: SMALLEST,
  }));
}

function tryScale(
  things: readonly Sized[],
  room: Room,
  cells: readonly Point[],
  scale: number,
): Spot[] | undefined {
  const spots: Spot[] = [];
  for (const { width, height } of things) {
    const sums = sumsOf(room);
    const size = { width: width * scale, height: height * scale };
    const at = cells.find((cell) => holds(sums, { at: cell, ...size }));
    if (!at) return undefined;
    take(room, { at, ...size });
    spots.push({ at, scale });
  }
  return spots;
}
