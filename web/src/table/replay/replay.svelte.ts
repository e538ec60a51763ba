// A game gone over again: every position of it, and the one that is looked at.

import type { Ending, StepShown, Steps, Why } from '../../gen';
import { api } from '../../lib/api';
import { apply, type Operation } from '../../lib/patch';
import type { Chronicle, Moment } from '../../games/chronicle';
import { seatOf } from '../entry';
import { turnsOf } from '../history';
import { stepOf, type Scene, type Step } from '../scene';

/** How long a step stays at speed one, in milliseconds. */
const DWELL = 1200;

/** The game that is gone over again. */
export interface Replayed {
  /** Where its map is asked for. */
  table: string;
  game: string;
  setup: unknown;
  names: readonly string[];
  /** What each step was for, as its game tells it; nothing if that is not known. */
  purposes?: readonly unknown[];
}

export class Replay implements Scene {
  readonly mode = 'replay';
  readonly legal: readonly never[] = [];
  readonly plan: readonly never[] = [];
  readonly guide = undefined;
  readonly orders = undefined;
  readonly table: string;
  readonly game: string;
  readonly setup: unknown;
  readonly eyes: number | undefined;
  readonly names: readonly string[];
  /** What happened, one step after the other. */
  readonly steps: readonly StepShown[];
  /** How it was in the beginning, and after each step. */
  readonly #views: readonly unknown[];
  readonly #purposes: readonly unknown[];
  readonly #firstSeq: number;
  readonly #firstToAct: readonly number[];
  /** How many steps have been taken. */
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** The seat whose steps alone are stopped at, if it is not everybody's. */
  only = $state<number>();
  step = $state.raw<Step>();
  /** When each position is, for games with rounds. */
  readonly #moments: readonly Moment[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    replayed: Replayed,
    eyes: number | undefined,
    told: Told,
    chronicle?: Chronicle,
  ) {
    this.table = replayed.table;
    this.game = replayed.game;
    this.setup = replayed.setup;
    this.eyes = eyes;
    this.names = replayed.names;
    this.#purposes = replayed.purposes ?? [];
    this.steps = told.steps;
    this.#views = told.views;
    this.#firstSeq = told.seq;
    this.#firstToAct = told.toAct;
    this.#moments = chronicle && told.views.map((view) => chronicle.momentOf(view));
  }

  get view(): unknown {
    return this.#views[this.at];
  }
  get toAct(): readonly number[] {
    return this.steps[this.at - 1]?.to_act ?? this.#firstToAct;
  }
  get outcome(): Ending | undefined {
    return this.steps[this.at - 1]?.outcome;
  }
  /** The entry that led to what is shown. */
  get seq(): number {
    return this.steps[this.at - 1]?.seq ?? this.#firstSeq;
  }
  get hasPurposes(): boolean {
    return this.#purposes.length > 0;
  }
  /** What the step that led to what is shown was for. */
  get purpose(): unknown {
    return this.#purposes[this.at - 1];
  }
  /** What the step that led to what is shown was, however one has come to it. */
  get last(): Step | undefined {
    const reached = this.steps[this.at - 1];
    return reached && stepOf(reached);
  }
  get length(): number {
    return this.steps.length;
  }

  /** Goes to a position. */
  go(to: number): void {
    const next = Math.max(0, Math.min(this.length, to));
    const reached = this.steps[next - 1];
    // Only what follows what was shown is shown happening.
    this.step = next === this.at + 1 && reached ? stepOf(reached) : undefined;
    this.at = next;
    if (this.isPlaying) this.#goOn();
  }

  /** Goes to how it was after an entry. */
  goToEntry(seq: number): void {
    this.go(this.steps.findLastIndex((step) => step.seq <= seq) + 1);
  }

  /** When it is, in a game with rounds. */
  get moment(): Moment | undefined {
    return this.#moments?.[this.at];
  }

  /** The rounds that there are, each with the position in which it begins. */
  get rounds(): { round: number; at: number }[] {
    const begun = new Map<number, number>();
    this.#moments?.forEach(({ round }, at) => begun.has(round) || begun.set(round, at));
    return [...begun].map(([round, at]) => ({ round, at }));
  }

  /** Goes to the next step, or back, to one of the seat that is followed. */
  goByStep(by: 1 | -1): void {
    this.go(this.#stepFrom(this.at, by));
  }

  #stepFrom(at: number, by: 1 | -1): number {
    const { only } = this;
    if (only === undefined) return at + by;
    for (let next = at + by; next > 0 && next <= this.length; next += by) {
      const step = this.steps[next - 1];
      if (step && seatOf(step.what) === only) return next;
    }
    return by === 1 ? this.length : 0;
  }

  /** Goes to where the next stage of a round begins, or this one or the one before. */
  goByStage(by: 1 | -1): void {
    this.#goByMoment(by, (one, other) => one.round === other.round && one.stage === other.stage);
  }

  #goByMoment(by: 1 | -1, isSame: (one: Moment, other: Moment) => boolean): void {
    const moments = this.#moments ?? [];
    const begins = moments.flatMap((moment, at) => {
      const before = moments[at - 1];
      return before && isSame(before, moment) ? [] : [at];
    });
    const to =
      by === 1
        ? (begins.find((at) => at > this.at) ?? this.length)
        : (begins.findLast((at) => at < this.at) ?? 0);
    this.go(to);
  }

  /** Goes to the end of the next turn, or of the one before; in a game with rounds to where one begins. */
  goByTurn(by: 1 | -1): void {
    if (this.#moments) return this.#goByMoment(by, (one, other) => one.round === other.round);
    const ends: number[] = [0];
    for (const turn of turnsOf(this.steps)) ends.push((ends.at(-1) ?? 0) + turn.entries.length);
    const to =
      by === 1
        ? (ends.find((end) => end > this.at) ?? this.length)
        : (ends.findLast((end) => end < this.at) ?? 0);
    this.go(to);
  }

  /** Plays, or stops playing. At the end it plays from the beginning. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at === this.length) this.go(0);
    else this.#goOn();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    if (this.at === this.length) this.isPlaying = false;
    else this.#timer = setTimeout(() => this.goByStep(1), DWELL / this.speed);
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  order(): Promise<void> {
    return Promise.resolve();
  }

  why(): Promise<Why> {
    return Promise.resolve({ legal: true });
  }
}

/** A game as it was told, page after page. */
export interface Told {
  seq: number;
  toAct: readonly number[];
  steps: StepShown[];
  views: unknown[];
}

/** A game that was told at once. */
export function toldAtOnce({ seq, to_act, view, steps }: Steps): Told {
  const views: unknown[] = [view];
  for (const step of steps) views.push(apply(views.at(-1), step.changes as Operation[]));
  return { seq, toAct: to_act, steps, views };
}

/** Reads a game with the eyes of a seat. */
export async function readSteps(table: string, seat: number | undefined): Promise<Told> {
  const first = await api.steps(table, { seat });
  const told: Told = { seq: first.seq, toAct: first.to_act, steps: [], views: [first.view] };
  let page = first;
  for (;;) {
    for (const step of page.steps) {
      told.steps.push(step);
      told.views.push(apply(told.views.at(-1), step.changes as Operation[]));
    }
    const last = page.steps.at(-1);
    if (!page.more || !last) return told;
    page = await api.steps(table, { seat, after: last.seq });
  }
}
