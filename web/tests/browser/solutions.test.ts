// What there is to reach alone on a map, the best known solution step by step, and how a game could have gone better.

import { expect, test } from 'vitest';
import { DESK, PHONE, stage, type Visitor } from './harness';
import { openRoads, shownTo } from './roads-player';

const { visit } = stage();
const RIVER = '/maps/a-river-runs-through-it';

/** Does nothing until the game is over. */
async function idle(visitor: Visitor, table: string): Promise<void> {
  for (;;) {
    const shown = await shownTo(visitor, table);
    if (shown.stage !== 'running') return;
    const done = shown.legal?.find((action) => action.do === 'done') ?? shown.legal?.[0];
    const command = { do: 'act', seat: 0, actions: [done] };
    await visitor.ask('POST', `/tables/${table}`, { command });
  }
}

test.each([
  ['desk', DESK],
  ['desk-dark', { ...DESK, colorScheme: 'dark' as const }],
  ['phone', PHONE],
  ['phone-dark', { ...PHONE, colorScheme: 'dark' as const }],
])('the best known solution on %s', async (kind, options) => {
  const visitor = await visit('/maps?seats=1', options);
  const { page } = visitor;
  await page.getByText('Best known solution').first().waitFor();
  await visitor.settle();
  await visitor.look(`solo-maps-${kind}`);
  await page.goto(RIVER);
  await page.getByRole('link', { name: 'Watch the best known' }).scrollIntoViewIfNeeded();
  await visitor.settle();
  await visitor.look(`solo-map-${kind}`);
  await page.getByRole('link', { name: 'Watch the best known' }).click();
  const position = page.getByText(/^Step 0 of \d+$/);
  await position.waitFor();
  const on = page.getByRole('button', { name: 'Next step' });
  for (let step = 0; step < 40; step += 1) await on.click();
  await page.getByText(/^(For|To fetch|It will provide): .*→/).waitFor();
  await visitor.settle();
  await visitor.look(`solution-${kind}`);
  // The address names the step, and leads back to it.
  expect(page.url()).toMatch(/\/solution\/40$/);
  await page.reload();
  await page.getByText(/^Step 40 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await visitor.settle();
  await visitor.look(`solution-end-${kind}`);
});

test.each([
  ['desk', DESK],
  ['phone', PHONE],
])(
  'a better rest of a game on %s',
  async (kind, options) => {
    const visitor = await visit('/', options);
    const { page } = visitor;
    const table = await openRoads(visitor, 'First Furrow');
    await idle(visitor, table);
    await page.goto(`/table/${table}/replay?better`);
    await page.getByLabel('From turn').selectOption('5');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('progressbar').waitFor();
    await visitor.look(`better-searching-${kind}`);
    await page.getByText(/^From turn 5 on, \d+ points were possible instead of/).waitFor();
    await visitor.settle();
    await visitor.look(`better-found-${kind}`);
    await page.getByRole('button', { name: 'Watch it' }).click();
    await page.getByText(/^Step 0 of \d+$/).waitFor();
    for (let step = 0; step < 6; step += 1) {
      await page.getByRole('button', { name: 'Next step' }).click();
    }
    await visitor.settle();
    await visitor.look(`better-watched-${kind}`);
    await page.getByRole('button', { name: 'Back to your game' }).click();
    await page.getByLabel('From turn').waitFor();
    // Only what was played counts.
    const scores = await visitor.ask<{ points: number }[]>('GET', '/maps/first-furrow/scores');
    expect(scores.map(({ points }) => points)).toEqual([
      (await shownTo(visitor, table)).outcome?.points?.[0],
    ]);
  },
  120_000,
);
