// What may be done, without the blinks: while an action is on its way, nothing is legal for a moment.

import type { Action, RoadsScene, View } from '../types';

export class Steady {
  readonly #scene: () => RoadsScene;
  #view: View | undefined;
  #legal: readonly Action[] = [];

  constructor(scene: () => RoadsScene) {
    this.#scene = scene;
  }

  /** What may be done, or could be until the view that is shown changes. */
  readonly legal = $derived.by((): readonly Action[] => {
    const { view, legal } = this.#scene();
    if (legal.length > 0 || view !== this.#view) {
      this.#view = view;
      this.#legal = legal;
    }
    return this.#legal;
  });
}
