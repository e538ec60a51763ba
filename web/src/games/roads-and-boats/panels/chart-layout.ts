// The process chart as a drawing: where each thing stands on a grid of 6 by 9, and what leads to what.

import type { Building, Good, Transport } from '../types';
import { BUILDINGS } from '../../../gen/roads-and-boats/tables';
import { worksOf } from './works';

export type Thing =
  | { kind: 'good'; good: Good }
  | { kind: 'building'; building: Building }
  | { kind: 'transport'; transport: Transport }
  | { kind: 'research' };

export interface Node {
  id: string;
  thing: Thing;
  x: number;
  y: number;
}

export interface Edge {
  id: string;
  from: string;
  to: string;
  /** A line from box to box. */
  d: string;
}

/** How large a field of the grid is in the drawing, and the half of a box in it with some air. */
export const FIELD = { width: 100, height: 92 };
export const GRID = { columns: 6, rows: 9 };
const HALF = { width: 43, height: 41 };

const goods = (places: Partial<Record<Good, readonly [number, number]>>): Node[] =>
  Object.entries(places).map(([name, [x, y]]) => {
    const good = name as Good;
    return { id: good, thing: { kind: 'good', good }, x, y };
  });

const buildings = (places: Record<Building, readonly [number, number]>): Node[] =>
  Object.entries(places).map(([name, [x, y]]) => {
    const building = name as Building;
    return { id: building, thing: { kind: 'building', building }, x, y };
  });

const transports = (places: Record<Transport, readonly [number, number]>): Node[] =>
  Object.entries(places).map(([name, [x, y]]) => {
    const transport = name as Transport;
    return { id: transport, thing: { kind: 'transport', transport }, x, y };
  });

export const NODES: readonly Node[] = [
  ...goods({
    trunks: [1, 1],
    clay: [4, 1],
    boards: [0, 3],
    paper: [1, 3],
    fuel: [2, 3],
    iron: [3, 3],
    stone: [5, 3],
    gold: [4, 4],
    goose: [1, 5],
    coins: [4, 6],
    stock: [4, 8],
  }),
  ...buildings({
    woodcutter: [1, 0],
    clay_pit: [4, 0],
    quarry: [5, 0],
    raft_factory: [2, 1],
    sawmill: [0, 2],
    paper_mill: [1, 2],
    coal_burner: [2, 2],
    oil_rig: [3, 2],
    stone_factory: [4, 2],
    mine: [4, 3],
    rowboat_factory: [0, 4],
    steamer_factory: [2, 4],
    truck_factory: [3, 4],
    mint: [4, 5],
    wagon_factory: [0, 6],
    stock_exchange: [4, 7],
  }),
  ...transports({
    raft: [3, 1],
    rowboat: [0, 5],
    steamer: [2, 5],
    truck: [3, 5],
    donkey: [1, 6],
    wagon: [0, 7],
  }),
  { id: 'research', thing: { kind: 'research' }, x: 1, y: 4 },
];

/** Lines that would cross half of the drawing. Such an input is a small picture beside the building instead. */
export const BESIDE: { readonly [building in Building]?: Good } = {
  mint: 'fuel',
  stock_exchange: 'paper',
  wagon_factory: 'boards',
};

/** What leads to what, by names. */
export const LINKS: readonly (readonly [string, string])[] = [
  ...BUILDINGS.flatMap((building) => {
    const { takes, gives = [], makes } = worksOf(building);
    const inputs: string[] = Object.keys(takes?.goods ?? {});
    if (takes?.wood) inputs.push('trunks', 'boards');
    if (takes?.donkey) inputs.push('donkey');
    const outputs: string[] = [...gives];
    if (makes) outputs.push(makes);
    return [
      ...inputs.map((input) => [input, building] as const),
      ...outputs.map((output) => [building, output] as const),
    ];
  }),
  ['paper', 'research'],
  ['goose', 'research'],
];

const isDrawn = ([from, to]: readonly [string, string]): boolean => BESIDE[to as Building] !== from;

const round = (number: number): number => Math.round(number * 10) / 10;

const middle = ({ x, y }: Node): [number, number] => [
  (x + 0.5) * FIELD.width,
  (y + 0.5) * FIELD.height,
];

export const EDGES: readonly Edge[] = LINKS.filter(isDrawn).flatMap(([from, to]) => {
  const start = NODES.find(({ id }) => id === from);
  const end = NODES.find(({ id }) => id === to);
  return start && end ? [{ id: `${from} ${to}`, from, to, d: line(start, end) }] : [];
});

/** A straight line between the rims of two boxes. */
function line(start: Node, end: Node): string {
  const [ax, ay] = middle(start);
  const [bx, by] = middle(end);
  const [dx, dy] = [bx - ax, by - ay];
  const cut = Math.min(
    dx === 0 ? Infinity : HALF.width / Math.abs(dx),
    dy === 0 ? Infinity : HALF.height / Math.abs(dy),
  );
  const at = (part: number): string => `${round(ax + dx * part)} ${round(ay + dy * part)}`;
  return `M${at(cut)}L${at(1 - cut)}`;
}
