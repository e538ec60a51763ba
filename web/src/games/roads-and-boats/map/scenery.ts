// What grows and lies on a tile: the marks by which one knows its terrain, kept off its rivers.

import { MOTIFS } from '../../../gen/roads-and-boats/shapes';
import type { Terrain } from '../types';
import type { ChartTile } from './chart';
import { noise, polar, short, type Point } from './geometry';
import { farFrom } from './rivers';

/** Lines of one colour, and how they are drawn. The names are classes of `TileGround`. */
export interface Motif {
  look: string;
  d: string;
}

/** Spots all over a tile: how far out, and in which direction. */
const RINGS: readonly (readonly [number, number, number])[] = [
  [13, 72, 0],
  [6, 44, 20],
  [1, 6, 0],
];

/** Spots of a tile from the back to the front, a little different on each, and off the rivers. */
function spotsOf({ hex: [q, r], land }: ChartTile, clearance: number): Point[] {
  const turned = noise(q, r, 7) * 60;
  return RINGS.flatMap(([count, out, start]) =>
    Array.from({ length: count }, (_, index) =>
      polar(
        out + (noise(q, r, out, index) - 0.5) * 9,
        start + turned + (index * 360) / count + (noise(q, r, index, out) - 0.5) * (140 / count),
      ),
    ),
  )
    .filter((spot) => farFrom(land.course, spot) > clearance)
    .sort((a, b) => a.y - b.y);
}

/** The same line from each of these points on. Its commands are relative ones. */
const stamp = (look: string, points: readonly Point[], line: string): Motif => ({
  look,
  d: points.map(({ x, y }) => `M${short(x)} ${short(y)}${line}`).join(''),
});

/** The same line, each time as large as it is said. */
const stampSized = (
  look: string,
  points: readonly (Point & { size: number })[],
  line: (size: (length: number) => string) => string,
): Motif => ({
  look,
  d: points
    .map(({ x, y, size }) => `M${short(x)} ${short(y)}${line((length) => short(length * size))}`)
    .join(''),
});

const every = (points: readonly Point[], step: number, first: number): Point[] =>
  points.filter((_, index) => index % step === first);

const sized = (
  points: readonly Point[],
  least: number,
  most: number,
): (Point & { size: number })[] =>
  points.map(({ x, y }) => ({
    x,
    y,
    size: least + (most - least) * noise(Math.round(x), Math.round(y)),
  }));

type Draw = (tile: ChartTile) => Motif[];

const woods: Draw = (tile) => {
  const spots = spotsOf(tile, 25);
  const firs = sized(every(spots, 3, 0).concat(every(spots, 3, 1)), 0.8, 1.08);
  const oaks = every(spots, 3, 2);
  return [
    stamp('shade', spots, 'm-11 11a11 3.6 0 1 0 24 0a11 3.6 0 1 0 -24 0z'),
    stamp('trunk', spots, 'm-2 5h4v8h-4z'),
    stampSized(
      'fir',
      firs,
      (s) =>
        `m0 ${s(-21)}l${s(8)} ${s(12)}h${s(-3.4)}l${s(7)} ${s(17)}q${s(-11.6)} ${s(3)} ${s(-23.2)} 0l${s(7)} ${s(-17)}h${s(-3.4)}z`,
    ),
    stampSized(
      'fir-light',
      firs,
      (s) => `m${s(-1)} ${s(-15)}l${s(-4)} ${s(6)}m${s(1)} ${s(5)}l${s(-5)} ${s(9)}`,
    ),
    stamp('oak', oaks, MOTIFS.oak),
    stamp('oak-light', oaks, 'm-5 -6a6 6 0 0 1 6 -4'),
  ];
};

const pasture: Draw = (tile) => {
  const [q, r] = tile.hex;
  const spots = spotsOf(tile, 22);
  const near = spots.filter((_, index) => noise(q, r, index, 3) < 0.62);
  // Sheep and a piece of fence, but not on every tile the same.
  const outer = spots.filter(({ x, y }) => Math.hypot(x, y) > 60 && Math.abs(x) < 66);
  const sheep = outer.filter((_, index) => index === Math.floor(noise(q, r, 1) * 14));
  const fence = outer.filter((_, index) => index === Math.floor(noise(q, r, 2) * 20));
  const clear = near.filter((spot) => ![...sheep, ...fence].includes(spot));
  return [
    stamp('tuft', clear, MOTIFS.tuft),
    stamp('flower', every(clear, 3, 1), MOTIFS.flower),
    stamp('flower-gold', every(clear, 4, 2), MOTIFS.golden_flower),
    stamp(
      'fence',
      fence,
      'm-17 5v-12m11 13v-12m11 12v-12m11 11v-12m-37 4q18 4 41 -1m-41 6q18 4 41 -1',
    ),
    stamp('hoof', sheep, 'm-4 5v5m6.4 -5v5'),
    stamp(
      'sheep',
      sheep,
      'm-6.4 5a4.4 4.4 0 0 1 -1 -7.2a4 4 0 0 1 5.8 -3.2a4.6 4.6 0 0 1 7.2 1.6a4 4 0 0 1 .8 8q-6.4 2.4 -12.8 .8z',
    ),
    stamp('sheep-head', sheep, 'm5.4 -4q4.8 -1.6 6.4 2.4q-.8 4 -4 3.2q-3.2 -1.6 -2.4 -5.6z'),
  ];
};

