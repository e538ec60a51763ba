// What the page says, from the same Fluent files as terminal and server.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { LANGUAGES, type WordFile } from '../gen/languages';
import { kept } from './browser/storage';

export type Language = (typeof LANGUAGES)[number];

/** Languages by their own names, the one thing that is never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fi: 'Suomi',
  pl: 'Polski',
  nb: 'Norsk bokmål',
};

export type Args = Record<string, FluentVariable>;

/** The files of words, each loaded when something first needs it. */
const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

const KEPT = 'towpath.language';

class Words {
  language = $state<Language>('en');
  /** Counts the bundles made, so that whatever has been said is said again. */
  #edition = $state(0);
  #bundle = new FluentBundle('en', { useIsolating: false });
  readonly #wanted = new Set<WordFile>();
  readonly #loaded = new Set<WordFile>();

  /** Loads the first words, in the language chosen before or by the browser. */
  async begin(): Promise<void> {
    const chosen = kept.get(KEPT);
    // Norwegian browsers ask for `no` or `nn` as often as for `nb`.
    const asked = navigator.languages.map((tag) => tag.replace(/^(no|nn)\b/, 'nb'));
    const best = negotiateLanguages(chosen ? [chosen] : asked, [...LANGUAGES], {
      defaultLocale: 'en',
      strategy: 'lookup',
    });
    this.#wanted.add('page');
    await this.#speak(best[0] as Language);
    // Other windows of the page follow.
    addEventListener('storage', ({ key, newValue }) => {
      const language = LANGUAGES.find((one) => one === newValue);
      if (key === KEPT && language) void this.#speak(language);
    });
  }

  /** Speaks another language from now on. */
  async choose(language: Language): Promise<void> {
    kept.set(KEPT, language);
    await this.#speak(language);
  }

  /** Loads more words, if they are not there yet. */
  async need(...names: WordFile[]): Promise<void> {
    for (const name of names) this.#wanted.add(name);
    const missing = names.filter((name) => !this.#loaded.has(name));
    if (missing.length === 0) return;
    const language = this.language;
    const resources = await load(language, missing);
    if (language !== this.language) return;
    for (const resource of resources) this.#bundle.addResource(resource);
    for (const name of missing) this.#loaded.add(name);
    this.#edition += 1;
  }

  async #speak(language: Language): Promise<void> {
    const names = [...this.#wanted];
    const resources = await load(language, names);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource);
    this.#loaded.clear();
    for (const name of names) this.#loaded.add(name);
    this.language = language;
    document.documentElement.lang = language;
    this.#edition += 1;
  }

  /** The message of a key. A key that is not loaded is said as it is. */
  say(key: string, args?: Args): string {
    return this.find(key, args) ?? key;
  }

  /** The message of a key, if it is loaded. */
  find(key: string, args?: Args): string | undefined {
    // Read so that texts follow the language.
    void this.#edition;
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : undefined;
  }

  /** A part of a message that stands apart from it, such as a note to a rule. */
  attribute(key: string, name: string): string | undefined {
    void this.#edition;
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, undefined, []) : undefined;
  }
}

async function load(language: Language, names: WordFile[]): Promise<FluentResource[]> {
  const texts = names.map((name) => {
    const read = files[`../../../locales/${language}/${name}.ftl`];
    if (!read) throw new Error(`no words in ${language}/${name}`);
    return read();
  });
  return (await Promise.all(texts)).map((text) => new FluentResource(text));
}

export const words = new Words();

/** The message of a key, in the language spoken. */
export const say = (key: string, args?: Args): string => words.say(key, args);
