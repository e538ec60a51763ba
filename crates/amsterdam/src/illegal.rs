//! Why an action is refused.

use game::{Refusal, Seat};
use thiserror::Error;

use crate::{Card, Color, ContractId, RouteId};

/// The rule an action would break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    #[error("seat {seat} is not at this table of {n_seats}")]
    NoSuchSeat { seat: Seat, n_seats: u8 },
    #[error("the game is over")]
    GameOver,
    #[error("it is the turn of seat {turn}")]
    NotYourTurn { turn: Seat },
    #[error("first every seat chooses which of its contracts to keep")]
    ChooseContracts,
    #[error("the first contracts are chosen, the others are still choosing")]
    ContractsChosen,
    #[error("the second card is still to be drawn")]
    SecondCardDue,
    #[error("the contracts on offer are still to be chosen from")]
    OfferOpen,
    #[error("no contracts are on offer")]
    NoOffer,
    #[error("contract {} is not on offer", .contract.0)]
    NotOffered { contract: ContractId },
    #[error("contract {} was not dealt to this seat", .contract.0)]
    NotDealt { contract: ContractId },
    #[error("something else can be done")]
    NoNeedToPass,
    #[error("the deck is empty")]
    DeckEmpty,
    #[error("no {card} card lies face up")]
    NotFaceUp { card: Card },
    #[error("a wild that lies face up cannot be the second card")]
    SecondWild,
    #[error("there is no route {}", .route.0)]
    NoSuchRoute { route: RouteId },
    #[error("route {} is built already, by seat {owner}", .route.0)]
    RouteBuilt { route: RouteId, owner: Seat },
    #[error("a seat cannot have both routes of a pair")]
    OwnTwin { twin: RouteId },
    #[error("with two seats only one route of a pair is built")]
    ClosedTwin { twin: RouteId },
    #[error("{needed} carts are needed and {left} are left")]
    TooFewCarts { needed: u8, left: u8 },
    #[error("the route takes {} cards", .needed.name())]
    WrongColor { needed: Color },
    #[error(
        "a route of {length} takes {length} cards: wilds, and the rest of one colour named if and only if there is a rest"
    )]
    WrongCount { length: u8 },
    #[error("{needed} {card} cards are needed and {held} are held")]
    TooFewCards { card: Card, needed: u8, held: u8 },
    #[error("there are no contracts left to draw")]
    NoContracts,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NoSuchSeat { .. } => "AM-BOX-01",
            Illegal::GameOver => "AM-END-01",
            Illegal::NotYourTurn { .. } => "AM-SET-04",
            Illegal::ChooseContracts | Illegal::ContractsChosen | Illegal::NotDealt { .. } => {
                "AM-SET-03"
            }
            Illegal::SecondCardDue => "AM-TURN-01",
            Illegal::OfferOpen | Illegal::NoOffer | Illegal::NotOffered { .. } => "AM-CON-01",
            Illegal::NoNeedToPass => "AM-TURN-02",
            Illegal::DeckEmpty => "AM-DRAW-06",
            Illegal::NotFaceUp { .. } => "AM-DRAW-01",
            Illegal::SecondWild => "AM-DRAW-03",
            Illegal::NoSuchRoute { .. } | Illegal::RouteBuilt { .. } => "AM-BUILD-04",
            Illegal::OwnTwin { .. } | Illegal::ClosedTwin { .. } => "AM-BUILD-07",
            Illegal::TooFewCarts { .. } => "AM-BUILD-05",
            Illegal::WrongColor { .. } => "AM-BUILD-02",
            Illegal::WrongCount { .. } | Illegal::TooFewCards { .. } => "AM-BUILD-01",
            Illegal::NoContracts => "AM-CON-02",
        }
    }
}
