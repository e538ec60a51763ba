//! What the players agree on before the first action.

use std::sync::Arc;

use game::{Flaw, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Board, Impossible};

/// What the players agree on before the first action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats play, 2 to 4.
    pub seats: u8,
    /// The seat of the youngest, who starts. By lot if none is named (AM-SET-04).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The board, if it is not the one of the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(as = "Option<crate::BoardFile>"))]
    pub board: Option<Arc<Board>>,
}

impl Setup {
    /// The game of the box for `seats` seats.
    pub fn for_seats(seats: u8) -> Setup {
        Setup {
            seats,
            first: None,
            board: None,
        }
    }
}

/// Why there is no game with such a setup or position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Invalid {
    #[error("{0} seats are asked for, and the game is for 2 to 4 (AM-BOX-01)")]
    Seats(usize),
    #[error("seat {0} is named as the first, and there is no such seat (AM-SET-04)")]
    First(Seat),
    #[error("the board has {found} cards, and {least} are dealt at the start (AM-SET-01)")]
    TooFewCards { found: u32, least: u32 },
    #[error("the board has {found} contracts, and {least} are dealt at the start (AM-SET-03)")]
    TooFewContracts { found: usize, least: usize },
    #[error("position: {0}")]
    Position(#[from] Impossible),
}

impl Flaw for Invalid {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Invalid::Seats(_) => Some("AM-BOX-01"),
            Invalid::First(_) => Some("AM-SET-04"),
            Invalid::TooFewCards { .. } => Some("AM-SET-01"),
            Invalid::TooFewContracts { .. } => Some("AM-SET-03"),
            Invalid::Position(impossible) => impossible.rule(),
        }
    }
}
