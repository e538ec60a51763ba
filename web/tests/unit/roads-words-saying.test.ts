// Every action and every event of Roads & Boats is said in every language, with nothing missing.

import { describe, expect, it, vi } from 'vitest';
import { tell, tellEvents } from '../../src/games/roads-and-boats/telling';
import { offerOf, targetOf } from '../../src/games/roads-and-boats/offering';
import type { Action, Event, Target } from '../../src/games/roads-and-boats/types';
import { ground, speak, view } from './roads-words';

vi.mock('../../src/lib/words.svelte', async () => {
  const { strictSay } = await import('./roads-words');
  return { say: strictSay };
});

const sight = { ground, view, names: ['Ann', 'Ben'] };
const donkey = { transporter: 0 };
const land = { region: [0, 0, 1] as [number, number, number] };

// Keyed by their names, so that the compiler finds any that is left out.
const ACTIONS: { [name in Action['do']]: Extract<Action, { do: name }>[] } = {
  lay_tile: [
    { do: 'lay_tile', hex: [2, -1], terrain: 'rock', river: [] },
    { do: 'lay_tile', hex: [2, -1], terrain: 'rock', river: [0, 3] },
  ],
  settle: [{ do: 'settle', home: [0, 0, 1] }],
  call: [{ do: 'call' }],
  waive: [{ do: 'waive' }],
  keep_praying: [{ do: 'keep_praying' }],
  stop_praying: [{ do: 'stop_praying' }],
  take_position: [{ do: 'take_position', position: 2 }],
  hand: [
    { do: 'hand', good: 'stone', from: land, to: donkey },
    { do: 'hand', good: 'stone', from: donkey, to: land },
    { do: 'hand', good: 'stone', from: donkey, to: { transporter: 1 } },
  ],
  produce: [{ do: 'produce', hex: [1, 0] }],
  make: [{ do: 'make', hex: [1, 0], at: { dock: { land: [1, 0], sea: 3 } } }],
  harness: [{ do: 'harness', donkey: 0 }],
  breed: [{ do: 'breed', region: [1, 0] }],
  research: [{ do: 'research', region: [1, 0], topic: 'big_mines' }],
  upgrade: [{ do: 'upgrade', hex: [1, 0] }],
  destroy: [{ do: 'destroy', transporter: 9 }],
  step: [
    { do: 'step', transporter: 0, to: { land: [1, 0] } },
    { do: 'step', transporter: 1, to: { river: [0, 0, 1] }, ashore: [0, 0, 1] },
  ],
  lead: [{ do: 'lead', transporter: 0, from: [0, 0] }],
  leave: [{ do: 'leave', transporter: 0 }],
  carry: [{ do: 'carry', carrier: 1, passenger: 0 }],
  set_down: [{ do: 'set_down', carrier: 1, at: { land: [0, 0, 1] } }],
  build: [
    { do: 'build', region: [0, 0], building: 'woodcutter' },
    { do: 'build', region: [0, 0], building: 'mine', filling: 'big' },
  ],
  sink: [{ do: 'sink', hex: [0, 0], filling: 'gold' }],
  road: [
    { do: 'road', from: [0, 0, 1], direction: 0, bank: 1 },
    { do: 'road', from: [1, 0], direction: 3 },
  ],
  bridge: [{ do: 'bridge', from: [0, 0], to: [0, 0, 1] }],
  wall: [{ do: 'wall', from: [1, 0], direction: 5 }],
  raze: [{ do: 'raze', from: [1, 0], direction: 5 }],
  brick: [{ do: 'brick' }],
  pay: [{ do: 'pay', good: 'clay', from: land }],
  withdraw: [{ do: 'withdraw' }],
  agree: [{ do: 'agree' }],
  refuse: [{ do: 'refuse' }],
  wait: [{ do: 'wait' }],
  done: [{ do: 'done' }],
};

