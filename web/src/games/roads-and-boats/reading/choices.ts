// Things to choose from, in groups.

import type { Action, RoadsScene } from '../types';

/** One thing to choose: an action, or several taken as one. */
export interface Choice {
  key: string;
  label: string;
  actions: readonly Action[];
}

export interface Group {
  key: string;
  title: string;
  choices: Choice[];
  /** Places more than a step away, of which there may be many. */
  far?: Choice[];
  groups?: Group[];
  /** Short enough to be open from the beginning. */
  isOpen?: boolean;
}

export type Legal = Pick<RoadsScene, 'legal' | 'view' | 'guide' | 'eyes'>;
export const keyOf = (...actions: readonly Action[]): string => JSON.stringify(actions);

export const choiceOf = (label: string, ...actions: readonly Action[]): Choice => ({
  key: keyOf(...actions),
  label,
  actions,
});

/** Things by what `by` finds in them, in the order they first come. */
export function grouped<Thing>(things: readonly Thing[], by: (thing: Thing) => string): Thing[][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = by(thing);
    const known = groups.get(key);
    if (known) known.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups.values()];
}

/** All choices of groups, those within too. */
export const choicesOf = (groups: readonly Group[]): Choice[] =>
  groups.flatMap(({ choices, far = [], groups: inner = [] }) => [
    ...choices,
    ...far,
    ...choicesOf(inner),
  ]);

const plainly = (text: string): string => text.toLocaleLowerCase().replaceAll('−', '-');

/** Whether a text has all words that are looked for. */
export const has = (text: string, looked: string): boolean =>
  plainly(looked)
    .split(/\s+/)
    .every((word) => plainly(text).includes(word));
