// How actions and events of Roads & Boats are told: where they are, what belongs together, what the map points at.

import { describe, expect, it, vi } from 'vitest';
import { tell, tellEvents } from '../../src/games/roads-and-boats/telling';
import { offerOf } from '../../src/games/roads-and-boats/offering';
import { targetOf } from '../../src/games/roads-and-boats/things';
import type { Action, Event, Target } from '../../src/games/roads-and-boats/types';
import { readSamples } from './message-samples';
import { ground, view } from './roads-words';

vi.mock('../../src/lib/words.svelte', async () => {
  const { strictSay } = await import('./roads-words');
  return { say: strictSay };
});

const sight = { ground, view, names: ['Ann', 'Ben'] };
const donkey = { transporter: 0 };
const land = { region: [0, 0, 1] as [number, number, number] };

function stepped(
  id: number,
  from: [number, number],
  to: [number, number],
): Extract<Event, { event: 'stepped' }> {
  return { event: 'stepped', seat: 0, id, from: { land: from }, to: { land: to }, geese: 0 };
}

const told = (...happened: Event[]): string[] =>
  tellEvents(happened, sight).map(({ text }) => text);

describe('places', () => {
  it('have the letter of their piece of land only where there are several', () => {
    expect(offerOf({ do: 'breed', region: [0, 0, 1] }, sight)).toContain('0,0b');
    expect(offerOf({ do: 'breed', region: [1, 0] }, sight)).not.toContain('1,0a');
    const joined = {
      ...view,
      bridges: [
        [
          [0, 0],
          [0, 0, 1],
        ],
      ] as [[number, number], number[]][],
    };
    const bridged = { ...sight, view: joined as typeof view };
    expect(offerOf({ do: 'breed', region: [0, 0] }, bridged)).not.toContain('0,0a');
  });
  it('beyond a river are named by the bank a road leads to', () => {
    const road = { do: 'road', direction: 3, from: [1, 0] } as const;
    expect(offerOf({ ...road, from: [1, 0] }, sight)).toBe('Build a road: 1,0 → 0,0b (W, bank 1)');
    expect(offerOf({ ...road, from: [1, 0], bank: 1 }, sight)).toBe(
      'Build a road: 1,0 → 0,0a (W, bank 2)',
    );
  });
  it('are written with a true minus', () => {
    expect(offerOf({ do: 'sink', hex: [-1, -2], filling: 'gold' }, sight)).toContain('−1,−2');
  });
});

describe('a log', () => {
  const load = (good: 'stone' | 'boards'): Event => ({
    event: 'handed',
    seat: 0,
    good,
    from: land,
    to: donkey,
  });
  it('tells what is handed over together as one', () => {
    expect(told(load('stone'), load('boards'), load('stone'))).toEqual([
      'Ann: donkey 1: woods 0,0b (+1 board, 2 stone)',
    ]);
    expect(told(load('stone'))).toEqual(['Ann: donkey 1: woods 0,0b (+1 stone)']);
  });
  it('tells a journey as one', () => {
    const [there, on] = [stepped(0, [0, 0], [1, 0]), stepped(0, [1, 0], [2, 0])];
    expect(told(there, on)).toEqual(['Ann: donkey 1: home 0,0a → 2,0']);
    expect(told(there, load('stone'), on)).toHaveLength(1);
  });
  it('tells what was paid with what it was paid for', () => {
    const paid: Event = { event: 'paid', seat: 0, good: 'clay', from: donkey };
    const made: Event = { event: 'produced', seat: 0, hex: [1, 0], good: 'boards', count: 2 };
    const bill: Event = { event: 'bill_opened', seat: 0, action: { do: 'produce', hex: [1, 0] } };
    expect(told(bill, paid, made, bill, paid, made)).toEqual([
      'Ann: sawmill (pasture 1,0): 4 boards (2 clay)',
    ]);
    expect(told(bill, paid)).toHaveLength(1);
    // What is told alone names its seat itself.
    expect(told(paid)).toEqual(['Ann pays: clay (from donkey 1).']);
  });
  it('leaves out what the next phase says by beginning', () => {
    const events: Event[] = [
      { event: 'done_with', seat: 0, phase: 'building' },
      { event: 'phase_began', phase: 'wonder' },
    ];
    const step = { seq: 1, what: { entry: 'acted' as const, seat: 0 }, events };
    const seen = (eyes: number) => tell(step, { names: ['Ann', 'Ben'], setup: {}, eyes });
    expect(seen(0).map(({ text }) => text)).toEqual(['Phase: wonder.']);
    expect(seen(1)).toHaveLength(2);
  });
  it('says whose doing it is, and points at the map', () => {
    const [line] = tellEvents([stepped(0, [0, 0], [1, 0])], sight);
    expect(line?.seat).toBe(0);
    expect(line?.target).toEqual({ kind: 'place', place: { land: [1, 0] } });
    const [brick] = tellEvents([{ event: 'brick_laid', brick: { seat: 1 }, number: 5 }], sight);
    expect(brick?.seat).toBe(1);
  });
});

it('every action that has a place points at it', () => {
  const actions = readSamples('roads-and-boats')
    .flatMap((moment) => moment.told)
    .flatMap(({ action }) => (action ? [action as Action] : []));
  const nowhere = actions.filter((action) => targetOf(action) === undefined);
  expect(new Set(nowhere.map((action) => action.do))).toEqual(
    new Set([
      'call',
      'drop_call',
      'keep_praying',
      'stop_praying',
      'take_position',
      'brick',
      'withdraw',
      'agree',
      'refuse',
      'wait',
      'done',
    ]),
  );
  const bridge: Target = { kind: 'bridge', hex: [0, 0], regions: [0, 1] };
  expect(targetOf({ do: 'bridge', from: [0, 0], to: [0, 0, 1] })).toEqual(bridge);
});
