// What the coach of the first game proposes in the movement phase.

import { COSTS } from '../../../gen/roads-and-boats/tables';
import type { Advice } from './advice';
import { deliver, missingAt, reload, send, type Errand } from './carrying';
import { goal, PLANS, siteOf, type Plan } from './course';
import type { Hex } from '../types';
import { SITES, wayBetween } from './map';
import { common, count, isAt, type Carrier, type Situation } from './situation';

const advise = (key: string, errand: Errand | undefined): Advice | undefined =>
  errand && {
    key,
    actions: errand.actions,
    target: { kind: 'transporter', id: errand.carrier.id },
  };

/** The first of some proposals that can be made. */
function first(...proposals: (() => Advice | undefined)[]): Advice | undefined {
  for (const propose of proposals) {
    const advice = propose();
    if (advice) return advice;
  }
  return undefined;
}

export function adviseMovement(now: Situation): Advice | undefined {
  const staying = breeders(now);
  const free = now.carriers.filter((carrier) => !staying.includes(carrier));
  return first(
    () => setDown(now),
    () => toBuild(now, 'woodcutter', free),
    () => toBuild(now, 'quarry', free),
    () => toBuild(now, 'sawmill', free),
    () => loadCoins(now),
    () => bringToMint(now, free),
    () => bringWood(now, free),
    () => bringHome(now, 'trunks', 'woodcutter', free),
    () => collect(now, 'trunks', 'woodcutter', free),
    () => toBreed(now, free),
    () => toBuild(now, 'mine', free),
    () => toBuild(now, 'coal_burner', free),
    () => toBuild(now, 'mint', free),
    () => bringHome(now, 'stone', 'quarry', free),
    () => summon(now, free),
    () => collect(now, 'gold', 'mine', free),
    () => collect(now, 'fuel', 'coal_burner', free),
    () => collect(now, 'stone', 'quarry', free),
    () => relieve(now, free),
    () => comeHome(now, free),
  );
}

/** The two that wait on the meadow for a foal. */
function breeders(now: Situation): Carrier[] {
  if (goal('breed').isDone(now)) return [];
  return now.at(SITES.meadow).filter(({ cargo }) => count(cargo) === 0);
}

/** Goods for a building of the course, once its time has come, and somebody to build it. */
function toBuild(
  now: Situation,
  building: Plan['building'],
  free: readonly Carrier[],
): Advice | undefined {
  if (now.building(building) || !isNext(now, building)) return undefined;
  const price = COSTS[building];
  const site = siteOf(now, building);
  const key = `carry-${building.replace('_', '-')}`;
  const missing = count(missingAt(now, price, site));
  if (missing > 0) {
    // Goods are gathered at home; what is on a back already goes on.
    const able = free.filter(
      ({ hex, cargo }) => isAt(hex, SITES.home) || count(common(cargo, price)) > 0,
    );
    return advise(key, deliver(now, price, site, able, Math.min(missing, 2)));
  }
  // Whoever came with the goods stays to build.
  if (now.at(site).length > 0) return undefined;
  return advise(key, send(now, site, free));
}

/** The first three belong together; after them one comes after the other. */
function isNext(now: Situation, building: Plan['building']): boolean {
  const nth = PLANS.findIndex((plan) => plan.building === building);
  const before = PLANS.slice(0, nth).filter((plan) => !now.building(plan.building));
  return nth < 3 || before.length === 0;
}

/** Two donkeys without a load go to the empty pasture. */
function toBreed(now: Situation, free: readonly Carrier[]): Advice | undefined {
  if (goal('breed').isDone(now) || !goal('opening').isDone(now)) return undefined;
  if (!now.isFree(SITES.meadow) || count(now.lying(SITES.meadow)) > 0) return undefined;
  const there = now.at(SITES.meadow).length;
  const empty = free.filter(({ cargo, hex }) => count(cargo) === 0 && !isAt(hex, SITES.woods));
  const able = empty.filter(({ canMove }) => canMove);
  if (there >= 2 || able.length + there < 2) return undefined;
  return advise('go-breed', send(now, SITES.meadow, able));
}

