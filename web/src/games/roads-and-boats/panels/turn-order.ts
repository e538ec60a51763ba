// Whose moment it is: the seats in the order in which they are asked, and who of them has said or done what is asked.

import { orderOf } from '../reading/standing';
import type { View } from '../types';

export type StageName =
  'free-map' | 'homes' | 'calling' | 'praying' | 'choosing' | 'acting' | 'over';

export interface Moment {
  seat: number;
  state: 'done' | 'now' | 'waits';
}

/** What the table waits for, without its particulars. */
export function stageName({ stage }: Pick<View, 'stage'>): StageName {
  if (typeof stage === 'string') return stage;
  if ('free_map' in stage) return 'free-map';
  if ('calling' in stage) return 'calling';
  if ('praying' in stage) return 'praying';
  return 'choosing';
}

/** The steps that settle the order, before seats act. */
export const ORDERING: readonly StageName[] = ['calling', 'praying', 'choosing', 'acting'];

/** The seats as the stage asks them, first to last. */
export function moments(view: View, toAct: readonly number[]): Moment[] {
  const { stage, praying, mover } = view;
  const isDone = (seat: number, place: number): boolean => {
    if (stage === 'acting') return place < mover;
    if (typeof stage === 'string') return stage === 'homes' && hasHome(view, seat);
    if ('calling' in stage) return !stage.calling.asked.includes(seat);
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

const hasHome = (view: View, seat: number): boolean => view.seats[seat]?.home !== undefined;