const rock: Draw = (tile) => {
  const spots = spotsOf(tile, 26);
  const large = every(spots, 2, 0);
  const small = every(spots, 2, 1);
  return [
    stamp('shade', large, 'm-17 9a18 4 0 1 0 38 0a18 4 0 1 0 -38 0z'),
    stamp('boulder', large, 'm-15 9l3 -13l9 -8l11 3l8 11l-3 8q-14 3 -28 -1z'),
    stamp('boulder-side', large, 'm8 -9l8 11l-3 8q-6 1.4 -12 1l0 -14z'),
    stamp('crack', large, MOTIFS.crack),
    stamp('boulder', small, 'm-9 5l3 -8l7 -3l7 5l1 6q-9 2 -18 0z'),
    stamp('shine', large, MOTIFS.shine),
    stamp('pebble', small, 'm14 8h0m5 -6h0'),
  ];
};

const PEAKS: readonly (readonly [number, number, number])[] = [
  [-30, -48, 0.9],
  [30, -46, 1.05],
  [-54, 4, 0.84],
  [2, -10, 1.25],
  [53, 2, 0.9],
  [-31, 42, 1.05],
  [33, 44, 1],
  [0, 70, 0.72],
];

const mountain: Draw = (tile) => {
  const [q, r] = tile.hex;
  const flip = noise(q, r) < 0.5 ? -1 : 1;
  const peaks = PEAKS.map(([x, y, size], index) => ({
    x: x * flip + (noise(q, r, index) - 0.5) * 8,
    y: y + (noise(r, q, index) - 0.5) * 6,
    size: size * (0.92 + noise(q, index, r) * 0.16),
  })).filter(
    ({ x, y, size }) =>
      farFrom(tile.land.course, { x, y: y + 8 }) > 22 + 10 * size &&
      farFrom(tile.land.course, { x, y: y - 12 }) > 16 + 8 * size,
  );
  // Each peak covers what is behind it.
  return peaks.flatMap((peak) => [
    stampSized(
      'crag',
      [peak],
      (s) =>
        `m${s(-30)} ${s(20)}l${s(22)} ${s(-42)}l${s(8)} ${s(11)}l${s(7)} ${s(-8)}l${s(23)} ${s(39)}q${s(-30)} ${s(7)} ${s(-60)} 0z`,
    ),
    stampSized(
      'crag-side',
      [peak],
      (s) =>
        `m${s(-8)} ${s(-22)}l${s(8)} ${s(11)}l${s(7)} ${s(-8)}l${s(23)} ${s(39)}q${s(-12)} ${s(3.4)} ${s(-27)} ${s(3.4)}l${s(-6)} ${s(-19)}z`,
    ),
    stampSized(
      'snow',
      [peak],
      (s) =>
        `m${s(-16)} ${s(-7)}l${s(8)} ${s(-15)}l${s(8)} ${s(11)}l${s(7)} ${s(-8)}l${s(8)} ${s(14)}l${s(-6)} ${s(-4)}l${s(-5)} ${s(6)}l${s(-6)} ${s(-5)}l${s(-6)} ${s(7)}l${s(-4)} ${s(-6)}z`,
    ),
  ]);
};

const desert: Draw = (tile) => {
  // Dunes are broad, and stay on their tile.
  const spots = spotsOf(tile, 27).map(({ x, y }) => ({ x: x * 0.86, y }));
  const dunes = every(spots, 2, 0);
  const cacti = spots.filter((_, index) => index % 9 === 4);
  return [
    stamp('dune', dunes, 'm-22 6q12 -18 24 -4q9 -8 19 4q-22 5 -43 0z'),
    stamp('ripple', dunes, 'm-22 6q12 -18 24 -4q9 -8 19 4'),
    stamp('grain', every(spots, 3, 1), MOTIFS.grain),
    stamp('cactus-edge', cacti, MOTIFS.cactus),
    stamp('cactus', cacti, MOTIFS.cactus),
  ];
};

/** A desert that has been watered: ditches between young green. */
const oasis: Draw = (tile) => {
  const spots = spotsOf(tile, 24);
  const beds = [-58, -20, 20, 58].filter((y) => farFrom(tile.land.course, { x: 0, y }) > 4);
  const ditch = beds.map((y) => {
    const half = Math.min(78, (100 - Math.abs(y)) * 1.6);
    return `M${short(-half)} ${y}q${short(half / 2)} -9 ${short(half)} 0t${short(half)} 0`;
  });
  return [
    { look: 'ditch', d: ditch.join('') },
    stamp('tuft', spots, MOTIFS.tuft),
    stamp('palm-trunk', every(spots, 6, 2), 'm0 10q3 -9 1 -18'),
    stamp(
      'palm',
      every(spots, 6, 2),
      'm1 -8q-9 -6 -14 3m14 -3q9 -6 14 3m-14 -3q-5 -9 -11 -6m11 6q5 -9 11 -6',
    ),
  ];
};

const sea: Draw = (tile) => {
  const spots = spotsOf(tile, 0);
  return [
    stamp('swell', every(spots, 2, 1), MOTIFS.swell),
    stamp('crest', every(spots, 2, 0), MOTIFS.crest),
  ];
};

const DRAWS: Record<Terrain, Draw> = { woods, pasture, rock, mountain, desert, sea };

/** What is too small to be seen from far away. */
const FINE = new Set([
  'shade',
  'trunk',
  'fir-light',
  'oak-light',
  'flower',
  'flower-gold',
  'hoof',
  'boulder-side',
  'crack',
  'shine',
  'pebble',
  'crag-side',
  'ripple',
  'grain',
]);

/** Everything on the ground of a tile, from the back to the front. */
export const sceneryOf = (tile: ChartTile, isWatered: boolean, isPlain: boolean): Motif[] => {
  const draw = isWatered && tile.ground.terrain === 'desert' ? oasis : DRAWS[tile.ground.terrain];
  return draw(tile).filter(({ look, d }) => d !== '' && !(isPlain && FINE.has(look)));
};
