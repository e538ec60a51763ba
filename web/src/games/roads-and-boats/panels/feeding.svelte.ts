// Feeding a producer several sets at once: whatever leaves a choice is paid in the usual way.

import { hexKey, type Action, type Hex, type RoadsScene, type View } from '../types';

export class Feeding {
  /** The producer that is being fed, and how many sets are still to go in. */
  hex = $state.raw<Hex>();
  left = $state(0);
  /** What was shown when the last step was taken: the next one waits for what comes of it. */
  #shown: View | undefined;

  begin(hex: Hex, sets: number): void {
    this.hex = hex;
    this.left = sets;
    this.#shown = undefined;
  }

  /** Takes the next step once the one before is shown. What cannot go on ends here. */
  goOn(scene: RoadsScene): void {
    const { hex, left } = this;
    if (!hex || scene.legal.length === 0 || scene.view === this.#shown) return;
    this.#shown = scene.view;
    const { bill } = scene.view;
    const isOurs = (action: Action): boolean =>
      action.do === 'produce' && hexKey(action.hex) === hexKey(hex);
    const payment = scene.guide?.payment ?? [];
    if (bill) {
      const pays = isOurs(bill.action) && payment.length > 0;
      if (pays) void scene.act(...payment);
      if (!pays || left === 0) this.hex = undefined;
      return;
    }
    const again = scene.legal.find(isOurs);
    if (!again || left === 0) {
      this.hex = undefined;
      return;
    }
    this.left = left - 1;
    void scene.act(again);
  }
}
