// Clocks that count down on the screen from what the server told last.

import type { TableShown } from '../../gen';
import { say } from '../../lib/words.svelte';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

class Ticking {
  now = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Counts as long as something that is shown needs it. */
  follow(): () => void {
    this.now = Date.now();
    this.#timer = setInterval(() => (this.now = Date.now()), 500);
    return () => clearInterval(this.#timer);
  }
}

export const ticking = new Ticking();

/** What each seat has left now, in milliseconds. */
export function leftNow(shown: TableShown, toldAt: number, now: number): number[] | undefined {
  if (shown.outcome) return undefined;
  const gone = Math.max(0, now - toldAt);
  return shown.left?.map((left, seat) =>
    Math.max(0, shown.to_act.includes(seat) ? left - gone : left),
  );
}

/** A time as clocks show it: `9:05`, or in hours or days when there is much of it. */
export function clockFace(left: number): string {
  if (left >= 2 * DAY) return say('table-left-days', { days: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return say('table-left-hours', { hours: Math.floor(left / HOUR) });
  const seconds = Math.floor(left / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
