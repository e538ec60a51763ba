// A small river map with something of everything on it, and the words of the game.

import type { Ground, View } from '../../src/games/roads-and-boats/types';
import { strictWords } from './strict-words';

export const strictSay = strictWords('en', ['roads-and-boats', 'roads-and-boats-page']);

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
