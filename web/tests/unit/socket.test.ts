// The socket comes back by itself, and nothing that was asked for is lost or done twice.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../src/gen';
import type { Socket } from '../../src/lib/socket.svelte';
import { FakeSocket, layOut, page } from './table-wire';

let socket: Socket;
let heard: Message[];
const follower = { seq: (): number | undefined => 7, seat: () => undefined, hear };
function hear(message: Message): void {
  heard.push(message);
}

beforeEach(async () => {
  vi.useFakeTimers();
  layOut();
  heard = [];
  vi.resetModules();
  ({ socket } = await import('../../src/lib/socket.svelte'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = { do: 'start' } as const;

it('joins when the line opens, going on from what was seen', () => {
  socket.follow('t', follower);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([
    { type: 'join', table: 't', since: 7, show: 'view', guide: true },
  ]);
  expect(socket.line).toBe('open');
});

it('sends a command again under the same id when the line was lost, after joining', async () => {
  socket.follow('t', follower);
  FakeSocket.last.open();
  const done = socket.do('t', start);
  const first = FakeSocket.last;
  const [sent] = first.of('do');
  first.close();
  expect(socket.line).toBe('lost');
  vi.advanceTimersByTime(1000);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  second.open();
  expect(second.sent.map(({ type }) => type)).toEqual(['join', 'do']);
  expect(second.of('do')).toEqual([sent]);
  second.say({ type: 'done', id: sent!.id, table: 't', seq: 9 });
  await expect(done).resolves.toMatchObject({ seq: 9 });
  second.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.of('do')).toEqual([]);
});

it('sends what was asked for before the line was open, in order and once', () => {
  void socket.do('t', start);
  void socket.do('t', { do: 'say', text: 'hello' });
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.last.open();
  expect(FakeSocket.last.of('do').map(({ command }) => command.do)).toEqual(['start', 'say']);
});

it('asks again when it is not known whether something was stored', () => {
  void socket.do('t', start);
  FakeSocket.last.open();
  const [sent] = FakeSocket.last.of('do');
  const error = { code: 'try_again', message: '', key: '' };
  FakeSocket.last.say({ type: 'error', id: sent!.id, error });
  expect(FakeSocket.last.of('do')).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last.of('do')).toEqual([sent, sent]);
});

it('tells a refusal to whoever asked, and not to the follower', async () => {
  socket.follow('t', follower);
  FakeSocket.last.open();
  const done = socket.do('t', start);
  const { id } = FakeSocket.last.of('do')[0]!;
  const error = { code: 'illegal', message: 'no', key: 'k', rule: 'AM-DRAW-03' };
  FakeSocket.last.say({ type: 'error', id, table: 't', error });
  await expect(done).rejects.toMatchObject({ code: 'illegal', rule: 'AM-DRAW-03' });
  expect(heard).toEqual([]);
});

it('waits longer and longer for a server that hangs up, and not once it speaks', () => {
  socket.follow('t', follower);
  const tries = (): number => FakeSocket.all.length;
  for (let round = 0; round < 6; round += 1) {
    FakeSocket.last.close();
    vi.advanceTimersByTime(15_000);
  }
  FakeSocket.last.close();
  const before = tries();
  vi.advanceTimersByTime(5000);
  expect(tries()).toBe(before);
  vi.advanceTimersByTime(10_000);
  expect(tries()).toBe(before + 1);
  FakeSocket.last.open();
  FakeSocket.last.close();
  vi.advanceTimersByTime(600);
  expect(tries()).toBe(before + 2);
});

it('comes back when the server said it would', () => {
  socket.follow('t', follower);
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'leaving', seconds: 2 });
  FakeSocket.last.close();
  vi.advanceTimersByTime(1400);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1200);
  expect(FakeSocket.all).toHaveLength(2);
});

it('opens a new line after signing in, and hears nothing of the old one', () => {
  socket.follow('t', follower);
  const old = FakeSocket.last;
  old.open();
  socket.restart();
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket.line).toBe('connecting');
  old.say({ type: 'here', table: 't', seats: [] });
  expect(heard).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.of('join')).toHaveLength(1);
});

it('gives up a line that does not answer when the page is looked at again', () => {
  socket.follow('t', follower);
  FakeSocket.last.open();
  vi.advanceTimersByTime(60);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.last.of('ping')).toHaveLength(1);
  vi.advanceTimersByTime(4000);
  expect(socket.line).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('keeps a line that answers', () => {
  socket.follow('t', follower);
  FakeSocket.last.open();
  for (let pings = 0; pings < 30; pings += 1) {
    vi.advanceTimersByTime(5000);
    FakeSocket.last.say({ type: 'pong', id: 'quiet' });
  }
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

it('parts from a table, and does not come back for nobody', () => {
  const leave = socket.follow('t', follower);
  FakeSocket.last.open();
  leave();
  expect(FakeSocket.last.of('part')).toHaveLength(1);
  FakeSocket.last.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
