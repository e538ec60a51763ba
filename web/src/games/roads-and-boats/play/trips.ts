// What a transporter has just done, as a trip that can be repeated: fetched here, brought there.

import type { News, PlanAt, PlanPart } from '../../../gen';
import type { Instruction } from '../../../gen/roads-and-boats';
import type { Action, Event, Good, Goods, Holder, Region, RoadsScene } from '../types';

/** A trip of a transporter. */
export interface Trip {
  transporter: number;
  goods: Goods;
  from: Region;
  to: Region;
}

/** A good that a transporter has taken up or put down. */
interface Haul {
  good: Good;
  region: Region;
  isUp: boolean;
}

/** For how many turns a trip is repeated. */
const TURNS = 5;

const isSame = (one: Region, other: Region): boolean => one.join() === other.join();

function haulOf(id: number, good: Good, from: Holder, to: Holder): Haul | undefined {
  if ('region' in from && 'transporter' in to && to.transporter === id) {
    return { good, region: from.region, isUp: true };
  }
  if ('transporter' in from && 'region' in to && from.transporter === id) {
    return { good, region: to.region, isUp: false };
  }
  return undefined;
}

/** What a transporter has taken up and put down, oldest first: at the table, and in the plan after that. */
function haulsOf(id: number, scene: Pick<RoadsScene, 'log' | 'plan'>): Haul[] {
  const happened = (scene.log ?? []).flatMap(({ events }: News) => (events ?? []) as Event[]);
  const done = happened.map((event) =>
    event.event === 'handed' ? haulOf(id, event.good, event.from, event.to) : undefined,
  );
  const steps = scene.plan.flatMap((part) => part.steps as (Action | Instruction)[]);
  const planned = steps.map((step) =>
    'do' in step && step.do === 'hand' ? haulOf(id, step.good, step.from, step.to) : undefined,
  );
  return [...done, ...planned].filter((haul) => haul !== undefined);
}

/** The last trip of a transporter: what it put down somewhere last, and where it had that from. */
export function tripOf(id: number, scene: Pick<RoadsScene, 'log' | 'plan'>): Trip | undefined {
  const hauls = haulsOf(id, scene);
  const last = hauls.findLastIndex(({ isUp }) => !isUp);
  const down = hauls[last];
  if (!down) return undefined;
  const goods: Goods = {};
  let nth = last;
  for (; nth >= 0; nth -= 1) {
    const haul = hauls[nth];
    if (!haul || haul.isUp || !isSame(haul.region, down.region)) break;
    goods[haul.good] = (goods[haul.good] ?? 0) + 1;
  }
  const ups = hauls.slice(0, nth + 1).filter(({ isUp, good }) => isUp && goods[good]);
  const from = ups.at(-1)?.region;
  if (!from || isSame(from, down.region)) return undefined;
  return { transporter: id, goods, from, to: down.region };
}

/** A plan in which a trip is made again in each of the next movement phases. */
export function repeated(trip: Trip, plan: readonly PlanPart[], now: PlanAt): PlanPart[] {
  const shuttle: Instruction = { run: 'shuttle', ...trip };
  const turn = now.phase === 'production' ? now.turn : now.turn + 1;
  const isHere = (part: PlanPart): boolean => part.phase === 'movement' && part.turn === turn;
  const found = plan.find(isHere);
  if (!found) {
    const part = { turn, phase: 'movement', until: turn + TURNS - 1, steps: [shuttle] };
    return [...plan, part];
  }
  const isOther = (step: unknown): boolean => {
    const { run, transporter } = step as { run?: string; transporter?: number };
    return run !== 'shuttle' || transporter !== trip.transporter;
  };
  const kept = found.steps.filter(isOther);
  const end = kept.findIndex((step) => (step as Action).do === 'done');
  const at = end < 0 ? kept.length : end;
  const steps = [...kept.slice(0, at), shuttle, ...kept.slice(at)];
  return plan.map((part) => (part === found ? { ...found, steps } : part));
}
