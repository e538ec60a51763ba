// The cards that came into the hand last, so that they can be shown.

import type { Cards } from '../../gen/amsterdam';
import type { AmsterdamScene } from './doing.svelte';
import { count } from './board';

export class FreshCards {
  cards = $state.raw<Cards>({});
  readonly #scene: () => AmsterdamScene;
  #seen: unknown;
  /** Whether the next card belongs to the same draw. */
  #isHalf = false;

  constructor(scene: () => AmsterdamScene) {
    this.#scene = scene;
  }

  /** Notes what the last step brought. */
  follow(): void {
    const { step, eyes, view } = this.#scene();
    if (step === this.#seen) return;
    this.#seen = step;
    const own = (step?.events ?? []).filter((event) => 'seat' in event && event.seat === eyes);
    if (own.length === 0) return;
    const cards: Cards = this.#isHalf ? { ...this.cards } : {};
    for (const event of own) {
      if (event.event !== 'card_drawn' && event.event !== 'card_taken') continue;
      if (event.card) cards[event.card] = count(cards, event.card) + 1;
    }
    this.#isHalf = view.phase === 'second_card' && view.turn === eyes;
    this.cards = cards;
  }
}
