// A table in a home network: plain http at a name, which to a browser is no secure context.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, stage, type Visitor } from './harness';
import { BOT, openTable, playToEnd } from './player';

const { visit, homeAddress } = stage();

/** Somebody at home. */
async function visitHome(path: string): Promise<Visitor> {
  const visitor = await visit(path, { ...DESK, baseURL: homeAddress() });
  expect(await visitor.page.evaluate(() => isSecureContext)).toBe(false);
  return visitor;
}

/** What is in the clipboard: it cannot be read here, but put into a field. */
async function pasteInto(page: Page, field: string): Promise<string> {
  const target = page.getByRole('textbox', { name: field });
  await target.fill('');
  await target.press('ControlOrMeta+V');
  return target.inputValue();
}

test('a whole game is played, and its deal proved', async () => {
  const visitor = await visitHome('/');
  const { page } = visitor;
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL('**/table/*');
  await playToEnd(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Was the deal fair?' }).click();
  await page.locator('.verdict.good').waitFor();
  await visitor.look('proof');
});

test('links are copied, in a dialog too', async () => {
  const visitor = await visitHome('/');
  const { page } = visitor;
  await openTable(visitor, { kind: 'nobody' });
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link).toContain('#invite=');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await pasteInto(page, 'Write a message')).toBe(link);

  await openTable(visitor, BOT);
  await page.waitForSelector('.choose');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const seat = await page.getByRole('textbox', { name: 'Link to your seat' }).inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  expect(await pasteInto(page, 'Write a message')).toBe(seat);
});

test('a token is made and copied', async () => {
  const visitor = await visitHome('/');
  const { page } = visitor;
  await visitor.ask('POST', '/guest', { language: 'en' });
  await page.goto('/me');
  await page.getByLabel('Token name').fill('a bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.locator('.fresh code').innerText();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await pasteInto(page, 'Token name')).toBe(token.slice(0, 24));
});

test('what cannot be copied is selected, to be copied by hand', async () => {
  const visitor = await visitHome('/');
  const { page } = visitor;
  await visitor.ask('POST', '/guest', { language: 'en' });
  await page.addInitScript(() => (document.execCommand = () => false));
  await page.goto('/me');
  await page.getByLabel('Token name').fill('a bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.locator('.fresh code').innerText();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('copy it yourself').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(token);
  await visitor.look('copy-by-hand');
});
