// Plans over phases and turns: adding steps, taking them out, looking at one phase of them.

import { expect, test } from 'vitest';

import type { PlanPart } from '../../src/gen';
import { countSteps, upTo, upToStep, withoutStep, withSteps } from '../../src/table/programme';

const PHASES = ['production', 'movement', 'building', 'wonder'];
const part = (turn: number, phase: string, ...steps: unknown[]): PlanPart => ({
  turn,
  phase,
  steps,
});

test('a step is added to the part of its phase, or to a new one in its place', () => {
  const one = withSteps([], { turn: 1, phase: 'movement' }, ['a'], PHASES);
  expect(one).toEqual([part(1, 'movement', 'a')]);
  const two = withSteps(one, { turn: 1, phase: 'movement' }, ['b', 'c'], PHASES);
  expect(two).toEqual([part(1, 'movement', 'a', 'b', 'c')]);
  const later = withSteps(two, { turn: 2, phase: 'production' }, ['d'], PHASES);
  const between = withSteps(later, { turn: 1, phase: 'wonder' }, ['e'], PHASES);
  expect(between.map(({ turn, phase }) => `${turn} ${phase}`)).toEqual([
    '1 movement',
    '1 wonder',
    '2 production',
  ]);
  expect(countSteps(between)).toBe(5);
});

test('a part that runs in several turns goes on doing so', () => {
  const repeated = { ...part(2, 'movement', 'a'), until: 6 };
  const more = withSteps([repeated], { turn: 2, phase: 'movement' }, ['done'], PHASES);
  expect(more).toEqual([{ ...repeated, steps: ['a', 'done'] }]);
});

test('a step is taken out, and a part without steps is gone', () => {
  const plan = [part(1, 'movement', 'a', 'b'), part(1, 'building', 'c')];
  expect(withoutStep(plan, 0, 0)).toEqual([part(1, 'movement', 'b'), part(1, 'building', 'c')]);
  expect(withoutStep(plan, 1, 0)).toEqual([part(1, 'movement', 'a', 'b')]);
  expect(upToStep(plan, 0, 1)).toEqual([part(1, 'movement', 'a')]);
  expect(upToStep(plan, 1, 0)).toEqual([part(1, 'movement', 'a', 'b')]);
});

test('a plan is looked at as far as a phase, for which nothing may be planned yet', () => {
  const plan = [part(1, 'movement', 'a'), part(2, 'movement', 'b')];
  const empty = part(1, 'building');
  expect(upTo(plan, { turn: 1, phase: 'building' }, PHASES)).toEqual([plan[0], empty]);
  expect(upTo(plan, { turn: 2, phase: 'movement' }, PHASES)).toEqual(plan);
});
