// Written by `cargo xtask types`. Change the tables of the rules instead.

import type { Card, Color } from '.';

/** The colours, in their usual order. */
export const COLORS: readonly Color[] = ["pink","blue","green","black","red","orange"];

/** The cards, in their usual order. */
export const CARDS: readonly Card[] = ["pink","blue","green","black","red","orange","wild"];

/** With so few carts the last round begins. */
export const LAST_CARTS: number = 2;
