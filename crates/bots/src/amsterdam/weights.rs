//! What a quick thinker finds good, in points. The figures are data, found by self-play.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// What a quick thinker finds good, in points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A route of the plan.
    pub planned: f32,
    /// A route's share of what the contracts of the plan are worth.
    pub purpose: f32,
    /// A route of the plan that a rival stands beside.
    pub contested: f32,
    /// A bonus card.
    pub bonus: f32,
    /// A cart, for a route that is not planned.
    pub cart: f32,
    /// What keeps from building a route that is not planned while there is a plan.
    pub detour: f32,
    /// A wild card that is paid.
    pub wild_paid: f32,
    /// Any other card that is paid.
    pub card_paid: f32,
    /// A card that is paid although the rest of the plan needs it.
    pub needed_paid: f32,
    /// A card from the deck.
    pub draw: f32,
    /// A card that the plan lacks.
    pub take_lacking: f32,
    /// Every further card of its colour that the plan lacks.
    pub take_more: f32,
    /// A card that fits a grey route of the plan.
    pub take_grey: f32,
    /// Any other card.
    pub take_other: f32,
    /// Every card of its colour in hand, where the plan lacks nothing.
    pub take_alike: f32,
    /// A card for a route that is not planned, where the plan lacks nothing.
    pub take_goal: f32,
    /// What the turn counts in choosing that route, in cards.
    pub goal_turn: f32,
    /// A wild that lies face up.
    pub take_wild: f32,
    /// The same where one card is all that the plan lacks.
    pub take_last: f32,
    /// Contracts to choose from, where the plan is done.
    pub contracts: f32,
    /// Every cart that is left for them.
    pub contracts_cart: f32,
    /// What keeps from drawing contracts while there is a plan.
    pub contracts_early: f32,
    /// Building, when a rival has few carts left.
    pub hurry: f32,
    /// A cart that a kept contract takes.
    pub keep_cart: f32,
    /// How sure a plan is of its contracts when it takes all carts.
    pub keep_risk: f32,
    /// How much luck there is in a choice of a playout.
    pub whim: f32,
}

/// The file with the figures, and how they came about.
#[derive(Deserialize)]
struct File {
    weights: Weights,
}

impl Weights {
    /// How many figures there are.
    pub const COUNT: usize = 26;

    /// Those found by self-play.
    pub fn tuned() -> &'static Weights {
        static TUNED: LazyLock<Weights> = LazyLock::new(|| {
            let file: File = serde_json::from_str(include_str!("../../data/amsterdam.json"))
                .expect("the weights we ship");
            file.weights
        });
        &TUNED
    }

    /// Every figure, for one who turns them.
    pub fn each(&mut self) -> [&mut f32; Weights::COUNT] {
        let Weights {
            planned,
            purpose,
            contested,
            bonus,
            cart,
            detour,
            wild_paid,
            card_paid,
            needed_paid,
            draw,
            take_lacking,
            take_more,
            take_grey,
            take_other,
            take_alike,
            take_goal,
            goal_turn,
            take_wild,
            take_last,
            contracts,
            contracts_cart,
            contracts_early,
            hurry,
            keep_cart,
            keep_risk,
            whim,
        } = self;
        [
            planned,
            purpose,
            contested,
            bonus,
            cart,
            detour,
            wild_paid,
            card_paid,
            needed_paid,
            draw,
            take_lacking,
            take_more,
            take_grey,
            take_other,
            take_alike,
            take_goal,
            goal_turn,
            take_wild,
            take_last,
            contracts,
            contracts_cart,
            contracts_early,
            hurry,
            keep_cart,
            keep_risk,
            whim,
        ]
    }
}
