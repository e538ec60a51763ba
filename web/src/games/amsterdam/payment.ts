// Ways to pay for a route: which there are, which is the sensible one, and which fit the cards one has picked up.

import { COLORS } from '../../gen/amsterdam/tables';
import type { Action, Card, Cards, Color } from '../../gen/amsterdam';
import { count, type Route } from './board';

/** What is paid for a route: cards of one colour, and wilds. */
export interface Payment {
  route: number;
  color?: Color | null;
  wilds?: number;
}

export type Build = Extract<Action, { do: 'build' }>;

/** The cards of a payment, the colour first. */
export function cardsOf(payment: Payment, length: number): [Card, number][] {
  const wilds = payment.wilds ?? 0;
  const parts: [Card, number][] = [];
  if (payment.color && length > wilds) parts.push([payment.color, length - wilds]);
  if (wilds > 0) parts.push(['wild', wilds]);
  return parts;
}

/** The legal ways to pay for a route, the sensible one first: few wilds, then the colour of which most is left. */
export function waysToPay(
  legal: readonly Action[],
  route: number,
  hand: Cards | null | undefined,
): Build[] {
  const ways = legal.filter(
    (action): action is Build => action.do === 'build' && action.route === route,
  );
  const held = (way: Build): number => (way.color ? count(hand, way.color) : 0);
  return ways.sort((one, other) => {
    const fewer = (one.wilds ?? 0) - (other.wilds ?? 0);
    return fewer !== 0 ? fewer : held(other) - held(one);
  });
}

/** Whether a payment uses all of these cards, and maybe more of the same kinds. */
export function uses(payment: Payment, length: number, picked: Cards): boolean {
  const paid = new Map(cardsOf(payment, length));
  return Object.entries(picked).every(
    ([card, number]) => (paid.get(card as Card) ?? 0) >= (number ?? 0),
  );
}

/** Whether a payment is these cards and no others. */
export function isExactly(payment: Payment, length: number, picked: Cards): boolean {
  const total = Object.values(picked).reduce((sum, number) => sum + (number ?? 0), 0);
  return total === length && uses(payment, length, picked);
}

/** The routes that can be built with these cards in the payment. */
export function buildable(
  legal: readonly Action[],
  routes: readonly Route[],
  picked: Cards,
): Set<number> {
  const lit = new Set<number>();
  for (const action of legal) {
    if (action.do !== 'build') continue;
    const length = routes[action.route]?.length ?? 0;
    if (uses(action, length, picked)) lit.add(action.route);
  }
  return lit;
}

/** The payment that comes closest to building a route, to ask why it cannot be built. */
export function closest(id: number, route: Route, hand: Cards | null, picked: Cards): Build {
  const wilds = count(hand, 'wild');
  const chosen = COLORS.find((color) => count(picked, color) > 0);
  const most = COLORS.reduce((best, color) =>
    count(hand, color) > count(hand, best) ? color : best,
  );
  const color = chosen ?? (route.color === 'grey' ? most : route.color);
  const held = count(hand, color);
  if (held === 0 && wilds >= route.length) return { do: 'build', route: id, wilds: route.length };
  const missing = Math.max(route.length - held, 0);
  return { do: 'build', route: id, color, wilds: Math.min(missing, wilds) };
}
