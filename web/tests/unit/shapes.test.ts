// The page draws the shapes that it shares with the pictures of the engine as these do.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { curveOf } from '../../src/games/amsterdam/board/geometry';
import { curveAt, type Curve } from '../../src/games/roads-and-boats/map/curves';
import {
  beyond,
  centerOf,
  depthOf,
  polar,
  sideAt,
  type Point,
} from '../../src/games/roads-and-boats/map/geometry';
import { MOORING } from '../../src/gen/roads-and-boats/shapes';
import { detour, straightRoad } from '../../src/games/roads-and-boats/map/land';
import { crossingOf, curvesOf } from '../../src/games/roads-and-boats/map/rivers';
import { approach } from '../../src/games/roads-and-boats/map/works';

type At = readonly [number, number];
type Bend = readonly [At, At, At, At];

const point = ([x, y]: At): Point => ({ x, y });
const curve = ([a, b, c, d]: Bend): Curve => [point(a), point(b), point(c), point(d)];

/** How each shape is drawn here. */
const DRAWN: Record<string, (...of: never[]) => unknown> = {
  smooth: (points: At[]) => curveOf(points.map(point)),
  center: (q: number, r: number) => centerOf([q, r]),
  depth: (at: At) => depthOf(point(at)),
  on_side: (side: number, part: number) => sideAt(side, part),
  mooring: (side: number, part: number) => beyond(side, part, -MOORING),
  river: (arms: number[]) => curvesOf([arms], 0).bends,
  arms: (arms: number[]) => curvesOf([arms], 0).arms,
  crossing: (arms: number[], side: number) => {
    const { at, degrees } = crossingOf([arms], side);
    return [at, polar(1, degrees)];
  },
  road: (side: number, start: At, hub: At) => straightRoad(side, point(start), point(hub)),
  detour: (side: number, start: At, via: At, hub: At) =>
    detour(side, point(start), point(via), point(hub)),
  approach: (hub: At, end: At, bridge: At) => approach(point(hub), point(end), point(bridge)),
  on_curve: (bend: Bend, part: number) => curveAt(curve(bend), part),
};

/** All numbers of a shape, in their order. */
function numbersOf(shape: unknown): number[] {
  if (typeof shape === 'number') return [shape];
  if (typeof shape === 'string') return (shape.match(/-?[\d.]+/g) ?? []).map(Number);
  return Object.values(shape as object).flatMap(numbersOf);
}

interface Sample {
  shape: string;
  of: never[];
  is: unknown;
}

const text = readFileSync(new URL('samples/shapes.jsonl', import.meta.url), 'utf8');
const samples = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample);

describe('the page draws as the pictures do', () => {
  test.each(Object.keys(DRAWN))('%s', (shape) => {
    const own = samples.filter((sample) => sample.shape === shape);
    expect(own).not.toHaveLength(0);
    for (const { of, is } of own) {
      const [drawn, expected] = [DRAWN[shape]!(...of), is].map(numbersOf);
      const where = JSON.stringify(of);
      expect(drawn, where).toHaveLength(expected!.length);
      // Paths are written with fewer places here.
      const places = typeof is === 'string' ? 1 : 6;
      expected!.forEach((number, nth) => expect(drawn![nth], where).toBeCloseTo(number, places));
    }
  });

  test('in every shape', () => {
    expect(samples.filter(({ shape }) => !(shape in DRAWN))).toEqual([]);
  });
});
