//! Games sketched to their end: every seat does what a quick thinker would, or nearly.

use std::sync::Arc;

use amsterdam::{Board, State};
use game::{Dice, Game};

use super::effort::Prices;
use super::facts::Facts;
use super::mind::{Mind, Rated};
use super::weights::Weights;

/// A little luck, cheap to come by.
#[derive(Clone, Debug)]
pub(super) struct Whim(u64);

impl Whim {
    pub(super) fn new(dice: &mut Dice) -> Whim {
        let halves = [dice.below(u32::MAX), dice.below(u32::MAX)];
        Whim(u64::from(halves[0]) << 32 | u64::from(halves[1]) | 1)
    }

    /// A number from 0 to 1 (xorshift64*).
    #[inline]
    pub(super) fn roll(&mut self) -> f32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 40) as u32;
        high as f32 / (1 << 24) as f32
    }
}

/// Plays a game to its end. Returns how many actions it took.
pub(super) fn play_out(
    state: &mut State,
    mind: &mut Mind<'_>,
    whim: &mut Whim,
    rated: &mut Vec<Rated>,
) -> u32 {
    let mut actions = 0;
    while let Some(seat) = state.to_act().lowest() {
        mind.rate(state, seat, rated);
        let action = pick(rated, mind.whim(), whim).action;
        state
            .apply(seat, &action, &mut ())
            .expect("a rated action is legal");
        mind.saw(state, seat, &action);
        actions += 1;
    }
    actions
}

/// The best of what was rated, with `amount` points of luck to each.
#[inline]
pub(super) fn pick(rated: &[Rated], amount: f32, whim: &mut Whim) -> Rated {
    let mut best = rated[0];
    if rated.len() == 1 {
        return best;
    }
    best.worth += amount * whim.roll();
    for &next in &rated[1..] {
        let worth = next.worth + amount * whim.roll();
        if worth > best.worth {
            best = Rated { worth, ..next };
        }
    }
    best
}

/// Games sketched on a board, as the search does it.
#[derive(Debug)]
pub struct Sketches {
    facts: Facts,
    prices: Prices,
}

impl Sketches {
    pub fn new(board: &Arc<Board>) -> Sketches {
        let facts = Facts::new(board);
        let prices = Prices::new(&facts, Weights::tuned());
        Sketches { facts, prices }
    }

    /// Plays a game on the board to its end. Returns how many actions it took.
    pub fn play_out(&self, state: &mut State, dice: &mut Dice) -> u32 {
        let mut mind = Mind::new(&self.facts, Weights::tuned(), &self.prices);
        play_out(state, &mut mind, &mut Whim::new(dice), &mut Vec::new())
    }
}
