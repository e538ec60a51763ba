// The socket to the server: one for the page, whatever tables it follows. It comes back by itself.

import type { Command, Done, Message, Request } from '../gen';
import { Refused } from './api';
import { newId } from './browser/random';

/** Whether the line to the server is open. */
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
/** How often a quiet line is looked at. */
const PULSE = 5000;
/** How long a line that may be dead has to answer, when somebody looks at the page again. */
const ANSWER = 4000;
/** How long to wait after `try_again`. */
const AGAIN = 1000;

export class Socket {
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
    addEventListener('offline', () => this.#probe());
    document.addEventListener('visibilitychange', () => {
      // A phone that slept may have a dead line that looks alive.
      if (document.visibilityState === 'visible') this.#probe();
    });
  }

  /** Follows a table until the function returned is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (this.#isOpen) this.#join(table, follower);
    else this.#open();
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#send({ type: 'part', table });
    };
  }

  /** Is told the whole table again, with the eyes that the follower wants now. */
  rejoin(table: string): void {
    const follower = this.#followers.get(table);
    if (follower) this.#join(table, follower, 'afresh');
  }

  /** Has something done. Resolves when it is stored. */
  do(table: string, command: Command): Promise<Done> {
    const id = newId();
    const request: Request = { type: 'do', id, table, command };
    return new Promise((done, refused) => {
      this.#waiting.set(id, { request, done, refused });
      if (this.#isOpen) this.#send(request);
      else this.#open();
    });
  }

  /** Comes back with the cookie there is now, after signing in or out. */
  restart(): void {
    this.#reopen();
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  get #isWanted(): boolean {
    return this.#followers.size > 0 || this.#waiting.size > 0;
  }

  #open(): void {
    if (this.#isOpen || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    const url = new URL('/api/socket', location.origin);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    // Whatever an earlier socket still has to say is no longer of interest.
    const isCurrent = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) this.#opened();
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (!isCurrent()) return;
      this.#heardAt = Date.now();
      this.#hear(JSON.parse(event.data) as Message);
    });
    socket.addEventListener('close', () => {
      if (isCurrent()) this.#lost();
    });
  }

  #reopen(): void {
    this.#pause = FIRST_PAUSE;
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    if (!this.#isWanted) return;
    if (this.line === 'open') this.line = 'connecting';
    this.#open();
  }

  #opened(): void {
    this.line = 'open';
    this.#heardAt = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#check(), PULSE);
    // Tables first, so that the entries of what is sent again are heard before its answer.
    for (const [table, follower] of this.#followers) this.#join(table, follower);
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #lost(): void {
    clearInterval(this.#pulse);
    this.#socket = undefined;
    if (!this.#isWanted) {
      this.line = 'connecting';
      return;
    }
    this.line = 'lost';
    // Not all at once, when a server comes back.
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  /** Pings a line that has been quiet, and gives one up that has been quiet for too long. */
  #check(): void {
    const quiet = Date.now() - this.#heardAt;
    if (quiet > 2000 * this.#pingSeconds) this.#giveUp();
    else if (quiet > 500 * this.#pingSeconds) this.#send({ type: 'ping', id: 'quiet' });
  }

  /** Finds out at once whether the line is alive. */
  #probe(): void {
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    if (!this.#isOpen) {
      if (this.#isWanted) this.#reopen();
      return;
    }
    const asked = this.#socket;
    const at = Date.now();
    this.#send({ type: 'ping', id: 'alive' });
    setTimeout(() => {
      if (this.#socket === asked && this.#heardAt < at) this.#giveUp();
    }, ANSWER);
  }

  /** Takes a line for lost without waiting until the browser finds out. */
  #giveUp(): void {
    const old = this.#socket;
    this.#lost();
    old?.close();
  }

  #join(table: string, follower: Follower, how: 'on' | 'afresh' = 'on'): void {
    const since = how === 'on' ? follower.seq() : undefined;
    this.#send({ type: 'join', table, seat: follower.seat(), since, show: 'view', guide: true });
  }

  #send(request: Request): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(request));
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'hello':
        // Only a server that speaks is back: one that takes the call and hangs up is not.
        this.#pause = FIRST_PAUSE;
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
    const { id } = message;
    if (id === undefined) {
      if (message.table) this.#followers.get(message.table)?.hear(message);
      return;
    }
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (message.error.code === 'try_again') {
      // Whether it was stored is not known: the id makes it safe to ask again.
      setTimeout(() => {
        if (this.#waiting.has(id)) this.#send(waiting.request);
      }, AGAIN);
      return;
    }
    this.#waiting.delete(id);
    waiting.refused(new Refused(message.error));
  }
}

export const socket = new Socket();
