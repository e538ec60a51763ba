// Goods from hand to hand: one, or all that fit, straight or over a transporter in between.

import type { Action, Good, Ground, Holder, View } from '../types';
import { hexKey, hexOf, holderKey, regionKey } from '../types';
import { isSameHolder, ofKind } from './actions';
import { findUnit, freeRoom, heapOf, holderHex, isBoat, listed, reachOf, units } from './table';
import { wholeRegion, type Unit } from './table';

export interface Handing {
  view: View;
  ground: Ground;
  legal: readonly Action[];
  /** The seat that hands. */
  seat: number | undefined;
}

/** How many more a holder takes. Land takes any number. */
function roomAt(view: View, holder: Holder): number {
  if ('region' in holder) return Infinity;
  const unit = findUnit(view, holder.transporter);
  return unit ? freeRoom(unit) : 0;
}

const isForeign = (holder: Holder, { view, seat }: Handing): boolean =>
  'transporter' in holder && findUnit(view, holder.transporter)?.seat !== seat;

const hand = (good: Good, from: Holder, to: Holder): Action => ({ do: 'hand', good, from, to });

const times = (count: number, ...actions: Action[]): Action[] =>
  Array.from({ length: count }, () => actions).flat();

/** Whether a good can go straight from one to the other. */
const isStraight = (good: Good, from: Holder, to: Holder, { legal }: Handing): boolean =>
  ofKind(legal, 'hand').some(
    (one) => one.good === good && isSameHolder(one.from, from) && isSameHolder(one.to, to),
  );

/**
 * What brings a good from one holder to another, as many as are wanted and fit. Nothing if there is no way. Another
 * seat is asked for one at a time.
 */
export function handPlan(
  good: Good,
  from: Holder,
  to: Holder,
  wanted: number,
  handing: Handing,
): Action[] {
  const { view } = handing;
  const there = heapOf(view, from)[good] ?? 0;
  const needsConsent = isForeign(from, handing) || isForeign(to, handing);
  const count = Math.min(wanted, there, roomAt(view, to), needsConsent ? 1 : Infinity);
  if (count <= 0 || isSameHolder(from, to)) return [];
  if (isStraight(good, from, to, handing)) return times(count, hand(good, from, to));
  if (needsConsent) return [];
  return ferryPlan(good, from, to, count, handing);
}

/** The same over one of the seat's transporters, which first makes room if it is full. */
function ferryPlan(
  good: Good,
  from: Holder,
  to: Holder,
  count: number,
  handing: Handing,
): Action[] {
  for (const ferry of units(handing.view)) {
    const over: Holder = { transporter: ferry.id };
    if (ferry.seat !== handing.seat || isSameHolder(over, from) || isSameHolder(over, to)) continue;
    if (!canExchange(ferry, to, handing)) continue;
    const room = freeRoom(ferry);
    if (room > 0 && isStraight(good, from, over, handing)) {
      const full = times(Math.floor(count / room), ...trip(good, from, over, to, room));
      return [...full, ...trip(good, from, over, to, count % room)];
    }
    // A full one lays something down on this side and takes it back at the end.
    const laid = room === 0 && 'region' in from ? listed(ferry.cargo)[0]?.[0] : undefined;
    if (laid !== undefined && isStraight(laid, over, from, handing)) {
      const back = hand(laid, from, over);
      return [hand(laid, over, from), ...times(count, ...trip(good, from, over, to, 1)), back];
    }
  }
  return [];
}

const trip = (good: Good, from: Holder, over: Holder, to: Holder, count: number): Action[] => [
  ...times(count, hand(good, from, over)),
  ...times(count, hand(good, over, to)),
];

/** Whether goods can pass between a transporter and a holder, by where they are. The server has the last word. */
function canExchange(unit: Unit, holder: Holder, { view, ground }: Handing): boolean {
  if (unit.carrier !== undefined) return false;
  const reach = reachOf(view, ground, unit.at);
  if ('region' in holder) return reach.has(regionKey(wholeRegion(view, holder.region)));
  const other = findUnit(view, holder.transporter);
  if (!other || other.carrier !== undefined) return false;
  if (hexKey(hexOf(other.at)) !== hexKey(hexOf(unit.at))) return false;
  if (isBoat(unit) && isBoat(other)) return true;
  return [...reachOf(view, ground, other.at)].some((region) => reach.has(region));
}

/** Everything on a tile that can hold goods: its regions, then the transporters. */
export function holdersAt({ view, ground }: Handing, hex: readonly number[]): Holder[] {
  const tile = ground.tiles.find((one) => hexKey(one.hex) === hexKey(hex));
  const regions = new Map<string, Holder>();
  for (let nth = 0; nth < (tile?.regions ?? 0); nth += 1) {
    const region = wholeRegion(view, [hex[0] ?? 0, hex[1] ?? 0, nth]);
    regions.set(regionKey(region), { region });
  }
  const there = units(view).filter(({ at }) => hexKey(hexOf(at)) === hexKey(hex));
  return [...regions.values(), ...there.map(({ id }): Holder => ({ transporter: id }))];
}

/** Where a good could be brought from where it is. */
export function takersOf(good: Good, from: Holder, handing: Handing): Holder[] {
  const hex = holderHex(handing.view, from);
  if (!hex) return [];
  return holdersAt(handing, hex).filter((to) => handPlan(good, from, to, 1, handing).length > 0);
}

/**
 * Where a good goes when it is clicked and nothing is said: onto the transporter that is chosen, or from it to the
 * only land there is; else where there is only one place for it.
 */
export function usualTaker(
  good: Good,
  from: Holder,
  chosen: number | undefined,
  handing: Handing,
): Holder | undefined {
  const takers = takersOf(good, from, handing).filter((taker) => !isForeign(taker, handing));
  const isFromChosen = 'transporter' in from && from.transporter === chosen;
  if (chosen !== undefined && !isFromChosen) {
    const onto = takers.find((taker) => 'transporter' in taker && taker.transporter === chosen);
    if (onto) return onto;
  }
  const land = takers.filter((taker) => 'region' in taker);
  if ('transporter' in from && land.length === 1) return land[0];
  return takers.length === 1 ? takers[0] : undefined;
}

export const isOneOf = (holder: Holder, holders: readonly Holder[]): boolean =>
  holders.some((other) => holderKey(other) === holderKey(holder));
