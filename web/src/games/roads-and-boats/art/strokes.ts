// How the little pictures are written down: lines with a fill and an outline, in colours by name.

/** A colour of `colors.css` without its `--rb-`, or `seat` for the colour of whoever owns the thing. */
export type Ink = string;

/** A line of a picture: its path, what fills it, what outlines it and how broad that is. */
export interface Stroke {
  d: string;
  fill?: Ink;
  line?: Ink;
  width?: number;
}

/** A closed form with the usual outline. */
export const form = (d: string, fill: Ink, width = 1.7): Stroke => ({
  d,
  fill,
  line: 'ink',
  width,
});

/** A form without an outline. */
export const flat = (d: string, fill: Ink): Stroke => ({ d, fill });

/** A bare line. */
export const line = (d: string, color: Ink, width = 1.6): Stroke => ({ d, line: color, width });

/** A circle as a path. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** A colour by name as the styles know it. */
export const paint = (ink: Ink | undefined): string =>
  ink === undefined ? 'none' : ink === 'seat' ? 'currentColor' : `var(--rb-${ink})`;
