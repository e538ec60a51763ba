// What seats are called.

import type { SeatShown } from '../gen';
import { say } from '../lib/words.svelte';

/** The names of seats: of people, or what guests, bots and free seats are called. */
export function seatNames(seats: readonly SeatShown[]): string[] {
  return seats.map((seat, index) => {
    const number = index + 1;
    if (seat.bot !== undefined) return say('table-bot-name', { bot: seat.bot, number });
    if (!seat.person) return say('table-free-name', { number });
    return seat.person.name ?? say('table-guest-name', { number });
  });
}
