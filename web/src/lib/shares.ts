// What this browser adds to deals, so that no server can choose one: a secret for each seat, of which only the hash is
// told before the game starts.

import { randomHex } from './browser/random';
import { sha256 } from './browser/sha256';
import { kept } from './browser/storage';

const KEPT = 'towpath.shares';
/** So many are kept, the latest ones: until their games are over, and a while longer to check them. */
const MOST = 200;
/** In bytes. */
const LENGTH = 32;

const nameOf = (table: string, seat: number): string => `${table}.${seat}`;

function read(): Record<string, string> {
  try {
    return JSON.parse(kept.get(KEPT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The share of a seat, if this browser has made one. */
export const shareOf = (table: string, seat: number): string | undefined =>
  read()[nameOf(table, seat)];

/** The hash of the share of a seat, which is made if there is none yet. */
export function commitmentOf(table: string, seat: number): string {
  const known = shareOf(table, seat);
  if (known !== undefined) return sha256(known);
  const share = randomHex(LENGTH);
  const all = [...Object.entries(read()), [nameOf(table, seat), share]];
  kept.set(KEPT, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  return sha256(share);
}
