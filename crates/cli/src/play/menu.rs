//! What a player chooses from.

use amsterdam::{Action, Card, Color, Illegal, RouteId, State};
use game::{Game, Seat};

/// Something to choose.
pub(super) enum Entry {
    Act(Action),
    /// A route, with the ways to pay for it, the one with the fewest wilds first. Never fewer than two.
    Pay(Vec<Action>),
    /// Routes, where there are too many to list with everything else.
    Routes(Vec<(RouteId, Entry)>),
}

/// More routes than this get a list of their own.
const FEW_ROUTES: usize = 9;

impl Entry {
    /// All of `actions`, with those for one route taken together.
    pub(super) fn menu(actions: &[Action]) -> Vec<Entry> {
        let mut menu = Vec::new();
        let mut routes: Vec<(RouteId, Vec<Action>)> = Vec::new();
        for action in actions {
            let Action::Build { route, .. } = *action else {
                menu.push(Entry::Act(*action));
                continue;
            };
            match routes.iter_mut().find(|(id, _)| *id == route) {
                Some((_, ways)) => ways.push(*action),
                None => routes.push((route, vec![*action])),
            }
        }
        routes.sort_by_key(|(id, _)| *id);
        let entries = routes
            .into_iter()
            .map(|(id, ways)| (id, Entry::for_route(ways)));
        if entries.len() > FEW_ROUTES {
            menu.push(Entry::Routes(entries.collect()));
        } else {
            menu.extend(entries.map(|(_, entry)| entry));
        }
        menu
    }

    /// The action that stands for the entry.
    pub(super) fn first(&self) -> &Action {
        match self {
            Entry::Act(action) => action,
            Entry::Pay(ways) => &ways[0],
            Entry::Routes(routes) => routes[0].1.first(),
        }
    }

    fn for_route(mut ways: Vec<Action>) -> Entry {
        ways.sort_by_key(|action| match *action {
            Action::Build { wilds, .. } => wilds,
            _ => 0,
        });
        if let [action] = ways[..] {
            Entry::Act(action)
        } else {
            Entry::Pay(ways)
        }
    }
}

/// Tries to build a route with the payment that comes closest.
pub(super) fn try_to_build(state: &State, seat: Seat, id: RouteId) -> Result<(), Illegal> {
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