const EVENTS: { [name in Event['event']]: Extract<Event, { event: name }>[] } = {
  tile_laid: [
    { event: 'tile_laid', seat: 0, hex: [2, -1], terrain: 'rock', river: [] },
    { event: 'tile_laid', seat: 0, hex: [2, -1], terrain: 'rock', river: [0, 3] },
  ],
  map_made: [{ event: 'map_made', tiles: 22 }],
  row_drawn: [{ event: 'row_drawn', praying: [1, 0] }],
  settled: [{ event: 'settled', seat: 0, home: [0, 0, 1] }],
  turn_began: [{ event: 'turn_began', turn: 4 }],
  phase_began: [{ event: 'phase_began', phase: 'wonder' }],
  order_waived: [{ event: 'order_waived', seat: 1 }],
  order_called: [{ event: 'order_called', seat: 1 }],
  prayed: [
    { event: 'prayed', seat: 1, stopped: true },
    { event: 'prayed', seat: 1, stopped: false },
  ],
  position_taken: [{ event: 'position_taken', seat: 1, position: 2 }],
  yielded: [{ event: 'yielded', region: [0, 0], good: 'trunks' }],
  mined: [{ event: 'mined', region: [0, 0], good: 'gold', by_lot: true }],
  goose_born: [{ event: 'goose_born', region: [1, 0] }],
  handed: [
    { event: 'handed', seat: 0, good: 'stone', from: land, to: donkey },
    { event: 'handed', seat: 0, good: 'stone', from: donkey, to: land },
    { event: 'handed', seat: 0, good: 'stone', from: donkey, to: { transporter: 1 } },
  ],
  bill_opened: [{ event: 'bill_opened', seat: 0, action: { do: 'brick' } }],
  paid: [{ event: 'paid', seat: 0, good: 'clay', from: donkey }],
  bill_withdrawn: [{ event: 'bill_withdrawn', seat: 0 }],
  produced: [{ event: 'produced', seat: 0, hex: [1, 0], good: 'boards', count: 2 }],
  ran_by_itself: [
    { event: 'ran_by_itself', hex: [1, 0], used: { trunks: 2 }, good: 'boards', count: 4 },
  ],
  made_for_nobody: [{ event: 'made_for_nobody', hex: [1, 0], used: { trunks: 2 } }],
  vanished: [
    { event: 'vanished', region: [1, 0], sets: 1 },
    { event: 'vanished', region: [1, 0], sets: 5 },
  ],
  transporter_made: [
    { event: 'transporter_made', seat: 1, id: 10, kind: 'raft', at: { river: [1, 0] } },
  ],
  donkey_born: [{ event: 'donkey_born', seat: 0, id: 3, region: [1, 0] }],
  destroyed: [{ event: 'destroyed', seat: 0, id: 4, kind: 'truck', region: [1, 0] }],
  researched: [{ event: 'researched', seat: 0, topic: 'specialised_mines' }],
  upgrades_done: [{ event: 'upgrades_done', seat: 0 }],
  upgraded: [{ event: 'upgraded', seat: 0, hex: [1, 0], building: 'truck_factory' }],
  stepped: [
    stepped(0, [0, 0], [1, 0]),
    { ...stepped(0, [0, 0], [1, 0]), geese: 2 },
    {
      event: 'stepped',
      seat: 0,
      id: 1,
      from: { sea: [-1, 0] },
      to: { dock: { land: [0, 0], sea: 3 } },
      geese: 1,
    },
  ],
  led: [
    { event: 'led', seat: 0, id: 0, geese: 0 },
    { event: 'led', seat: 0, id: 0, geese: 3 },
  ],
  carried: [{ event: 'carried', seat: 0, carrier: 1, passenger: 0 }],
  set_down: [{ event: 'set_down', seat: 0, carrier: 1, passenger: 0, at: { land: [0, 0] } }],
  built: [
    { event: 'built', seat: 0, region: [0, 0], building: 'stock_exchange', filling: null },
    { event: 'built', seat: 0, region: [0, 0], building: 'mine', filling: 'mixed' },
  ],
  shaft_sunk: [{ event: 'shaft_sunk', seat: 0, hex: [0, 0], filling: 'iron' }],
  road_built: [{ event: 'road_built', seat: 0, from: [0, 0, 1], direction: 0, bank: 1 }],
  bridge_built: [{ event: 'bridge_built', seat: 0, from: [0, 0], to: [0, 0, 1] }],
  wall_built: [{ event: 'wall_built', seat: 0, hex: [1, 0], direction: 5, tokens: 2 }],
  wall_razed: [{ event: 'wall_razed', seat: 0, hex: [1, 0], direction: 5, tokens: 1 }],
  pushed_off: [{ event: 'pushed_off', id: 1, to: { sea: [-1, 0] } }],
  brick_laid: [
    { event: 'brick_laid', brick: { seat: 1 }, number: 5 },
    { event: 'brick_laid', brick: 'neutral', number: 6 },
  ],
  irrigated: [{ event: 'irrigated' }],
  asked: [{ event: 'asked', seat: 0, owner: 1, action: { do: 'produce', hex: [1, 0] } }],
  answered: [
    { event: 'answered', seat: 1, agreed: true },
    { event: 'answered', seat: 1, agreed: false },
  ],
  ask_withdrawn: [{ event: 'ask_withdrawn', seat: 0 }],
  waited: [{ event: 'waited', seat: 0 }],
  done_with: [{ event: 'done_with', seat: 0, phase: 'building' }],
  game_over: [{ event: 'game_over', points: [120, 80] }],
};

