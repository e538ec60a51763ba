// The games of the server, with their bots and maps. They are asked for once.

import type { GameFacts } from '../gen';
import { api } from './api';
import { preferences } from './preferences.svelte';
import { say, words } from './words.svelte';

class Games {
  all = $state.raw<readonly GameFacts[]>([]);
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

  find(name: string): GameFacts | undefined {
    return this.all.find((game) => game.game === name);
  }
}

export const games = new Games();

/** What a game is called. */
export const gameName = (game: string): string => words.find(`page-game-${game}`) ?? game;

/** How a bot is called: by how well it plays. */
export const botName = (bot: string): string => words.find(`page-bot-${bot}`) ?? bot;

/** How a bot plays, in a line, if there is something to say about it. */
export const botAbout = (bot: string): string | undefined => words.find(`page-bot-${bot}-about`);

/** A fair opponent for most people is at most as strong as this. */
const USUAL_LEVEL = 3;

/** The bots of a game by their names, weakest first. */
export const botNames = (game: Pick<GameFacts, 'bots'> | undefined): string[] =>
  game?.bots.map((bot) => bot.name) ?? [];

/** The bot to play against unless somebody says otherwise: the one chosen before, a fair one, or the weakest. */
export function usualBot({ game, bots }: Pick<GameFacts, 'game' | 'bots'>): string | undefined {
  const chosen = bots.find((bot) => bot.name === preferences.levels[game]);
  const fair = bots.findLast((bot) => bot.level <= USUAL_LEVEL);
  return (chosen ?? fair ?? bots[0])?.name;
}

/** Remembers whom somebody likes to play against. */
export function rememberBot(game: string, bot: string): void {
  preferences.levels = { ...preferences.levels, [game]: bot };
}

/** How many seats a game has, as people write it. */
export function seatRange(game: GameFacts): string {
  const { fewest_seats: fewest, most_seats: most } = game;
  return say('page-seat-range', { fewest, most });
}
