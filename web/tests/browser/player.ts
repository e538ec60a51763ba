// Somebody who plays Amsterdam on the page, by clicking what is lit.

import type { Page } from 'playwright-core';
import type { Visitor } from './harness';

/** What can be clicked, the most urgent first. */
const CHOICES = [
  '.confirm button.main:not(:disabled)',
  '.payment .way.best',
  '.choose button.main:not(:disabled)',
  '.choose .one button[data-key]:not(:disabled)',
  '.route.lit .space',
  '[data-spot="deck"].lit',
  '[data-spot^="face-up"].lit',
  '[data-spot="contracts"].lit',
  '.area-status button.main',
];

const OVER = 'dialog[open] .winner';

/** What there is to do, nothing if the game is over. Waits until it is one of them. */
export async function awaitTurn(page: Page): Promise<string | undefined> {
  const found = await page.waitForFunction(
    ([choices, over]) => {
      if (document.querySelector(over)) return 'over';
      return choices.find((choice) => document.querySelector(choice));
    },
    [CHOICES, OVER] as const,
    { timeout: 0, polling: 50 },
  );
  const choice = await found.jsonValue();
  return choice === 'over' ? undefined : choice;
}

/** Does one thing, by mouse or by touch. Answers whether the game goes on. */
export async function actOnce(page: Page, how: 'mouse' | 'touch' = 'mouse'): Promise<boolean> {
  const choice = await awaitTurn(page);
  if (choice === undefined) return false;
  const target = page.locator(choice).first();
  const options = { timeout: 5000 };
  await (how === 'mouse' ? target.click(options) : target.tap(options)).catch((error: unknown) => {
    // What was lit may have gone out meanwhile: then there is something else to do.
    if (!/Timeout|attached/.test(String(error))) throw error;
  });
  return true;
}

/** Plays on until the game is over. */
export async function playToEnd(page: Page, how: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  while (await actOnce(page, how));
}

export interface Opponent {
  kind: 'bot' | 'me' | 'nobody';
  bot?: string;
}

/** Opens a table of Amsterdam as this visitor, starts it if every seat is taken, and goes there. */
export async function openTable(visitor: Visitor, ...others: Opponent[]): Promise<string> {
  await visitor.ask('POST', '/guest', { language: 'en' });
  const seats = [{ kind: 'me' }, ...others];
  const options = { game: 'amsterdam', setup: { seats: seats.length, first: 0 } };
  const { table } = await visitor.ask<{ table: string }>('POST', '/tables', { options, seats });
  if (others.every(({ kind }) => kind !== 'nobody')) {
    await visitor.ask('POST', `/tables/${table}`, { command: { do: 'start' } });
  }
  await visitor.page.goto(`/table/${table}`);
  return table;
}

export const BOT: Opponent = { kind: 'bot', bot: 'porter' };
