// The games that the page can show. What each brings is in its entry and nowhere else.

import { untrack } from 'svelte';
import { words } from '../lib/words.svelte';
import { entry as amsterdam } from './amsterdam/entry';
import type { GameEntry, GameSetup } from './game-entry';
import type { GamePage } from './game-page';
import { entry as roadsAndBoats } from './roads-and-boats/entry';

/** The games, in the order in which they are shown. */
export const gameEntries: readonly [GameEntry, ...GameEntry[]] = [amsterdam, roadsAndBoats];

/** What a game brings to the page. */
export const entryOf = (game: string): GameEntry | undefined =>
  gameEntries.find((entry) => entry.game === game);

/** Whether a game can be played on the page. */
export const isPlayable = (game: string): boolean => entryOf(game) !== undefined;

/** The page of a game. */
export async function gamePage(game: string): Promise<GamePage> {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no page for ${game}`);
  return (await entry.page()).page;
}

/** What a new table of a game asks, with its words. */
export async function setupOf(game: string): Promise<GameSetup | undefined> {
  const asked = entryOf(game)?.setup;
  if (!asked) return undefined;
  // Another language changes the words and must not begin the table anew.
  const needed = untrack(() => words.need(...asked.files));
  const [{ setup }] = await Promise.all([asked.load(), needed]);
  return setup;
}
