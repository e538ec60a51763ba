// A table that is followed: what is shown, when, and what may be done then.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News, TableShown } from '../../src/gen';
import type { LiveTable } from '../../src/table/live.svelte';
import { FakeSocket, layOut, page } from './table-wire';

let table: LiveTable;
let log: News[];

const person = (user: string) => ({ user, name: user });
const seat = (user: string) => ({
  person: person(user),
  has_resigned: false,
  is_absent: false,
  is_here: true,
});

function shown(change: Partial<TableShown> = {}): TableShown {
  return {
    table: 't',
    hints: false,
    pause: 0,
    seq: 10,
    stage: 'running',
    game: 'amsterdam',
    rules: 1,
    title: '',
    setup: {},
    access: 'invited',
    spectators: 'welcome',
    absent: { kind: 'wait' },
    host: person('me'),
    seats: [seat('me'), seat('other')],
    clock: { kind: 'none' },
    yours: [0],
    eyes: 0,
    deal: { hash: '', shares: [] },
    to_act: [1],
    view: 'view 10',
    chat: [],
    muted: [],
    ...change,
  };
}

function news(seq: number, by: number, change: Partial<News> = {}): News {
  return {
    table: 't',
    seq,
    at: 0,
    what: { entry: 'acted', seat: by },
    events: [{ event: 'x' }],
    to_act: [1],
    view: `view ${seq}`,
    ...change,
  };
}

const tell = (change?: Partial<TableShown>): void =>
  FakeSocket.last.say({ type: 'table', ...shown(change) });
const say = (entry: News): void => FakeSocket.last.say({ type: 'news', ...entry });
const mine = { to_act: [0], legal: ['a', 'b'] };

beforeEach(async () => {
  vi.useFakeTimers();
  log = [];
  layOut(() => log);
  vi.resetModules();
  const { LiveTable } = await import('../../src/table/live.svelte');
  table = new LiveTable('t');
  table.follow();
  FakeSocket.last.open();
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what others do', () => {
  it('is shown one after the other, and the turn comes with the last of it', () => {
    tell();
    say(news(11, 1));
    say(news(12, 1));
    say(news(13, 1, mine));
    expect(table.view).toBe('view 11');
    expect(table.legal).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(table.view).toBe('view 12');
    expect(table.isMyTurn).toBe(false);
    vi.advanceTimersByTime(700);
    expect(table.view).toBe('view 13');
    expect(table.legal).toEqual(['a', 'b']);
  });

  it('waits for nothing while the player is to act', () => {
    tell({ to_act: [0, 1], legal: ['a'] });
    say(news(11, 1, { to_act: [0, 1], legal: ['a'] }));
    say(news(12, 1, { to_act: [0, 1], legal: ['b'] }));
    expect(table.view).toBe('view 12');
    expect(table.legal).toEqual(['b']);
  });

  it('waits for nothing while the player can act early', () => {
    const early = { to_act: [1], early: true };
    tell({ ...early, legal: ['a'] });
    expect([table.isMyTurn, table.isEarly]).toEqual([false, true]);
    expect(table.legal).toEqual(['a']);
    say(news(11, 1, { ...early, legal: ['b'] }));
    say(news(12, 1, { ...early, legal: ['c'] }));
    expect(table.legal).toEqual(['c']);
    // What is possible at any time can wait until the others have been seen.
    say(news(13, 1, { to_act: [1], legal: ['done'] }));
    say(news(14, 1, { to_act: [1], legal: ['done', 'call'] }));
    expect(table.isEarly).toBe(false);
    expect(table.legal).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(table.legal).toEqual(['done', 'call']);
  });

  it('calls whoever is asked something, though the game waits for another', () => {
    tell({ to_act: [1], legal: ['a'] });
    say(news(11, 1, { to_act: [1], asked: [0], legal: ['agree', 'refuse'] }));
    expect(table.isMyTurn).toBe(true);
    say(news(12, 0, { to_act: [1], legal: ['a'] }));
    expect(table.isMyTurn).toBe(false);
  });

  it('is skipped on a page that nobody sees', () => {
    page.visibilityState = 'hidden';
    tell();
    for (let seq = 11; seq < 15; seq += 1) say(news(seq, 1));
    expect(table.view).toBe('view 14');
  });

  it('is not followed one by one when there is too much of it', () => {
    tell();
    for (let seq = 11; seq < 41; seq += 1) say(news(seq, 1));
    vi.advanceTimersByTime(700);
    expect(table.shown!.seq).toBeGreaterThan(25);
  });

  it('keeps its place before a whole table that follows', () => {
    tell();
    say(news(11, 1));
    say(news(12, 1));
    tell({ seq: 12, view: 'whole 12', ...mine });
    expect(table.view).toBe('view 11');
    vi.advanceTimersByTime(1400);
    expect(table.view).toBe('whole 12');
    expect(table.legal).toEqual(['a', 'b']);
  });
});

