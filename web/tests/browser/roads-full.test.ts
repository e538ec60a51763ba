// A whole game of Roads & Boats with four seats, one of them played through the page's own controls.

import { expect, test } from 'vitest';
import { stage } from './harness';
import { openRoads, RoadsPlayer, SETTLER, shownTo } from './roads-player';

const { visit } = stage();

test('four seats play to the last brick', { timeout: 1_200_000 }, async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const table = await openRoads(visitor, 'Fleet and Fen', SETTLER, SETTLER, SETTLER);
  const player = new RoadsPlayer(page, 'mouse', 2);
  await player.play();
  const { outcome, view } = await shownTo(visitor, table);
  expect(outcome?.points).toHaveLength(4);
  // The points that the page counts are those of the game.
  for (const points of outcome?.points ?? []) {
    await page.locator('dialog[open]').getByText(String(points), { exact: true }).first().waitFor();
  }
  expect(view.stage).toBe('over');
  await visitor.look('roads-ending');
  await page.goto(`/table/${table}/replay`);
  await page.locator('.area-map svg').first().waitFor();
  await visitor.look('roads-replay');
});
