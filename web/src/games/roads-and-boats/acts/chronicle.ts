// What happened in Roads & Boats, by turns and phases.

import { untrack } from 'svelte';
import type { Act } from '../../../gen/roads-and-boats';
import { say } from '../../../lib/words.svelte';
import type { Step } from '../../../table/scene';
import type { Chronicle, Doing } from '../../chronicle';
import type { Told } from '../../game-page';
import { sayPhase, sightOf, type Sight } from '../naming';
import type { Event, Phase, View } from '../types';
import { digestOf } from './digest';
import { acts } from './fold';
import { tellAct } from './telling';

/** A doing with its act. */
export interface ActDoing extends Doing {
  act: Act;
}

export const chronicle: Chronicle = {
  fold,
  sayRound: (turn) => say('rb-log-turn-title', { turn }),
  sayStage: (phase) => sayPhase(phase as Phase),
  momentOf: (view) => {
    const { turn = 0, phase } = view as View;
    return { round: turn ?? 0, stage: (turn ?? 0) > 0 ? phase : '' };
  },
  pointsOf: (view) =>
    (view as View).wealth.map(({ riches_points, wonder_points }) => riches_points + wonder_points),
  digest: (doings, seat, scene) => digestOf(doings as readonly ActDoing[], seat, sightNow(scene)),
};

function fold(steps: readonly Step[]): ActDoing[] {
  const events: Event[] = [];
  const seqs: number[] = [];
  for (const step of steps) {
    for (const event of step.events as Event[]) {
      events.push(event);
      seqs.push(step.seq);
    }
  }
  return acts(events).map((act) => {
    const first = act.events[0] ?? 0;
    const seq = seqs[first] ?? 0;
    return {
      act,
      key: `${seq}.${first - seqs.indexOf(seq)}`,
      round: act.turn,
      stage: act.phase ?? '',
      seat: act.seat,
      seqs: [...new Set(act.events.map((nth) => seqs[nth] ?? 0))],
      tell: (scene) => tellAct(act, events, sightNow(scene)),
    };
  });
}

/** What was told stays as it was told, however the game goes on. */
const sightNow = (scene: Told): Sight => untrack(() => sightOf({ ...scene, view: scene.view }));