describe('an action', () => {
  it('cannot be sent twice, and nothing is possible until its entry is shown', async () => {
    tell(mine);
    const acted = table.act('a');
    await table.act('b');
    expect(FakeSocket.last.of('do')).toHaveLength(1);
    expect(table.legal).toEqual([]);
    const { id } = FakeSocket.last.of('do')[0]!;
    say(news(11, 0, { to_act: [0], legal: ['c'] }));
    FakeSocket.last.say({ type: 'done', id, table: 't', seq: 11 });
    await acted;
    expect(table.legal).toEqual(['c']);
  });

  it('stays settled when its answer comes before its entry', async () => {
    tell(mine);
    const acted = table.act('a');
    const { id } = FakeSocket.last.of('do')[0]!;
    FakeSocket.last.say({ type: 'done', id, table: 't', seq: 11 });
    await acted;
    expect(table.legal).toEqual([]);
    say(news(11, 0, { to_act: [0], legal: ['c'] }));
    expect(table.legal).toEqual(['c']);
  });

  it('that is refused is complained about, and all is as it was', async () => {
    tell(mine);
    const acted = table.act('z');
    const { id } = FakeSocket.last.of('do')[0]!;
    const error = { code: 'illegal', message: 'no', key: 'k', rule: 'AM-1' };
    FakeSocket.last.say({ type: 'error', id, table: 't', error });
    await acted;
    expect(table.complaint?.rule).toBe('AM-1');
    expect(table.legal).toEqual(['a', 'b']);
    expect(table.view).toBe('view 10');
  });

  it('is shown at once, with what came before it', () => {
    tell();
    say(news(11, 1));
    say(news(12, 1));
    say(news(13, 0));
    expect(table.view).toBe('view 13');
  });

  it('leaves chatting free', async () => {
    tell(mine);
    void table.command({ do: 'say', text: 'hello' });
    expect(table.legal).toEqual(['a', 'b']);
  });
});

describe('coming back', () => {
  it('goes on from the last entry, and offers nothing old', () => {
    tell(mine);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('join')[0]).toMatchObject({ since: 10 });
    const { seq, at, what, events } = news(11, 0);
    say({ table: 't', seq, at, what, events });
    expect(table.legal).toEqual([]);
    tell({ seq: 11, view: 'view 11', to_act: [1] });
    expect(table.view).toBe('view 11');
    expect(table.log.map((entry) => entry.seq)).toContain(11);
  });

  it('reads the log when there was too much to be told', async () => {
    log = [news(1, 0)];
    tell();
    await vi.runAllTimersAsync();
    log = [news(1, 0), news(900, 1)];
    tell({ seq: 900 });
    await vi.runAllTimersAsync();
    expect(table.log.map(({ seq }) => seq)).toEqual([1, 900]);
  });

  it('does not take an entry twice', () => {
    tell();
    say(news(11, 1));
    say(news(11, 1, { view: 'again' }));
    vi.advanceTimersByTime(700);
    expect(table.view).toBe('view 11');
  });

  it('looks with what eyes are left when the seat was taken over', () => {
    tell({ yours: [0, 1] });
    const error = { code: 'not_your_seat', message: '', key: '' };
    FakeSocket.last.say({ type: 'error', table: 't', error });
    expect(FakeSocket.last.of('join').at(-1)).not.toHaveProperty('seat');
    expect(table.refused).toBeUndefined();
  });

  it('asks again after a refusal that passes, and says what does not', () => {
    const error = { code: 'too_many_requests', message: '', key: '' };
    FakeSocket.last.say({ type: 'error', table: 't', error });
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.of('join')).toHaveLength(2);
    FakeSocket.last.say({ type: 'error', table: 't', error: { ...error, code: 'no_such_table' } });
    expect(table.refused?.code).toBe('no_such_table');
  });
});

