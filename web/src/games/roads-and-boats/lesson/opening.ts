// Opens a table for the guided first game.

import { api } from '../../../lib/api';
import { me } from '../../../lib/me.svelte';
import { router } from '../../../lib/router.svelte';
import { startGame } from '../../../lib/start';
import { LESSON_MAP } from './map';

/** Opens the table, sits down and goes there. */
export async function openLesson(): Promise<void> {
  await me.ensure();
  const { table } = await api.open(
    {
      game: 'roads-and-boats',
      setup: { seats: 1, map: LESSON_MAP },
      title: '',
      access: 'local',
      clock: { kind: 'none' },
      spectators: 'welcome',
      absent: { kind: 'wait' },
    },
    [{ kind: 'me' }],
  );
  await startGame(table, [0]);
  router.go(`/table/${table}`);
}
