// The page's own sources, and the words it has.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../..');
const LOCALES = join(WEB, '../locales');

/** Every file of the page with one of these endings, by its path. */
export function sources(...endings: string[]): Map<string, string> {
  const names = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' });
  const wanted = names.filter((name) => endings.some((ending) => name.endsWith(ending)));
  return new Map(wanted.map((name) => [name, readFileSync(join(WEB, 'src', name), 'utf8')]));
}

/** What the page is before any of its scripts has come. */
export const index = (): string => readFileSync(join(WEB, 'index.html'), 'utf8');

/** The keys of an English file of words. */
export function keys(file: string): Set<string> {
  const resource = new FluentResource(readFileSync(join(LOCALES, 'en', `${file}.ftl`), 'utf8'));
  return new Set(resource.body.map((message) => message.id));
}

/** The keys of every English file. */
export function allKeys(): Set<string> {
  const files = readdirSync(join(LOCALES, 'en')).map((name) => name.replace(/\.ftl$/, ''));
  return new Set(files.flatMap((file) => [...keys(file)]));
}
