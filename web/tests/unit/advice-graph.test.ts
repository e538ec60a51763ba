// The graph of a game: which entries its decisions were, and where they are drawn.

import { describe, expect, it } from 'vitest';
import type { News } from '../../src/gen';
import type { Choice, LookedAt } from '../../src/gen';
import {
  dashOf,
  inRow,
  markAt,
  marksOf,
  nearest,
  scalesOf,
  spread,
  ticksOf,
} from '../../src/table/advice/graph';

type Kind = 'acted' | 'undone' | 'started' | 'said';

const entry = (seq: number, kind: Kind, to = 0): News => ({
  table: 't',
  seq,
  at: 0,
  what: kind === 'undone' ? { entry: kind, seat: 0, to } : { entry: kind, seat: 0 },
});
const choice: Choice = { action: { do: 'draw' }, share: 1, wins: [0.5], points: [20], reasons: [] };
const moment = (nth: number, seq: number, points: number[]): LookedAt => ({
  nth,
  seq,
  seat: 0,
  points,
  wins: [0.5, 0.5],
  best: choice,
  taken: choice,
  loss: 0,
});

describe('what is drawn', () => {
  const log = [
    entry(2, 'started'),
    entry(3, 'acted'),
    entry(4, 'acted'),
    entry(5, 'undone', 3),
    entry(6, 'acted'),
    entry(7, 'said'),
    entry(8, 'acted'),
    entry(9, 'acted'),
    entry(10, 'undone', 8),
  ];
  const analysis = {
    seats: 2,
    moments: [moment(0, 3, [20, 18]), moment(2, 6, [23, 17])],
    turning_points: [],
  };

  it('ends with the count, if there was one', () => {
    expect(marksOf(analysis, log, [25, 12]).map(({ nth }) => nth)).toEqual([0, 2, 3]);
    expect(marksOf(analysis, log, null)).toHaveLength(2);
  });

  it('knows the entry of each decision, and the decision of each entry', () => {
    const marks = marksOf(analysis, log, [25, 12]);
    expect(marks.map((mark) => mark.entry?.seq)).toEqual([3, 6, 8]);
    expect([2, 3, 5, 6, 9].map((seq) => markAt(marks, seq))).toEqual([0, 0, 0, 1, 2]);
  });

  it('lies between round numbers, few enough to be read', () => {
    const marks = marksOf(analysis, log, [25, -12]);
    const ticks = ticksOf(marks, 6);
    expect(ticks).toEqual([-20, -10, 0, 10, 20, 30]);
    expect(ticksOf([], 4)).toEqual([0, 5, 10]);
  });

  it('fills its frame, and is found under the pointer', () => {
    const marks = marksOf(analysis, log, [25, 12]);
    const frame = { left: 10, right: 110, top: 0, bottom: 50 };
    const { x, y } = scalesOf(marks, [0, 50], frame);
    expect([x(0), x(1.5), x(3)]).toEqual([10, 60, 110]);
    expect([y(0), y(25), y(50)]).toEqual([50, 25, 0]);
    expect([-5, 43, 44, 200].map((at) => nearest(marks, x, at))).toEqual([0, 0, 1, 2]);
  });

  it('keeps the marks at its end apart, in their order', () => {
    const [first, second, third] = spread([50, 50, 10], 20) as [number, number, number];
    expect(Math.abs(first - second)).toBeGreaterThanOrEqual(19.9);
    expect(third).toBeLessThan(Math.min(first, second) - 19.9);
  });

  it('sets turning points in a row between its ends', () => {
    expect(inRow([10, 12, 95, 99], 30, 0, 100)).toEqual([0, 30, 70, 100]);
    expect(inRow([20, 80], 30, 0, 100)).toEqual([20, 80]);
  });

  it('tells every seat of a table by its line', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6);
  });
});
