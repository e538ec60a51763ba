// How a game of many small actions tells what happened: what belongs together as one, by rounds and their stages.

import type { Step } from '../table/scene';
import type { LogLine, Told } from './game-page';

/** Where in a game something happens. */
export interface Moment {
  /** The round, from 1. 0 before the first. */
  round: number;
  /** The part of the round. Empty where there is none. */
  stage: string;
}

/** One doing of a seat, or of the table. */
export interface Doing extends Moment {
  /** Names it among all. */
  key: string;
  seat: number | undefined;
  /** The entries that it is made of, in order. */
  seqs: readonly number[];
  /** In words, without whose doing it is. Nothing if it goes without saying. */
  tell(scene: Told): LogLine | undefined;
}

/** What a seat did in a while, under one heading. */
export interface DigestRow {
  heading: string;
  lines: readonly LogLine[];
}

export interface Chronicle {
  /** What happened in entries that count. */
  fold(steps: readonly Step[]): Doing[];
  /** A round and a stage as headings. */
  sayRound(round: number): string;
  sayStage(stage: string): string;
  /** When a position is. */
  momentOf(view: unknown): Moment;
  /** The points that each seat has in a position. */
  pointsOf(view: unknown): number[];
  /** What a seat did, in short. */
  digest(doings: readonly Doing[], seat: number, scene: Told): DigestRow[];
}
