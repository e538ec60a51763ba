// What players are called who share a screen. Only their browser knows, since only there do they play.

import { kept } from '../lib/browser/storage';

const KEPT = 'towpath.names';
/** Tables whose names are kept; older ones are forgotten. */
const MOST_TABLES = 20;
export const LONGEST_NAME = 24;

type Names = readonly (readonly [table: string, names: readonly string[]])[];

function read(): Names {
  try {
    const all: unknown = JSON.parse(kept.get(KEPT) ?? '[]');
    return Array.isArray(all) ? (all as Names) : [];
  } catch {
    return [];
  }
}

class LocalNames {
  #all = $state.raw<Names>(read());

  /** The names at a table by their seats; empty where none was given. */
  of(table: string): readonly string[] {
    return this.#all.find(([other]) => other === table)?.[1] ?? [];
  }

  /** Gives a seat a name, or takes it away. */
  give(table: string, seat: number, name: string): void {
    const names = Array.from({ length: Math.max(seat + 1, this.of(table).length) }, (_, nth) =>
      nth === seat ? name.trim().slice(0, LONGEST_NAME) : (this.of(table)[nth] ?? ''),
    );
    const others = this.#all.filter(([other]) => other !== table);
    this.#all = [...others, [table, names] as const].slice(-MOST_TABLES);
    kept.set(KEPT, JSON.stringify(this.#all));
  }
}

export const localNames = new LocalNames();
