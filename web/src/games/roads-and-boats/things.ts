// The names of all that messages are made with.

import { MESSAGES } from '../../gen/roads-and-boats/messages';
import { MAKES, OPENS, RECIPES } from '../../gen/roads-and-boats/tables';
import { say } from '../../lib/words.svelte';
import { aboutOf, type Names } from '../message';
import {
  beside,
  buildingAt,
  goodName,
  numberOf,
  partsOf,
  sayBuilding,
  sayDirection,
  sayDirections,
  sayFilling,
  sayGood,
  sayGoods,
  sayHex,
  sayHolder,
  sayNeed,
  sayNumbered,
  sayPart,
  sayPhase,
  sayPlace,
  sayRegion,
  sayTerrain,
  sayTopic,
  sayTransport,
  sayTransporter,
  terrainAt,
  tileAt,
  type Sight,
} from './naming';
import { actingOf } from './reading/standing';
import type { Hex, Holder, Place, Region, Target, Thing } from './types';

export function namesOf(sight: Sight): Names<Thing> {
  const { view } = sight;
  const worksAt = (hex: Hex) => buildingAt(hex, view)?.building;
  const recipeAt = (hex: Hex) => {
    const works = worksAt(hex);
    return works && RECIPES[works];
  };
  const or = <T>(found: T | undefined, name: (found: T) => string): string =>
    found === undefined ? '' : name(found);
  // A player's own, or for others that of the seat that acts.
  const duty = view && view.seats[sight.eyes ?? actingOf(view)]?.duty;
  return {
    good: goodName,
    goods: sayGoods,
    terrain: sayTerrain,
    building: sayBuilding,
    filling: sayFilling,
    topic: sayTopic,
    phase: sayPhase,
    direction: sayDirection,
    directions: sayDirections,
    transport: sayTransport,
    transporter: (id) => sayTransporter(id, view),
    transporter_number: (id) => String(numberOf(id)),
    transporter_of_kind: ([id, kind]) => sayNumbered(id, kind),
    tile: sayHex,
    region: (region) => sayRegion(region, sight),
    unbridged_region: sayPart,
    place: (place) => sayPlace(place, sight),
    holder: (holder) => sayHolder(holder, sight),
    tile_beside: ([land, direction]) => sayHex(beside(land, direction)),
    road_end: ([from, direction, bank]) => sayRoadEnd(from, direction, bank, sight),
    edge: ([from, direction, bank]) => sayEdge(from, direction, bank, sight),
    terrain_at: (land) => or(terrainAt(land, sight), sayTerrain),
    surroundings: (land) => saySurroundings(land, sight),
    building_at: (hex) => or(worksAt(hex), sayBuilding),
    producer_inputs: (hex) => or(recipeAt(hex), sayNeed),
    producer_outputs: (hex) => or(recipeAt(hex), ({ gives, output }) => sayGood(gives, output)),
    transport_made_at: (hex) => {
      const works = worksAt(hex);
      return or(works && MAKES[works], sayTransport);
    },
    upgrade_target: () =>
      or(duty && typeof duty === 'object' ? OPENS[duty.upgrade] : undefined, sayBuilding),
    current_phase: () => sayPhase(view?.phase ?? 'production'),
    duty: () => (typeof duty === 'object' ? 'upgrade' : (duty ?? 'none')),
  };
}

/** What is around a piece of land. */
function saySurroundings(land: Region, sight: Sight): string {
  const tile = tileAt(land, sight.ground);
  const names = [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const banks = tile?.halves.slice(2 * direction, 2 * direction + 2) ?? [];
    const terrain = terrainAt(beside(land, direction), sight);
    const isBeside = banks.includes(land[2] ?? 0) && terrain !== undefined;
    return isBeside ? [`${sayDirection(direction)} ${sayTerrain(terrain)}`] : [];
  });
  return names.join(', ');
}

/** The land that a road leads to. */
function sayRoadEnd(
  from: Region,
  direction: number,
  bank: number | undefined,
  sight: Sight,
): string {
  const there = beside(from, direction);
  const far = tileAt(there, sight.ground);
  // The banks of an edge are counted clockwise on either side.
  const back = (direction + 3) % 6;
  const nth = far?.halves[2 * back + 1 - (bank ?? 0)] ?? 0;
  return (far?.regions ?? 1) > 1 ? sayPart([...there, nth]) : sayHex(there);
}

/** An edge. Where the near land is one, a river leaves two roads to choose from. */
function sayEdge(from: Region, direction: number, bank: number | undefined, sight: Sight): string {
  const hasRiver = tileAt(from, sight.ground)?.rivers.flat().includes(direction) ?? false;
  const name = sayDirection(direction);
  if (!hasRiver || partsOf(from, sight) > 1) return name;
  return say('rb-edge-bank', { direction: name, bank: (bank ?? 0) + 1 });
}

/** What on the map an event or an action is about. */
export function targetOf(told: object): Target | undefined {
  const [kind, made] = aboutOf(told, MESSAGES) ?? [];
  const [first, second, third] = (made ?? []) as never[];
  return kind === undefined || first === undefined
    ? undefined
    : TARGETS[kind]?.(first, second as never, third as never);
}

const TARGETS: Readonly<
  Record<string, (first: never, second: never, third: never) => Target | undefined>
> = {
  tile: (hex: Hex) => ({ kind: 'tile', hex }),
  region: (region: Region) => ({ kind: 'region', region }),
  place: (place: Place) => ({ kind: 'place', place }),
  transporter: (id: number) => ({ kind: 'transporter', id }),
  building: (region: Region) => ({ kind: 'building', region }),
  holder: holderTarget,
  edge: ([q, r]: Region, direction: number, bank: number | undefined) => ({
    kind: 'edge',
    hex: [q, r],
    direction,
    bank,
  }),
  bridge: (from: Region, to: Region) => ({
    kind: 'bridge',
    hex: [from[0], from[1]],
    regions: [from[2] ?? 0, to[2] ?? 0],
  }),
};

export function holderTarget(holder: Holder): Target {
  return 'region' in holder
    ? { kind: 'region', region: holder.region }
    : { kind: 'transporter', id: holder.transporter };
}
