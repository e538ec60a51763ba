// What seats are called, and whether somebody is there.

import type { SeatShown } from '../gen';
import { botName } from '../lib/games.svelte';
import { say } from '../lib/words.svelte';

/**
 * The names of seats: of people, or what guests, bots and free seats are called. Seats of the same person are told apart
 * by their numbers, unless they were given names at a screen that they share.
 */
export function seatNames(seats: readonly SeatShown[], given: readonly string[] = []): string[] {
  return seats.map((seat, index) => {
    const number = index + 1;
    if (seat.bot !== undefined) return say('table-bot-name', { bot: botName(seat.bot), number });
    const person = seat.person ?? seat.invited;
    if (!person) return say('table-free-name', { number });
    const own = given[index];
    if (seat.person && own) return own;
    const { name } = person;
    if (name === null) return say('table-guest-name', { number });
    return seatsOf(seats, person.user).length > 1 ? `${name} (${number})` : name;
  });
}

/** The seats that are kept for somebody who has not accepted yet. */
export const keptSeats = (seats: readonly SeatShown[], user: string | undefined): number[] =>
  seats.flatMap(({ invited }, seat) =>
    user !== undefined && invited?.user === user ? [seat] : [],
  );

/** Whether nobody has a seat, nor is it kept for anybody. */
export const isFree = ({ person, invited, bot }: SeatShown): boolean =>
  !person && !invited && bot === undefined;

/** Whether somebody is at a seat now. Whoever has several looks with the eyes of one, and is there with all. */
export function isHere(seats: readonly SeatShown[], { person }: SeatShown): boolean {
  return person !== undefined && seatsOf(seats, person.user).some(({ is_here }) => is_here);
}

const seatsOf = (seats: readonly SeatShown[], user: string): SeatShown[] =>
  seats.filter(({ person }) => person?.user === user);
