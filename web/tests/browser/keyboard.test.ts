// A whole game without a mouse.

import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { stage } from './harness';
import { awaitTurn, BOT, openTable } from './player';

const { visit } = stage();

test('from home to a table with keys alone', async () => {
  const { page } = await visit('/');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await tabTo(page, 'button.main');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
});

test('a whole game with keys alone', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await openTable(visitor, BOT);
  for (;;) {
    const choice = await awaitTurn(page);
    if (choice === undefined) break;
    await tabTo(page, choice);
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('dialog[open] .winner');
});

/** Presses Tab until the focus is in what is meant. Whatever stands in a row is reached from its first by arrows. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    const where = await page.evaluate((selector) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nowhere';
      if (focused.matches(selector) || focused.querySelector(selector)) return 'there';
      const row = focused.closest('[role="toolbar"]');
      return row?.querySelector(selector) ? 'beside' : 'elsewhere';
    }, selector);
    if (where === 'there') return;
    await page.keyboard.press(where === 'beside' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`${selector} cannot be reached with keys`);
}
