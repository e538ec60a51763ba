// What a bill amounts to. Bills that leave nothing to choose are paid without a question.

import { COSTS, RECIPES } from '../../../gen/roads-and-boats/tables';
import { buildingAt } from '../naming';
import type { Action, Good, Goods, RoadsScene } from '../types';
import { actionKey, ofKind } from './actions';
import { findUnit } from './table';

type View = RoadsScene['view'];

type Owing = Pick<RoadsScene, 'view' | 'guide' | 'eyes'>;

const billOf = ({ view, eyes }: Pick<RoadsScene, 'view' | 'eyes'>) => view.seats[eyes ?? -1]?.bill;

/** Goods, of which some may be any wood, or anything. */
export interface Sum {
  goods: Goods;
  wood: number;
  any: number;
}

/** What pays for an action, if it can be of several kinds: any wood, or anything at all. */
function mixOf(action: Action, view: View): 'wood' | 'any' | undefined {
  if (action.do === 'brick') return 'any';
  if (action.do !== 'produce') return undefined;
  const building = buildingAt(action.hex, view)?.building;
  return building !== undefined && (RECIPES[building]?.wood ?? 0) > 0 ? 'wood' : undefined;
}

/** How much of what a bill asks for some units are. */
function sumOf(units: readonly { good: Good }[], mix: 'wood' | 'any' | undefined): Sum {
  const sum: Sum = { goods: {}, wood: 0, any: 0 };
  for (const { good } of units) {
    if (mix === 'any') sum.any += 1;
    else if (mix === 'wood' && (good === 'trunks' || good === 'boards')) sum.wood += 1;
    else sum.goods[good] = (sum.goods[good] ?? 0) + 1;
  }
  return sum;
}

/** The goods that an action takes for certain. What can be of several kinds is not among them. */
function priceOf(action: Action, view: View): Goods {
  if (action.do === 'build') return COSTS[action.building];
  const works = action.do === 'produce' ? buildingAt(action.hex, view)?.building : undefined;
  return (works && RECIPES[works]?.goods) ?? {};
}

/**
 * What one’s open bill asks for in all, and what of it is not paid yet. The usual payment leaves out what pays by itself
 * because it can come from one place only; the price has it. It is told to the payer alone.
 */
export function amountOf(owing: Owing): { whole: Sum; rest: Sum } | undefined {
  const { view, guide } = owing;
  const bill = billOf(owing);
  const usual = ofKind(guide?.payment ?? [], 'pay');
  if (!bill || usual.length === 0) return undefined;
  const { action, paid } = bill;
  const mix = mixOf(action, view);
  const [whole, rest, given] = [[...paid, ...usual], usual, paid].map((one) => sumOf(one, mix)) as [
    Sum,
    Sum,
    Sum,
  ];
  const price = priceOf(action, view);
  for (const good of Object.keys(price) as Good[]) {
    whole.goods[good] = Math.max(whole.goods[good] ?? 0, price[good] ?? 0);
    rest.goods[good] = whole.goods[good] - (given.goods[good] ?? 0);
    if (rest.goods[good] === 0) delete rest.goods[good];
  }
  return { whole, rest };
}

/** Everything that goes when the open bill is paid in the usual way. */
export function usualGoods(owing: Owing): Goods {
  const goods: Goods = { ...amountOf(owing)?.rest.goods };
  const named: Goods = {};
  for (const { good } of ofKind(owing.guide?.payment ?? [], 'pay')) {
    named[good] = (named[good] ?? 0) + 1;
    goods[good] = Math.max(goods[good] ?? 0, named[good]);
  }
  return goods;
}

/** Whether the seat has just opened the bill, and not come back to it by taking something back. */
function isJustOpened({ mode, step, plan, view, eyes }: RoadsScene): boolean {
  const bill = billOf({ view, eyes });
  if (!bill) return false;
  const key = actionKey(bill.action);
  if (mode === 'plan') {
    // Of the phase that is looked at, which may not be the last one planned.
    const here = plan.find((part) => part.turn === view.turn && part.phase === view.phase);
    const last = here?.steps.at(-1) as Action | undefined;
    return last !== undefined && actionKey(last) === key;
  }
  return (step?.events ?? []).some(
    (event) =>
      event.event === 'bill_opened' && event.seat === eyes && actionKey(event.action) === key,
  );
}

/**
 * What pays the open bill by itself: the usual payment, if each good of it can come from only one holder. What another
 * seat has beside it, and would have to be asked for, is no reason to ask the player.
 */
export function plainPayment(scene: RoadsScene): Action[] {
  const { view, legal, guide } = scene;
  const options = ofKind(legal, 'pay').filter(
    ({ from }) => 'region' in from || findUnit(view, from.transporter)?.seat === scene.eyes,
  );
  const bill = billOf(scene);
  if (!bill || options.length === 0 || !isJustOpened(scene)) return [];
  const kinds = new Set(options.map(({ good }) => good));
  const isPlain = kinds.size === options.length && mixOf(bill.action, view) === undefined;
  return isPlain ? (guide?.payment ?? []) : [];
}
