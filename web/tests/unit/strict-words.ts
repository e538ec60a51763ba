// Words that are strict about what they are made with.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Say = (key: string, args?: Record<string, FluentVariable>) => string;

/** Says messages of some files in a language, and fails where there is none or anything is missing in it. */
export function strictWords(language: string, files: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const path = join(import.meta.dirname, `../../../locales/${language}/${file}.ftl`);
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  }
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language}: no ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${language}: ${key}: ${errors.join(', ')}`);
    return text;
  };
}
