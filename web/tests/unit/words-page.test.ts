// The words of the page: said in every language, and every one of them used.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/gen/languages';
import { index } from './sources';

const read = (language: string): string =>
  readFileSync(join('..', 'locales', language, 'page.ftl'), 'utf8');
const keysOf = (text: string): string[] =>
  [...text.matchAll(/^(page-[a-z-]+) =/gm)].map(([, key]) => key ?? '');
const keys = keysOf(read('en'));

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

describe.each(LANGUAGES)('the words in %s', (language) => {
  const text = read(language);

  it('have the same keys as in English, in the same order', () => {
    expect(keysOf(text)).toEqual(keys);
  });

  it('can be read', () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    for (const key of keys) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
  });
});

describe('every word', () => {
  // Some keys are put together, as in `page-tab-${name}`: then their beginning is in the source.
  const beginnings = [...sources.matchAll(/`(page-[a-z-]*?)\$\{/g)].map(([, start]) => start ?? '');
  // The choices of the settings are put together from two parts.
  const composed = ['page-set-theme-', 'page-set-motion-', 'page-set-colors-', 'page-set-confirm-'];

  it.each(keys)('%s is used', (key) => {
    const isWhole = sources.includes(`'${key}'`) || index().includes(`<!-- say ${key} -->`);
    const isPart = [...beginnings, ...composed].some(
      (start) => start !== 'page-set-' && start !== '' && key.startsWith(start),
    );
    expect(isWhole || isPart).toBe(true);
  });
});
