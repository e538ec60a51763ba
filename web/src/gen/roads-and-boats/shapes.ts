// Written by `cargo xtask types`. Change the shapes of the pictures instead.

/** From the middle of a tile to its corners. */
export const RADIUS: number = 100;

/** From the middle of a tile to the middles of its sides. */
export const INRADIUS: number = 86.6025403784;

/** The middles of the sides of a tile, clockwise from the east. */
export const SIDE_MIDDLES: readonly { readonly x: number; readonly y: number }[] = [{"x":86.6025403784,"y":0},{"x":43.3012701892,"y":75},{"x":-43.3012701892,"y":75},{"x":-86.6025403784,"y":0},{"x":-43.3012701892,"y":-75},{"x":43.3012701892,"y":-75}];

/** The corners where the sides end, clockwise. */
export const CORNERS: readonly { readonly x: number; readonly y: number }[] = [{"x":86.6025403784,"y":50},{"x":0,"y":100},{"x":-86.6025403784,"y":50},{"x":-86.6025403784,"y":-50},{"x":0,"y":-100},{"x":86.6025403784,"y":-50}];

/** How broad the water of a river is. */
export const BREADTH: number = 22;

/** How broad a river is with its banks. */
export const BREADTH_WITH_BANKS: number = 27;

/** How a river leaves its source, in parts of its way. */
export const SOURCE: Readonly<Record<'leaving' | 'arriving' | 'aside', number>> = {"arriving":0.75,"aside":0.25,"leaving":0.4};

/** A sharp bend of a river alone, in parts of the ways to its sides. */
export const LOOP: Readonly<Record<'straight' | 'top' | 'aside', number>> = {"aside":0.24,"straight":0.46,"top":0.17};

/** Where a bridge over one arm stands, in parts of the way to its side. */
export const ARM_BRIDGE: number = 0.58;

/** What is as wide as this part of the widest spot of a region is in its widest part. */
export const WIDE: number = 0.9;

/** How far a road runs square to its side, in parts of the way to the side. */
export const INWARD: number = 0.3;

/** How smoothly a road goes round water, in parts of its way. */
export const PACE: number = 0.2;

/** How far ahead of a bridge the way onto it is straight, in parts of half the bridge. */
export const ONTO_BRIDGE: number = 0.8;

/** How far from the coast boats gather. */
export const MOORING: number = 26;

/** What grows and lies on the ground, from a spot on. */
export const MOTIFS: Readonly<Record<'tuft' | 'flower' | 'golden_flower' | 'oak' | 'crack' | 'shine' | 'grain' | 'cactus' | 'swell' | 'crest', string>> = {"cactus":"v-20m0 13h-7v-7m7 11h7v-9","crack":"m-3 -12l2 9l-11 5m11 -5l11 4","crest":"m-15 3q5 -8 10 0t10 0t10 0","flower":"m13 3h0","golden_flower":"m-14 -3h0","grain":"m-8 9h0m7 -3h0m6 4h0","oak":"m-11 1a8 8 0 0 1 4 -11a8.5 8.5 0 0 1 14 0a8 8 0 0 1 4 11a9 8 0 0 1 -11 8a9 8 0 0 1 -11 -8z","shine":"m-10 -4l6 -6","swell":"m-9 2q4.5 -6 9 0t9 0","tuft":"m-7 5q1 -6 -2 -10m6 10q0 -8 1 -13m4 13q0 -6 4 -10"};
