// What the coach of the first game says at any moment: the first thing of the course that can be done now.

import type { Action, Target } from '../types';
import { goal, GOALS, ownBricks, planOf, PLANS } from './course';
import { SITES } from './map';
import { adviseMovement } from './movement';
import { pay, spareAtHome } from './paying';
import { count, isAt, type Situation } from './situation';

/** One instruction. */
export interface Advice {
  /** Names the words: what to do, and why. */
  key: string;
  /** How it is done, in the order in which it is clicked. */
  actions: readonly Action[];
  /** Where on the map. */
  target?: Target;
}

const done: readonly Action[] = [{ do: 'done' }];

/** What to do now. */
export function advise(now: Situation): Advice {
  const { view } = now;
  if (view.stage === 'over') return { key: 'over', actions: [] };
  if (view.stage === 'homes') return settle();
  if (!isAt(view.seats[0]?.home ?? [], SITES.home)) return { key: 'elsewhere', actions: [] };
  if (view.seats[0]?.bill) return pay(now);
  if (isStuck(now)) return { key: 'stuck', actions: [] };
  if (goal('coins').isDone(now)) return free(now);
  if (isGoldGone(now)) return { key: 'no-gold', actions: [] };
  switch (view.phase) {
    case 'production':
      return produce(now);
    case 'movement':
      return adviseMovement(now) ?? { key: 'done-movement', actions: done };
    case 'building':
      return (
        build(now) ?? { key: awaitsRoad(now) ? 'no-road-yet' : 'done-building', actions: done }
      );
    case 'wonder':
      return brick(now) ?? { key: 'done-wonder', actions: done };
  }
}

const settle = (): Advice => ({
  key: 'settle',
  actions: [{ do: 'settle', home: [...SITES.home] }],
  target: { kind: 'region', region: [...SITES.home] },
});

/** Nothing comes of nothing: without boards for these there will never be any more. */
function isStuck(now: Situation): boolean {
  if (now.has('woodcutter') && now.has('sawmill')) return false;
  const woodcutter = now.has('woodcutter') ? 0 : 1;
  const sawmill = now.has('sawmill') ? 0 : 2;
  // Without a stone a quarry has to come first.
  const quarry = sawmill > 0 && now.total('stone') === 0 && !now.has('quarry') ? 2 : 0;
  return now.total('boards') < woodcutter + sawmill + quarry;
}

/** No gold for coins is left, and no mountain for another mine. */
const isGoldGone = (now: Situation): boolean =>
  now.has('mine') &&
  now.building('mine') === undefined &&
  !planOf('mine').sites.some((site) => now.isFree(site));

function produce(now: Situation): Advice {
  const breed = now.find('breed');
  if (breed && !goal('breed').isDone(now)) {
    return {
      key: 'breed',
      actions: [breed],
      target: { kind: 'region', region: breed.region },
    };
  }
  const feed = now.find('produce');
  if (feed) {
    const works = now.view.buildings?.find(({ region }) => isAt(region, feed.hex));
    const kinds = ['sawmill', 'coal_burner', 'mint'] as const;
    const kind = kinds.find((one) => one === works?.building);
    if (works && kind) {
      return {
        key: `produce-${kind.replace('_', '-')}`,
        actions: [feed],
        target: { kind: 'building', region: works.region },
      };
    }
  }
  return { key: now.view.turn === 1 ? 'done-first' : 'done-production', actions: done };
}

function build(now: Situation): Advice | undefined {
  for (const { building, sites } of PLANS) {
    if (now.building(building)) continue;
    const action = now.legal.find(
      (one) =>
        one.do === 'build' &&
        one.building === building &&
        sites.some((site) => isAt(one.region, site)),
    );
    if (action?.do !== 'build') continue;
    return {
      key: `build-${building.replace('_', '-')}`,
      actions: [action],
      target: { kind: 'region', region: action.region },
    };
  }
  return road(now);
}

/** Whether a road is the next goal, and one is on offer that leads elsewhere. */
const awaitsRoad = (now: Situation): boolean =>
  goal('breed').isDone(now) && !goal('road').isDone(now) && now.find('road') !== undefined;

/** A road to the woods, once there is a stone to spare. */
function road(now: Situation): Advice | undefined {
  if (goal('road').isDone(now) || !goal('opening').isDone(now)) return undefined;
  if ((now.here(SITES.home).stone ?? 0) < 2) return undefined;
  const action = now.legal.find(
    (one) => one.do === 'road' && isAt(one.from, SITES.home) && one.direction === 0,
  );
  if (action?.do !== 'road') return undefined;
  return {
    key: 'build-road',
    actions: [action],
    target: { kind: 'region', region: [...SITES.home] },
  };
}

/** A brick for the first points of a row, from what the course does not need. */
function brick(now: Situation): Advice | undefined {
  if (!now.find('brick') || ownBricks(now) > 0) return undefined;
  if (count(spareAtHome(now)) < now.view.brick_price) return undefined;
  return {
    key: 'brick',
    actions: [{ do: 'brick' }],
    target: { kind: 'tile', hex: [...SITES.home] },
  };
}

/** How many tips there are for a phase, once the course is over. */
const TIPS = { production: 3, movement: 2, building: 4, wonder: 2 } as const;

/** The course is over: one tip a turn and phase. */
function free(now: Situation): Advice {
  const { phase, turn, turns } = now.view;
  const laying = phase === 'wonder' ? brick(now) : undefined;
  if (laying) return laying;
  if ((turn ?? 1) >= turns - 1 && phase === 'movement') {
    return { key: 'tip-last', actions: done };
  }
  const nth = ((turn ?? 1) % TIPS[phase]) + 1;
  // Both of these tips are about geese.
  const isGoosey = phase === 'production' && nth < 3;
  if (isGoosey && now.total('goose') < 2) return { key: 'tip-no-geese', actions: done };
  return { key: `tip-${phase}-${nth}`, actions: done };
}

/** How far the course has come. */
export interface Course {
  /** For each goal, whether it is reached. */
  marks: readonly boolean[];
  reached: number;
  /** The first goal that is not reached, counted from one. */
  number: number;
  next: string | undefined;
}

export function progress(now: Situation): Course {
  const marks = GOALS.map((one) => one.isDone(now));
  const at = marks.indexOf(false);
  return { marks, reached: marks.filter(Boolean).length, number: at + 1, next: GOALS[at]?.key };
}
