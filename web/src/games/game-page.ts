// What a game brings to the page.

import type { Component, Snippet } from 'svelte';
import type { PlanAt, PlanPart, Problem } from '../gen';
import type { WordFile } from '../gen/languages';
import type { Replay } from '../table/replay/replay.svelte';
import type { Scene, Step } from '../table/scene';
import type { Chronicle } from './chronicle';
import type { LinePart } from './line';

export interface SceneProps {
  scene: Scene;
}

/** A line of the log. */
export interface LogLine {
  /** All of it in words. */
  text: string;
  /** The same as it is shown, where some of it stands behind a part. */
  parts?: readonly LinePart[];
  /** Whose doing it is, for the colour at its side. */
  seat?: number;
  /** What to point at on the board when the line is touched; the game knows what it means. */
  target?: unknown;
}

/** What a step is told with. The position, if there is one, is that of the moment it is told in. */
export type Told = Pick<Scene, 'names' | 'setup' | 'eyes'> & Partial<Pick<Scene, 'table' | 'view'>>;

/** Advice that is shown while playing. */
export interface Advised {
  /** The action to be marked on the board. */
  hint?: unknown;
  /** The advice in words, to be placed where it hides nothing. */
  panel?: Snippet;
}

/** What a board is given: a scene, what the log points at, advice, and what the table has to say beside it. */
export type PlayProps = SceneProps &
  Advised & {
    target?: unknown;
    /** Whether the player of a seat is there, and its clock. */
    status?: Snippet<[seat: number]>;
    /** One's plan, and the way into making one. */
    plan?: Snippet;
  };

/** A key of a game, for the list of keys. */
export interface GameKey {
  keys: readonly string[];
  /** What it does: the key of its words. */
  what: string;
}

/** How a game that is over went. `hrefOf` is where it is replayed from an entry. */
export type CourseProps = SceneProps & { hrefOf: (seq: number) => string };

/** What an action or a reason is said with. */
export type Said = Pick<Scene, 'names' | 'setup'>;

/** How a game says what is planned, and what it plans with one click. */
export interface PlanPage {
  /** The phases of a turn in their order. */
  phases: readonly string[];
  /** When a part of a plan runs. */
  when(part: Pick<PlanPart, 'turn' | 'phase' | 'until'>): string;
  /** A step of a plan: an action, or an instruction. */
  step(step: unknown, scene: Pick<Scene, 'names' | 'setup' | 'eyes' | 'view'>): string;
  /** One's last turn once more, from a phase to the end of its turn. */
  repeatTurn(from: PlanAt): PlanPart[];
}

/** How a game says what a strong player advises. */
export interface Advice {
  /** An action in full, with what is paid for it. */
  action(action: unknown, scene: Said): string;
  /** What speaks for it. */
  reason(reason: unknown, scene: Said): string;
}

export interface GamePage {
  /** The words that it needs. */
  files: readonly WordFile[];
  /** Board, hand and panels: where the game is played and replayed. */
  Play: Component<PlayProps>;
  /** The position in words, with everything that can be done as buttons: for keyboards and screen readers. */
  Reading: Component<SceneProps & Pick<Advised, 'panel'>>;
  /**
   * Where the game stands, for the bar over the board. A game that has it lays its board over the whole screen: log
   * and chat are a drawer then, and its board shows seats and plans itself.
   */
  Heading?: Component<SceneProps>;
  /** Its own keys. */
  keys?: readonly GameKey[];
  /** The end of the game, counted out step by step. */
  Ending: Component<SceneProps & { onclose: () => void }>;
  /** How a game that is over went, drawn over time. */
  Course?: Component<CourseProps>;
  /** A step in words, a line for each thing that is worth telling. */
  tell(step: Step, scene: Told): LogLine[];
  /** What steps are told with that is not known from the beginning: they are told again when it changes. */
  sees?(scene: Told): unknown;
  /** An action in words, to be confirmed or listed. */
  offer(action: unknown, scene: Pick<Scene, 'names' | 'setup' | 'eyes' | 'view'>): string;
  /** Why something was refused, in words. */
  reason(problem: Problem, scene: Pick<Scene, 'names' | 'setup' | 'eyes' | 'view'>): string;
  /** For games in which one plans ahead. */
  planning?: PlanPage;
  /** Whether anything is dealt or drawn by a setup. A game without it always deals. */
  isDealt?(setup: unknown): boolean;
  /** For games of many small actions: what belongs together, told as one. */
  chronicle?: Chronicle;
  /** What a step of a solved game was for, in words; the game knows how that is told. */
  purpose?(purpose: unknown, scene: Told): string;
  /** How a game played alone could have gone better: asks for it, and hands a better rest on to be watched. */
  Improve?: Component<SceneProps & { table: string; onbetter: (better: Replay) => void }>;
  /** For games in which a strong player gives hints and looks back. */
  advice?: Advice;
}
