// What is on each tile, as the view has it.

import { GOODS, IRRIGATION } from '../../../gen/roads-and-boats/tables';
import { journeyOf } from '../reading/standing';
import type { Building, Good, Goods, Place, Region, Transport, View } from '../types';
import { hexKey, hexOf, regionKey } from '../types';

export interface Pile {
  kind: 'pile';
  key: string;
  good: Good;
  count: number;
  region: Region;
}

export interface House {
  kind: 'building';
  key: string;
  building: Building;
  region: Region;
  made: number;
  gold: number;
  iron: number;
}

export interface Flag {
  kind: 'home';
  key: string;
  seat: number;
  region: Region;
}

export interface Mover {
  kind: 'transporter';
  key: string;
  id: number;
  seat: number;
  transport: Transport;
  at: Place;
  cargo: readonly (readonly [Good, number])[];
  rider: { id: number; seat: number; transport: Transport } | undefined;
  hasMoved: boolean;
  /** How many steps it has left, while it is on its way. */
  steps: number | undefined;
}

export type Thing = Pile | House | Flag | Mover;

/** Whether the deserts are green. */
export const isIrrigated = (view: View): boolean => (view.bricks?.length ?? 0) >= IRRIGATION;

/** Goods there are, in their usual order. */
export const listed = (goods: Goods | undefined): [Good, number][] =>
  GOODS.flatMap((good): [Good, number][] => {
    const count = goods?.[good] ?? 0;
    return count > 0 ? [[good, count]] : [];
  });

/** How many steps one that is on its way has left. Before the first it is not said, since it depends on the way. */
function stepsOf(view: View, id: number): number | undefined {
  const left = journeyOf(id, view)?.steps_left;
  return left === 0 ? undefined : left;
}

/** All transporters that stand by themselves, with what they carry. */
function moversOf(view: View): Mover[] {
  const all = view.seats.flatMap((seat, index) =>
    seat.transporters.map((transporter) => ({ ...transporter, seat: index })),
  );
  const byId = new Map(all.map((transporter) => [transporter.id, transporter]));
  const carried = new Set(all.map(({ carries }) => carries));
  return all
    .filter(({ id }) => !carried.has(id))
    .map((transporter) => {
      const { id, seat, kind, at, cargo, carries, moved } = transporter;
      const rider = typeof carries === 'number' ? byId.get(carries) : undefined;
      return {
        kind: 'transporter',
        key: `transporter ${id}`,
        id,
        seat,
        transport: kind,
        at,
        cargo: listed(cargo),
        rider: rider && { id: rider.id, seat: rider.seat, transport: rider.kind },
        hasMoved: moved ?? false,
        steps: stepsOf(view, id),
      };
    });
}

/** Everything on the map, by the tile it is on. What lies at a dock is on the tile of the land. */
export function contentsOf(view: View): Map<string, Thing[]> {
  const contents = new Map<string, Thing[]>();
  const put = (hex: readonly number[], thing: Thing): void => {
    const key = hexKey(hex);
    const list = contents.get(key);
    if (list) list.push(thing);
    else contents.set(key, [thing]);
  };
  for (const { region, building, made, bag } of view.buildings ?? []) {
    put(region, {
      kind: 'building',
      key: `building ${regionKey(region)}`,
      building,
      region,
      made: made ?? 0,
      gold: bag?.gold ?? 0,
      iron: bag?.iron ?? 0,
    });
  }
  view.seats.forEach(({ home }, seat) => {
    if (home) put(home, { kind: 'home', key: `home ${seat}`, seat, region: home });
  });
  for (const mover of moversOf(view)) put(hexOf(mover.at), mover);
  for (const { region, goods } of view.goods ?? []) {
    for (const [good, count] of listed(goods)) {
      put(region, { kind: 'pile', key: `${good} ${regionKey(region)}`, good, count, region });
    }
  }
  return contents;
}
