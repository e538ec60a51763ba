// All about one tile, in lines: its land piece by piece, what lies and stands there, and what could be built.

import { say } from '../../../lib/words.svelte';
import { MAKES, RECIPES } from '../../../gen/roads-and-boats/tables';
import {
  beside,
  buildingAt,
  partsOf,
  sayBuilding,
  sayDirection,
  sayDirections,
  sayGoods,
  sayHex,
  sayMissing,
  sayPart,
  sayPlace,
  sayRegion,
  sayTerrain,
  sayTransporter,
  goodName,
  terrainAt,
  tileAt,
  type Sight,
} from '../naming';
import {
  hexKey,
  hexOf,
  regionKey,
  type Building,
  type GroundTile,
  type Guide,
  type Hex,
  type Missing,
  type Region,
  type View,
} from '../types';
import { sayCargo, sayMovement, type Own } from './standing';

/** A part of a description: a line, and lines that belong to it. */
export interface Part {
  text: string;
  lines: string[];
}

export interface Description {
  title: string;
  parts: Part[];
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const line = (text: string): Part => ({ text, lines: [] });

export function describe(hex: Hex, sight: Sight, guide?: Guide): Description {
  const tile = tileAt(hex, sight.ground);
  const { view } = sight;
  const terrain = terrainAt(hex, sight);
  const title = say('rb-tile-title', {
    tile: sayHex(hex),
    terrain: terrain ? sayTerrain(terrain) : '',
  });
  const shore = tile?.is_shore ? `, ${say('rb-tile-shore')}` : '';
  if (!tile || !view) return { title: title + shore, parts: [] };
  return {
    title: title + shore,
    parts: [
      ...tile.rivers.map((edges) => line(say('rb-tile-river', { edges: sayDirections(edges) }))),
      ...building(hex, view, sight),
      ...production(hex, guide),
      ...regions(tile, view, sight),
      ...afloat(hex, view, sight),
      ...ways(tile, view, sight),
      ...projects(hex, guide),
    ],
  };
}

function building(hex: Hex, view: View, sight: Sight): Part[] {
  const works = buildingAt(hex, view);
  if (!works) return [];
  const parts = [say('rb-tile-building', { building: sayBuilding(works.building) })];
  const most = RECIPES[works.building]?.most ?? (MAKES[works.building] ? 1 : 0);
  if (most > 0) parts.push(say('rb-tile-made', { count: works.made ?? 0, most }));
  if (works.building === 'mine') {
    const { gold = 0, iron = 0 } = works.bag ?? {};
    parts.push(say('rb-tile-bag', { gold, iron }));
  }
  if (partsOf(hex, sight) > 1) parts.push(sayRegion(works.region, sight));
  return [line(parts.join('; '))];
}

/** What the producer of a tile can make of the goods in reach. */
function production(hex: Hex, guide: Guide | undefined): Part[] {
  const found = guide?.production.find((one) => hexKey(one.hex) === hexKey(hex));
  if (!found) return [];
  const { output, sets, gives, by_itself: alone } = found;
  const args = { good: goodName(output), count: sets * gives, alone };
  return [line(say('rb-tile-production', args))];
}

/** Pieces of land and what is on them. Where there is but one, it is not spoken of. */
function regions(tile: GroundTile, view: View, sight: Sight): Part[] {
  return Array.from({ length: tile.regions }, (_, nth) => nth).flatMap((nth) => {
    const region: Region = [tile.hex[0], tile.hex[1], nth];
    const lines = [...onLand(region, view, sight)];
    if (tile.regions === 1) return lines.map(line);
    const edges = DIRECTIONS.filter((edge) =>
      tile.halves.slice(2 * edge, 2 * edge + 2).includes(nth),
    );
    const args = { region: sayPart(region), edges: sayDirections(edges) };
    return [{ text: say('rb-tile-region', args), lines }];
  });
}

function onLand(region: Region, view: View, sight: Sight): string[] {
  const key = regionKey(region);
  const homes = view.seats.flatMap(({ home }, seat) =>
    home && regionKey(home) === key
      ? [say('rb-tile-home', { name: sight.names?.[seat] ?? '' })]
      : [],
  );
  const heap = view.goods?.find((one) => regionKey(one.region) === key);
  const goods = heap ? [say('rb-tile-goods', { goods: sayGoods(heap.goods) })] : [];
  const standing = everyone(view).filter(
    ({ own }) => 'land' in own.at && regionKey(own.at.land) === key,
  );
  return [...homes, ...goods, ...standing.map((one) => sayOwned(one, view, sight))];
}

function afloat(hex: Hex, view: View, sight: Sight): Part[] {
  return everyone(view)
    .filter(({ own }) => !('land' in own.at) && hexKey(hexOf(own.at)) === hexKey(hex))
    .map((one) => line(`${sayOwned(one, view, sight)} (${sayPlace(one.own.at, sight)})`));
}

interface Owned {
  own: Own;
  seat: number;
}

const everyone = (view: View): Owned[] =>
  view.seats.flatMap(({ transporters }, seat) => transporters.map((own) => ({ own, seat })));

/** A transporter with its owner, its cargo and whether it can move. */
function sayOwned({ own, seat }: Owned, view: View, { names }: Sight): string {
  const name = names?.[seat] ?? '';
  const about = [sayCargo(own, view), sayMovement(own, view)].filter(Boolean).join('; ');
  return `${name}: ${sayTransporter(own.id, view)}, ${about}`;
}

/** Roads, bridges and walls. */
function ways(tile: GroundTile, view: View, sight: Sight): Part[] {
  const parts: Part[] = [];
  const roads = (view.roads ?? []).flatMap(({ hex, direction }) => {
    const there = beside(hex, direction);
    if (hexKey(hex) === hexKey(tile.hex)) return [sayHex(there)];
    return hexKey(there) === hexKey(tile.hex) ? [sayHex(hex)] : [];
  });
  if (roads.length > 0) parts.push(line(say('rb-tile-roads', { tiles: roads.join(' ') })));
  for (const [from, to] of tile.bridges) {
    const [q, r] = tile.hex;
    const ends: [Region, Region] = [
      [q, r, from],
      [q, r, to],
    ];
    const isBuilt = view.bridges?.some(([one, other]) => {
      const built = [regionKey(one), regionKey(other)];
      return ends.every((end) => built.includes(regionKey(end)));
    });
    const args = { from: sayPart(ends[0]), to: sayPart(ends[1]) };
    parts.push(line(say(isBuilt ? 'rb-tile-bridge' : 'rb-tile-bridge-site', args)));
  }
  for (const { hex, direction, tokens, owner } of view.walls ?? []) {
    const isNear = hexKey(hex) === hexKey(tile.hex);
    if (!isNear && hexKey(beside(hex, direction)) !== hexKey(tile.hex)) continue;
    const name = owner === null ? say('rb-tile-nobody') : (sight.names?.[owner] ?? '');
    const towards = sayDirection(isNear ? direction : (direction + 3) % 6);
    parts.push(line(say('rb-tile-wall', { direction: towards, tokens, owner: name })));
  }
  return parts;
}

/** What could be built on a tile, and what is missing for it. */
function projects(hex: Hex, guide: Guide | undefined): Part[] {
  const found = new Map<Building, Missing>();
  for (const { action, missing } of guide?.projects ?? []) {
    if (action.do !== 'build' || hexKey(action.region) !== hexKey(hex)) continue;
    const known = found.get(action.building);
    if (!known || !isNone(known)) found.set(action.building, missing);
  }
  const all = [...found];
  const ready = all.filter(([, missing]) => isNone(missing)).map(([name]) => sayBuilding(name));
  const short = all
    .filter(([, missing]) => !isNone(missing))
    .map(([name, missing]) =>
      say('rb-tile-missing', { building: sayBuilding(name), goods: sayMissing(missing) }),
    );
  return [
    ...(ready.length > 0 ? [line(say('rb-tile-can-build', { buildings: ready.join(', ') }))] : []),
    ...(short.length > 0
      ? [line(say('rb-tile-could-build', { buildings: short.join(', ') }))]
      : []),
  ];
}

const isNone = ({ goods, wood, any }: Missing): boolean =>
  wood === 0 && any === 0 && Object.keys(goods).length === 0;
