// What happened, what can be done, and what cannot, in words.

import type { Action, Event } from '../../gen/amsterdam';
import { FORMS } from '../../gen/amsterdam/forms';
import { words } from '../../lib/words.svelte';
import type { GamePage, LogLine } from '../game-page';
import { named, sayingOf, seatIn, speak } from '../saying';
import { boardOf, type Board } from './board';
import { namesOf, targetOf } from './things';

export const tell: GamePage['tell'] = (step, { names, setup }) => {
  const things = namesOf(boardOf(setup));
  return (step.events as Event[]).map((event): LogLine => {
    const saying = sayingOf(event, FORMS);
    const text = speak(saying, things, names);
    return { text, seat: seatIn(saying), target: targetOf(event) };
  });
};

export const offer: GamePage['offer'] = (action, { setup }) =>
  offerOf(action as Action, boardOf(setup));

/** An action in words. */
export const offerOf = (action: Action, board: Board): string =>
  speak(sayingOf(action, FORMS), namesOf(board), []);

export const reason: GamePage['reason'] = (problem, { names, setup }) =>
  words.find(problem.key, named(problem.args, namesOf(boardOf(setup)), names)) ?? problem.message;
