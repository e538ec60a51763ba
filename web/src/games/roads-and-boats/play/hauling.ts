// Loading all that fits, going, and unloading: what one click on a tile can mean.

import { GOODS } from '../../../gen/roads-and-boats/tables';
import type { Action, Good, Goods, Holder, Place } from '../types';
import { hexOf, holderKey, regionKey } from '../types';
import { handPlan, holdersAt, type Handing } from './cargo';
import { freeRoom, heapOf, reachOf, type Unit } from './table';

/** The land beside a transporter, and on it. Geese follow by themselves, so that they are left out of all this. */
function landBeside(unit: Unit, handing: Handing): Holder[] {
  const reach = reachOf(handing.view, handing.ground, unit.at);
  return holdersAt(handing, hexOf(unit.at)).filter(
    (holder) => 'region' in holder && reach.has(regionKey(holder.region)),
  );
}

/** How many units of a heap no other transporter of the seat has moved in this phase (RB-MOVE-06). */
function free(good: Good, holder: Holder, { view, seat }: Handing): number {
  const moved = (view.moved ?? [])
    .filter(
      (one) =>
        one.good === good &&
        holderKey(one.on) === holderKey(holder) &&
        seat !== undefined &&
        one.by.includes(seat),
    )
    .reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, (heapOf(view, holder)[good] ?? 0) - moved);
}

/** What loads all that fits of what lies beside a transporter, in the usual order of goods. */
export function loadPlan(unit: Unit, handing: Handing): Action[] {
  const to: Holder = { transporter: unit.id };
  let room = freeRoom(unit);
  return landBeside(unit, handing).flatMap((from) =>
    GOODS.filter((good) => good !== 'goose').flatMap((good) => {
      const wanted = Math.min(room, free(good, from, handing));
      const plan = wanted > 0 ? handPlan(good, from, to, wanted, handing) : [];
      room -= plan.length;
      return plan;
    }),
  );
}

/** What a transporter carries once some goods have been loaded. */
function carried(unit: Unit, loading: readonly Action[]): Goods {
  const goods: Goods = { ...unit.cargo };
  for (const action of loading) {
    if (action.do === 'hand') goods[action.good] = (goods[action.good] ?? 0) + 1;
  }
  return goods;
}

/** What a transporter would take along if it loaded all that fits. */
export const loadOf = (unit: Unit, handing: Handing): Goods =>
  carried(unit, loadPlan(unit, handing));

/** What unloads goods where a transporter has come to. Afloat it is not said where to, and nothing is laid down. */
function layDown(unit: Unit, goods: Goods, at: Place): Action[] {
  const land = 'land' in at ? at.land : 'dock' in at ? at.dock.land : undefined;
  if (!land) return [];
  return GOODS.flatMap((good) =>
    Array.from({ length: goods[good] ?? 0 }, (): Action => {
      return { do: 'hand', good, from: { transporter: unit.id }, to: { region: land } };
    }),
  );
}

/** What unloads a transporter where it stands, as far as that is possible. */
export function unloadPlan(unit: Unit, handing: Handing): Action[] {
  const [land, ...more] = landBeside(unit, handing);
  if (!land || more.length > 0) return [];
  const from: Holder = { transporter: unit.id };
  return GOODS.flatMap((good) => handPlan(good, from, land, unit.cargo?.[good] ?? 0, handing));
}

/** What loads all that fits, takes some steps, and unloads at their end. */
export function haulPlan(
  unit: Unit,
  steps: readonly Action[],
  to: Place,
  handing: Handing,
): Action[] {
  const loading = loadPlan(unit, handing);
  return [...loading, ...steps, ...layDown(unit, carried(unit, loading), to)];
}
