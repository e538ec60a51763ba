// What happened, what can be done, and what cannot, in words.

import type { Action, Event } from '../../gen/amsterdam';
import { MESSAGES } from '../../gen/amsterdam/messages';
import { words } from '../../lib/words.svelte';
import type { GamePage, LogLine } from '../game-page';
import { nameArgs, messageOf, seatIn, sayMessage } from '../message';
import { boardOf, type Board } from './board';
import { namesOf, targetOf } from './things';

export const tell: GamePage['tell'] = (step, { names, setup }) => {
  const things = namesOf(boardOf(setup));
  return (step.events as Event[]).map((event): LogLine => {
    const message = messageOf(event, MESSAGES);
    const text = sayMessage(message, things, names);
    return { text, seat: seatIn(message), target: targetOf(event) };
  });
};

export const offer: GamePage['offer'] = (action, { setup }) =>
  offerOf(action as Action, boardOf(setup));

/** An action in words. */
export const offerOf = (action: Action, board: Board): string =>
  sayMessage(messageOf(action, MESSAGES), namesOf(board), []);

export const reason: GamePage['reason'] = (problem, { names, setup }) =>
  words.find(problem.key, nameArgs(problem.args, namesOf(boardOf(setup)), names)) ??
  problem.message;
