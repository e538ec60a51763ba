//! How much the refined planner cares about what. Found by playing.

/// How much the refined planner cares about what, in points where nothing else is said.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// A turn.
    pub(crate) turn: f64,
    /// A turn that a plan takes.
    pub(crate) planned_turn: f64,
    /// A cart.
    pub(crate) cart: f64,
    /// A bonus card, as a part of what it may bring.
    pub(crate) bonus: f64,
    /// How many useful cards a turn of drawing brings.
    pub(crate) useful_cards: f64,
    /// How far odds fall where a plan takes all carts or all turns left.
    pub(crate) doubt: f64,
    /// The same for turns alone.
    pub(crate) time_doubt: f64,
    /// A card for a route that only spends carts, as a part of one for the plan.
    pub(crate) filler: f64,
    /// A wild, as so many needed cards.
    pub(crate) wild: f64,
    /// A card that is not needed, as a part of one that is.
    pub(crate) spare_card: f64,
    /// A needed card that can be had for sure.
    pub(crate) face_up: f64,
    /// The part of a loss that is feared where a rival stands beside a route.
    pub(crate) near_risk: f64,
    /// The same where none does.
    pub(crate) far_risk: f64,
    /// How much points now are worth more than points later, as a part of them, with a turn to come.
    pub(crate) hurry: f64,
    /// The part of a lead that calling the last round is worth, or of arrears that it costs.
    pub(crate) end: f64,
    /// How many carts a seat puts on the board at once.
    pub(crate) carts_a_build: f64,
    /// How many turns more than expected there may be.
    pub(crate) slack: f64,
    /// How much of what a turn without progress costs a plan is heeded.
    pub(crate) pressure: f64,
    /// A wild paid.
    pub(crate) wild_paid: f64,
    /// What a route on the plan is worth beyond the turn.
    pub(crate) on_plan: f64,
}

pub(crate) const WEIGHTS: Weights = Weights {
    turn: 3.0,
    planned_turn: 2.0,
    cart: 0.3,
    bonus: 0.5,
    useful_cards: 1.7,
    doubt: 0.8,
    time_doubt: 0.35,
    filler: 1.0,
    wild: 1.6,
    spare_card: 0.2,
    face_up: 0.1,
    near_risk: 0.5,
    far_risk: 0.15,
    hurry: 0.4,
    end: 0.3,
    carts_a_build: 2.2,
    slack: 0.5,
    pressure: 0.5,
    wild_paid: 0.3,
    on_plan: 0.1,
};
