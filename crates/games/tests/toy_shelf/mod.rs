//! The toy on a shelf of its own: all that a game must say of itself to be played everywhere.

use std::ops::RangeInclusive;

use bots::{Opponent, Random};
use games::{Entry, Shelf};
use testkit::toy::Hoard;

pub(crate) struct Toy;

impl Entry for Toy {
    type Game = Hoard;

    const SEATS: RangeInclusive<u8> = 2..=6;
    const USUAL_SEATS: u8 = 2;
    const BOTS: &'static [Opponent<Hoard>] = &[Opponent {
        name: "magpie",
        about: "takes any legal action",
        level: Some(1),
        make: |seed| Box::new(Random::new(seed)),
    }];
}

/// A shelf with nothing else on it.
pub(crate) fn shelf() -> Shelf {
    Shelf::of(&[&Toy])
}
