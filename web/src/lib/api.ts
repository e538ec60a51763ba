// The server's HTTP. Only this file, `socket.svelte.ts` and `patch.ts` know how server and page speak.

import type {
  Command,
  Done,
  GameFacts,
  Hint,
  LookBack,
  Me,
  News,
  Options,
  Page,
  Placed,
  PlannedAhead,
  Problem,
  Steps,
  TableShown,
  Underway,
  Why,
} from '../gen';
import { words } from './words.svelte';

/** Something was refused. The message is in the language of the page. */
export class Refused extends Error {
  readonly code: string;
  readonly key: string;
  /** The number of the rule that was broken, if it was one. */
  readonly rule: string | undefined;

  constructor(readonly problem: Problem) {
    super(problem.message);
    this.code = problem.code;
    this.key = problem.key;
    this.rule = problem.rule;
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {
  constructor() {
    super(words.say('page-unreachable'));
  }
}

/** A token of a bot as its owner sees it later. */
export interface Token {
  id: string;
  label: string;
  /** Whether it may look and play, or only look. */
  scope: Scope;
  created_at: number;
  seen_at: number;
  /** From then on it is of no use. In milliseconds since 1970. */
  expires_at: number | null;
}

/** What a token lets a program do. */
export type Scope = 'read' | 'play';

/** An address that is called when it is one's turn, and how it wants to be spoken to. */
export interface Webhook {
  url: string;
  style: 'discord' | 'slack' | 'plain';
}

/** What a table is to be like. Hints are for those who play against bots and themselves, unless it says otherwise. */
type Wishes = Omit<Options, 'hints'> & Partial<Pick<Options, 'hints'>>;

type Query = Record<string, string | number | boolean | undefined>;

/** Asks the server. What only one game asks is in the folder of that game. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  query?: Query,
): Promise<T> {
  const url = new URL(`/api${path}`, location.origin);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        'accept-language': words.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const problem = (answer as { error?: Problem } | undefined)?.error;
  if (problem) throw new Refused(problem);
  throw new Unreachable();
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me | null>('GET', '/me'),
  guest: (language: string) => call<Me>('POST', '/guest', { language }),
  change: (change: { name?: string; language?: string }) => call<Me>('PATCH', '/me', change),
  deleteMe: () => call<void>('DELETE', '/me'),
  setPassword: (password: string, old?: string) =>
    call<Me>('PUT', '/me/password', { password, old }),
  signIn: (name: string, password: string) => call<Me>('POST', '/sign-in', { name, password }),
  signOut: () => call<void>('POST', '/sign-out'),
  signOutEverywhere: () => call<void>('POST', '/sign-out-everywhere'),

  tokens: () => call<Token[]>('GET', '/me/tokens'),
  /** The token itself is told here and never again. */
  makeToken: (wish: { label: string; scope: Scope; days: number }) =>
    call<Token & { token: string }>('POST', '/me/tokens', wish),
  deleteToken: (id: string) => call<void>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
  webhook: () => call<Webhook | null>('GET', '/me/webhook'),
  setWebhook: (webhook: Webhook) => call<Webhook>('PUT', '/me/webhook', webhook),
  deleteWebhook: () => call<void>('DELETE', '/me/webhook'),
  testWebhook: () => call<void>('POST', '/me/webhook/test'),

  games: () => call<GameFacts[]>('GET', '/games'),
  tables: (query: {
    stage?: string;
    game?: string;
    mine?: boolean;
    after?: string;
    limit?: number;
  }) => call<Page>('GET', '/tables', undefined, query),
  open: (options: Wishes, seats: Placed[]) => call<Done>('POST', '/tables', { options, seats }),

  /** Has something done at a table without following it. */
  order: (id: string, command: Command) => call<Done>('POST', table(id), { command }),
  table: (id: string, seat?: number) => call<TableShown>('GET', table(id), undefined, { seat }),
  log: (id: string, query: { after?: number; limit?: number; seat?: number }) =>
    call<News[]>('GET', `${table(id)}/log`, undefined, query),
  steps: (id: string, query: { seat?: number; after?: number; limit?: number }) =>
    call<Steps>('GET', `${table(id)}/steps`, undefined, query),
  /** What is played on, for games that have it apart from the view. */
  ground: (id: string) => call<unknown>('GET', `${table(id)}/ground`),
  /** The game as if the moment of a seat had come and it had done all of this. */
  planAhead: (id: string, seat: number, actions: readonly unknown[]) =>
    call<PlannedAhead>('POST', `${table(id)}/plan-ahead`, { seat, actions }),
  why: (id: string, seat: number, action: unknown) =>
    call<Why>('POST', `${table(id)}/why`, { seat, action }),
  /** What a strong player would do in the place of a seat, where nobody is harmed by asking. */
  hint: (id: string, seat: number) => call<Hint>('POST', `${table(id)}/hint`, { seat }),
  /** A game that is over, looked back at; how much of it, as long as that goes on. */
  analysis: (id: string) => call<LookBack | Underway>('GET', `${table(id)}/analysis`),
  whatIf: (id: string, body: { seq?: number; seat?: number }) =>
    call<{ table: string }>('POST', `${table(id)}/what-if`, body),
  note: (id: string) => call<{ text: string }>('GET', `${table(id)}/note`),
  setNote: (id: string, text: string) => call<void>('PUT', `${table(id)}/note`, { text }),
  invite: (id: string) => call<{ secret: string }>('POST', `${table(id)}/invitation`),
  seatLink: (id: string, seat: number) =>
    call<{ secret: string }>('POST', `${table(id)}/seats/${seat}/link`),
};
