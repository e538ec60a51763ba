// The rulebooks are read in order, with nothing left out.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { has, parseBook, piecesOf } from '../../src/pages/rules/book';

describe.each(['amsterdam-rules', 'roads-and-boats-rules'])('%s', (file) => {
  const text = readFileSync(`../locales/en/${file}.ftl`, 'utf8');
  const book = parseBook(text);

  it('has a title, something before the first chapter, and rules in every chapter', () => {
    expect(book.title).toMatch(/^rules-(rb-)?title$/);
    expect(book.preface.length).toBeGreaterThan(0);
    for (const { rules } of book.chapters) expect(rules.length).toBeGreaterThan(0);
  });

  it('has every rule once', () => {
    const rules = book.chapters.flatMap((chapter) => chapter.rules);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBe(text.match(/^[A-Z]{2}-[A-Z]+-\d{2} =/gm)?.length);
  });
});

it('finds stresses and the numbers of rules in a text', () => {
  expect(piecesOf('A *seat* as in AM-SET-01.')).toEqual([
    { kind: 'plain', text: 'A ' },
    { kind: 'stressed', text: 'seat' },
    { kind: 'plain', text: ' as in ' },
    { kind: 'rule', text: 'AM-SET-01' },
    { kind: 'plain', text: '.' },
  ]);
});

it('finds rules that have every word looked for', () => {
  expect(has('A wild lies face up', 'FACE wild', 'en')).toBe(true);
  expect(has('A wild lies face up', 'face donkey', 'en')).toBe(false);
});
