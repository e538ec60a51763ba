// What a game brings to the page.

import type { Component, Snippet } from 'svelte';
import type { Problem } from '../gen';
import type { WordFile } from '../gen/languages';
import type { Replay } from '../table/replay/replay.svelte';
import type { Scene, Step } from '../table/scene';

export interface SceneProps {
  scene: Scene;
}

/** A line of the log. */
export interface LogLine {
  text: string;
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

/** What a board is given: a scene, what the log points at, and advice. */
export type PlayProps = SceneProps & Advised & { target?: unknown };

/** What an action or a reason is said with. */
export type Said = Pick<Scene, 'names' | 'setup'>;

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
  /** The end of the game, counted out step by step. */
  Ending: Component<SceneProps & { onclose: () => void }>;
  /** A step in words, a line for each thing that is worth telling. */
  tell(step: Step, scene: Told): LogLine[];
  /** What steps are told with that is not known from the beginning: they are told again when it changes. */
  sees?(scene: Told): unknown;
  /** An action in words, to be confirmed or listed. */
  offer(action: unknown, scene: Pick<Scene, 'names' | 'setup' | 'eyes' | 'view'>): string;
  /** Why something was refused, in words. */
  reason(problem: Problem, scene: Pick<Scene, 'names' | 'setup' | 'eyes' | 'view'>): string;
  /** What a step of a solved game was for, in words; the game knows how that is told. */
  purpose?(purpose: unknown, scene: Told): string;
  /** How a game played alone could have gone better: asks for it, and hands a better rest on to be watched. */
  Improve?: Component<SceneProps & { table: string; onbetter: (better: Replay) => void }>;
  /** For games in which a strong player gives hints and looks back. */
  advice?: Advice;
}
