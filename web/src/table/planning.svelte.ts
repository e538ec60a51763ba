// A plan being made: the table as if all that is planned had been done, and nobody else had done anything.

import type { News, PlanAt, PlannedAhead, PlanPart, Why } from '../gen';
import { api, Refused } from '../lib/api';
import type { LiveTable } from './live.svelte';
import { compare, upTo, upToStep, withoutStep, withSteps, type Phases } from './programme';
import type { Scene } from './scene';

const NOTHING: readonly never[] = [];

export class Planning implements Scene {
  readonly mode = 'plan';
  readonly step = undefined;
  readonly outcome = undefined;
  readonly #live: LiveTable;
  readonly #phases: Phases;
  /** The phase that is looked at, if it is not where the plan ends. */
  #cursor: PlanAt | undefined;
  #ahead = $state.raw<PlannedAhead>();
  /** Why the plan could no longer be carried out as things are, if it could not. */
  trouble = $state.raw<Refused>();
  #isBusy = $state(false);
  /** Counts the questions: only the answer to the last one counts. */
  #asked = 0;

  constructor(live: LiveTable, phases: Phases) {
    this.#live = live;
    this.#phases = phases;
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
  get plan(): readonly PlanPart[] {
    return this.#live.plan;
  }
  get log(): readonly News[] {
    return this.#live.log;
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
  /** The turn and phase in which what is done now is planned. */
  get at(): PlanAt | undefined {
    return this.#ahead?.at;
  }

  /** Looks at another phase of the plan. Without one it is looked at where it ends. */
  turnTo(at: PlanAt | undefined): Promise<void> {
    this.#cursor = at;
    return this.look(this.plan);
  }

  /** Looks ahead again: the plan has changed, or what it builds on has. */
  async look(plan: readonly PlanPart[]): Promise<void> {
    const { eyes } = this;
    if (eyes === undefined) return;
    this.#asked += 1;
    const asked = this.#asked;
    const cursor = this.#cursor;
    try {
      const parts = cursor ? upTo(plan, cursor, this.#phases) : plan;
      const ahead = await api.planAhead(this.table, eyes, parts);
      if (asked !== this.#asked) return;
      this.#ahead = ahead;
      // The end of a phase leads on to the next.
      if (cursor && ahead.at) this.#cursor = ahead.at;
      this.trouble = undefined;
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof Refused && cursor) {
        // What was looked at is over by now.
        this.#cursor = undefined;
        await this.look(plan);
      } else if (error instanceof Refused) this.trouble = error;
      else this.#live.complain(error);
    }
  }

  /** Adds to the plan. */
  async act(...actions: unknown[]): Promise<void> {
    const { at } = this;
    if (at) await this.lay(withSteps(this.plan, at, actions, this.#phases));
  }

  /** Takes one step out of the plan, and with it what is not possible without it. */
  async remove(part: number, step: number): Promise<void> {
    const { eyes } = this;
    if (eyes === undefined) return;
    const without = withoutStep(this.plan, part, step);
    const isPossible = await api.planAhead(this.table, eyes, without).then(
      () => true,
      (error: unknown) => !(error instanceof Refused),
    );
    await this.lay(isPossible ? without : upToStep(this.plan, part, step));
  }

  /** Takes the last step of the phase that is looked at out of the plan, or of the last one planned. */
  async back(): Promise<void> {
    const nth = this.plan.length - 1;
    const last = this.plan[nth];
    if (last) await this.lay(upToStep(this.plan, nth, last.steps.length - 1));
  }

  order(orders: unknown): Promise<void> {
    return this.#live.order(orders);
  }

  async why(action: unknown): Promise<Why> {
    const { eyes, at } = this;
    if (eyes === undefined || !at) return { legal: true };
    try {
      const parts = withSteps(upTo(this.plan, at, this.#phases), at, [action], this.#phases);
      await api.planAhead(this.table, eyes, parts);
      return { legal: true };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { legal: false, error: error.problem };
    }
  }

  /** Lays a plan down instead of the one there was. What is looked at stays. */
  async lay(parts: readonly PlanPart[]): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const last = parts.at(-1);
    const { at } = this;
    if (at && last && compare(last, at, this.#phases) > 0) this.#cursor ??= at;
    try {
      await this.#live.lay(parts);
    } finally {
      this.#isBusy = false;
    }
  }
}
