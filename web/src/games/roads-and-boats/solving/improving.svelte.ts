// How a game played alone could have gone better: asked for until it is found, or the time for it is over.

import type { Improved } from '../../../gen';
import { Refused, Unreachable } from '../../../lib/api';
import { mapApi } from '../maps/map-api';

/** How long to wait before asking again, in milliseconds. */
const AGAIN = 1000;

export class Improving {
  result = $state.raw<Improved>();
  /** How much of the time is over, from 0 to 1; nothing if nobody has asked. */
  progress = $state<number>();
  problem = $state<string>();
  readonly #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked for, so that only the last is heard. */
  #asked = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for the rest from a turn on. */
  async ask(turn: number): Promise<void> {
    this.stop();
    this.result = undefined;
    this.problem = undefined;
    this.progress = 0;
    await this.#ask(turn, this.#asked);
  }

  async #ask(turn: number, nth: number): Promise<void> {
    try {
      const answer = await mapApi.improvement(this.#table, turn);
      if (nth !== this.#asked) return;
      if ('progress' in answer) {
        this.progress = answer.progress;
        this.#timer = setTimeout(() => void this.#ask(turn, nth), AGAIN);
      } else {
        this.progress = undefined;
        this.result = answer;
      }
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      if (nth !== this.#asked) return;
      this.progress = undefined;
      this.problem = error.message;
    }
  }

  stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }
}
