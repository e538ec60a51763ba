// The position as the coach of the first game looks at it: what is where, and who can still go.

import { ROOM } from '../../../gen/roads-and-boats/tables';
import { hexOf } from '../types';
import type { Action, Building, Good, Goods, Hex, View } from '../types';

/** What a land transporter of one's own can do at the moment. */
export interface Carrier {
  id: number;
  hex: Hex;
  cargo: Goods;
  room: number;
  /** Whether it can still take a step in this phase. */
  canMove: boolean;
}

export const count = (goods: Goods): number =>
  Object.values(goods).reduce<number>((sum, number) => sum + (number ?? 0), 0);

export const goodsIn = (goods: Goods): Good[] => Object.keys(goods) as Good[];

export function add(one: Goods, other: Goods): Goods {
  const sum: Goods = { ...one };
  for (const good of goodsIn(other)) sum[good] = (sum[good] ?? 0) + (other[good] ?? 0);
  return sum;
}

/** What is left of the first without the second, none below nothing. */
export function without(one: Goods, other: Goods): Goods {
  const rest: Goods = {};
  for (const good of goodsIn(one)) {
    const left = (one[good] ?? 0) - (other[good] ?? 0);
    if (left > 0) rest[good] = left;
  }
  return rest;
}

/** What both have. */
export const common = (one: Goods, other: Goods): Goods => without(one, without(one, other));

export class Situation {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly carriers: readonly Carrier[];

  constructor(view: View, legal: readonly Action[]) {
    this.view = view;
    this.legal = legal;
    const movers = new Set(
      legal.map((action) => (action.do === 'step' ? action.transporter : undefined)),
    );
    const all = view.seats[0]?.transporters ?? [];
    const aboard = new Set(all.map(({ carries }) => carries));
    this.carriers = all
      .filter(({ at, id }) => 'land' in at && !aboard.has(id))
      .map(({ id, kind, at, cargo, carries }) => ({
        id,
        hex: hexOf(at),
        cargo: cargo ?? {},
        room: carries === undefined ? (ROOM[kind] ?? 0) : 0,
        canMove: movers.has(id),
      }));
  }

  /** What lies on a tile. */
  lying(hex: Hex): Goods {
    return (this.view.goods ?? [])
      .filter(({ region }) => isAt(region, hex))
      .reduce<Goods>((sum, { goods }) => add(sum, goods), {});
  }

  /** What lies on a tile and no transporter of one's own has moved in this phase. */
  fresh(hex: Hex): Goods {
    const moved = (this.view.moved ?? []).filter(
      ({ on }) => 'region' in on && isAt(on.region, hex),
    );
    return moved.reduce<Goods>(
      (left, { good, count: units }) => without(left, { [good]: units }),
      this.lying(hex),
    );
  }

  /** Who stands on a tile. */
  at(hex: Hex): Carrier[] {
    return this.carriers.filter((carrier) => isAt(carrier.hex, hex));
  }

  /** What lies on a tile or is carried there. */
  here(hex: Hex): Goods {
    return this.at(hex).reduce((sum, { cargo }) => add(sum, cargo), this.lying(hex));
  }

  /** Everything there is of a good. */
  total(good: Good): number {
    const heaps = (this.view.goods ?? []).map(({ goods }) => goods);
    const cargoes = this.carriers.map(({ cargo }) => cargo);
    return [...heaps, ...cargoes].reduce((sum, goods) => sum + (goods[good] ?? 0), 0);
  }

  /** Whether there is a building of a kind. */
  has(kind: Building): boolean {
    return this.view.buildings?.some(({ building }) => building === kind) ?? false;
  }

  /** The tile of the first building of a kind. A mine without gold is of no use while gold for the first coins is missing. */
  building(kind: Building): Hex | undefined {
    const all = (this.view.buildings ?? []).filter(({ building }) => building === kind);
    const needsGold = kind === 'mine' && this.total('gold') < 2 && this.total('coins') === 0;
    const found = needsGold ? all.find(({ bag }) => (bag?.gold ?? 0) > 0) : all[0];
    return found && [found.region[0], found.region[1]];
  }

  isFree(hex: Hex): boolean {
    return !this.view.buildings?.some(({ region }) => isAt(region, hex));
  }

  canStep(id: number, to: Hex): boolean {
    return this.legal.some(
      (action) => action.do === 'step' && action.transporter === id && isAt(hexOf(action.to), to),
    );
  }

  find<Do extends Action['do']>(what: Do): Extract<Action, { do: Do }> | undefined {
    return this.legal.find((action) => action.do === what) as
      Extract<Action, { do: Do }> | undefined;
  }
}

export const isAt = (one: readonly number[], other: readonly number[]): boolean =>
  one[0] === other[0] && one[1] === other[1];
