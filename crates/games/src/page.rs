//! What a page asks of a game beyond its view, so that it need not know the rules.

use bots::Opponents;
use game::{Imagined, Seat, Seed};
use serde_json::value::RawValue;

use crate::advice::{Adviser, Analyst, Asking, Played};
use crate::live::{RecordOf, write_text};

/// A game that a page can show.
pub(crate) trait PageExtras: Opponents {
    /// What a seat can do with what it has, beyond the list of its actions. None if the list tells all.
    fn guide(&self, seat: Seat) -> Option<Box<RawValue>>;

    /// What is played on, as it is drawn. None if the view has it.
    fn ground(&self) -> Option<Box<RawValue>>;

    /// A strong player in the place of the seat that imagines. None if nobody gives advice.
    fn adviser(imagined: Imagined<Self>, seed: Seed) -> Option<Box<dyn Adviser>>;

    /// A strong player that looks back at a game which was played as the record says. None if nobody gives advice.
    fn analyst(record: RecordOf<Self>) -> Option<Box<dyn Analyst>>;
}

impl PageExtras for amsterdam::State {
    fn guide(&self, _: Seat) -> Option<Box<RawValue>> {
        None
    }

    fn ground(&self) -> Option<Box<RawValue>> {
        None
    }

    fn adviser(imagined: Imagined<Self>, seed: Seed) -> Option<Box<dyn Adviser>> {
        Some(Box::new(Asking { imagined, seed }))
    }

    fn analyst(record: RecordOf<Self>) -> Option<Box<dyn Analyst>> {
        Some(Box::new(Played::<Self>(record)))
    }
}

impl PageExtras for roads_and_boats::State {
    fn guide(&self, seat: Seat) -> Option<Box<RawValue>> {
        Some(write_text(&self.guide(seat)))
    }

    fn ground(&self) -> Option<Box<RawValue>> {
        Some(write_text(&self.ground()))
    }

    fn adviser(_: Imagined<Self>, _: Seed) -> Option<Box<dyn Adviser>> {
        None
    }

    fn analyst(_: RecordOf<Self>) -> Option<Box<dyn Analyst>> {
        None
    }
}
