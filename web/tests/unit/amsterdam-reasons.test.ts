// Refusals that the engine says with things, and the page names them.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { offer, reason } from '../../src/games/amsterdam/telling';
import { words } from '../../src/lib/words.svelte';

const bundle = new FluentBundle('en', { useIsolating: false });
const text = readFileSync(new URL('../../../locales/en/amsterdam.ftl', import.meta.url), 'utf8');
bundle.addResource(new FluentResource(text));
vi.spyOn(words, 'find').mockImplementation((key, args) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : undefined;
});

const scene = { names: ['Ann', 'Ben'], setup: undefined, eyes: 0, view: undefined };
const said = (key: string, args: Record<string, unknown> = {}): string =>
  reason({ code: 'illegal', message: 'the rule', key, args }, scene);

it('counts what is missing, and names the cards', () => {
  const args = { card: { card: 'red' }, needed: 2, held: 1 };
  expect(said('am-too-few-cards', args)).toBe('Not enough cards (red): 2 needed, 1 in hand.');
  expect(said('am-too-few-carts', { needed: 4, left: 3 })).toBe(
    'This route takes 4 carts. You have 3 left.',
  );
});
it('names routes, and whoever sits at a table', () => {
  expect(said('am-route-built', { route: { route: 3 }, name: { seat: 1 } })).toMatch(
    /^Ben has already built .* – .*\.$/,
  );
  expect(said('am-no-such-seat', { seat: { seat: 4 } })).toBe('There is no player 5 in this game.');
});
it('falls back to what the server says', () => {
  expect(said('unknown')).toBe('the rule');
});
it('names the cart symbol of a route that has it', () => {
  expect(offer({ do: 'build', route: 0, color: 'pink' }, scene)).toContain('with cart symbol');
  expect(offer({ do: 'build', route: 5, color: 'red' }, scene)).not.toContain('cart symbol');
});
