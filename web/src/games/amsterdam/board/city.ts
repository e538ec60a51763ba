// The city under the routes: a half-moon of canals that opens to the harbour, with houses along them.

import type { Board } from '../board';
import { pathOf, type Chart, type Point } from './geometry';
import { dice, Line, smooth } from './lines';

/** What is drawn, as few long paths, so that the map stays quick to move. */
export interface City {
  /** The half-moon inside the wall, with its bastions. */
  wall: string;
  /** The land on this side of the harbour, towns and meadows alike. */
  land: string;
  shore: string;
  canals: { path: string; breadth: number }[];
  gardens: { path: string; breadth: number }[];
  /** The two sides of the roofs, one pair for each kind of tile. */
  roofs: { lit: string; shaded: string }[];
  /** Dots: trees along the quays, posts in the harbour, lamps at night. */
  trees: string;
  posts: string;
  lamps: string;
  /** The streets that routes run on. */
  streets: string[];
  /** Bastions, where mills stand. */
  bastions: Point[];
}

/** How far the map goes on beyond its edge, for screens of other proportions. */
export const BLEED = 900;

const CANALS = [0.87, 0.765, 0.66, 0.555];
const STREETS = [0.937, 0.47, 0.385, 0.3, 0.215, 0.13];
const GARDENS = [0.904, 0.8175, 0.7125, 0.6075, 0.51];
const KINDS = 4;
/** How round the half-moon is: 2 is an ellipse, more is fuller at the corners. */
const FULLNESS = 2.6;
const CANAL = 12;
const TAU = Math.PI * 2;

interface Moon {
  middle: Point;
  across: number;
  down: number;
}

/** The city of a chart. */
export function cityOf(board: Board, chart: Chart): City {
  const { box } = chart;
  const top = box.y + 80;
  const moon: Moon = {
    middle: { x: box.x + box.width / 2, y: top },
    across: box.width / 2 + 42,
    down: box.y + box.height + 42 - top,
  };
  const at = (right: number, below: number): Point => ({
    x: box.x + box.width * right,
    y: box.y + box.height * below,
  });
  const shore = new Line(shoreOf(moon, at));
  const waters = watersOf(board, at);
  const rings = CANALS.map((size) => ring(moon, size));
  const canals = [
    ...rings.map((points) => ({ line: new Line(points), breadth: CANAL })),
    ...waters.map(({ points, breadth }) => ({ line: new Line(smooth(points)), breadth })),
  ];
  const streets = chart.lanes.map((lane) => new Line(lane.way));
  const isFree = (point: Point): boolean =>
    sizeAt(moon, point) < 0.965 &&
    point.y > heightAt(shore, point.x) + 12 &&
    [...chart.places.values()].every(
      (place) => Math.hypot(place.x - point.x, place.y - point.y) > 33,
    ) &&
    streets.every((street) => street.from(point) > 23);

  const town = new Town(isFree, canals);
  for (const points of rings) town.row(new Line(points), CANAL / 2 + 6);
  for (const size of STREETS) town.row(new Line(ring(moon, size)), 4.5);
  for (const { points, breadth } of waters) town.row(new Line(smooth(points)), breadth / 2 + 6);
  const { wall, bastions } = wallOf(moon);
  return {
    wall,
    land: landOf(shore, box.y + box.height + BLEED),
    shore: pathOf(shore.points),
    canals: canals.map(({ line, breadth }) => ({ path: pathOf(line.points), breadth })),
    gardens: GARDENS.map((size) => ({
      path: pathOf(ring(moon, size)),
      breadth: size > 0.9 ? 6 : 13,
    })),
    roofs: town.roofs.map(({ lit, shaded }) => ({ lit: lit.join(''), shaded: shaded.join('') })),
    trees: dots(town.trees),
    posts: dots(postsOf(shore, box.x, box.x + box.width)),
    lamps: dots(town.lamps),
    streets: chart.lanes.map((lane) => pathOf(smooth(lane.way, 6))),
    bastions,
  };
}

/** A spot of the half-moon: size 1 is the wall, the angle goes from the right edge below round to the left. */
function spot(moon: Moon, size: number, angle: number): Point {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / FULLNESS);
  return {
    x: moon.middle.x + size * moon.across * bend(Math.cos(angle)),
    y: moon.middle.y + size * moon.down * bend(Math.sin(angle)),
  };
}

/** On which ring a point lies. */
function sizeAt(moon: Moon, { x, y }: Point): number {
  const across = Math.abs(x - moon.middle.x) / moon.across;
  const down = Math.max(0, y - moon.middle.y) / moon.down;
  return (across ** FULLNESS + down ** FULLNESS) ** (1 / FULLNESS);
}

/** A ring from shore to shore; it goes on upwards as far as there may be land. */
function ring(moon: Moon, size: number): Point[] {
  const steps = 72;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    spot(moon, size, (step / steps) * (TAU / 2)),
  );
  const up = { x: 0, y: -60 };
  const first = points[0]!;
  const last = points.at(-1)!;
  return [{ x: first.x, y: first.y + up.y }, ...points, { x: last.x, y: last.y + up.y }];
}

