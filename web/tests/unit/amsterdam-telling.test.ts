// Events and actions in words: which message, whose doing, and what it points at.

import { describe, expect, it } from 'vitest';
import type { Action, Event } from '../../src/gen/amsterdam';
import { offer, tell } from '../../src/games/amsterdam/telling';

const scene = { names: ['Ann', 'Ben'], setup: { seats: 2 }, eyes: 0 };
// Nothing is loaded here: a message is said as its key.
const told = (...events: Event[]) =>
  tell({ seq: 1, what: { entry: 'acted', seat: 0 }, events }, scene);
const offered = (action: Action): string => offer(action, { ...scene, view: undefined });

describe('telling', () => {
  it('says whose doing it is', () => {
    expect(told({ event: 'card_drawn', seat: 1, card: null })).toEqual([
      { text: 'am-drew-card', seat: 1, target: undefined },
    ]);
  });
  it('names a card that was seen', () => {
    expect(told({ event: 'card_drawn', seat: 0, card: 'red' })[0]?.text).toBe('am-drew-this-card');
  });
  it('points at routes and contracts', () => {
    const built: Event = {
      event: 'route_built',
      seat: 1,
      route: 12,
      color: 'orange',
      wilds: 0,
      points: 2,
    };
    expect(told(built)[0]?.target).toEqual({ route: 12 });
    const counted: Event = {
      event: 'contract_counted',
      seat: 0,
      contract: 3,
      met: true,
      points: 6,
    };
    expect(told(counted)[0]).toMatchObject({ text: 'am-counted-met', target: { contract: 3 } });
  });
  it('tells which contracts were kept to whoever may know', () => {
    const hidden = told({ event: 'contracts_kept', seat: 1, count: 1, kept: null });
    expect(hidden.map(({ text }) => text)).toEqual(['am-kept-contracts']);
    const known = told({ event: 'contracts_kept', seat: 0, count: 1, kept: [3] });
    expect(known).toEqual([{ text: 'am-kept-these', seat: 0, target: { contract: 3 } }]);
  });
});

describe('offering', () => {
  it('has a message for every action', () => {
    const actions: Action[] = [
      { do: 'draw' },
      { do: 'build', route: 0, color: 'pink' },
      { do: 'take', card: 'wild' },
      { do: 'draw_contracts' },
      { do: 'keep', contract: 1 },
      { do: 'keep_both' },
      { do: 'pass' },
    ];
    expect(actions.map(offered)).toEqual([
      'am-do-draw',
      'am-do-build',
      'am-do-take',
      'am-do-draw-contracts',
      'am-do-keep',
      'am-do-keep-both',
      'am-do-pass',
    ]);
  });
});
