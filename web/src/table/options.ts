// What a table is like, in words.

import type { Absent, Access, Clock, Person, Spectators, TableShown } from '../gen';
import { say, words } from '../lib/words.svelte';

/** The name of a game. */
export const gameName = (game: string): string => words.find(`table-game-${game}`) ?? game;

/** What a bot is like. */
export const botName = (bot: string): string => words.find(`table-bot-${bot}`) ?? bot;

/** What a person is called who may have no name. */
export const personName = (person: Person): string =>
  person.name ?? say('table-guest-name', { number: '' }).trim();

/** The title of a table, or what it is called without one. */
export const titleOf = ({ title, game, host }: TableShown): string =>
  title || say('table-title-none', { game: gameName(game), host: personName(host) });

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return say('table-clock-none');
  if (clock.kind === 'days') return say('table-clock-days', { days: clock.days });
  return say('table-clock-live', { minutes: clock.minutes, seconds: clock.increment });
}

export const accessText = (access: Access): string => say(`table-access-${access}`);
export const spectatorsText = (who: Spectators): string => say(`table-spectators-${who}`);
export const absentText = (absent: Absent): string => say(`table-absent-${absent.kind}`);
