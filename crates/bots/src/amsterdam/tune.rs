//! Better weights by self-play: what beats the best so far becomes the best.

use std::thread;

use amsterdam::{Setup, State};
use game::{Dice, Game, Seed};

use super::effort::Prices;
use super::facts::Facts;
use super::mind::{Mind, Rated};
use super::sketch::{Whim, pick};
use super::weights::Weights;

/// How weights are tuned.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    pub seats: u8,
    pub seed: Seed,
    /// How many changes are tried.
    pub trials: u32,
    /// How many deals a change is tried on. Each is played once from every seat.
    pub deals: u32,
    pub threads: usize,
}

/// A change that was tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    pub nth: u32,
    /// How much more than an even share was won, in standard errors.
    pub lead: f64,
    pub is_kept: bool,
}

/// A change is kept if it wins by so many standard errors.
const SURE: f64 = 1.5;
/// So many figures are changed at once at the most.
const MOST_CHANGED: u32 = 4;

impl Tuning {
    /// The best weights that were found from `start`.
    ///
    /// One seat plays by the changed weights and the others by the best so far, on shared deals from every seat.
    pub fn run(&self, start: Weights, mut report: impl FnMut(Trial)) -> Weights {
        let mut dice = Dice::new(self.seed);
        let mut whim = Whim::new(&mut dice);
        let mut best = start;
        for nth in 0..self.trials {
            let changed = change(best, &mut dice, &mut whim);
            let lead = self.compare(&changed, &best, dice.seed());
            let is_kept = lead > SURE;
            if is_kept {
                best = changed;
            }
            report(Trial { nth, lead, is_kept });
        }
        best
    }

    /// By how many standard errors one seat with `changed` weights wins more than its share against `best`.
    pub fn compare(&self, changed: &Weights, best: &Weights, seed: Seed) -> f64 {
        let setup = Setup::for_seats(self.seats);
        let first = State::new(&setup, seed).expect("a setup of the box");
        let facts = Facts::new(first.board());
        let mut dice = Dice::new(seed);
        let seeds: Vec<Seed> = (0..self.deals).map(|_| dice.seed()).collect();
        let share = |seeds: &[Seed]| -> (f64, f64) {
            let mut sums = (0.0, 0.0);
            for &seed in seeds {
                let mut won = 0.0;
                for seat in 0..usize::from(self.seats) {
                    let mut minds = vec![best; self.seats.into()];
                    minds[seat] = changed;
                    won += duel(&facts, &setup, seed, &minds, seat);
                }
                let won = won / f64::from(self.seats);
                sums.0 += won;
                sums.1 += won * won;
            }
            sums
        };
        let (sum, squares) = thread::scope(|scope| {
            let parts = seeds.chunks(seeds.len().div_ceil(self.threads.max(1)).max(1));
            let parts: Vec<_> = parts.map(|part| scope.spawn(move || share(part))).collect();
            parts.into_iter().fold((0.0, 0.0), |sums, part| {
                let (sum, squares) = part.join().expect("games that do not fail");
                (sums.0 + sum, sums.1 + squares)
            })
        });
        let n = f64::from(self.deals);
        let mean = sum / n;
        let error = ((squares / n - mean * mean).max(0.0) / n).sqrt();
        (mean - 1.0 / f64::from(self.seats)) / error.max(1e-9)
    }
}

/// Plays a game of quick thinkers, who need nothing that their seats do not know. Returns what `seat` won.
fn duel(facts: &Facts, setup: &Setup, seed: Seed, weights: &[&Weights], seat: usize) -> f64 {
    let mut state = State::new(setup, seed).expect("a setup of the box");
    let prices: Vec<Prices> = weights
        .iter()
        .map(|weights| Prices::new(facts, weights))
        .collect();
    let mut minds: Vec<Mind<'_>> = weights
        .iter()
        .zip(&prices)
        .map(|(weights, prices)| Mind::new(facts, weights, prices))
        .collect();
    let mut whim = Whim::new(&mut Dice::new(seed));
    let mut rated: Vec<Rated> = Vec::new();
    while let Some(seat) = state.to_act().lowest() {
        minds[seat.index()].rate(&state, seat, &mut rated);
        let action = pick(&rated, 0.0, &mut whim).action;
        state
            .apply(seat, &action, &mut ())
            .expect("a rated action is legal");
        for mind in &mut minds {
            mind.saw(&state, seat, &action);
        }
    }
    let winners = state.outcome().expect("played to the end").winners();
    match winners.iter().any(|winner| winner.index() == seat) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    }
}

/// Changes some figures, by a part of themselves and a little more.
fn change(mut weights: Weights, dice: &mut Dice, whim: &mut Whim) -> Weights {
    let mut figures = weights.each();
    // The last one is for playouts alone.
    let n_figures = figures.len() as u32 - 1;
    for _ in 0..=dice.below(MOST_CHANGED) {
        let figure = &mut figures[dice.below(n_figures) as usize];
        let step = whim.roll() + whim.roll() - 1.0;
        **figure += step * (0.4 * figure.abs() + 0.2);
    }
    weights
}
