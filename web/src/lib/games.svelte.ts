// The games of the server, with their bots and maps. They are asked for once.

import type { GameShown } from '../gen';
import { api } from './api';
import { say, words } from './words.svelte';

class Games {
  all = $state.raw<readonly GameShown[]>([]);
  #asked: Promise<void> | undefined;

  /** Loads them, if that has not been done. */
  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => {
        this.all = games;
      },
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  find(name: string): GameShown | undefined {
    return this.all.find((game) => game.game === name);
  }
}

export const games = new Games();

/** What a game is called. */
export const gameName = (game: string): string => words.find(`page-game-${game}`) ?? game;

/** How a bot is called: by how well it plays. */
export const botName = (bot: string): string => words.find(`page-bot-${bot}`) ?? bot;

/** How many seats a game has, as people write it. */
export function seatRange(game: GameShown): string {
  const { fewest_seats: fewest, most_seats: most } = game;
  return say('page-seat-range', { fewest, most });
}
