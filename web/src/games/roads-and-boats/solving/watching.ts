// A solution as a game to be gone over.

import type { Watched } from '../../../gen';
import { Replay, toldAtOnce } from '../../../table/replay/replay.svelte';
import { keepGround } from '../table-maps.svelte';

/** The replay of a solution. Its map is kept under a name that no table has. */
export function replayOf(watched: Watched, name: string, player: string): Replay {
  const table = `solution ${name}`;
  keepGround(table, watched.ground);
  const { game, setup, purposes } = watched;
  return new Replay(
    { table, game, setup, names: [player], purposes },
    0,
    toldAtOnce(watched.steps),
  );
}
