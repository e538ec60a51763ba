// A small river map with something of everything on it, and words that are strict about what they are made with.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground, View } from '../../src/games/roads-and-boats/types';

const LOCALES = join(import.meta.dirname, '../../../locales');
const FILES = ['roads-and-boats', 'roads-and-boats-page'];
const bundles = new Map<string, FluentBundle>();
let spoken = 'en';

function bundleOf(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES) {
    const text = readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf8');
    bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
  return bundle;
}

/** Speaks a language from now on. */
export const speak = (language: string): void => {
  spoken = language;
};

/** Says a message, and fails if there is none or if anything is missing in it. */
export function strictSay(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundleOf(spoken);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`${spoken}: no ${key}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) throw new Error(`${spoken}: ${key}: ${errors.join(', ')}`);
  return text;
}

/** Woods that a river from west to east cuts in two, pasture to the east, sea to the west. */
export const ground: Ground = {
  name: 'Small',
  seats: [2],
  homes: [],
  tiles: [
    {
      hex: [0, 0],
      terrain: 'woods',
      rivers: [[0, 3]],
      halves: [0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
      regions: 2,
      bridges: [[0, 1]],
      is_shore: true,
      docks: [],
    },
    {
      hex: [1, 0],
      terrain: 'pasture',
      rivers: [[3]],
      halves: Array.from({ length: 12 }, () => 0),
      regions: 1,
      bridges: [],
      is_shore: true,
      docks: [],
    },
    {
      hex: [-1, 0],
      terrain: 'sea',
      rivers: [],
      halves: Array.from({ length: 12 }, () => 0),
      regions: 1,
      bridges: [],
      is_shore: false,
      docks: [],
    },
  ],
};

export const view: View = {
  map: 'Small',
  turn: 3,
  phase: 'movement',
  stage: 'acting',
  praying: [0, 1],
  sequence: [1, 0],
  mover: 0,
  seats: [
    {
      home: [0, 0],
      research: [],
      transporters: [
        { id: 0, kind: 'donkey', at: { land: [0, 0] }, cargo: { boards: 1 } },
        { id: 1, kind: 'raft', at: { river: [0, 0] } },
      ],
    },
    { home: [1, 0], research: [], transporters: [{ id: 9, kind: 'wagon', at: { land: [1, 0] } }] },
  ],
  goods: [{ region: [0, 0, 1], goods: { stone: 2 } }],
  buildings: [{ region: [1, 0], building: 'sawmill' }],
  bricks: [],
  wealth: [],
  brick_price: 1,
  last_brick: 62,
  turns: 33,
};
