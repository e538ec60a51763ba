// What a player chooses, and what comes of it.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Place, RoadsScene } from '../../src/games/roads-and-boats/types';
import { ground, guideOf, hand, viewOf, type Transporter } from './roads-play';

const media = { coarse: false };

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return query.includes('coarse') && media.coarse;
  },
  addEventListener: () => undefined,
}));
const { Choosing } = await import('../../src/games/roads-and-boats/play/choosing.svelte');
const { RoadsDoing } = await import('../../src/games/roads-and-boats/play/doing.svelte');

const here: Place = { land: [0, 0] };
const there: Place = { land: [1, 0] };
const donkey: Transporter = { id: 0, kind: 'donkey', at: here };
const other: Transporter = { id: 1, kind: 'donkey', at: there };
const step: Action = { do: 'step', transporter: 0, to: there };

const acted: Action[][] = [];
const asked: Action[] = [];

/** A scene in which the first donkey can go to the woods and load boards. */
function scene(part: Partial<RoadsScene> = {}): RoadsScene {
  return {
    table: 't',
    game: 'roads-and-boats',
    setup: undefined,
    view: viewOf({
      seats: [{ research: [], transporters: [donkey, other] }],
      goods: [{ region: [0, 0], goods: { boards: 3 } }],
    }),
    legal: [step, hand('boards', [0, 0], 0), { do: 'done' }],
    eyes: 0,
    toAct: [0],
    outcome: undefined,
    names: ['Anna'],
    step: undefined,
    mode: 'play',
    guide: guideOf({
      routes: [{ transporter: 0, routes: [{ to: there, steps: [there], steps_left: 0 }] }],
    }),
    plan: [],
    orders: undefined,
    order: () => Promise.resolve(),
    act: (...actions: Action[]) => {
      acted.push(actions);
      return Promise.resolve();
    },
    why: (action: Action) => {
      asked.push(action);
      return Promise.resolve({ legal: true });
    },
    ...part,
  } as RoadsScene;
}

function begin(part: Partial<RoadsScene> = {}) {
  const shown = scene(part);
  const doing = new RoadsDoing(() => shown);
  const choosing = new Choosing(
    () => shown,
    () => ground,
    doing,
  );
  return { doing, choosing };
}

beforeEach(() => {
  media.coarse = false;
  acted.length = 0;
  asked.length = 0;
});

describe('choosing', () => {
  it('a transporter opens its tile and shows where it can go', () => {
    const { choosing } = begin();
    choosing.chooseUnit(0);
    expect(choosing.hex).toEqual([0, 0]);
    expect(choosing.destinations.map(({ to }) => to)).toEqual([there]);
    choosing.aim = 'land 1,0,0';
    expect(choosing.path).toEqual([here, there]);
  });
  it('the same transporter again lets go of it', () => {
    const { choosing } = begin();
    choosing.chooseUnit(0);
    choosing.chooseUnit(0);
    expect(choosing.id).toBeUndefined();
    expect(choosing.hex).toEqual([0, 0]);
  });
  it('goes on to the next transporter, and round', () => {
    const { choosing } = begin();
    for (const id of [0, 1, 0]) {
      choosing.chooseNext(1);
      expect(choosing.id).toBe(id);
    }
  });
  it('is let go of bit by bit', () => {
    const { choosing } = begin();
    choosing.chooseUnit(0);
    expect([choosing.release(), choosing.release(), choosing.release()]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('shows no ways to those who only look on', () => {
    const { choosing } = begin({ mode: 'watch', eyes: undefined });
    choosing.chooseUnit(0);
    expect(choosing.destinations).toEqual([]);
    expect(choosing.handing).toBeUndefined();
  });
});

describe('sending', () => {
  it('goes at once with a mouse', () => {
    const { choosing } = begin();
    choosing.chooseUnit(0);
    choosing.send(choosing.destinations[0]!);
    expect(acted).toEqual([[step]]);
  });
  it('shows the way first on a touch screen', () => {
    media.coarse = true;
    const { choosing } = begin();
    choosing.chooseUnit(0);
    choosing.send(choosing.destinations[0]!);
    expect(acted).toEqual([]);
    expect(choosing.path).toEqual([here, there]);
    choosing.send(choosing.destinations[0]!);
    expect(acted).toEqual([[step]]);
  });
});

describe('goods', () => {
  it('go onto the chosen transporter, all that fit as one', () => {
    const { choosing } = begin();
    choosing.chooseUnit(0);
    choosing.move('boards', { region: [0, 0] }, true);
    const load = hand('boards', [0, 0], 0);
    expect(acted).toEqual([[load, load]]);
  });
  it('that nobody can take are asked about', () => {
    const { choosing } = begin({ legal: [{ do: 'done' }] });
    choosing.move('boards', { region: [0, 0] }, false);
    expect(acted).toEqual([]);
    expect(asked).toMatchObject([{ do: 'hand', good: 'boards', to: { transporter: 0 } }]);
  });
});

describe('an action', () => {
  it('that cannot be taken is asked about', () => {
    const { doing } = begin();
    doing.propose({ do: 'brick' });
    expect(acted).toEqual([]);
    expect(asked).toEqual([{ do: 'brick' }]);
  });
  it('that gives the moment away waits for a second tap on a touch screen', () => {
    media.coarse = true;
    const settle: Action = { do: 'settle', home: [0, 0] };
    const { doing } = begin({ legal: [settle] });
    doing.propose(settle);
    expect(acted).toEqual([]);
    expect(doing.isPending(settle)).toBe(true);
    doing.propose(settle);
    expect(acted).toEqual([[settle]]);
  });
});
