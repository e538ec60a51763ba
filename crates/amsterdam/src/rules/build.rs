//! Building routes (AM-BUILD).

use game::{Log, Seat};

use super::{draw, turn};
use crate::{Action, Card, Color, Event, Illegal, RouteId, Routes, State};

/// A route that may be built, and what is paid for it.
pub(super) struct Build {
    route: RouteId,
    color: Option<Color>,
    of_color: u8,
    wilds: u8,
}

/// Lists every way to build every route, by what is paid.
pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let (hand, board, carts) = (&state.hands[seat], &*state.board, state.carts[seat]);
    let open = state.open[seat];
    let held_wilds = hand[Card::Wild];
    if held_wilds == 0 {
        for color in hand.colors() {
            let routes = open & board.payable_in(color, carts.min(hand[Card::Of(color)]));
            push_all(routes, Some(color), 0, actions);
        }
        return;
    }
    for color in hand.colors() {
        let held = hand[Card::Of(color)];
        for wilds in 0..=held_wilds.min(carts) {
            let longest = carts.min(held + wilds);
            let routes = open & board.payable_in(color, longest) & !board.payable_in(color, wilds);
            push_all(routes, Some(color), wilds, actions);
        }
    }
    for wilds in 1..=held_wilds.min(carts) {
        let routes = open & board.payable_in_wilds(wilds) & !board.payable_in_wilds(wilds - 1);
        push_all(routes, None, wilds, actions);
    }
}

/// Lists building each of `routes` for the same payment.
///
/// Lists are short and their lengths hard to foresee, so that four at a time and then a cut is quicker than one by one.
#[inline]
fn push_all(routes: Routes, color: Option<Color>, wilds: u8, actions: &mut Vec<Action>) {
    if routes.is_empty() {
        return;
    }
    let len = actions.len() + routes.len();
    let mut left = routes;
    while !left.is_empty() {
        let four: [Action; 4] = std::array::from_fn(|_| Action::Build {
            route: left.pop_lowest(),
            color,
            wilds,
        });
        actions.extend_from_slice(&four);
    }
    actions.truncate(len);
}

/// Whether any route can be built.
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    let (hand, carts) = (&state.hands[seat], state.carts[seat]);
    let wilds = hand[Card::Wild];
    let in_color = |color| {
        state
            .board
            .payable_in(color, carts.min(hand[Card::Of(color)] + wilds))
    };
    Color::ALL
        .into_iter()
        .any(|color| !(in_color(color) & state.open[seat]).is_empty())
}

pub(super) fn check(
    state: &State,
    seat: Seat,
    id: RouteId,
    color: Option<Color>,
    wilds: u8,
) -> Result<Build, Illegal> {
    let Some(route) = state.board.find_route(id) else {
        return Err(Illegal::NoSuchRoute { route: id });
    };
    if !state.open[seat].contains(id) {
        return Err(why_closed(state, seat, id));
    }
    let length = route.length;
    if state.carts[seat] < length {
        return Err(Illegal::TooFewCarts {
            needed: length,
            left: state.carts[seat],
        });
    }
    let of_color = match color {
        Some(_) if wilds < length => length - wilds,
        None if wilds == length => 0,
        Some(_) | None => return Err(Illegal::WrongCount { length }),
    };
    if let (Some(needed), Some(paid)) = (route.color, color)
        && needed != paid
    {
        return Err(Illegal::WrongColor { needed });
    }
    let hand = &state.hands[seat];
    for (card, needed) in color
        .map(|color| (Card::Of(color), of_color))
        .into_iter()
        .chain([(Card::Wild, wilds)])
    {
        if hand[card] < needed {
            return Err(Illegal::TooFewCards {
                card,
                needed,
                held: hand[card],
            });
        }
    }
    Ok(Build {
        route: id,
        color,
        of_color,
        wilds,
    })
}

fn why_closed(state: &State, seat: Seat, route: RouteId) -> Illegal {
    let built_by = |route| {
        state
            .seats()
            .find(|&owner| state.routes[owner].contains(route))
    };
    if let Some(owner) = built_by(route) {
        return Illegal::RouteBuilt { route, owner };
    }
    let twin = state
        .board
        .route(route)
        .twin
        .expect("only a twin closes a free route");
    if built_by(twin) == Some(seat) {
        Illegal::OwnTwin { twin }
    } else {
        Illegal::ClosedTwin { twin }
    }
}

impl Build {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Build {
            route: id,
            color,
            of_color,
            wilds,
        } = self;
        let seat = state.turn;
        for (card, count) in color
            .map(|color| (Card::Of(color), of_color))
            .into_iter()
            .chain([(Card::Wild, wilds)])
        {
            state.hands[seat][card] -= count;
            state.discard[card] += count;
            state.memory.saw_paid(seat, card, count);
        }
        let bonus_left = state.bonus_left() > 0;
        let route = state.board.route(id);
        let (points, takes_bonus) = (route.points, route.cart && bonus_left);
        state.carts[seat] -= route.length;
        state.score[seat] += u16::from(points);
        state.routes[seat].insert(id);
        close(state, seat, id);
        log.record(|| Event::RouteBuilt {
            seat,
            route: id,
            color,
            wilds,
            points,
        });
        if takes_bonus {
            state.bonus[seat] += 1;
            log.record(|| Event::BonusTaken { seat });
        }
        draw::refill(state, log);
        turn::end(state, log);
    }
}

/// Closes a built route to all, and its twin to whom AM-BUILD-07 says.
pub(crate) fn close(state: &mut State, builder: Seat, id: RouteId) {
    let twin = state.board.route(id).twin;
    for seat in state.seats() {
        state.open[seat].remove(id);
        if let Some(twin) = twin
            && (state.n_seats == 2 || seat == builder)
        {
            state.open[seat].remove(twin);
        }
    }
}
