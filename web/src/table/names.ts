// What seats are called, and whether somebody is there.

import type { SeatShown } from '../gen';
import { botName } from '../lib/games.svelte';
import { say } from '../lib/words.svelte';

/**
 * The names of seats: of people, or what guests, bots and free seats are called. Seats of the same person are told apart
 * by their numbers.
 */
export function seatNames(seats: readonly SeatShown[]): string[] {
  return seats.map((seat, index) => {
    const number = index + 1;
    if (seat.bot !== undefined) return say('table-bot-name', { bot: botName(seat.bot), number });
    if (!seat.person) return say('table-free-name', { number });
    const { name } = seat.person;
    if (name === null) return say('table-guest-name', { number });
    return seatsOf(seats, seat.person.user).length > 1 ? `${name} (${number})` : name;
  });
}

/** Whether somebody is at a seat now. Whoever has several looks with the eyes of one, and is there with all. */
export function isHere(seats: readonly SeatShown[], { person }: SeatShown): boolean {
  return person !== undefined && seatsOf(seats, person.user).some(({ is_here }) => is_here);
}

const seatsOf = (seats: readonly SeatShown[], user: string): SeatShown[] =>
  seats.filter(({ person }) => person?.user === user);
