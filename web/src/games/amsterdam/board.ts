// The board of a table: the one of the box, or the one its setup brings.

import box from '../../../../crates/amsterdam/data/amsterdam.json';
import type { Card, Cards, Color } from '../../gen/amsterdam';

export interface Spot {
  x: number;
  y: number;
}

export interface Place extends Spot {
  name: string;
}

export interface Space extends Spot {
  /** How far it is turned, in degrees. */
  deg: number;
}

export interface Route {
  a: string;
  b: string;
  length: number;
  color: Color | 'grey';
  cart: boolean;
  spaces: Space[];
}

export interface Contract {
  a: string;
  b: string;
  value: number;
}

export interface Board {
  name: string;
  /** Width and height; places and spaces are given as parts of them. */
  aspect: [number, number];
  places: Place[];
  routes: Route[];
  contracts: Contract[];
  score: Record<string, number>;
}

/** The board of a setup. */
export function boardOf(setup: unknown): Board {
  const own = (setup as { board?: Board | null } | undefined)?.board;
  return own ?? (box as unknown as Board);
}

/** How many of a card there are. */
export const count = (cards: Cards | null | undefined, card: Card): number => cards?.[card] ?? 0;
