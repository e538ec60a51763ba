// A free spot for a small badge beside the things in a region.

import type { Target } from '../types';
import { tileAt, type Chart } from './chart';
import { distance, minus, plus, type Point } from './geometry';
import { sizeOf, type Placed } from './placing';
import { CELLS, holds, roomWhere, sumsOf, take } from './room';
import type { Form } from './targets';

const BADGE = 30;

/** Where a badge of a mark is best: near the middle of what is lit, beside what lies there. */
export function freeSpot(
  chart: Chart,
  placed: readonly Placed[],
  form: Form,
  target: Target,
): Point {
  const place = target.kind === 'place' ? target.place : undefined;
  const region =
    place && 'land' in place ? place.land : target.kind === 'region' ? target.region : undefined;
  const tile = region && tileAt(chart, region);
  const part = tile?.land.parts[region?.[2] ?? 0];
  if (!tile || !part) return form.at;
  const near = placed.filter(({ at }) => distance(at, tile.at) < 130);
  if (near.length === 0) return form.at;
  const room = part.room.slice();
  for (const { thing, at, scale } of near) {
    const { width, height } = sizeOf(thing);
    take(room, { at: minus(at, tile.at), width: width * scale, height: height * scale });
  }
  const sums = sumsOf(room);
  const free = roomWhere((_, index) => room[index] === 1);
  let best: Point | undefined;
  CELLS.forEach((cell, index) => {
    if (free[index] !== 1 || (best && distance(cell, part.hub) >= distance(best, part.hub))) return;
    if (holds(sums, { at: cell, width: BADGE, height: BADGE })) best = cell;
  });
  return best ? plus(tile.at, best) : form.at;
}
