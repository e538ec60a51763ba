// Each game registers itself: no file that games share knows one of them.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entryOf, gameEntries, isPlayable } from '../../src/games';
import { sources } from './sources';

const names = gameEntries.map(({ game }) => game);
const REGISTERING = 'games/index.ts';

it('a game is found by its name', () => {
  for (const game of gameEntries) expect(entryOf(game.game)).toBe(game);
  expect(isPlayable('unheard-of')).toBe(false);
  expect(new Set(names).size).toBe(names.length);
});

it.each(names)('%s is named in its own folder only, and where it registers itself', (name) => {
  const own = [`games/${name}/`, 'gen/'];
  const shared = [...sources('.svelte', '.ts')].filter(
    ([path]) => path !== REGISTERING && !own.some((folder) => path.startsWith(folder)),
  );
  // However files and types write it.
  const written = new RegExp(name.replaceAll('-', '\\W?'), 'i');
  const knowing = shared.filter(([, source]) => written.test(source));
  expect(knowing.map(([path]) => path)).toEqual([]);
});

it.each(names)('%s has the words of its card', (name) => {
  const words = readFileSync('../locales/en/page.ftl', 'utf8');
  const keys = ['game', 'about', 'time'].map((what) => `page-${what}-${name}`);
  expect(keys.filter((key) => !words.includes(`\n${key} = `))).toEqual([]);
});
