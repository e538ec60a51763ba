// Everything that can be done, sorted so that a long list is short to read: by transporter, by tile, by kind.

import { say } from '../../../lib/words.svelte';
import { COSTS, ROOM } from '../aid';
import {
  directionTo,
  listGoods,
  sayAbout,
  sayDirection,
  sayGoods,
  sayHex,
  sayPhase,
  sayPlace,
  sayRegion,
  sayTerrain,
  sayTransporter,
  terrainAt,
  transporterOf,
  type Sight,
} from '../naming';
import { offerOf } from '../offering';
import {
  hexKey,
  hexOf,
  regionKey,
  type Action,
  type Goods,
  type Hex,
  type Holder,
  type RoadsScene,
  type View,
} from '../types';
import { sayCargo, sayMovement, type Own } from './standing';

/** One thing to choose: an action, or several taken as one. */
export interface Choice {
  key: string;
  label: string;
  actions: readonly Action[];
}

export interface Group {
  key: string;
  title: string;
  choices: Choice[];
  /** Places more than a step away, of which there may be many. */
  far?: Choice[];
  groups?: Group[];
  /** Short enough to be open from the beginning. */
  isOpen?: boolean;
}

export interface Menu {
  /** What belongs to no thing on the map. */
  plain: Choice[];
  groups: Group[];
}

export type Legal = Pick<RoadsScene, 'legal' | 'view' | 'guide' | 'eyes'>;
type Step = Extract<Action, { do: 'step' }>;
type Hand = Extract<Action, { do: 'hand' }>;

/** More roads or walls than this get a list of their own. */
const FEW_EDGES = 3;
const EDGES: readonly Action['do'][] = ['road', 'bridge', 'wall', 'raze'];
const WORKS: readonly Action['do'][] = ['produce', 'make', 'harness', 'breed', 'upgrade'];
const PLAIN: readonly Action['do'][] = [
  'call',
  'waive',
  'keep_praying',
  'stop_praying',
  'take_position',
  'destroy',
  'brick',
  'agree',
  'refuse',
  'withdraw',
];

export const keyOf = (...actions: readonly Action[]): string => JSON.stringify(actions);

const choiceOf = (label: string, ...actions: readonly Action[]): Choice => ({
  key: keyOf(...actions),
  label,
  actions,
});

/** Everything that can be done now, but for the payment of a bill. */
export function menuOf(scene: Legal, sight: Sight): Menu {
  const { legal } = scene;
  const offered = (action: Action): Choice => choiceOf(offerOf(action, sight), action);
  const of = (...kinds: readonly Action['do'][]): Action[] =>
    legal.filter((action) => kinds.includes(action.do));
  const plain = of(...PLAIN).map(offered);
  if (of('done').length > 0) plain.push(doneOf(scene, sight));
  const list = (key: string, title: string, actions: readonly Action[]): Group[] =>
    actions.length > 0 ? [{ key, title, choices: actions.map(offered), isOpen: true }] : [];
  return {
    plain,
    groups: [
      ...list('homes', say('rb-read-homes'), of('settle')),
      ...laying(of('lay_tile'), sight),
      ...list('works', say('rb-read-works'), of(...WORKS)),
      ...research(of('research'), sight),
      ...transporters(scene, sight),
      ...sites(scene, sight),
    ],
  };
}

/** Being done, with the transporters that could still move. */
function doneOf({ view, guide }: Legal, sight: Sight): Choice {
  const done: Action = { do: 'done' };
  const movers = (guide?.chances.movers ?? []).filter((id) => !transporterOf(id, view)?.moved);
  const hasLeft = view.phase === 'movement' && !view.duty && movers.length > 0;
  if (!hasLeft) return choiceOf(offerOf(done, sight), done);
  const transporters = movers.map((id) => sayTransporter(id, view)).join(', ');
  return choiceOf(say('rb-do-done-left', { phase: sayPhase(view.phase), transporters }), done);
}

/** Actions by what `by` finds in them, in the order they first come. */
function grouped<Kind extends Action>(
  actions: readonly Kind[],
  by: (action: Kind) => string,
): Kind[][] {
  const groups = new Map<string, Kind[]>();
  for (const action of actions) {
    const key = by(action);
    const known = groups.get(key);
    if (known) known.push(action);
    else groups.set(key, [action]);
  }
  return [...groups.values()];
}

function laying(actions: readonly Action[], sight: Sight): Group[] {
  const tiles = actions.filter((action) => action.do === 'lay_tile');
  return grouped(tiles, ({ hex }) => hexKey(hex)).map((ways) => {
    const tile = sayHex(ways[0]?.hex ?? [0, 0]);
    return {
      key: `lay ${tile}`,
      title: say('rb-menu-lay-where', { tile, count: ways.length }),
      choices: ways.map((action) => choiceOf(offerOf(action, sight), action)),
    };
  });
}

function research(actions: readonly Action[], sight: Sight): Group[] {
  const found = actions.filter((action) => action.do === 'research');
  return grouped(found, ({ region }) => regionKey(region)).map((ways) => {
    const region = sayRegion(ways[0]?.region ?? [0, 0], sight);
    return {
      key: `research ${region}`,
      title: say('rb-menu-research', { region }),
      choices: ways.map((action) => choiceOf(offerOf(action, sight), action)),
    };
  });
}

