// What the entries of a table are, as far as the page asks.

import type { News, StepShown, What } from '../gen';

/** An entry of a log. */
export type Entry = Pick<News | StepShown, 'seq' | 'what'>;

/** The seat that an entry is about, if it is about one. */
export const seatOf = (what: What): number | undefined => ('seat' in what ? what.seat : undefined);

/** Whether a seat has acted in the game. */
export const isMove = ({ what }: Pick<Entry, 'what'>): boolean => what.entry === 'acted';

/** Whether the game begins. */
export const isStart = ({ what }: Pick<Entry, 'what'>): boolean => what.entry === 'started';

/** The entry that is gone back to, if one is. */
export const undoneTo = ({ what }: Pick<Entry, 'what'>): number | undefined =>
  what.entry === 'undone' ? what.to : undefined;

/** The seat that went back alone, if what the others did since stays. */
export const undoneAlone = ({ what }: Pick<Entry, 'what'>): number | undefined =>
  what.entry === 'undone' && what.alone ? what.seat : undefined;

/** Whether somebody has done something in the game, or has left it. */
export const isDoing = ({ what }: Pick<Entry, 'what'>): boolean =>
  what.entry === 'acted' || what.entry === 'resigned' || what.entry === 'timed_out';

/** Whether the position is another one after it. */
export const changesPosition = (entry: Pick<Entry, 'what'>): boolean =>
  isStart(entry) ||
  isDoing(entry) ||
  undoneTo(entry) !== undefined ||
  entry.what.entry === 'resumed';
