//! Amsterdam on the shelf.

use std::ops::RangeInclusive;

use amsterdam::State;
use bots::Opponent;

use super::{Advice, Entry};

/// Carts and contracts in the 17th-century city.
#[derive(Clone, Copy, Debug)]
pub struct Amsterdam;

impl Entry for Amsterdam {
    type Game = State;

    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 3;
    const CHOOSES_FIRST: bool = true;
    const BOTS: &'static [Opponent<State>] = bots::amsterdam::BOTS;
    const ADVICE: Option<Advice<State>> = Some(Advice::new());
}
