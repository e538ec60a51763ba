// A newcomer takes the guided first game of Roads & Boats, and does nothing but what the coach says.

import { expect, test } from 'vitest';
import { PHONE, stage, type Visitor } from './harness';

const { visit } = stage();

/** Lets the coach do one thing, and waits until it says the next. */
async function doAsTold({ page }: Visitor): Promise<void> {
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const seq = () =>
    page.evaluate(async (table) => {
      const shown = (await (await fetch(`/api/tables/${table}`)).json()) as { seq: number };
      return shown.seq;
    }, table);
  const before = await seq();
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await expect.poll(seq, { timeout: 5000 }).toBeGreaterThan(before);
  await page.locator('.coach footer button:not(:disabled)').first().waitFor();
}

test('the guided game comes to its end by doing what the coach says', async () => {
  const visitor = await visit('/learn');
  const { page } = visitor;
  await page.getByRole('button', { name: 'Start the guided game' }).waitFor();
  await visitor.look('learn');
  await page.getByRole('button', { name: 'Start the guided game' }).click();
  await page.waitForURL('**/table/*');
  const coach = page.locator('.coach');
  await coach.getByText('Welcome!').waitFor();
  await visitor.look('lesson-begin');

  for (let n = 0; n < 200 && !(await coach.innerText()).includes('You know the game now'); n += 1) {
    await doAsTold(visitor);
    if (n === 30) await visitor.look('lesson-on-the-way');
  }
  expect(await coach.innerText()).toContain('9 of 9 goals');
  await visitor.look('lesson-end');

  await page.reload();
  await coach.getByRole('button', { name: 'Play on' }).click();
  expect(await coach.innerText()).toContain('9 of 9 goals');
});

test('the coach can be sent away and called back on a phone', async () => {
  const visitor = await visit('/learn', PHONE);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Start the guided game' }).click();
  await page.locator('.coach').waitFor();
  await visitor.look('lesson-phone');
  await page.getByRole('button', { name: 'Hide the coach' }).click();
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('.coach').waitFor();
});
