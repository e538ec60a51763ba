//! Why a route cannot be built.

use amsterdam::{Action, Card, Color, Illegal, RouteId, State};
use game::{Game, Seat};

use crate::play::tell::Teller;

/// Why the route with this number, from 1, cannot be built.
pub(super) fn not(teller: &Teller<'_, State>, seat: Seat, number: &str) -> String {
    let Some(id) = number
        .parse::<u8>()
        .ok()
        .and_then(|number| number.checked_sub(1))
        .map(RouteId)
    else {
        return teller.say("term-which-route", &[]);
    };
    match try_to_build(teller.game, seat, id) {
        Ok(()) => {
            let route = teller.route(id);
            teller.say("term-can-build", &[("route", route.into())])
        }
        Err(illegal) => teller.illegal(&illegal),
    }
}

/// Tries to build a route with the payment that comes closest.
fn try_to_build(state: &State, seat: Seat, id: RouteId) -> Result<(), Illegal> {
    let attempt = |color, wilds| {
        state.clone().apply(
            seat,
            &Action::Build {
                route: id,
                color,
                wilds,
            },
            &mut (),
        )
    };
    let Some(route) = state.board().find_route(id) else {
        return attempt(None, 0);
    };
    let hand = state.hand(seat);
    let most_held = Color::ALL
        .into_iter()
        .max_by_key(|&color| hand[Card::Of(color)]);
    let color = route
        .color
        .or(most_held)
        .filter(|&color| hand[Card::Of(color)] > 0);
    match color {
        Some(color) => {
            let wilds = route
                .length
                .saturating_sub(hand[Card::Of(color)])
                .min(hand[Card::Wild]);
            attempt(Some(color), wilds)
        }
        None if hand[Card::Wild] >= route.length => attempt(None, route.length),
        None => attempt(route.color.or(most_held), hand[Card::Wild]),
    }
}
