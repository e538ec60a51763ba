// Little pictures inside of others: the same lines, smaller and elsewhere.

import type { Stroke } from './strokes';

/** How many numbers each command of a path takes, and which of them are lengths across, down, or along. */
const SHAPES: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  Q: 'xyxy',
  C: 'xyxyxy',
  A: 'rr---xy',
  Z: '',
};

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** A path scaled and then moved. */
export function movedPath(d: string, x: number, y: number, scale: number): string {
  const parts = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g) ?? [];
  let command = 'M';
  let isAbsolute = true;
  let nth = 0;
  return parts
    .map((part) => {
      if (/[a-zA-Z]/.test(part)) {
        command = part.toUpperCase();
        isAbsolute = part === command;
        nth = 0;
        return part;
      }
      const shape = SHAPES[command] ?? 'xy';
      const kind = shape[nth % shape.length];
      nth += 1;
      const shift = !isAbsolute || kind === 'r' ? 0 : kind === 'x' ? x : y;
      return ` ${kind === '-' ? part : round(Number(part) * scale + shift)}`;
    })
    .join('');
}

/** A picture scaled and then moved. Its outlines stay readable: they shrink less than it does. */
export const moved = (strokes: readonly Stroke[], x: number, y: number, scale: number): Stroke[] =>
  strokes.map((stroke) => ({
    ...stroke,
    d: movedPath(stroke.d, x, y, scale),
    ...(stroke.width === undefined ? {} : { width: stroke.width * Math.max(scale, 0.7) }),
  }));
