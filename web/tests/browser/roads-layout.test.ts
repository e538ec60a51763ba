// The map of Roads & Boats has most of the screen, opens on one's own land, and never changes its size.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View } from '../../src/gen/roads-and-boats';
import { DESK, stage, type Visitor } from './harness';
import { openRoads, SETTLER, shownTo } from './roads-player';

const { visit } = stage();

/** A phone on its side. */
const LANDSCAPE: BrowserContextOptions = {
  viewport: { width: 844, height: 390 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const PORTRAIT: BrowserContextOptions = { ...LANDSCAPE, viewport: { width: 390, height: 844 } };

/** How large the map is, as it is drawn. */
const sizeOfMap = (page: Page): Promise<{ width: number; height: number }> =>
  page.locator('.area-map').evaluate((map) => {
    const { width, height } = map.getBoundingClientRect();
    return { width, height };
  });

/** What share of the screen the map has. */
async function shareOfMap(page: Page): Promise<number> {
  const { width, height } = await sizeOfMap(page);
  const screen = await page.evaluate(() => innerWidth * innerHeight);
  return (width * height) / screen;
}

/** A visitor whose phases end only when they are ended. */
async function come(options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await visit('/', options);
  await visitor.page.evaluate(() =>
    localStorage.setItem('towpath.preferences', JSON.stringify({ endIdle: false })),
  );
  return visitor;
}

/** Goes on to the visitor's own part of a movement phase. */
async function untilMovement(visitor: Visitor, table: string): Promise<View> {
  for (;;) {
    const { view, to_act, legal = [] } = await shownTo(visitor, table);
    if (to_act.includes(0)) {
      if (view.phase === 'movement' && view.stage === 'acting') break;
      const homes = legal.filter(({ do: kind }) => kind === 'settle');
      const actions = [homes[Math.floor(homes.length / 2)] ?? { do: 'done' }];
      await visitor.ask('POST', `/tables/${table}`, { command: { do: 'act', seat: 0, actions } });
    } else await visitor.page.waitForTimeout(50);
  }
  await visitor.page.locator('.moving li button[aria-pressed="true"]').waitFor();
  return (await shownTo(visitor, table)).view;
}

test.each([
  ['a desk', DESK, 0.6],
  ['a desk by night', { ...DESK, colorScheme: 'dark' as const }, 0.6],
  ['a phone on its side', LANDSCAPE, 0.6],
  ['a phone', PORTRAIT, 0.43],
] as const)('on %s the map has its share, and keeps it', async (name, options, least) => {
  const visitor = await come(options);
  const { page } = visitor;
  const table = await openRoads(visitor, 'Fleet and Fen', SETTLER, SETTLER, SETTLER);
  await untilMovement(visitor, table);
  const size = await sizeOfMap(page);
  expect(await shareOfMap(page)).toBeGreaterThanOrEqual(least);
  await visitor.look(`roads-layout-${name.replaceAll(' ', '-')}`);

  // Whatever is chosen, opened or asked, the map is as large as before.
  await page.locator('.moving li button').nth(1).click();
  expect(await sizeOfMap(page)).toEqual(size);
  await page.locator('[data-tab="tile"]').click();
  expect(await sizeOfMap(page)).toEqual(size);
  await page.locator('.foot .done').click();
  await page.locator('.ending').waitFor();
  expect(await sizeOfMap(page)).toEqual(size);
  // Whoever presses twice ends nothing.
  await page.locator('.foot .done').click();
  await expect.poll(() => page.locator('.ending').count()).toBe(0);
  expect((await shownTo(visitor, table)).view.phase).toBe('movement');
  await page.locator('.foot .done').click();
  await page.locator('.ending .button.main').click();
  await expect.poll(async () => (await shownTo(visitor, table)).view.phase).not.toBe('movement');
  await page.waitForTimeout(100);
  expect(await sizeOfMap(page)).toEqual(size);
});

test('log and chat are a drawer over the panels', async () => {
  const visitor = await come();
  const { page } = visitor;
  const table = await openRoads(visitor, 'Fleet and Fen', SETTLER, SETTLER, SETTLER);
  await untilMovement(visitor, table);
  const size = await sizeOfMap(page);
  const drawer = page.locator('aside.drawer');
  expect(await drawer.isVisible()).toBe(false);
  await page.keyboard.press('g');
  await drawer.waitFor();
  expect(await sizeOfMap(page)).toEqual(size);
  await visitor.look('roads-drawer');
  await page.keyboard.press('Escape');
  await expect.poll(() => drawer.isVisible()).toBe(false);
  // What was chosen still is.
  expect(await page.locator('.moving li button[aria-pressed="true"]').count()).toBe(1);
  await page.getByRole('button', { name: 'Show log and chat' }).click();
  await drawer.waitFor();
  await drawer.getByRole('button', { name: 'Hide log and chat' }).click();
  expect(await drawer.isVisible()).toBe(false);
});

test('the keys are listed', async () => {
  const visitor = await come();
  const { page } = visitor;
  const table = await openRoads(visitor, 'Fleet and Fen', SETTLER);
  await untilMovement(visitor, table);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog');
  await list.getByText('Load all that fits').waitFor();
  await visitor.look('roads-keys');
});

/** Everything that is drawn of a kind, in pixels. */
const drawn = (page: Page, selector: string): Promise<{ width: number; height: number }[]> =>
  page.locator(`.area-map ${selector}`).evaluateAll((all) => {
    const map = document.querySelector('.area-map')!.getBoundingClientRect();
    return all
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.right > map.left && box.left < map.right)
      .filter((box) => box.bottom > map.top && box.top < map.bottom)
      .map(({ width, height }) => ({ width, height }));
  });

test.each([
  ['desk', DESK, 11],
  ['phone', PORTRAIT, 8],
] as const)(
  'six seats on 95 tiles can be read as the map opens on a %s',
  async (name, options, least) => {
    const visitor = await come(options);
    const { page } = visitor;
    const five = Array.from({ length: 5 }, () => SETTLER);
    const table = await openRoads(visitor, 'The Long Cut', ...five);
    const view = await untilMovement(visitor, table);
    await page.reload();
    await page.locator('.area-map .rb-thing').first().waitFor();
    await visitor.settle();
    await visitor.look(`roads-six-${name}`);
    // One's home is in the middle of what is seen, or near it.
    const home = view.seats[0]?.home ?? [0, 0];
    const tile = await page
      .locator(`.area-map path[data-target="tile ${home[0]},${home[1]}"]`)
      .boundingBox();
    const map = await page.locator('.area-map').boundingBox();
    if (!tile || !map) throw new Error('nothing is drawn');
    const across = (tile.x + tile.width / 2 - map.x) / map.width;
    const down = (tile.y + tile.height / 2 - map.y) / map.height;
    for (const part of [across, down]) {
      expect(part).toBeGreaterThan(0.2);
      expect(part).toBeLessThan(0.8);
    }
    // Its donkeys and the numbers of its goods are large enough.
    const own = view.seats[0]?.transporters.map(({ id }) => id) ?? [];
    const donkeys = await drawn(
      page,
      `:is(${own.map((id) => `[data-target="transporter ${id}"].rb-thing`).join(',')}) .rim`,
    );
    expect(donkeys.length).toBeGreaterThan(0);
    for (const { width } of donkeys) expect(width).toBeGreaterThanOrEqual(2 * least);
    const counts = await drawn(
      page,
      `.rb-thing.pile[data-target$=" ${home[0]},${home[1]},${home[2] ?? 0}"] > path`,
    );
    expect(counts.length).toBeGreaterThan(0);
    for (const { height } of counts) expect(height).toBeGreaterThanOrEqual(least);
  },
);
