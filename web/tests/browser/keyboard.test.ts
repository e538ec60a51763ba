// A whole game without a mouse.

import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { stage } from './harness';
import { awaitTurn, BOT, openTable } from './player';

const { visit } = stage();

test('from home to a table with keys alone', async () => {
  const { page } = await visit('/');
  await page.getByRole('button', { name: 'Start game' }).waitFor();
  for (let n = 0; !(await hasFocus(page, 'button.main.large')); n += 1) {
    if (n > 40) throw new Error('the button cannot be reached with Tab');
    await page.keyboard.press('Tab');
  }
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
    await reach(page, choice);
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('dialog[open] .winner');
});

/** Goes there with keys: by its number if it has one, else with Tab, back from the deck, which has the number 0. */
async function reach(page: Page, selector: string): Promise<void> {
  const number = await page.locator(selector).first().getAttribute('data-key');
  await page.keyboard.press(number ?? '0');
  for (let n = 0; n < 40; n += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`${selector} cannot be reached with keys`);
}

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches('dialog, [role="group"]'))
      return false;
    return focused.matches(selector) || focused.querySelector(selector) !== null;
  }, selector);
