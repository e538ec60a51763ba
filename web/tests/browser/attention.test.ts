// Whoever looks elsewhere is called when the turn comes: by a bell, a notification and the title of the page.

import { expect, test } from 'vitest';
import { stage } from './harness';
import { actOnce, openTable } from './player';

const { visit } = stage();

interface Called {
  bells: number;
  notes: string[];
  isHidden: boolean;
}

/** Notes what the browser is asked for, and lets the page be hidden. */
function listen(): void {
  const called: Called = { bells: 0, notes: [], isHidden: false };
  Object.assign(globalThis, { called });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    called.bells += 1;
    start.call(this, when);
  };
  class Note extends EventTarget {
    static permission = 'granted';
    constructor(title: string) {
      super();
      called.notes.push(title);
    }
  }
  Object.assign(globalThis, { Notification: Note });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (called.isHidden ? 'hidden' : 'visible'),
  });
}

test('the turn calls by bell, notification and title', async () => {
  const [anna, bert] = [await visit('/'), await visit('/')];
  await anna.page.addInitScript(listen);
  await anna.page.evaluate(() =>
    localStorage.setItem('towpath.preferences', JSON.stringify({ notify: true, sounds: true })),
  );
  const table = await openTable(anna, { kind: 'nobody' });
  const { secret } = await anna.ask<{ secret: string }>('POST', `/tables/${table}/invitation`);
  await bert.page.goto(`/table/${table}#invite=${secret}`);
  await bert.page.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.page.getByRole('button', { name: 'Start game' }).click();
  await anna.page.waitForFunction(() => document.title.startsWith('●'));

  // Both choose, then Anna takes her turn and looks away while Bert takes his.
  await actOnce(anna.page);
  await actOnce(bert.page);
  await anna.page.waitForSelector('[data-spot="deck"].lit');
  for (const _ of [1, 2]) {
    await anna.page.waitForSelector('[data-spot="deck"].lit');
    await anna.page.click('[data-spot="deck"]');
  }
  await bert.page.waitForSelector('[data-spot="deck"].lit');
  expect(await anna.page.title()).not.toContain('●');
  const before = await anna.page.evaluate(() => {
    const { called } = globalThis as unknown as { called: Called };
    called.isHidden = true;
    return { ...called, notes: [...called.notes] };
  });
  for (const _ of [1, 2]) {
    await bert.page.waitForSelector('[data-spot="deck"].lit');
    await bert.page.click('[data-spot="deck"]');
  }

  await anna.page.waitForFunction(() => document.title.startsWith('●'));
  const after = await anna.page.evaluate(
    () => (globalThis as unknown as { called: Called }).called,
  );
  expect(after.notes.length).toBe(before.notes.length + 1);
  expect(after.bells).toBeGreaterThan(before.bells);
});
