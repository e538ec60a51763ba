// Why an action cannot be taken, in words.

import type { Problem } from '../../../gen';
import { say, words } from '../../../lib/words.svelte';
import type { GamePage } from '../../game-page';
import { nameArgs } from '../../message';
import { sayMissing, sightOf } from '../naming';
import { namesOf } from '../things';
import type { Action, Guide, RoadsScene } from '../types';
import { actionKey } from './actions';

export const reason: GamePage['reason'] = (problem, scene) => {
  const names = namesOf(sightOf(scene));
  return words.find(problem.key, nameArgs(problem.args, names, scene.names)) ?? problem.message;
};

/** Why an action cannot be taken: with what is missing by name, if the game has told it. */
export function explain(problem: Problem, action: Action, scene: RoadsScene): string {
  const isShort = problem.key === 'rb-missing' || problem.key === 'rb-missing-any';
  return (isShort ? missing(action, scene.guide) : undefined) ?? reason(problem, scene);
}

function missing(action: Action, guide: Guide | undefined): string | undefined {
  const key = actionKey(action);
  const next = guide?.next_brick;
  const projects = [...(guide?.projects ?? []), ...(next ? [next] : [])];
  const project = projects.find((one) => actionKey(one.action) === key);
  return project && say('rb-play-missing', { goods: sayMissing(project.missing) });
}
