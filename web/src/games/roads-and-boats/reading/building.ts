// What can be built, tile by tile, as choices.

import { say } from '../../../lib/words.svelte';
import { COSTS } from '../../../gen/roads-and-boats/tables';
import { listGoods, sayGoods, sayHex, sayTerrain, terrainAt, type Sight } from '../naming';
import { offerOf } from '../offering';
import { hexKey, hexOf, type Action, type Goods, type Hex, type View } from '../types';
import { choiceOf, grouped, type Choice, type Group, type Legal } from './choices';

/** More roads or walls than this get a list of their own. */
const FEW_EDGES = 3;
const EDGES: readonly Action['do'][] = ['road', 'bridge', 'wall', 'raze'];

/** The tile that something is built on. */
function siteOf(action: Action): Hex | undefined {
  switch (action.do) {
    case 'build':
      return [action.region[0], action.region[1]];
    case 'road':
    case 'bridge':
    case 'wall':
    case 'raze':
      return [action.from[0], action.from[1]];
    case 'sink':
      return action.hex;
    default:
      return undefined;
  }
}

/** What can be built, tile by tile. */
export function sites({ legal, view, eyes }: Legal, sight: Sight): Group[] {
  const built = legal.filter((action) => siteOf(action) !== undefined);
  return grouped(built, (action) => hexKey(siteOf(action) ?? [0, 0])).map((ways) => {
    const hex = ways.map(siteOf)[0] ?? [0, 0];
    const tile = sayHex(hex);
    const terrain = terrainAt(hex, sight);
    const kinds = (...wanted: Action['do'][]): Choice[] =>
      ways.filter((action) => wanted.includes(action.do)).map((action) => priced(action, sight));
    const choices = ways
      .filter((action) => !EDGES.includes(action.do))
      .map((action) => priced(action, sight));
    const groups: Group[] = [];
    for (const [name, edges] of [
      ['roads', kinds('road', 'bridge')],
      ['walls', kinds('wall', 'raze')],
    ] as const) {
      if (edges.length <= FEW_EDGES) choices.push(...edges);
      else {
        const title = say(`rb-menu-${name}`, { tile, count: edges.length });
        groups.push({ key: `${name} ${tile}`, title, choices: edges });
      }
    }
    const title = say('rb-menu-build', {
      tile,
      terrain: terrain ? sayTerrain(terrain) : '',
      goods: sayGoods(goodsAt(hex, view, eyes)),
      count: ways.length,
    });
    return { key: `build ${tile}`, title, choices, groups };
  });
}

/** Something to build with what it costs, where that is always the same. */
function priced(action: Action, sight: Sight): Choice {
  const label = offerOf(action, sight);
  const cost: Goods | undefined =
    action.do === 'build'
      ? COSTS[action.building]
      : action.do === 'road' || action.do === 'bridge'
        ? { stone: 1 }
        : action.do === 'sink'
          ? { fuel: 1, iron: 1 }
          : undefined;
  if (!cost) return choiceOf(label, action);
  return choiceOf(say('rb-menu-cost', { action: label, cost: sayGoods(cost) }), action);
}

/** What lies on a tile, and on one's own transporters there. */
function goodsAt(hex: Hex, view: View, eyes: number | undefined): Goods {
  const sum: Goods = {};
  const add = (goods: Goods): void => {
    for (const [good, count] of listGoods(goods)) sum[good] = (sum[good] ?? 0) + count;
  };
  for (const { region, goods } of view.goods ?? []) if (hexKey(region) === hexKey(hex)) add(goods);
  for (const own of view.seats[eyes ?? -1]?.transporters ?? []) {
    if (hexKey(hexOf(own.at)) === hexKey(hex)) add(own.cargo ?? {});
  }
  return sum;
}
