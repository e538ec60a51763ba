// What Amsterdam registers with the page.

import type { GameEntry } from '../game-entry';
import AmsterdamArt from './art/AmsterdamArt.svelte';

export const entry: GameEntry = {
  game: 'amsterdam',
  page: () => import('.'),
  rulebook: 'amsterdam-rules',
  Art: AmsterdamArt,
  settings: { load: () => import('./settings/Settings.svelte'), title: 'page-set-cards' },
};
