// What routes join, and what is missing.

import { describe, expect, it } from 'vitest';
import type { SeatView } from '../../src/gen/amsterdam';
import type { Board } from '../../src/games/amsterdam/board';
import { networkOf, openRoutes, shortestWay } from '../../src/games/amsterdam/network';

/** A – B – C – D in a row, two routes side by side between B and C, and a long way round from A to D. */
const board: Board = {
  name: 'row',
  aspect: [1, 1],
  places: ['A', 'B', 'C', 'D'].map((name) => ({ name, x: 0, y: 0 })),
  routes: [
    ['A', 'B', 1],
    ['B', 'C', 2],
    ['C', 'B', 2],
    ['C', 'D', 3],
    ['A', 'D', 9],
  ].map(([a, b, length]) => ({
    a: a as string,
    b: b as string,
    length: length as number,
    color: 'grey',
    cart: false,
    spaces: [],
  })),
  contracts: [],
  score: {},
};

const seats = (...routes: number[][]): { seats: SeatView[] } => ({
  seats: routes.map((own) => ({
    carts: 16,
    score: 0,
    cards: 0,
    bonus: 0,
    contracts: 0,
    routes: own,
    shown: null,
    tally: null,
  })),
});

describe('a network', () => {
  it('is what hangs together with a place', () => {
    expect(networkOf(board, [3, 0, 1], 'A').sort()).toEqual([0, 1, 3]);
    expect(networkOf(board, [0, 3], 'A')).toEqual([0]);
  });
});

describe('open routes', () => {
  it('are all that others have not built', () => {
    expect([...openRoutes(board, seats([], [1], []), 0)]).toEqual([0, 2, 3, 4]);
  });
  it('leave out the second of a pair with two seats', () => {
    expect([...openRoutes(board, seats([], [1]), 0)]).toEqual([0, 3, 4]);
  });
});

describe('the shortest way', () => {
  it('counts the spaces of free routes', () => {
    expect(shortestWay(board, seats([], []), 0, 'A', 'D')).toEqual({
      spaces: 6,
      gaps: [['A', 'D']],
    });
  });
  it('goes over own routes for nothing, and names what is missing', () => {
    expect(shortestWay(board, seats([1], []), 0, 'A', 'D')).toEqual({
      spaces: 4,
      gaps: [
        ['A', 'B'],
        ['C', 'D'],
      ],
    });
  });
  it('goes round what others have built', () => {
    expect(shortestWay(board, seats([], [0]), 0, 'A', 'D')?.spaces).toBe(9);
  });
  it('is none if the others have cut it', () => {
    expect(shortestWay(board, seats([], [0, 4]), 0, 'A', 'D')).toBeUndefined();
  });
  it('is nothing to build if the places are joined', () => {
    expect(shortestWay(board, seats([4], []), 0, 'A', 'D')).toEqual({ spaces: 0, gaps: [] });
  });
});
