// A replay goes to every position of a game and back.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Steps, StepShown } from '../../src/gen';
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
  const replayed = { table: 't', game: 'amsterdam', setup: {}, names: [] };
  replay = new Replay(replayed, 0, await readSteps('t', 0));
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
