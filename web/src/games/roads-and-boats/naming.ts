// What things and places of Roads & Boats are called.

import { say } from '../../lib/words.svelte';
import { GOODS, IRRIGATION, NEIGHBOURS, NUMBERS_A_SEAT } from '../../gen/roads-and-boats/tables';
import { groundOf } from './table-maps.svelte';
import {
  hexKey,
  hexOf,
  type Building,
  type Filling,
  type Good,
  type Goods,
  type Ground,
  type GroundTile,
  type Hex,
  type Holder,
  type Missing,
  type Phase,
  type Place,
  type Region,
  type Terrain,
  type Topic,
  type Transport,
  type View,
} from './types';

/** What names depend on. Without the map, or without what is on it, they say a little less. */
export interface Sight {
  ground?: Ground | undefined;
  view?: View | undefined;
  names?: readonly string[];
  /** Who looks. Transporters of others are named with their owners. */
  eyes?: number | undefined;
}

/** What there is to see in a scene, as far as it has it. */
export function sightOf(scene: {
  table?: string;
  view?: unknown;
  names?: readonly string[];
  eyes?: number | undefined;
}): Sight {
  const view = scene.view as View | undefined;
  const ground = scene.table === undefined ? undefined : groundOf(scene.table, view);
  return { ground, view, names: scene.names, eyes: scene.eyes };
}

/** The six directions, clockwise from the east. */
export const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;
const label = (kind: string, name: string): string => say(`${kind}-${name.replaceAll('_', '-')}`);

export const goodName = (good: Good): string => label('good', good);
export const sayBuilding = (building: Building): string => label('building', building);
export const sayTransport = (kind: Transport): string => label('transporter', kind);
export const sayTopic = (topic: Topic): string => label('topic', topic);
export const sayFilling = (filling: Filling): string => label('filling', filling);
export const sayPhase = (phase: Phase): string => label('phase', phase);
export const sayTerrain = (terrain: Terrain): string => label('terrain', terrain);
export const sayDirection = (direction: number): string =>
  label('direction', DIRECTIONS[direction] ?? 'e');
export const sayDirections = (directions: readonly number[]): string =>
  directions.map(sayDirection).join(' ');

/** So many of a good: "boards ×2". */
export const sayGood = (count: number, good: Good): string => `${goodName(good)} ×${count}`;

/** The goods of a heap that it has some of. */
export const listGoods = (goods: Goods): [Good, number][] =>
  GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count > 0 ? [[good, count] as [Good, number]] : [];
  });

/** A heap: "boards ×2 + stone ×1". */
export function sayGoods(goods: Goods): string {
  const parts = listGoods(goods).map(([good, count]) => sayGood(count, good));
  return parts.join(' + ') || say('rb-goods-none');
}

/** Goods of which some may be any wood, or anything. */
export function sayNeed({ goods, wood = 0, any = 0 }: Partial<Missing>): string {
  const parts = listGoods(goods ?? {}).map(([good, count]) => sayGood(count, good));
  if (wood > 0) parts.push(`${say('rb-wood')} ×${wood}`);
  if (any > 0) parts.push(`${say('rb-read-any')} ×${any}`);
  return parts.join(' + ') || say('rb-goods-none');
}

/** What is missing for something. */
export const sayMissing = (missing: Missing): string => sayNeed(missing);

/** The tile beside one. */
export function beside([q, r]: readonly number[], direction: number): Hex {
  const [dq, dr] = NEIGHBOURS[direction] ?? [0, 0];
  return [(q ?? 0) + dq, (r ?? 0) + dr];
}

/** In which direction a tile lies, if it lies right beside. */
export function directionTo(from: Hex, to: Hex): number | undefined {
  const found = NEIGHBOURS.findIndex(
    (_, direction) => hexKey(beside(from, direction)) === hexKey(to),
  );
  return found < 0 ? undefined : found;
}

export const tileAt = (
  hex: readonly number[],
  ground: Ground | undefined,
): GroundTile | undefined => ground?.tiles.find((tile) => hexKey(tile.hex) === hexKey(hex));

/** What a tile is made of now: watered deserts are pasture. */
export function terrainAt(hex: readonly number[], { ground, view }: Sight): Terrain | undefined {
  const terrain = tileAt(hex, ground)?.terrain;
  const isWatered = (view?.bricks?.length ?? 0) >= IRRIGATION;
  return terrain === 'desert' && isWatered ? 'pasture' : terrain;
}

