//! What happened, and what of it each viewer saw.

use game::{Seat, Viewer};
use serde::Serialize;

use crate::{Card, Color, ContractId, RouteId, Tally};

/// One thing that happened. Secrets are covered for those who did not see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A seat chose among its first contracts, unseen.
    ContractsChosen {
        seat: Seat,
        /// What it kept, for its own eyes.
        kept: Option<Vec<ContractId>>,
    },
    /// A seat drew the top card of the deck.
    CardDrawn {
        seat: Seat,
        /// The card, for its own eyes.
        card: Option<Card>,
    },
    /// A seat took a card that lay face up.
    CardTaken {
        seat: Seat,
        card: Card,
    },
    /// A card was turned face up.
    CardTurnedUp {
        card: Card,
    },
    /// Three wilds lay face up, and all went to the discards.
    FaceUpCleared {
        cards: Vec<Card>,
    },
    /// The discards became the deck.
    DeckShuffled {
        cards: u32,
    },
    RouteBuilt {
        seat: Seat,
        route: RouteId,
        /// The colour paid with, none if all were wild.
        color: Option<Color>,
        wilds: u8,
        points: u8,
    },
    BonusTaken {
        seat: Seat,
    },
    ContractsDrawn {
        seat: Seat,
        count: u8,
        /// The contracts, for its own eyes.
        contracts: Option<Vec<ContractId>>,
    },
    ContractsKept {
        seat: Seat,
        count: u8,
        /// What it kept, for its own eyes.
        kept: Option<Vec<ContractId>>,
    },
    Passed {
        seat: Seat,
    },
    /// A seat is down to its last carts: each has one more turn.
    LastRoundBegun {
        seat: Seat,
    },
    /// A contract was shown and counted.
    ContractCounted {
        seat: Seat,
        contract: ContractId,
        met: bool,
        points: i32,
    },
    /// Bonus cards were counted.
    BonusCounted {
        seat: Seat,
        cards: u8,
        points: i32,
    },
    /// A seat's points were added up.
    SeatCounted {
        seat: Seat,
        tally: Tally,
    },
}

impl Event {
    /// The event as `viewer` saw it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::ContractsChosen { seat, kept } | Event::ContractsKept { seat, kept, .. }
                if !viewer.is(*seat) =>
            {
                *kept = None;
            }
            Event::CardDrawn { seat, card } if !viewer.is(*seat) => *card = None,
            Event::ContractsDrawn {
                seat, contracts, ..
            } if !viewer.is(*seat) => *contracts = None,
            Event::ContractsChosen { .. }
            | Event::ContractsKept { .. }
            | Event::CardDrawn { .. }
            | Event::ContractsDrawn { .. }
            | Event::CardTaken { .. }
            | Event::CardTurnedUp { .. }
            | Event::FaceUpCleared { .. }
            | Event::DeckShuffled { .. }
            | Event::RouteBuilt { .. }
            | Event::BonusTaken { .. }
            | Event::Passed { .. }
            | Event::LastRoundBegun { .. }
            | Event::ContractCounted { .. }
            | Event::BonusCounted { .. }
            | Event::SeatCounted { .. } => (),
        }
        seen
    }

    /// Whether it shows anybody what luck decided or what the seat that acted did not know.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Event::CardDrawn { .. }
            | Event::CardTurnedUp { .. }
            | Event::FaceUpCleared { .. }
            | Event::DeckShuffled { .. }
            | Event::ContractsDrawn { .. }
            // At the start what all have kept comes to light at once.
            | Event::ContractsKept { .. }
            | Event::ContractCounted { .. }
            | Event::SeatCounted { .. } => true,
            Event::ContractsChosen { .. }
            | Event::CardTaken { .. }
            | Event::RouteBuilt { .. }
            | Event::BonusTaken { .. }
            | Event::Passed { .. }
            | Event::LastRoundBegun { .. }
            | Event::BonusCounted { .. } => false,
        }
    }
}
