// What a game is drawn from, whether it is played or replayed.

import type { Ending, News, PlanPart, What, Why } from '../gen';

/** One entry of a table, and what happened in it. */
export interface Step<Event = unknown> {
  seq: number;
  what: What;
  events: Event[];
}

/** A position, and how it came to be. */
export interface Scene<View = unknown, Event = unknown, Action = unknown> {
  readonly table: string;
  readonly game: string;
  readonly setup: unknown;
  readonly view: View;
  /** What the seat of the eyes may do, early too, before the game waits for it. Empty if nobody plays here. */
  readonly legal: readonly Action[];
  /** The seat with whose eyes one looks; none for spectators. */
  readonly eyes: number | undefined;
  /** The seats that the game waits for. */
  readonly toAct: readonly number[];
  /** How the game came out, once it has: by the count, or because somebody resigned. */
  readonly outcome: Ending | undefined;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** What led here: another object for each step, so that it can be shown once. */
  readonly step: Step<Event> | undefined;
  /** Whether one can act here: `play` with one's own seat, `plan` ahead of its moment, `watch`, or `replay`. */
  readonly mode: 'play' | 'plan' | 'watch' | 'replay';
  /** What the game says to help the seat of the eyes, if it does: it belongs to the view. */
  readonly guide: unknown;
  /** What the seat of the eyes has laid down to be done when its moments come. */
  readonly plan: readonly PlanPart[];
  /** What has happened at the table, as far as it has been read. */
  readonly log?: readonly News[];
  /** Lays a plan down instead of the one there was, where one can. */
  lay?(parts: readonly PlanPart[]): Promise<void>;
  /** What the seat of the eyes has ordered to be done whenever it is asked for. */
  readonly orders: unknown;
  /** Orders it. */
  order(orders: unknown): Promise<void>;
  /** Takes actions as one. Whatever is refused is told to the player, and nothing has changed. */
  act(...actions: Action[]): Promise<void>;
  /** Why an action cannot be taken. */
  why(action: Action): Promise<Why>;
}

/** An entry as a step. */
export const stepOf = (news: Pick<News, 'seq' | 'what' | 'events'>): Step => ({
  seq: news.seq,
  what: news.what,
  events: news.events ?? [],
});
