// Where roads, bridges and walls run.

import { ONTO_BRIDGE } from '../../../gen/roads-and-boats/shapes';
import type { Region, View } from '../types';
import { hexKey } from '../types';
import { tileAt, type Chart } from './chart';
import { backward, chainPath, shifted, type Curve } from './curves';
import {
  between,
  distance,
  minus,
  opposite,
  plus,
  polar,
  sideMiddle,
  times,
  towards,
  type Point,
} from './geometry';
import { bridgeOf, roadOf, type Land } from './land';

const known = new WeakMap<Land, Map<string, Curve[]>>();

/** The half of a road on one tile. It is looked for only once. */
function half(land: Land, side: number, bank: number): Curve[] {
  let own = known.get(land);
  if (!own) known.set(land, (own = new Map()));
  const key = `${side} ${bank}`;
  let road = own.get(key);
  if (!road) own.set(key, (road = roadOf(land, side, bank)));
  return road;
}

/** One road from the heart of a region to that of the next. */
export function roadLine(
  chart: Chart,
  hex: readonly number[],
  direction: number,
  bank = 0,
): Curve[] {
  const near = tileAt(chart, hex);
  const far = tileAt(chart, towards(hex, direction));
  if (!near || !far) return [];
  const here = half(near.land, direction, bank).map((curve) => shifted(backward(curve), near.at));
  // Clockwise is the other way round from the other side.
  const there = half(far.land, opposite(direction), 1 - Math.min(bank, 1));
  return [...here.reverse(), ...there.map((curve) => shifted(curve, far.at))];
}

/** All roads, and the ways onto bridges that a road leads to. */
export function roadsOf(chart: Chart, view: View): string {
  const roads = view.roads ?? [];
  const met = new Set(
    roads.flatMap(({ hex, direction }) => [hexKey(hex), hexKey(towards(hex, direction))]),
  );
  const lines = roads.map(({ hex, direction, bank }) =>
    chainPath(roadLine(chart, hex, direction, bank ?? 0)),
  );
  const onto = bridgesOf(chart, view)
    .filter(({ regions }) => met.has(hexKey(regions[0])))
    .flatMap((bridge) => approaches(chart, bridge));
  return [...lines, ...onto].join('');
}

export interface Bridge {
  at: Point;
  degrees: number;
  regions: readonly [Region, Region];
}

export const bridgesOf = (chart: Chart, view: View): Bridge[] =>
  (view.bridges ?? []).flatMap((bridge) => {
    const regions: readonly [Region, Region] = [bridge[0], bridge[1]];
    const tile = tileAt(chart, regions[0]);
    const found = tile && bridgeOf(tile.land, [regions[0][2] ?? 0, regions[1][2] ?? 0]);
    return tile && found ? [{ ...found, at: plus(tile.at, found.at), regions }] : [];
  });

/** The ways from the hearts of two regions onto the bridge between them. */
function approaches(chart: Chart, { at, degrees, regions }: Bridge): string[] {
  const tile = tileAt(chart, regions[0]);
  if (!tile) return [];
  const ends = [plus(at, polar(22, degrees)), plus(at, polar(-22, degrees))] as const;
  const hubs = regions.map(([, , nth]) => plus(tile.at, tile.land.parts[nth ?? 0]!.hub));
  const isCrossed =
    distance(hubs[0]!, ends[0]) + distance(hubs[1]!, ends[1]) >
    distance(hubs[0]!, ends[1]) + distance(hubs[1]!, ends[0]);
  const sorted = isCrossed ? [ends[1], ends[0]] : ends;
  return hubs.map((hub, index) => {
    return chainPath([approach(hub, sorted[index]!, at)]);
  });
}

/** From a hub to the end of a bridge, and straight onto it. */
export const approach = (hub: Point, end: Point, bridge: Point): Curve => [
  hub,
  between(hub, end),
  plus(end, times(minus(end, bridge), ONTO_BRIDGE)),
  end,
];

export interface Wall {
  key: string;
  at: Point;
  degrees: number;
  tokens: number;
  owner: number | undefined;
}

export const wallsOf = (chart: Chart, view: View): Wall[] =>
  (view.walls ?? []).flatMap(({ hex, direction, tokens, owner }) => {
    const tile = tileAt(chart, hex);
    if (!tile) return [];
    return [
      {
        key: `${hexKey(hex)} ${direction}`,
        at: plus(tile.at, sideMiddle(direction)),
        degrees: direction * 60,
        tokens,
        owner: owner ?? undefined,
      },
    ];
  });
