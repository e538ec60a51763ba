// Where hexagons lie on the paper of the editor: pointed at the top, in coordinates [q, r].

import { FURTHEST, NEIGHBOURS } from '../../../gen/roads-and-boats/tables';
import {
  centerOf,
  hexPath,
  INRADIUS,
  opposite,
  plus,
  RADIUS,
  sideMiddle,
  SIDES,
  times,
  towards,
  type Point,
} from '../map/geometry';

export { opposite, RADIUS, type Point };

export type Hex = readonly [number, number];

/** All six edges of a tile. */
export const EDGES = SIDES;

export const keyOf = ([q, r]: Hex): string => `${q},${r}`;

export function hexOf(key: string): Hex {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return [q, r];
}

export const neighbour: (hex: Hex, edge: number) => Hex = towards;

/** The edge over which one gets from a hexagon to its neighbour, if they are neighbours. */
export function edgeTo([q, r]: Hex, [toQ, toR]: Hex): number | undefined {
  const edge = NEIGHBOURS.findIndex(([dq, dr]) => q + dq === toQ && r + dr === toR);
  return edge < 0 ? undefined : edge;
}

/** Whether a tile may lie there at all. */
export const isInside = ([q, r]: Hex): boolean =>
  Math.abs(q) <= FURTHEST && Math.abs(r) <= FURTHEST;

export const middle: (hex: Hex) => Point = centerOf;

/** The hexagon under a point. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / (1.5 * RADIUS);
  const q = x / (2 * INRADIUS) - r / 2;
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) near.q = -near.r - near.s;
  else if (off.r > off.s) near.r = -near.q - near.s;
  // Adding zero turns -0 into 0.
  return [near.q + 0, near.r + 0];
}

/** The edge of a hexagon that is nearest to a point in it. */
export function edgeAt(hex: Hex, { x, y }: Point): number {
  const at = middle(hex);
  const angle = Math.atan2(y - at.y, x - at.x);
  return ((Math.round(angle / (Math.PI / 3)) % 6) + 6) % 6;
}

/** The middle of an edge, or a point on the way to it. */
export const edgeMiddle = (hex: Hex, edge: number, share = 1): Point =>
  plus(middle(hex), times(sideMiddle(edge), share));

/** The outline of a hexagon, grown or shrunk, as a path. */
export const outline = (hex: Hex, scale: number): string => hexPath(scale, middle(hex));

/** Where an arrow key leads. Up and down keep to the column, as well as hexagons have one. */
export function stepBy([q, r]: Hex, arrow: string): Hex | undefined {
  const isEven = r % 2 === 0;
  switch (arrow) {
    case 'ArrowRight':
      return neighbour([q, r], 0);
    case 'ArrowLeft':
      return neighbour([q, r], 3);
    case 'ArrowUp':
      return neighbour([q, r], isEven ? 5 : 4);
    case 'ArrowDown':
      return neighbour([q, r], isEven ? 1 : 2);
    default:
      return undefined;
  }
}
