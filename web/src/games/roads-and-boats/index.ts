// Roads & Boats on the page.

import type { GamePage } from '../game-page';
import Course from './ending/Course.svelte';
import Ending from './Ending.svelte';
import { offer } from './offering';
import Play from './Play.svelte';
import { reason } from './play/reasons';
import Reading from './Reading.svelte';
import { chronicle } from './acts/chronicle';
import { sees, tell } from './telling';

export const page: GamePage = {
  files: ['roads-and-boats', 'roads-and-boats-page', 'roads-and-boats-rules'],
  Play,
  Reading,
  Ending,
  Course,
  tell,
  sees,
  chronicle,
  offer,
  reason,
};
