// Starts the game of a table that one has just opened.

import { api } from './api';
import { commitmentOf } from './shares';

/** Starts it, with what one's own seats add to the deal. The table itself reveals that later. */
export async function startGame(table: string, seats: readonly number[]): Promise<void> {
  const commitments = seats.map((seat) =>
    api.order(table, { do: 'commit', seat, hash: commitmentOf(table, seat) }),
  );
  // Whatever keeps a share away does not keep the game from starting.
  await Promise.allSettled(commitments);
  await api.order(table, { do: 'start' });
}
