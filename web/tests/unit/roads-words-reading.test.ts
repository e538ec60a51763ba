// What can be done in groups, tiles in lines, and the count at the end.

import { describe, expect, it, vi } from 'vitest';
import { countsOf, sharesOf } from '../../src/games/roads-and-boats/ending/counting';
import { describe as describeTile } from '../../src/games/roads-and-boats/reading/describing';
import { choicesOf, has } from '../../src/games/roads-and-boats/reading/choices';
import { menuOf } from '../../src/games/roads-and-boats/reading/grouping';
import type { Action, Guide, View } from '../../src/games/roads-and-boats/types';
import { ground, view } from './roads-words';

vi.mock('../../src/lib/words.svelte', async () => {
  const { strictSay } = await import('./roads-words');
  return { say: strictSay };
});

const sight = { ground, view, names: ['Ann', 'Ben'] };
const guide: Guide = {
  routes: [
    {
      transporter: 0,
      routes: [
        { to: { land: [1, 0] }, steps: [{ land: [1, 0] }], steps_left: 1 },
        { to: { land: [2, 0] }, steps: [{ land: [1, 0] }, { land: [2, 0] }], steps_left: 0 },
      ],
    },
  ],
  production: [],
  projects: [
    {
      action: { do: 'build', region: [0, 0], building: 'woodcutter' },
      missing: { goods: {}, wood: 0, any: 0 },
    },
    {
      action: { do: 'build', region: [0, 0], building: 'quarry' },
      missing: { goods: { boards: 1 }, wood: 0, any: 0 },
    },
  ],
  next_brick: null,
  chances: { movers: [0, 1], actions: [] },
  payment: [],
  row_shares: [],
  can_plan: false,
};

function menu(legal: Action[], more: Partial<View> = {}) {
  const seen = { ...view, ...more };
  return menuOf({ legal, view: seen, guide, eyes: 0 }, { ...sight, view: seen });
}

describe('what can be done', () => {
  it('has every action once or more, and nothing that is not legal', () => {
    const legal: Action[] = [
      { do: 'step', transporter: 0, to: { land: [1, 0] } },
      { do: 'hand', good: 'boards', from: { transporter: 0 }, to: { region: [0, 0] } },
      { do: 'lead', transporter: 0, from: [0, 0] },
      { do: 'carry', carrier: 1, passenger: 0 },
      { do: 'done' },
    ];
    const { plain, groups } = menu(legal);
    const all = [...plain, ...choicesOf(groups)].flatMap(({ actions }) => actions);
    for (const action of legal) expect(all).toContainEqual(action);
    expect(groups.map(({ key }) => key)).toEqual(['transporter 0', 'transporter 1']);
  });
  it('keeps calls for the order together and folded, behind all else', () => {
    const { plain, groups } = menu([
      { do: 'call', phase: 'building' },
      { do: 'drop_call', phase: 'wonder' },
      { do: 'lead', transporter: 0, from: [0, 0] },
      { do: 'done' },
    ]);
    expect(plain).toHaveLength(1);
    expect(groups.at(-1)).toMatchObject({ key: 'calls', title: 'Order of play' });
    expect(groups.at(-1)?.isOpen).toBeUndefined();
    expect(groups.at(-1)?.choices.map(({ label }) => label)).toEqual([
      'Ask to settle the order: building',
      'Cancel the request to settle the order: wonder',
    ]);
  });
  it('says which transporters have not moved yet', () => {
    expect(menu([{ do: 'done' }]).plain[0]?.label).toContain('donkey 1, raft 2');
  });
  it('offers places further away as one journey', () => {
    const [group] = menu([{ do: 'step', transporter: 0, to: { land: [1, 0] } }]).groups;
    expect(group?.choices[0]?.label).toBe('Go E to 1,0: pasture, sawmill, by road');
    expect(group?.far?.[0]?.actions).toHaveLength(2);
  });
  it('offers as many of a good as there are and as there is room for', () => {
    const hand: Action = {
      do: 'hand',
      good: 'stone',
      from: { region: [0, 0, 1] },
      to: { transporter: 1 },
    };
    const [group] = menu([hand]).groups;
    expect(group?.choices.map(({ actions }) => actions.length)).toEqual([1, 2]);
  });
  it('puts many walls of a tile into a group of their own', () => {
    const walls = [0, 1, 2, 3].map((direction): Action => ({
      do: 'wall',
      from: [1, 0],
      direction,
    }));
    const road: Action = { do: 'road', from: [1, 0], direction: 5 };
    const [group] = menu([...walls, road], { phase: 'building' }).groups;
    expect(group?.choices.map(({ label }) => label)).toEqual([
      'Build a road: 1,0 → 2,−1 (NE), costs stone ×1',
    ]);
    expect(group?.groups?.[0]?.choices).toHaveLength(4);
  });
  it('is found by words, and by coordinates as they are typed', () => {
    expect(has('Build a road: 1,0 → 2,−1 (NE)', 'ROAD 2,-1')).toBe(true);
    expect(has('Build a road: 1,0 → 2,−1 (NE)', 'road wall')).toBe(false);
  });
});

describe('a tile', () => {
  it('is told piece by piece', () => {
    const { title, parts } = describeTile([0, 0], sight, guide);
    expect(title).toBe('Tile 0,0: woods, shore');
    expect(parts).toContainEqual({
      text: 'Land 0,0b, towards E SE SW W',
      lines: ['Goods: stone ×2'],
    });
    const texts = parts.map(({ text }) => text);
    expect(texts).toContain('A bridge can be built here: 0,0a – 0,0b');
    expect(texts).toContain('Can be built now or in the building phase: woodcutter');
    expect(texts).toContain('With more goods: quarry (missing: boards ×1)');
  });
});

describe('the count', () => {
  it('shares a row out by bricks, rounded down', () => {
    const row = [0, 0, 1, 1, 1, 2].map((seat) => ({ seat }));
    expect(sharesOf([...row, 'neutral'], 3)).toEqual([3, 5, 1]);
    expect(sharesOf(['neutral', 'unused'], 2)).toEqual([0, 0]);
  });
  it('goes through riches, then the rows, and ends at the sum of both', () => {
    const wealth = (gold: number, coins: number, wonder_points: number) => ({
      riches: { gold, coins },
      riches_points: 10 * gold + 40 * coins,
      wonder_points,
      in_reach: {},
    });
    const bricks = [...[0, 0, 1, 1].map((seat) => ({ seat })), 'neutral' as const, { seat: 0 }];
    const counts = countsOf({ wealth: [wealth(3, 0, 15), wealth(1, 2, 5)], bricks });
    expect(counts.map(({ kind }) => kind)).toEqual(['gold', 'gold', 'coins', 'row', 'row']);
    expect(counts.at(-1)?.totals).toEqual([45, 95]);
  });
});
