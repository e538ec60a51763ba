// Where everything on the map is drawn.

import { MOORING } from '../../../gen/roads-and-boats/shapes';
import { hexKey, placeKey, type Good, type Region } from '../types';
import { dockPart, riverMiddle, tileAt, type Chart, type ChartTile } from './chart';
import type { Mover, Thing } from './contents';
import {
  beyond,
  distance,
  INRADIUS,
  opposite,
  plus,
  RADIUS,
  sideAt,
  sideMiddle,
  towards,
  type Point,
} from './geometry';
import { pack, type Sized } from './packing';
import { courseOf } from './rivers';
import { bothRooms, DEPTHS, holds, roomWhere, sumsOf, take, type Room } from './room';

export type Bridges = readonly (readonly [Region, Region])[];

/** The regions that the bridges on a tile join. */
export const bridgesOn = (bridges: Bridges, tile: string): (readonly [number, number])[] =>
  bridges
    .filter(([one]) => hexKey(one) === tile)
    .map(([one, other]) => [one[2] ?? 0, other[2] ?? 0]);

export interface Placed {
  thing: Thing;
  /** On the whole map. */
  at: Point;
  scale: number;
}

/** Things in each place of a tile, and the rooms that bridges have joined. */
interface TileContents {
  tile: ChartTile;
  things: readonly Thing[];
  /** What lies at the docks on this tile of sea. */
  docked: readonly Mover[];
  bridges: readonly (readonly [number, number])[];
}

export const CARGO = { width: 22, height: 16, inRow: 3 };

/** How much room goods take with their number. */
export const pileSize = (count: number): Sized => ({
  width: count > 9 ? 56 : 42,
  height: 27,
});

/** How much room a thing takes. */
export function sizeOf(thing: Thing): Sized {
  switch (thing.kind) {
    case 'pile':
      return pileSize(thing.count);
    case 'building':
      return { width: 54, height: 58 };
    case 'home':
      return { width: 26, height: 34 };
    case 'transporter': {
      // There is always room for a load, so that loading moves nothing.
      const rows = thing.rider ? 1.5 : Math.max(1, Math.ceil(thing.cargo.length / CARGO.inRow));
      const columns = Math.min(thing.cargo.length, CARGO.inRow);
      return {
        width: Math.max(58, columns * CARGO.width + 6),
        height: 46 + rows * CARGO.height + 3,
      };
    }
  }
}

/** Where each kind of goods on a transporter is, from its middle on. */
export function cargoSpots(mover: Mover): { good: Good; count: number; at: Point }[] {
  const columns = Math.min(mover.cargo.length, CARGO.inRow);
  const top = -sizeOf(mover).height / 2;
  return mover.cargo.map(([good, count], index) => ({
    good,
    count,
    at: {
      x: ((index % CARGO.inRow) - columns / 2 + 0.5) * CARGO.width,
      y: top + 1 + (Math.floor(index / CARGO.inRow) + 0.5) * CARGO.height,
    },
  }));
}

/** What comes first lies nearest to the middle. */
const RANK = { building: 0, home: 1, transporter: 2, pile: 3 } as const;

/** Things by what they have in common. */
function grouped<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

const LARGEST_AFLOAT = 0.72;
const wholeRoom = roomWhere((_, index) => DEPTHS[index]! >= 7);

const known = new Map<string, Placed[]>();

/** Places everything on a map. A tile is thought about again only if something on it has changed. */
export function placeAll(
  chart: Chart,
  contents: ReadonlyMap<string, readonly Thing[]>,
  bridges: Bridges,
  before: readonly Placed[] = [],
): Placed[] {
  const stood = new Map(before.map((one) => [one.thing.key, one]));
  const docked = new Map<string, Mover[]>();
  for (const things of contents.values()) {
    for (const thing of things) {
      if (thing.kind !== 'transporter' || !('dock' in thing.at)) continue;
      const { land, sea } = thing.at.dock;
      const key = hexKey(towards(land, sea));
      docked.set(key, [...(docked.get(key) ?? []), thing]);
    }
  }
  return chart.tiles.flatMap((tile) => {
    const things = contents.get(tile.key) ?? [];
    const own: TileContents = {
      tile,
      things: things.filter((thing) => thing.kind !== 'transporter' || !('dock' in thing.at)),
      docked: docked.get(tile.key) ?? [],
      bridges: bridgesOn(bridges, tile.key),
    };
    return own.things.length + own.docked.length > 0 ? placeTile(chart, own, stood) : [];
  });
}

function placeTile(
  chart: Chart,
  contents: TileContents,
  stood: ReadonlyMap<string, Placed>,
): Placed[] {
  const { tile, things, docked, bridges } = contents;
  const kept = docked.length === 0 ? keptPlaces(tile, things, stood) : undefined;
  if (kept) return kept;
  const key = JSON.stringify([tile.ground, things, docked, bridges]);
  let placed = known.get(key);
  if (!placed) {
    placed = tile.isSea ? atSea(chart, contents) : onLand(contents);
    if (known.size > 2000) known.clear();
    known.set(key, placed);
  }
  return placed;
}

/** Where everything stays where it was, because nothing has come to a tile and nothing has grown. */
function keptPlaces(
  tile: ChartTile,
  things: readonly Thing[],
  stood: ReadonlyMap<string, Placed>,
): Placed[] | undefined {
  const kept: Placed[] = [];
  for (const thing of things) {
    const was = stood.get(thing.key);
    if (!was || distance(was.at, tile.at) > RADIUS) return undefined;
    const [now, then] = [sizeOf(thing), sizeOf(was.thing)];
    if (now.width > then.width || now.height > then.height) return undefined;
    kept.push({ thing, at: was.at, scale: was.scale });
  }
  return kept;
}

