// Numbers as drawn lines. Letters of a typeface would be laid out anew with every step of a zoom.

import { movedPath } from './moving';

/** Each in a box of 8 by 12, from its upper left corner. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': 'M4 0C1.3 0 0 2.6 0 6C0 9.4 1.3 12 4 12C6.7 12 8 9.4 8 6C8 2.6 6.7 0 4 0Z',
  '1': 'M1.2 2.8L4.8 0V12',
  '2': 'M.4 3.2C.4 1.2 2 0 4 0C6 0 7.6 1.2 7.6 3.2C7.6 6 .4 8.8 .4 12H8',
  '3': 'M.6 1.6C1.4 .5 2.6 0 4 0C6 0 7.4 1.1 7.4 2.9C7.4 4.7 6 5.6 3.6 5.7C6.4 5.7 7.8 7 7.8 8.8C7.8 10.8 6.2 12 4 12C2.4 12 1 11.4 .2 10.2',
  '4': 'M6 12V0L0 8.6H8',
  '5': 'M7.2 0H1.4L.8 5.4C1.6 4.6 2.8 4.3 4 4.3C6.3 4.3 7.9 5.8 7.9 8.1C7.9 10.4 6.3 12 4 12C2.5 12 1.1 11.4 .3 10.3',
  '6': 'M7 1.2C6.2 .4 5.2 0 4.2 0C1.6 0 .1 2.6 .1 6.4C.1 9.8 1.5 12 4.1 12C6.4 12 7.9 10.4 7.9 8.2C7.9 6 6.4 4.5 4.2 4.5C2.2 4.5 .6 5.8 .2 7.6',
  '7': 'M0 0H8C5.6 3.4 3.4 7.4 2.8 12',
  '8': 'M4 5.6C2 5.6 .6 4.5 .6 2.8C.6 1.1 2 0 4 0C6 0 7.4 1.1 7.4 2.8C7.4 4.5 6 5.6 4 5.6C1.6 5.6 .1 6.9 .1 8.8C.1 10.7 1.6 12 4 12C6.4 12 7.9 10.7 7.9 8.8C7.9 6.9 6.4 5.6 4 5.6Z',
  '9': 'M1 10.8C1.8 11.6 2.8 12 3.8 12C6.4 12 7.9 9.4 7.9 5.6C7.9 2.2 6.5 0 3.9 0C1.6 0 .1 1.6 .1 3.8C.1 6 1.6 7.5 3.8 7.5C5.8 7.5 7.4 6.2 7.8 4.4',
  '-': 'M1.4 6.6H6.6',
  ',': 'M4 11V12L3 14',
};

const ADVANCE = 11.2;

/** How wide a number is when it is 12 high. */
export const digitsWidth = (text: string): number => text.length * ADVANCE - ADVANCE + 8;

const known = new Map<string, string>();

/** A number as lines, 12 high, around its middle. */
export function digitsPath(text: string): string {
  let path = known.get(text);
  if (path === undefined) {
    const left = -digitsWidth(text) / 2;
    path = [...text]
      .map((glyph, nth) => movedPath(GLYPHS[glyph] ?? '', left + nth * ADVANCE, -6, 1))
      .join('');
    known.set(text, path);
  }
  return path;
}
