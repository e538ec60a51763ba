// The houses, trees and lamps along canals and streets.

import { distance, pathOf, type Point } from './geometry';
import { dice, type Line } from './lines';

/** Kinds of roof tiles. */
const KINDS = 4;

/** Houses that are built row by row, wherever nothing is in their way. */
export class Town {
  readonly roofs = Array.from({ length: KINDS }, () => ({
    lit: [] as string[],
    shaded: [] as string[],
  }));
  readonly trees: Point[] = [];
  readonly lamps: Point[] = [];
  readonly #roll = dice(1625);
  readonly #built: Point[] = [];

  constructor(
    readonly isFree: (point: Point) => boolean,
    readonly canals: readonly { line: Line; breadth: number }[],
  ) {}

  /** Builds along both sides of a canal or street. */
  row(line: Line, front: number): void {
    for (const side of [1, -1]) {
      let length = this.#roll() * 20;
      let block = 60 + this.#roll() * 50;
      while (length < line.length - 14) {
        const breadth = 8 + this.#roll() * 5;
        this.#house(line, length, breadth, front, 10 + this.#roll() * 4, side);
        length += breadth + 0.6;
        block -= breadth;
        if (block < 0) {
          length += 8;
          block = 60 + this.#roll() * 50;
        }
      }
      if (front > 8) this.#quay(line, (front - 2) * side);
    }
  }

  #house(
    line: Line,
    from: number,
    breadth: number,
    front: number,
    depth: number,
    side: number,
  ): void {
    const [start, half, end] = [
      line.at(from),
      line.at(from + breadth / 2),
      line.at(from + breadth),
    ];
    const corner = (stand: typeof start, out: number): Point => ({
      x: stand.x + stand.across.x * out * side,
      y: stand.y + stand.across.y * out * side,
    });
    const middle = corner(half, front + depth / 2);
    if (!this.isFree(middle) || this.#isWet(middle, 8) || this.#isCrowded(middle)) return;
    this.#built.push(middle);
    const kind = this.roofs[Math.floor(this.#roll() ** 1.5 * KINDS)]!;
    const back = front + depth;
    const one = [
      corner(start, front),
      corner(half, front),
      corner(half, back),
      corner(start, back),
    ];
    const other = [corner(half, front), corner(end, front), corner(end, back), corner(half, back)];
    // The light comes from the upper left.
    const isLit = start.x + start.y < end.x + end.y;
    kind.lit.push(pathOf(isLit ? one : other, true));
    kind.shaded.push(pathOf(isLit ? other : one, true));
  }

  #quay(line: Line, out: number): void {
    for (let length = 10; length < line.length; length += 19 + this.#roll() * 12) {
      const { x, y, across } = line.at(length);
      const point = { x: x + across.x * out, y: y + across.y * out };
      if (!this.isFree(point) || this.#isWet(point, 1)) continue;
      if (this.#roll() < 0.16) this.lamps.push(point);
      else this.trees.push(point);
    }
  }

  #isWet(point: Point, room: number): boolean {
    return this.canals.some(({ line, breadth }) => line.isNear(point, breadth / 2 + room));
  }

  #isCrowded(point: Point): boolean {
    return this.#built.some(
      (other) => Math.abs(other.x - point.x) < 9.5 && distance(other, point) < 9.5,
    );
  }
}
