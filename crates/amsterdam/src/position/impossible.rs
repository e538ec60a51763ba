//! Why a position cannot be.

use game::Seat;
use thiserror::Error;

use crate::Card;

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Impossible {
    #[error("seat {0} does not exist")]
    NoSuchSeat(Seat),
    #[error("seats[{seat}].routes: there is no route {name:?} (AM-BUILD-04)")]
    UnknownRoute { seat: Seat, name: String },
    #[error("seats[{seat}].routes: {name:?} is built already (AM-BUILD-04)")]
    BuiltTwice { seat: Seat, name: String },
    #[error(
        "seats[{seat}].routes: {name:?} is closed by the other route of the pair (AM-BUILD-07)"
    )]
    ClosedTwin { seat: Seat, name: String },
    #[error("seats[{seat}].routes: they take more than {carts} carts (AM-BUILD-05)")]
    TooManyCarts { seat: Seat, carts: u8 },
    #[error(
        "seats[{seat}].bonus: {found} bonus cards for {routes} routes with the cart symbol (AM-BUILD-08)"
    )]
    Bonus { seat: Seat, found: u8, routes: u8 },
    #[error("there are more bonus cards than {most} (AM-BOX-04)")]
    TooManyBonusCards { most: u8 },
    #[error("{entry}: there is no contract {name:?} (AM-BOX-03)")]
    UnknownContract { entry: String, name: String },
    #[error("{entry}: the contract {name:?} is somewhere else too (AM-BOX-03)")]
    DoubledContract { entry: String, name: String },
    #[error("contract_deck: {name:?} is missing, and in no hand either (AM-BOX-03)")]
    MissingContract { name: String },
    #[error("{entry}: {card} cards beyond the {most} there are (AM-BOX-02)")]
    TooManyCards { entry: String, card: Card, most: u8 },
    #[error("discard: {card} cards are missing, of {most} (AM-BOX-02)")]
    MissingCards { card: Card, most: u8 },
    #[error("face_up: {0} cards, and five is the most (AM-SET-01)")]
    TooManyFaceUp(usize),
    #[error("face_up: {0} cards, and there are more in the deck to turn up (AM-DRAW-06)")]
    TooFewFaceUp(usize),
    #[error("face_up: three wilds are cleared away at once (AM-SET-02)")]
    ThreeWilds,
    #[error("deck: it is empty, and the discards are not: they are shuffled at once (AM-DRAW-05)")]
    UnshuffledDiscard,
    #[error(
        "seats[{seat}].offer: {found} contracts, and in this phase it takes {needed} (AM-CON-01)"
    )]
    Offer {
        seat: Seat,
        found: usize,
        needed: usize,
    },
    #[error(
        "seats[{seat}].contracts: while the first are chosen, they are among those on offer (AM-SET-03)"
    )]
    NotOnOffer { seat: Seat },
    #[error("phase: every seat has chosen, so that the first turn has begun (AM-SET-03)")]
    AllChosen,
    #[error(
        "seats[{seat}].contracts: a seat keeps one of its first contracts at least (AM-SET-03)"
    )]
    NoContract { seat: Seat },
    #[error("phase: there is no second card to draw (AM-DRAW-06)")]
    NoSecondCard,
    #[error("last_turns: {found} turns are left, and the last round has {most} (AM-END-01)")]
    TooManyLastTurns { found: u8, most: u8 },
    #[error(
        "last_turns: seat {seat} has {carts} carts left, which calls the last round (AM-END-01)"
    )]
    LastRoundMissing { seat: Seat, carts: u8 },
    #[error("last_turns: no seat is down to two carts (AM-END-01)")]
    LastRoundTooSoon,
    #[error("passes: {found}, and {most} end the game (AM-TURN-02)")]
    Passes { found: u8, most: u8 },
    #[error("passes: seat {seat} can do something, and has not passed (AM-TURN-02)")]
    NeedlessPass { seat: Seat },
    #[error("phase: before the first turn hands have two cards and no route is built (AM-SET-01)")]
    NotTheStart,
    #[error(
        "phase: the game is over if and only if no turn is left or every seat has passed (AM-END-01)"
    )]
    Over,
    #[error("seats[{seat}].shown: they are not all in the hand")]
    NotHeld { seat: Seat },
    #[error("stock: cards of the deck are not in it")]
    NotInStock,
    #[error(
        "seats[{seat}].doubt: one of two contracts is in another seat's hand and one in the deck, and neither can be placed"
    )]
    NoDoubt { seat: Seat },
    #[error("seats[{seat}].put_back: {name:?} is its own, or another seat's to know")]
    NotPutBack { seat: Seat, name: String },
}

impl Impossible {
    /// The rule against it, if it is a rule.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Impossible::TooManyCards { .. } | Impossible::MissingCards { .. } => Some("AM-BOX-02"),
            Impossible::UnknownContract { .. }
            | Impossible::DoubledContract { .. }
            | Impossible::MissingContract { .. } => Some("AM-BOX-03"),
            Impossible::TooManyBonusCards { .. } => Some("AM-BOX-04"),
            Impossible::UnknownRoute { .. } | Impossible::BuiltTwice { .. } => Some("AM-BUILD-04"),
            Impossible::TooManyCarts { .. } => Some("AM-BUILD-05"),
            Impossible::ClosedTwin { .. } => Some("AM-BUILD-07"),
            Impossible::Bonus { .. } => Some("AM-BUILD-08"),
            Impossible::Offer { .. } => Some("AM-CON-01"),
            Impossible::UnshuffledDiscard => Some("AM-DRAW-05"),
            Impossible::TooFewFaceUp(_) | Impossible::NoSecondCard => Some("AM-DRAW-06"),
            Impossible::TooManyLastTurns { .. }
            | Impossible::LastRoundMissing { .. }
            | Impossible::LastRoundTooSoon
            | Impossible::Over => Some("AM-END-01"),
            Impossible::TooManyFaceUp(_) | Impossible::NotTheStart => Some("AM-SET-01"),
            Impossible::ThreeWilds => Some("AM-SET-02"),
            Impossible::NotOnOffer { .. }
            | Impossible::AllChosen
            | Impossible::NoContract { .. } => Some("AM-SET-03"),
            Impossible::Passes { .. } | Impossible::NeedlessPass { .. } => Some("AM-TURN-02"),
            Impossible::NoSuchSeat(_)
            | Impossible::NotHeld { .. }
            | Impossible::NotInStock
            | Impossible::NoDoubt { .. }
            | Impossible::NotPutBack { .. } => None,
        }
    }
}
