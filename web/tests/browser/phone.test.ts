// A game by touch on a small phone.

import { test } from 'vitest';
import { PHONE, stage } from './harness';
import { actOnce, BOT, openTable, playToEnd } from './player';

const { visit } = stage();

test('a whole game by touch at 360 pixels', async () => {
  const visitor = await visit('/', PHONE);
  const { page } = visitor;
  await openTable(visitor, BOT);
  await page.waitForSelector('.choose');
  await visitor.look('amsterdam-contracts-phone');
  for (let n = 0; n < 10; n += 1) await actOnce(page, 'touch');
  await visitor.look('amsterdam-in-play-phone');
  await playToEnd(page, 'touch');
  await page.waitForSelector('dialog[open] .winner');
  await visitor.look('amsterdam-end-phone');
});
