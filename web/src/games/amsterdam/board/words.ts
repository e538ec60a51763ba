// What is said about places and routes.

import { say, words } from '../../../lib/words.svelte';
import type { Board, Route } from '../board';

/** A place in the language spoken; places of other boards keep their names. */
export function placeName(name: string): string {
  const key = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.find(`place-${key}`) ?? name;
}

export const routeName = (route: Route): string => `${placeName(route.a)} – ${placeName(route.b)}`;

/** Colour, length, points, symbol and owner. */
export function routeDetails(board: Board, route: Route, owner: string | undefined): string[] {
  const points = board.score[String(route.length)] ?? 0;
  return [
    say(`route-${route.color}`),
    say('am-route-length', { length: route.length }),
    say('am-points', { points }),
    ...(route.cart ? [say('am-cart-symbol')] : []),
    ...(owner === undefined ? [] : [say('amb-built-by', { name: owner })]),
  ];
}
