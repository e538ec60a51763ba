// The names of things in acts: places by what they are made of, with their coordinates behind.

import { say } from '../../../lib/words.svelte';
import { LineParts } from '../../line';
import type { Names } from '../../message';
import {
  beside,
  letterOf,
  listGoods,
  partsOf,
  sayDirection,
  sayHex,
  sayRegion,
  sayTerrain,
  sayNumbered,
  terrainAt,
  transporterOf,
  type Sight,
} from '../naming';
import { namesOf } from '../things';
import {
  hexOf,
  placeKey,
  regionKey,
  type Goods,
  type Place,
  type Region,
  type Thing,
} from '../types';
import type { Transport } from '../types';

/** What an act is told with. */
export interface ActSight extends Sight {
  /** Whose doing it is: home is theirs. */
  seat?: number | undefined;
  line: LineParts;
  /** Whether places are told with their coordinates, because their names alone would not tell them apart. */
  isExact?: boolean;
}

/** So many of each good: "2 boards, 1 stone". */
export const countGoods = (goods: Goods): string =>
  listGoods(goods)
    .map(([good, count]) => say(`good-count-${good}`, { count }))
    .join(', ');

/** A transporter as what it was then, if that is known, and else as what it is now. */
export function nameTransporter(id: number, kind: Transport | undefined, sight: Sight): string {
  const found = kind ?? transporterOf(id, sight.view)?.kind ?? 'donkey';
  return sayNumbered(id, found);
}

/** A piece of land by its name: home, or what it is made of. */
export function nameRegion(region: Region, sight: ActSight): string {
  return marked(landName(region, sight), sayRegion(region, sight), sight);
}

export function namePlace(place: Place, sight: ActSight): string {
  if ('land' in place) return nameRegion(place.land, sight);
  const hex = hexOf(place);
  const land = landName('dock' in place ? place.dock.land : hex, sight);
  if ('dock' in place) {
    const direction = sayDirection(place.dock.sea);
    const name = say('rb-place-dock', { region: land, direction });
    return marked(name, sayRegion(place.dock.land, sight), sight);
  }
  if ('sea' in place) return marked(land, sayHex(hex), sight);
  return marked(say('rb-place-river', { tile: land }), sayHex(hex), sight);
}

/** The names of things in messages of acts. */
export function actNames(sight: ActSight): Names<Thing> {
  const names = namesOf({ ...sight, eyes: sight.seat });
  const tile = (hex: readonly number[]) => nameRegion([hex[0] ?? 0, hex[1] ?? 0], sight);
  return {
    ...names,
    goods: countGoods,
    tile,
    region: (region) => nameRegion(region, sight),
    place: (place) => namePlace(place, sight),
    tile_beside: ([land, direction]) => tile(beside(land, direction)),
    unbridged_region: (region) =>
      marked(landName(region, sight), `${sayHex(region)}${letterOf(region)}`, sight),
    transporter: (id) => nameTransporter(id, undefined, sight),
    transporter_of_kind: ([id, kind]) => nameTransporter(id, kind, sight),
  };
}

function marked(name: string, where: string, { line, isExact = false }: ActSight): string {
  const all = name === where ? name : `${name} ${where}`;
  return isExact || name === where ? all : line.mark(name, all, all);
}

/** Places with their coordinates, if some of them have the same name. */
export function tellingApart(places: readonly Place[], sight: ActSight): ActSight {
  const there = new Map(places.map((place) => [placeKey(place), place]));
  const names = [...there.values()].map((place) => {
    const line = new LineParts();
    const parts = line.parts(namePlace(place, { ...sight, line }));
    return parts.map(({ text }) => text).join('');
  });
  return new Set(names).size < names.length ? { ...sight, isExact: true } : sight;
}

function landName(region: readonly number[], sight: ActSight): string {
  const home = sight.seat === undefined ? undefined : sight.view?.seats[sight.seat]?.home;
  if (home && isSamePart(home, region, sight)) return say('rb-act-home');
  const terrain = terrainAt(region, sight);
  return terrain ? sayTerrain(terrain) : sayHex(region);
}

/** Where bridges join all land of a tile, its pieces are one. */
function isSamePart(one: Region, other: readonly number[], sight: Sight): boolean {
  const same: Region = [other[0] ?? 0, other[1] ?? 0, other[2] ?? 0];
  if (regionKey(one) === regionKey(same)) return true;
  return one[0] === same[0] && one[1] === same[1] && partsOf(one, sight) <= 1;
}
