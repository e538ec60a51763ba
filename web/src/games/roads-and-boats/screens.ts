// The screens of Roads & Boats besides its tables: its maps, and the guided first game.

import type { GameLink, GameScreen } from '../game-entry';

const MAP_WORDS = ['maps', 'roads-and-boats', 'table'] as const;

const editor: Pick<GameScreen, 'files' | 'load'> = {
  files: MAP_WORDS,
  load: () => import('./maps/EditorPage.svelte'),
};

const solution: Pick<GameScreen, 'files' | 'load' | 'isWhole'> = {
  files: [...MAP_WORDS, 'roads-and-boats-page', 'roads-and-boats-rules'],
  load: () => import('./solving/WatchPage.svelte'),
  isWhole: true,
};

export const screens: readonly GameScreen[] = [
  { path: '/maps', files: MAP_WORDS, load: () => import('./maps/Gallery.svelte') },
  { path: '/maps/new', ...editor },
  { path: '/maps/:map', files: MAP_WORDS, load: () => import('./maps/MapPage.svelte') },
  { path: '/maps/:map/edit', ...editor },
  { path: '/maps/:map/solution', ...solution },
  { path: '/maps/:map/solution/:step', ...solution },
  { path: '/learn', files: ['lesson'], load: () => import('./lesson/LessonPage.svelte') },
];

export const menu: readonly GameLink[] = [{ href: '/maps', key: 'page-nav-maps' }];
