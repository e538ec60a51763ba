// A tile taken apart: its pieces of land, its rivers and coasts, with all that is there.

import { NEIGHBOURS } from '../../../gen/roads-and-boats/tables';
import type { Goods, Ground, GroundTile, Hex, Holder, Place, Region, View } from '../types';
import { hexKey, hexOf, placeKey, regionKey } from '../types';
import { heapOf, tileAt, units, wholeRegion, type Unit } from './table';

type Works = NonNullable<View['buildings']>[number];

/** One part of a tile, and what is in it. */
export interface Part {
  key: string;
  place: Place;
  /** What goods lie on here, if they can. */
  holder: Holder | undefined;
  goods: Goods;
  works: Works | undefined;
  /** The seats whose home it is. */
  homes: number[];
  units: Unit[];
}

/** The parts of a tile that are worth a line: all land, and water where something is. */
export function partsOfTile(ground: Ground, view: View, hex: Hex): Part[] {
  const tile = tileAt(ground, hex);
  if (!tile) return [];
  const here = units(view).filter(({ at }) => hexKey(hexOf(at)) === hexKey(hex));
  const land =
    tile.terrain === 'sea' ? [] : regionsOf(tile, view).map((region) => ({ land: region }));
  const water: Place[] = [
    ...(tile.terrain === 'sea' ? [{ sea: hex }] : []),
    ...tile.rivers.map((_, nth): Place => ({ river: nth === 0 ? hex : [...hex, nth] })),
  ];
  // Coasts are many: only those where a boat lies.
  const docks = here.flatMap(({ at }) => ('dock' in at ? [at] : []));
  const places = unique([...land, ...water, ...docks]);
  return places.map((place) => partAt(view, place, here));
}

/** Whether nothing is in a part. */
export const isBare = ({ units: there, works, homes, goods }: Part): boolean =>
  there.length + homes.length + Object.keys(goods).length === 0 && !works;

function partAt(view: View, place: Place, here: readonly Unit[]): Part {
  const region = 'land' in place ? place.land : 'sea' in place ? place.sea : undefined;
  const key = placeKey(place);
  const isHere = (one: Region | null | undefined): boolean =>
    !!one && !!region && regionKey(wholeRegion(view, one)) === regionKey(region);
  return {
    key,
    place,
    holder: region && { region },
    goods: region ? heapOf(view, { region }) : {},
    works: view.buildings?.find((works) => isHere(works.region)),
    homes: view.seats.flatMap(({ home }, seat) => (isHere(home) ? [seat] : [])),
    units: here.filter(({ at }) => placeKey(wholePlace(view, at)) === key),
  };
}

/** A place as it is called after bridges. */
export function wholePlace(view: View, place: Place): Place {
  return 'land' in place ? { land: wholeRegion(view, place.land) } : place;
}

/** The pieces of land of a tile, bridges counted in. */
export function regionsOf(tile: GroundTile, view: View): Region[] {
  const [q, r] = tile.hex;
  const all = Array.from({ length: tile.regions }, (_, nth) => wholeRegion(view, [q, r, nth]));
  const seen = new Map(all.map((region) => [regionKey(region), region]));
  return [...seen.values()];
}

const unique = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

/** Every place on the tiles around a place, to ask why none of them can be gone to. */
export function placesAround(ground: Ground, view: View, from: Place, isOnWater: boolean): Place[] {
  const [q, r] = hexOf(from);
  return NEIGHBOURS.flatMap(([dq, dr]): Place[] => {
    const tile = tileAt(ground, [q + dq, r + dr]);
    return tile ? placesOn(tile, view, isOnWater) : [];
  });
}

/** The places of a tile that a transporter of land or water may stand on. */
export function placesOn(tile: GroundTile, view: View, isOnWater: boolean): Place[] {
  const isSea = tile.terrain === 'sea';
  if (isOnWater) {
    const [q, r] = tile.hex;
    return isSea
      ? [{ sea: tile.hex }]
      : tile.rivers.map((_, nth): Place => ({ river: nth === 0 ? [q, r] : [q, r, nth] }));
  }
  return isSea ? [] : regionsOf(tile, view).map((land) => ({ land }));
}
