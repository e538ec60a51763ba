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
  readonly #bounds: { left: number; right: number; top: number; bottom: number };

  constructor(points: readonly Point[]) {
    this.points = points;
    for (let nth = 1; nth < points.length; nth += 1) {
      this.#sums.push(this.#sums[nth - 1]! + distance(points[nth - 1]!, points[nth]!));
    }
    this.length = this.#sums.at(-1) ?? 0;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    this.#bounds = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
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

  /** Whether a point is nearer to the line than a limit. */
  isNear(point: Point, limit: number): boolean {
    const { left, right, top, bottom } = this.#bounds;
    if (point.x < left - limit || point.x > right + limit) return false;
    if (point.y < top - limit || point.y > bottom + limit) return false;
    return this.points.some(
      (to, nth) => nth > 0 && distanceToSegment(point, this.points[nth - 1]!, to) < limit,
    );
  }
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  const clamped = Math.min(1, Math.max(0, part));
  const x = a.x + dx * clamped - point.x;
  const y = a.y + dy * clamped - point.y;
  return Math.sqrt(x * x + y * y);
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
