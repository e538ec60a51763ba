// Maps are looked at, drawn with mouse and keyboard, saved, shared and played on.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, PHONE, stage } from './harness';
import { RoadsPlayer, shownTo } from './roads-player';

const { visit } = stage();

/** The middle of a place on the paper. */
async function placeOf(page: Page, key: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-spot="${key}"]`).boundingBox();
  if (!box) throw new Error(`there is no place ${key}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const tool = (page: Page, name: string) =>
  page.locator(`.tools label:has(input[value=${name}])`).click();

/** Goes over places with the button held. */
async function drag(page: Page, ...keys: string[]): Promise<void> {
  const [first, ...rest] = await Promise.all(keys.map((key) => placeOf(page, key)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

/** Lays a small island with the keys: land in the middle, sea beside it. */
async function layIsland(page: Page): Promise<void> {
  await page.locator('[data-spot="0,0"]').focus();
  await page.keyboard.press('4');
  for (const terrain of ['1', '2', '6']) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(terrain);
  }
}

test.each([
  ['desk', DESK],
  ['desk-dark', { ...DESK, colorScheme: 'dark' as const }],
  ['phone', PHONE],
])('the screens of maps on %s', async (kind, options) => {
  const visitor = await visit('/maps', options);
  await visitor.page.locator('article').first().waitFor();
  await visitor.settle();
  await visitor.look(`maps-${kind}`);
  await visitor.page.goto('/maps/two-banks');
  await visitor.page.getByRole('heading', { name: 'Two Banks' }).waitFor();
  await visitor.look(`map-${kind}`);
  await visitor.page.goto('/maps/new');
  await visitor.page.locator('[data-spot]').first().waitFor();
  await visitor.look(`map-editor-${kind}`);
  await visitor.page.goto('/new/roads-and-boats?map=two-banks');
  await visitor.page.getByRole('radio', { name: 'Two Banks' }).waitFor();
  await visitor.look(`new-map-${kind}`);
});

test('the gallery shows maps for so many players', async () => {
  const { page } = await visit('/maps?seats=6');
  await page.getByRole('link', { name: 'Six Wharves' }).waitFor();
  expect(await page.getByRole('link', { name: 'Two Banks' }).count()).toBe(0);
});

test('a map is drawn, saved, found again and deleted', async () => {
  const { page } = await visit('/maps/new');
  await layIsland(page);
  await tool(page, 'river');
  await drag(page, '0,0', '1,0', '2,0', '3,0');
  const label = () => page.locator('[data-spot="1,0"]').getAttribute('aria-label');
  expect(await label()).toContain('river towards E and W');
  await page.getByText('A game can be played on this map.').waitFor();
  await page.getByLabel('Map name').fill('Brook');
  await page.getByLabel('Map name').blur();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  expect(page.url()).toMatch(/\/maps\/[^/]+\/edit$/);

  await page.goto('/maps?show=mine');
  await page.getByRole('link', { name: 'Brook' }).click();
  await page.getByRole('heading', { name: 'Brook' }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('You have not drawn a map like this yet.', { exact: false }).waitFor();
});

test('what is wrong is said and marked, and can be undone', async () => {
  const { page } = await visit('/maps/new');
  await layIsland(page);
  await page.locator('[data-spot="1,0"]').focus();
  await page.keyboard.press('q');
  const fault = 'The river runs off the map here.';
  await page.getByRole('button', { name: fault, exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe('1,0');
  await page.keyboard.press('Control+z');
  await page.getByText('A game can be played on this map.').waitFor();
});

test('what was not saved is offered back', async () => {
  const { page } = await visit('/maps/new');
  await layIsland(page);
  await page.getByText('A game can be played on this map.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  expect(await page.locator('[data-spot="3,0"]').getAttribute('aria-label')).toContain('sea');
});

test('a map made by lot goes to the editor', async () => {
  const { page } = await visit('/maps');
  await page.getByRole('button', { name: 'Random map' }).click();
  await page.getByRole('button', { name: 'Edit it' }).click();
  await page.getByText('A game can be played on this map.').waitFor();
  expect(await page.getByLabel('Map name').inputValue()).toMatch(/^Random Map/);
});

test('a map is drawn, and played on at once', async () => {
  const visitor = await visit('/maps/new');
  const { page } = visitor;
  await layIsland(page);
  await page.getByText('A game can be played on this map.').waitFor();
  await page.getByLabel('Map name').fill('Islet');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.waitForURL('**/table/*');
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const player = new RoadsPlayer(page);
  await player.play(async () => ((await shownTo(visitor, table)).view.turn ?? 0) >= 2);
  expect((await shownTo(visitor, table)).view.map).toMatchObject({ name: 'Islet' });
});
