// How the coach of the first game says what to click: the actions of an advice, in words and in order.

import type { Args } from '../../../lib/words.svelte';
import { say } from '../../../lib/words.svelte';
import { DIRECTIONS, beside, directionTo, sayBuilding, sayGoods, sayTerrain } from '../naming';
import { hexKey, hexOf, targetKey } from '../types';
import type { Action, Goods, Hex, Target, Terrain } from '../types';
import { LESSON_MAP, SITES } from './map';
import { add, isAt, type Situation } from './situation';

/** One line of an instruction. */
export interface Click {
  key: string;
  args?: Args;
  /** Where it is on the map. */
  target?: Target;
  /** Which button of a panel it is. */
  cue?: string;
  /** Whether nothing is left to do here, since this is chosen already. */
  isDone?: boolean;
}

/** What is chosen on the map. */
export interface Chosen {
  hex?: Hex | undefined;
  id?: number | undefined;
}

/** A tile as one would point at it from home. */
export function sayWhere(hex: Hex): string {
  if (isAt(hex, SITES.home)) return say('lesson-at-home');
  const tile = LESSON_MAP.tiles.find(({ q, r }) => isAt([q, r], hex));
  const terrain = sayTerrain((tile?.terrain ?? 'pasture') as Terrain);
  const direction = DIRECTIONS[directionTo([...SITES.home], hex) ?? -1];
  return direction ? say(`lesson-at-${direction}`, { terrain }) : terrain;
}

/** Whether one that is chosen will do as well as the one that was thought of. */
function isAsGood(chosen: Chosen, id: number, at: Hex, now: Situation): boolean {
  if (chosen.id === undefined || chosen.id === id) return chosen.id === id;
  const isEmpty = (one: number | undefined): boolean =>
    now.carriers.some(
      (carrier) =>
        carrier.id === one &&
        carrier.canMove &&
        isAt(carrier.hex, at) &&
        Object.keys(carrier.cargo).length === 0,
    );
  return isEmpty(id) && isEmpty(chosen.id);
}

/** What to click, one thing after the other. */
export function clicksOf(actions: readonly Action[], now: Situation, chosen: Chosen = {}): Click[] {
  const clicks: Click[] = [];
  const mover = actions.find((action) => action.do === 'step');
  if (mover?.do === 'step') {
    const at = now.carriers.find(({ id }) => id === mover.transporter)?.hex;
    if (at) {
      const target: Target = { kind: 'transporter', id: mover.transporter };
      const isDone = isAsGood(chosen, mover.transporter, at, now);
      // In the list, since on the map it may stand on a tile that is lit for another one.
      const cue = `choose ${mover.transporter}`;
      clicks.push({ key: 'choose', args: { place: sayWhere(at) }, target, cue, isDone });
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
    const first = actions.find(
      (action) => action.do === 'hand' && 'region' in action.from === (key === 'load'),
    );
    if (first?.do !== 'hand') continue;
    const target: Target = { kind: 'good', good: first.good, holder: first.from };
    clicks.push({ key, args: { goods: sayGoods(goods) }, target, cue: targetKey(target) });
  }
  for (const action of actions) {
    if (action.do === 'road') {
      const hex: Hex = [action.from[0], action.from[1]];
      const target: Target = { kind: 'region', region: action.from };
      const isDone = chosen.hex !== undefined && isAt(chosen.hex, hex);
      clicks.push({ key: 'tile', args: { place: sayWhere(hex) }, target, isDone });
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
    case 'build': {
      const { building, region } = action;
      const place = sayWhere([region[0], region[1]]);
      const args = { building: sayBuilding(building), place };
      return { key: 'build', args, target: { kind: 'region', region }, cue: `build ${building}` };
    }
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
      const target: Target = { kind: 'building', region: works.region };
      return { key: 'produce', args, target, cue: `make ${hexKey(action.hex)}` };
    }
    case 'breed': {
      const { region } = action;
      const args = { place: sayWhere([region[0], region[1]]) };
      return { key: 'breed', args, target: { kind: 'region', region }, cue: 'breed' };
    }
    case 'pay':
      return {
        key: 'pay',
        args: { goods: sayGoods({ [action.good]: 1 }) },
        cue: `pay ${action.good}`,
      };
    case 'withdraw':
      return { key: 'press', args: { button: say('rb-do-withdraw') }, cue: 'withdraw' };
    case 'set_down':
      return {
        key: 'set-down',
        target: { kind: 'transporter', id: action.carrier },
        cue: `choose ${action.carrier}`,
      };
    case 'brick':
      return { key: 'brick', args: { button: say('rb-do-brick') }, cue: 'brick' };
    default:
      return undefined;
  }
}
