// What a player is about to do: an action to confirm, a question asked, an answer given.

import { Refused, Unreachable } from '../../../lib/api';
import { confirms } from '../../../lib/preferences.svelte';
import { sightOf } from '../naming';
import type { Action, RoadsScene } from '../types';
import { isSameAction } from './actions';
import { reasonOf } from './reasons';

/** Why something cannot be done. */
export interface Answer {
  message: string;
  rule?: string | undefined;
}

/** What gives the moment away or destroys something, and so waits for a second click where one likes that. */
const GRAVE: readonly Action['do'][] = ['lay_tile', 'settle', 'destroy', 'agree', 'refuse'];

export class Doing {
  /** What waits for a second click. */
  pending = $state.raw<readonly Action[]>([]);
  answer = $state.raw<Answer>();
  /** Whether something is on its way to the server. */
  isBusy = $state(false);
  readonly #scene: () => RoadsScene;

  constructor(scene: () => RoadsScene) {
    this.#scene = scene;
  }

  /** Whether one acts or plans here with a seat of one's own. */
  readonly isPlaying = $derived.by(() => {
    const { mode, eyes } = this.#scene();
    return (mode === 'play' || mode === 'plan') && eyes !== undefined;
  });
  /** Whether the game waits for this seat, or lets it plan. */
  readonly isMoment = $derived.by(() => this.isPlaying && this.#scene().legal.length > 0);

  isLegal(action: Action): boolean {
    return this.#scene().legal.some((other) => isSameAction(action, other));
  }

  /** Takes an action, or asks for a second click; one that cannot be taken is asked about. */
  propose(action: Action): void {
    if (!this.isPlaying) return;
    this.answer = undefined;
    if (!this.isLegal(action)) void this.ask(action);
    else if (confirms() && GRAVE.includes(action.do) && !this.isPending(action)) {
      this.pending = [action];
    } else void this.take(action);
  }

  isPending(action: Action): boolean {
    const [only] = this.pending;
    return only !== undefined && isSameAction(only, action);
  }

  /** Takes actions as one. */
  async take(...actions: Action[]): Promise<void> {
    if (actions.length === 0 || this.isBusy || !this.isPlaying) return;
    this.cancel();
    this.isBusy = true;
    try {
      await this.#scene().act(...actions);
    } finally {
      this.isBusy = false;
    }
  }

  /** Forgets what waits for a second click, and what was answered. */
  cancel(): void {
    this.pending = [];
    this.answer = undefined;
  }

  /** Forgets what the position no longer allows. */
  refresh(): void {
    const [first] = this.pending;
    if (first && !this.isLegal(first)) this.pending = [];
  }

  /** Asks why an action cannot be taken, and shows the answer. */
  async ask(action: Action): Promise<void> {
    this.answer = await this.reason(action);
  }

  /** Why an action cannot be taken. Nothing if it can. */
  async reason(action: Action): Promise<Answer | undefined> {
    const scene = this.#scene();
    try {
      const why = await scene.why(action);
      if (why.legal) return undefined;
      const { view, names, guide } = scene;
      const position = { ...sightOf(scene), view, names, guide };
      return { message: reasonOf(why.error, action, position), rule: why.error.rule };
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      return { message: error.message };
    }
  }
}
