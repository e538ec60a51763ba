//! What anyone may know: everything but the luck to come.

use game::Seat;
use serde::Serialize;

use crate::{Position, State, Wealth, position, rules};

/// The game as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    #[serde(flatten)]
    pub position: Position,
    /// What each seat would have if the game ended now.
    pub wealth: Vec<Wealth>,
    /// What the next brick costs the seat that acts, in the wonder phase.
    pub brick_price: u16,
    /// The brick that ends the game.
    pub last_brick: u8,
    /// How many turns there are at most.
    pub turns: u8,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        View {
            position: position::write(state),
            wealth: state.seats().map(|seat| state.wealth(seat)).collect(),
            brick_price: state.wonder.price(),
            last_brick: crate::wonder::last_brick(state.n_seats),
            turns: rules::most_turns(state.n_seats),
        }
    }
}

impl State {
    /// What a seat would have if the game ended now.
    pub fn wealth(&self, seat: Seat) -> Wealth {
        rules::wealth(self, seat)
    }

    /// What a seat would get of each row of the wonder that has bricks, from the bottom.
    pub fn row_shares(&self, seat: Seat) -> Vec<u32> {
        rules::row_shares(self, seat).collect()
    }
}
