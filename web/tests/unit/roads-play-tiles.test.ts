// What is on a tile, what can be done there, and what is lit.

import { describe, expect, it } from 'vitest';
import {
  hexOfAction,
  isSameAction,
  possibleAt,
} from '../../src/games/roads-and-boats/play/actions';
import { questionsAt } from '../../src/games/roads-and-boats/play/why-not';
import { formOf } from '../../src/games/roads-and-boats/play/tile-laying.svelte';
import { asTarget, changedBy } from '../../src/games/roads-and-boats/play/looking';
import { litNow, meantBy } from '../../src/games/roads-and-boats/play/marks';
import { reachOf, wholeRegion } from '../../src/games/roads-and-boats/play/table';
import { partsOfTile } from '../../src/games/roads-and-boats/play/tiles';
import type { Action, View } from '../../src/games/roads-and-boats/types';
import { ground, guideOf, viewOf, type Transporter } from './roads-play';

const donkey: Transporter = { id: 0, kind: 'donkey', at: { land: [1, 0, 1] } };
const raft: Transporter = { id: 1, kind: 'raft', at: { river: [1, 0] } };
const view = viewOf({
  seats: [{ home: [1, 0], research: [], transporters: [donkey, raft] }],
  goods: [{ region: [1, 0, 1], goods: { stone: 2 } }],
  buildings: [{ region: [1, 0], building: 'woodcutter' }],
});
const bridged: View = {
  ...view,
  bridges: [
    [
      [1, 0],
      [1, 0, 1],
    ],
  ],
};

describe('a tile', () => {
  it('has a part for each piece of land and each river', () => {
    const parts = partsOfTile(ground, view, [1, 0]);
    expect(parts.map(({ key }) => key)).toEqual(['land 1,0,0', 'land 1,0,1', 'river 1,0,0']);
    expect(parts[0]?.homes).toEqual([0]);
    expect(parts[0]?.works?.building).toBe('woodcutter');
    expect(parts[1]?.units.map(({ id }) => id)).toEqual([0]);
    expect(parts[1]?.goods).toEqual({ stone: 2 });
    expect(parts[2]?.units.map(({ id }) => id)).toEqual([1]);
  });
  it('is one piece again when it is bridged', () => {
    expect(wholeRegion(bridged, [1, 0, 1])).toEqual([1, 0]);
    const parts = partsOfTile(ground, bridged, [1, 0]);
    expect(parts.map(({ key }) => key)).toEqual(['land 1,0,0', 'river 1,0,0']);
    expect(parts[0]?.units.map(({ id }) => id)).toEqual([0]);
  });
  it('is reached on both banks from the river', () => {
    expect([...reachOf(view, ground, raft.at)].sort()).toEqual(['1,0,0', '1,0,1']);
    expect([...reachOf(bridged, ground, raft.at)]).toEqual(['1,0,0']);
    expect([...reachOf(view, ground, donkey.at)]).toEqual(['1,0,1']);
  });
});

describe('actions', () => {
  const road: Action = { do: 'road', from: [1, 0, 1], direction: 2 };
  const build: Action = { do: 'build', region: [1, 0], building: 'sawmill' };
  const legal: Action[] = [road, build, { do: 'done' }, { do: 'produce', hex: [0, 0] }];

  it('are told apart whatever the order of their fields', () => {
    expect(isSameAction(road, { direction: 2, from: [1, 0, 1], do: 'road', bank: 0 })).toBe(true);
    expect(isSameAction(road, { ...road, direction: 3 })).toBe(false);
  });
  it('belong to a tile', () => {
    expect(hexOfAction({ do: 'harness', donkey: 0 }, view)).toEqual([1, 0]);
    expect(hexOfAction({ do: 'brick' }, view)).toBeUndefined();
  });
  it('are sorted by what they are', () => {
    expect(possibleAt(legal, view, [1, 0])).toEqual([
      { group: 'build', actions: [build] },
      { group: 'roads', actions: [road] },
    ]);
  });
  it('that are possible are no questions', () => {
    const building = viewOf({ ...view, phase: 'building' });
    const asking = { view: building, ground, legal, seat: 0, unit: undefined };
    const questions = questionsAt({ ...asking, hex: [1, 0] });
    expect(questions.some((one) => one.do === 'build' && one.building === 'sawmill')).toBe(false);
    expect(questions.some((one) => one.do === 'build' && one.building === 'mint')).toBe(true);
  });
});

describe('what is lit', () => {
  const dark = {
    view,
    guide: guideOf({}),
    destinations: [],
    hex: undefined,
    isChosen: false,
    isOpen: false,
  };

  it('are the places to go to', () => {
    const to = { land: [0, 0] } as { land: [number, number] };
    const goal = { to, steps: [to], left: 0, actions: [], banks: [], isCut: false };
    const lit = litNow({ ...dark, legal: [{ do: 'done' }], destinations: [goal] });
    expect(lit).toMatchObject([{ target: { kind: 'place', place: to }, look: 'go', steps: 1 }]);
    expect(meantBy({ kind: 'tile', hex: [0, 0] }, lit)).toMatchObject({ kind: 'go' });
    expect(meantBy({ kind: 'region', region: [0, 0] }, lit)).toMatchObject({ kind: 'go' });
    expect(meantBy({ kind: 'tile', hex: [1, 0] }, lit)).toBeUndefined();
  });
  it('are the homes to choose from', () => {
    const lit = litNow({ ...dark, legal: [{ do: 'settle', home: [1, 0, 1] }] });
    expect(lit).toMatchObject([{ target: { kind: 'region', region: [1, 0, 1] } }]);
  });
  it('are transporters that can still go', () => {
    const guide = guideOf({ chances: { movers: [1], actions: [] } });
    const lit = litNow({ ...dark, guide, legal: [{ do: 'done' }] });
    expect(lit).toMatchObject([{ target: { kind: 'transporter', id: 1 }, look: 'here' }]);
  });
  it('is nothing while a bill is open', () => {
    const guide = guideOf({ chances: { movers: [1], actions: [] } });
    expect(litNow({ ...dark, isOpen: true, guide, legal: [{ do: 'withdraw' }] })).toEqual([]);
  });
});

describe('rivers of tiles in the box', () => {
  it('have the same form however they are turned', () => {
    expect(formOf([0, 3])).toBe(formOf([2, 5]));
    expect(formOf([0, 1])).toBe(formOf([0, 5]));
    expect(formOf([0, 2])).not.toBe(formOf([0, 1]));
    expect(formOf([])).toBe('');
  });
});

describe('what a step changes', () => {
  it('is told once', () => {
    const from = { land: [0, 0] } as { land: [number, number] };
    const to = { land: [1, 0] } as { land: [number, number] };
    const stepped = { event: 'stepped', seat: 0, id: 3, from, to, geese: 0 } as const;
    expect(changedBy([stepped, stepped, { event: 'turn_began', turn: 2 }])).toEqual([
      { kind: 'transporter', id: 3 },
    ]);
  });
  it('may be what a line of the log points at', () => {
    expect(asTarget({ kind: 'tile', hex: [0, 0] })).toEqual({ kind: 'tile', hex: [0, 0] });
    expect(asTarget({ route: 3 })).toBeUndefined();
    expect(asTarget(undefined)).toBeUndefined();
  });
});
