//! What a quick thinker finds good, in points. The figures are data, found by self-play.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// What a quick thinker finds good, in points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A turn.
    pub turn: f32,
    /// A cart.
    pub cart: f32,
    /// How many useful cards a turn of drawing brings.
    pub useful_cards: f32,
    /// How much the cards in hand count in choosing ways.
    pub held: f32,
    /// A point of a contract that is not met yet.
    pub value: f32,
    /// How many turns a plan may take more than are expected.
    pub late: f32,
    /// A bonus card, as a part of what it may bring.
    pub bonus: f32,
    /// A route that contracts ask for.
    pub planned: f32,
    /// A route to spend carts on.
    pub filler: f32,
    /// A route's share of what its contracts are worth.
    pub purpose: f32,
    /// Points now rather than later, as a part of them, with a turn to come.
    pub hurry: f32,
    /// A wild card that is paid.
    pub wild_paid: f32,
    /// A card that is paid and then lacking for the rest of the plan.
    pub needed_paid: f32,
    /// A card from the deck.
    pub draw: f32,
    /// A card that is lacking for contracts.
    pub take_lacking: f32,
    /// A card that is lacking for other routes.
    pub take_filler: f32,
    /// Any other card.
    pub take_other: f32,
    /// Every card of its colour in hand.
    pub take_alike: f32,
    /// A wild that lies face up.
    pub take_wild: f32,
    /// The same where one card is all that is lacking.
    pub take_last: f32,
    /// Contracts to choose from.
    pub contracts: f32,
    /// The same while contracts are not met.
    pub contracts_early: f32,
    /// How far the odds of a plan fall if it takes all carts.
    pub keep_carts: f32,
    /// How far the odds of a plan fall if it takes all turns.
    pub keep_turns: f32,
    /// A turn that a kept contract takes.
    pub keep_turn: f32,
    /// How much luck there is in a choice of a playout.
    pub whim: f32,
}

/// The file with the figures: where tuning began, and what came of it.
#[derive(Deserialize)]
struct File {
    start: Weights,
    weights: Weights,
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/amsterdam.json")).expect("the weights we ship")
});

impl Weights {
    /// How many figures there are.
    pub const COUNT: usize = 26;

    /// Those found by self-play.
    pub fn tuned() -> &'static Weights {
        &FILE.weights
    }

    /// Those that self-play began with.
    pub fn first() -> &'static Weights {
        &FILE.start
    }

    /// Every figure, for one who turns them.
    pub fn each(&mut self) -> [&mut f32; Weights::COUNT] {
        let Weights {
            turn,
            cart,
            useful_cards,
            held,
            value,
            late,
            bonus,
            planned,
            filler,
            purpose,
            hurry,
            wild_paid,
            needed_paid,
            draw,
            take_lacking,
            take_filler,
            take_other,
            take_alike,
            take_wild,
            take_last,
            contracts,
            contracts_early,
            keep_carts,
            keep_turns,
            keep_turn,
            whim,
        } = self;
        [
            turn,
            cart,
            useful_cards,
            held,
            value,
            late,
            bonus,
            planned,
            filler,
            purpose,
            hurry,
            wild_paid,
            needed_paid,
            draw,
            take_lacking,
            take_filler,
            take_other,
            take_alike,
            take_wild,
            take_last,
            contracts,
            contracts_early,
            keep_carts,
            keep_turns,
            keep_turn,
            whim,
        ]
    }
}
