// Names in the lobby are those of the table, players at one screen are named, and nothing is asked about a deal that was none.

import { expect, test } from 'vitest';
import type { Done } from '../../src/gen';
import { stage, type Visitor } from './harness';

const { visit } = stage();

/** Opens a table at one screen: two seats of one's own, and a bot. */
async function openLocal(visitor: Visitor): Promise<string> {
  await visitor.ask('POST', '/guest', { language: 'en' });
  const setup = { seats: 3, map: 'Fleet and Fen' };
  const options = { game: 'roads-and-boats', access: 'local', setup };
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', bot: 'settler' }];
  const { table } = await visitor.ask<{ table: string }>('POST', '/tables', { options, seats });
  await visitor.page.goto(`/table/${table}`);
  return table;
}

test('players at one screen have names, and bots are called the same before and in the game', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await openLocal(visitor);
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByLabel('Name of player 2').fill('Bert');
  await page.getByLabel('Name of player 2').press('Enter');
  await page.getByText('Bot 3 (Skilled)', { exact: true }).first().waitFor();
  await visitor.look('lobby-local');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: /^I am (Anna|Bert)$/ }).click();
  const players = page.locator('.area-seats .name');
  await expect.poll(() => players.allInnerTexts()).toEqual(['Anna', 'Bert', 'Bot 3 (Skilled)']);
  // They are known after the page was left.
  await page.reload();
  await expect.poll(() => players.allInnerTexts()).toEqual(['Anna', 'Bert', 'Bot 3 (Skilled)']);
});

test('nobody asks about the deal of a game in which nothing was dealt', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  await visitor.ask('POST', '/guest', { language: 'en' });
  for (const [seats, asks] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const options = {
      game: 'roads-and-boats',
      setup: { seats, map: seats === 1 ? 'First Furrow' : 'Fleet and Fen' },
    };
    const others = seats === 1 ? [] : [{ kind: 'bot', bot: 'settler' }];
    const body = { options, seats: [{ kind: 'me' }, ...others] };
    const { table } = await visitor.ask<{ table: string }>('POST', '/tables', body);
    await visitor.ask<Done>('POST', `/tables/${table}`, { command: { do: 'start' } });
    await visitor.ask<Done>('POST', `/tables/${table}`, { command: { do: 'resign', seat: 0 } });
    await page.goto(`/table/${table}`);
    await page.locator('.result').waitFor();
    expect(await page.getByRole('button', { name: 'Was the deal fair?' }).count()).toBe(asks);
  }
});