function stepped(
  id: number,
  from: [number, number],
  to: [number, number],
): Extract<Event, { event: 'stepped' }> {
  return { event: 'stepped', seat: 0, id, from: { land: from }, to: { land: to }, geese: 0 };
}

const LANGUAGES = ['fi', 'pl', 'nb', 'en'];
const actions: Action[] = Object.values(ACTIONS).flat();
const events: Event[] = Object.values(EVENTS).flat();
const told = (...happened: Event[]): string[] =>
  tellEvents(happened, sight).map(({ text }) => text);

describe.each(LANGUAGES)('in %s', (language) => {
  it('every action is said', () => {
    speak(language);
    const texts = actions.map((action) => offerOf(action, sight));
    expect(texts.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
    expect(new Set(texts).size).toBe(actions.length);
  });
  it('every event is told', () => {
    speak(language);
    const texts = events.flatMap((event) => told(event));
    expect(texts.length).toBe(events.length);
    expect(texts.filter((text) => text.includes('undefined'))).toEqual([]);
  });
  it('actions and events are said before anything is known of the table', () => {
    speak(language);
    for (const action of actions) expect(offerOf(action, {})).not.toBe('');
    for (const event of events) expect(tellEvents([event], {}).length).toBe(1);
  });
});

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
    expect(offerOf({ ...road, from: [1, 0] }, sight)).toBe(
      'Build a road on bank 1: 1,0 → 0,0b (W)',
    );
    expect(offerOf({ ...road, from: [1, 0], bank: 1 }, sight)).toBe(
      'Build a road on bank 2: 1,0 → 0,0a (W)',
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
      'Ann loads: boards ×1 + stone ×2 (0,0b → donkey).',
    ]);
    expect(told(load('stone'))).toEqual(['Ann loads: stone (0,0b → donkey).']);
  });
  it('tells the steps of a journey as one', () => {
    expect(told(stepped(0, [0, 0], [1, 0]), stepped(0, [1, 0], [2, 0]))).toEqual([
      'Ann moves: donkey (0,0a → 2,0).',
    ]);
    expect(
      told(stepped(0, [0, 0], [1, 0]), load('stone'), stepped(0, [1, 0], [2, 0])),
    ).toHaveLength(3);
  });
  it('leaves out a bill that is paid at once', () => {
    const [paid] = EVENTS.paid;
    const [made] = EVENTS.produced;
    const bill: Event = { event: 'bill_opened', seat: 0, action: { do: 'produce', hex: [1, 0] } };
    if (!paid || !made) throw new Error('nothing paid');
    expect(told(bill, paid, made, bill, paid, made)).toEqual([
      'Ann pays: clay ×2 (from donkey).',
      'Ann produces at 1,0: boards ×4.',
    ]);
    expect(told(bill, paid)).toHaveLength(2);
  });
  it('leaves out what the next phase says by beginning', () => {
    const events: Event[] = [...EVENTS.order_waived, ...EVENTS.done_with, ...EVENTS.phase_began];
    const step = { seq: 1, what: { entry: 'acted' as const, seat: 0 }, events };
    const seen = (eyes: number) => tell(step, { names: ['Ann', 'Ben'], setup: {}, eyes });
    expect(seen(0).map(({ text }) => text)).toEqual(['Phase: wonder.']);
    expect(seen(1)).toHaveLength(2);
  });
  it('counts lines that repeat', () => {
    const born: Event = { event: 'goose_born', region: [1, 0] };
    expect(told(born, born)).toEqual(['A goose hatches: 1,0. (×2)']);
  });
  it('says whose doing it is, and points at the map', () => {
    const [line] = tellEvents([stepped(0, [0, 0], [1, 0])], sight);
    expect(line?.seat).toBe(0);
    expect(line?.target).toEqual({ kind: 'place', place: { land: [1, 0] } });
    const [brick] = tellEvents(EVENTS.brick_laid, sight);
    expect(brick?.seat).toBe(1);
  });
});

it('every action that has a place points at it', () => {
  const nowhere = actions.filter((action) => targetOf(action) === undefined);
  expect([...new Set(nowhere.map((action) => action.do))]).toEqual([
    'call',
    'waive',
    'keep_praying',
    'stop_praying',
    'take_position',
    'brick',
    'withdraw',
    'agree',
    'refuse',
    'wait',
    'done',
  ]);
  const bridge: Target = { kind: 'bridge', hex: [0, 0], regions: [0, 1] };
  expect(targetOf({ do: 'bridge', from: [0, 0], to: [0, 0, 1] })).toEqual(bridge);
});
