// Where a chosen transporter can go, and the steps that take it there.

import { followersOf } from '../reading/standing';
import type { Action, Guide, Place, Region, Route, View } from '../types';
import { placeKey, regionKey } from '../types';
import { heapOf } from './table';
import { ofKind } from './actions';

/** A place that a transporter can be sent to. */
export interface Destination {
  to: Place;
  /** The way there, the place itself included. */
  steps: readonly Place[];
  /** How many steps it would have left then. */
  left: number;
  /** What takes it there. It stops early where geese have to be told a bank. */
  actions: Action[];
  /** The banks to choose from for geese that follow, if the first step needs one. */
  banks: Region[];
  /** Whether the way is cut short, because a bank has to be chosen on it. */
  isCut: boolean;
}

type Moving = { view: View; guide: Guide | undefined; legal: readonly Action[] };

/** Where a transporter can be sent, nearest first. */
export function destinations(id: number, { view, guide, legal }: Moving): Destination[] {
  const routes = guide?.routes.find(({ transporter }) => transporter === id)?.routes ?? [];
  const steps = ofKind(legal, 'step').filter(({ transporter }) => transporter === id);
  // Where the first step cannot be taken, nor can the rest: geese may hold a boat back that could go otherwise.
  const first = new Set(steps.map(({ to }) => placeKey(to)));
  return routes.flatMap((route) => {
    const [next] = route.steps;
    if (!next || (legal.length > 0 && !first.has(placeKey(next)))) return [];
    const banks = steps.flatMap(({ to, ashore }) =>
      placeKey(to) === placeKey(next) && ashore ? [ashore] : [],
    );
    const length = wholeLength(view, id, route);
    const actions = route.steps
      .slice(0, length)
      .map((to): Action => ({ do: 'step', transporter: id, to }));
    return [
      {
        to: route.to,
        steps: route.steps,
        left: route.steps_left,
        actions,
        banks,
        isCut: length < route.steps.length,
      },
    ];
  });
}

/** How many steps of a route can be taken in one go. From the sea into a river, geese have to be told a bank. */
function wholeLength(view: View, id: number, route: Route): number {
  const hasFlock = followersOf(id, view) !== undefined;
  const stop = route.steps.findIndex((to, nth) => {
    const from = route.steps[nth - 1];
    if (!from || !('sea' in from) || !('river' in to)) return false;
    return hasFlock || (heapOf(view, { region: from.sea }).goose ?? 0) > 0;
  });
  return stop < 0 ? route.steps.length : stop;
}

/** The steps to a destination, with the bank for the geese if one is needed. */
export function stepsTo({ actions, banks }: Destination, bank?: Region): Action[] {
  const isBank = bank && banks.some((one) => regionKey(one) === regionKey(bank));
  return actions.map((action, nth) =>
    nth === 0 && isBank && action.do === 'step' ? { ...action, ashore: bank } : action,
  );
}

/** What is known of the geese beside a transporter: how many follow, and what makes it one more or one fewer. */
export interface Flock {
  following: number;
  /** One action for each region that one more can come from. */
  more: Action[];
  fewer: Action | undefined;
}

export function flockOf(id: number, { view, legal }: Pick<Moving, 'view' | 'legal'>): Flock {
  return {
    following: followersOf(id, view)?.geese ?? 0,
    more: ofKind(legal, 'lead').filter(({ transporter }) => transporter === id),
    fewer: ofKind(legal, 'leave').find(({ transporter }) => transporter === id),
  };
}

/** What has exactly this many geese of a region follow. */
export function leadTo(id: number, region: Region, wanted: number, following: number): Action[] {
  const change = wanted - following;
  const one: Action =
    change > 0 ? { do: 'lead', transporter: id, from: region } : { do: 'leave', transporter: id };
  return Array.from({ length: Math.abs(change) }, () => one);
}
