// What can be done, in words.

import { FORMS } from '../../gen/roads-and-boats/forms';
import type { GamePage } from '../game-page';
import { sayingOf, speak } from '../saying';
import { sightOf, type Sight } from './naming';
import { namesOf } from './things';
import type { Action } from './types';

export const offer: GamePage['offer'] = (action, scene) =>
  offerOf(action as Action, sightOf(scene));

/** An action in words. */
export const offerOf = (action: Action, sight: Sight): string =>
  speak(sayingOf(action, FORMS), namesOf(sight), sight.names ?? []);