function wallOf(moon: Moon): { wall: string; bastions: Point[] } {
  const line = new Line(ring(moon, 1));
  const count = Math.round(line.length / 128);
  const step = line.length / count;
  const points: Point[] = [];
  const bastions: Point[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const middle = (nth + 0.5) * step;
    // An arrowhead that stands out from the wall; across points to the town.
    const corners = [
      [middle - step / 2, 0],
      [middle - 19, 0],
      [middle - 24, 15],
      [middle, 31],
      [middle + 24, 15],
      [middle + 19, 0],
    ] as const;
    for (const [length, out] of corners) {
      const { x, y, across } = line.at(length);
      points.push({ x: x - across.x * out, y: y - across.y * out });
    }
    const { x, y, across } = line.at(middle);
    bastions.push({ x: x - across.x * 13, y: y - across.y * 13 });
  }
  points.push(line.at(line.length));
  return { wall: pathOf(points, true), bastions };
}

type At = (right: number, below: number) => Point;

function shoreOf(moon: Moon, at: At): Point[] {
  const knots = [
    at(0.02, 0.1),
    at(0.16, 0.068),
    at(0.3, 0.08),
    at(0.42, 0.13),
    at(0.52, 0.155),
    at(0.66, 0.135),
  ];
  knots.push(at(0.8, 0.15), at(0.93, 0.19), at(1.03, 0.17));
  const left = { x: moon.middle.x - BLEED - moon.across, y: at(0, 0.2).y };
  const right = { x: moon.middle.x + BLEED + moon.across, y: at(0, 0.05).y };
  return smooth([left, at(-0.3, 0.14), at(-0.1, 0.1), ...knots, at(1.2, 0.08), right], 10);
}

/** How far down the shore is at some point across. */
export function heightAt(shore: Line, x: number): number {
  const { points } = shore;
  const after = points.findIndex((point) => point.x > x);
  if (after <= 0) return points[after === 0 ? 0 : points.length - 1]!.y;
  const [from, to] = [points[after - 1]!, points[after]!];
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1);
}

const landOf = (shore: Line, bottom: number): string =>
  pathOf(
    [
      ...shore.points,
      { x: shore.points.at(-1)!.x, y: bottom },
      { x: shore.points[0]!.x, y: bottom },
    ],
    true,
  );

/** The river through the town, and on the board of the box the old canals beside it. */
function watersOf(board: Board, at: At): { points: Point[]; breadth: number }[] {
  const river = [
    at(1.06, 1.7),
    at(1.02, 1.22),
    at(0.965, 0.94),
    at(0.915, 0.755),
    at(0.82, 0.765),
    at(0.735, 0.84),
  ];
  river.push(at(0.65, 0.885), at(0.575, 0.84), at(0.525, 0.74), at(0.492, 0.63));
  const waters = [
    { points: river, breadth: 24 },
    {
      points: [
        at(0.492, 0.63),
        at(0.487, 0.53),
        at(0.445, 0.4),
        at(0.43, 0.28),
        at(0.455, 0.16),
        at(0.48, 0.03),
      ],
      breadth: 17,
    },
  ];
  if (board.name !== 'Amsterdam') return waters;
  return [
    ...waters,
    {
      points: [at(0.57, 0.05), at(0.578, 0.25), at(0.563, 0.48), at(0.6, 0.66), at(0.63, 0.85)],
      breadth: 9,
    },
    {
      points: [at(0.655, 0.05), at(0.668, 0.25), at(0.69, 0.5), at(0.74, 0.64), at(0.76, 0.8)],
      breadth: 9,
    },
    {
      points: [at(0.35, 0.05), at(0.345, 0.28), at(0.385, 0.47), at(0.41, 0.66), at(0.46, 0.8)],
      breadth: 9,
    },
    {
      points: [at(0.835, 0.05), at(0.845, 0.2), at(0.81, 0.42), at(0.84, 0.56), at(0.875, 0.745)],
      breadth: 13,
    },
  ];
}

/** Posts in the water before the town, in two rows that let ships through. */
function postsOf(shore: Line, from: number, to: number): Point[] {
  const posts: Point[] = [];
  for (let x = from; x < to; x += 9) {
    const isGap = Math.floor((x - from) / 130) % 2 === 1 && (x - from) % 130 < 34;
    if (isGap) continue;
    posts.push({ x, y: heightAt(shore, x) - 46 - 5 * Math.sin(x / 60) });
  }
  return posts;
}

/** Dots as one path: lines of no length, drawn with round ends. */
const dots = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');

/** Houses that are built row by row, wherever nothing is in their way. */
class Town {
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
    if (!this.isFree(middle) || this.#isWet(middle) || this.#isCrowded(middle)) return;
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
      if (!this.isFree(point)) continue;
      if (this.#roll() < 0.16) this.lamps.push(point);
      else this.trees.push(point);
    }
  }

  #isWet(point: Point): boolean {
    return this.canals.some(({ line, breadth }) => line.from(point) < breadth / 2 + 8);
  }

  #isCrowded(point: Point): boolean {
    return this.#built.some(
      (other) =>
        Math.abs(other.x - point.x) < 30 && Math.hypot(other.x - point.x, other.y - point.y) < 9.5,
    );
  }
}
