// Actions told apart, and where they belong.

import type { Action, Hex, Holder, Place, Region, View } from '../types';
import { hexKey, hexOf } from '../types';
import { findUnit, holderHex } from './table';

/** An action as a text that is the same for the same action, whatever the order of its fields. */
export function actionKey(action: Action): string {
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(write);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(
      ([name, part]) => part !== undefined && part !== null && !(name === 'bank' && part === 0),
    );
    return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([n, p]) => [n, write(p)]);
  };
  return JSON.stringify(write(action));
}

export const isSameAction = (one: Action, other: Action): boolean =>
  one.do === other.do && actionKey(one) === actionKey(other);

/** Whether an action is about the order of a phase, for which no turn is needed. */
export const isCall = (action: Action): boolean =>
  action.do === 'call' || action.do === 'drop_call';

/** The actions of one kind. */
export const ofKind = <Kind extends Action['do']>(
  actions: readonly Action[],
  ...kinds: Kind[]
): Extract<Action, { do: Kind }>[] =>
  actions.filter((action): action is Extract<Action, { do: Kind }> =>
    (kinds as string[]).includes(action.do),
  );

/** The tile that an action is done on, if it is done on one. */
export function hexOfAction(action: Action, view: View): Hex | undefined {
  const at = (part: Hex | Region | undefined): Hex | undefined => part && [part[0], part[1]];
  const unitAt = (id: number): Hex | undefined => {
    const place: Place | undefined = findUnit(view, id)?.at;
    return place && hexOf(place);
  };
  switch (action.do) {
    case 'lay_tile':
    case 'produce':
    case 'make':
    case 'upgrade':
    case 'sink':
      return at(action.hex);
    case 'settle':
      return at(action.home);
    case 'breed':
    case 'research':
    case 'build':
      return at(action.region);
    case 'road':
    case 'bridge':
    case 'wall':
    case 'raze':
      return at(action.from);
    case 'hand':
      return holderHex(view, action.from);
    case 'pay':
      return holderHex(view, action.from);
    case 'harness':
      return unitAt(action.donkey);
    case 'destroy':
    case 'step':
    case 'lead':
    case 'leave':
      return unitAt(action.transporter);
    case 'carry':
    case 'set_down':
      return unitAt(action.carrier);
    default:
      return undefined;
  }
}

/** What the actions of a tile are listed under. */
export const GROUPS = ['home', 'make', 'research', 'carry', 'build', 'roads', 'walls'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Partial<Record<Action['do'], Group>> = {
  settle: 'home',
  produce: 'make',
  make: 'make',
  harness: 'make',
  breed: 'make',
  upgrade: 'make',
  destroy: 'make',
  research: 'research',
  carry: 'carry',
  set_down: 'carry',
  build: 'build',
  sink: 'build',
  road: 'roads',
  bridge: 'roads',
  wall: 'walls',
  raze: 'walls',
};

/** What can be done on a tile, sorted. Steps, geese and goods are not among it: they have controls of their own. */
export function possibleAt(
  actions: readonly Action[],
  view: View,
  hex: Hex,
): { group: Group; actions: Action[] }[] {
  const here = actions.filter((action) => {
    const place = GROUP_OF[action.do] && hexOfAction(action, view);
    return place !== undefined && hexKey(place) === hexKey(hex);
  });
  return GROUPS.map((group) => ({
    group,
    actions: here.filter((action) => GROUP_OF[action.do] === group),
  })).filter((entry) => entry.actions.length > 0);
}

export const isSameHolder = (one: Holder, other: Holder): boolean =>
  'transporter' in one
    ? 'transporter' in other && one.transporter === other.transporter
    : 'region' in other &&
      one.region[0] === other.region[0] &&
      one.region[1] === other.region[1] &&
      (one.region[2] ?? 0) === (other.region[2] ?? 0);
