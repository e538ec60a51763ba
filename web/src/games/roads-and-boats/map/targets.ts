// Where everything is that can be pointed at, and the form in which it is lit.

import type { Layers, Place, Target } from '../types';
import { regionKey } from '../types';
import { placeAt, regionAt, tileAt, type Chart } from './chart';
import type { Thing } from './contents';
import { curvePath } from './curves';
import { centerOf, hexPath, plus, polar, sideAt, times, type Point } from './geometry';
import { BESIDE, bridgeOf } from './land';
import { cargoSpots, sizeOf, type Placed } from './placing';
import { curvesOf } from './rivers';

/** The form of a target, around the point where it is. */
export interface Form {
  at: Point;
  /** Its outline, seen from the middle of its tile. */
  path: string;
  origin: Point;
  /** Whether it is a line, which is lit along its whole breadth. */
  isLine?: boolean;
  /** How far from `at` it reaches, if it is round. */
  radius?: number;
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

function placeForm(chart: Chart, place: Place): Form {
  const at = placeAt(chart, place);
  if ('sea' in place) return tileForm(place.sea);
  if ('land' in place) {
    const tile = tileAt(chart, place.land);
    const part = tile?.land.parts[place.land[2] ?? 0];
    if (!tile || !part) return tileForm(place.land);
    return { at, origin: tile.at, path: tile.land.parts.length > 1 ? part.path : hexPath(0.93) };
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
    };
  }
  return { at, origin: at, path: '', radius: 26 };
}

/** The form of a target; nothing if it is not on the map. */
export function formOf(
  chart: Chart,
  placed: ReadonlyMap<string, Placed>,
  target: Target,
): Form | undefined {
  switch (target.kind) {
    case 'tile':
      return tileForm(target.hex);
    case 'region':
      return placeForm(chart, { land: target.region });
    case 'place':
      return placeForm(chart, target.place);
    case 'edge': {
      const hasBank = target.bank !== undefined && isRiverEdge(chart, target.hex, target.direction);
      const part = hasBank ? (target.bank === 0 ? -BESIDE : BESIDE) * 1.3 : 0;
      const at = plus(centerOf(target.hex), sideAt(target.direction, part));
      const reach = polar(hasBank ? 13 : 30, target.direction * 60 + 90);
      return {
        at,
        origin: at,
        path: `M${-reach.x} ${-reach.y}L${reach.x} ${reach.y}`,
        isLine: true,
      };
    }
    case 'bridge': {
      const tile = tileAt(chart, target.hex);
      const bridge = tile && bridgeOf(tile.land, target.regions);
      if (!tile || !bridge) return undefined;
      const at = plus(tile.at, bridge.at);
      const reach = polar(24, bridge.degrees);
      return {
        at,
        origin: at,
        path: `M${-reach.x} ${-reach.y}L${reach.x} ${reach.y}`,
        isLine: true,
      };
    }
    default:
      return thingForm(chart, placed, target);
  }
}

const isRiverEdge = (chart: Chart, hex: readonly number[], direction: number): boolean =>
  tileAt(chart, hex)?.ground.rivers.flat().includes(direction) ?? false;

function thingForm(
  chart: Chart,
  placed: ReadonlyMap<string, Placed>,
  target: Target,
): Form | undefined {
  const found = placed.get(thingKey(target));
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
export function indexPlaced(placed: readonly Placed[]): Map<string, Placed> {
  const index = new Map<string, Placed>();
  for (const one of placed) {
    const { thing } = one;
    if (thing.kind === 'home') continue;
    index.set(thingKey(targetOf(thing)), one);
    if (thing.kind === 'transporter' && thing.rider) {
      index.set(`transporter ${thing.rider.id}`, one);
    }
  }
  return index;
}
