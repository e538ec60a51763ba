// The games that the page can show: what each brings is registered here and nowhere else.

import type { Component } from 'svelte';
import type { WordFile } from '../lib/words.svelte';
import AmsterdamArt from '../pages/art/AmsterdamArt.svelte';
import RoadsArt from '../pages/art/RoadsArt.svelte';
import type { TableDraft } from '../pages/new/table-draft.svelte';
import type { GamePage } from './game-page';

interface GameEntry {
  /** Where it is played. Loaded when a table first needs it. */
  page: () => Promise<{ page: GamePage }>;
  /** The words of its rulebook. */
  rulebook: WordFile;
  /** Its picture on the first screen. */
  Art: Component;
  /** What a new table of it asks beyond the seats, with the words for that. */
  setup?: {
    words: WordFile;
    form: () => Promise<{ default: Component<{ draft: TableDraft; error?: string }> }>;
  };
  /** Another screen that belongs to it, with the key of its name. */
  more?: { href: string; label: string };
}

const ENTRIES: Readonly<Record<string, GameEntry>> = {
  amsterdam: {
    page: () => import('./amsterdam'),
    rulebook: 'amsterdam-rules',
    Art: AmsterdamArt,
  },
  'roads-and-boats': {
    page: () => import('./roads-and-boats'),
    rulebook: 'roads-and-boats-rules',
    Art: RoadsArt,
    setup: { words: 'maps', form: () => import('./roads-and-boats/maps/MapChoice.svelte') },
    more: { href: '/maps', label: 'page-nav-maps' },
  },
};

/** The games, in the order in which they are shown. */
export const gameEntries: readonly (GameEntry & { game: string })[] = Object.entries(ENTRIES).map(
  ([game, entry]) => ({ game, ...entry }),
);

/** What a game brings to the page. */
export const entryOf = (game: string): GameEntry | undefined => ENTRIES[game];

/** Whether a game can be played on the page. */
export const isPlayable = (game: string): boolean => game in ENTRIES;

/** The page of a game, with its words. */
export async function gamePage(game: string): Promise<GamePage> {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no page for ${game}`);
  return (await entry.page()).page;
}
