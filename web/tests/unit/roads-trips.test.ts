// A trip of a transporter, found in what it has done and in what is planned, and repeated.

import { expect, test } from 'vitest';

import type { News, PlanPart } from '../../src/gen';
import { repeated, tripOf } from '../../src/games/roads-and-boats/play/trips';

const WOODS = [0, 0] as [number, number];
const MILL = [2, 0] as [number, number];
const donkey = { transporter: 4 };

const news = (...events: unknown[]): News => ({ events }) as unknown as News;
const handed = (good: string, from: unknown, to: unknown): unknown => ({
  event: 'handed',
  seat: 0,
  good,
  from,
  to,
});
const hand = (good: string, from: unknown, to: unknown): unknown => ({
  do: 'hand',
  good,
  from,
  to,
});
const movement = (...steps: unknown[]): PlanPart => ({ turn: 3, phase: 'movement', steps });

const trip = { transporter: 4, goods: { trunks: 2 }, from: WOODS, to: MILL };

test('what was put down last, and where it came from, is the trip', () => {
  const log = [
    news(handed('trunks', { region: WOODS }, donkey)),
    news(handed('trunks', { region: WOODS }, donkey), handed('stone', { region: WOODS }, donkey)),
    news(handed('boards', { region: MILL }, { transporter: 9 })),
    news(handed('trunks', donkey, { region: MILL }), handed('trunks', donkey, { region: MILL })),
  ];
  expect(tripOf(4, { log, plan: [] })).toEqual(trip);
  expect(tripOf(9, { log, plan: [] })).toBeUndefined();
});

test('a trip may begin at the table and end in the plan', () => {
  const log = [news(handed('clay', { region: WOODS }, donkey))];
  const plan = [movement(hand('clay', donkey, { region: MILL }))];
  expect(tripOf(4, { log, plan })).toEqual({ ...trip, goods: { clay: 1 } });
  expect(tripOf(4, { log, plan: [] })).toBeUndefined();
});

test('what is put down where it was taken up is no trip', () => {
  const plan = [
    movement(hand('clay', { region: MILL }, donkey), hand('clay', donkey, { region: MILL })),
  ];
  expect(tripOf(4, { log: [], plan })).toBeUndefined();
});

test('a trip is repeated from the next movement on, before the end of the phase', () => {
  const shuttle = { run: 'shuttle', ...trip };
  const first = repeated(trip, [], { turn: 3, phase: 'movement' });
  expect(first).toEqual([{ turn: 4, phase: 'movement', until: 8, steps: [shuttle] }]);
  const production = repeated(trip, [], { turn: 3, phase: 'production' });
  expect(production[0]?.turn).toBe(3);
  const other = { run: 'shuttle', ...trip, transporter: 5 };
  const done = { do: 'done' };
  const plan = [{ turn: 4, phase: 'movement', until: 6, steps: [shuttle, other, done] }];
  expect(repeated({ ...trip, to: WOODS }, plan, { turn: 3, phase: 'wonder' })).toEqual([
    { ...plan[0], steps: [other, { ...shuttle, to: WOODS }, done] },
  ]);
});
