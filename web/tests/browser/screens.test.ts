// Every screen in every language, by day and by night, on a desk and on a phone: nothing is cut off, and axe finds nothing.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/lib/words.svelte';
import { DESK, PHONE, stage } from './harness';
import { actOnce, BOT, openTable } from './player';
import { openRoads, RoadsPlayer, shownTo } from './roads-player';

const { visit } = stage();

const SCREENS: Record<string, string> = {
  home: '/',
  tables: '/tables',
  new: '/new/amsterdam',
  'new-roads-and-boats': '/new/roads-and-boats',
  learn: '/learn',
  maps: '/maps',
  'map-editor': '/maps/new',
  settings: '/settings',
  'sign-in': '/sign-in',
  me: '/me',
  rules: '/rules/amsterdam',
  'rules-roads-and-boats': '/rules/roads-and-boats',
  lost: '/no/such/page',
};

/** A key that is said as it is would be a hole in the words. */
const HOLE = /\b(page|table|amp|amb|am|rb|maps|lesson|server)-[a-z]+-[a-z-]+\b/;

const TAGS: Record<Language, string> = { en: 'en-GB', fi: 'fi-FI', pl: 'pl-PL', nb: 'nb-NO' };

describe.each(Object.entries(TAGS))('in %s', (language, locale) => {
  test('every screen speaks it', async () => {
    const visitor = await visit('/', { ...DESK, locale });
    await visitor.ask('POST', '/guest', { language });
    for (const [name, path] of Object.entries(SCREENS)) {
      await visitor.page.goto(path);
      await visitor.page.locator('main h1').first().waitFor();
      await visitor.settle();
      expect(await visitor.page.getAttribute('html', 'lang')).toBe(language);
      const text = await visitor.page.locator('body').innerText();
      expect(text).not.toMatch(HOLE);
      await visitor.look(`${name}-${language}`);
    }
  });

  test('a table speaks it', async () => {
    const visitor = await visit('/', { ...DESK, locale });
    await visitor.ask('POST', '/guest', { language });
    await openTable(visitor, BOT);
    for (let n = 0; n < 6; n += 1) await actOnce(visitor.page);
    expect(await visitor.page.getAttribute('html', 'lang')).toBe(language);
    const text = await visitor.page.locator('body').innerText();
    expect(text).not.toMatch(HOLE);
    await visitor.look(`table-${language}`);
  });

  test('a table of Roads & Boats speaks it', async () => {
    const visitor = await visit('/', { ...DESK, locale });
    await visitor.ask('POST', '/guest', { language });
    const table = await openRoads(visitor, 'First Furrow');
    const player = new RoadsPlayer(visitor.page);
    await player.play(async () => ((await shownTo(visitor, table)).view.turn ?? 0) >= 2);
    for (const tab of ['phase', 'research', 'wonder', 'chart']) {
      await visitor.page.locator(`[role="tab"][data-tab="${tab}"]`).click();
      const text = await visitor.page.locator('body').innerText();
      expect(text, tab).not.toMatch(HOLE);
      if (tab === 'phase' || tab === 'chart') await visitor.look(`roads-${tab}-${language}`);
    }
  });
});

test.each([
  ['dark', { ...DESK, colorScheme: 'dark' as const }],
  ['phone', PHONE],
  ['phone-dark', { ...PHONE, colorScheme: 'dark' as const }],
  ['4k', { viewport: { width: 3840, height: 2160 } }],
])('every screen on %s', async (kind, options) => {
  const visitor = await visit('/', options);
  await visitor.ask('POST', '/guest', { language: 'en' });
  for (const [name, path] of Object.entries(SCREENS)) {
    await visitor.page.goto(path);
    await visitor.page.locator('main h1').first().waitFor();
    await visitor.settle();
    await visitor.look(`${name}-${kind}`);
  }
  await openTable(visitor, BOT, BOT, BOT);
  for (let n = 0; n < 9; n += 1) await actOnce(visitor.page);
  await visitor.look(`table-${kind}`);
  const table = await openRoads(visitor, 'First Furrow');
  const player = new RoadsPlayer(visitor.page, 'hasTouch' in options ? 'touch' : 'mouse');
  await player.play(async () => ((await shownTo(visitor, table)).view.turn ?? 0) >= 2);
  await visitor.look(`roads-${kind}`);
});
