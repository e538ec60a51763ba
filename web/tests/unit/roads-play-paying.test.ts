// Bills that are paid without a question.

import { describe, expect, it } from 'vitest';
import { plainPayment } from '../../src/games/roads-and-boats/play/paying';
import type { Action, RoadsScene } from '../../src/games/roads-and-boats/types';
import { guideOf, viewOf } from './roads-play';

const build: Action = { do: 'build', region: [0, 0], building: 'sawmill' };
const land = { region: [0, 0] as [number, number] };
const boards: Action = { do: 'pay', good: 'boards', from: land };
const stone: Action = { do: 'pay', good: 'stone', from: land };
const carried: Action = { do: 'pay', good: 'boards', from: { transporter: 0 } };

function owing(action: Action, legal: Action[], isFresh = true): RoadsScene {
  const opened = { event: 'bill_opened', seat: 0, action };
  return {
    view: viewOf({ bill: { action, paid: [] } }),
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
  it('is left to the player where any good will do', () => {
    expect(plainPayment(owing({ do: 'brick' }, [boards, stone]))).toEqual([]);
  });
  it('is left to the player who has come back to it', () => {
    expect(plainPayment(owing(build, [boards, stone], false))).toEqual([]);
  });
});
