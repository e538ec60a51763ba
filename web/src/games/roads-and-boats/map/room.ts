// The room on a tile, as a grid of cells that are free or not.

import { depthOf, INRADIUS, RADIUS, type Point } from './geometry';

/** How far the cells are apart. */
const STEP = 4;
const ACROSS = 2 * Math.ceil(INRADIUS / STEP) + 1;
const DOWN = 2 * Math.ceil(RADIUS / STEP) + 1;
const LEFT = -Math.floor(ACROSS / 2) * STEP;
const TOP = -Math.floor(DOWN / 2) * STEP;

/** The middles of all cells, and how far each is inside of the rim. */
export const CELLS: readonly Point[] = Array.from({ length: ACROSS * DOWN }, (_, index) => ({
  x: LEFT + (index % ACROSS) * STEP,
  y: TOP + Math.floor(index / ACROSS) * STEP,
}));
export const DEPTHS: readonly number[] = CELLS.map(depthOf);

export type Room = Uint8Array;

/** The room where something holds. */
export const roomWhere = (is: (point: Point, index: number) => boolean): Room =>
  Uint8Array.from(CELLS, (cell, index) => (is(cell, index) ? 1 : 0));

export const bothRooms = (one: Room, other: Room): Room =>
  one.map((free, index) => free | other[index]!);

export const isFree = (room: Room, point: Point): boolean => {
  const column = Math.round((point.x - LEFT) / STEP);
  const row = Math.round((point.y - TOP) / STEP);
  return (
    column >= 0 && row >= 0 && column < ACROSS && row < DOWN && room[row * ACROSS + column] === 1
  );
};

/** Sums over all cells above and left of each, so that any rectangle is counted at once. */
export function sumsOf(room: Room): Uint16Array {
  const sums = new Uint16Array((ACROSS + 1) * (DOWN + 1));
  for (let row = 0; row < DOWN; row += 1) {
    let line = 0;
    for (let column = 0; column < ACROSS; column += 1) {
      line += room[row * ACROSS + column]!;
      sums[(row + 1) * (ACROSS + 1) + column + 1] = sums[row * (ACROSS + 1) + column + 1]! + line;
    }
  }
  return sums;
}

interface Frame {
  at: Point;
  width: number;
  height: number;
}

/** The cells whose middles a frame covers: the first and the last column and row. */
const covered = ({ at, width, height }: Frame): [number, number, number, number] => [
  Math.ceil((at.x - width / 2 - LEFT) / STEP),
  Math.ceil((at.y - height / 2 - TOP) / STEP),
  Math.floor((at.x + width / 2 - LEFT) / STEP),
  Math.floor((at.y + height / 2 - TOP) / STEP),
];

/** Whether all cells of a frame are free. */
export function holds(sums: Uint16Array, frame: Frame): boolean {
  const [left, top, right, bottom] = covered(frame);
  if (left < 0 || top < 0 || right >= ACROSS || bottom >= DOWN) return false;
  const wide = ACROSS + 1;
  const count =
    sums[(bottom + 1) * wide + right + 1]! -
    sums[top * wide + right + 1]! -
    sums[(bottom + 1) * wide + left]! +
    sums[top * wide + left]!;
  return count === (right - left + 1) * (bottom - top + 1);
}

/** How far things keep off each other. */
const GAP = 3;

/** Takes the cells of a frame, and a little around it, out of a room. */
export function take(room: Room, { at, width, height }: Frame): void {
  const [left, top, right, bottom] = covered({
    at,
    width: width + 2 * GAP,
    height: height + 2 * GAP,
  });
  for (let row = Math.max(top, 0); row <= Math.min(bottom, DOWN - 1); row += 1) {
    room.fill(0, row * ACROSS + Math.max(left, 0), row * ACROSS + Math.min(right, ACROSS - 1) + 1);
  }
}

/** How far the middle of each cell is from the nearest of these points; far if there are none. */
export function distancesTo(points: readonly Point[]): Float32Array {
  const distances = new Float32Array(CELLS.length).fill(1000);
  CELLS.forEach(({ x, y }, index) => {
    let least = 1_000_000;
    for (const point of points) {
      const across = point.x - x;
      const down = point.y - y;
      const square = across * across + down * down;
      if (square < least) least = square;
    }
    distances[index] = Math.sqrt(least);
  });
  return distances;
}
