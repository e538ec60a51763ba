// A strong player at one's side: a hint asked and taken, and a finished game looked back at.

import { expect, test } from 'vitest';
import { stage } from './harness';
import { awaitTurn, openTable, playToEnd, type Opponent } from './player';

const { visit } = stage();
const CLERK: Opponent = { kind: 'bot', bot: 'clerk' };

test('a hint is asked for, taken, and gone with the position', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await openTable(visitor, CLERK);
  await awaitTurn(page);
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  const take = hint.getByRole('button', { name: 'Do it' });
  await take.waitFor();
  await expect.poll(() => page.locator('[role="status"]', { hasText: 'Hint:' }).count()).toBe(1);
  await visitor.look('hint');
  await take.click();
  await expect.poll(() => hint.count()).toBe(0);

  // In words it is the same.
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show as text' }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await take.waitFor();
  await visitor.isAccessible('hint in words');
  await hint.getByRole('button', { name: 'Close' }).click();
  expect(await hint.count()).toBe(0);
});

test('a finished game is looked back at, at the table and in the replay', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const table = await openTable(visitor, CLERK);
  await playToEnd(page);
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'Analysis' }).click();
  const slider = page.getByRole('slider', { name: 'Analysis' });
  await slider.waitFor({ state: 'attached', timeout: 0 });
  await visitor.look('analysis');

  await page.goto(`/table/${table}/replay`);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await slider.waitFor({ state: 'attached' });
  await page.locator('.graph').click({ position: { x: 300, y: 40 } });
  await expect.poll(() => page.url()).toMatch(/\/replay\/\d+/);
  await visitor.look('analysis-replay');
});
