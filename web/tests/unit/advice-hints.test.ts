// Hints: where they are allowed, and how long they are good.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { News, TableShown } from '../../src/gen';
import type { Hint } from '../../src/gen';
import { api } from '../../src/lib/api';
import { allowsHints, Hints, positionOf } from '../../src/table/advice/hints.svelte';
import type { LiveTable } from '../../src/table/live.svelte';

const entry = (seq: number, kind: 'started' | 'acted' | 'said'): News => ({
  table: 't',
  seq,
  at: 0,
  what: { entry: kind, seat: 0 },
});

/** As much of a table as a hint needs. */
const table = (seats: unknown[], yours: number[], hints = false): TableShown =>
  ({ seats, yours, hints }) as unknown as TableShown;
const BOT = { bot: 'clerk' };
const SOMEBODY = { person: { user: 'u' } };

describe('hints are allowed', () => {
  it('against bots and oneself', () => {
    expect(allowsHints(table([SOMEBODY, BOT], [0]))).toBe(true);
    expect(allowsHints(table([SOMEBODY, SOMEBODY], [0, 1]))).toBe(true);
  });
  it('against others only if that was agreed on', () => {
    expect(allowsHints(table([SOMEBODY, SOMEBODY, BOT], [0]))).toBe(false);
    expect(allowsHints(table([SOMEBODY, SOMEBODY, BOT], [0], true))).toBe(true);
  });
});

describe('a hint', () => {
  const hint: Hint = {
    seq: 2,
    seat: 0,
    choices: [
      { action: { do: 'draw' }, share: 0.8, wins: [0.6, 0.4], points: [20, 18], reasons: [] },
      { action: { do: 'pass' }, share: 0.2, wins: [0.5, 0.5], points: [19, 18], reasons: [] },
    ],
  };
  const act = vi.fn(() => Promise.resolve());
  const live = {
    table: 't',
    eyes: 0,
    isMyTurn: true,
    handedTo: undefined,
    shown: table([SOMEBODY, BOT], [0]),
    log: [] as News[],
    act,
  };
  const hints = (): Hints => new Hints(live as unknown as LiveTable, () => true);

  beforeEach(() => {
    vi.restoreAllMocks();
    act.mockClear();
    Object.assign(live, { isMyTurn: true, log: [entry(1, 'started'), entry(2, 'acted')] });
  });

  it('is offered to whoever is to act, in a game that has one', () => {
    expect(hints().isOffered).toBe(true);
    expect(new Hints(live as unknown as LiveTable, () => false).isOffered).toBe(false);
    live.isMyTurn = false;
    expect(hints().isOffered).toBe(false);
  });

  it('is taken as it was looked at', async () => {
    vi.spyOn(api, 'hint').mockResolvedValue(hint);
    const asked = hints();
    await asked.ask();
    expect(asked.choice?.action).toEqual({ do: 'draw' });
    asked.looked = 1;
    await asked.take();
    expect(act).toHaveBeenCalledWith({ do: 'pass' });
  });

  it('outlives remarks, but not the position', async () => {
    vi.spyOn(api, 'hint').mockResolvedValue(hint);
    const asked = hints();
    await asked.ask();
    live.log = [...live.log, entry(3, 'said')];
    expect(positionOf(live.log)).toBe(2);
    expect(asked.isOpen).toBe(true);
    live.log = [...live.log, entry(4, 'acted')];
    expect(asked.isOpen).toBe(false);
    expect(asked.choice).toBeUndefined();
  });

  it('that was put aside while it was thought about is not shown', async () => {
    let answer: (hint: Hint) => void = () => undefined;
    vi.spyOn(api, 'hint').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const asked = hints();
    const asking = asked.ask();
    expect(asked.isOpen).toBe(true);
    asked.dismiss();
    answer(hint);
    await asking;
    expect(asked.isOpen).toBe(false);
  });
});
