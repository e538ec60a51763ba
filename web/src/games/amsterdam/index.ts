// Amsterdam on the page.

import type { GamePage } from '../game-page';
import { advice } from './advising';
import Play from './Play.svelte';
import Reading from './Reading.svelte';
import Ending from './Ending.svelte';
import { offer, reason, tell } from './telling';

export const page: GamePage = {
  files: ['amsterdam', 'amsterdam-page', 'amsterdam-rules'],
  Play,
  Reading,
  Ending,
  tell,
  offer,
  reason,
  advice,
};
