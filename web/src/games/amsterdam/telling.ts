// What happened, and what can be done, in words.

import type { GamePage } from '../game-page';

export const tell: GamePage['tell'] = () => [];
export const offer: GamePage['offer'] = (action) => JSON.stringify(action);
