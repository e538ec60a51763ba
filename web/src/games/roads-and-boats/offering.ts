// What can be done, in words, and what of the map it is about.

import { say, type Args } from '../../lib/words.svelte';
import type { GamePage } from '../game-page';
import { MAKES, OPENS, RECIPES } from '../../gen/roads-and-boats/tables';
import {
  beside,
  buildingAt,
  goodName,
  partsOf,
  sayBuilding,
  sayDirection,
  sayDirections,
  sayFilling,
  sayGood,
  sayHex,
  sayHolder,
  sayNeed,
  sayPart,
  sayPhase,
  sayPlace,
  sayRegion,
  sayTerrain,
  sayTopic,
  sayTransport,
  sayTransporter,
  sightOf,
  terrainAt,
  tileAt,
  type Sight,
} from './naming';
import type { Action, Hex, Holder, Region, Target } from './types';

export const offer: GamePage['offer'] = (action, scene) =>
  offerOf(action as Action, sightOf(scene));

/** An action in words. */
export function offerOf(action: Action, sight: Sight): string {
  const [key, args] = partsOfOffer(action, sight);
  return say(key, args);
}

/** The key of an action's message, and what it is made with. */
function partsOfOffer(action: Action, sight: Sight): [string, Args?] {
  const transporter = (id: number): string => sayTransporter(id, sight.view);
  switch (action.do) {
    case 'lay_tile': {
      const { hex, terrain, river } = action;
      const args = { tile: sayHex(hex), terrain: sayTerrain(terrain) };
      if (river.length === 0) return ['rb-do-lay', args];
      return ['rb-do-lay-river', { ...args, river: sayDirections(river) }];
    }
    case 'settle': {
      const terrain = terrainAt(action.home, sight);
      return [
        'rb-do-settle',
        {
          region: sayRegion(action.home, sight),
          terrain: terrain ? sayTerrain(terrain) : '',
          around: around(action.home, sight),
        },
      ];
    }
    case 'call':
    case 'waive':
    case 'keep_praying':
    case 'stop_praying':
    case 'brick':
    case 'withdraw':
    case 'agree':
    case 'refuse':
      return [`rb-do-${action.do.replace('_', '-')}`];
    case 'take_position':
      return ['rb-do-take-position', { position: action.position }];
    case 'hand': {
      const { from, to } = action;
      const key = 'region' in from ? 'load' : 'region' in to ? 'unload' : 'pass';
      const args = { from: sayHolder(from, sight), to: sayHolder(to, sight) };
      return [`rb-do-${key}`, { good: goodName(action.good), ...args }];
    }
    case 'produce':
      return ['rb-do-produce', produceArgs(action.hex, sight)];
    case 'make': {
      const works = buildingAt(action.hex, sight.view);
      const kind = works && MAKES[works.building];
      const made = kind ? sayTransport(kind) : '';
      const place = sayPlace(action.at, sight);
      return ['rb-do-make', { tile: sayHex(action.hex), transporter: made, place }];
    }
    case 'harness':
      return ['rb-do-harness', { transporter: transporter(action.donkey) }];
    case 'breed':
      return ['rb-do-breed', { region: sayRegion(action.region, sight) }];
    case 'research': {
      const { region, topic } = action;
      return ['rb-do-research', { region: sayRegion(region, sight), topic: sayTopic(topic) }];
    }
    case 'upgrade': {
      const duty = sight.view?.duty;
      const topic = typeof duty === 'object' && duty ? duty.upgrade : undefined;
      const building = topic && OPENS[topic];
      const name = building ? sayBuilding(building) : '';
      return ['rb-do-upgrade', { tile: sayHex(action.hex), building: name }];
    }
    case 'destroy':
      return ['rb-do-destroy', { transporter: transporter(action.transporter) }];
    case 'step': {
      const place = sayPlace(action.to, sight);
      if (!action.ashore) return ['rb-do-step', { place }];
      return ['rb-do-step-ashore', { place, region: sayRegion(action.ashore, sight) }];
    }
    case 'lead': {
      const { from } = action;
      const args = { region: sayRegion(from, sight) };
      return ['rb-do-lead', { transporter: transporter(action.transporter), ...args }];
    }
    case 'leave':
      return ['rb-do-leave', { transporter: transporter(action.transporter) }];
    case 'carry': {
      const { carrier, passenger } = action;
      const args = { passenger: transporter(passenger), carrier: transporter(carrier) };
      return ['rb-do-carry', args];
    }
    case 'set_down': {
      const place = sayPlace(action.at, sight);
      return ['rb-do-set-down', { carrier: transporter(action.carrier), place }];
    }
    case 'build': {
      const { region, building, filling } = action;
      const args = { region: sayRegion(region, sight), building: sayBuilding(building) };
      if (!filling) return ['rb-do-build', args];
      return ['rb-do-build-mine', { ...args, filling: sayFilling(filling) }];
    }
    case 'sink': {
      const { hex, filling } = action;
      return ['rb-do-sink', { tile: sayHex(hex), filling: sayFilling(filling) }];
    }
    case 'road':
      return roadParts(action.from, action.direction, action.bank ?? 0, sight);
    case 'bridge':
      return ['rb-do-bridge', { from: sayPart(action.from), to: sayPart(action.to) }];
    case 'wall':
    case 'raze':
      return [`rb-do-${action.do}`, edgeArgs(action.from, action.direction, sight)];
    case 'pay': {
      const { good, from } = action;
      return ['rb-do-pay', { good: goodName(good), from: sayHolder(from, sight) }];
    }
    case 'wait':
      return ['rb-do-wait'];
    case 'done':
      if (sight.view?.duty) return ['rb-do-done-upgrading'];
      return ['rb-do-done', { phase: sayPhase(sight.view?.phase ?? 'production') }];
  }
}

