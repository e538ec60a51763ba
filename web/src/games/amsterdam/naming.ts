// What things of the board are called.

import type { Card, Color } from '../../gen/amsterdam';
import { say, words } from '../../lib/words.svelte';
import type { Board, Contract, Route } from './board';
import type { Payment } from './payment';
import { cardsOf } from './payment';

export const cardName = (card: Card): string => say(`card-${card}`);
export const colorName = (color: Color | 'grey'): string => say(`route-${color}`);

/** The name of a place, in the language if it has one there. */
export function placeName(name: string): string {
  const key = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '-');
  return words.find(`place-${key}`) ?? name;
}

/** Two places, as a route or a contract has them. */
export const endsName = ({ a, b }: Pick<Route | Contract, 'a' | 'b'>): string =>
  `${placeName(a)} – ${placeName(b)}`;

export function routeName(board: Board, route: number): string {
  const found = board.routes[route];
  return found ? endsName(found) : String(route + 1);
}

export const pointsName = (points: number): string => say('am-points', { points });

/** A contract with its value. */
export function contractName(board: Board, contract: number): string {
  const found = board.contracts[contract];
  return found ? `${endsName(found)} (${pointsName(found.value)})` : String(contract + 1);
}

/** What is paid: "pink ×2 + wild ×1". */
export function paymentName(board: Board, payment: Payment): string {
  const length = board.routes[payment.route]?.length ?? 0;
  const parts = cardsOf(payment, length).map(([card, count]) => `${cardName(card)} ×${count}`);
  return parts.join(' + ');
}

/** Points that are added or taken away, with their sign. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