/** What each transporter of one's own can do: go, take and leave goods, lead geese, carry another. */
function transporters(scene: Legal, sight: Sight): Group[] {
  const { view, legal, eyes } = scene;
  const isMoving = view.phase === 'movement';
  return (view.seats[eyes ?? -1]?.transporters ?? []).flatMap((own) => {
    const choices = [
      ...steps(own, scene, sight),
      ...hands(own, scene, sight),
      ...legal
        .filter((action) => isOf(action, own.id))
        .map((action) => choiceOf(offerOf(action, sight), action)),
    ];
    const far = further(own, scene, sight);
    if (choices.length === 0 && far.length === 0) return [];
    const args = {
      transporter: sayTransporter(own.id, view),
      place: sayPlace(own.at, sight),
      cargo: sayCargo(own, view),
    };
    const title = isMoving
      ? say('rb-menu-move', { ...args, state: sayMovement(own, view) })
      : say('rb-menu-goods', args);
    const isOnItsWay = view.journey?.transporter === own.id;
    return [{ key: `transporter ${own.id}`, title, choices, far, isOpen: isOnItsWay }];
  });
}

const isOf = (action: Action, id: number): boolean =>
  ((action.do === 'lead' || action.do === 'leave') && action.transporter === id) ||
  ((action.do === 'carry' || action.do === 'set_down') && action.carrier === id);

/** Single steps, clockwise from the east. */
function steps(own: Own, { legal, guide }: Legal, sight: Sight): Choice[] {
  const routes = guide?.ways.find(({ transporter }) => transporter === own.id)?.routes ?? [];
  const found = legal.filter(
    (action): action is Step => action.do === 'step' && action.transporter === own.id,
  );
  const edge = ({ to }: Step): number => directionTo(hexOf(own.at), hexOf(to)) ?? 6;
  return found
    .sort((one, other) => edge(one) - edge(other))
    .map((action) => {
      const { to, ashore } = action;
      const about = [sayAbout(to, sight)];
      const route = routes.find(({ steps: way, to: end }) => way.length === 1 && isSame(end, to));
      // A donkey that leaves the road goes no further.
      const isByRoad = own.kind === 'donkey' ? (route?.steps_left ?? 0) > 0 : 'land' in to;
      if (isByRoad) about.push(say('rb-menu-by-road'));
      if (ashore) about.push(say('rb-menu-go-ashore', { region: sayRegion(ashore, sight) }));
      const direction = edge(action) < 6 ? sayDirection(edge(action)) : '';
      const place = sayPlace(to, sight);
      const label = say('rb-menu-go', { direction, place, about: about.join(', ') });
      return choiceOf(label, action);
    });
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Places more than a step away. */
function further(own: Own, { guide, legal }: Legal, sight: Sight): Choice[] {
  const canStep = legal.some((action) => action.do === 'step' && action.transporter === own.id);
  const ways = guide?.ways.find(({ transporter }) => transporter === own.id)?.routes ?? [];
  return ways
    .filter(({ steps: way }) => canStep && way.length > 1)
    .map(({ to, steps: way }) => {
      const about = sayAbout(to, sight);
      const label = say('rb-menu-go-far', {
        place: sayPlace(to, sight),
        about,
        steps: way.length,
      });
      const actions = way.map((place): Action => ({ do: 'step', transporter: own.id, to: place }));
      return choiceOf(label, ...actions);
    });
}

/** Goods to take and to leave, one at a time or as many as there is room for. */
function hands(own: Own, { legal, view }: Legal, sight: Sight): Choice[] {
  const isHere = (holder: Holder): boolean =>
    'transporter' in holder && holder.transporter === own.id;
  const found = legal.filter(
    (action): action is Hand => action.do === 'hand' && (isHere(action.from) || isHere(action.to)),
  );
  // Loading first, then unloading, then what passes between transporters.
  const rank = ({ from, to }: Hand): number => ('region' in from ? 0 : 'region' in to ? 1 : 2);
  return found
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((action) => {
      const label = offerOf(action, sight);
      const most = Math.min(heapOf(action.from, view)[action.good] ?? 0, roomOf(action.to, view));
      const one = choiceOf(label, action);
      if (most < 2) return [one];
      const all = Array.from({ length: most }, () => action);
      return [one, choiceOf(say('rb-do-times', { action: label, count: most }), ...all)];
    });
}

export function heapOf(holder: Holder, view: View): Goods {
  if ('transporter' in holder) return transporterOf(holder.transporter, view)?.cargo ?? {};
  const key = regionKey(holder.region);
  return view.goods?.find(({ region }) => regionKey(region) === key)?.goods ?? {};
}

function roomOf(holder: Holder, view: View): number {
  if ('region' in holder) return Infinity;
  const found = transporterOf(holder.transporter, view);
  if (!found) return 0;
  const laden = listGoods(found.cargo ?? {}).reduce((sum, [, count]) => sum + count, 0);
  return ROOM[found.kind] - laden;
}

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
function sites({ legal, view, eyes }: Legal, sight: Sight): Group[] {
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

/** All choices of groups, those within too. */
export const choicesOf = (groups: readonly Group[]): Choice[] =>
  groups.flatMap(({ choices, far = [], groups: inner = [] }) => [
    ...choices,
    ...far,
    ...choicesOf(inner),
  ]);

const plainly = (text: string): string => text.toLocaleLowerCase().replaceAll('−', '-');

/** Whether a text has all words that are looked for. */
export const has = (text: string, looked: string): boolean =>
  plainly(looked)
    .split(/\s+/)
    .every((word) => plainly(text).includes(word));
