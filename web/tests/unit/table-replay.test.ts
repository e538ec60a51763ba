// A replay goes to every position of a game and back.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Steps, StepShown, TableShown } from '../../src/gen';
import type { Chronicle } from '../../src/games/chronicle';
import type { Replay } from '../../src/table/replay/replay.svelte';
import { layOut } from './table-wire';

const step = (seq: number, seat: number): StepShown => ({
  seq,
  at: 0,
  what: { entry: 'acted', seat },
  events: [{ event: 'x' }],
  to_act: [1 - seat],
  changes: [{ op: 'replace', path: '/turn', value: seq }],
});
const pages: Record<string, Steps> = {
  '': { seq: 5, view: { turn: 5 }, to_act: [0], steps: [step(6, 0), step(8, 0)], more: true },
  '8': { seq: 8, view: { turn: 8 }, to_act: [1], steps: [step(9, 1)], more: false },
};

let replay: Replay;

beforeEach(async () => {
  vi.useFakeTimers();
  layOut();
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(new Response(JSON.stringify(pages[url.searchParams.get('after') ?? '']))),
  );
  vi.resetModules();
  const { Replay, readSteps } = await import('../../src/table/replay/replay.svelte');
  const shown = { table: 't', game: 'amsterdam', seats: [] } as unknown as TableShown;
  replay = new Replay(shown, 0, await readSteps('t', 0));
});
afterEach(() => {
  replay.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads page after page', () => {
  expect(replay.steps.map(({ seq }) => seq)).toEqual([6, 8, 9]);
  replay.go(3);
  expect(replay.view).toEqual({ turn: 9 });
  expect(replay.seq).toBe(9);
});

it('shows only what follows happening', () => {
  replay.go(1);
  expect(replay.step?.seq).toBe(6);
  replay.go(3);
  expect(replay.step).toBeUndefined();
  replay.go(2);
  expect(replay.step).toBeUndefined();
});

it('goes to an entry, or to the last before it', () => {
  replay.goToEntry(7);
  expect(replay.at).toBe(1);
  replay.goToEntry(2);
  expect(replay.at).toBe(0);
  expect(replay.toAct).toEqual([0]);
});

it('goes by turns, and no further than there is something', () => {
  replay.goByTurn(1);
  expect(replay.at).toBe(2);
  replay.goByTurn(1);
  replay.goByTurn(1);
  expect(replay.at).toBe(3);
  replay.goByTurn(-1);
  expect(replay.at).toBe(2);
  replay.go(-4);
  expect(replay.at).toBe(0);
});

it('plays to the end and stops, and begins again from there', () => {
  replay.toggle();
  vi.advanceTimersByTime(1200);
  expect(replay.at).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(replay.at).toBe(3);
  expect(replay.isPlaying).toBe(false);
  replay.toggle();
  expect(replay.at).toBe(0);
});

it('goes by rounds, stages and seats where a game has them', async () => {
  const { Replay } = await import('../../src/table/replay/replay.svelte');
  const views = [
    [0, ''],
    [1, 'a'],
    [1, 'a'],
    [1, 'b'],
    [2, 'a'],
    [2, 'a'],
  ].map(([round, stage]) => ({ round, stage }));
  const steps = [0, 1, 1, 0, 1].map((seat, nth) => step(nth + 6, seat));
  const shown = { table: 't', game: 'x', seats: [] } as unknown as TableShown;
  const told = { seq: 5, toAct: [0], steps, views };
  const chronicle = { momentOf: (view: unknown) => view } as unknown as Chronicle;
  const rounds = new Replay(shown, 0, told, chronicle);
  expect(rounds.rounds).toEqual([
    { round: 0, at: 0 },
    { round: 1, at: 1 },
    { round: 2, at: 4 },
  ]);
  const stops = (go: () => void) => {
    rounds.go(0);
    const found = [0, 0, 0, 0, 0].map(() => (go(), rounds.at));
    return [...new Set(found)];
  };
  expect(stops(() => rounds.goByTurn(1))).toEqual([1, 4, 5]);
  expect(stops(() => rounds.goByStage(1))).toEqual([1, 3, 4, 5]);
  rounds.goByStage(-1);
  expect(rounds.at).toBe(4);
  expect(rounds.moment).toEqual({ round: 2, stage: 'a' });
  rounds.only = 1;
  expect(stops(() => rounds.goByStep(1))).toEqual([2, 3, 5]);
  rounds.goByStep(-1);
  rounds.goByStep(-1);
  rounds.goByStep(-1);
  expect(rounds.at).toBe(0);
});
