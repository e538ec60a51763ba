// Two people play each other in two browsers, through a reload, a lost line and a server that dies.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { News, TableShown } from '../../src/gen';
import type { Event, View } from '../../src/gen/amsterdam';
import { stage, type Visitor } from './harness';
import { actOnce, awaitTurn, openTable } from './player';

const { server, visit } = stage();

/** Everything a page was sent, and what a page holds in its memory. */
class Traffic {
  readonly texts: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.texts.push(payload.toString())),
    );
    page.on('response', (response) => {
      if (!response.url().includes('/api/tables/')) return;
      void response.text().then(
        (text) => this.texts.push(text),
        () => undefined,
      );
    });
  }
}

/** What a value says of a game that another seat alone may know. */
function secretsIn(value: unknown, mine: number, found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) secretsIn(part, mine, found);
  const event = value as Event;
  if ('event' in event && 'seat' in event && event.seat !== mine) {
    const { card, kept, contracts } = event as {
      card?: unknown;
      kept?: unknown;
      contracts?: unknown;
    };
    const isOpen = event.event === 'card_taken';
    if ((card && !isOpen) || kept || contracts) found.push(JSON.stringify(event));
  }
  const seen = value as Partial<View>;
  if (seen.phase && seen.phase !== 'over' && seen.seats?.some(({ shown }) => shown)) {
    found.push('contracts of others before the end');
  }
}

/** Every plain object in the memory of a page, as JSON, if it is about the game. */
async function memoryOf(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: texts } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    functionDeclaration: `function () {
      const found = [];
      for (const object of this) {
        const isGame = Object.hasOwn(object, 'event') || Object.hasOwn(object, 'phase');
        if (!isGame) continue;
        try { found.push(JSON.stringify(object)); } catch { /* A ring of objects is no message. */ }
      }
      return found.filter((text) => text !== undefined);
    }`,
  });
  await session.detach();
  return (texts.value as string[]).map((text) => JSON.parse(text) as unknown);
}

/** Both play until `until` of them have acted, whoever's turn it is. */
async function play(visitors: Visitor[], until: number): Promise<boolean> {
  for (let n = 0; n < until; n += 1) {
    const turns = visitors.map(async ({ page }) => ({ page, choice: await awaitTurn(page) }));
    const { page, choice } = await Promise.race(turns);
    if (choice === undefined) return false;
    await actOnce(page);
  }
  return true;
}

test('a game of two comes through everything, and nobody sees the other hand', async () => {
  const anna = await visit('/');
  const bert = await visit('/');
  const traffic = [new Traffic(anna.page), new Traffic(bert.page)];
  const table = await openTable(anna, { kind: 'nobody' });
  const { secret } = await anna.ask<{ secret: string }>('POST', `/tables/${table}/invitation`);
  await anna.look('waiting-room');
  await bert.page.goto(`/table/${table}#invite=${secret}`);
  await bert.page.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.page.getByRole('button', { name: 'Start game' }).click();

  const both = [anna, bert];
  await play(both, 12);
  await bert.page.reload();
  await play(both, 8);
  await anna.page.context().setOffline(true);
  await anna.page.context().setOffline(false);
  await play(both, 8);
  await server.kill();
  await server.start();
  await play(both, 8);

  // Halfway: whatever a page was told and holds is what its seat may know.
  for (const [seat, { page }] of both.entries()) {
    const found: string[] = [];
    const texts = traffic[seat]?.texts ?? [];
    for (const text of texts) secretsIn(JSON.parse(text) as unknown, seat, found);
    for (const value of await memoryOf(page)) secretsIn(value, seat, found);
    expect(found, `seat ${seat}`).toEqual([]);
    expect(texts.length).toBeGreaterThan(10);
  }
  const early = traffic.flatMap(({ texts }) => texts).join('\n');

  while (await play(both, 50));
  for (const { page } of both) await page.waitForSelector('dialog[open] .winner');
  const shown = await Promise.all(
    both.map((visitor) => visitor.ask<TableShown>('GET', `/tables/${table}`)),
  );
  expect(shown[0]?.outcome).toEqual(shown[1]?.outcome);
  expect(shown[0]?.stage).toBe('finished');
  // The seed came to light at the end and not before.
  const { seed } = shown[0]?.deal ?? {};
  expect(seed).toBeTruthy();
  expect(early).not.toContain(seed);
  // Nothing happened twice.
  const log = await anna.ask<News[]>('GET', `/tables/${table}/log?limit=1000`);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
});

test('what is hidden would be found', () => {
  const found: string[] = [];
  secretsIn({ events: [{ event: 'card_drawn', seat: 1, card: 'red' }] }, 0, found);
  secretsIn(
    { view: { phase: 'turn', seats: [{ shown: [{ contract: 3, met: true }] }] } },
    0,
    found,
  );
  expect(found).toHaveLength(2);
});
