// What can be done, in words.

import { MESSAGES } from '../../gen/roads-and-boats/messages';
import type { GamePage } from '../game-page';
import { messageOf, sayMessage } from '../message';
import { sightOf, type Sight } from './naming';
import { namesOf } from './things';
import type { Action } from './types';

export const offer: GamePage['offer'] = (action, scene) =>
  offerOf(action as Action, sightOf(scene));

/** An action in words. */
export const offerOf = (action: Action, sight: Sight): string =>
  sayMessage(messageOf(action, MESSAGES), namesOf(sight), sight.names ?? []);
