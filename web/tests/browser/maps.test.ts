// From an empty sheet, or from a seed, to a game on that map.

import { expect, test } from 'vitest';
import { PHONE, stage, type Visitor } from './harness';
import { RoadsPlayer, shownTo } from './roads-player';

const { visit } = stage();

const tableOf = (visitor: Visitor): string =>
  new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';

test('a map is drawn by mouse and keys, mended, saved, and played', async () => {
  const visitor = await visit('/maps/new');
  const { page } = visitor;
  const lay = async (terrain: string, ...places: string[]): Promise<void> => {
    await page.locator(`input[type="radio"][value="${terrain}"]`).check({ force: true });
    for (const place of places) await page.locator(`[data-spot="${place}"]`).click();
  };
  await lay('pasture', '0,0', '1,0', '0,1');
  await lay('woods', '-1,0', '-1,1');
  // A river that runs against a tile without one is a fault, and is said to be one.
  const east = page.locator('[data-spot="1,0"]');
  await east.focus();
  await page.keyboard.press('a');
  await page.locator('.wrong').first().waitFor({ state: 'attached' });
  await visitor.look('map-editor-wrong');
  await page.keyboard.press('Control+z');
  await page.locator('.wrong').first().waitFor({ state: 'detached' });
  // The keys lay tiles too: rock and mountain beside what is there.
  await page.locator('[data-spot="1,-1"]').focus();
  await page.keyboard.press('3');
  await page.locator('[data-spot="0,-1"]').focus();
  await page.keyboard.press('4');
  await page.getByRole('textbox', { name: 'Name' }).fill('Drawn in a test');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/maps/*/edit');
  await visitor.look('map-editor');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.waitForURL('**/table/*');
  const player = new RoadsPlayer(page);
  const table = tableOf(visitor);
  await player.play(async () => ((await shownTo(visitor, table)).view.turn ?? 0) >= 2);
  const { view } = await shownTo(visitor, table);
  expect(view.map).toMatchObject({ name: 'Drawn in a test' });
});

test('a map is made by lot and played alone', async () => {
  const visitor = await visit('/maps');
  const { page } = visitor;
  await page.locator('main article').first().waitFor();
  await visitor.look('maps');
  expect(await page.locator('main article').count()).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Make one by lot' }).click();
  await page.locator('dialog[open] .picture svg').first().waitFor();
  await visitor.look('map-by-lot');
  await page.getByRole('button', { name: 'Play on it' }).click();
  await page.waitForURL('**/table/*');
  const player = new RoadsPlayer(page);
  const table = tableOf(visitor);
  await player.play(async () => ((await shownTo(visitor, table)).view.turn ?? 0) >= 2);
});

test('a map has a page with its drawing and its best games', async () => {
  const visitor = await visit('/maps/lord-of-the-ring', PHONE);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Lord of the Ring' }).first().waitFor();
  await page.getByText('360').first().waitFor();
  await visitor.look('map-phone');
});
