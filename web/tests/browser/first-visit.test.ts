// Somebody comes for the first time, and plays a whole game against bots without help.

import { expect, test } from 'vitest';
import { stage } from './harness';
import { actOnce, awaitTurn, playToEnd } from './player';

const { visit } = stage();

test('two clicks from home to a game, and on to its end and its replay', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL('**/table/*');

  await page.waitForSelector('.choose');
  await visitor.look('amsterdam-contracts');
  for (let n = 0; n < 12; n += 1) await actOnce(page);
  await awaitTurn(page);
  await visitor.look('amsterdam-in-play');

  await playToEnd(page);
  await page.waitForSelector('dialog[open] .winner');
  await visitor.look('amsterdam-end');

  const table = new URL(page.url()).pathname.split('/').at(-1);
  const shown = await visitor.ask<{ stage: string; outcome: { points: number[] } }>(
    'GET',
    `/tables/${table}`,
  );
  expect(shown.stage).toBe('finished');
  const counted = await page.locator('dialog[open]').innerText();
  for (const points of shown.outcome.points) expect(counted).toContain(String(points));

  await page.goto(`/table/${table}/replay`);
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  await page.keyboard.press('End');
  await page.waitForURL(/replay\/\d+/);
  const last = page.url();
  await page.keyboard.press('Home');
  await page.waitForFunction((last) => location.href !== last, last);
  await page.keyboard.press('ArrowRight');
  await visitor.look('amsterdam-replay');
});
