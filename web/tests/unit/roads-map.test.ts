// The map of Roads & Boats: land is parted as the rules say, and nothing on it covers anything else.

import { describe, expect, test } from 'vitest';
import { movedPath } from '../../src/games/roads-and-boats/art/moving';
import { chartOf } from '../../src/games/roads-and-boats/map/chart';
import { coastLines } from '../../src/games/roads-and-boats/map/coast';
import type { Thing } from '../../src/games/roads-and-boats/map/contents';
import {
  centerOf,
  depthOf,
  sideAt,
  SIDES,
  times,
  towards,
} from '../../src/games/roads-and-boats/map/geometry';
import { hexAt } from '../../src/games/roads-and-boats/maps/hexes';
import { isInside, landOf, roadOf } from '../../src/games/roads-and-boats/map/land';
import { placeAll, sizeOf } from '../../src/games/roads-and-boats/map/placing';
import { farFrom } from '../../src/games/roads-and-boats/map/rivers';
import { toward } from '../../src/games/roads-and-boats/map/roving';
import type { Good, Ground, GroundTile, Terrain } from '../../src/games/roads-and-boats/types';

/** Between which two arms of a river a half of the rim lies. */
const sector = (river: readonly number[], half: number): number =>
  river.length < 2 ? 0 : river.filter((edge) => 2 * edge < half).length % river.length;

function tileWith(
  rivers: number[][],
  terrain: Terrain = 'pasture',
  hex: [number, number] = [0, 0],
) {
  const known: string[] = [];
  const halves = Array.from({ length: 12 }, (_, half) => {
    const key = rivers.map((river) => sector(river, half)).join();
    if (!known.includes(key)) known.push(key);
    return known.indexOf(key);
  });
  const tile: GroundTile = {
    hex,
    terrain,
    rivers,
    halves,
    regions: known.length,
    bridges: [],
    is_shore: rivers.length > 0,
    docks: [],
  };
  return tile;
}

/** Every way in which rivers can run on a tile without crossing. */
function allRivers(): number[][][] {
  let all: number[][][] = [[]];
  for (const side of SIDES) {
    all = all.flatMap((rivers) => [
      rivers,
      [...rivers, [side]],
      ...rivers.map((_, nth) =>
        rivers.map((river, index) => (index === nth ? [...river, side] : river)),
      ),
    ]);
  }
  const crosses = (a: number[], b: number[]): boolean => {
    const gap = (arm: number): number => b.filter((other) => other < arm).length % b.length;
    return a !== b && a.some((arm) => gap(arm) !== gap(a[0]!));
  };
  return all.filter((rivers) => !rivers.some((a) => rivers.some((b) => crosses(a, b))));
}

describe('the land of a tile', () => {
  const all = allRivers();

  test('there are as many kinds of tiles as the rules know', () => {
    expect(all).toHaveLength(731);
  });

  // Tiles with more than two rivers are allowed, but no map has one.
  test.each([0, 1, 2])('is parted as the rules say by %i rivers', { timeout: 60_000 }, (count) => {
    for (const rivers of all.filter((one) => one.length === count)) {
      const tile = tileWith(rivers);
      const land = landOf(tile);
      land.parts.forEach((part, nth) => {
        const where = `${JSON.stringify(rivers)} region ${nth}`;
        expect(isInside(part.outline, part.hub), where).toBe(true);
        expect(farFrom(land.course, part.hub), where).toBeGreaterThan(11);
        for (const side of SIDES) {
          for (const [half, at] of [
            [0, -0.6],
            [1, 0.6],
          ] as const) {
            const isOwn = tile.halves[2 * side + half] === nth;
            expect(isInside(part.outline, times(sideAt(side, at), 0.9)), where).toBe(isOwn);
          }
        }
      });
    }
  });

  test('has roads that begin on their own bank', () => {
    const land = landOf(tileWith([[0, 3]]));
    for (const bank of [0, 1]) {
      const [first] = roadOf(land, 0, bank);
      expect(depthOf(first![0])).toBeCloseTo(0);
      expect(Math.sign(first![0].y)).toBe(bank === 0 ? -1 : 1);
    }
  });
});

