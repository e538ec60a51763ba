// One click that loads, goes and unloads; the next transporter by itself; and phases that end by themselves.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Guide, Place, RoadsScene, View } from '../../src/games/roads-and-boats/types';
import { ground, guideOf, hand, viewOf, type Transporter } from './roads-play';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { Choosing } = await import('../../src/games/roads-and-boats/play/choosing.svelte');
const { RoadsDoing } = await import('../../src/games/roads-and-boats/play/doing.svelte');
const { loadPlan, unloadPlan } = await import('../../src/games/roads-and-boats/play/hauling');
const { isIdle, isMissed, needsGrace } =
  await import('../../src/games/roads-and-boats/play/idle-end.svelte');
const { litNow, wayTo } = await import('../../src/games/roads-and-boats/play/marks');
const { findUnit } = await import('../../src/games/roads-and-boats/play/table');

const here: Place = { land: [0, 0] };
const there: Place = { land: [1, 0] };
const first: Transporter = { id: 0, kind: 'donkey', at: here };
const second: Transporter = { id: 1, kind: 'donkey', at: there };
const step: Action = { do: 'step', transporter: 0, to: there };
const done: Action = { do: 'done' };
const goods = [{ region: [0, 0] as [number, number], goods: { goose: 2, boards: 1, stone: 3 } }];
const loading = [hand('boards', [0, 0], 0), hand('stone', [0, 0], 0), hand('goose', [0, 0], 0)];

const viewWith = (part: Partial<View>): View =>
  viewOf({ seats: [{ research: [], transporters: [first, second] }], goods, ...part });

const handing = (view: View, legal: readonly Action[] = loading) => ({
  view,
  ground,
  legal,
  seat: 0,
});

const donkey = (view: View) => findUnit(view, 0)!;

const acted: Action[][] = [];

function sceneWith(part: Partial<RoadsScene> = {}, guide: Partial<Guide> = {}): RoadsScene {
  return {
    table: 't',
    game: 'roads-and-boats',
    setup: undefined,
    view: viewWith({}),
    legal: [step, ...loading, done],
    eyes: 0,
    toAct: [0],
    outcome: undefined,
    names: ['Anna'],
    step: undefined,
    mode: 'play',
    guide: guideOf({
      routes: [{ transporter: 0, routes: [{ to: there, steps: [there], steps_left: 0 }] }],
      ...guide,
    }),
    plan: [],
    orders: undefined,
    order: () => Promise.resolve(),
    act: (...actions: Action[]) => {
      acted.push(actions);
      return Promise.resolve();
    },
    why: () => Promise.resolve({ legal: true }),
    ...part,
  } as RoadsScene;
}

beforeEach(() => {
  acted.length = 0;
});

describe('loading', () => {
  it('takes all that fits in the usual order, and no geese', () => {
    expect(loadPlan(donkey(viewWith({})), handing(viewWith({})))).toEqual([loading[0], loading[1]]);
  });

  it('leaves what another one of the seat has moved in this phase', () => {
    const moved = [
      { on: { region: [0, 0] as [number, number] }, good: 'boards' as const, count: 1, by: [0] },
    ];
    const view = viewWith({ moved });
    expect(loadPlan(donkey(view), handing(view))).toEqual([loading[1], loading[1]]);
  });

  it('takes no more than there is room for', () => {
    const full = { ...first, cargo: { trunks: 2 } };
    const view = viewWith({ seats: [{ research: [], transporters: [full] }] });
    expect(loadPlan(donkey(view), handing(view))).toEqual([]);
  });
});

it('unloading lays down everything where the transporter stands', () => {
  const laden = { ...first, cargo: { trunks: 2 } };
  const view = viewWith({ seats: [{ research: [], transporters: [laden] }] });
  const down: Action = {
    do: 'hand',
    good: 'trunks',
    from: { transporter: 0 },
    to: { region: [0, 0] },
  };
  expect(unloadPlan(donkey(view), handing(view, [down]))).toEqual([down, down]);
});

