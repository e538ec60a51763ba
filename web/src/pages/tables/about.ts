// What a list tells of a table.

import type { Clock, Listed } from '../../gen';
import { botName, gameName } from '../../lib/games.svelte';
import { me } from '../../lib/me.svelte';
import { say } from '../../lib/words.svelte';

/** What a table is called: by its title, or by its game. */
export function titleOf(table: Listed): string {
  const title = table.title || gameName(table.game);
  return table.copy_of ? say('page-copy-of', { title }) : title;
}

/** My seats. */
export function mySeats(table: Listed): number[] {
  const id = me.now?.id;
  return table.seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.user === id ? [seat] : [],
  );
}

/** Whether the table waits for me. */
export const isMyTurn = (table: Listed): boolean =>
  table.stage === 'running' && mySeats(table).some((seat) => table.to_act.includes(seat));

/** Whether a seat is kept for me that I have not accepted yet. */
export const isAsked = (table: Listed): boolean =>
  table.stage === 'open' &&
  table.seats.some((sitter) => sitter.kind === 'invited' && sitter.user === me.now?.id);

/** Who sits in a seat, in a word. */
export function nameOf(table: Listed, seat: number): string {
  const sitter = table.seats[seat];
  if (!sitter || sitter.kind === 'nobody') return say('page-seat-free');
  if (sitter.kind === 'bot') return say('page-seat-bot', { level: botName(sitter.bot) });
  const isMe = sitter.user === me.now?.id;
  const person = table.people.find(({ user }) => user === sitter.user);
  const name = isMe ? say('page-you') : (person?.name ?? say('page-guest'));
  return sitter.kind === 'invited' ? say('page-seat-invited', { name }) : name;
}

/** How long a seat may take. */
export function clockOf(clock: Clock): string | undefined {
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'live':
      return say('page-clock-live-short', { minutes: clock.minutes, seconds: clock.increment });
    case 'days':
      return say('page-clock-days-short', { days: clock.days });
  }
}

/** My place at the end, if I had one seat. */
export function myPlace(table: Listed): number | undefined {
  const seats = mySeats(table);
  return seats.length === 1 ? table.outcome?.places[seats[0] ?? 0] : undefined;
}

/** Whether I have left my seat to a bot, at a table where nobody else played. */
export const hasResigned = (table: Listed): boolean =>
  table.stage === 'finished' &&
  table.host.user === me.now?.id &&
  table.outcome?.resigned.length === 1 &&
  table.people.length === 0;

/** How it stands, in a word. */
export function stateOf(table: Listed): string {
  if (isAsked(table)) return say('page-state-invited');
  if (table.stage === 'open') {
    const free = table.seats.filter((sitter) => sitter.kind === 'nobody').length;
    return say('page-state-open', { free });
  }
  if (table.stage === 'finished') return endOf(table);
  if (isMyTurn(table)) return say('page-state-my-turn');
  const [next] = table.to_act;
  if (next === undefined) return say('page-state-running');
  return table.to_act.length === 1
    ? say('page-state-turn', { name: nameOf(table, next) })
    : say('page-state-several', { count: table.to_act.length });
}

function endOf(table: Listed): string {
  const place = myPlace(table);
  if (place === 1) return say('page-state-won');
  if (place !== undefined) return say('page-state-place', { place, seats: table.seats.length });
  if (hasResigned(table)) return say('page-state-resigned');
  const winner = table.outcome?.places.indexOf(1) ?? -1;
  return winner < 0
    ? say('page-state-over')
    : say('page-state-winner', { name: nameOf(table, winner) });
}
