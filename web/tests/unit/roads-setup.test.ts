// What a new table of Roads & Boats asks: the map keeps to the seats, and the seats to a map that was come with.

import { describe, expect, it, vi } from 'vitest';
import type { GameFacts } from '../../src/gen';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const { TableDraft } = await import('../../src/pages/new/table-draft.svelte');
const { RoadsSetup } = await import('../../src/games/roads-and-boats/setup/setup-draft.svelte');

const GAME = {
  game: 'roads-and-boats',
  bots: [],
  maps: [
    { name: 'Two Banks', seats: [2, 3] },
    { name: 'Four Corners', seats: [4] },
  ],
  limits: [2, 3, 4, 5].map((seats) => ({
    entry: 'map.free.tiles',
    seats,
    fewest: 3 * seats + 4,
    most: 100,
    usual: 12 * seats,
  })),
  usual_seats: 3,
} as unknown as GameFacts;

function begin(): InstanceType<typeof RoadsSetup> {
  let begun: InstanceType<typeof RoadsSetup> | undefined;
  new TableDraft(GAME, {
    begin: (table) => (begun = new RoadsSetup(table)),
    title: '',
    Form: () => ({}),
    fields: [],
  });
  if (!begun) throw new Error('the table asks nothing');
  return begun;
}

const saved = (seats: number[]) => ({ kind: 'saved', id: 'k3v9', name: 'Islet', seats }) as const;

describe('the map', () => {
  it('is the first for so many seats, and made by them where there is none', () => {
    const setup = begin();
    expect(setup.map).toEqual({ kind: 'named', name: 'Two Banks' });
    setup.table.seats = 4;
    expect(setup.map).toEqual({ kind: 'named', name: 'Four Corners' });
    setup.table.seats = 5;
    expect(setup.map).toEqual({ kind: 'free' });
    setup.table.seats = 4;
    expect(setup.map).toEqual({ kind: 'named', name: 'Four Corners' });
  });

  it('stays made by the seats once somebody has said so', () => {
    const setup = begin();
    setup.choose({ kind: 'free' });
    setup.table.seats = 4;
    expect(setup.map).toEqual({ kind: 'free' });
  });

  it('that was come with decides how many play, and one plays alone at this screen', () => {
    const setup = begin();
    setup.playOn(saved([2, 4]));
    expect(setup.seats).toBe(4);
    setup.playOn(saved([1]));
    expect(setup.map).toEqual(saved([1]));
    expect(setup.table.sitting).toEqual(['me']);
    expect(setup.table.access).toBe('local');
  });
});

describe('a map that the seats make', () => {
  it('has as many tiles as usual, and never too few for the seats', () => {
    const setup = begin();
    expect(setup.tiles).toBe(36);
    setup.tiles = 13;
    setup.table.seats = 5;
    expect(setup.tiles).toBe(19);
    expect(setup.tileLimit).toMatchObject({ fewest: 19, most: 100 });
  });

  it('has as much sea as the box, and land enough for each seat', () => {
    const setup = begin();
    expect(setup.seaLimit).toEqual({ least: 0, most: 27 });
    setup.tiles = 100;
    expect(setup.seaLimit).toEqual({ least: 14, most: 30 });
  });

  it('goes into the setup, with the seat that lays first and how rows are shared', async () => {
    const setup = begin();
    setup.choose({ kind: 'free' });
    setup.sea = 8;
    setup.rows = 'players';
    setup.table.sitting = ['nobody', 'me', 'nobody'];
    expect((await setup.table.options()).setup).toEqual({
      seats: 3,
      map: { free: { tiles: 36, sea: 8, first: 1 } },
      rows: 'players',
    });
  });
});
