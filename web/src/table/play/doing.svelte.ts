// What a player is about to do: an action to confirm, a question asked, an answer given.

import { Refused, Unreachable } from '../../lib/api';
import { confirms } from '../../lib/preferences.svelte';
import type { Problem } from '../../gen';
import type { Scene } from '../scene';

/** Why something cannot be done. */
export interface Answer {
  message: string;
  rule?: string | undefined;
}

/** What a game says of its actions. */
export interface Actions<Action, Played> {
  isSame: (one: Action, other: Action) => boolean;
  /** Whether it waits for a second click where one likes that. */
  isGrave: (action: Action) => boolean;
  /** Why it cannot be taken, in words. */
  explain: (refusal: Problem, action: Action, scene: Played) => string;
}

export class Doing<Action, Played extends Scene<unknown, unknown, Action>> {
  /** The action that waits for a second click. */
  pending = $state.raw<Action>();
  answer = $state.raw<Answer>();
  /** Whether something is on its way to the server. */
  isBusy = $state(false);
  protected readonly scene: () => Played;
  readonly #actions: Actions<Action, Played>;

  constructor(scene: () => Played, actions: Actions<Action, Played>) {
    this.scene = scene;
    this.#actions = actions;
  }

  readonly legal = $derived.by(() => this.scene().legal);
  /** Whether one acts or plans here with a seat of one's own, and may ask why. */
  readonly isPlaying = $derived.by(() => {
    const { mode, eyes } = this.scene();
    return (mode === 'play' || mode === 'plan') && eyes !== undefined;
  });
  /** Whether the game waits for this seat, or lets it plan. */
  readonly isAsked = $derived.by(() => this.isPlaying && this.legal.length > 0);

  isLegal(action: Action): boolean {
    return this.legal.some((other) => this.#actions.isSame(action, other));
  }

  isPending(action: Action): boolean {
    return this.pending !== undefined && this.#actions.isSame(action, this.pending);
  }

  /** Takes an action, or asks for a second click; one that cannot be taken is asked about. */
  propose(action: Action): void {
    if (!this.isPlaying) return;
    this.answer = undefined;
    if (!this.isLegal(action)) void this.ask(action);
    else if (confirms() && this.#actions.isGrave(action) && !this.isPending(action)) {
      this.choose(action);
    } else void this.take(action);
  }

  /** Takes actions as one. */
  async take(...actions: Action[]): Promise<void> {
    if (actions.length === 0 || this.isBusy || !this.isPlaying) return;
    this.cancel();
    this.isBusy = true;
    try {
      await this.scene().act(...actions);
    } finally {
      this.isBusy = false;
    }
  }

  /** Lets an action wait for a second click. */
  protected choose(action: Action): void {
    this.pending = action;
  }

  /** Forgets what waits for a second click, and what was answered. */
  cancel(): void {
    this.pending = undefined;
    this.answer = undefined;
  }

  /** Forgets what the position no longer allows. */
  refresh(): void {
    if (this.pending !== undefined && !this.isLegal(this.pending)) this.pending = undefined;
  }

  /** Asks why an action cannot be taken, and shows the answer. */
  async ask(action: Action): Promise<void> {
    this.answer = await this.reason(action);
  }

  /** Why an action cannot be taken. Nothing if it can. */
  async reason(action: Action): Promise<Answer | undefined> {
    const scene = this.scene();
    try {
      const why = await scene.why(action);
      if (why.legal) return undefined;
      const message = this.#actions.explain(why.error, action, scene);
      return { message, rule: why.error.rule };
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      return { message: error.message };
    }
  }
}
