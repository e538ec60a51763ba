// What people are told of is put into words in every language, with nothing missing: what recorded games have, and a sample of
// every event, action and refusal. `cargo xtask types` writes the samples down.

import { describe, expect, it, vi } from 'vitest';
import { MESSAGES as AMSTERDAM } from '../../src/gen/amsterdam/messages';
import { LANGUAGES } from '../../src/gen/languages';
import { MESSAGES as ROADS } from '../../src/gen/roads-and-boats/messages';
import { boardOf } from '../../src/games/amsterdam/board';
import { namesOf as amsterdamNames } from '../../src/games/amsterdam/things';
import { namesOf as roadsNames } from '../../src/games/roads-and-boats/things';
import type { Ground, View } from '../../src/games/roads-and-boats/types';
import { messageOf, sayMessage, type MessageTable, type Message } from '../../src/games/message';
import { readSamples, type Moment, type Sample } from './message-samples';
import { strictWords } from './strict-words';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dag', 'Eve', 'Finn'];
const FILES = ['amsterdam', 'roads-and-boats', 'roads-and-boats-page'];

const { say } = vi.hoisted(() => ({ say: vi.fn() }));
vi.mock('../../src/lib/words.svelte', () => ({ say, words: { find: say } }));

const board = boardOf(undefined);
const GAMES: [string, readonly MessageTable[], (moment?: Moment) => object][] = [
  ['amsterdam', AMSTERDAM, () => amsterdamNames(board)],
  [
    'roads-and-boats',
    ROADS,
    (moment) => {
      if (!moment) return roadsNames({});
      const [view, ground] = [moment.view as View, moment.ground as Ground];
      return roadsNames({ view, ground, names: NAMES });
    },
  ],
];

describe.each(GAMES)('%s', (game, tables, namesOf) => {
  const moments = readSamples(game);
  const samples = moments.flatMap(({ told }) => told);
  const messageIn = ({ event, action, refusal }: Sample): Message =>
    refusal ?? messageOf(event ?? action ?? {}, tables);
  it('has a sample of every event and action with each of its keys, and of refusals', () => {
    const told = new Set(samples.map((sample) => messageIn(sample).key));
    const rows = tables.flatMap(({ rows }) => Object.values(rows));
    const keys = rows.flatMap(({ key, keys = [] }) => [key, ...keys.map(([, other]) => other)]);
    expect(keys.filter((key) => !told.has(key))).toEqual([]);
    expect(samples.filter(({ refusal }) => refusal).length).toBeGreaterThan(20);
  });
  it('reads events and actions as the engine tells them', () => {
    for (const sample of samples.filter(({ refusal }) => !refusal)) {
      const { key, args } = messageIn(sample);
      expect([key, Object.keys(args ?? {}).sort()]).toEqual([sample.key, sample.args?.sort()]);
    }
  });
  it('is told before anything is known of the table', () => {
    say.mockImplementation(strictWords('en', FILES));
    for (const sample of samples) {
      expect(sayMessage(messageIn(sample), namesOf(undefined), [])).not.toBe('');
    }
  });
  it.each(LANGUAGES)('is told whole in %s', (language) => {
    say.mockImplementation(strictWords(language, FILES));
    for (const moment of moments) {
      for (const sample of moment.told) {
        const text = sayMessage(messageIn(sample), namesOf(moment), NAMES);
        expect(text, JSON.stringify(sample)).not.toMatch(/^$|undefined|NaN|[{}]/);
      }
    }
  });
});
