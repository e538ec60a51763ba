// Browsers that keep nothing, run nothing, or get nothing: they are told, or play all the same.

import { expect, test } from 'vitest';
import type { Language } from '../../src/lib/words.svelte';
import { DESK, stage } from './harness';
import { playToEnd } from './player';

const { visit } = stage();

/** As a browser that blocks the storage of a site does. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

test('a whole game is played where nothing is kept', async () => {
  const visitor = await visit('about:blank');
  const { page } = visitor;
  await page.addInitScript(blockStorage);
  await page.goto('/');
  expect(await page.evaluate(() => 'localStorage' in globalThis)).toBe(true);
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL('**/table/*');
  // What is chosen holds as long as the page is open.
  await page.getByRole('button', { name: 'Hide log and chat' }).click();
  await playToEnd(page);
  await page.waitForSelector('dialog[open] .winner');
});

test('settings are remembered while the page is open, where nothing is kept', async () => {
  const { page } = await visit('about:blank');
  await page.addInitScript(blockStorage);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.locator('main h1').first().waitFor();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
});

test('without scripts somebody says so, in every language', async () => {
  const { page } = await visit('/', { ...DESK, javaScriptEnabled: false });
  const texts: Record<Language, string> = {
    en: 'needs JavaScript',
    fi: 'tarvitsee JavaScriptin',
    pl: 'wymaga JavaScriptu',
    nb: 'trenger JavaScript',
  };
  for (const [language, text] of Object.entries(texts)) {
    expect(await page.locator(`noscript [lang="${language}"]`).innerText()).toContain(text);
  }
  expect(await page.locator('.page-start-failed').isVisible()).toBe(false);
});

test.each([
  ['the first script does not come', '**/assets/index-*.js', 'abort'],
  ['the first words do not come', '**/assets/page-*.js', 'abort'],
  ['a script is broken', '**/assets/index-*.js', 'break'],
])('if %s, somebody says so', async (_, address, how) => {
  const visitor = await visit('about:blank');
  const { page } = visitor;
  await page.route(address, (route) =>
    how === 'abort'
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
  );
  await page.goto('/');
  await page.getByText('Towpath could not start.').waitFor();
  await visitor.look('start-failed');
  expect(visitor.complaints.splice(0).join()).toMatch(/ERR_FAILED|fetch|broken/);
});

test('a screen that does not come can be asked for again', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await page.locator('main h1').first().waitFor();
  await page.route('**/assets/Settings-*.js', (route) => route.abort());
  await page.goto('/settings');
  const again = page.getByRole('button', { name: 'Reload' });
  await again.waitFor();
  await visitor.look('part-failed');
  await page.unroute('**/assets/Settings-*.js');
  await again.click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(visitor.complaints.splice(0).join()).toContain('ERR_FAILED');
});

test('an address that leads nowhere is not found, and the page says so', async () => {
  const { page } = await visit('/');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByText('Page not found').waitFor();
});