/** Trunks to the sawmill, stone to home. */
function bringHome(
  now: Situation,
  good: 'trunks' | 'stone',
  building: 'woodcutter' | 'quarry',
  free: readonly Carrier[],
): Advice | undefined {
  const from = now.building(building);
  if (!from) return undefined;
  const to = good === 'trunks' ? siteOf(now, 'sawmill') : SITES.home;
  // What the coal burner waits for is not carried away.
  if (good === 'trunks' && (wantsWood(now) || hasBoards(now))) return undefined;
  const loaded = free.filter(
    ({ cargo, hex, id }) => (cargo[good] ?? 0) > 0 && !isAt(hex, to) && !isBusyAt(now, hex, id),
  );
  const here = free.filter(({ hex }) => isAt(hex, from));
  const able = [...new Set([...here, ...loaded])];
  const need = { [good]: (now.here(to)[good] ?? 0) + 2 };
  return advise(`bring-${good}`, deliver(now, need, to, able));
}

/** Whether there are boards for all that is still to be built. */
const hasBoards = (now: Situation): boolean =>
  PLANS.filter(({ building }) => !now.building(building)).reduce(
    (sum, { building }) => sum + (COSTS[building].boards ?? 0),
    0,
  ) <= now.total('boards');

const wantsWood = (now: Situation): boolean => {
  const burner = now.building('coal_burner');
  if (!burner || goal('coins').isDone(now) || now.total('fuel') > 0) return false;
  const { boards = 0, trunks = 0 } = now.here(burner);
  return boards + trunks < 2;
};

/** Two trunks for the coal burner. */
function bringWood(now: Situation, free: readonly Carrier[]): Advice | undefined {
  const burner = now.building('coal_burner');
  const from = now.building('woodcutter');
  if (!burner || !from || !wantsWood(now)) return undefined;
  const loaded = free.filter(({ cargo, hex }) => (cargo.trunks ?? 0) > 0 && !isAt(hex, from));
  const here = free.filter(({ hex }) => isAt(hex, from));
  const errand = deliver(now, { trunks: 2 }, burner, [...here, ...loaded]);
  // One trunk makes no fire: whoever is in the woods waits for the second.
  const trunks = (now.here(from).trunks ?? 0) + (now.here(burner).trunks ?? 0);
  return errand && trunks >= 2 ? advise('bring-wood', errand) : undefined;
}

/** Gold and fuel for the first coin. */
function bringToMint(now: Situation, free: readonly Carrier[]): Advice | undefined {
  const mint = now.building('mint');
  if (!mint || goal('coins').isDone(now) || now.total('coins') > 0) return undefined;
  const hasGold = now.total('gold') >= 2;
  return first(
    () => (hasGold ? advise('bring-gold', deliver(now, { gold: 2 }, mint, free)) : undefined),
    () => advise('bring-fuel', deliver(now, { fuel: 1 }, mint, free)),
  );
}

/** Riches count only on a transporter. */
function loadCoins(now: Situation): Advice | undefined {
  if (goal('coins').isDone(now)) return undefined;
  const hand = now.legal.find(
    (action) => action.do === 'hand' && action.good === 'coins' && 'region' in action.from,
  );
  if (hand?.do !== 'hand' || !('transporter' in hand.to)) return undefined;
  return {
    key: 'load-coins',
    actions: [hand],
    target: { kind: 'transporter', id: hand.to.transporter },
  };
}

/** A neighbour without a task is sent where something is made and nobody is there to take it. */
function collect(
  now: Situation,
  good: 'trunks' | 'stone' | 'gold' | 'fuel',
  building: Plan['building'],
  free: readonly Carrier[],
): Advice | undefined {
  const place = now.building(building);
  if (!place || now.at(place).length > 0) return undefined;
  // Whoever has just brought some goes again next turn.
  const hasBrought = now.at(SITES.home).some((one) => !one.canMove && (one.cargo[good] ?? 0) > 0);
  if (hasBrought) return undefined;
  if (good === 'trunks' && hasBoards(now) && !wantsWood(now)) return undefined;
  if (good === 'fuel' && !now.lying(place).fuel) return undefined;
  const idle = free.filter(
    ({ hex, id }) => !isBusyAt(now, hex, id) && wayBetween(hex, place).length === 1,
  );
  return advise(`fetch-${good}`, send(now, place, idle));
}

