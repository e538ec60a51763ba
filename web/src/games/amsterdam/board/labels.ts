// Where the names of places stand: near them, and never on a space.

import { cornersOf, distance, PLACE_RADIUS, type Box, type Chart, type Point } from './geometry';

export interface Label {
  place: string;
  lines: string[];
  size: number;
  /** The plate behind the name. */
  box: Box;
}

/** How wide a text is at a size of 1. */
export type Measure = (text: string) => number;

const LINE = 1.08;
const PAD = { x: 0.32, y: 0.16 };
/** Names shrink to this part before they would cover a space. */
const SHRINKING = [1, 0.94, 0.88, 0.82, 0.76, 0.7];
/** How far a name may be from the rim of its place, and how much of the rim it may cover. */
const FARTHEST = 30;
const NEAREST = -4;
/** How finely is looked for a spot. */
const STEP = 4;

interface Candidate extends Label {
  cost: number;
}

/** The labels of all places, at the size wished for or somewhat smaller. */
export function labelsOf(
  chart: Chart,
  names: ReadonlyMap<string, string>,
  size: number,
  measure: Measure,
): Label[] {
  const options = [...chart.places].map(([place, at]) =>
    candidates(around(chart, place, at), place, names.get(place) ?? place, size, measure),
  );
  return settle(options);
}

/** What is in the way of a label. */
interface Surroundings {
  at: Point;
  bound: Box;
  slots: (Point & { corners: Point[] })[];
  plates: Point[];
  places: Point[];
}

/** How far away things cannot be in the way any more. */
const FAR = 260;
/** With so many candidates that cover nothing, no smaller ones are looked for. */
const ENOUGH = 40;
const COVERS = 400;

function around(chart: Chart, place: string, at: Point): Surroundings {
  const isNear = (point: Point) => distance(point, at) < FAR;
  const slots = chart.lanes.flatMap((lane) => lane.slots).filter(isNear);
  const plates = chart.lanes.filter((lane) => lane.route.cart).map((lane) => lane.plate);
  const others = [...chart.places].filter(([name]) => name !== place).map(([, other]) => other);
  return {
    at,
    bound: chart.box,
    slots: slots.map((slot) => ({ x: slot.x, y: slot.y, corners: cornersOf(slot, 1) })),
    plates: plates.filter(isNear),
    places: others.filter(isNear),
  };
}

function candidates(
  near: Surroundings,
  place: string,
  name: string,
  wished: number,
  measure: Measure,
): Candidate[] {
  const found: Candidate[] = [];
  for (const [shrunk, part] of SHRINKING.entries()) {
    const size = wished * part;
    for (const [folds, lines] of foldings(name).entries()) {
      const width = (Math.max(...lines.map(measure)) + 2 * PAD.x) * size;
      const height = (lines.length * LINE + 2 * PAD.y) * size;
      const reach = PLACE_RADIUS + FARTHEST;
      for (let x = -reach - width; x <= reach; x += STEP) {
        for (let y = -reach - height; y <= reach; y += STEP) {
          const box = { x: near.at.x + x, y: near.at.y + y, width, height };
          const gap = away(box, near.at) - PLACE_RADIUS;
          if (gap < NEAREST || gap > FARTHEST) continue;
          const wishes = shrunk * 9 + folds * 4 + Math.abs(gap - 1) * 2 + aside(box, near.at);
          found.push({ place, lines, size, box, cost: wishes + covered(box, near) });
        }
      }
    }
    if (found.filter((one) => one.cost < COVERS).length >= ENOUGH) break;
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, 200);
}

/** What a label in a box would cover. */
function covered(box: Box, { bound, slots, plates, places }: Surroundings): number {
  return (
    beyond(box, bound) * 30 +
    3 *
      COVERS *
      slots.filter((slot) => away(box, slot) < 33 && overlaps(box, slot.corners)).length +
    COVERS * plates.filter((plate) => away(box, plate) < 12).length +
    COVERS * places.filter((other) => away(box, other) < PLACE_RADIUS).length
  );
}

/** Names stand best in the middle above or below, or at the height of their place. */
function aside(box: Box, at: Point): number {
  const x = Math.abs(box.x + box.width / 2 - at.x);
  const y = Math.abs(box.y + box.height / 2 - at.y);
  const isBeside = x > box.width / 2;
  return isBeside ? 2 + y / 4 : x / 4 + (box.y > at.y ? 0 : 1);
}

/** How far a box goes beyond another. */
function beyond(box: Box, bound: Box): number {
  const right = box.x + box.width - bound.x - bound.width;
  const bottom = box.y + box.height - bound.y - bound.height;
  return [bound.x - box.x, bound.y - box.y, right, bottom].reduce(
    (sum, over) => sum + Math.max(0, over),
    0,
  );
}

/** How far a point is from a box. */
function away(box: Box, at: Point): number {
  const x = Math.max(box.x - at.x, 0, at.x - box.x - box.width);
  const y = Math.max(box.y - at.y, 0, at.y - box.y - box.height);
  return Math.hypot(x, y);
}

/** Whether a box and a turned rectangle share a spot: they do if no side parts them. */
export function overlaps(box: Box, corners: readonly Point[]): boolean {
  const own = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ];
  const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
  const axes = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - b.x, y: c.y - b.y },
  ];
  return axes.every((axis) => {
    const along = (point: Point) => point.x * axis.x + point.y * axis.y;
    const [mine, theirs] = [own.map(along), corners.map(along)];
    return Math.max(...mine) > Math.min(...theirs) && Math.max(...theirs) > Math.min(...mine);
  });
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Chooses a candidate for each label, then again and again the best beside all others. */
function settle(options: readonly Candidate[][]): Label[] {
  const chosen = options.map((list) => list[0]!);
  for (let round = 0; round < 6; round += 1) {
    let changes = 0;
    for (const [nth, list] of options.entries()) {
      const rest = chosen.filter((_, other) => other !== nth);
      const cost = (one: Candidate) =>
        one.cost + 600 * rest.filter((other) => meet(one.box, other.box)).length;
      const best = list.reduce((least, one) => (cost(one) < cost(least) ? one : least));
      if (best === chosen[nth]) continue;
      chosen[nth] = best;
      changes += 1;
    }
    if (changes === 0) break;
  }
  return chosen.map(({ place, lines, size, box }) => ({ place, lines, size, box }));
}

/** The ways to write a name: in one line, or folded between words or within a long one. */
export function foldings(name: string): string[][] {
  const folded: string[][] = [[name]];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ 0: sign, index }) => ({ sign, index }));
  const middle = name.length / 2;
  breaks.sort((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle));
  const best = breaks[0];
  if (best) {
    const upto = best.sign === '-' ? best.index + 1 : best.index;
    folded.push([name.slice(0, upto), name.slice(best.index + 1)]);
  }
  // Dutch compounds may be parted before their last word.
  const compound = /^(.*?\S{5,}?)(poortstoren|toren|huisje|markt|kerk|brug)$/.exec(name);
  if (compound && name.length > 9) {
    const [, head = '', tail = ''] = compound;
    folded.push([`${head}-`, tail]);
    const gap = head.indexOf(' ');
    if (gap > 0) folded.push([head.slice(0, gap), `${head.slice(gap + 1)}-`, tail]);
  }
  return folded;
}
