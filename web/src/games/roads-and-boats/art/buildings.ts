// The pictures of the sixteen buildings, each in a box of 64 by 64 around 0, 0.

import type { Building, Transport } from '../types';
import { GOODS } from './goods';
import { flat, form, line, ring, type Stroke } from './strokes';
import { moved } from './moving';
import { TRANSPORTS } from './transports';

/** The teeth of a saw, all around. */
function blade(x: number, y: number): string {
  const corner = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const teeth = Array.from(
    { length: 12 },
    (_, tooth) => `L${corner(16.5, tooth * 30)}L${corner(12.4, tooth * 30 + 9)}`,
  );
  return `M${teeth.join('').slice(1)}Z`;
}

const wheelOf = (x: number, y: number): Stroke[] => [
  form(ring(x, y, 14), 'cut', 1.8),
  form(ring(x, y, 9), 'hall', 1.4),
  line(
    `M${x - 16} ${y}h32M${x} ${y - 16}v32M${x - 11.4} ${y - 11.4}l22.8 22.8M${x + 11.4} ${y - 11.4}l-22.8 22.8`,
    'bark',
    2.2,
  ),
  flat(ring(x, y, 2.6), 'ink'),
];

/** A hall with a saw-tooth roof and a wide gate in which the thing stands that is made there. */
const yard = (kind: Transport, roof: string, isWet: boolean): Stroke[] => [
  form('M-28 28V-9L-18 -20V-9L-3 -20V-9L12 -20V-9L28 -20V28Z', roof, 1.8),
  form('M-28 28V-5H28V28Z', 'hall', 1.8),
  flat('M-24.5 28V1H24.5V28Z', isWet ? 'pool' : 'gate'),
  ...moved(TRANSPORTS[kind], 0, 15, 0.66).map((stroke) =>
    stroke.fill === 'seat' ? { ...stroke, fill: 'product' } : stroke,
  ),
  form('M-28 28V-5H28V28H24.5V1H-24.5V28Z', 'hall', 1.5),
];

