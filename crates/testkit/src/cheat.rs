//! The bugs and cheats that can be planted in the toy, for the laws to find.

use serde::{Deserialize, Serialize};

/// A bug or a cheat planted in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cheat {
    /// Does not list showing the highest card.
    HidesAnAction,
    /// Lists drawing from an empty deck.
    OffersTooMuch,
    /// Lists actions for seats that are not to act.
    OffersOutOfTurn,
    /// Remembers who was refused.
    MarksRefusals,
    /// Shows the top of the deck.
    ShowsTheDeck,
    /// Shows the next seat's hand.
    ShowsAHand,
    /// Shows the seed.
    ShowsTheSeed,
    /// Tells everyone which card was drawn.
    TellsTheCard,
    /// Keeps hands when it deals afresh.
    Peeks,
    /// Loses a card that is drawn last.
    LosesACard,
    /// Starts over with a new deck.
    NeverEnds,
    /// Has nobody act though nothing came out.
    FallsAsleep,
    /// Is not the same when played again.
    IsFickle,
    /// Writes actions so that they are read otherwise.
    Garbles,
    /// Forgets points in positions.
    ForgetsPoints,
    /// Says that a draw reveals nothing.
    DeniesTheDraw,
}

impl Cheat {
    /// Every cheat.
    pub const ALL: [Cheat; 16] = [
        Cheat::HidesAnAction,
        Cheat::OffersTooMuch,
        Cheat::OffersOutOfTurn,
        Cheat::MarksRefusals,
        Cheat::ShowsTheDeck,
        Cheat::ShowsAHand,
        Cheat::ShowsTheSeed,
        Cheat::TellsTheCard,
        Cheat::Peeks,
        Cheat::LosesACard,
        Cheat::NeverEnds,
        Cheat::FallsAsleep,
        Cheat::IsFickle,
        Cheat::Garbles,
        Cheat::ForgetsPoints,
        Cheat::DeniesTheDraw,
    ];
}
