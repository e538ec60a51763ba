// A game of Roads & Boats that begins at once, alone or against bots.

import type { MapFile } from '../../../gen/roads-and-boats';
import { api } from '../../../lib/api';
import { me } from '../../../lib/me.svelte';
import { router } from '../../../lib/router.svelte';
import { startGame } from '../../../lib/start';

export const GAME = 'roads-and-boats';

interface Wish {
  /** By its name if it comes with the game; the first for so many seats if left out. */
  map?: string | MapFile;
  /** A bot for each seat but one's own. */
  bots?: readonly string[];
  title?: string;
}

/** Opens the table, starts the game and goes there. */
export async function playNow({ map, bots = [], title = '' }: Wish): Promise<void> {
  await me.ensure();
  const seats = bots.length + 1;
  const { table } = await api.open(
    {
      game: GAME,
      setup: map === undefined ? { seats } : { seats, map },
      title,
      access: 'local',
      clock: { kind: 'none' },
      spectators: 'welcome',
      absent: { kind: 'wait' },
    },
    [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }) as const)],
  );
  await startGame(table, [0]);
  router.go(`/table/${table}`);
}
