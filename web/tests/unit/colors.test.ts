// Colours that tell seats and goods apart: also for eyes that lack a kind of cones, by day and by night, on every terrain.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../../src/gen/roads-and-boats/tables';

type Triple = readonly [number, number, number];

/** The values of custom properties, in the theme of the day or of the night. */
function themeOf(file: string, isDark: boolean): ReadonlyMap<string, string> {
  const text = readFileSync(file, 'utf8');
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (selector.includes('motion') || (selector.includes('dark') && !isDark)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/g)) {
      found.set(name, value);
    }
  }
  return found;
}

const THEMES = [false, true].map((isDark) => {
  const values = new Map([
    ...themeOf('src/styles/tokens.css', isDark),
    ...themeOf('src/games/roads-and-boats/art/colors.css', isDark),
  ]);
  const color = (name: string): Triple => {
    const value = values.get(`--${name}`);
    if (value === undefined) throw new Error(`no colour is called ${name}`);
    return linear(value);
  };
  return { name: isDark ? 'by night' : 'by day', color };
});

const triple = (make: (nth: 0 | 1 | 2) => number): Triple => [make(0), make(1), make(2)];

/** Light of three kinds, from the code of a colour. */
const linear = (code: string): Triple =>
  triple((nth) => {
    const part = Number.parseInt(code.slice(1 + 2 * nth, 3 + 2 * nth), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

/** How eyes see that lack a kind of cones, after Machado, Oliveira and Fernandes (2009). */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const mixed = (rows: readonly [Triple, Triple, Triple], light: Triple): Triple =>
  triple((row) => rows[row].reduce((sum, share, nth) => sum + share * light[nth as 0 | 1 | 2], 0));

const seenBy = (eyes: string, light: Triple): Triple => {
  const seen = mixed(EYES[eyes]!, light);
  return triple((nth) => Math.min(1, Math.max(0, seen[nth])));
};

/** A colour in a space in which distances are as large as they look (Oklab). */
function oklab(light: Triple): Triple {
  const cones = mixed(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  return mixed(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    triple((nth) => Math.cbrt(cones[nth])),
  );
}

const distance = (one: Triple, other: Triple): number =>
  Math.hypot(...triple((nth) => one[nth] - other[nth]));

const luminance = ([red, green, blue]: Triple): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Triple, other: Triple): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, nth) => all.slice(nth + 1).map((other): [T, T] => [one, other]));

const SEATS = [0, 1, 2, 3, 4, 5];

/** What most of a good is drawn in. */
const MAIN: Readonly<Record<string, string>> = {
  boards: 'board',
  trunks: 'bark',
  stone: 'stone-mid',
  clay: 'clay',
  fuel: 'coal',
  paper: 'sheet',
  gold: 'gold',
  iron: 'iron',
  coins: 'coin',
  stock: 'deed',
  goose: 'goose',
};
/** Those that are white or golden in the world as well: they are told apart by their forms alone. */
const ALIKE = [
  ['paper', 'stock', 'goose'],
  ['gold', 'coins'],
];
const TERRAINS = ['pasture', 'woods', 'rock', 'mountain', 'desert', 'sea', 'oasis'];

describe.each(THEMES)('$name', ({ color }) => {
  it.each(Object.keys(EYES))('seats are told apart by eyes with %s', (eyes) => {
    for (const [one, other] of pairs(SEATS)) {
      const [a, b] = [one, other].map((seat) => oklab(seenBy(eyes, color(`seat-${seat}`))));
      expect(distance(a!, b!), `${one} and ${other}`).toBeGreaterThan(0.08);
    }
  });

  it.each(Object.keys(EYES))('goods are told apart by eyes with %s', (eyes) => {
    expect(Object.keys(MAIN).toSorted()).toEqual([...GOODS].toSorted());
    for (const [one, other] of pairs([...GOODS])) {
      if (ALIKE.some((group) => group.includes(one) && group.includes(other))) continue;
      const [a, b] = [one, other].map((good) => oklab(seenBy(eyes, color(`rb-${MAIN[good]}`))));
      expect(distance(a!, b!), `${one} and ${other}`).toBeGreaterThan(0.06);
    }
  });

  it.each(TERRAINS)('pieces and buildings stand out on %s', (terrain) => {
    const ground = color(`rb-${terrain}`);
    const rim = color('rb-rim');
    expect(contrast(color('rb-works-edge'), ground), 'buildings').toBeGreaterThanOrEqual(3);
    for (const seat of SEATS) {
      const own = color(`seat-${seat}`);
      expect(contrast(own, rim), `seat ${seat} on its rim`).toBeGreaterThanOrEqual(3);
      const best = Math.max(contrast(own, ground), contrast(rim, ground));
      expect(best, `seat ${seat}`).toBeGreaterThanOrEqual(1.9);
    }
  });

  it.each(SEATS)('the sign of seat %i can be read', (seat) => {
    expect(contrast(color(`seat-${seat}`), color('rb-on-seat'))).toBeGreaterThanOrEqual(3);
  });
});
