// Goods from hand to hand.

import { describe, expect, it } from 'vitest';
import {
  handPlan,
  takersOf,
  usualTaker,
  type Handing,
} from '../../src/games/roads-and-boats/play/cargo';
import type { Action, Goods } from '../../src/games/roads-and-boats/types';
import { ground, hand, viewOf, type Transporter } from './roads-play';

const donkey: Transporter = { id: 0, kind: 'donkey', at: { land: [0, 0] } };
const raft: Transporter = { id: 1, kind: 'raft', at: { river: [1, 0] } };

describe('handing goods on', () => {
  const view = viewOf({
    seats: [{ research: [], transporters: [donkey] }],
    goods: [{ region: [0, 0], goods: { boards: 5 } }],
  });
  const handing: Handing = { view, ground, legal: [hand('boards', [0, 0], 0)], seat: 0 };

  it('takes one', () => {
    const plan = handPlan('boards', { region: [0, 0] }, { transporter: 0 }, 1, handing);
    expect(plan).toEqual([hand('boards', [0, 0], 0)]);
  });
  it('takes no more than fit', () => {
    const plan = handPlan('boards', { region: [0, 0] }, { transporter: 0 }, 5, handing);
    expect(plan).toHaveLength(2);
  });
  it('takes nothing that is not allowed', () => {
    const none = { ...handing, legal: [] };
    expect(handPlan('boards', { region: [0, 0] }, { transporter: 0 }, 1, none)).toEqual([]);
  });
  it('asks another seat for one at a time', () => {
    const seats = [
      { research: [], transporters: [] },
      { research: [], transporters: [{ ...donkey, id: 9, cargo: { boards: 2 } }] },
      { research: [], transporters: [{ ...donkey, kind: 'truck' as const, id: 18 }] },
    ];
    const asking = { view: viewOf({ seats }), ground, legal: [hand('boards', 9, 18)], seat: 2 };
    const plan = handPlan('boards', { transporter: 9 }, { transporter: 18 }, 2, asking);
    expect(plan).toHaveLength(1);
  });
});

describe('ferrying', () => {
  const crossing = (cargo: Goods, allowed: Action[]): Handing => ({
    view: viewOf({
      seats: [{ research: [], transporters: [{ ...raft, cargo }] }],
      goods: [{ region: [1, 0], goods: { boards: 4 } }],
    }),
    ground,
    legal: allowed,
    seat: 0,
  });
  const from = { region: [1, 0] } as { region: [number, number] };
  const to = { region: [1, 0, 1] } as { region: [number, number, number] };

  it('goes over a raft, in trips as large as it has room', () => {
    const plan = handPlan(
      'boards',
      from,
      to,
      4,
      crossing({ stone: 1 }, [hand('boards', [1, 0], 1)]),
    );
    expect(plan.map((one) => one.do === 'hand' && 'transporter' in one.to)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });
  it('lays something of a full raft down for the time', () => {
    const full = crossing({ stone: 3 }, [hand('stone', 1, [1, 0])]);
    expect(handPlan('boards', from, to, 1, full)).toEqual([
      hand('stone', 1, [1, 0]),
      hand('boards', [1, 0], 1),
      hand('boards', 1, [1, 0, 1]),
      hand('stone', [1, 0], 1),
    ]);
  });
  it('offers the other bank as a place', () => {
    const handing = crossing({}, [hand('boards', [1, 0], 1)]);
    expect(takersOf('boards', from, handing)).toEqual([to, { transporter: 1 }]);
  });
});

describe('where a good usually goes', () => {
  const two = [donkey, { ...donkey, id: 1 }];
  const view = viewOf({
    seats: [{ research: [], transporters: [{ ...donkey, cargo: { stone: 1 } }, two[1]!] }],
    goods: [{ region: [0, 0], goods: { boards: 5 } }],
  });
  const legal = [
    hand('boards', [0, 0], 0),
    hand('boards', [0, 0], 1),
    hand('stone', 0, [0, 0]),
    hand('stone', 0, 1),
  ];
  const handing: Handing = { view, ground, legal, seat: 0 };

  it('is the transporter that is chosen', () => {
    expect(usualTaker('boards', { region: [0, 0] }, 1, handing)).toEqual({ transporter: 1 });
  });
  it('is asked where there are several and none is chosen', () => {
    expect(usualTaker('boards', { region: [0, 0] }, undefined, handing)).toBeUndefined();
  });
  it('is the land under a transporter', () => {
    expect(usualTaker('stone', { transporter: 0 }, 0, handing)).toEqual({ region: [0, 0] });
  });
});
