//! How many turns are still to come.

use super::ground::Ground;

/// With so few carts left, a seat calls the last round (AM-END-01).
const LAST_CARTS: u8 = 2;
/// How many carts a seat puts on the board at once, on average.
const CARTS_A_BUILD: f64 = 2.2;
/// How many cards a seat draws in a turn.
const CARDS_A_TURN: f64 = 2.0;

/// About how many turns a seat has still to come, this one too. In the last round it is one.
pub(super) fn turns_left(ground: &Ground) -> f64 {
    let state = ground.state;
    if state.last_turns().is_some() {
        return 1.0;
    }
    let until_called = state.seats().map(|seat| {
        let carts = f64::from(state.carts(seat).saturating_sub(LAST_CARTS));
        let cards = f64::from(state.hand(seat).total());
        (carts - cards).max(0.0) / CARDS_A_TURN + (carts / CARTS_A_BUILD).max(1.0)
    });
    // Everyone has one more turn when it is called.
    1.0 + until_called.fold(f64::INFINITY, f64::min)
}
