// What the coach of the first game would pay with, and what it would rather not buy.

import { COSTS } from '../../../gen/roads-and-boats/tables';
import type { Action, Good, Goods } from '../types';
import type { Advice } from './advice';
import { goal, PLANS } from './course';
import { SITES, STAGE } from './map';
import { isAt, type Situation } from './situation';

/** Cheap things first: what the course still needs is kept. */
const ORDER: readonly Good[] = [
  'stone',
  'iron',
  'clay',
  'trunks',
  'boards',
  'paper',
  'fuel',
  'goose',
  'gold',
];

/** Of a price, the goods at home that the course does not need. */
export function spareAtHome(now: Situation): Goods {
  const { stone = 0, iron = 0, clay = 0 } = now.here(SITES.home);
  // The sawmill, the mine and the mint need a stone each.
  const kept = PLANS.filter(
    ({ building }) => COSTS[building].stone && !now.building(building),
  ).length;
  return { stone: Math.max(0, stone - kept), iron, clay };
}

/** The open bill is paid, or taken back if it would cost what the course needs. */
export function pay(now: Situation): Advice {
  const payments = now.legal.filter((action) => action.do === 'pay');
  const rank = ({ good }: { good: Good }): number =>
    (ORDER.indexOf(good) + ORDER.length + 1) % (ORDER.length + 1);
  const best = payments.toSorted((one, other) => rank(one) - rank(other))[0];
  const withdraw = now.find('withdraw');
  if (withdraw && isUnwise(now, best?.good)) return { key: 'withdraw', actions: [withdraw] };
  const isBrick = now.view.seats[0]?.bill?.action.do === 'brick';
  return { key: isBrick ? 'pay-brick' : 'pay', actions: best ? [best] : [] };
}

/** Whether the open bill takes something that the course cannot go on without, or that is soon missed. */
function isUnwise(now: Situation, best: Good | undefined): boolean {
  const action: Action | undefined = now.view.seats[0]?.bill?.action;
  if (!action || goal('coins').isDone(now)) return false;
  if (action.do === 'brick') return best === undefined || !(spareAtHome(now)[best] ?? 0);
  if (action.do === 'produce') return false;
  // A place that the course needs for something else is kept free.
  const building = action.do === 'build' ? action.building : undefined;
  const isStray = action.do === 'build' && !PLANS.some((one) => one.building === building);
  if (isStray && STAGE.some((site) => isAt(site, action.region))) return true;
  // At the beginning every board and the only stone have their place.
  if (goal('opening').isDone(now)) return false;
  return !PLANS.slice(0, 3).some((one) => one.building === building);
}
