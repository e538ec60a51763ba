// The pictures of the eleven goods, each in a box of 32 by 32 around 0, 0.

import type { Good } from '../types';
import { flat, form, line, ring, type Stroke } from './strokes';

const log = (x: number, y: number): Stroke[] => [
  form(ring(x, y, 5.6), 'cut', 1.5),
  line(ring(x, y, 2.4), 'grain', 1.3),
];

const coin = (x: number, y: number): Stroke[] => [
  form(`M${x - 8} ${y}v3.6a8 4 0 0 0 16 0v-3.6z`, 'gold-shade', 1.4),
  form(`M${x - 8} ${y}a8 4 0 1 1 16 0a8 4 0 1 1 -16 0z`, 'coin', 1.4),
];

export const GOODS: Record<Good, readonly Stroke[]> = {
  boards: [
    form('M-14 4L8 -3L14 1L-8 8ZM-14 4V8L-8 12V8ZM-8 12L14 5V1', 'board-shade'),
    form('M-14 -4L8 -11L14 -7L-8 0ZM-14 -4V0L-8 4V0ZM-8 4L14 -3V-7', 'board'),
    line('M-9 -3L6 -7.8M-2 -2.4L9 -6', 'grain', 1.2),
  ],
  trunks: [
    form('M-5 -10.6H9A5.5 5.5 0 0 1 9 .6H-5Z', 'bark'),
    form('M-10 1.4H10A5.5 5.5 0 0 1 10 12.6H-10Z', 'bark'),
    line('M0 -7.6H8M2 -3.4H10', 'bark-light', 1.2),
    ...log(-5, -5),
    ...log(-9.4, 7),
    ...log(2.6, 7),
  ],
  stone: [
    form('M-13 -3L-4 -10L13 -6V6L3 12L-13 8Z', 'stone-shade'),
    form('M-13 -3L3 1L13 -6L-4 -10Z', 'stone'),
    form('M-13 -3L3 1V12L-13 8Z', 'stone-mid', 1.4),
    line('M-9 2L-5 3M-3 7L0 7.8', 'stone-shade', 1.4),
  ],
  clay: [
    form('M-13 9Q-15 1 -7.5 0Q-8 -8 0 -9.5Q8.5 -8.5 7.5 -1Q15 1 13 9Q0 13 -13 9Z', 'clay'),
    line('M-7.5 0Q-3 2.4 0 0M7.5 -1Q4 2.4 1 2M-8 6Q-4 8 0 6.4', 'clay-shade', 1.5),
    line('M-3.5 -5.6Q-1 -7.2 2 -6.2', 'clay-light', 1.8),
  ],
  fuel: [
    form('M-9.5 -8V9Q0 14.5 9.5 9V-8Z', 'coal'),
    form('M-9.5 -8Q0 -3.6 9.5 -8Q0 -13 -9.5 -8Z', 'coal-light'),
    line('M-9.5 -3.4Q0 1 9.5 -3.4M-9.5 6Q0 10.6 9.5 6', 'coal-line', 1.4),
    flat(
      'M0 -3.6C4 .4 5.4 2.4 5.4 5.2A5.3 5.3 0 0 1 -5.3 5.2C-5.3 3.6 -3.7 2.6 -3.2 .6C-1.2 1.6 0 -.4 0 -3.6Z',
      'flame',
    ),
    flat('M.2 2.6C2 4.4 2.6 5.4 2.4 7A2.4 2.4 0 0 1 -2.4 7C-2.4 5.6 -.4 5 .2 2.6Z', 'flame-core'),
  ],
  paper: [
    form('M-10 -12.5H4L10.5 -6V12.5H-10Z', 'sheet'),
    form('M4 -12.5V-6H10.5Z', 'sheet-shade', 1.4),
    line('M-6 -5H3M-6 -.4H6.6M-6 4.2H6.6M-6 8.6H2', 'sheet-line', 1.6),
  ],
  gold: [
    form('M-7.5 2L-5 -9.5H5L7.5 2Z', 'gold'),
    form('M-5 -9.5L-3.4 -6.4H3.4L5 -9.5Z', 'gold-light', 1.2),
    form('M-15 12L-12.6 2H-2.4L0 12Z', 'gold'),
    form('M0 12L2.4 2H12.6L15 12Z', 'gold'),
    line('M-10.6 5H-5M4.4 5H10M-2.6 -3H2.6', 'gold-light', 1.7),
  ],
  iron: [
    form('M-12 -11H12V-5.4H4.4V5.4H12V11H-12V5.4H-4.4V-5.4H-12Z', 'iron'),
    line('M-9 -8.2H9M-1.6 -5V5M-9 8.2H-2', 'iron-light', 1.6),
  ],
  coins: [
    ...coin(-5.5, 7.4),
    ...coin(-5.5, 3),
    ...coin(6, 6),
    ...coin(-5.5, -1.6),
    ...coin(6, 1.4),
    ...coin(2, -8),
  ],
  stock: [
    form('M-13.5 -10.5H13.5V10.5H-13.5Z', 'deed'),
    line('M-10.6 -7.6H10.6V7.6H-10.6Z', 'deed-line', 1),
    line('M-8.4 4.4L-3.6 -.6L0 2.4L6.6 -4.6M6.6 -4.6H1.8M6.6 -4.6V0', 'rise', 2.3),
    form('M7 8L5.6 14.6L9.6 12.4L13.6 14.6L12.2 8', 'seal', 1.4),
    form(ring(9.6, 6.2, 4.3), 'seal', 1.4),
  ],
  goose: [
    line('M-2.4 10.6V14M3 10.6V14', 'beak', 2),
    form(
      'M-13.5 3.6C-10.4 12.4 8.4 13.4 11.4 3C12.2 0 9.2 -1 8.2 -4C7.2 -8 9.4 -11.4 5 -12.6C1 -13.4 -1.2 -9.4 0 -6C1 -3 1 -1 -2 -1C-6 -1 -9.2 1 -13.5 3.6Z',
      'goose',
    ),
    form('M7.6 -10.8L14.4 -8.6L7.6 -7Z', 'beak', 1.2),
    line('M-7.4 3.6Q-1 8.6 5 3', 'goose-shade', 1.6),
    line('M4.6 -9.4h0', 'ink', 2.4),
  ],
};
