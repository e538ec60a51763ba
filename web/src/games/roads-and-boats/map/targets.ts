// Where everything is that can be pointed at, and the form in which it is lit.

import type { Layers, Place, Target } from '../types';
import { regionKey } from '../types';
import { placeAt, regionAt, tileAt, type Chart } from './chart';
import type { Thing } from './contents';
import { curvePath } from './curves';
import { centerOf, hexPath, plus, polar, sideAt, times, write, type Point } from './geometry';
import { BESIDE, bridgeOf } from './land';
import { bridgesOn, cargoSpots, joinedTo, sizeOf, type Bridges, type Placed } from './placing';
import { curvesOf } from './rivers';

/** The form of a target, around the point where it is. */
export interface Form {
  at: Point;
  /** Its outline, seen from the middle of its tile. */
  path: string;
  origin: Point;
  /** Whether it is a line, which is lit along its whole breadth. */
  isLine?: boolean;
  isRiver?: boolean;
  /** How far from `at` it reaches, if it is round. */
  radius?: number;
}

/** Where things are, and which regions are joined. */
export interface Index {
  things: ReadonlyMap<string, Placed>;
  bridges: Bridges;
}

/** What a thing on the map is, to who points at it. */
export function targetOf(thing: Thing): Target {
  switch (thing.kind) {
    case 'transporter':
      return { kind: 'transporter', id: thing.id };
    case 'building':
      return { kind: 'building', region: thing.region };
    case 'home':
      return { kind: 'region', region: thing.region };
    case 'pile':
      return { kind: 'good', good: thing.good, holder: { region: thing.region } };
  }
}

/** Whether a thing is drawn. */
export const isShown = (thing: Thing, layers: Layers): boolean => {
  switch (thing.kind) {
    case 'transporter':
      return layers.transporters;
    case 'building':
      return layers.buildings;
    case 'pile':
      return layers.goods;
    case 'home':
      return true;
  }
};

const tileForm = (hex: readonly number[]): Form => {
  const at = centerOf(hex);
  return { at, origin: at, path: hexPath(0.93) };
};

function placeForm(chart: Chart, bridges: Bridges, place: Place): Form {
  const at = placeAt(chart, place);
  if ('sea' in place) return tileForm(place.sea);
  if ('land' in place) {
    const tile = tileAt(chart, place.land);
    const part = tile?.land.parts[place.land[2] ?? 0];
    if (!tile || !part) return tileForm(place.land);
    if (tile.land.parts.length === 1) return { at, origin: tile.at, path: hexPath(0.93) };
    // Bridges join regions to one.
    const joined = joinedTo(place.land[2] ?? 0, bridgesOn(bridges, tile.key));
    const others = joined.map((nth) => tile.land.parts[nth]?.path ?? '');
    return { at, origin: tile.at, path: [part.path, ...others].join('') };
  }
  if ('river' in place) {
    const tile = tileAt(chart, place.river);
    if (!tile) return tileForm(place.river);
    const { bends, arms } = curvesOf(tile.ground.rivers, place.river[2] ?? 0);
    return {
      at,
      origin: tile.at,
      path: curvePath(arms.length > 0 ? arms : bends),
      isLine: true,
      isRiver: true,
    };
  }
  return { at, origin: at, path: '', radius: 26 };
}

/** The form of a target; nothing if it is not on the map. */
export function formOf(chart: Chart, index: Index, target: Target): Form | undefined {
  switch (target.kind) {
    case 'tile':
      return tileForm(target.hex);
    case 'region':
      return placeForm(chart, index.bridges, { land: target.region });
    case 'place':
      return placeForm(chart, index.bridges, target.place);
    case 'edge':
      return edgeForm(chart, target.hex, target.direction, target.bank);
    case 'wall':
      return wallForm(target.hex, target.direction, target.isRazed ?? false);
    case 'bridge': {
      const tile = tileAt(chart, target.hex);
      const bridge = tile && bridgeOf(tile.land, target.regions);
      if (!tile || !bridge) return undefined;
      const at = plus(tile.at, bridge.at);
      const reach = polar(24, bridge.degrees);
      return {
        at,
        origin: at,
        path: `M${write(times(reach, -1))}L${write(reach)}`,
        isLine: true,
      };
    }
    default:
      return thingForm(chart, index, target);
  }
}

/** How far from the middle of an edge a place for a wall is, in parts of half the edge. */
const WALL_ASIDE = 0.58;

/** A road leads over an edge, on its bank; a wall stands along it. */
function edgeForm(
  chart: Chart,
  hex: readonly number[],
  direction: number,
  bank: number | undefined,
): Form {
  const isBank = bank !== undefined && isRiverEdge(chart, hex, direction);
  const at = plus(centerOf(hex), sideAt(direction, isBank ? (bank === 0 ? -BESIDE : BESIDE) : 0));
  const reach = bank === undefined ? polar(30, direction * 60 + 90) : polar(26, direction * 60);
  return { at, origin: at, path: `M${write(times(reach, -1))}L${write(reach)}`, isLine: true };
}

/** A place for a wall is on one half of its edge, beside that for a road; where one can be demolished, on the other. */
function wallForm(hex: readonly number[], direction: number, isRazed: boolean): Form {
  const at = plus(centerOf(hex), sideAt(direction, isRazed ? -WALL_ASIDE : WALL_ASIDE));
  const reach = polar(14, direction * 60 + 90);
  return { at, origin: at, path: `M${write(times(reach, -1))}L${write(reach)}`, isLine: true };
}

const isRiverEdge = (chart: Chart, hex: readonly number[], direction: number): boolean =>
  tileAt(chart, hex)?.ground.rivers.flat().includes(direction) ?? false;

function thingForm(chart: Chart, { things }: Index, target: Target): Form | undefined {
  const found = things.get(thingKey(target));
  if (found && target.kind === 'good' && found.thing.kind === 'transporter') {
    const spot = cargoSpots(found.thing).find(({ good }) => good === target.good);
    const at = spot ? plus(found.at, times(spot.at, found.scale)) : found.at;
    return { at, origin: at, path: '', radius: 11 * found.scale };
  }
  if (found) {
    const { width, height } = sizeOf(found.thing);
    const radius = (Math.max(width, height) / 2) * found.scale + 3;
    return { at: found.at, origin: found.at, path: '', radius };
  }
  if (target.kind === 'building') {
    const at = regionAt(chart, target.region);
    return { at, origin: at, path: '', radius: 28 };
  }
  return undefined;
}

/** How a thing that is placed on the map is looked up. */
export const thingKey = (target: Target): string => {
  switch (target.kind) {
    case 'transporter':
      return `transporter ${target.id}`;
    case 'building':
      return `building ${target.region[0]},${target.region[1]}`;
    case 'good':
      return 'region' in target.holder
        ? `${target.good} ${regionKey(target.holder.region)}`
        : `transporter ${target.holder.transporter}`;
    default:
      return '';
  }
};

/** Everything that is placed, by what it is. A transporter that is carried is where its carrier is. */
export function indexOf(placed: readonly Placed[], bridges: Bridges): Index {
  const things = new Map<string, Placed>();
  for (const one of placed) {
    const { thing } = one;
    if (thing.kind === 'home') continue;
    things.set(thingKey(targetOf(thing)), one);
    if (thing.kind === 'transporter' && thing.rider) {
      things.set(`transporter ${thing.rider.id}`, one);
    }
  }
  return { things, bridges };
}
