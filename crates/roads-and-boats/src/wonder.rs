//! The wonder: its rows, its marks and who laid which brick.

use game::Seat;
use serde::{Deserialize, Serialize};

/// How many bricks each row takes, from the bottom.
pub const ROWS: [u8; 15] = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7];
/// How many bricks there is room for.
pub(crate) const PLACES: u8 = 83;
/// From this brick on each costs one more (RB-WON-02).
pub const DEARER_FROM: u8 = 18;
/// The brick that irrigates the deserts (RB-WON-03).
pub const IRRIGATION: u8 = 45;
/// How many neutral bricks there are (RB-SET-05).
pub const NEUTRAL_BRICKS: u8 = 33;
/// How many of them a seat alone plays with (RB-SOLO-02).
pub(crate) const NEUTRAL_BRICKS_ALONE: u8 = 20;
/// How many bricks lie when a seat plays alone (RB-SOLO-01).
pub(crate) const BRICKS_ALONE: u8 = 17;

/// The brick that ends the game, by the number of seats (RB-WON-05).
pub const fn last_brick(n_seats: u8) -> u8 {
    match n_seats {
        2 => 62,
        3 => 66,
        4 => 69,
        5 => 76,
        _ => PLACES,
    }
}

/// A brick of the wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Brick {
    Seat(Seat),
    /// Laid at the end of a turn.
    Neutral,
    /// Of the colour that lies when a seat plays alone.
    Unused,
}

/// The bricks laid so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wonder {
    pub(crate) bricks: Vec<Brick>,
    /// How many the acting seat has bought this turn.
    pub(crate) bought: u8,
}

impl Wonder {
    /// Whether the deserts are watered.
    pub(crate) fn is_irrigated(&self) -> bool {
        self.bricks.len() >= usize::from(IRRIGATION)
    }

    /// The number of the brick that comes next.
    pub(crate) fn next(&self) -> u8 {
        self.bricks.len() as u8 + 1
    }

    /// What the acting seat pays for its next brick (RB-WON-02).
    pub(crate) fn price(&self) -> u16 {
        u16::from(self.bought) + 1 + u16::from(self.next() >= DEARER_FROM)
    }

    pub(crate) fn n_neutral(&self) -> usize {
        self.bricks
            .iter()
            .filter(|&&brick| brick == Brick::Neutral)
            .count()
    }

    /// The rows from the bottom, as far as there are bricks.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[Brick]> {
        let mut rest = self.bricks.as_slice();
        ROWS.into_iter().map_while(move |places| {
            let (row, above) = rest.split_at(rest.len().min(places.into()));
            rest = above;
            (!row.is_empty()).then_some(row)
        })
    }
}
