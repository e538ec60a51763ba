// What a plan of Roads & Boats is said with, and what is planned with one click.

import type { PlanAt, PlanPart } from '../../gen';
import type { Instruction } from '../../gen/roads-and-boats';
import { say } from '../../lib/words.svelte';
import type { GamePage } from '../game-page';
import { sayGoods, sayPart, sayPhase, sayTransporter, sightOf } from './naming';
import { offer } from './offering';
import type { Phase, View } from './types';

const PHASES: readonly Phase[] = ['production', 'movement', 'building', 'wonder'];

/** The last turn once more, from a phase on: what was built stands. */
function repeatTurn(from: PlanAt): PlanPart[] {
  const phases = PHASES.slice(PHASES.indexOf(from.phase as Phase));
  const done = { do: 'done' };
  const repeat: Instruction = { run: 'repeat' };
  return phases.map((phase) => ({
    turn: from.turn,
    phase,
    steps: phase === 'building' ? [done] : [repeat, done],
  }));
}

export const planning: GamePage['planning'] = {
  phases: PHASES,
  when: ({ turn, phase, until }) =>
    until === undefined
      ? say('rb-plan-when', { turn, phase: sayPhase(phase as Phase) })
      : say('rb-plan-when-until', { turn, until, phase: sayPhase(phase as Phase) }),
  step(step, scene) {
    const instruction = step as Instruction;
    if (!('run' in instruction)) return offer(step, scene);
    if (instruction.run === 'repeat') return say('rb-plan-repeat');
    const { transporter, goods, from, to } = instruction;
    return say('rb-plan-shuttle', {
      transporter: sayTransporter(transporter, sightOf(scene).view as View),
      goods: sayGoods(goods),
      from: sayPart(from),
      to: sayPart(to),
    });
  },
  repeatTurn,
};