describe('a click on a tile', () => {
  const begin = (scene = sceneWith()) => {
    const doing = new RoadsDoing(() => scene);
    const choosing = new Choosing(
      () => scene,
      () => ground,
      doing,
    );
    choosing.chooseUnit(0);
    return choosing;
  };

  it('goes there and no more as it is', () => {
    const choosing = begin();
    choosing.send(choosing.destinations[0]!);
    expect(acted).toEqual([[step]]);
  });

  it('loads, goes and unloads where one wants that', () => {
    const choosing = begin();
    choosing.send(choosing.destinations[0]!, true);
    const to = { region: [1, 0] };
    expect(acted).toEqual([
      [
        loading[0],
        loading[1],
        step,
        { do: 'hand', good: 'boards', from: { transporter: 0 }, to },
        { do: 'hand', good: 'stone', from: { transporter: 0 }, to },
      ],
    ]);
  });

  it('means to go also where another one of one’s own stands', () => {
    const scene = sceneWith();
    const { destinations } = begin(scene);
    const { view, legal, guide } = scene;
    const lit = litNow({
      view,
      legal,
      guide,
      destinations,
      hex: undefined,
      isChosen: true,
      isOpen: false,
    });
    expect(wayTo({ kind: 'transporter', id: 1 }, 0, lit, view)?.to).toEqual(there);
    expect(wayTo({ kind: 'transporter', id: 0 }, 0, lit, view)).toBeUndefined();
    expect(wayTo({ kind: 'transporter', id: 1 }, 0, [], view)).toBeUndefined();
  });
});

describe('the next transporter', () => {
  it('is chosen when the phase begins, and when the one before has arrived', () => {
    let movers = [0, 1];
    let scene = sceneWith({}, { chances: { movers, actions: [] } });
    const doing = new RoadsDoing(() => scene);
    const choosing = new Choosing(
      () => scene,
      () => ground,
      doing,
    );
    choosing.refresh();
    expect(choosing.id).toBe(0);
    choosing.refresh();
    expect(choosing.id).toBe(0);
    movers = [1];
    scene = sceneWith({}, { chances: { movers, actions: [] } });
    choosing.refresh();
    expect(choosing.id).toBe(1);
    expect(choosing.arrived).toBe(0);
  });

  it('is not forced on whoever has let go of it', () => {
    const scene = sceneWith({}, { chances: { movers: [0, 1], actions: [] } });
    const doing = new RoadsDoing(() => scene);
    const choosing = new Choosing(
      () => scene,
      () => ground,
      doing,
    );
    choosing.refresh();
    choosing.release();
    choosing.refresh();
    expect(choosing.id).toBeUndefined();
  });
});

describe('a phase', () => {
  const idle = { chances: { movers: [], actions: [] } };

  it('is idle when nothing is left of it but its end', () => {
    expect(isIdle(sceneWith({ legal: [done] }, idle))).toBe(true);
    expect(isIdle(sceneWith({ legal: [done] }, { chances: { movers: [0], actions: [] } }))).toBe(
      false,
    );
    expect(isIdle(sceneWith({ legal: [] }, idle))).toBe(false);
    expect(isIdle(sceneWith({ legal: [done], mode: 'plan' }, idle))).toBe(false);
  });

  it('is never idle before one’s moment, when less is possible', () => {
    const view = viewWith({
      sequence: [1, 0],
      seats: [...viewWith({}).seats, { research: [], transporters: [] }],
    });
    expect(isIdle(sceneWith({ view, legal: [done] }, idle))).toBe(false);
  });

  it('may be kept open where its end closes it for all, or where something can be unloaded', () => {
    const two = viewWith({
      phase: 'building',
      sequence: [0, 1],
      seats: [...viewWith({}).seats, { research: [], transporters: [] }],
    });
    expect(needsGrace(sceneWith({ view: two, legal: [done] }))).toBe(false);
    expect(
      needsGrace(sceneWith({ view: { ...two, sequence: [1, 0], mover: 1 }, legal: [done] })),
    ).toBe(true);
    expect(needsGrace(sceneWith({ view: { ...two, phase: 'movement' } }))).toBe(true);
  });

  it('is missed for what costs nothing, and for buildings until one is built', () => {
    const chances = (...actions: Action[]) => sceneWith({}, { chances: { movers: [], actions } });
    const road: Action = { do: 'road', from: [0, 0], direction: 0 };
    const build: Action = { do: 'build', region: [1, 0], building: 'woodcutter' };
    expect(isMissed(chances(road, { do: 'brick' }), false)).toBe(false);
    expect(isMissed(chances(build), false)).toBe(true);
    expect(isMissed(chances(build), true)).toBe(false);
    expect(isMissed(chances({ do: 'produce', hex: [0, 0] }), true)).toBe(true);
    expect(isMissed(sceneWith({}, { chances: { movers: [0], actions: [] } }), true)).toBe(true);
  });
});
