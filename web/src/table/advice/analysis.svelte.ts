// A game that is over, looked back at by a strong player: asked for until it is worked out.

import type { LookBack } from '../../gen';
import { api, Refused, Unreachable } from '../../lib/api';

/** How long to wait before asking again how far it is, in milliseconds. */
const AGAIN = 1000;

export class Analysing {
  result = $state.raw<LookBack>();
  /** How much has been looked at, from 0 to 1. */
  progress = $state(0);
  problem = $state<string>();
  readonly #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks, and goes on asking until there is an answer or nobody wants it any more. */
  async ask(): Promise<void> {
    this.#isStopped = false;
    this.problem = undefined;
    try {
      const answer = await api.analysis(this.#table);
      if (this.#isStopped) return;
      if ('progress' in answer) {
        this.progress = answer.progress;
        this.#timer = setTimeout(() => void this.ask(), AGAIN);
      } else {
        this.progress = 1;
        this.result = answer;
      }
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      if (!this.#isStopped) this.problem = error.message;
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
