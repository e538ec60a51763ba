// Events folded into acts: as the engine does it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { News } from '../../src/gen';
import type { Act, Event, Good, Holder, Region } from '../../src/gen/roads-and-boats';
import { chronicle } from '../../src/games/roads-and-boats/acts/chronicle';
import { acts } from '../../src/games/roads-and-boats/acts/fold';
import { tellAct } from '../../src/games/roads-and-boats/acts/telling';
import type { Step } from '../../src/table/scene';
import { doingsOf, roundsOf } from '../../src/table/side/rounds';
import { ground, view } from './roads-words';

vi.mock('../../src/lib/words.svelte', async () => {
  const { strictSay } = await import('./roads-words');
  return { say: strictSay };
});

interface Folded {
  events: Event[];
  acts: Act[];
}

const folded = (): Folded[] =>
  readFileSync(join(import.meta.dirname, 'samples/acts.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Folded);

describe('events as acts', () => {
  it('are what the engine makes of them', () => {
    const lists = folded();
    expect(lists.length).toBeGreaterThan(4);
    for (const { events, acts: expected } of lists) {
      expect(acts(events)).toEqual(expected);
    }
  });

  it('are the same whatever comes after, as long as nothing goes on', () => {
    const [{ events }] = folded() as [Folded];
    const half = events.slice(0, events.length / 2);
    const whole = acts(events).filter(({ events: own }) => own.every((nth) => nth < half.length));
    const known = new Set(acts(half).map((act) => JSON.stringify(act)));
    const missing = whole.filter((act) => !known.has(JSON.stringify(act)));
    expect(missing).toEqual([]);
  });
});

const sight = { ground, view, names: ['Ann', 'Ben'] };
const home: Region = [0, 0];
const east: Region = [1, 0];
const on = (transporter: number) => ({ transporter });
const at = (region: Region) => ({ region });

const stepped = (id: number, from: Region, to: Region): Event => ({
  event: 'stepped',
  seat: Math.floor(id / 9),
  id,
  from: { land: from },
  to: { land: to },
  geese: 0,
});
const handed = (good: Good, from: Holder, to: Holder): Event => ({
  event: 'handed',
  seat: 0,
  good,
  from,
  to,
});
const told = (...events: Event[]): string[] =>
  acts(events).flatMap((act) => {
    const line = tellAct(act, events, sight);
    return line ? [line.text] : [];
  });

describe('an act in words', () => {
  const carried = [
    handed('boards', at(home), on(0)),
    handed('boards', at(home), on(0)),
    stepped(0, home, east),
  ];

  it('tells what a transporter brought, and from where to where', () => {
    const unloaded = ['boards', 'boards'] as const;
    const events = [...carried, ...unloaded.map((good) => handed(good, on(0), at(east)))];
    expect(told(...events)).toEqual(['donkey 1: 2 boards, home 0,0a → pasture 1,0']);
  });
  it('tells what was done at each place where it was not all brought', () => {
    expect(told(...carried)).toEqual(['donkey 1: home 0,0a (+2 boards) → pasture 1,0']);
    expect(told(...carried, handed('boards', on(0), on(9)))).toEqual([
      'donkey 1: home 0,0a (+2 boards) → pasture 1,0 (1 board → wagon 1)',
    ]);
  });
  it('shows where a place is only to those who point at it', () => {
    const line = tellAct(acts(carried)[0] as Act, carried, sight);
    expect(line?.parts?.map(({ text }) => text).join('')).toBe(
      'donkey 1: home (+2 boards) → pasture',
    );
    expect(line?.parts?.find(({ text }) => text === 'pasture')?.title).toBe('pasture 1,0');
    expect(line?.target).toEqual({ kind: 'place', place: { land: east } });
  });
  it('tells what was built with what was paid', () => {
    const paid = (good: Good): Event => ({ event: 'paid', seat: 0, good, from: at(east) });
    const action = { do: 'build', region: east, building: 'sawmill' } as const;
    expect(
      told(
        { event: 'bill_opened', seat: 0, action },
        paid('boards'),
        paid('boards'),
        paid('stone'),
        { event: 'built', seat: 0, region: east, building: 'sawmill', filling: null },
      ),
    ).toEqual(['builds: sawmill (pasture 1,0) (2 boards, 1 stone)']);
  });
  it('sums up what producers made', () => {
    const yielded = (region: Region): Event => ({ event: 'yielded', region, good: 'trunks' });
    expect(told(yielded(home), yielded(east), { event: 'goose_born', region: east })).toEqual([
      'Produced: 2 trunks (woods 0,0a; pasture 1,0), 1 goose (pasture 1,0)',
    ]);
  });
  it('leaves out what goes without saying', () => {
    expect(told({ event: 'done_with', seat: 0, phase: 'building' })).toEqual([]);
    expect(told({ event: 'phase_began', phase: 'building' })).toEqual([]);
  });
});

describe('a digest', () => {
  const steps = (events: Event[]): Step[] =>
    events.map((event, nth) => ({
      seq: nth + 1,
      what: { entry: 'acted', seat: 0 },
      events: [event],
    }));

  it('tells what a seat built, made, moved and scored, and nothing of others', () => {
    const road: Event = { event: 'road_built', seat: 0, from: home, direction: 0, bank: 0 };
    const made = (good: Good): Event => ({
      event: 'produced',
      seat: 0,
      hex: [1, 0],
      good,
      count: 2,
    });
    const doings = chronicle.fold(
      steps([
        stepped(0, home, east),
        { event: 'phase_began', phase: 'movement' },
        stepped(0, east, [-1, 0]),
        stepped(9, home, east),
        road,
        road,
        made('boards'),
        made('coins'),
        { event: 'brick_laid', brick: { seat: 0 }, number: 5 },
        { event: 'built', seat: 0, region: east, building: 'mint', filling: null },
      ]),
    );
    const digest = chronicle.digest(doings, 0, { names: ['Ann', 'Ben'], setup: {}, eyes: 1 });
    const rows = digest.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]);
    expect(rows).toEqual([
      ['Built', 'mint (1,0)', '2 roads'],
      ['Made', '2 boards'],
      ['Moved', 'donkey 1: 0,0 → −1,0'],
      ['Scored', '2 coins', '1 brick'],
    ]);
    expect(chronicle.digest(doings, 1, { names: [], setup: {}, eyes: 0 })).toHaveLength(1);
  });
});

