// Bills that leave nothing to choose are paid without a question.

import { RECIPES } from '../aid';
import { buildingAt } from '../naming';
import type { Action, RoadsScene } from '../types';
import { actionKey, ofKind } from './actions';

/** Whether what pays for an action can be of several kinds: any wood, or anything at all. */
function isMixed(action: Action, view: RoadsScene['view']): boolean {
  if (action.do === 'brick') return true;
  if (action.do !== 'produce') return false;
  const building = buildingAt(action.hex, view)?.building;
  return building !== undefined && (RECIPES[building]?.wood ?? 0) > 0;
}

/** Whether the seat has just opened the bill, and not come back to it by taking something back. */
function isJustOpened({ mode, step, plan, view, eyes }: RoadsScene): boolean {
  if (!view.bill) return false;
  const key = actionKey(view.bill.action);
  if (mode === 'plan') {
    const last = plan.at(-1);
    return last !== undefined && actionKey(last) === key;
  }
  return (step?.events ?? []).some(
    (event) =>
      event.event === 'bill_opened' && event.seat === eyes && actionKey(event.action) === key,
  );
}

/** What pays the open bill by itself: the usual payment, if each good of it can come from only one holder. */
export function plainPayment(scene: RoadsScene): Action[] {
  const { view, legal, guide } = scene;
  const options = ofKind(legal, 'pay');
  if (!view.bill || options.length === 0 || !isJustOpened(scene)) return [];
  const kinds = new Set(options.map(({ good }) => good));
  const isPlain = kinds.size === options.length && !isMixed(view.bill.action, view);
  return isPlain ? (guide?.payment ?? []) : [];
}
