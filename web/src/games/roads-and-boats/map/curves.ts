// Curves with two handles.

import { plus, write, type Point } from './geometry';

/** A curve by its ends and the handles between them. */
export type Curve = readonly [Point, Point, Point, Point];

export function curveAt([from, leaving, arriving, to]: Curve, part: number): Point {
  const rest = 1 - part;
  const [a, b, c, d] = [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3];
  return {
    x: a * from.x + b * leaving.x + c * arriving.x + d * to.x,
    y: a * from.y + b * leaving.y + c * arriving.y + d * to.y,
  };
}

/** So many points of a curve, from one end to the other. */
export const pointsOf = (curve: Curve, count = 15): Point[] =>
  Array.from({ length: count }, (_, index) => curveAt(curve, index / (count - 1)));

export const backward = ([from, leaving, arriving, to]: Curve): Curve => [
  to,
  arriving,
  leaving,
  from,
];

export const shifted = (curve: Curve, by: Point): Curve => [
  plus(curve[0], by),
  plus(curve[1], by),
  plus(curve[2], by),
  plus(curve[3], by),
];

const bend = ([, leaving, arriving, to]: Curve): string =>
  `C${write(leaving)} ${write(arriving)} ${write(to)}`;

/** Curves as lines, each for itself. */
export const curvePath = (curves: readonly Curve[]): string =>
  curves.map((curve) => `M${write(curve[0])}${bend(curve)}`).join('');

/** Curves of which each starts where the one before ends, as one line. */
export const chainPath = (curves: readonly Curve[]): string =>
  curves.length === 0 ? '' : `M${write(curves[0]![0])}${curves.map(bend).join('')}`;
