// What a log says about turns, doors and clocks.

import { describe, expect, it, vi } from 'vitest';
import type { News, TableShown } from '../../src/gen';
import { lastMove, lastTurn, sinceLastMove, takenBack, turnsOf } from '../../src/table/history';
import { inviteLinkOf } from '../../src/table/invite-link';
import { layOut } from './table-wire';

const entry = (seq: number, what: News['what']): News => ({ table: 't', seq, at: 0, what });
const acted = (seq: number, seat: number): News => entry(seq, { entry: 'acted', seat });
const undone = (seq: number, seat: number, to: number): News =>
  entry(seq, { entry: 'undone', seat, to });
const seqs = (log: readonly News[]): number[] => log.map(({ seq }) => seq);

describe('a log', () => {
  it('knows what was taken back, and what was done again', () => {
    const log = [acted(1, 0), acted(2, 1), undone(3, 1, 1), acted(4, 1), undone(5, 1, 0)];
    expect([...takenBack(log)].sort()).toEqual([1, 2, 4]);
    expect([...takenBack(log.slice(0, 4))]).toEqual([2]);
  });

  it('keeps what others did where a seat goes back alone', () => {
    const alone = entry(5, { entry: 'undone', seat: 0, to: 1, alone: true });
    const log = [acted(1, 1), acted(2, 0), acted(3, 1), acted(4, 0), alone];
    expect([...takenBack(log)].sort()).toEqual([2, 4]);
    expect(lastMove(log, 1)?.seq).toBe(3);
  });

  it('finds the last move that still counts', () => {
    const log = [acted(1, 0), acted(2, 0), undone(3, 0, 1)];
    expect(lastMove(log, 0)?.seq).toBe(1);
    expect(lastMove(log, 1)).toBeUndefined();
  });

  it('finds what a seat did in its last turn, if nobody has acted since', () => {
    expect(seqs(lastTurn([acted(1, 1), acted(2, 0), acted(3, 0)], 0))).toEqual([2, 3]);
    expect(seqs(lastTurn([acted(1, 0), acted(2, 1)], 0))).toEqual([]);
  });

  it('tells what others did since', () => {
    const said = entry(4, { entry: 'said', text: 'hello' });
    const log = [acted(1, 1), acted(2, 0), acted(3, 1), said, acted(5, 2)];
    expect(seqs(sinceLastMove(log, 0))).toEqual([3, 5]);
  });

  it('falls into turns', () => {
    const log = [entry(1, { entry: 'started' }), acted(2, 0), acted(3, 0), acted(4, 1)];
    expect(turnsOf(log).map(({ entries }) => seqs(entries))).toEqual([[1], [2, 3], [4]]);
  });
});

describe('an invite link', () => {
  it('is an invitation, a seat, or none', () => {
    expect(inviteLinkOf('#invite=abc')).toEqual({ kind: 'invitation', secret: 'abc' });
    expect(inviteLinkOf('#seat=1&secret=x%2Fy')).toEqual({ kind: 'seat', seat: 1, secret: 'x/y' });
    expect(inviteLinkOf('#seat=one&secret=x')).toBeUndefined();
    expect(inviteLinkOf('')).toBeUndefined();
  });
});

describe('a clock', () => {
  it('runs for those who are to act, and never below zero', async () => {
    layOut();
    const { clockFace, leftNow } = await import('../../src/table/bar/clock.svelte');
    const shown = { left: [60_000, 3000], to_act: [0] } as TableShown;
    expect(leftNow(shown, 1000, 6000)).toEqual([55_000, 3000]);
    expect(leftNow({ ...shown, to_act: [1] }, 0, 9000)).toEqual([60_000, 0]);
    expect(leftNow({ to_act: [0] } as TableShown, 0, 0)).toBeUndefined();
    expect(clockFace(605_000)).toBe('10:05');
    expect(clockFace(0)).toBe('0:00');
    vi.unstubAllGlobals();
  });
});
