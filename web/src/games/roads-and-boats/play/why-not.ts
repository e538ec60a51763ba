// What one might want to do on a tile and cannot, so that one can ask why.

import { BUILDINGS, TOPICS } from '../../../gen/roads-and-boats/tables';
import type { Action, Ground, Hex, Region, View } from '../types';
import { hexKey, hexOf } from '../types';
import { actionKey, hexOfAction } from './actions';
import { isBoat, tileAt, units, type Unit } from './table';
import { placesOn, regionsOf } from './tiles';

interface Asking {
  view: View;
  ground: Ground;
  legal: readonly Action[];
  seat: number | undefined;
  hex: Hex;
  /** The transporter that is chosen, if it is one's own. */
  unit: Unit | undefined;
}

/** Everything of the present phase that could be wanted on a tile and is not possible. */
export function questionsAt(asking: Asking): Action[] {
  const { legal, view } = asking;
  const possible = new Set(legal.map(actionKey));
  return wishesAt(asking).filter((action) => {
    if (possible.has(actionKey(action))) return false;
    // A wish may leave out what there is to choose about it.
    return !legal.some((other) => other.do === action.do && isSameWish(action, other, view));
  });
}

function isSameWish(wish: Action, other: Action, view: View): boolean {
  if (wish.do === 'make' && other.do === 'make') return hexKey(wish.hex) === hexKey(other.hex);
  if (wish.do === 'build' && other.do === 'build') {
    const [one, two] = [hexOfAction(wish, view), hexOfAction(other, view)];
    return wish.building === other.building && !!one && !!two && hexKey(one) === hexKey(two);
  }
  return false;
}

function wishesAt({ view, ground, seat, hex, unit }: Asking): Action[] {
  const tile = tileAt(ground, hex);
  if (!tile || typeof view.stage !== 'string' || view.stage !== 'acting') return [];
  const [first = hex] = regionsOf(tile, view);
  const here = units(view).filter(({ at }) => hexKey(hexOf(at)) === hexKey(hex));
  switch (view.phase) {
    case 'movement':
      return unit ? stepsAt(unit, tile, view) : [];
    case 'production':
      return productionWishes(view, hex, first, here, seat);
    case 'building':
      return BUILDINGS.map((building) => ({
        do: 'build',
        region: first,
        building,
        ...(building === 'mine' ? { filling: 'mixed' as const } : {}),
      }));
    case 'wonder':
      return [{ do: 'brick' }];
  }
}

function stepsAt(unit: Unit, tile: Parameters<typeof placesOn>[0], view: View): Action[] {
  if (hexKey(hexOf(unit.at)) === hexKey(tile.hex)) return [];
  return placesOn(tile, view, isBoat(unit)).map((to) => ({
    do: 'step',
    transporter: unit.id,
    to,
  }));
}

function productionWishes(
  view: View,
  hex: Hex,
  region: Region,
  here: readonly Unit[],
  seat: number | undefined,
): Action[] {
  const works = view.buildings?.find((one) => hexKey(one.region) === hexKey(hex))?.building;
  const own = here.filter((unit) => unit.seat === seat);
  const wishes: Action[] = [];
  if (works === 'wagon_factory') {
    const donkeys = own.filter(({ kind }) => kind === 'donkey');
    wishes.push(...donkeys.map(({ id }): Action => ({ do: 'harness', donkey: id })));
  } else if (works?.endsWith('_factory') && works !== 'stone_factory') {
    wishes.push({ do: 'make', hex, at: { land: region } });
  } else if (works) {
    wishes.push({ do: 'produce', hex });
  }
  if (own.some(({ kind }) => kind === 'donkey')) wishes.push({ do: 'breed', region });
  const known = view.seats[seat ?? -1]?.research ?? [];
  if (own.length > 0) {
    const open = TOPICS.filter((topic) => !known.includes(topic));
    wishes.push(...open.map((topic): Action => ({ do: 'research', region, topic })));
  }
  return wishes;
}
