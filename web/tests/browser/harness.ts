// A real server, a real browser, and what tests want of them.

import axe from 'axe-core';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const ARTIFACTS = join(import.meta.dirname, '../../artifacts');
const BINARY =
  process.env.TOWPATH_BINARY ?? join(import.meta.dirname, '../../../target/debug/towpath');
const CHROMIUM = inPath('chromium');

/** A host name that leads to the server. */
const HOME_NAME = 'towpath.test';

export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Where a program is. */
function inPath(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

/** A server of its own, on a port that was free. */
export class Server {
  address = '';
  #process: ChildProcess | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'towpath-page-'));
  #listen = '127.0.0.1:0';

  async start(): Promise<void> {
    const data = join(this.#folder, 'towpath.db');
    // Tests are many visitors from one address.
    const limits = ['--guests-per-network', '10000', '--requests-per-minute', '100000'];
    // They test the page, not how well bots play.
    limits.push('--bot-millis', '20', '--improvement-seconds', '5');
    const line = ['serve', '--listen', this.#listen, '--data', data, '--log-level', 'warn'];
    const server = spawn(BINARY, [...line, ...limits], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = server;
    this.address = await new Promise((ready, failed) => {
      let said = '';
      server.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /http:\/\/[\d.:]+/.exec(said)?.[0];
        if (address) ready(address);
      });
      server.on('error', failed);
      server.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
    // Whoever comes back finds it at the same place.
    this.#listen = new URL(this.address).host;
  }

  /** Ends the server as a crash would. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null) return;
    server.removeAllListeners('exit');
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export interface Stage {
  server: Server;
  /** A visitor with a new profile. Whatever the page complains about fails the test. */
  visit(path?: string, options?: BrowserContextOptions): Promise<Visitor>;
  /** The address of the server as it would be in a home network: plain http at a name. */
  homeAddress(): string;
}

/** A server and a browser for every test of a file. */
export function stage(): Stage {
  const server = new Server();
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    await server.start();
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A name as in a home network: to a browser no secure context, as 127.0.0.1 would be.
        `--host-resolver-rules=MAP ${HOME_NAME} 127.0.0.1`,
      ],
    });
  });
  afterEach(() => {
    const complaints = visitors.splice(0).flatMap((visitor) => visitor.complaints);
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await browser.close();
    await server.remove();
  });

  async function visit(path = '/', options: BrowserContextOptions = DESK): Promise<Visitor> {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      baseURL: server.address,
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    const visitor = new Visitor(page, server.address);
    visitors.push(visitor);
    await page.goto(path);
    return visitor;
  }
  const homeAddress = (): string => server.address.replace('127.0.0.1', HOME_NAME);
  return { server, visit, homeAddress };
}

/** Somebody who looks at the page. */
export class Visitor {
  readonly complaints: string[] = [];
  /** What the page has asked for and not got yet. */
  readonly #asked = new Set<Request>();

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    page.on('request', (request) => this.#asked.add(request));
    page.on('requestfinished', (request) => this.#asked.delete(request));
    page.on('requestfailed', (request) => this.#asked.delete(request));
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      // A line that was cut on purpose is the browser's to complain about, and so is plain http.
      const isLine =
        /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|Opener-Policy/.test(
          message.text(),
        );
      // An address that leads nowhere has a screen that says so.
      const isLost = message.text().includes('404') && message.location().url === page.url();
      if (message.type() === 'error' && !isLine && !isLost) this.complaints.push(message.text());
    });
  }

  /** Asks the server something as this visitor. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.page.evaluate(
      async ([method, path, body]) => {
        const response = await fetch(`/api${path}`, {
          method,
          headers: body === undefined ? {} : { 'content-type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        const text = await response.text();
        return (text === '' ? undefined : JSON.parse(text)) as T;
      },
      [method, path, body] as const,
    );
  }

  /** Waits until the page has all it asks for, also because of what it was given. */
  async settle(): Promise<void> {
    do {
      await expect.poll(() => this.#asked.size, { timeout: 60_000, interval: 10 }).toBe(0);
      await this.page.evaluate(
        () =>
          new Promise((shown) => {
            requestAnimationFrame(() => requestAnimationFrame(shown));
          }),
      );
    } while (this.#asked.size > 0);
  }

  /** Keeps a picture of the screen, and checks the screen with axe. */
  async look(name: string): Promise<void> {
    mkdirSync(ARTIFACTS, { recursive: true });
    await this.page.evaluate(() => document.fonts.ready);
    await this.page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });
    await this.isAccessible(name);
    await this.fits(name);
  }

  /** Finds nothing that keeps anybody out. */
  async isAccessible(name: string): Promise<void> {
    // Evaluated by the debugger, which the page's rules on scripts do not concern.
    await this.page.evaluate(axe.source);
    const violations = await this.page.evaluate(async () => {
      const run = (window as unknown as { axe: typeof axe }).axe.run;
      const { violations } = await run(document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      );
    });
    expect(violations, name).toEqual([]);
  }

  /** Nothing sticks out to the side. */
  async fits(name: string): Promise<void> {
    const over = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over, `${name} is too wide`).toBeLessThanOrEqual(0);
  }
}
