//! What bonus cards are worth (AM-END-03, AM-END-04).

use amsterdam::State;
use game::Seat;

use crate::ground::Ground;

/// The part of a place in the count of bonus cards that one more card brings where two seats are half a card apart, the
/// nearest that they can be.
const CLOSE: f64 = 0.5;

/// What one more bonus card is worth, in points: for having any at all, and for each rival that it may pass or keep
/// behind, the less the further apart they are.
pub(crate) fn worth_of_one(ground: &Ground) -> f64 {
    let Ground {
        state, board, seat, ..
    } = *ground;
    if state.bonus_left() == 0 {
        return 0.0;
    }
    let n_seats = state.seats().len();
    let points = |place: usize| f64::from(board.bonus_points(n_seats, place));
    let for_any = if state.bonus(seat) == 0 {
        points(n_seats - 1)
    } else {
        0.0
    };
    let step = (points(0) - points(n_seats - 1)) / (n_seats - 1) as f64;
    let own = f64::from(state.bonus(seat)) + 0.5;
    let close = |rival| CLOSE / (0.5 + (own - f64::from(state.bonus(rival))).abs());
    for_any + step * ground.rivals().map(close).sum::<f64>()
}

/// What one more bonus card would change if the game ended now: own points, less what rivals get, shared out.
pub(crate) fn change_by_one(ground: &Ground) -> f64 {
    let Ground { state, seat, .. } = *ground;
    if state.bonus_left() == 0 {
        return 0.0;
    }
    let n_rivals = (state.seats().len() - 1) as f64;
    let standing = |more: u8| {
        let own = points(state, seat, seat, more);
        let others: f64 = ground
            .rivals()
            .map(|rival| points(state, rival, seat, more))
            .sum();
        own - others / n_rivals
    };
    standing(1) - standing(0)
}

/// What a seat has for bonus cards if the game ends now.
pub(crate) fn points_now(state: &State, seat: Seat) -> f64 {
    points(state, seat, seat, 0)
}

/// What a seat has for bonus cards if one seat has so many more.
fn points(state: &State, seat: Seat, lucky: Seat, more: u8) -> f64 {
    let count = |seat| state.bonus(seat) + if seat == lucky { more } else { 0 };
    if count(seat) == 0 {
        return 0.0;
    }
    let place = state
        .seats()
        .filter(|&other| count(other) > count(seat))
        .count();
    state
        .board()
        .bonus_points(state.seats().len(), place)
        .into()
}
