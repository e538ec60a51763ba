// What a strong player advises, in words.

import type { Action } from '../../gen/amsterdam';
import { say, words } from '../../lib/words.svelte';
import type { Advice, Said } from '../game-page';
import { boardOf } from './board';
import { endsName, paymentName, routeName } from './naming';
import { offerOf } from './telling';

/** What speaks for an action, with whatever belongs to it. */
interface Reason {
  because: string;
  contract?: number;
  route?: number;
  seat?: number;
  points?: number;
  carts?: number;
}

function action(given: unknown, { setup }: Said): string {
  const board = boardOf(setup);
  const advised = given as Action;
  const text = offerOf(advised, board);
  if (advised.do !== 'build') return text;
  return `${text}. ${say('am-do-pay', { payment: paymentName(board, advised) })}`;
}

function reason(given: unknown, { names, setup }: Said): string {
  const { because, contract, route, seat, points = 0, carts = 0 } = given as Reason;
  const board = boardOf(setup);
  const ends = board.contracts[contract ?? -1];
  // A reason that a newer server knows and this page does not is left out.
  const text = words.find(`reason-${because.replaceAll('_', '-')}`, {
    contract: ends ? endsName(ends) : '',
    route: route === undefined ? '' : routeName(board, route),
    name: names[seat ?? -1] ?? '',
    points,
    carts,
  });
  return text ?? '';
}

export const advice: Advice = { action, reason };
