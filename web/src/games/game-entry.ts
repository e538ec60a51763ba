// What a game registers with the page. All but what the first screen shows is loaded when something needs it.

import type { Component } from 'svelte';
import type { WordFile } from '../gen/languages';
import type { TableDraft } from '../pages/new/table-draft.svelte';
import type { GamePage } from './game-page';

/** A way to a screen of a game, with the key of what it is called. */
export interface GameLink {
  href: string;
  key: string;
}

/** A screen that a game brings besides its tables. */
export interface GameScreen {
  /** Its address. A part that begins with a colon may be anything, and is given to the screen by that name. */
  path: string;
  /** The words that it needs besides those of the page. */
  files: readonly WordFile[];
  load: () => Promise<{ default: Component<never> }>;
  /** Whether it fills the window, without the menu above and below. */
  isWhole?: boolean;
}

/** What one game asks of a new table, as it is being thought out. */
export interface SetupDraft {
  /** Keeps to what is possible when the table has another number of seats. */
  fit(): void;
  /** What it adds to the setup. */
  entries(): Promise<Record<string, unknown>>;
  /** What it comes to, in sentences. */
  summary(): string[];
}

/** What a new table of one game asks besides what every game asks. */
export interface GameSetup {
  begin: (table: TableDraft) => SetupDraft;
  /** The key of what stands above the form. */
  title: string;
  Form: Component<{ setup: SetupDraft; error?: string }>;
  /** What few people change. */
  More?: Component<{ setup: SetupDraft }>;
  /** The entries of the setup that the form is about: what is refused of them is told there. */
  fields: readonly string[];
}

export interface GameEntry {
  /** As the server calls it. */
  game: string;
  /** Where it is played. */
  page: () => Promise<{ page: GamePage }>;
  /** The words of its rulebook. */
  rulebook: WordFile;
  /** Its picture on the first screen. */
  Art: Component;
  /** What a new table of it asks, with the words for that. */
  setup?: { files: readonly WordFile[]; load: () => Promise<{ setup: GameSetup }> };
  /** What can be chosen about it: under a title of its own, or with what is chosen for all tables. */
  settings?: { load: () => Promise<{ default: Component }>; title?: string };
  /** Its screens besides its tables. */
  screens?: readonly GameScreen[];
  /** Those of them that the main menu and its card lead to. */
  menu?: readonly GameLink[];
  /** A guided game, with the card that invites to it. */
  lesson?: GameLink & { Card: Component };
  /** What is said of playing it alone, and where to begin that. */
  alone?: GameLink & { about: string };
}
