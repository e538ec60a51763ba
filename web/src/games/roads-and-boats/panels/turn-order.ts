// Whose moment it is: the seats in the order in which they are asked, and who of them has said or done what is asked.

import { orderOf } from '../reading/standing';
import type { Action, RoadsScene, View } from '../types';

export type StageName = 'free-map' | 'homes' | 'praying' | 'choosing' | 'acting' | 'over';

export interface Moment {
  seat: number;
  state: 'done' | 'now' | 'waits';
}

/** What the table waits for, without its particulars. */
export function stageName({ stage }: Pick<View, 'stage'>): StageName {
  if (typeof stage === 'string') return stage;
  if ('free_map' in stage) return 'free-map';
  if ('praying' in stage) return 'praying';
  return 'choosing';
}

/** The steps that settle the order, before seats act. */
export const ORDERING: readonly StageName[] = ['praying', 'choosing', 'acting'];

/** The seats as the stage asks them, first to last. */
export function moments(view: View, toAct: readonly number[]): Moment[] {
  const { stage, praying, mover } = view;
  const isDone = (seat: number, place: number): boolean => {
    if (stage === 'acting') return place < mover;
    if (typeof stage === 'string') return stage === 'homes' && hasHome(view, seat);
    if ('praying' in stage) return place < stage.praying.said;
    if ('choosing' in stage) return stage.choosing.positions.includes(seat);
    return false;
  };
  const name = stageName(view);
  const asked =
    name === 'praying' ? praying : name === 'choosing' ? praying.toReversed() : orderOf(view);
  return asked.map((seat, place) => {
    if (toAct.includes(seat)) return { seat, state: 'now' };
    return { seat, state: isDone(seat, place) ? 'done' : 'waits' };
  });
}

/** What is possible at any time, and does nothing in the phase itself. */
const ASIDE: readonly Action['do'][] = ['call', 'drop_call', 'wait', 'done', 'withdraw'];

/** Whether one can do something now that the seats before cannot reach, though it is not one's turn (RB-TURN-10). */
export const canActEarly = (scene: RoadsScene, legal = scene.legal): boolean =>
  isBeforeItsMoment(scene) && legal.some(({ do: name }) => !ASIDE.includes(name));

/** Whether one's moment in the phase has not come yet. */
export function isBeforeItsMoment({ view, eyes, toAct, mode }: RoadsScene): boolean {
  if (mode !== 'play' || eyes === undefined || toAct.includes(eyes)) return false;
  const isTogether = view.stage === 'acting' && view.phase !== 'wonder';
  const isAsking = view.seats.some(({ ask }, seat) => ask && (seat === eyes || ask.owner === eyes));
  return isTogether && !isAsking && orderOf(view).indexOf(eyes) > view.mover;
}

const hasHome = (view: View, seat: number): boolean => view.seats[seat]?.home !== undefined;
