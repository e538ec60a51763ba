// The pictures of the six terrains, each a small tile in a box of 58 by 66 around 0, 0.

import { hexPath } from '../map/geometry';
import type { Terrain } from '../types';
import { flat, form, line, type Stroke } from './strokes';

const tile = (terrain: Terrain): Stroke => form(hexPath(0.31), terrain, 2);

const fir = (x: number, y: number): Stroke[] => [
  flat(`M${x - 1.6} ${y + 6}h3.2v5h-3.2z`, 'bark'),
  form(`M${x} ${y - 13}l6 9h-2.6l5 10h-16.8l5 -10h-2.6z`, 'leaf', 1.3),
];

export const TERRAINS: Record<Terrain, readonly Stroke[]> = {
  pasture: [
    tile('pasture'),
    line(
      'M-14 -8q0 -5 -2 -8m5 8q0 -6 1 -10m3 10q0 -5 3 -8M4 15q0 -5 -2 -8m5 8q0 -6 1 -10m3 10q0 -5 3 -8',
      'grass',
      2.2,
    ),
    form('M-9 9a5 5 0 1 1 1 -8a6 6 0 0 1 8 0a5 5 0 1 1 1 8z', 'sheet', 1.4),
    line('M-6.4 9v4M-1.6 9v4', 'ink', 1.6),
    flat('M2 1.6h5.6q1.6 3 -1 4.4q-4 0 -4.6 -4.4z', 'ink'),
    line('M13 -9h0M16 4h0M-17 14h0', 'blossom', 3.4),
  ],
  woods: [
    tile('woods'),
    ...fir(-11, -8),
    ...fir(10, -7),
    ...fir(-1, 8),
    ...fir(-17, 8),
    ...fir(16, 10),
  ],
  rock: [
    tile('rock'),
    form('M-19 8l4 -15l10 -7l11 4l7 12l-3 6z', 'boulder', 1.5),
    line('M-5 -14l2 10l-11 5m11 -5l10 4', 'boulder-line', 1.4),
    form('M2 18l3 -9l8 -3l7 5l1 7z', 'boulder', 1.5),
    line('M-13 -4l6 -6', 'snow', 2.2),
  ],
  mountain: [
    tile('mountain'),
    form('M-25 13L-9 -17L-2 -6L4 -14L22 13Z', 'crag', 1.5),
    flat('M-9 -17L-2 -6L4 -14L22 13H-1L-4 0Z', 'crag-shade'),
    form('M-15 -6L-9 -17L-2 -6L4 -14L10 -5L5 -8L1 -3L-3 -7L-8 -2L-11 -7Z', 'snow', 1.2),
  ],
  desert: [
    tile('desert'),
    line('M-20 -4q9 -11 18 -2q8 -7 17 1M-16 14q10 -9 18 0q6 -5 14 0', 'dune', 2.2),
    line('M10 6v-15m0 10h-5v-5m5 8h5v-6', 'ink', 5),
    line('M10 6v-15m0 10h-5v-5m5 8h5v-6', 'cactus', 3),
  ],
  sea: [
    tile('sea'),
    line('M-19 -8q4.6 -6.4 9.2 0t9.2 0t9.2 0t9.2 0M-14 13q4.6 -6.4 9.2 0t9.2 0t9.2 0', 'foam', 2.2),
    line('M-12 2q4 -5.4 8 0t8 0t8 0', 'wave', 2.2),
  ],
};