export const BUILDINGS: Record<Building, readonly Stroke[]> = {
  woodcutter: [
    form('M-16 14H-11V26H-16Z', 'bark'),
    form('M-13.5 -28L-3.6 -10H-9L0.4 4H-5L2.4 16H-29.4L-22 4H-27.4L-18 -10H-23.4Z', 'leaf'),
    line('M-14 -18L-11 -12M-15 -4L-10 3', 'leaf-light', 2),
    form('M5 13V26A10 3.6 0 0 0 26 26V13Z', 'bark'),
    form('M5 13A10.5 4.2 0 1 1 26 13A10.5 4.2 0 1 1 5 13Z', 'cut'),
    line('M10 13A5.5 1.8 0 1 1 21 13', 'grain', 1.2),
    line('M8 -17L18 11', 'ink', 5.6),
    line('M8 -17L18 11', 'wood', 3),
    form('M2 -22L14 -27L19 -13Q12 -15 7 -10Z', 'steel'),
  ],
  quarry: [
    form('M-28 27V8H-15V-3H-3V-12H28V27Z', 'stone-mid'),
    flat('M-14 -2H-3V-11H27V-4H4V6H-14Z', 'stone'),
    line(
      'M-15 8H28M-3 -3H28M-3 8V17M12 -3V8M8 8V18M-18 17H28M-10 17V27M18 17V27',
      'stone-line',
      1.5,
    ),
    line('M-21 24L4 -18', 'ink', 5.8),
    line('M-21 24L4 -18', 'wood', 3.2),
    line('M-15 -23Q4 -27 17 -8', 'ink', 7.2),
    line('M-15 -23Q4 -27 17 -8', 'iron', 4),
  ],
  clay_pit: [
    form('M-29 27Q-27 9 -14 10Q-8 1 2 5Q10 -3 18 7Q29 7 29 27Z', 'clay'),
    line('M-18 17Q-12 12 -7 17M8 14Q14 9 19 15M-4 22Q3 18 9 23', 'clay-shade', 1.9),
    line('M-22 18Q-20 13 -16 13M4 9Q7 6 10 7', 'clay-light', 1.9),
    line('M-2 -27L4 4', 'ink', 5.6),
    line('M-2 -27L4 4', 'wood', 3),
    line('M-10 -26L6 -29', 'ink', 5),
    form('M-4 -2L11.6 -5L13.6 6Q9 17 1 15Q-4 9 -4 -2Z', 'iron'),
  ],
  mine: [
    form('M-30 27L-9 -27L4 -9L12 -17L30 27Z', 'crag'),
    form('M-17.6 -5L-9 -27L4 -9L0 -6L-5 -12L-9 -4Z', 'snow', 1.4),
    form('M-13 27V8Q0 -4 13 8V27Z', 'hollow'),
    line('M-13 27V8Q0 -4 13 8V27', 'wood', 3.6),
    line('M-6 27L-2 13M6 27L2 13M-5 23H5M-3.4 18H3.4', 'iron-light', 1.8),
    ...moved(GOODS.gold, 20, 19, 0.6),
  ],
  oil_rig: [
    form('M-29 14H29V23A5 5 0 0 1 24 28H-24A5 5 0 0 1 -29 23Z', 'sea', 1.5),
    line('M-25 20q4 -5 8 0t8 0t8 0t8 0t8 0t8 0', 'foam', 1.8),
    line('M-15 9V22M15 9V22M0 9V22', 'ink', 3.8),
    line(
      'M-11 6L-3 -27H3L11 6M-9 -2H9M-7 -10H7M-5 -18H5M-9 -2L7 -10M9 -2L-7 -10M-7 -10L5 -18M7 -10L-5 -18',
      'girder',
      2.1,
    ),
    form('M-23 4H23V11H-23Z', 'product'),
    line('M21 4V-7', 'ink', 2.4),
    form('M21 -7C15 -12 21 -14 20 -21C28 -15 27 -9 21 -7Z', 'flame', 1.4),
  ],
  sawmill: [
    form('M-28 0H9V27H-28Z', 'cut'),
    line('M-28 9H9M-28 18H9', 'grain', 1.4),
    form('M-31 1L-9.5 -22L12.5 1Z', 'roof-red'),
    line('M-21 -6H2M-15 -13H-4', 'roof-line', 1.3),
    form('M-22 12H-12V27H-22Z', 'bark'),
    form(blade(11, 7), 'steel', 1.5),
    form(ring(11, 7, 4), 'seal', 1.4),
    form('M-7 19H30V27H-7Z', 'board'),
    line('M-2 23H22', 'grain', 1.2),
  ],
  stone_factory: [
    line('M16 -21q-5 -3 -1 -5.4t-2 -4.6', 'smoke', 3),
    form('M10 27V-19H21.6V27Z', 'brick-shade'),
    form('M-29 27V-2L-20 -12H2L10.6 -2V27Z', 'brick'),
    line(
      'M-29 6H10M-29 13H10M-21 -2V6M-8 -2V6M-14 6V13M0 6V13M10.6 -8H21M10.6 2H21M10.6 12H21',
      'brick-line',
      1.3,
    ),
    form('M-20 27V18Q-9.5 7 1 18V27Z', 'hollow'),
    flat('M-15 27Q-15 20 -9.5 16Q-4 20 -4 27Z', 'flame'),
    flat('M-12 27Q-12 23.4 -9.5 21Q-7 23.4 -7 27Z', 'flame-core'),
    ...moved(GOODS.stone, 18, 18, 0.82),
  ],
  coal_burner: [
    line('M-4 -14q-7 -5 -1 -8.4t-1 -7M7 -13q-6 -5 0 -8t0 -7', 'smoke', 3.2),
    form('M-28 27C-28 0 -17 -13 0 -13C17 -13 28 0 28 27Z', 'turf'),
    line('M-20 6Q0 -5 20 6M-26 17Q0 5 26 17', 'turf-line', 2),
    form('M-10 27V19Q0 8 10 19V27Z', 'hollow'),
    flat('M0 12C6.4 17 6.4 21 5.4 27H-5.4C-6.4 22 -2 19.6 0 12Z', 'flame'),
    flat('M1 19C3.4 22 3.4 24.6 2.4 27H-2.4C-2.4 23.6 0 22.4 1 19Z', 'flame-core'),
  ],
  paper_mill: [
    form('M18 -10V-24H24V-4Z', 'brick'),
    form('M-10 0H28V27H-10Z', 'hall'),
    form('M-14.4 1L9 -22L32 1Z', 'roof-blue'),
    line('M-4 -7H22M3 -14H15', 'roof-line', 1.3),
    flat('M-31 23H-4V28H-31Z', 'pool'),
    ...wheelOf(-13.6, 10),
    ...moved(GOODS.paper, 14, 13, 0.95),
  ],
  mint: [
    form('M-27 -4H27V27H-27Z', 'hall'),
    form('M-30 -3L0 -26L30 -3Z', 'roof-brown'),
    line('M-21.6 0V26M21.6 0V26', 'hall-line', 3.6),
    form(ring(0, 11, 14.4), 'coin', 2),
    line(ring(0, 11, 10.4), 'gold-shade', 1.8),
    form('M0 3.6L7 11L0 18.4L-7 11Z', 'gold', 1.4),
  ],
  stock_exchange: [
    form('M-30 27V21.6H30V27ZM-26 21.6V16H26V21.6Z', 'hall-line'),
    form('M-23 16V-5H-16V16ZM-10 16V-5H-3V16ZM3 16V-5H10V16ZM16 16V-5H23V16Z', 'sheet'),
    form('M-29 -5V-10L0 -28L29 -10V-5Z', 'hall'),
    line('M-12 -10L-4.4 -14.4L2 -11.4L10 -18M10 -18H5M10 -18V-13.4', 'rise', 2.5),
  ],
  raft_factory: yard('raft', 'roof-brown', true),
  wagon_factory: yard('wagon', 'roof-red', false),
  rowboat_factory: yard('rowboat', 'roof-blue', true),
  truck_factory: yard('truck', 'roof-grey', false),
  steamer_factory: yard('steamer', 'coal-light', true),
};
