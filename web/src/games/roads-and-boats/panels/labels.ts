// Goods in words and in sums, as the panels need them.

import { say } from '../../../lib/words.svelte';
import { goodName, listGoods, sayBuilding, sayNeed, sayTransport } from '../naming';
import type { Goods, Missing } from '../types';
import type { Thing } from './chart-layout';
import type { Need, Site } from './works';

export const siteLabel = (site: Site): string => say(`site-${site}`);

/** The sum of heaps. */
export function sumOf(...heaps: (Goods | undefined)[]): Goods {
  const sum: Goods = {};
  for (const heap of heaps) {
    for (const [good, count] of listGoods(heap ?? {})) sum[good] = (sum[good] ?? 0) + count;
  }
  return sum;
}

/** How many goods there are in all. */
export const countOf = (goods: Goods | undefined): number =>
  listGoods(goods ?? {}).reduce((sum, [, count]) => sum + count, 0);

/** What something takes, in words. */
export function needLabel({ donkey, ...need }: Need): string {
  if (!donkey) return sayNeed(need);
  return `${sayTransport('donkey')} + ${sayNeed(need)}`;
}

/** How many units are missing in all. */
export const lacking = ({ goods, wood, any }: Missing): number => wood + any + countOf(goods);

/** What of a need is not among the goods there are. */
export function missingOf({ goods = {}, wood = 0 }: Need, there: Goods): Missing {
  const short: Goods = {};
  for (const [good, count] of listGoods(goods)) {
    const lacks = count - (there[good] ?? 0);
    if (lacks > 0) short[good] = lacks;
  }
  const found = (there.trunks ?? 0) + (there.boards ?? 0);
  return { goods: short, wood: Math.max(0, wood - found), any: 0 };
}

/** A name as it begins a line. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** What stands on the process chart, by its name. */
export function thingName(thing: Thing): string {
  if (thing.kind === 'good') return goodName(thing.good);
  if (thing.kind === 'building') return sayBuilding(thing.building);
  return thing.kind === 'transport' ? sayTransport(thing.transport) : say('rb-panel-research');
}
