// Where everything on the map lies, in units in which a space is always of about the same size.

import type { Board, Route } from '../board';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle that is turned around its middle. */
export interface Slot extends Point {
  length: number;
  breadth: number;
  deg: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A route as it is drawn. */
export interface Lane {
  index: number;
  route: Route;
  /** Where the carts stand, from the first place to the second. */
  slots: Slot[];
  /** The way from place to place, through the middle of every slot. */
  way: Point[];
  middle: Point;
  /** Points away from the route beside it; undefined if there is none. */
  outward: Point | undefined;
  /** Where the cart symbol stands. */
  plate: Point;
}

export interface Chart {
  width: number;
  height: number;
  places: ReadonlyMap<string, Point>;
  lanes: readonly Lane[];
  /** What has to be seen when the whole map is seen. */
  box: Box;
}

/** The area of every chart, so that a board with other proportions is drawn at the same scale. */
const AREA = 1050 * 800;
const LENGTH = 57;
const BREADTH = 21;
const GAP = 7;
/** How far places keep slots off. */
export const PLACE_RADIUS = 19;
/** What is seen around places and spaces; above them there are ships. */
const MARGIN = { side: 42, above: 72, below: 40 };

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The chart of a board. */
export function chartOf(board: Board): Chart {
  const [wide, high] = board.aspect;
  const scale = Math.sqrt(AREA / (wide * high));
  const width = wide * scale;
  const height = high * scale;
  const onChart = (spot: Point): Point => ({ x: spot.x * width, y: spot.y * height });
  const places = new Map(board.places.map((place) => [place.name, onChart(place)]));
  const lanes = board.routes.map((route, index): Lane => {
    const a = places.get(route.a) ?? { x: 0, y: 0 };
    const b = places.get(route.b) ?? { x: 0, y: 0 };
    const drawn = (route.spaces ?? []).length === route.length;
    const slots = drawn
      ? route.spaces.map((space) => ({ ...onChart(space), deg: space.deg }))
      : straight(a, b, route.length, sideOf(board, index));
    const way = [a, ...slots.map(({ x, y }) => ({ x, y })), b];
    const length = slotLength(way);
    const sized = slots.map((slot) => ({ ...slot, length, breadth: BREADTH }));
    const middle = middleOf(slots);
    return { index, route, slots: sized, way, middle, outward: undefined, plate: middle };
  });
  for (const lane of lanes) {
    lane.outward = outwardOf(lane, lanes);
    lane.plate = plateOf(lane);
  }
  return { width, height, places, lanes, box: boxOf(places, lanes) };
}

/** Spaces in a row, for a board that does not say where they are. */
function straight(
  a: Point,
  b: Point,
  length: number,
  side: number,
): Omit<Slot, 'length' | 'breadth'>[] {
  const whole = distance(a, b) || 1;
  const normal = { x: -(b.y - a.y) / whole, y: (b.x - a.x) / whole };
  const deg = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  // Places take their part of the way.
  const most = length * (LENGTH + GAP);
  const free = Math.min(most, Math.max(whole - 2 * (PLACE_RADIUS + 6), whole / 2));
  return Array.from({ length }, (_, nth) => {
    const part = 0.5 + ((nth + 0.5) / length - 0.5) * (free / whole);
    const at = between(a, b, part);
    return { x: at.x + normal.x * side, y: at.y + normal.y * side, deg };
  });
}

/** How far a route without drawn spaces steps aside for others between the same places. */
function sideOf(board: Board, index: number): number {
  const own = board.routes[index];
  if (!own) return 0;
  const isBeside = (route: Route) =>
    (route.a === own.a && route.b === own.b) || (route.a === own.b && route.b === own.a);
  const all = board.routes.flatMap((route, other) => (isBeside(route) ? [other] : []));
  const side = (all.indexOf(index) - (all.length - 1) / 2) * (BREADTH + 5);
  // The normal turns round with the direction of the route.
  return own.a === board.routes[all[0] ?? 0]?.a ? side : -side;
}

function slotLength(way: Point[]): number {
  const inner = way.slice(1, -1);
  const steps = inner.slice(1).map((point, nth) => distance(point, inner[nth] ?? point) - GAP);
  const first = distance(way[0] ?? inner[0]!, inner[0]!);
  const last = distance(way.at(-1)!, inner.at(-1)!);
  const ends = (Math.min(first, last) - PLACE_RADIUS - 3) * 2;
  return Math.max(14, Math.min(LENGTH, ends, ...steps));
}

function middleOf(slots: readonly Point[]): Point {
  const half = (slots.length - 1) / 2;
  return between(slots[Math.floor(half)]!, slots[Math.ceil(half)]!, 0.5);
}

/** Whether two routes join the same places side by side. */
export function areBeside(one: Lane, other: Lane): boolean {
  if (one.index === other.index) return false;
  const { a, b } = one.route;
  const same =
    (other.route.a === a && other.route.b === b) || (other.route.a === b && other.route.b === a);
  return same && distance(one.middle, other.middle) < 3 * BREADTH;
}

function outwardOf(lane: Lane, lanes: readonly Lane[]): Point | undefined {
  const beside = lanes.find((other) => areBeside(lane, other));
  if (!beside) return undefined;
  const apart = distance(lane.middle, beside.middle) || 1;
  return {
    x: (lane.middle.x - beside.middle.x) / apart,
    y: (lane.middle.y - beside.middle.y) / apart,
  };
}

/** The cart symbol stands between two slots, so that both can be counted, or at the side of a single one. */
function plateOf(lane: Lane): Point {
  const { slots, middle } = lane;
  if (slots.length > 1) {
    const nth = Math.floor(slots.length / 2);
    return between(slots[nth - 1]!, slots[nth]!, 0.5);
  }
  const turn = ((slots[0]!.deg + 90) * Math.PI) / 180;
  const out = lane.outward ?? { x: Math.cos(turn), y: Math.sin(turn) };
  return { x: middle.x + out.x * BREADTH, y: middle.y + out.y * BREADTH };
}

function boxOf(places: ReadonlyMap<string, Point>, lanes: readonly Lane[]): Box {
  const points = [...places.values(), ...lanes.flatMap((lane) => lane.slots)];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - MARGIN.side;
  const y = Math.min(...ys) - MARGIN.above;
  return {
    x,
    y,
    width: Math.max(...xs) + MARGIN.side - x,
    height: Math.max(...ys) + MARGIN.below - y,
  };
}

/** The corners of a slot, made larger by some units on each side. */
export function cornersOf(slot: Slot, larger = 0): Point[] {
  const turn = (slot.deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [along, across] = [slot.length / 2 + larger, slot.breadth / 2 + larger];
  const corners = [
    [-along, -across],
    [along, -across],
    [along, across],
    [-along, across],
  ] as const;
  return corners.map(([u, v]) => ({
    x: slot.x + u * cos - v * sin,
    y: slot.y + u * sin + v * cos,
  }));
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Points as a path of straight lines. */
export function pathOf(points: readonly Point[], isClosed = false): string {
  const steps = points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`);
  return steps.join('') + (isClosed ? 'Z' : '');
}

/** Points as a smooth path through all of them. */
export function curveOf(points: readonly Point[]): string {
  if (points.length < 3) return pathOf(points);
  let path = `M${short(points[0]!.x)} ${short(points[0]!.y)}`;
  for (let nth = 0; nth + 1 < points.length; nth += 1) {
    const before = points[nth - 1] ?? points[nth]!;
    const from = points[nth]!;
    const to = points[nth + 1]!;
    const after = points[nth + 2] ?? to;
    // Catmull-Rom as Bézier: each handle follows the line between the neighbours.
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[one, two, to].map((point) => `${short(point.x)} ${short(point.y)}`).join(' ')}`;
  }
  return path;
}

/** The line along the slots of a route, from the outer end of the first to that of the last. */
export function trackOf(lane: Lane): Point[] {
  const end = (slot: Slot, toward: Point): Point => {
    const turn = (slot.deg * Math.PI) / 180;
    const step = { x: Math.cos(turn) * (slot.length / 2), y: Math.sin(turn) * (slot.length / 2) };
    const [one, other] = [
      { x: slot.x + step.x, y: slot.y + step.y },
      { x: slot.x - step.x, y: slot.y - step.y },
    ];
    return distance(one, toward) < distance(other, toward) ? one : other;
  };
  const first = lane.slots[0]!;
  const last = lane.slots.at(-1)!;
  return [
    end(first, lane.way[0]!),
    ...lane.slots.map(({ x, y }) => ({ x, y })),
    end(last, lane.way.at(-1)!),
  ];
}

/**
 * Where a route can be touched: its track, which steps outward from a route beside it so that a
 * broad stroke covers only its own half.
 */
export function touchOf(lane: Lane, breadth: number): Point[] {
  const aside = lane.outward ? Math.max(0, breadth / 2 - BREADTH / 2 - 3.5) : 0;
  const { x, y } = lane.outward ?? { x: 0, y: 0 };
  return trackOf(lane).map((point) => ({ x: point.x + x * aside, y: point.y + y * aside }));
}