describe('a log by rounds', () => {
  const step = (seq: number, seat: number, ...events: Event[]): News => ({
    table: 't',
    seq,
    at: 0,
    what: { entry: 'acted', seat },
    events,
  });
  const log: News[] = [
    { table: 't', seq: 1, at: 0, what: { entry: 'started' } },
    step(2, 0, { event: 'turn_began', turn: 1 }, { event: 'phase_began', phase: 'movement' }),
    step(3, 0, stepped(0, home, east)),
    step(4, 1, stepped(9, home, east)),
    step(5, 0, stepped(0, east, home)),
    step(6, 0, stepped(1, home, east)),
    { table: 't', seq: 7, at: 0, what: { entry: 'undone', seat: 0, to: 5 } },
    step(8, 0, { event: 'phase_began', phase: 'building' }),
    step(9, 1, { event: 'turn_began', turn: 2 }),
  ];
  const ofTable = ({ what }: { what: News['what'] }) =>
    what.entry === 'undone' ? { text: 'taken back' } : undefined;

  it('has stages with what each seat did there, without what was taken back', () => {
    const rounds = roundsOf(log, doingsOf(log, chronicle), ofTable);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
    const [first] = rounds;
    expect(first?.stages.map(({ stage }) => stage)).toEqual(['movement', 'building']);
    const groups = first?.stages[0]?.groups.map(({ seat, items }) => [
      seat,
      ...items.map(({ seqs }) => seqs.join()),
    ]);
    expect(groups).toEqual([
      [undefined, '2'],
      [0, '3,5'],
      [1, '4'],
      [undefined, '7'],
    ]);
  });
});
