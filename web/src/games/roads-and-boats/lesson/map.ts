// The map of the guided first game: home in the middle, and all that the course needs one step away from it.

import type { Hex, View } from '../types';

const woods = 'woods';
const pasture = 'pasture';
const rock = 'rock';
const mountain = 'mountain';
const desert = 'desert';
const sea = 'sea';

/** The map as it is given to a new table. */
export const LESSON_MAP = {
  name: 'The First Mile',
  seats: [1],
  homes: [{ q: 0, r: 0 }],
  tiles: [
    { q: 0, r: -2, terrain: woods },
    { q: 1, r: -2, terrain: pasture },
    { q: 2, r: -2, terrain: sea },
    { q: -1, r: -1, terrain: mountain },
    { q: 0, r: -1, terrain: pasture },
    { q: 1, r: -1, terrain: pasture },
    { q: 2, r: -1, terrain: woods },
    { q: -2, r: 0, terrain: rock },
    { q: -1, r: 0, terrain: mountain },
    { q: 0, r: 0, terrain: pasture },
    { q: 1, r: 0, terrain: woods },
    { q: 2, r: 0, terrain: sea },
    { q: -2, r: 1, terrain: desert },
    { q: -1, r: 1, terrain: pasture },
    { q: 0, r: 1, terrain: rock },
    { q: 1, r: 1, terrain: sea },
    { q: -2, r: 2, terrain: pasture },
    { q: -1, r: 2, terrain: woods },
    { q: 0, r: 2, terrain: rock, rivers: [[5]] },
  ],
};

/** The name of a map that is named or given whole. */
export function mapName(map: View['map']): string | undefined {
  if (typeof map === 'string') return map;
  return 'name' in map ? map.name : undefined;
}

/** Where the course has things stand. */
export const SITES = {
  home: [0, 0],
  woods: [1, 0],
  rock: [0, 1],
  meadow: [-1, 1],
  mountain: [-1, 0],
  mint: [0, -1],
  burner: [1, -1],
} as const satisfies Record<string, Hex>;

/** Where the whole course takes place: home and what lies around it. */
export const STAGE: readonly Hex[] = Object.values(SITES);

const LAND = LESSON_MAP.tiles
  .filter(({ terrain }) => terrain !== sea)
  .map(({ q, r }): Hex => [q, r]);

const isSame = (one: Hex, other: Hex): boolean => one[0] === other[0] && one[1] === other[1];

const areNeighbours = ([q, r]: Hex, [p, s]: Hex): boolean =>
  Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s)) === 1;

/** A shortest way over land from one tile to another, without the first. No river of this map cuts a tile. */
export function wayBetween(from: Hex, to: Hex): Hex[] {
  const cameFrom = new Map<string, Hex | undefined>([[String(from), undefined]]);
  const open: Hex[] = [from];
  for (let hex = open.shift(); hex; hex = open.shift()) {
    if (isSame(hex, to)) {
      const way: Hex[] = [];
      for (let step: Hex | undefined = hex; step && !isSame(step, from);) {
        way.unshift(step);
        step = cameFrom.get(String(step));
      }
      return way;
    }
    for (const next of LAND) {
      if (!areNeighbours(hex, next) || cameFrom.has(String(next))) continue;
      cameFrom.set(String(next), hex);
      open.push(next);
    }
  }
  return [];
}