const settle = (tile: ChartTile, things: readonly Thing[], spots: readonly Spot[]): Placed[] =>
  things.map((thing, index) => ({
    thing,
    at: plus(tile.at, spots[index]!.at),
    scale: spots[index]!.scale,
  }));

interface Spot {
  at: Point;
  scale: number;
}

function atSea(chart: Chart, { tile, things, docked }: TileContents): Placed[] {
  const room = wholeRoom.slice();
  const byDock = grouped(docked, ({ at }) => placeKey(at));
  const placed = [...byDock.values()].flatMap((movers) => {
    const first = movers[0]!.at;
    if (!('dock' in first)) return [];
    const { land, sea } = first.dock;
    const coast = tileAt(chart, land);
    // Clockwise is the other way round from the other side.
    const part = coast ? -dockPart(coast, land[2] ?? 0, sea) : 0;
    const side = opposite(sea);
    const own = dockRoom(side, part, room);
    const hub = beyond(side, part, -MOORING);
    const spots = pack(movers.map(sizeOf), own, hub, LARGEST_AFLOAT);
    movers.forEach((mover, index) => {
      const { width, height } = sizeOf(mover);
      const { at, scale } = spots[index]!;
      take(room, { at, width: width * scale, height: height * scale });
    });
    return settle(tile, movers, spots);
  });
  const sorted = things.toSorted((a, b) => RANK[a.kind] - RANK[b.kind]);
  return [...placed, ...settle(tile, sorted, pack(sorted.map(sizeOf), room, { x: 0, y: 0 }, 0.9))];
}

/** The water along a side, or along a half of it. */
function dockRoom(side: number, part: number, free: Room): Room {
  const middle = sideMiddle(side);
  const end = sideAt(side, 1);
  return roomWhere((cell, index) => {
    const depth = INRADIUS - (middle.x * cell.x + middle.y * cell.y) / INRADIUS;
    const along =
      (end.x - middle.x) * (cell.x - middle.x) + (end.y - middle.y) * (cell.y - middle.y);
    return free[index] === 1 && depth < DEPTHS[index]! + 26 && depth < 76 && along * part >= 0;
  });
}

function onLand({ tile, things, bridges }: TileContents): Placed[] {
  const taken = wholeRoom.slice();
  const afloat = things.filter(
    (thing): thing is Mover => thing.kind === 'transporter' && 'river' in thing.at,
  );
  const byRiver = grouped(afloat, ({ at }) => ('river' in at ? (at.river[2] ?? 0) : 0));
  const placed = [...byRiver].flatMap(([river, movers]) =>
    settle(tile, movers, onRiver(tile, river, movers, taken)),
  );
  const ashore = grouped(
    things.filter((thing) => !(thing.kind === 'transporter' && 'river' in thing.at)),
    // Regions that are joined are one, and have the lowest of their numbers.
    (thing) => Math.min(regionOf(thing), ...joinedTo(regionOf(thing), bridges)),
  );
  for (const [nth, group] of ashore) {
    const sorted = group.toSorted((a, b) => RANK[a.kind] - RANK[b.kind]);
    const part = tile.land.parts[nth] ?? tile.land.parts[0]!;
    const joined = joinedTo(nth, bridges).map((other) => tile.land.parts[other]?.room);
    let room = part.room;
    for (const other of joined) if (other) room = bothRooms(room, other);
    const own = room.map((free, index) => free & taken[index]!);
    placed.push(...settle(tile, sorted, pack(sorted.map(sizeOf), own, part.hub)));
  }
  return placed;
}

function regionOf(thing: Thing): number {
  if (thing.kind !== 'transporter') return thing.region[2] ?? 0;
  return 'land' in thing.at ? (thing.at.land[2] ?? 0) : 0;
}

/** The regions that bridges join to one, without itself. */
export function joinedTo(nth: number, bridges: readonly (readonly [number, number])[]): number[] {
  const found = new Set([nth]);
  for (const _ of bridges) {
    for (const [a, b] of bridges) {
      if (found.has(a)) found.add(b);
      else if (found.has(b)) found.add(a);
    }
  }
  found.delete(nth);
  return [...found];
}

/** Boats along a river, from its middle outwards. */
function onRiver(tile: ChartTile, river: number, movers: readonly Mover[], room: Room): Spot[] {
  const middle = riverMiddle(tile, river);
  const points = courseOf(tile.ground.rivers, river).sort(
    (a, b) => distance(a, middle) - distance(b, middle),
  );
  for (let scale = LARGEST_AFLOAT; scale > 0.28; scale *= 0.92) {
    const left = room.slice();
    const spots: Spot[] = [];
    for (const mover of movers) {
      const { width, height } = sizeOf(mover);
      const size = { width: width * scale, height: height * scale };
      const sums = sumsOf(left);
      const at = points.find((point) => holds(sums, { at: point, ...size }));
      if (!at) break;
      take(left, { at, ...size });
      spots.push({ at, scale });
    }
    if (spots.length === movers.length) {
      room.set(left);
      return spots;
    }
  }
  return pack(movers.map(sizeOf), room, middle, 0.5);
}
