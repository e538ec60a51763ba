// The maps of the tables that are looked at, each read once, and again when the seats have laid more of it.

import { api } from '../../lib/api';
import type { Ground, View } from './types';

/** The last map read of each table. */
let known = $state.raw<ReadonlyMap<string, Ground>>(new Map());
/** What has been asked for: a table, and how many tiles had been laid by then. */
const asked = new Set<string>();

/** The map of a table, once it is known. */
export function groundOf(table: string, view: Pick<View, 'laid'> | undefined): Ground | undefined {
  const edition = `${table} ${view?.laid?.length ?? 0}`;
  if (!asked.has(edition)) {
    asked.add(edition);
    void read(table, edition);
  }
  return known.get(table);
}

/** Keeps a map that was told with its game. */
export function keepGround(table: string, ground: Ground): void {
  asked.add(`${table} 0`);
  known = new Map(known).set(table, ground);
}

async function read(table: string, edition: string): Promise<void> {
  try {
    const ground = (await api.ground(table)) as Ground;
    known = new Map(known).set(table, ground);
  } catch {
    // Whoever looks next asks again.
    asked.delete(edition);
  }
}
