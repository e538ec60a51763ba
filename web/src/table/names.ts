// What seats are called.

import type { SeatShown } from '../gen';
import { botName } from '../lib/games.svelte';
import { say } from '../lib/words.svelte';

/** The names of seats: of people, or what guests, bots and free seats are called. */
export function seatNames(seats: readonly SeatShown[]): string[] {
  return seats.map((seat, index) => {
    const number = index + 1;
    if (seat.bot !== undefined) return say('table-bot-name', { bot: botName(seat.bot), number });
    if (!seat.person) return say('table-free-name', { number });
    return seat.person.name ?? say('table-guest-name', { number });
  });
}
