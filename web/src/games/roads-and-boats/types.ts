// What the parts of Roads & Boats on the page have in common: the scene, and what can be pointed at.

import type { Good, Guide, Hex, Holder, Orders, Place, Region } from '../../gen/roads-and-boats';
import type { Action, Event, View } from '../../gen/roads-and-boats';
import type { Scene } from '../../table/scene';

export type {
  Action,
  Building,
  Chances,
  Event,
  Filling,
  Good,
  Goods,
  Ground,
  GroundTile,
  Guide,
  Hex,
  Holder,
  Missing,
  Orders,
  Phase,
  Place,
  Production,
  Project,
  Region,
  Route,
  Terrain,
  Thing,
  Topic,
  Transport,
  View,
} from '../../gen/roads-and-boats';

export interface RoadsScene extends Scene<View, Event, Action> {
  readonly guide: Guide | undefined;
  readonly orders: Orders | undefined;
}

/** Something on the map that can be pointed at. */
export type Target =
  | { kind: 'tile'; hex: Hex }
  | { kind: 'region'; region: Region }
  | { kind: 'place'; place: Place }
  | { kind: 'transporter'; id: number }
  | { kind: 'building'; region: Region }
  | { kind: 'edge'; hex: Hex; direction: number; bank?: number }
  | { kind: 'wall'; hex: Hex; direction: number; isRazed?: boolean }
  | { kind: 'bridge'; hex: Hex; regions: readonly [number, number] }
  | { kind: 'good'; good: Good; holder: Holder };

/** A target that is lit and can be chosen. */
export interface Mark {
  target: Target;
  /** What choosing it means, in words. */
  label: string;
  look?: 'go' | 'here' | 'build' | 'wall' | 'lay' | 'chosen';
  /** How many steps it is away. */
  steps?: number;
}

/** What of the map is drawn. */
export interface Layers {
  goods: boolean;
  transporters: boolean;
  buildings: boolean;
  roads: boolean;
  walls: boolean;
  docks: boolean;
  names: boolean;
}

export const ALL_LAYERS: Layers = {
  goods: true,
  transporters: true,
  buildings: true,
  roads: true,
  walls: true,
  docks: false,
  names: false,
};

export const hexKey = ([q, r]: readonly number[]): string => `${q},${r}`;

/** The first region of a tile is written without its number, or with 0. */
export const regionKey = ([q, r, nth = 0]: readonly number[]): string => `${q},${r},${nth}`;

export function placeKey(place: Place): string {
  if ('land' in place) return `land ${regionKey(place.land)}`;
  if ('river' in place) return `river ${regionKey(place.river)}`;
  if ('sea' in place) return `sea ${hexKey(place.sea)}`;
  return `dock ${regionKey(place.dock.land)} ${place.dock.sea}`;
}

export const holderKey = (holder: Holder): string =>
  'region' in holder ? regionKey(holder.region) : `on ${holder.transporter}`;

/** The tile that a place is on. */
export function hexOf(place: Place): Hex {
  const part =
    'land' in place
      ? place.land
      : 'river' in place
        ? place.river
        : 'sea' in place
          ? place.sea
          : place.dock.land;
  return [part[0], part[1]];
}

export const isSame = (one: Target, other: Target): boolean => targetKey(one) === targetKey(other);

export function targetKey(target: Target): string {
  switch (target.kind) {
    case 'tile':
      return `tile ${hexKey(target.hex)}`;
    case 'region':
      return `region ${regionKey(target.region)}`;
    case 'place':
      return placeKey(target.place);
    case 'transporter':
      return `transporter ${target.id}`;
    case 'building':
      return `building ${regionKey(target.region)}`;
    case 'edge':
      return `edge ${hexKey(target.hex)} ${target.direction} ${target.bank ?? 0}`;
    case 'wall':
      return `${target.isRazed ? 'raze' : 'wall'} ${hexKey(target.hex)} ${target.direction}`;
    case 'bridge':
      return `bridge ${hexKey(target.hex)} ${target.regions.join(' ')}`;
    case 'good':
      return `${target.good} ${holderKey(target.holder)}`;
  }
}
