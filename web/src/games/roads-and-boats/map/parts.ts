// The parts of one tile that can be pointed at: its regions, rivers, docks, and all that lies and stands there.

import type { Ground, Place, Target } from '../types';
import { hexKey, targetKey } from '../types';
import { chartOf, placeAt, tileAt, type Chart, type ChartTile } from './chart';
import type { Thing } from './contents';
import { INRADIUS, RADIUS, SIDES, towards, type Box } from './geometry';
import { cargoSpots, type Placed } from './placing';
import { formOf, targetOf, type Form, type Index } from './targets';

/** How much is seen around a tile, and around the docks beyond its edges. */
const MARGIN = 20;
const BEYOND = 34;

export interface Part {
  key: string;
  target: Target;
  form: Form;
  /** Whether it is a thing on the tile, not a part of the tile. */
  isThing: boolean;
  thing?: Thing;
}

/** A tile with its neighbours. */
export function aroundOf(ground: Ground, hex: readonly number[]): Chart {
  const keys = new Set([hexKey(hex), ...SIDES.map((side) => hexKey(towards(hex, side)))]);
  return chartOf({ ...ground, tiles: ground.tiles.filter((tile) => keys.has(hexKey(tile.hex))) });
}

/** All places on a tile: land or sea, rivers, docks. */
export function placesOf({ ground, isSea, hex }: ChartTile): Place[] {
  if (isSea) return [{ sea: hex }];
  const region = (nth: number): [number, number] | [number, number, number] =>
    nth === 0 ? hex : [hex[0], hex[1], nth];
  return [
    ...Array.from({ length: ground.regions }, (_, nth): Place => ({ land: region(nth) })),
    ...ground.rivers.map((_, nth): Place => ({ river: region(nth) })),
    ...ground.docks.map(({ region: land, sea }): Place => ({ dock: { land: region(land), sea } })),
  ];
}

/** Everything on a tile that can be pointed at, from the back to the front. */
export function partsOf(
  chart: Chart,
  hex: readonly number[],
  placed: readonly Placed[],
  index: Index,
): Part[] {
  const tile = tileAt(chart, hex);
  if (!tile) return [];
  const part = (target: Target, thing?: Thing): Part[] => {
    const form = formOf(chart, index, target);
    return form
      ? [
          {
            key: targetKey(target),
            target,
            form,
            isThing: thing !== undefined,
            ...(thing && { thing }),
          },
        ]
      : [];
  };
  return [
    ...placesOf(tile).flatMap((place) =>
      part('land' in place ? { kind: 'region', region: place.land } : { kind: 'place', place }),
    ),
    ...placed.flatMap(({ thing }) => [
      ...(thing.kind === 'home' ? [] : part(targetOf(thing), thing)),
      ...(thing.kind === 'transporter'
        ? cargoSpots(thing).flatMap(({ good }) =>
            part({ kind: 'good', good, holder: { transporter: thing.id } }, thing),
          )
        : []),
    ]),
  ];
}

/** What is seen of a tile: itself, and the water beyond its edges where boats can lie. */
export function frameOf(chart: Chart, tile: ChartTile): Box {
  const docks = placesOf(tile).filter((place) => 'dock' in place);
  const beyond = docks.map((place) => placeAt(chart, place));
  const across = beyond.flatMap(({ x }) => [x - BEYOND, x + BEYOND]);
  const down = beyond.flatMap(({ y }) => [y - BEYOND, y + BEYOND]);
  const left = Math.min(tile.at.x - INRADIUS - MARGIN, ...across);
  const top = Math.min(tile.at.y - RADIUS - MARGIN, ...down);
  return {
    x: left,
    y: top,
    width: Math.max(tile.at.x + INRADIUS + MARGIN, ...across) - left,
    height: Math.max(tile.at.y + RADIUS + MARGIN, ...down) - top,
  };
}
