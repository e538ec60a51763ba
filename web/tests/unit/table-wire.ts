// A server made of paper: it takes down what the page sends, and says what a test wants it to say.

import { vi } from 'vitest';
import type { Message, Request } from '../../src/gen';

export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: Request[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('no socket has been opened');
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
    this.say({ type: 'hello', protocol: 1, user: 'me', ping_seconds: 20 });
  }

  say(message: Message): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The line drops, or is closed. */
  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }

  /** What was sent of a kind. */
  of<T extends Request['type']>(type: T): Extract<Request, { type: T }>[] {
    return this.sent.filter((request) => request.type === type) as Extract<Request, { type: T }>[];
  }
}

const newPage = () =>
  Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: '', dataset: {} },
  });

/** The document, another for every test. */
export let page = newPage();

/** Puts the paper server, and what else of a browser is needed, in place of the real ones. */
export function layOut(answer: (path: string) => unknown = () => []): void {
  FakeSocket.all = [];
  page = newPage();
  const browser = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL('https://towpath.test/'));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(new Response(JSON.stringify(answer(url.pathname)))),
  );
}
