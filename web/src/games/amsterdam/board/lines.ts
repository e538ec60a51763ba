// Lines that are walked along: canals, streets and shores.

import { distance, type Point } from './geometry';

/** A spot on a line, with the direction across it. */
export interface Stand extends Point {
  /** Across the line, of length 1. */
  across: Point;
}

/** A line that can be asked for the spot at any length from its beginning. */
export class Line {
  readonly points: readonly Point[];
  readonly length: number;
  readonly #sums: number[] = [0];

  constructor(points: readonly Point[]) {
    this.points = points;
    for (let nth = 1; nth < points.length; nth += 1) {
      this.#sums.push(this.#sums[nth - 1]! + distance(points[nth - 1]!, points[nth]!));
    }
    this.length = this.#sums.at(-1) ?? 0;
  }

  at(length: number): Stand {
    const last = this.points.length - 2;
    let nth = this.#sums.findIndex((sum) => sum > length) - 1;
    if (nth < 0) nth = length <= 0 ? 0 : last;
    const [from, to] = [this.points[nth]!, this.points[nth + 1]!];
    const whole = distance(from, to) || 1;
    const part = (length - this.#sums[nth]!) / whole;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      across: { x: -(to.y - from.y) / whole, y: (to.x - from.x) / whole },
    };
  }

  /** How far a point is from the line. */
  from(point: Point): number {
    let least = Infinity;
    for (let nth = 1; nth < this.points.length; nth += 1) {
      least = Math.min(least, distanceToSegment(point, this.points[nth - 1]!, this.points[nth]!));
    }
    return least;
  }
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const part =
    square === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
  const clamped = Math.min(1, Math.max(0, part));
  return distance(point, { x: a.x + (b.x - a.x) * clamped, y: a.y + (b.y - a.y) * clamped });
}

/** A smooth line through points, as many short straight ones. */
export function smooth(points: readonly Point[], steps = 8): Point[] {
  const line: Point[] = [];
  for (let nth = 0; nth + 1 < points.length; nth += 1) {
    const before = points[nth - 1] ?? points[nth]!;
    const from = points[nth]!;
    const to = points[nth + 1]!;
    const after = points[nth + 2] ?? to;
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3);
      line.push({
        x: mix(before.x, from.x, to.x, after.x),
        y: mix(before.y, from.y, to.y, after.y),
      });
    }
  }
  line.push(points.at(-1)!);
  return line;
}

/** Numbers from 0 to 1 that look random and are the same each time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
