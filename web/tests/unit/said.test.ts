// What is said in recorded games is put into words in every language, with nothing missing. The engines have written the samples.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FORMS as AMSTERDAM } from '../../src/gen/amsterdam/forms';
import { FORMS as ROADS } from '../../src/gen/roads-and-boats/forms';
import { boardOf } from '../../src/games/amsterdam/board';
import { namesOf as amsterdamNames } from '../../src/games/amsterdam/things';
import { namesOf as roadsNames } from '../../src/games/roads-and-boats/things';
import type { Ground, View } from '../../src/games/roads-and-boats/types';
import { sayingOf, speak, type Forms, type Saying } from '../../src/games/saying';

const LANGUAGES = ['en', 'fi', 'pl', 'nb'];
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dag', 'Eve', 'Finn'];
const FILES = ['amsterdam', 'roads-and-boats', 'roads-and-boats-page'];

interface Sample {
  event?: object;
  action?: object;
  refusal?: Saying;
  /** The key that the engine gives it, and what it is made with. */
  key?: string;
  args?: string[];
}
interface Moment {
  shown: { view: unknown; ground: unknown };
  said: Sample[];
}

const { say, bundles } = vi.hoisted(() => ({ say: vi.fn(), bundles: new Map<string, unknown>() }));
vi.mock('../../src/lib/words.svelte', () => ({ say, words: { find: say } }));

for (const language of LANGUAGES) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES) {
    const path = join(import.meta.dirname, `../../../locales/${language}/${file}.ftl`);
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  }
  bundles.set(language, bundle);
}

/** Says messages in a language, and fails where there is none or anything is missing in it. */
function speakStrictly(language: string): void {
  const bundle = bundles.get(language) as FluentBundle;
  say.mockImplementation((key: string, args?: Record<string, FluentVariable>): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language}: no ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${language}: ${key}: ${errors.join(', ')}`);
    return text;
  });
}

const read = (game: string): Moment[] =>
  readFileSync(join(import.meta.dirname, `said/${game}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment);

const board = boardOf(undefined);
const GAMES: [string, readonly Forms[], (moment: Moment) => object][] = [
  ['amsterdam', AMSTERDAM, () => amsterdamNames(board)],
  [
    'roads-and-boats',
    ROADS,
    ({ shown }) => {
      const [view, ground] = [shown.view as View, shown.ground as Ground];
      return roadsNames({ view, ground, names: NAMES });
    },
  ],
];

describe.each(GAMES)('%s', (game, forms, namesOf) => {
  const moments = read(game);
  const saidIn = ({ event, action, refusal }: Sample): Saying =>
    refusal ?? sayingOf(event ?? action ?? {}, forms);
  it('has events, actions and refusals', () => {
    const samples = moments.flatMap(({ said }) => said);
    for (const kind of ['event', 'action', 'refusal'] as const) {
      expect(samples.filter((sample) => sample[kind]).length, kind).toBeGreaterThan(5);
    }
  });
  it('reads events and actions as the engine says them', () => {
    for (const sample of moments.flatMap(({ said }) => said)) {
      if (sample.refusal) continue;
      const { key, args } = saidIn(sample);
      expect([key, Object.keys(args ?? {}).sort()]).toEqual([sample.key, sample.args?.sort()]);
    }
  });
  it.each(LANGUAGES)('is said whole in %s', (language) => {
    speakStrictly(language);
    for (const moment of moments) {
      for (const sample of moment.said) {
        const text = speak(saidIn(sample), namesOf(moment), NAMES);
        expect(text, JSON.stringify(sample)).not.toMatch(/^$|undefined|NaN|[{}]/);
      }
    }
  });
});
