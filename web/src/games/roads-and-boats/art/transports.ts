// The pictures of the six transporters, each in a box of 72 by 60 around 0, -4, painted in the colour of their seat.

import type { Transport } from '../types';
import { flat, form, line, ring, type Stroke } from './strokes';

const wheel = (x: number, y: number, radius: number): Stroke[] => [
  form(ring(x, y, radius), 'wood', 2.3),
  line(
    `M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}M${x - radius * 0.7} ${y - radius * 0.7}l${radius * 1.4} ${radius * 1.4}M${x + radius * 0.7} ${y - radius * 0.7}l${-radius * 1.4} ${radius * 1.4}`,
    'ink',
    1.1,
  ),
  flat(ring(x, y, 2), 'ink'),
];

const tyre = (x: number, y: number): Stroke[] => [
  flat(ring(x, y, 7), 'tyre'),
  form(ring(x, y, 3.2), 'hub', 1.2),
];

export const TRANSPORTS: Record<Transport, readonly Stroke[]> = {
  donkey: [
    form(
      'M-22 -5C-12 -10.5 -1 -9.5 6 -8.5L12 -16L9.4 -28L15 -21L20 -28.6L21.6 -17L31 -8Q32 -2.6 26.4 -2.6L18.4 -5.6L14.4 3V20H8L6 8.6H-9L-12 20H-18.4L-18.4 3L-22 11L-25.4 9Z',
      'seat',
      2,
    ),
    form('M-11 -9.6Q-3 -11 4 -9L5 3.4Q-3 6.4 -12 3Z', 'sheet', 1.5),
    line('M-8.6 -3.4Q-3 -5 2.4 -3.2M-9 0Q-3 -1.6 3 0', 'seal', 1.5),
    line('M22 -12h0', 'ink', 3),
    line('M-23 11L-25 15.6', 'ink', 2.6),
    line('M12.4 -15.4Q9 -12 7.6 -8.6', 'ink', 2.4),
    line('M8 20H14.6M-18.6 20H-12', 'ink', 2.6),
  ],
  wagon: [
    form('M-24 -3C-30 -29 24 -29 19.4 -3Z', 'seat', 2),
    line('M-10 -20.6Q-13.4 -11 -11 -3M5.6 -20.6Q7 -11 6 -3', 'ink', 1.3),
    form('M-26 -3.4H22L18 8H-22.4Z', 'wood', 1.9),
    line('M-23 2H19', 'bark', 1.2),
    line('M19 5L32 1', 'ink', 2.8),
    ...wheel(-14, 12, 8.4),
    ...wheel(10.4, 12, 8.4),
  ],
  truck: [
    form('M-30 -16H6.6V11H-30Z', 'seat', 2),
    line('M-23 -16V11M-16 -16V11M-9 -16V11M-2 -16V11', 'ink', 1.1),
    form('M8 -11H19.4Q21 -11 22 -9.6L29 1V11H8Z', 'seat', 2),
    form('M12 -7H18.6L23.4 1H12Z', 'glass', 1.5),
    line('M27.4 5.4h0', 'flame-core', 3.4),
    ...tyre(-21, 13),
    ...tyre(-7, 13),
    ...tyre(18, 13),
  ],
  raft: [
    line('M-2 2V-29', 'bark', 3),
    form('M0 -27H20Q26 -15.6 20 -4H0Q6 -15.6 0 -27Z', 'seat', 2),
    form('M-28 6A4 4 0 0 1 -28 -2H24A4 4 0 0 1 24 6Z', 'bark-light', 1.7),
    form('M-30 14A4 4 0 0 1 -30 6H26A4 4 0 0 1 26 14Z', 'wood', 1.7),
    line('M-19 -3V15M16.6 -3V15', 'sheet', 2.4),
    line('M-33 18q4.4 3.4 8.8 0t8.8 0t8.8 0t8.8 0t8.8 0t8.8 0t8.8 0', 'foam', 1.8),
  ],
  rowboat: [
    line('M-3 -15L6 0M-15 -15L-22 0', 'bark', 3),
    form('M-32 -7L-22 -2.4H20.6L32 -10Q27 13.4 13.4 14.4H-14Q-29 12.4 -32 -7Z', 'seat', 2),
    line('M-28 4Q0 9.6 27 2', 'ink', 1.3),
    line('M6 0L13 12M-22 0L-27.4 11', 'bark', 3),
    form('M10.4 9.4L19.4 17L14.4 21.4L7.6 13.6ZM-26.4 9L-35 14.6L-32 20L-24 13.6Z', 'wood', 1.5),
    form('M-14 -2.4H-6V1H-14ZM3 -2.4H11V1H3Z', 'wood', 1.3),
  ],
  steamer: [
    line('M-11 -27q-5 -2.4 0 -5.4M4 -27q5 -2.4 1 -5.6', 'smoke', 2.8),
    form('M-15 -9V-25H-7V-9ZM0 -9V-25H8V-9Z', 'coal', 1.7),
    line('M-14 -20H-8M1 -20H7', 'seal', 3.2),
    form('M-22 -9H18V2H-22Z', 'sheet', 1.7),
    line('M-16 -4h0M-8 -4h0M4 -4h0M12 -4h0', 'ink', 3.6),
    form('M-32 -1L-26 2H24L33 -4.4Q30 15.4 20.4 16.4H-20.4Q-31 14.4 -32 -1Z', 'seat', 2),
    line('M-29 7.4Q0 12 29 6.4', 'sheet', 1.4),
    ...wheel(-3, 8.6, 8.4),
  ],
};

/** Everything that belongs to a transporter as one form, to set it off from the ground. */
export const SILHOUETTES = Object.fromEntries(
  Object.entries(TRANSPORTS).map(([kind, strokes]) => [
    kind,
    strokes
      .filter(({ line: color }) => color !== 'foam' && color !== 'smoke')
      .map(({ d }) => d)
      .join(''),
  ]),
) as Record<Transport, string>;
