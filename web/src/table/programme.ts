// Plans over phases and turns: parts, each for a phase, made of steps.

import type { PlanAt, PlanPart } from '../gen';

/** The phases of a turn in their order. */
export type Phases = readonly string[];

/** Whether one part of the game comes before another, as a number below 0. */
export const compare = (one: PlanAt, other: PlanAt, phases: Phases): number =>
  one.turn - other.turn || phases.indexOf(one.phase) - phases.indexOf(other.phase);

const isSame = (one: PlanAt, other: PlanAt): boolean =>
  one.turn === other.turn && one.phase === other.phase;

/** A plan with more steps at its end in one phase. */
export function withSteps(
  parts: readonly PlanPart[],
  at: PlanAt,
  steps: readonly unknown[],
  phases: Phases,
): PlanPart[] {
  const found = parts.find((part) => isSame(part, at));
  const rest = parts.filter((part) => part !== found);
  const part: PlanPart = found
    ? { ...found, steps: [...found.steps, ...steps] }
    : { turn: at.turn, phase: at.phase, steps: [...steps] };
  return [...rest, part].sort((one, other) => compare(one, other, phases));
}

/** A plan without one step. A part without steps is gone. */
export const withoutStep = (parts: readonly PlanPart[], nth: number, step: number): PlanPart[] =>
  parts
    .map((part, at) =>
      at === nth ? { ...part, steps: part.steps.filter((_, each) => each !== step) } : part,
    )
    .filter(({ steps }) => steps.length > 0);

/** A plan as far as it comes before one step. */
export const upToStep = (parts: readonly PlanPart[], nth: number, step: number): PlanPart[] =>
  parts
    .slice(0, nth + 1)
    .map((part, at) => (at === nth ? { ...part, steps: part.steps.slice(0, step) } : part))
    .filter(({ steps }) => steps.length > 0);

/** The plan up to a phase, which is in it even if nothing is planned for it. */
export function upTo(parts: readonly PlanPart[], at: PlanAt, phases: Phases): PlanPart[] {
  const before = parts.filter((part) => compare(part, at, phases) <= 0);
  const isThere = before.some((part) => isSame(part, at));
  return isThere ? before : [...before, { turn: at.turn, phase: at.phase, steps: [] }];
}

/** How many steps there are in all. */
export const countSteps = (parts: readonly PlanPart[]): number =>
  parts.reduce((count, { steps }) => count + steps.length, 0);
