// Roads & Boats alone: several turns by clicks, by touch and by keys.

import { expect, test } from 'vitest';
import { DESK, PHONE, stage } from './harness';
import { openRoads, RoadsPlayer, shownTo, type How } from './roads-player';

const { visit } = stage();

test.each([
  ['mouse', DESK],
  ['touch', PHONE],
  ['keys', DESK],
] as const)('some turns by %s', async (how: How, options) => {
  const visitor = await visit('/', options);
  const table = await openRoads(visitor, 'First Furrow');
  const player = new RoadsPlayer(visitor.page, how);
  await player.play(async () => ((await shownTo(visitor, table)).view.turn ?? 0) >= 4);
  const { view } = await shownTo(visitor, table);
  // Something was built, something was moved, and both by what the page offers.
  expect(view.buildings?.length).toBeGreaterThan(0);
  expect(player.done.get('go')).toBeGreaterThan(0);
  await visitor.look(`roads-solo-${how}`);
  // What a reload shows is what there was.
  await visitor.page.reload();
  await visitor.page.locator('.area-map svg').first().waitFor();
  expect((await shownTo(visitor, table)).view).toEqual(view);
});
