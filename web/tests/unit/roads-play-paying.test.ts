// What bills amount to, and those that are paid without a question.

import { describe, expect, it } from 'vitest';
import { amountOf, plainPayment, usualGoods } from '../../src/games/roads-and-boats/play/paying';
import type { Action, RoadsScene } from '../../src/games/roads-and-boats/types';
import { guideOf, viewOf } from './roads-play';

const build: Action = { do: 'build', region: [0, 0], building: 'sawmill' };
const seat = { research: [], transporters: [] };
const land = { region: [0, 0] as [number, number] };
const own = { id: 0, kind: 'donkey' as const, at: { land: [0, 0] as [number, number] } };
const boards: Action = { do: 'pay', good: 'boards', from: land };
const stone: Action = { do: 'pay', good: 'stone', from: land };
const carried: Action = { do: 'pay', good: 'boards', from: { transporter: 0 } };

const theirs: Action = { do: 'pay', good: 'boards', from: { transporter: 16 } };

function owing(action: Action, legal: Action[], isFresh = true): RoadsScene {
  const opened = { event: 'bill_opened', seat: 0, action };
  return {
    view: viewOf({ seats: [{ research: [], transporters: [own], bill: { action, paid: [] } }] }),
    legal: [...legal, { do: 'withdraw' }],
    guide: guideOf({ payment: [boards, boards] }),
    mode: 'play',
    eyes: 0,
    plan: [],
    step: { seq: 1, what: {}, events: isFresh ? [opened] : [] },
  } as unknown as RoadsScene;
}

describe('a bill', () => {
  it('is paid by itself where each good has one place to come from', () => {
    expect(plainPayment(owing(build, [boards, stone]))).toEqual([boards, boards]);
  });
  it('is left to the player where a good can come from two places', () => {
    expect(plainPayment(owing(build, [boards, stone, carried]))).toEqual([]);
  });
  it('is paid by itself where only a neighbour could give the goods too', () => {
    const scene = owing(build, [boards, stone, theirs]);
    const donkey = { id: 16, kind: 'donkey' as const, at: { land: [0, 0] as [number, number] } };
    const [own] = scene.view.seats;
    const seats = [own!, { ...seat, transporters: [{ ...donkey, cargo: { boards: 1 } }] }];
    const view = { ...scene.view, seats };
    expect(plainPayment({ ...scene, view })).toEqual([boards, boards]);
  });
  it('is left to the player where any good will do', () => {
    expect(plainPayment(owing({ do: 'brick' }, [boards, stone]))).toEqual([]);
  });
  it('is left to the player who has come back to it', () => {
    expect(plainPayment(owing(build, [boards, stone], false))).toEqual([]);
  });
});

describe('the amount of a bill', () => {
  const partly = (action: Action, payment: Action[]): RoadsScene =>
    ({
      view: viewOf({
        seats: [{ ...seat, bill: { action, paid: [{ good: 'boards', from: land }] } }],
      }),
      guide: guideOf({ payment }),
      eyes: 0,
    }) as unknown as RoadsScene;

  it('is what is paid and the usual payment of the rest', () => {
    expect(amountOf(partly(build, [boards, stone]))).toEqual({
      whole: { goods: { boards: 2, stone: 1 }, wood: 0, any: 0 },
      rest: { goods: { boards: 1, stone: 1 }, wood: 0, any: 0 },
    });
  });
  it('has what pays by itself because it can come from one place only', () => {
    const owed = partly(build, [boards]);
    expect(amountOf(owed)?.whole.goods).toEqual({ boards: 2, stone: 1 });
    expect(amountOf(owed)?.rest.goods).toEqual({ boards: 1, stone: 1 });
    expect(usualGoods(owed)).toEqual({ boards: 1, stone: 1 });
  });
  it('names no goods where any will do', () => {
    expect(amountOf(partly({ do: 'brick' }, [boards, stone]))).toEqual({
      whole: { goods: {}, wood: 0, any: 3 },
      rest: { goods: {}, wood: 0, any: 2 },
    });
  });
  it('is nothing to a player whose neighbour pays', () => {
    const owed = { ...partly(build, [boards, stone]), eyes: 1 };
    expect(amountOf(owed)).toBeUndefined();
    expect(plainPayment({ ...owing(build, [boards, stone]), eyes: 1 })).toEqual([]);
  });
  it('is not known to those who do not pay', () => {
    expect(amountOf(partly(build, []))).toBeUndefined();
  });
});
