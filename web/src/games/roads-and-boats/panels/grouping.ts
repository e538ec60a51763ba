// Actions and projects of one kind together, so that a list of dozens becomes a few lines.

import type { Action } from '../types';

/** What makes actions alike: what is done, wherever it is. Each factory stands for itself. */
export const kindOf = (action: Action): string =>
  action.do === 'make' ? `make ${action.hex.join(' ')}` : action.do;

/** Things by a key, in the order in which keys first come. */
export function groupBy<Thing>(
  things: readonly Thing[],
  key: (thing: Thing) => string,
): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const name = key(thing);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return groups;
}

/** Kinds in the order in which one would miss them: what the turn gives for nothing first, walls last. */
const WEIGHT: readonly Action['do'][] = [
  'produce',
  'make',
  'harness',
  'breed',
  'research',
  'upgrade',
  'set_down',
  'build',
  'sink',
  'brick',
  'bridge',
  'road',
  'wall',
  'raze',
];

/** Groups of actions, the weightier first. */
export function weighed(actions: readonly Action[]): Action[][] {
  const weight = ([action]: Action[]): number => {
    const place = action ? WEIGHT.indexOf(action.do) : -1;
    return place < 0 ? WEIGHT.length : place;
  };
  return [...groupBy(actions, kindOf).values()].sort((one, other) => weight(one) - weight(other));
}
