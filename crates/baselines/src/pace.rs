//! How many turns are still to come, and who is ahead.

use crate::bonus;
use crate::ground::Ground;

/// With so few carts left, a seat calls the last round (AM-END-01).
pub(crate) const LAST_CARTS: u8 = 2;
/// How many cards a seat draws in a turn.
const CARDS_A_TURN: f64 = 2.0;

/// About how many turns a seat has still to come, this one too. In the last round it is one.
pub(crate) fn turns_left(ground: &Ground, carts_a_build: f64) -> f64 {
    let state = ground.state;
    if state.last_turns().is_some() {
        return 1.0;
    }
    let until_called = state.seats().map(|seat| {
        let carts = f64::from(state.carts(seat).saturating_sub(LAST_CARTS));
        let cards = f64::from(state.hand(seat).total());
        (carts - cards).max(0.0) / CARDS_A_TURN + (carts / carts_a_build).max(1.0)
    });
    // Everyone has one more turn when it is called.
    1.0 + until_called.fold(f64::INFINITY, f64::min)
}

/// What the contracts of a rival can be expected to bring.
const RIVAL_CONTRACTS: f64 = 5.0;

/// By how many points the seat would be ahead of the best of the others if the game ended now.
pub(crate) fn lead(ground: &Ground) -> f64 {
    let state = ground.state;
    let so_far = |seat| f64::from(state.score(seat)) + bonus::points_now(state, seat);
    let held = state.contracts(ground.seat);
    let unmet = ground.value(ground.unmet(held));
    let settled = f64::from(ground.value(held)) - 2.0 * f64::from(unmet);
    let best = ground.rivals().map(so_far).fold(0.0, f64::max);
    so_far(ground.seat) + settled - best - RIVAL_CONTRACTS
}
