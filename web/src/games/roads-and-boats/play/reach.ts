// How far a transporter can really go, as it is said beside it.

import { say } from '../../../lib/words.svelte';
import { journeyOf } from '../reading/standing';
import type { RoadsScene } from '../types';
import type { Unit } from './table';

/** The farthest that a transporter of one's own can still get in this phase, in steps that it can really take. */
export const reachOfUnit = (id: number, { guide }: RoadsScene): number =>
  Math.max(
    0,
    ...(guide?.routes ?? [])
      .filter(({ transporter }) => transporter === id)
      .flatMap(({ routes }) => routes.map(({ steps }) => steps.length)),
  );

/** What a transporter can do in the movement phase, in a few words. */
export function sayReach(unit: Unit, scene: RoadsScene): string {
  if (unit.carrier !== undefined) return say('rb-show-carried');
  const isUnderWay = journeyOf(unit.id, scene.view) !== undefined;
  const steps = reachOfUnit(unit.id, scene);
  if (steps > 0) return say(isUnderWay ? 'rb-play-goes-on' : 'rb-play-goes', { steps });
  // Nobody is told how far others get.
  return unit.moved || isUnderWay ? say('rb-show-moved') : say('rb-show-can-move');
}
