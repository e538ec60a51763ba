// Refusals that the server names and the page words.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { View } from '../../src/gen/amsterdam';
import { boardOf } from '../../src/games/amsterdam/board';
import { reasonOf } from '../../src/games/amsterdam/reasons';
import { words } from '../../src/lib/words.svelte';

const bundle = new FluentBundle('en', { useIsolating: false });
const text = readFileSync(new URL('../../../locales/en/amsterdam.ftl', import.meta.url), 'utf8');
bundle.addResource(new FluentResource(text));
vi.spyOn(words, 'find').mockImplementation((key, args) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : undefined;
});

const seat = { score: 0, cards: 1, bonus: 0, contracts: 1, shown: null, tally: null };
const view = {
  turn: 1,
  seats: [
    { ...seat, carts: 3, routes: [] },
    { ...seat, carts: 9, routes: [3] },
  ],
  hand: { red: 1, wild: 1 },
} as unknown as View;
const position = { board: boardOf(undefined), view, eyes: 0, names: ['Ann', 'Ben'] };
const problem = (key: string) => ({ code: 'illegal', message: 'the rule', key });

it('counts the cards that are missing', () => {
  const action = { do: 'build', route: 9, color: 'red', wilds: 0 } as const;
  expect(reasonOf(problem('am-too-few-cards'), action, position)).toBe(
    'Not enough cards (red): 2 needed, 1 in hand.',
  );
});
it('counts the carts that are left', () => {
  const action = { do: 'build', route: 4, color: 'red', wilds: 1 } as const;
  expect(reasonOf(problem('am-too-few-carts'), action, position)).toBe(
    'The route takes 4 carts. You have 3 left.',
  );
});
it('names who has built a route, and whose turn it is', () => {
  const built = { do: 'build', route: 3, color: 'blue', wilds: 0 } as const;
  expect(reasonOf(problem('am-route-built'), built, position)).toContain('by Ben');
  expect(reasonOf(problem('am-not-your-turn'), { do: 'draw' }, position)).toContain('Ben');
});
it('falls back to the rule', () => {
  expect(reasonOf(problem('unknown'), { do: 'pass' }, position)).toBe('the rule');
});
