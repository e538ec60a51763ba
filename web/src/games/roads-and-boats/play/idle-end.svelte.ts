// The end of a phase in which nothing is left that one could do: it comes by itself.

import { preferences } from '../../../lib/preferences.svelte';
import { undoneTo } from '../../../table/entry';
import { isLesson } from '../lesson';
import { moments } from '../panels/turn-order';
import { actingOf, hasOpen, shownPart } from '../reading/standing';
import type { Action, RoadsScene, View } from '../types';
import type { RoadsDoing } from './doing.svelte';

/** How long one may object where the end could not be taken back, in milliseconds. */
export const GRACE = 5000;

/** Whether nothing but ending it is left of a phase, goods to be handed around aside. */
export function isIdle(scene: RoadsScene): boolean {
  const { mode, view, legal, guide } = scene;
  if (mode !== 'play' || view.stage !== 'acting' || !guide) return false;
  // Before one's moment less may be possible than when it has come.
  if (actingOf(view) !== scene.eyes) return false;
  if (hasOpen(scene) || shownPart(scene)?.duty !== undefined) return false;
  const { movers, actions } = guide.chances;
  return movers.length + actions.length === 0 && legal.some(({ do: kind }) => kind === 'done');
}

/** What costs something that one may want to keep: nobody is reminded of it once the phase has had its use. */
const OPTIONAL: readonly Action['do'][] = ['road', 'bridge', 'wall', 'raze', 'brick'];

/** Whether somebody who ends the phase may have missed something. Whoever has built needs no more reminding of that. */
export function isMissed({ guide }: Pick<RoadsScene, 'guide'>, hasBuilt: boolean): boolean {
  const { movers = [], actions = [] } = guide?.chances ?? {};
  const missed = actions.filter(
    ({ do: kind }) =>
      !OPTIONAL.includes(kind) && !(hasBuilt && (kind === 'build' || kind === 'sink')),
  );
  return movers.length + missed.length > 0;
}

/**
 * Whether one may object to the end: it closes the phase for all, or there is something to unload after the last
 * journey. Else it is taken back like anything else.
 */
export function needsGrace({ view, toAct, eyes, legal }: RoadsScene): boolean {
  const others = moments(view, toAct).filter(({ seat }) => seat !== eyes);
  const isLast = others.every(({ state }) => state === 'done');
  const canHand = view.phase === 'movement' && legal.some(({ do: kind }) => kind === 'hand');
  return isLast || canHand;
}

export class IdleEnd {
  /** When a phase has ended by itself. */
  endedAt = -Infinity;
  /** Whether the phase is about to end by itself. */
  isComing = $state(false);
  readonly #scene: () => RoadsScene;
  readonly #doing: RoadsDoing;
  /** The phase that one has said is to stay open. */
  #open = $state('');
  /** The position that was ended last: if that was refused, it is not tried again. */
  #ended: View | undefined;

  constructor(scene: () => RoadsScene, doing: RoadsDoing) {
    this.#scene = scene;
    this.#doing = doing;
  }

  readonly #moment = $derived.by(() => `${this.#scene().view.turn} ${this.#scene().view.phase}`);

  /** Keeps the phase open: it ends only when one says so. */
  stay(): void {
    this.#open = this.#moment;
  }

  /** Ends the phase if it is idle, at once or when nobody has objected. Answers how to call that off. */
  watch(end: () => void): (() => void) | undefined {
    const scene = this.#scene();
    const { step, view } = scene;
    this.isComing = false;
    // Whoever has just taken something back wants to stay.
    if (step && undoneTo(step) !== undefined) this.stay();
    const isOver = !preferences.endIdle || isLesson(scene) || this.#open === this.#moment;
    if (isOver || !this.#doing.isAsked || !isIdle(scene) || view === this.#ended) return undefined;
    const finish = (): void => {
      // Nothing ends while nobody looks.
      if (document.visibilityState === 'hidden') return;
      this.#ended = view;
      this.endedAt = performance.now();
      end();
    };
    if (!needsGrace(scene)) {
      finish();
      return undefined;
    }
    this.isComing = true;
    // Whoever comes back has the same time.
    const count = (): void => {
      clearTimeout(timer);
      timer = setTimeout(finish, GRACE);
    };
    let timer = setTimeout(finish, GRACE);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }
}
