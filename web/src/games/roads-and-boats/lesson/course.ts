// The course of the first game: what is reached one after the other, and where.

import type { Building, Goods, Hex } from '../types';
import { SITES } from './map';
import type { Situation } from './situation';

/** Something to reach. Whatever order it is reached in, it stays reached. */
export interface Goal {
  key: string;
  isDone(now: Situation): boolean;
}

/** A building of the course. */
export interface Plan {
  building: Building;
  /** Where it should stand; the first that is free is taken. */
  sites: readonly Hex[];
}

const { home, woods, rock, mountain, mint, burner, meadow } = SITES;

export const PLANS: readonly Plan[] = [
  { building: 'woodcutter', sites: [woods, [2, -1], [0, -2], [-1, 2]] },
  { building: 'quarry', sites: [rock, [0, 2], [-2, 0]] },
  { building: 'sawmill', sites: [home, burner, mint, meadow] },
  { building: 'mine', sites: [mountain, [-1, -1]] },
  { building: 'coal_burner', sites: [burner, meadow, mint, home] },
  { building: 'mint', sites: [mint, meadow, burner, home] },
];

export const planOf = (building: Building): Plan =>
  PLANS.find((plan) => plan.building === building) as Plan;

/** Where a building of the course stands, or should. */
export function siteOf(now: Situation, building: Building): Hex {
  const { sites } = planOf(building);
  return now.building(building) ?? sites.find((hex) => now.isFree(hex)) ?? SITES.home;
}

const has =
  (...buildings: Building[]) =>
  (now: Situation): boolean =>
    buildings.every((building) => now.has(building));

const hasOpening = has('woodcutter', 'quarry', 'sawmill');

const riches = (now: Situation): Goods => now.view.wealth[0]?.riches ?? {};

export const GOALS: readonly Goal[] = [
  { key: 'settle', isDone: (now) => now.view.seats[0]?.home !== undefined },
  { key: 'opening', isDone: hasOpening },
  { key: 'breed', isDone: (now) => now.carriers.length > 3 || has('mine')(now) },
  { key: 'road', isDone: (now) => (now.view.roads?.length ?? 0) > 0 || has('mine')(now) },
  { key: 'mine', isDone: has('mine') },
  { key: 'coal_burner', isDone: has('coal_burner') },
  { key: 'brick', isDone: (now) => ownBricks(now) > 0 },
  { key: 'mint', isDone: has('mint') },
  { key: 'coins', isDone: (now) => (riches(now).coins ?? 0) + (riches(now).stock ?? 0) > 0 },
];

export const ownBricks = (now: Situation): number =>
  (now.view.bricks ?? []).filter((brick) => typeof brick === 'object').length;

export const goal = (key: string): Goal => GOALS.find((one) => one.key === key) as Goal;
