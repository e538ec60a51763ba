// Somebody who plays Roads & Boats on the page, by clicking what is lit.

import type { Locator, Page } from 'playwright-core';
import type { Action, View } from '../../src/gen/roads-and-boats';
import type { Visitor } from './harness';
import type { Opponent } from './player';

export const SETTLER: Opponent = { kind: 'bot', bot: 'settler' };

/** What cannot wait, the most urgent first. */
const URGENT = [
  '.confirming .button.main:not(:disabled)',
  '.consent .button.main:not(:disabled)',
  '.bill .button.main:not(:disabled)',
  // Goods that somebody else has to agree to are not asked for: who has refused once would be asked for ever.
  '.bill .holder:not(:has(h3 .soft)) .options button:not(:disabled)',
  '.bill [data-cue="withdraw"]:not(:disabled)',
  '.ending .button.main:not(:disabled)',
  '.play:has(.settle) .area-map .mark',
  '.choices .button:not(:disabled)',
  '.places .button:not(:disabled)',
];

/** What one would want to do, if there is any of it. */
const WORTHWHILE = [
  '.now .cards .button.main:not(:disabled)',
  '.now article.lit .face:not(:disabled)',
];

/** No game takes a player so many clicks: whoever makes more goes round in circles. */
const MOST_ACTS = 4000;

const DONE = '.foot .done:not(:disabled)';
const OVER = 'dialog[open] .winner';

export interface Shown {
  seq: number;
  to_act: number[];
  legal?: Action[];
  view: View;
  outcome?: { points: number[] };
}

/** Opens a table as this visitor, starts it if every seat is taken, and goes there. */
export async function openRoads(
  visitor: Visitor,
  map: unknown,
  ...others: Opponent[]
): Promise<string> {
  await visitor.ask('POST', '/guest', { language: 'en' });
  const seats = [{ kind: 'me' }, ...others];
  const options = { game: 'roads-and-boats', setup: { seats: seats.length, map } };
  const { table } = await visitor.ask<{ table: string }>('POST', '/tables', { options, seats });
  if (others.every(({ kind }) => kind !== 'nobody')) {
    await visitor.ask('POST', `/tables/${table}`, { command: { do: 'start' } });
  }
  await visitor.page.goto(`/table/${table}`);
  return table;
}

/** The table as the server shows it to this visitor. */
export const shownTo = (visitor: Visitor, table: string): Promise<Shown> =>
  visitor.ask<Shown>('GET', `/tables/${table}`);

/** The first of these that is on the page. Waits until one is. */
async function awaitAny(page: Page, choices: readonly string[]): Promise<string> {
  const found = await page.waitForFunction(
    (choices) =>
      choices.find((choice) =>
        [...document.querySelectorAll(choice)].some((element) => element.checkVisibility()),
      ),
    choices,
    { timeout: 0, polling: 50 },
  );
  return (await found.jsonValue()) ?? '';
}

/** Which of these are on the screen. To reach the others one would drag the map. */
const inSight = (all: Locator): Promise<number[]> =>
  all.evaluateAll((elements) =>
    elements.flatMap((element, nth) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isIn ? [nth] : [];
    }),
  );

export type How = 'mouse' | 'touch' | 'keys';

async function use(target: Locator, how: How): Promise<void> {
  // What stands on a lit tile may be in front of its mark, and means the same.
  const options = { timeout: 5000, force: true };
  const done =
    how === 'mouse'
      ? target.click(options)
      : how === 'touch'
        ? target.tap(options)
        : target.press('Enter', { timeout: 5000 });
  await done.catch((error: unknown) => {
    // What was lit may have gone out meanwhile: then there is something else to do.
    if (!/Timeout|attached|not visible/.test(String(error))) throw error;
  });
}

/** What a player of tests remembers of its moment. */
export class RoadsPlayer {
  /** How many things were done that were worth doing, by their selectors. */
  readonly done = new Map<string, number>();
  #moment = '';
  #tries = 0;

  constructor(
    readonly page: Page,
    readonly how: How = 'mouse',
    /** How many things it does in one phase before it ends it. */
    readonly most = 4,
  ) {}

  /** Does one thing. Answers whether the game goes on. */
  async act(): Promise<boolean> {
    const { page } = this;
    const choice = await awaitAny(page, [OVER, ...URGENT, DONE]);
    if (choice === OVER) return false;
    if (choice !== DONE) {
      await this.#use(choice);
      return true;
    }
    const moment = await page.locator('.phase-bar').innerText();
    if (moment !== this.#moment) this.#tries = 0;
    this.#moment = moment;
    this.#tries += 1;
    if (this.#tries <= this.most) {
      // On a phone the panel of the phase may lie behind that of a tile.
      const phase = page.locator('[data-tab="phase"][aria-selected="false"]');
      if ((await phase.count()) > 0) await use(phase, this.how);
      for (const wish of WORTHWHILE) {
        if ((await page.locator(wish).filter({ visible: true }).count()) === 0) continue;
        await this.#use(wish);
        return true;
      }
      if (await this.#go()) return true;
    }
    await this.#use(DONE);
    return true;
  }

  /** Sends the next transporter away, with all the boards that it can take, to where wood grows if it gets there. */
  async #go(): Promise<boolean> {
    const { page } = this;
    const ready = page.locator('.moving li button:not(.spent)').filter({ visible: true });
    if ((await ready.count()) === 0) return false;
    await use(ready.first(), this.how);
    const boards = page.locator('.tile').getByRole('button', { name: 'boards: move all that fit' });
    if ((await boards.count()) > 0) await use(boards.first(), this.how);
    const ways = page.locator('.area-map .mark.go');
    if ((await ways.count()) === 0) return false;
    const woods = page.locator('.area-map .mark.go[aria-label*="woods"]');
    const marks = (await woods.count()) > 0 ? woods : ways;
    const seen = await inSight(marks);
    const last = seen.at(-1);
    if (last === undefined) return false;
    await use(marks.nth(last), this.how);
    this.#count('go');
    return true;
  }

  async #use(choice: string): Promise<void> {
    const all = this.page.locator(choice).filter({ visible: true });
    // At the rim of the map buttons may lie over a mark: the one in the middle of all is clear of them.
    const seen = choice.endsWith('.mark') ? await inSight(all) : [];
    await use(all.nth(seen[Math.floor(seen.length / 2)] ?? 0), this.how);
    this.#count(choice);
  }

  #count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  /** Plays until the game is over, or until something is so. */
  async play(until: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      if (!(await this.act()) || (await until())) return;
    }
    throw new Error(`the game comes to no end; done: ${JSON.stringify([...this.done])}`);
  }
}
