// A whole game in words alone, as a screen reader tells it: no map, no pictures of cards.

import { expect, test } from 'vitest';
import { stage } from './harness';
import { BOT, openTable } from './player';

const { visit } = stage();

test('a whole game in the words for screen readers', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await openTable(visitor, BOT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show as text' }).click();
  const reading = page.locator('.stage.reading');
  await reading.waitFor();
  await visitor.look('reading');

  for (;;) {
    const button = reading.getByRole('button', { disabled: false });
    const over = page.locator('dialog[open] .winner');
    await button.or(over).first().waitFor({ timeout: 0 });
    if (await over.isVisible()) break;
    // Paying for a route comes last in the list, and ends the game soonest.
    const last = button.last();
    await last.click({ timeout: 5000 }).catch((error: unknown) => {
      if (!/Timeout|attached/.test(String(error))) throw error;
    });
  }
  // Whoever listens is told everything that happened.
  expect(await page.locator('[aria-live]').count()).toBeGreaterThan(0);
});
