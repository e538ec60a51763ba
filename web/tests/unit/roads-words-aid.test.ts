// The player aid says what the rules of the house say.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COSTS, MAKES, RECIPES, ROOM, ROWS } from '../../src/gen/roads-and-boats/tables';
import type { Goods } from '../../src/games/roads-and-boats/types';

const rules = readFileSync('../docs/rules/roads-and-boats.md', 'utf8');

/** The rows of the table under a heading, by their first column. */
function table(heading: string): Map<string, string[]> {
  const [, rest = ''] = rules.split(`\n## ${heading}\n`);
  const lines = (rest.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const rows = lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map((row) => [(row[1] ?? '').replaceAll(' ', '_'), row.slice(2)]));
}

const written = (goods: Goods, wood?: number): string =>
  [
    ...Object.entries(goods).map(([good, count]) => `${good} ×${count}`),
    ...(wood ? [`trunks or boards ×${wood}`] : []),
  ].join(' + ');

describe('the player aid', () => {
  const rows = table('Buildings');
  it.each(Object.entries(COSTS))('knows what is paid for one: %s', (building, goods) => {
    expect(written(goods)).toBe(rows.get(building)?.[0]);
  });
  it.each(Object.entries(RECIPES))('knows what is made in one: %s', (building, recipe) => {
    const row = rows.get(building);
    const { goods, wood, output, gives, most } = recipe;
    expect(written(goods, wood)).toBe(row?.[3]);
    expect([`${output} ×${gives}`, String(most)]).toEqual(row?.slice(4, 6));
  });
  it.each(Object.entries(MAKES))('knows the transporter of a factory: %s', (building, kind) => {
    expect(rows.get(building)?.[4]).toBe(kind);
  });
  it.each(Object.entries(ROOM))('knows the room on a transporter: %s', (kind, room) => {
    expect(table('Transporters').get(kind)?.[1]).toBe(String(room));
  });
  it('knows the rows of the wonder', () => {
    const places = [...table('The wonder').values()].map(([count]) => Number(count));
    expect(ROWS).toEqual(places);
  });
});
