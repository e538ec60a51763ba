// Two people play again only if both want to, and shuffle together before they do.

import { expect, test } from 'vitest';
import type { News, TableShown } from '../../src/gen';
import { PHONE, stage, type Visitor } from './harness';
import { openTable } from './player';

const { visit } = stage();

/** Two people at a table whose game is over, because one of them gave up. */
async function play(): Promise<{ anna: Visitor; bert: Visitor; table: string }> {
  const anna = await visit('/');
  const bert = await visit('/', { ...PHONE, colorScheme: 'dark' });
  const table = await openTable(anna, { kind: 'nobody' });
  await anna.ask('PATCH', '/me', { name: `Anna ${table}`.slice(0, 24) });
  const { secret } = await anna.ask<{ secret: string }>('POST', `/tables/${table}/invitation`);
  await bert.page.goto(`/table/${table}#invite=${secret}`);
  await bert.page.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [anna, bert]) await page.waitForSelector('.choose');
  return { anna, bert, table };
}

const shownTo = (visitor: Visitor, table: string): Promise<TableShown> =>
  visitor.ask<TableShown>('GET', `/tables/${table}`);
const tableOf = ({ page }: Visitor): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function resign(visitor: Visitor, table: string): Promise<void> {
  const { yours } = await shownTo(visitor, table);
  const command = { do: 'resign', seat: yours[0] };
  await visitor.ask('POST', `/tables/${table}`, { command });
}

test('both browsers add to the deal, and each proves it', async () => {
  const { anna, bert, table } = await play();
  const log = await anna.ask<News[]>('GET', `/tables/${table}/log?limit=100`);
  const entries = log.map(({ what }) => what.entry);
  expect(entries.filter((entry) => entry === 'revealed')).toHaveLength(2);
  const start = log.map(({ what }) => what).find(({ entry }) => entry === 'started');
  expect(start).toEqual({ entry: 'started' });
  await resign(bert, table);
  for (const [name, { page, look }] of [
    ['proof-desk', { page: anna.page, look: anna.look.bind(anna) }],
    ['proof-phone', { page: bert.page, look: bert.look.bind(bert) }],
  ] as const) {
    await page.getByRole('button', { name: 'Was the deal fair?' }).click();
    await page.locator('.verdict.good').waitFor();
    expect(await page.getByText('comes from this browser').count()).toBe(1);
    expect(await page.getByText('Matches its fingerprint.', { exact: true }).count()).toBe(1);
    await look(name);
    await page.getByRole('button', { name: 'Close' }).last().click();
  }
});

test('whoever is asked to play again accepts', async () => {
  const { anna, bert, table } = await play();
  await resign(bert, table);
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await anna.page.waitForURL((url) => !url.pathname.endsWith(table));
  const next = tableOf(anna);
  await anna.page.getByText('Has not accepted yet').waitFor();
  await anna.look('rematch-room');
  expect(await anna.page.getByRole('button', { name: 'Start game' }).isDisabled()).toBe(true);

  await bert.page.getByText('wants to play again').waitFor();
  await bert.look('rematch-asked');
  await bert.page.getByRole('button', { name: 'Accept' }).click();
  await bert.page.waitForURL(`**/table/${next}`);
  await anna.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [anna, bert]) await page.waitForSelector('.choose');
  expect((await shownTo(bert, next)).yours).toHaveLength(1);
});

test('whoever is asked to play again declines, there or in the room', async () => {
  const { anna, bert, table } = await play();
  await resign(bert, table);
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await anna.page.waitForURL((url) => !url.pathname.endsWith(table));
  const next = tableOf(anna);
  await bert.page.goto(`/table/${next}`);
  await bert.page.getByText('has kept a seat for you').waitFor();
  await bert.look('rematch-kept');
  await bert.page.goto(`/table/${table}`);
  await bert.page.getByRole('button', { name: 'Decline' }).click();
  await bert.page.getByText('You declined.').waitFor();
  await anna.page.getByText('1 seat is still free').waitFor();
  expect((await shownTo(anna, next)).seats.filter(({ invited }) => invited)).toEqual([]);
});
