// Ways to pay for a route.

import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/gen/amsterdam';
import type { Route } from '../../src/games/amsterdam/board';
import {
  buildable,
  cardsOf,
  closest,
  isExactly,
  uses,
  waysToPay,
} from '../../src/games/amsterdam/payment';

const route = (length: number, color: Route['color'] = 'grey'): Route => ({
  a: 'A',
  b: 'B',
  length,
  color,
  cart: false,
  spaces: [],
});

describe('the cards of a payment', () => {
  it('are those of the colour and the wilds', () => {
    expect(cardsOf({ route: 0, color: 'pink', wilds: 1 }, 3)).toEqual([
      ['pink', 2],
      ['wild', 1],
    ]);
  });
  it('are wilds alone where no colour is named', () => {
    expect(cardsOf({ route: 0, wilds: 2 }, 2)).toEqual([['wild', 2]]);
  });
});

describe('the ways to pay', () => {
  const legal: Action[] = [
    { do: 'draw' },
    { do: 'build', route: 1, wilds: 2 },
    { do: 'build', route: 1, color: 'blue', wilds: 1 },
    { do: 'build', route: 1, color: 'blue' },
    { do: 'build', route: 1, color: 'red' },
    { do: 'build', route: 2, color: 'red' },
  ];

  it('begin with the fewest wilds, and the colour of which one has most', () => {
    const ways = waysToPay(legal, 1, { blue: 2, red: 4, wild: 2 });
    expect(ways.map(({ color, wilds }) => [color, wilds ?? 0])).toEqual([
      ['red', 0],
      ['blue', 0],
      ['blue', 1],
      [undefined, 2],
    ]);
  });
  it('are none for a route that cannot be built', () => {
    expect(waysToPay(legal, 3, {})).toEqual([]);
  });
});

describe('cards picked up', () => {
  it('allow payments that use them all', () => {
    const way = { route: 0, color: 'pink', wilds: 1 } as const;
    expect(uses(way, 3, { pink: 1 })).toBe(true);
    expect(uses(way, 3, { pink: 2, wild: 1 })).toBe(true);
    expect(uses(way, 3, { pink: 3 })).toBe(false);
    expect(uses(way, 3, { blue: 1 })).toBe(false);
  });
  it('are a payment if nothing is missing', () => {
    const way = { route: 0, color: 'pink', wilds: 1 } as const;
    expect(isExactly(way, 3, { pink: 2, wild: 1 })).toBe(true);
    expect(isExactly(way, 3, { pink: 2 })).toBe(false);
  });
  it('light the routes they can pay for', () => {
    const legal: Action[] = [
      { do: 'build', route: 0, color: 'pink' },
      { do: 'build', route: 1, color: 'blue' },
    ];
    const routes = [route(1), route(1)];
    expect([...buildable(legal, routes, {})]).toEqual([0, 1]);
    expect([...buildable(legal, routes, { blue: 1 })]).toEqual([1]);
  });
});

describe('the payment to ask about', () => {
  it('has the colour of the route, filled with wilds', () => {
    expect(closest(4, route(3, 'red'), { red: 1, wild: 1, blue: 5 }, {})).toEqual({
      do: 'build',
      route: 4,
      color: 'red',
      wilds: 1,
    });
  });
  it('has the colour one holds most of where any will do', () => {
    expect(closest(4, route(3), { red: 1, blue: 2 }, {})).toMatchObject({
      color: 'blue',
      wilds: 0,
    });
  });
  it('has the colour that was picked up', () => {
    expect(closest(4, route(2, 'red'), { blue: 2 }, { blue: 1 })).toMatchObject({ color: 'blue' });
  });
  it('is wilds alone if there is nothing else', () => {
    expect(closest(4, route(2, 'red'), { wild: 2 }, {})).toEqual({
      do: 'build',
      route: 4,
      wilds: 2,
    });
  });
});
