// What is said before there is a page that could say it, in every language, from the same words as everything else.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/gen/languages.ts';

const LOCALES = join(import.meta.dirname, '../../locales');

/** A message in a language, as a paragraph. */
function paragraph(key: string, language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, 'page.ftl'), 'utf8')));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`${key} is not said in ${language}`);
  return `<p lang="${language}">${bundle.formatPattern(pattern)}</p>`;
}

/** Puts messages in the place of `<!-- say key -->`. */
export function startTexts(): Plugin {
  return {
    name: 'start-texts',
    transformIndexHtml: (html) =>
      html.replaceAll(/<!-- say ([a-z-]+) -->/g, (_, key: string) =>
        LANGUAGES.map((language) => paragraph(key, language)).join(''),
      ),
  };
}
