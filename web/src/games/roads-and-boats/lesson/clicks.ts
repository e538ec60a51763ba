// How the coach of the first game says what to click: the actions of an advice, in words and in order.

import type { Args } from '../../../lib/words.svelte';
import { say } from '../../../lib/words.svelte';
import { beside, directionTo, sayBuilding, sayGoods, sayTerrain } from '../naming';
import { hexOf } from '../types';
import type { Action, Goods, Hex, Target, Terrain } from '../types';
import { LESSON_MAP, SITES } from './map';
import { add, isAt, type Situation } from './situation';

/** One line of an instruction. */
export interface Click {
  key: string;
  args?: Args;
  /** Where it is on the map. */
  target?: Target;
}

const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;

/** A tile as one would point at it from home. */
export function sayWhere(hex: Hex): string {
  if (isAt(hex, SITES.home)) return say('lesson-at-home');
  const tile = LESSON_MAP.tiles.find(({ q, r }) => isAt([q, r], hex));
  const terrain = sayTerrain((tile?.terrain ?? 'pasture') as Terrain);
  const direction = DIRECTIONS[directionTo([...SITES.home], hex) ?? -1];
  return direction ? say(`lesson-at-${direction}`, { terrain }) : terrain;
}

/** What to click, one thing after the other. */
export function clicksOf(actions: readonly Action[], now: Situation): Click[] {
  const clicks: Click[] = [];
  const mover = actions.find((action) => action.do === 'step');
  if (mover?.do === 'step') {
    const at = now.carriers.find(({ id }) => id === mover.transporter)?.hex;
    if (at) {
      const target: Target = { kind: 'transporter', id: mover.transporter };
      clicks.push({ key: 'choose', args: { place: sayWhere(at) }, target });
    }
  }
  const handed = (isLoading: boolean): Goods =>
    actions.reduce<Goods>(
      (sum, action) =>
        action.do === 'hand' && 'region' in action.from === isLoading
          ? add(sum, { [action.good]: 1 })
          : sum,
      {},
    );
  for (const [key, goods] of [
    ['unload', handed(false)],
    ['load', handed(true)],
  ] as const) {
    if (Object.keys(goods).length > 0) clicks.push({ key, args: { goods: sayGoods(goods) } });
  }
  for (const action of actions) {
    const region = action.do === 'build' ? action.region : action.do === 'road' && action.from;
    if (region) {
      const place = sayWhere([region[0], region[1]]);
      clicks.push({ key: 'tile', args: { place }, target: { kind: 'region', region } });
    }
    const click = clickOf(action, now);
    if (click) clicks.push(click);
  }
  return clicks;
}

/** What to click for one action. What is handed is said for all goods together. */
function clickOf(action: Action, now: Situation): Click | undefined {
  switch (action.do) {
    case 'settle': {
      const target: Target = { kind: 'region', region: action.home };
      return { key: 'tile', args: { place: say('lesson-at-middle') }, target };
    }
    case 'step': {
      const target: Target = { kind: 'place', place: action.to };
      return { key: 'go', args: { place: sayWhere(hexOf(action.to)) }, target };
    }
    case 'build':
      return { key: 'build', args: { building: sayBuilding(action.building) } };
    case 'road': {
      const hex: Hex = [action.from[0], action.from[1]];
      const { direction } = action;
      const args = { place: sayWhere(beside(hex, direction)) };
      return { key: 'road', args, target: { kind: 'edge', hex, direction } };
    }
    case 'produce': {
      const works = now.view.buildings?.find(({ region }) => isAt(region, action.hex));
      if (!works) return undefined;
      const args = { building: sayBuilding(works.building), place: sayWhere(action.hex) };
      return { key: 'produce', args, target: { kind: 'building', region: works.region } };
    }
    case 'breed': {
      const place = sayWhere([action.region[0], action.region[1]]);
      return { key: 'breed', args: { place }, target: { kind: 'region', region: action.region } };
    }
    case 'pay':
      return { key: 'pay', args: { goods: sayGoods({ [action.good]: 1 }) } };
    case 'set_down':
      return { key: 'set-down', target: { kind: 'transporter', id: action.carrier } };
    case 'brick':
      return { key: 'brick', args: { panel: say('rb-play-tab-wonder') } };
    default:
      return undefined;
  }
}
