// Who could bring what where: the moves that the coach of the first game proposes.

import type { Action, Goods, Hex } from '../types';
import { SITES, wayBetween } from './map';
import { common, count, goodsIn, isAt, without, type Carrier, type Situation } from './situation';

/** One transporter's errand: what it has to load, and its next step. */
export interface Errand {
  carrier: Carrier;
  actions: Action[];
}

/** What is missing of the goods on a tile. */
export const missingAt = (now: Situation, need: Goods, hex: Hex): Goods =>
  without(need, now.here(hex));

/** The next step of a transporter towards a tile, if it can take it now. */
export function stepTowards(now: Situation, carrier: Carrier, to: Hex): Action | undefined {
  const next = wayBetween(carrier.hex, to)[0];
  if (!next || !now.canStep(carrier.id, next)) return undefined;
  return { do: 'step', transporter: carrier.id, to: { land: next } };
}

/** Loads and unloads a transporter until it carries these goods, which are on it or beside it. */
export function reload(carrier: Carrier, goods: Goods): Action[] {
  const region: Hex = carrier.hex;
  const hand = (from: Goods, isLoading: boolean): Action[] =>
    goodsIn(from).flatMap((good) =>
      Array.from({ length: from[good] ?? 0 }, (): Action => {
        const ground = { region };
        const back = { transporter: carrier.id };
        return isLoading
          ? { do: 'hand', good, from: ground, to: back }
          : { do: 'hand', good, from: back, to: ground };
      }),
    );
  return [
    ...hand(without(carrier.cargo, goods), false),
    ...hand(without(goods, carrier.cargo), true),
  ];
}

/** As much of some goods as fits, dearest need first. */
function fit(goods: Goods, room: number): Goods {
  const taken: Goods = {};
  let left = room;
  for (const good of goodsIn(goods)) {
    const units = Math.min(left, goods[good] ?? 0);
    if (units > 0) taken[good] = units;
    left -= units;
  }
  return taken;
}

/**
 * Brings goods that are missing on a tile nearer to it: the shortest way, of those the largest load,
 * and of those whoever has begun to load. */
export function deliver(
  now: Situation,
  need: Goods,
  to: Hex,
  carriers: readonly Carrier[],
  least = 1,
): Errand | undefined {
  const missing = missingAt(now, need, to);
  const errands = carriers
    .filter(({ canMove, hex }) => canMove && !isAt(hex, to))
    .flatMap((carrier) => {
      const onBoard = common(missing, carrier.cargo);
      const beside = common(without(missing, onBoard), now.fresh(carrier.hex));
      const load = { ...fit(onBoard, carrier.room) };
      for (const [good, units] of Object.entries(fit(beside, carrier.room - count(load)))) {
        load[good as keyof Goods] = (load[good as keyof Goods] ?? 0) + (units ?? 0);
      }
      const step = stepTowards(now, carrier, to);
      if (!step || count(load) < least) return [];
      const steps = wayBetween(carrier.hex, to).length;
      const actions = [...reload(carrier, load), step];
      return [{ carrier, actions, size: count(load), begun: count(onBoard), steps }];
    })
    .sort(
      (one, other) => one.steps - other.steps || other.size - one.size || other.begun - one.begun,
    );
  return errands[0];
}

/** Sends the nearest of some transporters a step towards a tile; it leaves behind what it has brought home. */
export function send(now: Situation, to: Hex, carriers: readonly Carrier[]): Errand | undefined {
  const errands = carriers
    .filter(({ canMove, hex }) => canMove && !isAt(hex, to))
    .flatMap((carrier) => {
      const step = stepTowards(now, carrier, to);
      const steps = wayBetween(carrier.hex, to).length;
      const load = isAt(carrier.hex, SITES.home) ? {} : carrier.cargo;
      return step ? [{ carrier, actions: [...reload(carrier, load), step], steps }] : [];
    })
    .sort((one, other) => one.steps - other.steps);
  return errands[0];
}
