// Two people at a table of Roads & Boats, at the beginning of the first movement phase.

import type { Visitor } from './harness';
import { openRoads, RoadsPlayer, shownTo } from './roads-player';

export interface Pair {
  table: string;
  /** Who moves first, and who after. */
  first: Visitor;
  second: Visitor;
  firstSeat: number;
}

/** A row of pasture with a home at each end. */
export const rowOf = (nTiles: number): Record<string, unknown> => ({
  name: `Row of ${nTiles}`,
  seats: [2],
  tiles: Array.from({ length: nTiles }, (_, q) => ({ q, r: 0, terrain: 'pasture' })),
  homes: [0, nTiles - 1].map((q) => ({ q, r: 0 })),
});

/** A table of two on this map, played to its first movement phase. */
export async function pairOn(
  map: Record<string, unknown>,
  visit: (path: string) => Promise<Visitor>,
): Promise<Pair> {
  const host = await visit('/');
  const guest = await visit('/');
  const table = await openRoads(host, map, { kind: 'nobody' });
  await guest.ask('POST', '/guest', { language: 'en' });
  const { secret } = await host.ask<{ secret: string }>('POST', `/tables/${table}/invitation`);
  await guest.ask('POST', `/tables/${table}`, { command: { do: 'sit', secret } });
  await host.ask('POST', `/tables/${table}`, { command: { do: 'start' } });
  await guest.page.goto(`/table/${table}`);
  const players = [new RoadsPlayer(host.page, 'mouse', 0), new RoadsPlayer(guest.page, 'mouse', 0)];
  for (;;) {
    const { view, to_act } = await shownTo(host, table);
    const [seat] = to_act;
    if (view.phase === 'movement' && view.stage === 'acting') {
      const pair = seat === 0 ? [host, guest] : [guest, host];
      return { table, first: pair[0]!, second: pair[1]!, firstSeat: seat ?? 0 };
    }
    await players[seat ?? 0]?.act();
  }
}

/** Chooses a transporter of one's own. */
export const choose = (visitor: Visitor, nth = 0): Promise<void> =>
  visitor.page.locator('.moving li button').nth(nth).click();

/** Sends the chosen transporter next door. What stands there may be in front of the mark, and means the same. */
export const go = (visitor: Visitor): Promise<void> =>
  visitor.page.locator('.area-map .mark.go').first().click({ force: true });
