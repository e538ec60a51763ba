// What a seat has around its transporters.

import { hexKey, hexOf, regionKey, type Goods, type Hex, type Place } from '../types';
import type { Region, View } from '../types';
import { sumOf } from './labels';

/** Tiles where a seat has transporters. */
export const tilesOf = (view: View, seat: number): Set<string> =>
  new Set(view.seats[seat]?.transporters.map(({ at }) => hexKey(hexOf(at))));

/** What a seat's transporters have with them, and what lies where they are; on one tile, or on all. */
export function goodsAround(view: View, seat: number, hex?: Hex): Goods {
  const own = (view.seats[seat]?.transporters ?? []).filter(
    ({ at }) => hex === undefined || hexKey(hexOf(at)) === hexKey(hex),
  );
  const lying = (view.goods ?? []).filter(({ region }) =>
    own.some(({ at }) => isBeside(at, region)),
  );
  return sumOf(...own.map(({ cargo }) => cargo), ...lying.map(({ goods }) => goods));
}

/** Whether goods of a region lie where a transporter is. A boat on a river has all its banks beside it. */
function isBeside(at: Place, region: Region): boolean {
  if ('land' in at) return regionKey(at.land) === regionKey(region);
  if ('dock' in at) return regionKey(at.dock.land) === regionKey(region);
  return hexKey(hexOf(at)) === hexKey(region);
}
