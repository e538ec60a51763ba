//! What a quick thinker looks up about a board.

use std::sync::Arc;

use amsterdam::{Board, Card, Cards, Color, Contracts, Phase, RouteId, Routes, State};
use game::Seat;

/// The longest payment that is told apart.
const MOST_CARDS: usize = 8;

/// A board, with tables for quick thought.
#[derive(Debug)]
pub(super) struct Facts {
    pub(super) board: Arc<Board>,
    pub(super) n_places: usize,
    /// The ends of each route.
    pub(super) ends: Vec<[u8; 2]>,
    pub(super) lengths: Vec<u8>,
    pub(super) points: Vec<u8>,
    pub(super) colors: Vec<Option<Color>>,
    /// The grey routes.
    pub(super) grey: Routes,
    /// Whether each route has a cart symbol.
    pub(super) has_cart: Vec<bool>,
    /// The routes that so many cards of one colour pay for.
    payable: [[Routes; MOST_CARDS + 1]; 6],
    /// The routes of at most so many spaces.
    up_to: [Routes; MOST_CARDS + 1],
    /// The other route of each pair.
    twins: Vec<Routes>,
}

impl Facts {
    pub(super) fn new(board: &Arc<Board>) -> Facts {
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
            grey: those(&|id| board.route(id).color.is_none()),
            has_cart: ids.iter().map(|&id| board.route(id).cart).collect(),
            payable,
            up_to: std::array::from_fn(|cards| {
                those(&|id| usize::from(board.route(id).length) <= cards)
            }),
            twins: ids
                .iter()
                .map(|&id| board.route(id).twin.into_iter().collect())
                .collect(),
            board: board.clone(),
        }
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

    /// The carts that routes take together.
    pub(super) fn carts_for(&self, routes: Routes) -> u8 {
        routes
            .iter()
            .map(|id| self.lengths[usize::from(id.0)])
            .sum()
    }

    /// What contracts are worth together.
    pub(super) fn value(&self, contracts: Contracts) -> u8 {
        contracts
            .iter()
            .map(|id| self.board.contract(id).value)
            .sum()
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
