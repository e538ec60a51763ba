// The panels of Roads & Boats: their tables are those of the rulebook, and they sort things as they should.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  COSTS,
  DEARER_FROM,
  FILLINGS,
  IRRIGATION,
  RESEARCH_PRICE,
  ROAD_PRICE,
  ROOM,
  ROWS,
  ROW_POINTS,
  SHAFT_PRICE,
  TOPICS,
  TRANSPORTS,
} from '../../src/gen/roads-and-boats/tables';
import { rowsOf } from '../../src/games/roads-and-boats/panels/bricks';
import { EDGES, LINKS, NODES } from '../../src/games/roads-and-boats/panels/chart-layout';
import { weighed } from '../../src/games/roads-and-boats/panels/grouping';
import { missingOf } from '../../src/games/roads-and-boats/panels/labels';
import { canActEarly, moments, stageName } from '../../src/games/roads-and-boats/panels/turn-order';
import {
  hasOpen,
  shownPart,
  shownQuestion,
} from '../../src/games/roads-and-boats/reading/standing';
import { plansOf } from '../../src/games/roads-and-boats/panels/projects';
import * as works from '../../src/games/roads-and-boats/panels/works';
import type {
  Action,
  Goods,
  Project,
  RoadsScene,
  View,
} from '../../src/games/roads-and-boats/types';

const rules = readFileSync('../docs/rules/roads-and-boats.md', 'utf8');

