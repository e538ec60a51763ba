// The socket to the server: one for the page, whatever tables it follows. It comes back by itself.

import type { Command, Done, Message, Request } from '../gen';
import { Refused } from './api';

/** What the lamp shows. */
export type Line = 'connecting' | 'open' | 'lost';

export interface Follower {
  /** The last entry seen, to go on from. */
  seq(): number | undefined;
  /** With whose eyes to look. */
  seat(): number | undefined;
  hear(message: Message): void;
}

interface Waiting {
  request: Request;
  done: (done: Done) => void;
  refused: (error: Error) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

class Socket {
  line = $state<Line>('connecting');
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #pingSeconds = 20;
  readonly #followers = new Map<string, Follower>();
  /** Commands without an answer: sent again under the same id when the line is back. */
  readonly #waiting = new Map<string, Waiting>();

  constructor() {
    addEventListener('online', () => this.#reopen());
    document.addEventListener('visibilitychange', () => {
      // A phone that slept may have a dead line that looks alive.
      if (document.visibilityState === 'visible') this.#check();
    });
  }

  /** Follows a table until the function returned is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#join(table, follower);
    else this.#open();
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#send({ type: 'part', table });
    };
  }

  /** Looks with other eyes. */
  rejoin(table: string): void {
    const follower = this.#followers.get(table);
    if (follower) this.#join(table, follower, 'afresh');
  }

  /** Has something done. Resolves when it is stored. */
  do(table: string, command: Command): Promise<Done> {
    const id = crypto.randomUUID();
    const request: Request = { type: 'do', id, table, command };
    return new Promise((done, refused) => {
      this.#waiting.set(id, { request, done, refused });
      this.#open();
      this.#send(request);
    });
  }

  /** Comes back with the cookie there is now, after signing in or out. */
  restart(): void {
    this.#reopen();
  }

  #open(): void {
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    const url = new URL('/api/socket', location.origin);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      this.#heardAt = Date.now();
      this.#hear(JSON.parse(event.data) as Message);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #reopen(): void {
    this.#pause = FIRST_PAUSE;
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    if (this.#followers.size > 0 || this.#waiting.size > 0) this.#open();
  }

  #opened(): void {
    this.line = 'open';
    this.#pause = FIRST_PAUSE;
    this.#heardAt = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#check(), 5000);
    for (const [table, follower] of this.#followers) this.#join(table, follower);
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #lost(): void {
    clearInterval(this.#pulse);
    this.#socket = undefined;
    if (this.#followers.size === 0 && this.#waiting.size === 0) return;
    this.line = 'lost';
    // Not all at once, when a server comes back.
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  /** Pings a line that has been quiet, and gives one up that has been quiet for too long. */
  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      if (this.#followers.size > 0) this.#reopen();
      return;
    }
    const quiet = Date.now() - this.#heardAt;
    if (quiet > 2000 * this.#pingSeconds) this.#reopen();
    else if (quiet > 500 * this.#pingSeconds) this.#send({ type: 'ping', id: 'quiet' });
  }

  #join(table: string, follower: Follower, how: 'on' | 'afresh' = 'on'): void {
    const since = how === 'on' ? follower.seq() : undefined;
    this.#send({ type: 'join', table, seat: follower.seat(), since, show: 'view' });
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'hello':
        this.#pingSeconds = message.ping_seconds;
        break;
      case 'done': {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        waiting?.done(message);
        break;
      }
      case 'error':
        this.#refused(message);
        break;
      case 'leaving':
        this.#pause = Math.max(FIRST_PAUSE, message.seconds * 1000);
        break;
      case 'table':
      case 'news':
      case 'here':
        this.#followers.get(message.table)?.hear(message);
        break;
      case 'ahead':
      case 'pong':
        break;
    }
  }

  #refused(message: Extract<Message, { type: 'error' }>): void {
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (!waiting || message.id === undefined) {
      if (message.table) this.#followers.get(message.table)?.hear(message);
      return;
    }
    if (message.error.code === 'try_again') {
      // Whether it was stored is not known: the id makes it safe to ask again.
      setTimeout(() => this.#send(waiting.request), 1000);
      return;
    }
    this.#waiting.delete(message.id);
    waiting.refused(new Refused(message.error));
  }
}

export const socket = new Socket();