describe('hexagons', () => {
  test('are found by any point in them', () => {
    for (let q = -4; q <= 4; q += 1) {
      for (let r = -4; r <= 4; r += 1) {
        const at = centerOf([q, r]);
        for (const side of SIDES) {
          const inside = times(sideAt(side, 0.8), 0.95);
          expect(hexAt({ x: at.x + inside.x, y: at.y + inside.y })).toEqual([q, r]);
        }
      }
    }
  });

  test('share the middles of their sides', () => {
    for (const side of SIDES) {
      const [here, there] = [centerOf([2, -3]), centerOf(towards([2, -3], side))];
      const [a, b] = [sideAt(side, 0), sideAt((side + 3) % 6, 0)];
      expect(here.x + a.x).toBeCloseTo(there.x + b.x);
      expect(here.y + a.y).toBeCloseTo(there.y + b.y);
    }
  });
});

describe('things on a tile', () => {
  const goods: Good[] = ['boards', 'trunks', 'stone', 'clay', 'fuel', 'goose'];
  const things: Thing[] = [
    {
      kind: 'building',
      key: 'building',
      building: 'sawmill',
      region: [0, 0],
      made: 0,
      gold: 0,
      iron: 0,
    },
    { kind: 'home', key: 'home', seat: 0, region: [0, 0] },
    ...[0, 1, 2].map((id): Thing => ({
      kind: 'transporter',
      key: `transporter ${id}`,
      id,
      seat: id,
      transport: 'wagon',
      at: { land: [0, 0] },
      cargo: [['boards', 2]],
      rider: undefined,
      hasMoved: false,
      steps: undefined,
    })),
    ...goods.map((good): Thing => ({ kind: 'pile', key: good, good, count: 11, region: [0, 0] })),
  ];

  test.each([[[]], [[[0, 3]]], [[[0, 1]]], [[[0, 2, 4]]], [[[5]]]])(
    'never cover each other, with rivers %j',
    (rivers: number[][]) => {
      const ground: Ground = { name: '', seats: [1], homes: [], tiles: [tileWith(rivers)] };
      const placed = placeAll(chartOf(ground), new Map([['0,0', things]]), []);
      expect(placed).toHaveLength(things.length);
      placed.forEach((one, nth) => {
        for (const other of placed.slice(nth + 1)) {
          const [a, b] = [sizeOf(one.thing), sizeOf(other.thing)];
          const isApart =
            Math.abs(one.at.x - other.at.x) * 2 >=
              a.width * one.scale + b.width * other.scale - 4 ||
            Math.abs(one.at.y - other.at.y) * 2 >=
              a.height * one.scale + b.height * other.scale - 4;
          expect(isApart, `${one.thing.key} and ${other.thing.key}`).toBe(true);
        }
      });
    },
  );
});

test('an island has one coast, which is closed', () => {
  const sea = SIDES.map((side) => tileWith([], 'sea', towards([0, 0], side)));
  const line = coastLines(
    chartOf({ name: '', seats: [1], homes: [], tiles: [tileWith([]), ...sea] }),
  );
  expect(line.match(/M/g)).toHaveLength(1);
  expect(line.endsWith('Z')).toBe(true);
  expect(line.match(/Q/g)).toHaveLength(6);
});

test('arrows go to the nearest thing ahead', () => {
  const spots = [
    { name: 'ahead', at: { x: 20, y: 2 } },
    { name: 'nearer but aside', at: { x: 4, y: 15 } },
    { name: 'behind', at: { x: -5, y: 0 } },
  ];
  expect(toward(spots, { x: 0, y: 0 }, [1, 0])?.name).toBe('ahead');
  expect(toward(spots, { x: 0, y: 0 }, [0, -1])).toBeUndefined();
});

test('pictures can be made smaller and moved', () => {
  expect(movedPath('M-2 0L4 2h6v-2z', 10, 20, 0.5)).toBe('M 9 20L 12 21h 3v -1z');
  expect(movedPath('M0 0A4 2 0 1 1 8 0', 1, 1, 0.5)).toBe('M 1 1A 2 1 0 1 1 5 1');
});
