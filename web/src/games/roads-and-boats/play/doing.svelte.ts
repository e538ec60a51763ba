// What a player is about to do.

import { Doing } from '../../../table/play/doing.svelte';
import type { Action, RoadsScene } from '../types';
import { isCall, isSameAction } from './actions';
import { explain } from './reasons';

/** What ends one's turn to act or destroys something, and so waits for a second click where one likes that. */
const GRAVE: readonly Action['do'][] = ['lay_tile', 'settle', 'destroy', 'agree', 'refuse'];

export class RoadsDoing extends Doing<Action, RoadsScene> {
  constructor(scene: () => RoadsScene) {
    super(scene, {
      isSame: isSameAction,
      isGrave: (action) => GRAVE.includes(action.do),
      explain,
    });
  }

  /** Whether this seat has anything to do now, in its turn or early. Calling for the order is always there. */
  override readonly isAsked = $derived.by(() => this.isPlaying && !this.legal.every(isCall));
}
