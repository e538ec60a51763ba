//! What a page asks of a game beyond its view, so that it need not know the rules.

use bots::Opponents;
use game::Seat;
use serde_json::value::RawValue;

use crate::live::write_text;

/// A game that a page can show.
pub(crate) trait Shown: Opponents {
    /// What a seat can do with what it has, beyond the list of its actions. None if the list tells all.
    fn guide(&self, seat: Seat) -> Option<Box<RawValue>>;

    /// What is played on, as it is drawn. None if the view has it.
    fn ground(&self) -> Option<Box<RawValue>>;
}

impl Shown for amsterdam::State {
    fn guide(&self, _: Seat) -> Option<Box<RawValue>> {
        None
    }

    fn ground(&self) -> Option<Box<RawValue>> {
        None
    }
}

impl Shown for roads_and_boats::State {
    fn guide(&self, seat: Seat) -> Option<Box<RawValue>> {
        Some(write_text(&self.guide(seat)))
    }

    fn ground(&self) -> Option<Box<RawValue>> {
        Some(write_text(&self.ground()))
    }
}
