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

/** Presses what the coach points at: a question that is open, a button of a panel, or a thing on the map. */
async function pressAsTold({ page }: Visitor): Promise<void> {
  const question = page.locator('.confirming .button.main, .ending .button.main');
  if (await question.first().isVisible()) {
    await question.first().tap();
    return;
  }
  const name = await page.evaluate(() =>
    document.querySelector('.coach [aria-current="step"]')?.getAttribute('data-shows'),
  );
  // Between two pieces of advice, and at the end, there is none.
  if (name === undefined) return;
  const button = page.locator(`[data-cue="${name}"]`).filter({ visible: true });
  if ((await button.count()) > 0) {
    await button.first().tap();
    return;
  }
  const spot = await page.evaluate(freeSpot, `.area-map [data-target="${name}"]`);
  if (spot) await page.touchscreen.tap(spot.x, spot.y);
  else await page.locator('.coach').getByRole('button', { name: 'Show me' }).tap();
}

/** A point of something on the map that a finger really meets. */
function freeSpot(selector: string): { x: number; y: number } | undefined {
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const element of [...document.querySelectorAll(selector)].toReversed()) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of parts) {
      for (const across of parts) {
        const [x, y] = [left + width * across, top + height * down];
        const met = document.elementFromPoint(x, y);
        if (met && (element.contains(met) || met.closest(selector))) return { x, y };
      }
    }
  }
  return undefined;
}

test('the guided game comes to its end on a phone, by touching what the coach points at', async () => {
  const visitor = await visit('/learn', PHONE);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Start the guided game' }).tap();
  const coach = page.locator('.coach');
  await coach.getByText('Welcome!').waitFor();

  // A cheer goes by itself, perhaps while something is pressed.
  await page.evaluate(() => {
    const cheers = new Set<string>();
    Object.assign(window, { cheers });
    new MutationObserver(() => {
      for (const cheer of document.querySelectorAll('.cheer p')) {
        cheers.add(cheer.textContent.trim());
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  let before = '';
  let tries = 0;
  for (let n = 0; n < 600; n += 1) {
    const said = await coach.innerText();
    if (said.includes('You know the game now')) break;
    // The answer may take a moment, and some things are pressed twice; but nothing is pressed in vain for long.
    tries = said === before ? tries + 1 : 0;
    before = said;
    expect(tries, said).toBeLessThan(20);
    await pressAsTold(visitor);
    await page.waitForTimeout(150);
    if (n === 40) await visitor.look('lesson-on-the-way-phone');
  }
  expect(await coach.innerText()).toContain('You know the game now');
  expect(await page.evaluate('[...cheers]')).toContain('Goal reached: a gold mine');
  await visitor.look('lesson-end-phone');
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
