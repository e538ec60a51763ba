// Where the names of places stand: near them, and never on a space.

import { distance, PLACE_RADIUS, type Box, type Chart, type Point, type Slot } from './geometry';

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
const STEP = 5;

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
  slots: Turned[];
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
    slots: slots.map((slot) =>
      turned({ ...slot, length: slot.length + 2, breadth: slot.breadth + 2 }),
    ),
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
  /** The one that covers least, if all cover something. */
  let least: Candidate | undefined;
  for (const [shrunk, part] of SHRINKING.entries()) {
    const size = wished * part;
    for (const [folds, lines] of foldings(name).entries()) {
      const width = (Math.max(...lines.map(measure)) + 2 * PAD.x) * size;
      const height = (lines.length * LINE + 2 * PAD.y) * size;
      const reach = PLACE_RADIUS + FARTHEST;
      // Counted from the middle, so that names can stand exactly above or below.
      const columns = Math.ceil((reach + width / 2) / STEP);
      const rows = Math.ceil((reach + height / 2) / STEP);
      for (let column = -columns; column <= columns; column += 1) {
        for (let row = -rows; row <= rows; row += 1) {
          const box = {
            x: near.at.x - width / 2 + column * STEP,
            y: near.at.y - height / 2 + row * STEP,
            width,
            height,
          };
          const gap = away(box, near.at) - PLACE_RADIUS;
          if (gap < NEAREST || gap > FARTHEST) continue;
          const wishes = shrunk * 9 + folds * 4 + Math.abs(gap - 1) * 2 + aside(box, near.at);
          const cost = wishes + covered(box, near);
          const candidate = { place, lines, size, box, cost };
          if (cost < COVERS) found.push(candidate);
          else if (cost < (least?.cost ?? Infinity)) least = candidate;
        }
      }
    }
    if (found.length >= ENOUGH) break;
  }
  if (found.length === 0 && least) found.push(least);
  return found.sort((one, other) => one.cost - other.cost).slice(0, 200);
}

/** What a label in a box would cover. Asked many thousand times, so it makes no lists. */
function covered(box: Box, { at, bound, slots, plates, places }: Surroundings): number {
  // A name that is cut off is no name.
  const cut = beyond(box, bound);
  let cost = cut > 0 ? COVERS + cut * 30 : 0;
  for (const slot of slots) if (overlaps(box, slot)) cost += 3 * COVERS;
  for (const plate of plates) if (away(box, plate) < 12) cost += COVERS;
  const own = away(box, at);
  for (const other of places) {
    const far = away(box, other);
    if (far < PLACE_RADIUS) cost += COVERS;
    // A name that is about as near to another place could be taken for that one's.
    else if (far < own * 1.6) cost += 40;
  }
  return cost;
}

/** Names stand best in the middle above or below, or at the height of their place. */
function aside(box: Box, at: Point): number {
  const x = Math.abs(box.x + box.width / 2 - at.x);
  const y = Math.abs(box.y + box.height / 2 - at.y);
  const isBeside = x > box.width / 2;
  return isBeside ? 2 + y / 4 : x / 4 + (box.y > at.y ? 0 : 1);
}

/** How far a box goes beyond another. */
const beyond = (box: Box, bound: Box): number =>
  Math.max(0, bound.x - box.x) +
  Math.max(0, bound.y - box.y) +
  Math.max(0, box.x + box.width - bound.x - bound.width) +
  Math.max(0, box.y + box.height - bound.y - bound.height);

/** How far a point is from a box. */
function away(box: Box, at: Point): number {
  const x = Math.max(box.x - at.x, 0, at.x - box.x - box.width);
  const y = Math.max(box.y - at.y, 0, at.y - box.y - box.height);
  return Math.sqrt(x * x + y * y);
}

/** A slot with its own two directions, worked out once. */
interface Turned extends Slot {
  cos: number;
  sin: number;
}

export function turned(slot: Slot): Turned {
  const turn = (slot.deg * Math.PI) / 180;
  return { ...slot, cos: Math.cos(turn), sin: Math.sin(turn) };
}

/** Whether a box and a turned rectangle share a spot: they do if no side of either parts them. */
export function overlaps(box: Box, { x, y, length, breadth, cos, sin }: Turned): boolean {
  const w = box.width / 2;
  const h = box.height / 2;
  const along = length / 2;
  const across = breadth / 2;
  const dx = box.x + w - x;
  const dy = box.y + h - y;
  const c = Math.abs(cos);
  const s = Math.abs(sin);
  return (
    Math.abs(dx) < w + along * c + across * s &&
    Math.abs(dy) < h + along * s + across * c &&
    Math.abs(dx * cos + dy * sin) < along + w * c + h * s &&
    Math.abs(dy * cos - dx * sin) < across + w * s + h * c
  );
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
      const cost = (one: Candidate) => {
        let sum = one.cost;
        for (const [other, { box }] of chosen.entries()) {
          if (other !== nth && meet(one.box, box)) sum += 600;
        }
        return sum;
      };
      // Candidates come with the cheapest first, so that most need not be asked.
      let best = list[0]!;
      let least = Infinity;
      for (const one of list) {
        if (one.cost >= least) break;
        const sum = cost(one);
        if (sum < least) [best, least] = [one, sum];
      }
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
