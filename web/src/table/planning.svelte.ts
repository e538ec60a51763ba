// A plan being made: the table as if the moment of one's seat had come, and all that is planned had been done.

import type { PlannedAhead, Why } from '../gen';
import { api, Refused } from '../lib/api';
import type { LiveTable } from './live.svelte';
import type { Scene } from './scene';

const NOTHING: readonly never[] = [];

export class Planning implements Scene {
  readonly mode = 'plan';
  readonly step = undefined;
  readonly outcome = undefined;
  readonly #live: LiveTable;
  #ahead = $state.raw<PlannedAhead>();
  /** Why the plan could no longer be carried out as things are, if it could not. */
  trouble = $state.raw<Refused>();
  #isBusy = $state(false);
  /** Counts the questions: only the answer to the last one counts. */
  #asked = 0;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get table(): string {
    return this.#live.table;
  }
  get game(): string {
    return this.#live.game;
  }
  get setup(): unknown {
    return this.#live.setup;
  }
  get names(): readonly string[] {
    return this.#live.names;
  }
  get eyes(): number | undefined {
    return this.#live.eyes;
  }
  get orders(): unknown {
    return this.#live.orders;
  }
  get plan(): readonly unknown[] {
    return this.#live.plan;
  }
  /** Those whom the table waits for: planning is nobody's turn. */
  get toAct(): readonly number[] {
    return this.#live.toAct;
  }
  get view(): unknown {
    return this.#ahead?.view ?? this.#live.view;
  }
  get guide(): unknown {
    return this.#ahead?.guide;
  }
  get legal(): readonly unknown[] {
    return this.#isBusy ? NOTHING : (this.#ahead?.legal ?? NOTHING);
  }
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Looks ahead again: the plan has changed, or what it builds on has. */
  async look(plan: readonly unknown[]): Promise<void> {
    const { eyes } = this;
    if (eyes === undefined) return;
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const ahead = await api.planAhead(this.table, eyes, plan);
      if (asked !== this.#asked) return;
      this.#ahead = ahead;
      this.trouble = undefined;
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof Refused) this.trouble = error;
      else this.#live.complain(error);
    }
  }

  /** Adds to the plan. */
  act(...actions: unknown[]): Promise<void> {
    return this.#lay([...this.plan, ...actions]);
  }

  /** Keeps the first actions of the plan, and no more. */
  keep(count: number): Promise<void> {
    return this.#lay(this.plan.slice(0, count));
  }

  order(orders: unknown): Promise<void> {
    return this.#live.order(orders);
  }

  async why(action: unknown): Promise<Why> {
    const { eyes } = this;
    if (eyes === undefined) return { legal: true };
    try {
      await api.planAhead(this.table, eyes, [...this.plan, action]);
      return { legal: true };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { legal: false, error: error.problem };
    }
  }

  async #lay(actions: unknown[]): Promise<void> {
    const { eyes } = this;
    if (eyes === undefined || this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#live.command({ do: 'plan', seat: eyes, actions });
    } finally {
      this.#isBusy = false;
    }
  }
}
