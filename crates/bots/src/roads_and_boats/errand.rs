//! What a transporter is sent for.

use roads_and_boats::Goods;

/// What a transporter is sent for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    /// Where it takes goods on first, and which.
    pub(super) pick: Option<(u16, Goods)>,
    /// Where it goes then. It stays where it picks if there is no such place.
    pub(super) to: Option<u16>,
    /// What it leaves there.
    pub(super) drop: Goods,
    pub(super) aim: Aim,
    /// How many turns it takes, this one included.
    pub(super) turns: u16,
}

/// What an errand is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// Brings goods for an order.
    Order(usize),
    /// Brings goods to where they are of use.
    Use,
    /// Has riches on board at the end.
    Riches,
    /// Is there when it is needed.
    Presence,
    /// Is there with nothing on board.
    Stable,
}
