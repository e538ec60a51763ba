// A turn of Roads & Boats takes few clicks: what leaves no choice is done by itself.

import { expect, test } from 'vitest';
import type { Action, Guide } from '../../src/gen/roads-and-boats';
import { stage, type Visitor } from './harness';
import { openRoads, shownTo, type Shown } from './roads-player';

const { visit } = stage();

/** A home with woods, rock and a meadow around it, and enough of everything for a turn in the middle of a game. */
const FARM = {
  name: 'A farm',
  seats: [1],
  tiles: [
    { q: 0, r: 0, terrain: 'pasture' },
    { q: 1, r: 0, terrain: 'woods' },
    { q: 0, r: 1, terrain: 'rock' },
    { q: -1, r: 1, terrain: 'desert' },
  ],
  homes: [{ q: 0, r: 0 }],
  start: { donkeys: 3, geese: 0, boards: 9, stone: 2, trunks: 3 },
};

const HOME = [0, 0];

async function act(visitor: Visitor, table: string, ...actions: Action[]): Promise<void> {
  await visitor.ask('POST', `/tables/${table}`, { command: { do: 'act', seat: 0, actions } });
}

/** A table at the beginning of the second turn, with a sawmill at home. */
async function begin(visitor: Visitor): Promise<string> {
  const table = await openRoads(visitor, FARM);
  const { legal = [] } = await shownTo(visitor, table);
  const settle = legal.find(({ do: kind }) => kind === 'settle');
  if (!settle) throw new Error('there is no home');
  await act(visitor, table, settle);
  const done: Action = { do: 'done' };
  await act(visitor, table, done, done);
  await act(visitor, table, { do: 'build', region: [0, 0], building: 'sawmill' });
  await act(visitor, table, done, done);
  return table;
}

/** Counts everything that is clicked. */
function countClicks(): void {
  const counted = { clicks: 0 };
  Object.assign(globalThis, { counted });
  addEventListener('click', ({ isTrusted }) => (counted.clicks += isTrusted ? 1 : 0), true);
}

const clicksOf = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { counted: { clicks: number } }).counted.clicks);

test('production, three loaded donkeys and two buildings are at most 10 clicks', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const table = await begin(visitor);
  await page.addInitScript(countClicks);
  await page.reload();
  const phase = async (): Promise<string> => {
    const { view } = await shownTo(visitor, table);
    return `${view.turn} ${view.phase}`;
  };
  const until = (wanted: string): Promise<void> =>
    expect.poll(phase, { timeout: 60_000 }).toBe(wanted);
  const go = (q: number, r: number): Promise<void> =>
    page.locator(`.area-map .mark.go[data-target="land ${q},${r},0"]`).click({ force: true });
  const moved = async (count: number): Promise<void> => {
    await expect
      .poll(async () => {
        const { view } = await shownTo(visitor, table);
        return view.seats[0]?.transporters.filter(
          ({ at }) => 'land' in at && String(at.land) !== String(HOME),
        ).length;
      })
      .toBe(count);
    await visitor.settle();
  };

  // All boards that the sawmill can make, with one click; then nothing is left, and the phase ends by itself.
  expect(await phase()).toBe('2 production');
  await page.locator('.now .cards .button.main').first().click();
  await until('2 movement');
  // The first donkey is chosen, and each next one when one has gone: a click loads, goes and unloads.
  await page.locator('[data-cue="haul"]').click();
  await go(1, 0);
  await moved(1);
  await go(0, 1);
  await moved(2);
  await go(1, 0);
  await moved(3);
  // Everybody has moved.
  await until('2 building');
  for (const building of ['woodcutter', 'quarry']) {
    await page.locator(`[data-cue="build ${building}"]`).click();
    await expect
      .poll(async () => (await shownTo(visitor, table)).view.buildings?.map((one) => one.building))
      .toContain(building);
  }
  await visitor.look('roads-turn');
  // What is left of the turn has to be declined where something could still be built or bought.
  const ended = new Set<string>();
  await expect
    .poll(
      async () => {
        const { view, guide } = (await shownTo(visitor, table)) as Shown & { guide?: Guide };
        const now = `${view.turn} ${view.phase}`;
        if (view.turn === 2 && (guide?.chances.actions.length ?? 0) > 0 && !ended.has(now)) {
          ended.add(now);
          await page.locator('.foot .done').click();
        }
        return view.turn;
      },
      { timeout: 60_000 },
    )
    .toBe(3);
  const clicks = await clicksOf(visitor);
  expect(clicks).toBeGreaterThan(5);
  expect(clicks).toBeLessThanOrEqual(10);
});

test('a phase that ends by itself can be kept open', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const table = await openRoads(visitor, { ...FARM, start: { ...FARM.start, trunks: 0 } });
  const { legal = [] } = await shownTo(visitor, table);
  await act(visitor, table, legal.find(({ do: kind }) => kind === 'settle') ?? { do: 'done' });
  // Nothing can be made in the first turn.
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect.poll(() => page.locator('.coming').count()).toBe(0);
  expect((await shownTo(visitor, table)).view.phase).toBe('production');
  await page.locator('.foot .done').click();
  await expect.poll(async () => (await shownTo(visitor, table)).view.phase).toBe('movement');
});

test('a click on a lit tile means to go there, also where another donkey of one’s own stands', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const table = await begin(visitor);
  await act(visitor, table, { do: 'done' });
  const donkeys =
    (await shownTo(visitor, table)).view.seats[0]?.transporters.map(({ id }) => id) ?? [];
  const [first = 0, second = 0] = donkeys;
  await page.reload();
  await page.locator('.moving [aria-pressed="true"]').waitFor();
  await page.locator('.area-map .mark.go[data-target="land 1,0,0"]').click({ force: true });
  await page.locator(`.moving [data-cue="choose ${second}"][aria-pressed="true"]`).waitFor();
  await page.locator(`.area-map .rb-thing[data-target="transporter ${first}"]`).click();
  await expect
    .poll(async () => {
      const { view } = await shownTo(visitor, table);
      const own = view.seats[0]?.transporters ?? [];
      return own.filter(({ at }) => 'land' in at && at.land[0] === 1).map(({ id }) => id);
    })
    .toEqual([first, second]);
});

test('places for walls are lit beside those for roads', async () => {
  const visitor = await visit('/');
  const { page } = visitor;
  const table = await openRoads(visitor, { ...FARM, start: { ...FARM.start, stone: 4 } });
  const { legal = [] } = await shownTo(visitor, table);
  const done: Action = { do: 'done' };
  await act(visitor, table, legal.find(({ do: kind }) => kind === 'settle') ?? done);
  await act(visitor, table, done, done);
  await page.locator('.area-map path[data-target="tile 0,0"]').click({ force: true });
  const wall = page.locator('.area-map .mark.wall').first();
  await wall.waitFor();
  expect(await page.locator('.area-map .mark.build').count()).toBeGreaterThan(0);
  await visitor.look('roads-walls-lit');
  await wall.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await shownTo(visitor, table)).view.walls?.length).toBe(1);
});
