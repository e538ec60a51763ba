//! What a seat can choose to do.

use serde::{Deserialize, Serialize};

use crate::{Card, Color, ContractId, RouteId};

/// One choice by one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
// Four bytes each make long lists quicker to fill than three would.
#[repr(align(4))]
pub enum Action {
    /// Draw the top card of the deck, unseen.
    Draw,
    /// Take a card that lies face up.
    Take { card: Card },
    /// Build a route, and pay `wilds` wild cards and the rest in cards of `color`.
    Build {
        route: RouteId,
        /// None if and only if wilds pay for all of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<Color>,
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "types", ts(optional = nullable, type = "number"))]
        wilds: u8,
    },
    /// Draw two contracts to choose from.
    DrawContracts,
    /// Keep this one of the contracts on offer and put the other back.
    Keep { contract: ContractId },
    /// Keep both contracts on offer.
    KeepBoth,
    /// Do nothing, where nothing can be done.
    Pass,
}

fn is_zero(wilds: &u8) -> bool {
    *wilds == 0
}
