// Feeding a producer several sets in one go: whatever leaves a choice is paid in the usual way.

import { hexKey, type Action, type Hex, type RoadsScene, type View } from '../types';

/** If it is not done by then, something else has happened, and it is given up. In milliseconds. */
const LONGEST = 10_000;

/** Feeds the producer of a tile until so many sets are in. It outlives the panel, which gives way to open bills. */
export function feed(scene: RoadsScene, hex: Hex, sets: number): void {
  const deadline = Date.now() + LONGEST;
  let left = sets;
  /** What was shown when the last step was taken: the next one waits for what comes of it. */
  let shown: View | undefined;
  const isOurs = (action: Action): boolean =>
    action.do === 'produce' && hexKey(action.hex) === hexKey(hex);

  /** What is to be done next; nothing once it is done, or cannot go on. */
  function next(): Action[] {
    const bill = scene.view.seats[scene.eyes ?? -1]?.bill;
    if (bill) return isOurs(bill.action) ? (scene.guide?.payment ?? []) : [];
    const again = scene.legal.find(isOurs);
    if (!again || left === 0 || Date.now() > deadline) return [];
    left -= 1;
    return [again];
  }

  const stop = $effect.root(() => {
    $effect(() => {
      // While an action is on its way nothing is legal.
      if (scene.legal.length === 0 || scene.view === shown) return;
      shown = scene.view;
      const actions = next();
      if (actions.length > 0) void scene.act(...actions);
      // An effect cannot end itself while it runs.
      else queueMicrotask(() => stop());
    });
  });
}