const coordinate = (number: number | undefined): string => String(number ?? 0).replace('-', '−');

/** The coordinates of a tile, as on the map. */
export const sayHex = ([q, r]: readonly number[]): string => `${coordinate(q)},${coordinate(r)}`;

/** A piece of land as it was before any bridge, with its letter. */
export const sayPart = (region: Region): string => `${sayHex(region)}${letterOf(region)}`;

/** The letter of a piece of land. */
export const letterOf = ([, , nth = 0]: readonly number[]): string =>
  String.fromCharCode('a'.charCodeAt(0) + nth);

/** In how many pieces the land of a tile is, bridges counted. */
export function partsOf(hex: readonly number[], { ground, view }: Sight): number {
  const regions = tileAt(hex, ground)?.regions ?? 1;
  const bridges = view?.bridges?.filter(([one]) => hexKey(one) === hexKey(hex)).length ?? 0;
  return regions - bridges;
}

/** A piece of land. Its letter is left out where there is only one. */
export function sayRegion(region: Region, sight: Sight): string {
  const hasLetter = partsOf(region, sight) > 1 || (!sight.ground && (region[2] ?? 0) > 0);
  return hasLetter ? sayPart(region) : sayHex(region);
}

/** A tile with what it is made of: "woods at 2,−1". */
export function sayTile(hex: Hex, sight: Sight): string {
  const terrain = terrainAt(hex, sight);
  if (!terrain) return sayHex(hex);
  return say('rb-read-tile', { terrain: sayTerrain(terrain), tile: sayHex(hex) });
}

export function sayPlace(place: Place, sight: Sight): string {
  if ('land' in place) return sayRegion(place.land, sight);
  if ('sea' in place) return sayHex(place.sea);
  if ('dock' in place) {
    const { land, sea } = place.dock;
    return say('rb-place-dock', { region: sayRegion(land, sight), direction: sayDirection(sea) });
  }
  // Few maps have tiles with two rivers.
  const nth = place.river[2] ?? 0;
  const river = say('rb-place-river', { tile: sayHex(place.river) });
  return nth === 0 ? river : `${river} ${nth + 1}`;
}

/** What is at a place: the terrain, and a building. */
export function sayAbout(place: Place, sight: Sight): string {
  const hex = hexOf(place);
  const terrain = terrainAt(hex, sight);
  const works = buildingAt(hex, sight.view);
  return [terrain && sayTerrain(terrain), works && sayBuilding(works.building)]
    .filter(Boolean)
    .join(', ');
}

type Owned = View['seats'][number]['transporters'][number];
type Works = NonNullable<View['buildings']>[number];

/** Whose a transporter is. */
export const ownerOf = (id: number): number => Math.floor(id / NUMBERS_A_SEAT);

export const transporterOf = (id: number, view: View | undefined): Owned | undefined =>
  view?.seats[ownerOf(id)]?.transporters.find((own) => own.id === id);

export const buildingAt = (hex: readonly number[], view: View | undefined): Works | undefined =>
  view?.buildings?.find(({ region }) => hexKey(region) === hexKey(hex));

/** The number of a transporter among those of its seat, from 1. It keeps it as long as it lives. */
export const numberOf = (id: number): number => (id % NUMBERS_A_SEAT) + 1;

/** A kind of transporter with its number, which is the same wherever it is told of. */
export const sayNumbered = (id: number, kind: Transport): string =>
  `${sayTransport(kind)} ${numberOf(id)}`;

/** A transporter with its number. One that is gone has only that. */
export function sayTransporter(id: number, view: View | undefined): string {
  const found = transporterOf(id, view);
  return found ? sayNumbered(id, found.kind) : `#${numberOf(id)}`;
}

/** Where goods are: on land, or on a transporter. */
export function sayHolder(holder: Holder, sight: Sight): string {
  if ('region' in holder) return sayRegion(holder.region, sight);
  const { transporter: id } = holder;
  const name = sayTransporter(id, sight.view);
  const isForeign = sight.eyes !== undefined && ownerOf(id) !== sight.eyes;
  const owner = isForeign ? sight.names?.[ownerOf(id)] : undefined;
  return owner === undefined ? name : `${owner}: ${name}`;
}
