// What a seat did in a while: what it built, made, moved and scored.

import { WORTH } from '../../../gen/roads-and-boats/tables';
import type { Act } from '../../../gen/roads-and-boats';
import { say } from '../../../lib/words.svelte';
import type { DigestRow } from '../../chronicle';
import type { LogLine } from '../../game-page';
import { LineParts } from '../../line';
import { listGoods, sayBuilding, sayTopic, sayTransport, type Sight } from '../naming';
import { placeKey, type Good, type Goods, type Place } from '../types';
import type { ActDoing } from './chronicle';
import { addTo } from './fold';
import {
  countGoods,
  namePlace,
  nameRegion,
  nameTransporter,
  tellingApart,
  type ActSight,
} from './naming';
import { broughtBy } from './telling';

type Line = (sight: ActSight) => string;

export function digestOf(doings: readonly ActDoing[], seat: number, about: Sight): DigestRow[] {
  const own = doings.map(({ act }) => act).filter((act) => act.seat === seat);
  const tell = (line: Line): LogLine => {
    const parts = new LineParts();
    const text = line({ ...about, seat, line: parts });
    return { text: parts.plain(text), parts: parts.parts(text), seat };
  };
  return [
    { heading: 'rb-digest-built', lines: built(own) },
    { heading: 'rb-digest-made', lines: made(own) },
    { heading: 'rb-digest-moved', lines: moved(own) },
    { heading: 'rb-digest-scored', lines: scored(own) },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ heading: say(heading), lines: lines.map(tell) }));
}

function built(own: readonly Act[]): Line[] {
  const lines: Line[] = [];
  let [roads, walls] = [0, 0];
  for (const act of own) {
    if (act.act === 'roads') roads += act.from.length;
    if (act.act !== 'once') continue;
    const { event } = act;
    if (event.event === 'built') {
      const { building, region } = event;
      lines.push((sight) => `${sayBuilding(building)} (${nameRegion(region, sight)})`);
    } else if (event.event === 'upgraded') {
      const { building, hex } = event;
      lines.push((sight) => `${sayBuilding(building)} (${nameRegion(hex, sight)})`);
    } else if (event.event === 'bridge_built') {
      lines.push((sight) => say('rb-digest-bridge', { place: nameRegion(event.from, sight) }));
    } else if (event.event === 'shaft_sunk') {
      lines.push((sight) => say('rb-digest-shaft', { place: nameRegion(event.hex, sight) }));
    } else if (event.event === 'wall_built') walls += 1;
  }
  if (roads > 0) lines.push(() => say('rb-digest-roads', { count: roads }));
  if (walls > 0) lines.push(() => say('rb-digest-walls', { count: walls }));
  return lines;
}

function made(own: readonly Act[]): Line[] {
  const goods: Goods = {};
  const lines: Line[] = [];
  for (const act of own) {
    if (act.act === 'made') for (const [good, n] of listGoods(act.goods)) addTo(goods, good, n);
    if (act.act !== 'once') continue;
    const { event } = act;
    if (event.event === 'transporter_made') lines.push(() => sayTransport(event.kind));
    else if (event.event === 'donkey_born') lines.push(() => sayTransport('donkey'));
    else if (event.event === 'researched') lines.push(() => sayTopic(event.topic));
  }
  const some = listGoods(goods).filter(([good]) => !isRich(good));
  if (some.length > 0) lines.unshift(() => countGoods(Object.fromEntries(some)));
  return lines;
}

/** Each transporter from where it was to where it is, with what it brought. */
function moved(own: readonly Act[]): Line[] {
  interface Way {
    id: number;
    kind: Extract<Act, { act: 'trip' }>['kind'];
    from: Place | undefined;
    to: Place | undefined;
    brought: Goods;
  }
  const ways = new Map<number, Way>();
  for (const act of own) {
    if (act.act !== 'trip') continue;
    const { transporter: id, stops } = act;
    const known = ways.get(id);
    const way = known ?? { id, kind: act.kind, from: stops[0]?.at, to: undefined, brought: {} };
    way.kind = act.kind ?? way.kind;
    way.to = stops.at(-1)?.at ?? way.to;
    for (const [good, n] of listGoods(broughtBy(stops) ?? {})) addTo(way.brought, good, n);
    ways.set(id, way);
  }
  return [...ways.values()].map(({ id, kind, from, to, brought }) => (about) => {
    const transporter = nameTransporter(id, kind, about);
    const ends = [from, to].flatMap((at) => at ?? []);
    const sight = tellingApart(ends, about);
    const isBack = ends.length === 2 && placeKey(ends[0]!) === placeKey(ends[1]!);
    const route = (isBack ? ends.slice(1) : ends).map((at) => namePlace(at, sight)).join(' → ');
    const goods = countGoods(brought);
    return goods
      ? say('rb-act-trip-goods', { transporter, goods, route })
      : say('rb-act-trip', { transporter, route });
  });
}

function scored(own: readonly Act[]): Line[] {
  let bricks = 0;
  const riches: Goods = {};
  for (const act of own) {
    if (act.act === 'bricks') bricks += act.count;
    if (act.act !== 'made') continue;
    for (const [good, n] of listGoods(act.goods)) if (isRich(good)) addTo(riches, good, n);
  }
  const lines: Line[] = [];
  if (listGoods(riches).length > 0) lines.push(() => countGoods(riches));
  if (bricks > 0) lines.push(() => say('rb-digest-bricks', { count: bricks }));
  return lines;
}

const isRich = (good: Good): boolean => good in WORTH;
