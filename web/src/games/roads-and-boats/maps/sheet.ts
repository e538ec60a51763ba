// A map as it lies on the editor's table. It may still be wrong: the server says what is.

import { MOST_MAP_TILES, TERRAINS } from '../../../gen/roads-and-boats/tables';
import type { HomeFile, MapFile, StartFile, Terrain } from '../../../gen/roads-and-boats';
import { EDGES, hexOf, keyOf, neighbour, opposite, type Hex } from './hexes';
import { hasEdge, turned, withEdge, withoutEdge, type Rivers } from './rivers';

export interface Tile {
  readonly terrain: Terrain;
  readonly rivers: Rivers;
}

/** Nothing of it is ever changed in place, so that every earlier sheet can be come back to. */
export interface Sheet {
  readonly name: string;
  readonly seats: readonly number[];
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly homes: ReadonlyMap<string, HomeFile>;
  readonly start: StartFile | undefined;
}

export const blank = (name: string): Sheet => ({
  name,
  seats: [1],
  tiles: new Map(),
  homes: new Map(),
  start: undefined,
});

export function fromFile(file: MapFile): Sheet {
  return {
    name: file.name,
    seats: file.seats.toSorted((one, other) => one - other),
    tiles: new Map(
      file.tiles.map(({ q, r, terrain, rivers }) => [
        keyOf([q, r]),
        { terrain, rivers: rivers ?? [] },
      ]),
    ),
    homes: new Map((file.homes ?? []).map((home) => [keyOf([home.q, home.r]), home])),
    start: file.start,
  };
}

/** The sheet as a file. The best game known is left behind: it was played on another map as soon as a tile is moved. */
export function toFile(sheet: Sheet): MapFile {
  const tiles = [...sheet.tiles].map(([key, { terrain, rivers }]) => {
    const [q, r] = hexOf(key);
    const tile = { q, r, terrain };
    return rivers.length > 0 ? { ...tile, rivers: rivers.map((river) => [...river]) } : tile;
  });
  return {
    name: sheet.name.trim(),
    seats: [...sheet.seats],
    ...(sheet.homes.size > 0 ? { homes: [...sheet.homes.values()] } : {}),
    ...(sheet.start ? { start: sheet.start } : {}),
    tiles: tiles.toSorted((one, other) => one.r - other.r || one.q - other.q),
  };
}

/** Whether there is a tile, and not of sea. */
export const isLand = (tile: Tile | undefined): tile is Tile =>
  tile !== undefined && tile.terrain !== 'sea';

function withTiles(sheet: Sheet, changes: ReadonlyMap<string, Tile | undefined>): Sheet {
  const tiles = new Map(sheet.tiles);
  const homes = new Map(sheet.homes);
  for (const [key, tile] of changes) {
    if (tile) tiles.set(key, tile);
    else tiles.delete(key);
    if (!isLand(tile)) homes.delete(key);
  }
  return { ...sheet, tiles, homes };
}

/** Puts a tile, or gives one that lies there another terrain. Rivers of its neighbours flow on in it. */
export function put(sheet: Sheet, hex: Hex, terrain: Terrain): Sheet {
  const key = keyOf(hex);
  const there = sheet.tiles.get(key);
  if (there?.terrain === terrain || (!there && sheet.tiles.size >= MOST_MAP_TILES)) return sheet;
  if (terrain === 'sea') return withTiles(sheet, new Map([[key, { terrain, rivers: [] }]]));
  let rivers = there?.rivers ?? [];
  for (const edge of EDGES) {
    const beyond = sheet.tiles.get(keyOf(neighbour(hex, edge)));
    if (isLand(beyond) && hasEdge(beyond.rivers, opposite(edge))) rivers = withEdge(rivers, edge);
  }
  return withTiles(sheet, new Map([[key, { terrain, rivers }]]));
}

/** Takes a tile away, and the ends of rivers that came to it. */
export function remove(sheet: Sheet, hex: Hex): Sheet {
  if (!sheet.tiles.has(keyOf(hex))) return sheet;
  const changes = new Map<string, Tile | undefined>([[keyOf(hex), undefined]]);
  for (const edge of EDGES) {
    const key = keyOf(neighbour(hex, edge));
    const tile = sheet.tiles.get(key);
    if (tile && hasEdge(tile.rivers, opposite(edge))) {
      changes.set(key, { ...tile, rivers: withoutEdge(tile.rivers, opposite(edge)) });
    }
  }
  return withTiles(sheet, changes);
}

/** Turns a tile clockwise with its rivers; what lies beside it stays. */
export function turn(sheet: Sheet, hex: Hex, by = 1): Sheet {
  const tile = sheet.tiles.get(keyOf(hex));
  if (!tile || tile.rivers.length === 0) return sheet;
  return withTiles(sheet, new Map([[keyOf(hex), { ...tile, rivers: turned(tile.rivers, by) }]]));
}

/** Gives a tile other rivers and leaves its neighbours alone. */
export function setRivers(sheet: Sheet, hex: Hex, rivers: Rivers): Sheet {
  const tile = sheet.tiles.get(keyOf(hex));
  return tile ? withTiles(sheet, new Map([[keyOf(hex), { ...tile, rivers }]])) : sheet;
}

/** Whether a river runs over an edge, seen from either side. */
export function hasRiver(sheet: Sheet, hex: Hex, edge: number): boolean {
  const here = sheet.tiles.get(keyOf(hex));
  const beyond = sheet.tiles.get(keyOf(neighbour(hex, edge)));
  return (
    (here !== undefined && hasEdge(here.rivers, edge)) ||
    (beyond !== undefined && hasEdge(beyond.rivers, opposite(edge)))
  );
}

/** Lets a river run over an edge, or dries it up, on the land of both sides. */
export function setRiver(sheet: Sheet, hex: Hex, edge: number, runs: boolean): Sheet {
  const changes = new Map<string, Tile>();
  for (const [at, side] of [
    [hex, edge],
    [neighbour(hex, edge), opposite(edge)],
  ] as const) {
    const tile = sheet.tiles.get(keyOf(at));
    if (!isLand(tile)) continue;
    const rivers = runs ? withEdge(tile.rivers, side) : withoutEdge(tile.rivers, side);
    changes.set(keyOf(at), { ...tile, rivers });
  }
  return withTiles(sheet, changes);
}

/** Names a tile as a place for a home, or no longer. */
export function toggleHome(sheet: Sheet, hex: Hex): Sheet {
  const key = keyOf(hex);
  if (!isLand(sheet.tiles.get(key))) return sheet;
  const homes = new Map(sheet.homes);
  if (!homes.delete(key)) homes.set(key, { q: hex[0], r: hex[1] });
  return { ...sheet, homes };
}

/** How many tiles there are of each terrain. */
export function tally(sheet: Sheet): Record<Terrain, number> {
  const sums = Object.fromEntries(TERRAINS.map((terrain) => [terrain, 0])) as Record<
    Terrain,
    number
  >;
  for (const { terrain } of sheet.tiles.values()) sums[terrain] += 1;
  return sums;
}

/** Places next to tiles where nothing lies yet. */
export function margin(sheet: Sheet): Hex[] {
  if (sheet.tiles.size === 0) return [[0, 0]];
  const free = new Map<string, Hex>();
  for (const key of sheet.tiles.keys()) {
    for (const edge of EDGES) {
      const hex = neighbour(hexOf(key), edge);
      if (!sheet.tiles.has(keyOf(hex))) free.set(keyOf(hex), hex);
    }
  }
  return [...free.values()];
}
