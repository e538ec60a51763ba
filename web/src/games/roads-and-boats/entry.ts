// What Roads & Boats registers with the page.

import type { GameEntry } from '../game-entry';
import RoadsArt from './art/RoadsArt.svelte';
import LearnCard from './lesson/LearnCard.svelte';
import { menu, screens } from './screens';

export const entry: GameEntry = {
  game: 'roads-and-boats',
  page: () => import('.'),
  rulebook: 'roads-and-boats-rules',
  Art: RoadsArt,
  setup: { files: ['maps'], load: () => import('./setup') },
  settings: { load: () => import('./settings/Settings.svelte') },
  screens,
  menu,
  lesson: { href: '/learn', key: 'page-learn-new', Card: LearnCard },
  alone: { href: '/maps?seats=1', key: 'page-play-map', about: 'page-play-alone-about' },
};
