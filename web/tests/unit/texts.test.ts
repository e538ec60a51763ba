// Every text of the page comes from the Fluent files, every key that is said is there, and none is there for nothing.

import { parse, type AST } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { allKeys, index, keys, sources } from './sources';

/** Attributes that people read or hear. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** What is the same in every language: the name, and what programs are told. */
const NAME = 'Towpath';
const SPOKEN_TO_PROGRAMS = new Set(['code', 'kbd', 'pre']);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && text.trim() !== NAME;

/** What stands in a component as it is and people would read. */
function hardCoded(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, inside: string): void => {
    if (Array.isArray(node)) return node.forEach((part) => walk(part, inside));
    if (typeof node !== 'object' || node === null) return;
    const { type } = node as { type?: string };
    if (type?.endsWith('Directive')) return;
    if (type === 'RegularElement' && SPOKEN_TO_PROGRAMS.has((node as AST.RegularElement).name))
      return;
    if (type === 'Attribute') {
      const { name, value } = node as AST.Attribute;
      const parts = value === true ? [] : Array.isArray(value) ? value : [value];
      if (!READ.has(name)) {
        for (const part of parts) walk(part, name);
        return;
      }
      for (const part of parts) {
        if (part.type === 'Text' && hasWords(part.data)) found.push(part.data.trim());
        else if (part.type === 'ExpressionTag') literals(part.expression, found);
      }
      return;
    }
    if (type === 'Text' && inside === '') {
      const text = (node as AST.Text).data.trim();
      if (hasWords(text)) found.push(text);
      return;
    }
    if (type === 'ExpressionTag' && inside === '') {
      literals((node as AST.ExpressionTag).expression, found);
      return;
    }
    for (const [key, part] of Object.entries(node)) if (key !== 'metadata') walk(part, inside);
  };
  const { fragment } = parse(source, { modern: true });
  walk(fragment, '');
  return found;
}

/** Texts that an expression may show: strings in it that are neither compared nor passed on. */
function literals(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type } = node as { type?: string };
  if (type === 'Literal') {
    const { value } = node as { value: unknown };
    if (typeof value === 'string' && hasWords(value)) found.push(value);
  } else if (type === 'TemplateLiteral') {
    for (const { value } of (node as { quasis: { value: { raw: string } }[] }).quasis) {
      if (hasWords(value.raw)) found.push(value.raw.trim());
    }
  } else if (type === 'ConditionalExpression' || type === 'LogicalExpression') {
    const { consequent, alternate, left, right } = node as Record<string, unknown>;
    for (const part of [consequent, alternate, left, right]) literals(part, found);
  }
}

describe('hard-coded texts', () => {
  test('are found where there are some', () => {
    expect(hardCoded('<p>Hello there</p>')).toEqual(['Hello there']);
    expect(hardCoded('<button aria-label="Close"></button>')).toEqual(['Close']);
    expect(hardCoded("<p>{busy ? 'Wait' : say('x')}</p>")).toEqual(['Wait']);
    expect(hardCoded('<p title={`Seat ${n}`}></p>')).toEqual(['Seat']);
    expect(hardCoded('{#if a}<b>{say("k")} · 3</b>{/if}')).toEqual([]);
    expect(hardCoded('<p class="words and more" data-x="some text">{say(`k-${a}`)}</p>')).toEqual(
      [],
    );
  });

  const components = [...sources('.svelte')];
  test.each(components)('are not in %s', (_, source) => {
    expect(hardCoded(source)).toEqual([]);
  });
});

/** The keys said in the sources: whole, or the part before and after what is put in. */
function said(): { whole: Set<string>; parts: RegExp[] } {
  const whole = new Set<string>();
  const parts: RegExp[] = [];
  for (const [, key] of index().matchAll(/<!-- say ([a-z-]+) -->/g)) whole.add(key ?? '');
  for (const source of sources('.svelte', '.ts').values()) {
    for (const [, key] of source.matchAll(/['"]([a-z]+(?:-[a-z0-9]+)+)['"]/g)) {
      if (key !== undefined) whole.add(key);
    }
    for (const [, key] of source.matchAll(/`((?:[a-z]+-|\$\{)[^`\s]*)`/g)) {
      if (key === undefined || !key.includes('-')) continue;
      const pattern = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^a-z0-9-]/g, '.'));
      if (pattern.join('').length > 3) parts.push(new RegExp(`^${pattern.join('.+')}$`));
    }
  }
  return { whole, parts };
}

describe('keys', () => {
  const known = allKeys();
  const { whole, parts } = said();

  test('that are said are in the files', () => {
    const missing: string[] = [];
    for (const [name, source] of sources('.svelte', '.ts')) {
      for (const [, key] of source.matchAll(
        /(?:\bsay|\bwords\.(?:say|find|attribute))\(\s*['"]([A-Za-z0-9-]+)['"]/g,
      )) {
        if (key !== undefined && !known.has(key)) missing.push(`${name}: ${key}`);
      }
      for (const [, key] of source.matchAll(
        /(?:\bsay|\bwords\.(?:say|find|attribute))\(\s*`([^`]+)`/g,
      )) {
        if (key === undefined) continue;
        const pattern = new RegExp(`^${key.split(/\$\{[^}]*\}/).join('.+')}$`);
        if (![...known].some((there) => pattern.test(there))) missing.push(`${name}: ${key}`);
      }
    }
    expect(missing).toEqual([]);
  });

  const own = ['page', 'table', 'amsterdam-page', 'roads-and-boats-page', 'maps', 'lesson'];
  test.each(own)('of %s are all said', (file) => {
    const idle = [...keys(file)].filter(
      (key) => !whole.has(key) && !parts.some((part) => part.test(key)),
    );
    expect(idle).toEqual([]);
  });
});
