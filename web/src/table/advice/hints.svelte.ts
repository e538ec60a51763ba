// A hint that was asked for: it is good for one position, and gone with it.

import type { News, TableShown } from '../../gen';
import type { Choice } from '../../gen';
import { api, Refused, Unreachable } from '../../lib/api';
import { changesPosition } from '../entry';
import type { LiveTable } from '../live.svelte';

/** The last entry that changed the position. */
export const positionOf = (log: readonly News[]): number => log.findLast(changesPosition)?.seq ?? 0;

/** Whether nobody is harmed by a hint: the others are bots or oneself, or all have agreed to it. */
export const allowsHints = ({ hints, seats, yours }: TableShown): boolean =>
  hints === true || seats.every((seat, index) => seat.bot !== undefined || yours.includes(index));

export class Hints {
  /** What may be done, the best first; none until there is an answer. */
  choices = $state.raw<readonly Choice[]>([]);
  /** Which of them is looked at. */
  looked = $state(0);
  isThinking = $state(false);
  /** Why there is no hint. */
  problem = $state<string>();
  /** Where the question was asked. */
  #position = $state<string>();
  readonly #live: LiveTable;
  readonly #canAdvise: () => boolean;

  constructor(live: LiveTable, canAdvise: () => boolean) {
    this.#live = live;
    this.#canAdvise = canAdvise;
  }

  /** Whether a hint can be asked for now. */
  get isOffered(): boolean {
    const { shown, isMyTurn, handedTo } = this.#live;
    if (!shown || shown.outcome || !isMyTurn || handedTo !== undefined) return false;
    return this.#canAdvise() && allowsHints(shown);
  }

  /** Whether there is something to be seen of it. */
  get isOpen(): boolean {
    const isHere = this.#position === this.#here;
    return isHere && (this.isThinking || this.choices.length > 0 || this.problem !== undefined);
  }

  /** The choice that is looked at. */
  get choice(): Choice | undefined {
    return this.isOpen ? this.choices[this.looked] : undefined;
  }

  get #here(): string {
    return `${this.#live.eyes}.${positionOf(this.#live.log)}`;
  }

  async ask(): Promise<void> {
    const { eyes, table } = this.#live;
    if (!this.isOffered || eyes === undefined || (this.isThinking && this.isOpen)) return;
    const here = this.#here;
    this.dismiss();
    this.#position = here;
    this.isThinking = true;
    try {
      const { choices } = await api.hint(table, eyes);
      // Whoever has acted meanwhile, or has put the question aside, does not want to hear it any more.
      if (this.#position === here && this.isThinking) this.choices = choices;
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      if (this.#position === here) this.problem = error.message;
    } finally {
      if (this.#position === here) this.isThinking = false;
    }
  }

  /** Does what is looked at. */
  async take(): Promise<void> {
    const { choice } = this;
    if (choice) await this.#live.act(choice.action);
  }

  dismiss(): void {
    this.choices = [];
    this.looked = 0;
    this.isThinking = false;
    this.problem = undefined;
    this.#position = undefined;
  }
}
