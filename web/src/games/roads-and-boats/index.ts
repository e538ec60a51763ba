// Roads & Boats on the page.

import type { GamePage } from '../game-page';
import Ending from './Ending.svelte';
import { offer } from './offering';
import Play from './Play.svelte';
import { reason } from './play/reasons';
import Reading from './Reading.svelte';
import Improve from './solving/Improve.svelte';
import { sayPurpose } from './solving/purpose';
import { sees, tell } from './telling';

export const page: GamePage = {
  files: ['roads-and-boats', 'roads-and-boats-page', 'roads-and-boats-rules'],
  Play,
  Reading,
  Ending,
  tell,
  sees,
  offer,
  reason,
  purpose: sayPurpose,
  Improve,
};
