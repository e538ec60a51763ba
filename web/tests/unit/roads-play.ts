// A small piece of Roads & Boats to test on: a river tile between a pasture and the sea.

import type { Action, Good, Ground, Guide, View } from '../../src/games/roads-and-boats/types';

/** At 0,0 pasture; at 1,0 woods that a river cuts from west to east; at 2,0 the sea. */
export const ground: Ground = {
  name: 'A bit of land',
  seats: [1],
  homes: [],
  tiles: [
    {
      hex: [0, 0],
      terrain: 'pasture',
      rivers: [],
      halves: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      regions: 1,
      bridges: [],
      is_shore: false,
      docks: [],
    },
    {
      hex: [1, 0],
      terrain: 'woods',
      rivers: [[0, 3]],
      halves: [0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
      regions: 2,
      bridges: [[0, 1]],
      is_shore: true,
      docks: [{ region: 0, sea: 0 }],
    },
    {
      hex: [2, 0],
      terrain: 'sea',
      rivers: [],
      halves: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      regions: 1,
      bridges: [],
      is_shore: false,
      docks: [],
    },
  ],
};

export type Transporter = View['seats'][number]['transporters'][number];

export const viewOf = (part: Partial<View>): View => ({
  wealth: [],
  brick_price: 1,
  last_brick: 83,
  turns: 20,
  map: 'A bit of land',
  turn: 1,
  phase: 'movement',
  stage: 'acting',
  praying: [0],
  sequence: [0],
  mover: 0,
  seats: [{ research: [], transporters: [] }],
  bricks: [],
  ...part,
});

export const guideOf = (part: Partial<Guide>): Guide => ({
  routes: [],
  production: [],
  projects: [],
  next_brick: null,
  chances: { movers: [], actions: [] },
  payment: [],
  row_shares: [],
  can_plan: false,
  ...part,
});

export const hand = (
  good: Good,
  from: number | [number, number, number?],
  to: number | [number, number, number?],
): Action => ({ do: 'hand', good, from: holder(from), to: holder(to) });

const holder = (at: number | [number, number, number?]): Extract<Action, { do: 'hand' }>['from'] =>
  typeof at === 'number' ? { transporter: at } : { region: at as [number, number, number] };
