// Roads & Boats on the page.

import type { GamePage } from '../game-page';
import Course from './ending/Course.svelte';
import Ending from './Ending.svelte';
import { offer } from './offering';
import PhaseBar from './panels/PhaseBar.svelte';
import Play from './Play.svelte';
import { planning } from './plans';
import { KEYS } from './play/keys';
import { reason } from './play/reasons';
import Reading from './Reading.svelte';
import { chronicle } from './acts/chronicle';
import Improve from './solving/Improve.svelte';
import { sayPurpose } from './solving/purpose';
import { sees, tell } from './telling';

export const page: GamePage = {
  files: ['roads-and-boats', 'roads-and-boats-page', 'roads-and-boats-rules'],
  Play,
  Reading,
  Ending,
  Heading: PhaseBar,
  keys: KEYS,
  // Nothing is left to luck alone (RB-SOLO-03).
  isDealt: (setup) => (setup as { seats: number }).seats > 1,
  Course,
  tell,
  sees,
  chronicle,
  offer,
  reason,
  planning,
  purpose: sayPurpose,
  Improve,
};
