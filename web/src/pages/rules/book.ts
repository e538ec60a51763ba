// The rulebooks: which rules there are and in what order. Their texts are words like all others.

import type { WordFile } from '../../gen/languages';

export interface Chapter {
  key: string;
  rules: string[];
}

export interface Book {
  title: string;
  /** What is said before the first chapter. */
  preface: string[];
  chapters: Chapter[];
}

const texts = import.meta.glob<string>('../../../../locales/en/*-rules.ftl', {
  query: '?raw',
  import: 'default',
});

/** The book of a file of words, in the order of the English one. */
export function parseBook(text: string): Book {
  const keys = [...text.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((found) => found[1] ?? '');
  const book: Book = { title: '', preface: [], chapters: [] };
  for (const key of keys) {
    if (key.startsWith('chapter-')) book.chapters.push({ key, rules: [] });
    else if (!key.startsWith('rules-')) book.chapters.at(-1)?.rules.push(key);
    else if (book.title === '') book.title = key;
    else book.preface.push(key);
  }
  return book;
}

/** The book of a game. */
export async function bookOf(file: WordFile): Promise<Book> {
  const read = texts[`../../../../locales/en/${file}.ftl`];
  if (!read) throw new Error(`no rulebook in ${file}`);
  return parseBook(await read());
}

/** A piece of a rule's text: plain, stressed, or the number of another rule. */
export interface Piece {
  kind: 'plain' | 'stressed' | 'rule';
  text: string;
}

/** The pieces of a text, with `*stress*` and the numbers of rules found. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/(\*[^*]+\*|\b[A-Z]{2}-[A-Z]+-\d{2}\b)/)) {
    if (part === '') continue;
    if (part.startsWith('*') && part.length > 1) {
      pieces.push({ kind: 'stressed', text: part.slice(1, -1) });
    } else if (/^[A-Z]{2}-[A-Z]+-\d{2}$/.test(part)) pieces.push({ kind: 'rule', text: part });
    else pieces.push({ kind: 'plain', text: part });
  }
  return pieces;
}

/** Whether a text has every word that is looked for. */
export function has(text: string, looked: string, language: string): boolean {
  const low = text.toLocaleLowerCase(language);
  const sought = looked.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  return sought.every((word) => low.includes(word));
}