describe('several seats at one screen', () => {
  const shared = { access: 'local' as const, yours: [0, 1], seats: [seat('me'), seat('me')] };

  it('hides the first hand until somebody asks for it', () => {
    tell({ ...shared, ...mine });
    expect(table.handedTo).toBe(0);
    table.takeOver();
    expect(table.handedTo).toBeUndefined();
  });

  it('never shows the next hand by itself', () => {
    tell({ ...shared, ...mine });
    table.takeOver();
    say(news(11, 0, { to_act: [1] }));
    expect(table.nextSeat).toBe(1);
    expect(FakeSocket.last.of('join')).toHaveLength(1);
    table.handOver();
    expect(table.handedTo).toBe(1);
    table.takeOver();
    expect(table.handedTo).toBe(1);
    expect(FakeSocket.last.of('join').at(-1)).toMatchObject({ seat: 1 });
    tell({ ...shared, seq: 11, eyes: 1, to_act: [1], legal: ['c'], view: 'hers' });
    expect(table.handedTo).toBeUndefined();
    expect(table.view).toBe('hers');
    expect(table.log).toEqual([]);
  });

  it('keeps the hand covered when the line drops meanwhile', () => {
    tell({ ...shared, ...mine });
    table.takeOver();
    say(news(11, 0, { to_act: [1] }));
    table.handOver();
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('join')[0]).toMatchObject({ seat: 0 });
    tell({ ...shared, seq: 11, to_act: [1] });
    expect(table.handedTo).toBe(1);
  });

  it('follows the turn openly where somebody only tries things out', () => {
    tell({ ...shared, ...mine, copy_of: { table: 'u', seq: 3 } });
    expect(table.handedTo).toBeUndefined();
    say(news(11, 0, { to_act: [1] }));
    expect(FakeSocket.last.of('join').at(-1)).toMatchObject({ seat: 1 });
  });
});

describe('the deal', () => {
  const waiting = { stage: 'open', view: undefined, to_act: [] };
  const entry = (seq: number, what: News['what'], change: Partial<News> = {}): News =>
    news(seq, 0, { what, events: undefined, view: undefined, to_act: [], ...change });
  const commands = (): unknown[] => FakeSocket.last.of('do').map(({ command }) => command);

  it('gets the share of this browser, which is revealed when the game starts', () => {
    tell(waiting);
    const [commit] = commands() as { do: string; hash: string }[];
    expect(commit).toMatchObject({ do: 'commit', seat: 0 });
    const hash = commit?.hash ?? '';
    say(entry(11, { entry: 'committed', seat: 0, hash }));
    expect(table.shown?.deal.shares).toEqual([{ seat: 0, hash }]);
    say(entry(12, { entry: 'starting' }, { starting: { until: 30_000, waiting: [0] } }));
    const [, reveal] = commands() as { do: string; share: string }[];
    expect(reveal).toMatchObject({ do: 'reveal', seat: 0 });
    const { share } = reveal ?? {};
    say(entry(13, { entry: 'revealed', seat: 0, share }));
    expect(table.shown?.deal.shares).toEqual([{ seat: 0, hash, share }]);
    expect(table.shown?.starting).toBeUndefined();
    expect(commands()).toHaveLength(2);
  });

  it('gets nothing from those who watch', () => {
    tell({ ...waiting, yours: [], eyes: undefined });
    expect(commands()).toEqual([]);
  });
});
