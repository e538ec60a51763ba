// The opponent somebody gets without asking, and how a new table takes another one.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFacts } from '../../src/gen';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const { rememberBot, usualBot } = await import('../../src/lib/games.svelte');
const { preferences } = await import('../../src/lib/preferences.svelte');
const { TableDraft } = await import('../../src/pages/new/table-draft.svelte');

const game = (name: string, bots: { name: string; level: number }[]): GameFacts =>
  ({
    game: name,
    bots,
    maps: [],
    limits: [],
    fewest_seats: 2,
    most_seats: 4,
    usual_seats: 3,
  }) as unknown as GameFacts;
const LEVELS = ['deckhand', 'porter', 'clerk', 'merchant', 'regent'];
const AMSTERDAM = game(
  'amsterdam',
  LEVELS.map((name, level) => ({ name, level: level + 1 })),
);
const ROADS = game('roads-and-boats', [
  { name: 'random', level: 1 },
  { name: 'settler', level: 3 },
]);

beforeEach(() => (preferences.levels = {}));

describe('the usual opponent', () => {
  it('is the strongest that is fair, or the weakest where none is', () => {
    expect(usualBot(AMSTERDAM)).toBe('clerk');
    expect(usualBot(ROADS)).toBe('settler');
    expect(usualBot(game('amsterdam', []))).toBeUndefined();
    expect(usualBot(game('amsterdam', [{ name: 'regent', level: 5 }]))).toBe('regent');
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