/** Whether a transporter is needed where it is: alone where goods are made, or with goods for a building. */
function isBusyAt(now: Situation, hex: Hex, id: number): boolean {
  const next = PLANS.find(({ building }) => !now.building(building));
  const others = now.at(hex).filter((other) => other.id !== id);
  const cargo = now.at(hex).find((one) => one.id === id)?.cargo ?? {};
  const { gold = 0, fuel = 0, coins = 0, trunks = 0 } = cargo;
  // What the mint and the coal burner need is not carried away again.
  if (gold + fuel + coins > 0 || (trunks > 0 && wantsWood(now))) return true;
  if (isAt(hex, SITES.home)) return false;
  const isAlone = others.every((other) => other.id > id);
  if (next && isAt(siteOf(now, next.building), hex)) {
    return count(cargo) > 0 || (isAlone && count(now.lying(hex)) > 0);
  }
  const posts = ['woodcutter', 'quarry', 'mine', 'mint'] as const;
  return isAlone && posts.some((one) => isAt(now.building(one) ?? [], hex));
}

/** Goods for the next building wait at home, and nobody is there: somebody comes, and leaves its load where it was. */
function summon(now: Situation, free: readonly Carrier[]): Advice | undefined {
  const next = PLANS.find(({ building }) => !now.building(building));
  if (!next || now.at(SITES.home).length > 0) return undefined;
  const site = siteOf(now, next.building);
  const waiting = common(missingAt(now, COSTS[next.building], site), now.lying(SITES.home));
  if (count(waiting) === 0) return undefined;
  const posts = [site, now.building('quarry'), now.building('mine'), now.building('woodcutter')];
  for (const post of posts) {
    const there = free.filter(({ hex }) => post && isAt(hex, post));
    const errand = send(now, SITES.home, there);
    if (errand) return advise('come-home', { ...errand, actions: leave(errand) });
  }
  return undefined;
}

/** All wait with gold or fuel for a building whose goods nobody gets: one puts its load down at home and goes for them. */
function relieve(now: Situation, free: readonly Carrier[]): Advice | undefined {
  const next = PLANS.find(({ building }) => !now.building(building));
  if (!next || !goal('opening').isDone(now)) return undefined;
  const { stone = 0, boards = 0 } = missingAt(
    now,
    COSTS[next.building],
    siteOf(now, next.building),
  );
  const needs = [
    stone > now.total('stone') && (['fetch-stone', now.building('quarry')] as const),
    boards > now.total('boards') && (['fetch-trunks', now.building('woodcutter')] as const),
  ];
  for (const need of needs) {
    const [key, post] = need || [];
    if (!key || !post || now.at(post).length > 0) continue;
    const atHome = free.filter(({ hex }) => isAt(hex, SITES.home));
    if (atHome.length > 0) return advise(key, send(now, post, atHome));
    return advise('come-home', send(now, SITES.home, free));
  }
  return undefined;
}

/** Puts down what a transporter carries before it goes. */
const leave = ({ carrier, actions }: Errand): Errand['actions'] => [
  ...reload(carrier, {}),
  ...actions,
];

/** A donkey that was taken on another's back by mistake. */
function setDown(now: Situation): Advice | undefined {
  const action = now.find('set_down');
  return (
    action && {
      key: 'set-down',
      actions: [action],
      target: { kind: 'transporter', id: action.carrier },
    }
  );
}

/** Whoever has nothing to do comes home, where the next load will be. */
function comeHome(now: Situation, free: readonly Carrier[]): Advice | undefined {
  const idle = free.filter(({ hex, id }) => !isBusyAt(now, hex, id));
  return advise('come-home', send(now, SITES.home, idle));
}
