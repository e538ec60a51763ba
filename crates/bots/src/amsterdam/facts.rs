//! What a quick thinker looks up about a board.

use std::sync::Arc;

use amsterdam::{Board, Card, Cards, Color, MAX_PLACES, Phase, RouteId, Routes, State};
use game::Seat;

/// The longest payment that is told apart.
const MOST_CARDS: usize = 8;

/// What each route costs a plan.
pub(super) type Efforts = [u8; Routes::CAPACITY];

/// A board, with tables for quick thought.
#[derive(Debug)]
pub struct Facts {
    pub(super) board: Arc<Board>,
    pub(super) n_places: usize,
    /// The ends of each route.
    pub(super) ends: Vec<[u8; 2]>,
    pub(super) lengths: Vec<u8>,
    pub(super) points: Vec<u8>,
    pub(super) colors: Vec<Option<Color>>,
    /// What each route costs a plan: its carts, its cards, and a little for the turn.
    pub(super) efforts: Efforts,
    /// The routes with a cart symbol.
    pub(super) carts: Routes,
    /// The routes that so many cards of one colour pay for.
    payable: [[Routes; MOST_CARDS + 1]; 6],
    /// The routes of at most so many spaces.
    up_to: [Routes; MOST_CARDS + 1],
    /// The other route of each pair.
    twins: Vec<Routes>,
    /// The routes that begin or end at each place.
    touching: [Routes; MAX_PLACES],
}

impl Facts {
    pub fn new(board: &Arc<Board>) -> Facts {
        let ids: Vec<RouteId> = board.route_ids().collect();
        let those =
            |keep: &dyn Fn(RouteId) -> bool| ids.iter().copied().filter(|&id| keep(id)).collect();
        let payable = Color::ALL.map(|color| {
            std::array::from_fn(|cards| {
                those(&|id| {
                    let route = board.route(id);
                    usize::from(route.length) <= cards
                        && route.color.is_none_or(|needed| needed == color)
                })
            })
        });
        Facts {
            n_places: board.file().places.len(),
            ends: ids.iter().map(|&id| board.route(id).ends).collect(),
            lengths: ids.iter().map(|&id| board.route(id).length).collect(),
            points: ids.iter().map(|&id| board.route(id).points).collect(),
            colors: ids.iter().map(|&id| board.route(id).color).collect(),
            efforts: std::array::from_fn(|nth| match ids.get(nth) {
                Some(&id) => 3 * board.route(id).length + 2,
                None => u8::MAX,
            }),
            carts: those(&|id| board.route(id).cart),
            payable,
            up_to: std::array::from_fn(|cards| {
                those(&|id| usize::from(board.route(id).length) <= cards)
            }),
            twins: ids
                .iter()
                .map(|&id| board.route(id).twin.into_iter().collect())
                .collect(),
            touching: std::array::from_fn(|place| {
                those(&|id| board.route(id).ends.map(usize::from).contains(&place))
            }),
            board: board.clone(),
        }
    }

    /// What each route costs a seat that has cards for some of it.
    #[inline]
    pub(super) fn efforts_with(&self, hand: &Cards) -> Efforts {
        let held = Color::ALL.map(|color| hand[Card::Of(color)]);
        let most = held.into_iter().max().unwrap_or(0);
        let mut efforts = self.efforts;
        for (nth, color) in self.colors.iter().enumerate() {
            let held = color.map_or(most, |color| held[color.index()]);
            efforts[nth] -= held.min(self.lengths[nth]);
        }
        efforts
    }

    /// The routes that a seat has the carts and the cards for.
    #[inline]
    pub(super) fn affordable(&self, state: &State, seat: Seat) -> Routes {
        let hand: &Cards = state.hand(seat);
        let wilds = hand[Card::Wild];
        let mut routes = Routes::EMPTY;
        for color in Color::ALL {
            let cards = usize::from(hand[Card::Of(color)] + wilds);
            routes = routes | self.payable[color.index()][cards.min(MOST_CARDS)];
        }
        routes & self.up_to(state.carts(seat)) & state.open_routes(seat)
    }

    /// The routes of at most so many spaces.
    pub(super) fn up_to(&self, carts: u8) -> Routes {
        self.up_to[usize::from(carts).min(MOST_CARDS)]
    }

    /// The routes that touch one of `routes`.
    pub(super) fn beside(&self, routes: Routes) -> Routes {
        let mut beside = Routes::EMPTY;
        for id in routes.iter() {
            for place in self.ends[usize::from(id.0)] {
                beside = beside | self.touching[usize::from(place)];
            }
        }
        beside
    }

    /// Routes, and for every one of them the other one of its pair.
    pub(super) fn or_twins(&self, routes: Routes) -> Routes {
        routes
            .iter()
            .fold(routes, |all, id| all | self.twins[usize::from(id.0)])
    }

    /// Whether the game is in its last round, so that every seat acts once more at the most.
    pub(super) fn is_last_round(state: &State) -> bool {
        state.last_turns().is_some() && state.phase() != Phase::Over
    }
}
