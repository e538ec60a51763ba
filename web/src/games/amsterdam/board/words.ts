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

/** What the contracts between places that are given in pairs are worth, at each of the places. */
export function contractValues(
  board: Board,
  places: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const values = new Map<string, number[]>();
  for (let nth = 0; nth + 1 < places.length; nth += 2) {
    const pair = places.slice(nth, nth + 2);
    const contract = board.contracts.find(({ a, b }) => pair.includes(a) && pair.includes(b));
    if (!contract) continue;
    for (const place of pair) values.set(place, [...(values.get(place) ?? []), contract.value]);
  }
  return values;
}
