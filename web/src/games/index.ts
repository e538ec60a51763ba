// The games there are. Each is loaded when a table first needs it.

import type { GamePage } from './game-page';

const pages: Record<string, () => Promise<{ page: GamePage }>> = {
  amsterdam: () => import('./amsterdam'),
  'roads-and-boats': () => import('./roads-and-boats'),
};

/** Whether a game can be played on the page. */
export const isPlayable = (game: string): boolean => game in pages;

/** The page of a game, with its words. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = pages[game];
  if (!load) throw new Error(`no page for ${game}`);
  return (await load()).page;
}
