// What a seat's routes join, and what is still missing between two places.

import type { View } from '../../gen/amsterdam';
import type { Board, Route } from './board';

/** A way between two places: the spaces still to be built, and the parts that are missing. */
export interface Way {
  spaces: number;
  /** From where to where nothing of one's own lies yet, in order. */
  gaps: [string, string][];
}

/** The routes of a seat that hang together with a place. */
export function networkOf(board: Board, own: readonly number[], place: string): number[] {
  const reached = new Set([place]);
  const joined = new Set<number>();
  for (let grew = true; grew;) {
    grew = false;
    for (const id of own) {
      const route = board.routes[id];
      if (!route || joined.has(id)) continue;
      if (!reached.has(route.a) && !reached.has(route.b)) continue;
      joined.add(id);
      reached.add(route.a).add(route.b);
      grew = true;
    }
  }
  return [...joined];
}

const isPair = (one: Route, other: Route): boolean =>
  one.length === other.length &&
  ((one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a));

/** The routes that a seat has or could still build. With two seats, the second of a pair is closed to both. */
export function openRoutes(board: Board, view: Pick<View, 'seats'>, seat: number): Set<number> {
  const others = view.seats.flatMap(({ routes }, index) => (index === seat ? [] : routes));
  const closed = new Set(others);
  if (view.seats.length === 2) {
    board.routes.forEach((route, id) => {
      if (others.some((other) => isPair(board.routes[other] as Route, route))) closed.add(id);
    });
  }
  return new Set(board.routes.map((_, id) => id).filter((id) => !closed.has(id)));
}

/** The shortest way between two places over own and free routes, or nothing if the others have cut it. */
export function shortestWay(
  board: Board,
  view: Pick<View, 'seats'>,
  seat: number,
  from: string,
  to: string,
): Way | undefined {
  const own = new Set(view.seats[seat]?.routes);
  const open = openRoutes(board, view, seat);
  const cost = new Map([[from, 0]]);
  const arrival = new Map<string, { place: string; isOwn: boolean }>();
  const waiting = new Set([from]);
  while (waiting.size > 0) {
    // Boards are small: looking for the nearest place is quick enough.
    const here = [...waiting].reduce((near, place) =>
      (cost.get(place) ?? 0) < (cost.get(near) ?? 0) ? place : near,
    );
    waiting.delete(here);
    if (here === to) break;
    for (const id of open) {
      const route = board.routes[id] as Route;
      if (route.a !== here && route.b !== here) continue;
      const there = route.a === here ? route.b : route.a;
      const isOwn = own.has(id);
      const sum = (cost.get(here) ?? 0) + (isOwn ? 0 : route.length);
      if (sum >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, sum);
      arrival.set(there, { place: here, isOwn });
      waiting.add(there);
    }
  }
  const spaces = cost.get(to);
  if (spaces === undefined) return undefined;
  return { spaces, gaps: gapsOf(arrival, from, to) };
}

/** Walks back from the end and takes what is missing together into as few parts as there are. */
function gapsOf(
  arrival: ReadonlyMap<string, { place: string; isOwn: boolean }>,
  from: string,
  to: string,
): [string, string][] {
  const gaps: [string, string][] = [];
  let isGoingOn = false;
  for (let here = to; here !== from;) {
    const step = arrival.get(here);
    if (!step) break;
    const first = gaps[0];
    if (step.isOwn) isGoingOn = false;
    else if (isGoingOn && first) first[0] = step.place;
    else {
      gaps.unshift([step.place, here]);
      isGoingOn = true;
    }
    here = step.place;
  }
  return gaps;
}
