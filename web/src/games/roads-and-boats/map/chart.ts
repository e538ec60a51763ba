// The map as it is drawn: where every tile is, its land, and the coasts between land and sea.

import { MOORING } from '../../../gen/roads-and-boats/shapes';
import type { Ground, GroundTile, Hex, Place, Region } from '../types';
import { hexKey } from '../types';
import {
  beyond,
  centerOf,
  INRADIUS,
  plus,
  RADIUS,
  SIDES,
  times,
  towards,
  type Box,
  type Point,
} from './geometry';
import { landOf, type Land } from './land';
import { courseOf } from './rivers';

export interface ChartTile {
  key: string;
  hex: Hex;
  at: Point;
  ground: GroundTile;
  land: Land;
  isSea: boolean;
}

export interface Chart {
  tiles: readonly ChartTile[];
  byKey: ReadonlyMap<string, ChartTile>;
  box: Box;
}

const MARGIN = 24;

export function chartOf(ground: Ground): Chart {
  const tiles = ground.tiles.map((tile): ChartTile => {
    const hex: Hex = [tile.hex[0], tile.hex[1]];
    return {
      key: hexKey(hex),
      hex,
      at: centerOf(hex),
      ground: tile,
      land: landOf(tile),
      isSea: tile.terrain === 'sea',
    };
  });
  return {
    tiles,
    byKey: new Map(tiles.map((tile) => [tile.key, tile])),
    box: boxAround(tiles.map(({ hex }) => hex)),
  };
}

/** The room that tiles take, with a little around them. */
export function boxAround(hexes: readonly Hex[]): Box {
  const middles = hexes.length > 0 ? hexes.map(centerOf) : [{ x: 0, y: 0 }];
  const across = middles.map(({ x }) => x);
  const down = middles.map(({ y }) => y);
  const x = Math.min(...across) - INRADIUS - MARGIN;
  const y = Math.min(...down) - RADIUS - MARGIN;
  return {
    x,
    y,
    width: Math.max(...across) + INRADIUS + MARGIN - x,
    height: Math.max(...down) + RADIUS + MARGIN - y,
  };
}

export const tileAt = (chart: Chart, part: readonly number[]): ChartTile | undefined =>
  chart.byKey.get(hexKey(part));

/** The middle of a region, on the whole map. */
export function regionAt(chart: Chart, region: Region): Point {
  const tile = tileAt(chart, region);
  if (!tile) return centerOf(region);
  return plus(tile.at, tile.land.parts[region[2] ?? 0]?.hub ?? { x: 0, y: 0 });
}

/** Which part of the edge a dock is, seen from the land: all of it about 0, or a half of it. */
export function dockPart(tile: ChartTile, region: number, sea: number): number {
  const [left, right] = [tile.ground.halves[2 * sea], tile.ground.halves[2 * sea + 1]];
  if (left === right) return 0;
  return left === region ? -0.5 : 0.5;
}

/** Where things at a place are, on the whole map. */
export function placeAt(chart: Chart, place: Place): Point {
  if ('land' in place) return regionAt(chart, place.land);
  if ('sea' in place) return centerOf(place.sea);
  if ('river' in place) {
    const tile = tileAt(chart, place.river);
    if (!tile) return centerOf(place.river);
    return plus(tile.at, riverMiddle(tile, place.river[2] ?? 0));
  }
  const { land, sea } = place.dock;
  const tile = tileAt(chart, land);
  const part = tile ? dockPart(tile, land[2] ?? 0, sea) : 0;
  return plus(centerOf(land), beyond(sea, part, MOORING));
}

/** The point of a river that is nearest to the middle of all its points. */
export function riverMiddle(tile: ChartTile, nth: number): Point {
  const course = courseOf(tile.ground.rivers, nth);
  const sum = course.reduce((all, point) => plus(all, point), { x: 0, y: 0 });
  const middle = times(sum, 1 / Math.max(course.length, 1));
  const far = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
  return course.reduce(
    (best, point) => (far(point) < far(best) ? point : best),
    course[0] ?? middle,
  );
}

/** The edges where land meets the sea, each from the side of the land. */
export const coastsOf = (chart: Chart): { tile: ChartTile; side: number }[] =>
  chart.tiles
    .filter(({ isSea }) => !isSea)
    .flatMap((tile) =>
      SIDES.filter((side) => tileAt(chart, towards(tile.hex, side))?.isSea).map((side) => ({
        tile,
        side,
      })),
    );

/** The rivers that run into the sea: their tile and side. */
export const mouthsOf = (chart: Chart): { tile: ChartTile; side: number }[] =>
  coastsOf(chart).filter(({ tile, side }) => tile.ground.rivers.flat().includes(side));
