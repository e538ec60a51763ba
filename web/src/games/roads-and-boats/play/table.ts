// What stands and lies where, read off the view and the lie of the land.

import { BOATS, ROOM } from '../../../gen/roads-and-boats/tables';
import { listGoods } from '../naming';
import type { Good, Goods, Ground, GroundTile, Hex, Holder, Place, Region, View } from '../types';
import { hexKey, hexOf, regionKey } from '../types';

type Transporter = View['seats'][number]['transporters'][number];

/** A transporter, with whose it is and what carries it. */
export interface Unit extends Transporter {
  seat: number;
  /** The transporter that carries it. */
  carrier: number | undefined;
}

export function units(view: View): Unit[] {
  const carriers = new Map<number, number>();
  for (const { transporters } of view.seats) {
    for (const { id, carries } of transporters) {
      if (carries !== undefined) carriers.set(carries, id);
    }
  }
  return view.seats.flatMap(({ transporters }, seat) =>
    transporters.map((own) => ({ ...own, seat, carrier: carriers.get(own.id) })),
  );
}

export const findUnit = (view: View, id: number | undefined): Unit | undefined =>
  id === undefined ? undefined : units(view).find((unit) => unit.id === id);

export const isBoat = ({ kind }: Pick<Unit, 'kind'>): boolean => BOATS.includes(kind);

/** The goods of a heap with their counts, in the usual order. */
export const listed = (goods: Goods | undefined): [Good, number][] => listGoods(goods ?? {});

export const total = (goods: Goods | undefined): number =>
  listed(goods).reduce((sum, [, count]) => sum + count, 0);

/** How many more goods a transporter can take. */
export const freeRoom = (unit: Unit): number =>
  unit.carrier !== undefined || unit.carries !== undefined
    ? 0
    : ROOM[unit.kind] - total(unit.cargo);

/** The region that a region has become part of by bridges: the one of the lowest number. */
export function wholeRegion(view: View, region: Region): Region {
  const [q, r, nth = 0] = region;
  const joined = new Set([nth]);
  const pairs = (view.bridges ?? []).filter(([one]) => one[0] === q && one[1] === r);
  for (let before = 0; before !== joined.size;) {
    before = joined.size;
    for (const [one, other] of pairs) {
      const [a, b] = [one[2] ?? 0, other[2] ?? 0];
      if (joined.has(a) || joined.has(b)) joined.add(a).add(b);
    }
  }
  const lowest = Math.min(...joined);
  return lowest === 0 ? [q, r] : [q, r, lowest];
}

/** What lies with a holder. */
export function heapOf(view: View, holder: Holder): Goods {
  if ('transporter' in holder) return findUnit(view, holder.transporter)?.cargo ?? {};
  const key = regionKey(holder.region);
  return view.goods?.find(({ region }) => regionKey(region) === key)?.goods ?? {};
}

export const tileAt = (ground: Ground, hex: readonly number[]): GroundTile | undefined =>
  ground.tiles.find((tile) => hexKey(tile.hex) === hexKey(hex));

/** The tiles of the map that are at most so many steps away from one of them. */
export const tilesAround = (ground: Ground, [q, r]: Hex, reach: number): Hex[] =>
  ground.tiles
    .map(({ hex }): Hex => [hex[0], hex[1]])
    .filter(([across, down]) => {
      const [x, y] = [across - q, down - r];
      return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)) <= reach;
    });

/** The tile of a holder. */
export function holderHex(view: View, holder: Holder): Hex | undefined {
  if ('region' in holder) return [holder.region[0], holder.region[1]];
  const unit = findUnit(view, holder.transporter);
  return unit && hexOf(unit.at);
}

/** The numbers of the regions on both sides of a river of a tile. */
function banksOf(tile: GroundTile, river: number): number[] {
  const edges = tile.rivers[river] ?? [];
  return edges.flatMap((edge) => [tile.halves[2 * edge] ?? 0, tile.halves[2 * edge + 1] ?? 0]);
}

/** The regions that a transporter at a place reaches, by their keys, bridges counted in. */
export function reachOf(view: View, ground: Ground, place: Place): Set<string> {
  const key = (region: Region): string => regionKey(wholeRegion(view, region));
  if ('land' in place) return new Set([key(place.land)]);
  if ('dock' in place) return new Set([key(place.dock.land)]);
  if ('sea' in place) return new Set([key(place.sea)]);
  const [q, r, nth = 0] = place.river;
  const tile = tileAt(ground, place.river);
  return new Set(tile ? banksOf(tile, nth).map((bank) => key([q, r, bank])) : []);
}