/** The table below a heading, row by row, without the head. A heading may come twice: the last one has the table. */
function tableOf(heading: string): string[][] {
  const text = rules.split(`\n## ${heading}\n`).at(-1)?.split('\n## ')[0] ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const ORDER = Object.keys({
  boards: 0,
  trunks: 0,
  stone: 0,
  clay: 0,
  fuel: 0,
  paper: 0,
  gold: 0,
  iron: 0,
  coins: 0,
  stock: 0,
  goose: 0,
} satisfies Record<keyof Goods, number>) as (keyof Goods)[];

const spaced = (name: string): string => name.replaceAll('_', ' ');
const heap = (goods: Goods | undefined): string =>
  ORDER.filter((good) => goods?.[good])
    .map((good) => `${good} ×${goods?.[good]}`)
    .join(' + ');

function need({ goods, wood, donkey }: works.Need): string {
  if (wood) return `trunks or boards ×${wood}`;
  return [donkey ? 'donkey' : '', heap(goods)].filter(Boolean).join(' + ');
}

describe('the tables', () => {
  test('of buildings are those of the rulebook', () => {
    const sites = { shore: 'shore', land: 'any land but desert' } as Record<string, string>;
    const own = BUILDINGS.map((building) => {
      const known = works.worksOf(building);
      const gives = known.makes ?? known.gives?.join(' or ') ?? '';
      const isRecipe = known.takes !== undefined && known.makes === undefined;
      return [
        spaced(building),
        heap(COSTS[building]),
        sites[known.site] ?? known.site,
        known.topic ? spaced(known.topic) : '–',
        known.takes ? need(known.takes) : building === 'mine' ? 'its bag' : '–',
        isRecipe ? `${gives} ×${known.count}` : gives,
        String(known.most),
      ];
    });
    expect(own).toEqual(tableOf('Buildings'));
  });

  test('of transporters are those of the rulebook', () => {
    const own = TRANSPORTS.map((kind) => {
      const { way, steps, factory } = works.vehicleOf(kind);
      const made = works.madeOf(kind);
      return [
        kind,
        way,
        String(ROOM[kind]),
        kind === 'donkey' ? `${steps} by road, 1 without` : String(steps),
        factory ? spaced(factory) : 'empty pasture',
        made ? need(made) : 'two donkeys of one player, which stay',
      ];
    });
    expect(own).toEqual(tableOf('Transporters'));
  });

  test('of research are those of the rulebook', () => {
    const own = TOPICS.map((topic) => {
      const { building, fillings, shafts } = works.subjectOf(topic);
      const mines = fillings?.map((filling) => {
        const bag = Object.entries(FILLINGS[filling]).map(([good, n]) => `${n} ${good}`);
        return `mines and shafts with ${bag.join(' + ')}`;
      });
      const opens = building ? spaced(building) : (mines?.join('; ') ?? (shafts && 'new shafts'));
      return [spaced(topic), opens];
    });
    expect(own).toEqual(tableOf('Research'));
  });

  test('of the wonder are those of the rulebook', () => {
    const rows = tableOf('The wonder');
    expect(ROWS).toEqual(rows.map(([, places]) => Number(places)));
    expect(rules).toContain(`from ${DEARER_FROM} on each costs one good more`);
    expect(rules).toContain(`${IRRIGATION} waters the deserts`);
    expect(rules).toContain(`shares out ${ROW_POINTS} points`);
  });

  test('have the prices of the rulebook', () => {
    expect(rules).toContain(
      `A road or a bridge costs ${heap(ROAD_PRICE)}, a new shaft ${heap(SHAFT_PRICE)}.`,
    );
    expect(rules).toContain(`One research costs ${heap(RESEARCH_PRICE)}.`);
  });
});

const view = (part: Partial<View>): View =>
  ({ sequence: [2, 0, 1], praying: [1, 0, 2], mover: 0, seats: [{}, {}, {}], ...part }) as View;

describe('moments', () => {
  test('follow the sequence while seats act', () => {
    const found = moments(view({ stage: 'acting', mover: 1 }), [0]);
    expect(found).toEqual([
      { seat: 2, state: 'done' },
      { seat: 0, state: 'now' },
      { seat: 1, state: 'waits' },
    ]);
  });

  test('follow the row while seats pray, and come from its back when they choose', () => {
    const praying = view({ stage: { praying: { said: 1, stopped: [1] } } });
    expect(stageName(praying)).toBe('praying');
    expect(moments(praying, [0]).map(({ state }) => state)).toEqual(['done', 'now', 'waits']);
    const choosing = view({
      stage: { choosing: { positions: [2, null, null, null, null, null] } },
    });
    expect(moments(choosing, [0])).toEqual([
      { seat: 2, state: 'done' },
      { seat: 0, state: 'now' },
      { seat: 1, state: 'waits' },
    ]);
  });

  test('leave room for those who act early, but not in the wonder phase or for those who are done', () => {
    const scene = (eyes: number | undefined, part: Partial<View> = {}): RoadsScene =>
      ({
        view: view({ stage: 'acting', phase: 'movement', mover: 1, ...part }),
        eyes,
        toAct: [0],
        mode: 'play',
        legal: [{ do: 'breed', region: [0, 0] }, { do: 'done' }],
      }) as unknown as RoadsScene;
    expect([0, 1, 2].map((seat) => canActEarly(scene(seat)))).toEqual([false, true, false]);
    expect(canActEarly(scene(1, { phase: 'wonder' }))).toBe(false);
    expect(canActEarly(scene(1, { stage: { praying: { said: 1, stopped: [] } } }))).toBe(false);
    expect(canActEarly(scene(undefined))).toBe(false);
    const ask = { owner: 1, action: { do: 'done' } as const };
    expect(canActEarly(scene(1, { seats: [{ ask }, {}, {}] as View['seats'] }))).toBe(false);
    expect(canActEarly({ ...scene(1), mode: 'watch' })).toBe(false);
    expect(canActEarly(scene(1), [{ do: 'call', phase: 'building' }, { do: 'done' }])).toBe(false);
  });
});

describe('what is half done', () => {
  const ask = { owner: 1, action: { do: 'done' } as const };
  const bill = { action: { do: 'brick' } as const, paid: [] };
  const open = view({ stage: 'acting', mover: 0, seats: [{ bill }, {}, { ask }] as View['seats'] });
  const seen = (eyes: number | undefined): RoadsScene =>
    ({ view: open, eyes, mode: eyes === undefined ? 'watch' : 'play' }) as unknown as RoadsScene;

  test('is a player’s own business', () => {
    expect(shownPart(seen(0))?.bill).toEqual(bill);
    expect(shownQuestion(seen(0))).toBeUndefined();
    expect(shownPart(seen(2))?.bill).toBeUndefined();
    expect(
      hasOpen({ ...seen(1), view: view({ ...open, seats: [{ bill }, {}, {}] as View['seats'] }) }),
    ).toBe(false);
  });

  test('is a question for the one that is asked and for the one that asks', () => {
    expect(shownQuestion(seen(1))).toEqual({ asker: 2, ask });
    expect(shownQuestion(seen(2))).toEqual({ asker: 2, ask });
  });

  test('is for spectators that of the seat that acts', () => {
    expect(shownQuestion(seen(undefined))).toEqual({ asker: 2, ask });
    expect(shownPart(seen(undefined))?.bill).toBeUndefined();
  });
});

describe('plans', () => {
  const enough = { goods: {}, wood: 0, any: 0 };
  const project = (building: 'sawmill' | 'mint', q: number, missing = enough): Project => ({
    action: { do: 'build', region: [q, 0], building },
    missing,
  });

  test('put first what can be paid, and at the best place', () => {
    const short = { ...enough, goods: { stone: 1 } };
    const plans = plansOf(
      [project('mint', 0, short), project('sawmill', 0, short), project('sawmill', 1)],
      [],
    );
    const producers = plans.get('producers') ?? [];
    expect(producers.slice(0, 2).map(({ kind }) => kind)).toEqual(['sawmill', 'mint']);
    expect(producers[0]).toMatchObject({ isPaid: true });
    expect(producers[0]?.projects[0]?.action).toMatchObject({ region: [1, 0] });
  });

  test('say what has not been researched', () => {
    const factories = plansOf([], ['truck']).get('factories') ?? [];
    const needs = factories.map(({ kind, needs: topic }) => [kind, topic]);
    expect(Object.fromEntries(needs)).toMatchObject({
      truck_factory: undefined,
      rowboat_factory: 'rowboat',
    });
  });
});

test('what is left to do is listed by kind, walls last', () => {
  const actions: Action[] = [
    { do: 'wall', from: [0, 0], direction: 0 },
    { do: 'build', region: [0, 0], building: 'mint' },
    { do: 'wall', from: [0, 0], direction: 1 },
    { do: 'produce', hex: [1, 0] },
  ];
  expect(weighed(actions).map((group) => [group[0]?.do, group.length])).toEqual([
    ['produce', 1],
    ['build', 1],
    ['wall', 2],
  ]);
});

test('what is missing counts wood of both kinds', () => {
  expect(missingOf({ wood: 2 }, { trunks: 1 })).toEqual({ goods: {}, wood: 1, any: 0 });
  expect(missingOf({ goods: { gold: 2, fuel: 1 } }, { gold: 3 })).toEqual({
    goods: { fuel: 1 },
    wood: 0,
    any: 0,
  });
});

test('the wonder is drawn from the top down to the row of the last brick', () => {
  const bricks: View['bricks'] = ['unused', { seat: 1 }, 'neutral'];
  const rows = rowsOf({ bricks, last_brick: 62 }, [[0], [10]]);
  expect(rows).toHaveLength(12);
  expect(rows[0]?.places.at(-1)).toEqual({ number: 62, isNext: false, mark: 'end' });
  expect(rows.at(-1)?.places.map(({ isNext }) => isNext)).toEqual([false, false, false, true]);
  expect(rows.at(-1)?.shares).toEqual([{ seat: 1, points: 10 }]);
});

test('the process chart has every thing once, on a place of its own, and every line ends at one', () => {
  const places = new Set(NODES.map(({ x, y }) => `${x} ${y}`));
  expect(places.size).toBe(NODES.length);
  const names = new Set(NODES.map(({ id }) => id));
  expect(names.size).toBe(11 + 16 + 6 + 1);
  for (const [from, to] of LINKS) expect([names.has(from), names.has(to)]).toEqual([true, true]);
  expect(EDGES.length).toBe(LINKS.length - 3);
});
