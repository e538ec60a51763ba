// The opponent somebody gets without asking, and how a new table takes another one.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameShown } from '../../src/gen';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const { rememberBot, usualBot } = await import('../../src/lib/games.svelte');
const { preferences } = await import('../../src/lib/preferences.svelte');
const { TableDraft } = await import('../../src/pages/new/table-draft.svelte');

const game = (name: string, bots: string[]): GameShown =>
  ({ game: name, bots, maps: [], fewest_seats: 2, most_seats: 4 }) as unknown as GameShown;
const AMSTERDAM = game('amsterdam', ['deckhand', 'porter', 'clerk', 'merchant', 'regent']);
const ROADS = game('roads-and-boats', ['random', 'settler']);

beforeEach(() => (preferences.levels = {}));

describe('the usual opponent', () => {
  it('is a middle one, or the best where there are only a few', () => {
    expect(usualBot(AMSTERDAM)).toBe('clerk');
    expect(usualBot(ROADS)).toBe('settler');
    expect(usualBot(game('amsterdam', []))).toBeUndefined();
  });

  it('is the one that was chosen before, for each game', () => {
    rememberBot('amsterdam', 'regent');
    expect(usualBot(AMSTERDAM)).toBe('regent');
    expect(usualBot(ROADS)).toBe('settler');
  });

  it('is not one that the server no longer has', () => {
    rememberBot('amsterdam', 'greedy');
    expect(usualBot(AMSTERDAM)).toBe('clerk');
  });
});

describe('the bots of a new table', () => {
  it('all take the level that is chosen', () => {
    const draft = new TableDraft(AMSTERDAM);
    expect(draft.level).toBeUndefined();
    draft.sitting = ['me', 'bot:clerk', 'bot:porter'];
    expect(draft.level).toBe('');
    draft.setLevel('merchant');
    expect(draft.sitting).toEqual(['me', 'bot:merchant', 'bot:merchant']);
    expect(draft.level).toBe('merchant');
    expect(usualBot(AMSTERDAM)).toBe('merchant');
  });

  it('are of the usual level where a seat is added at one screen', () => {
    const draft = new TableDraft(AMSTERDAM);
    draft.setAccess('local');
    draft.seats = 4;
    expect(draft.sitting.at(-1)).toBe('bot:clerk');
  });
});