/** What is around a piece of land. */
function around(land: Region, { ground, view }: Sight): string {
  const tile = tileAt(land, ground);
  const names = [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const banks = tile?.halves.slice(2 * direction, 2 * direction + 2) ?? [];
    const terrain = terrainAt(beside(land, direction), { ground, view });
    const isBeside = banks.includes(land[2] ?? 0) && terrain !== undefined;
    return isBeside ? [`${sayDirection(direction)} ${sayTerrain(terrain)}`] : [];
  });
  return names.join(', ');
}

function produceArgs(hex: Hex, { view }: Sight): Args {
  const building = buildingAt(hex, view)?.building;
  const recipe = building && RECIPES[building];
  return {
    tile: sayHex(hex),
    building: building ? sayBuilding(building) : '',
    inputs: recipe ? sayNeed(recipe) : '',
    outputs: recipe ? sayGood(recipe.gives, recipe.output) : '',
  };
}

const edgeArgs = (from: Region, direction: number, sight: Sight): Args => ({
  region: sayRegion(from, sight),
  to: sayHex(beside(from, direction)),
  direction: sayDirection(direction),
});

function roadParts(from: Region, direction: number, bank: number, sight: Sight): [string, Args] {
  const there = beside(from, direction);
  const far = tileAt(there, sight.ground);
  // The banks of an edge are counted clockwise on either side.
  const back = (direction + 3) % 6;
  const nth = far?.halves[2 * back + 1 - bank] ?? 0;
  const to = (far?.regions ?? 1) > 1 ? sayPart([...there, nth]) : sayHex(there);
  const args = { ...edgeArgs(from, direction, sight), to };
  const hasRiver = tileAt(from, sight.ground)?.rivers.flat().includes(direction) ?? false;
  // Where the near land is one, a river leaves two roads to choose from.
  if (hasRiver && partsOf(from, sight) === 1) {
    return ['rb-do-road-bank', { ...args, bank: bank + 1 }];
  }
  return ['rb-do-road', args];
}

/** What an action is about on the map. */
export function targetOf(action: Action): Target | undefined {
  switch (action.do) {
    case 'lay_tile':
    case 'produce':
    case 'make':
    case 'upgrade':
    case 'sink':
      return { kind: 'tile', hex: action.hex };
    case 'settle':
      return { kind: 'region', region: action.home };
    case 'breed':
    case 'research':
      return { kind: 'region', region: action.region };
    case 'build':
      return { kind: 'building', region: action.region };
    case 'hand':
      return holderTarget('region' in action.from ? action.from : action.to);
    case 'pay':
      return holderTarget(action.from);
    case 'harness':
      return { kind: 'transporter', id: action.donkey };
    case 'destroy':
    case 'lead':
    case 'leave':
      return { kind: 'transporter', id: action.transporter };
    case 'step':
      return { kind: 'place', place: action.to };
    case 'carry':
      return { kind: 'transporter', id: action.carrier };
    case 'set_down':
      return { kind: 'place', place: action.at };
    case 'road':
      return edgeTarget(action.from, action.direction, action.bank);
    case 'wall':
    case 'raze':
      return edgeTarget(action.from, action.direction);
    case 'bridge':
      return bridgeTarget(action.from, action.to);
    default:
      return undefined;
  }
}

export const holderTarget = (holder: Holder): Target =>
  'region' in holder
    ? { kind: 'region', region: holder.region }
    : { kind: 'transporter', id: holder.transporter };

export const edgeTarget = ([q, r]: Region, direction: number, bank?: number): Target => ({
  kind: 'edge',
  hex: [q, r],
  direction,
  bank,
});

export const bridgeTarget = (from: Region, to: Region): Target => ({
  kind: 'bridge',
  hex: [from[0], from[1]],
  regions: [from[2] ?? 0, to[2] ?? 0],
});
