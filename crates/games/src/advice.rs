//! What a strong player would do in somebody's place, and games looked back at.

use std::ops::ControlFlow;

use bots::{Advised, Budget, Moment as Weighed};
use game::{Dice, Game, Imagined, Record, Seat, Seed};
use serde::Serialize;
use serde_json::Value;

use crate::json::write;
use crate::live::RecordOf;

/// An action, and what a strong player expects of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Choice {
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub action: Value,
    /// The part of its thought that went into this action. The best one has most of it.
    pub share: f64,
    /// How likely each seat is to win after it.
    pub wins: Vec<f64>,
    /// How many points each seat can expect in the end.
    pub points: Vec<f64>,
    /// What speaks for it, by the word in `because`.
    #[cfg_attr(
        feature = "types",
        ts(
            type = "{ because: string; contract?: number; route?: number; seat?: number; points?: number; carts?: number }[]"
        )
    )]
    pub reasons: Vec<Value>,
}

/// A decision of a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Moment {
    /// Which action of the game it is, from 0.
    pub nth: usize,
    pub seat: Seat,
    /// How many points each seat could expect, from what the one that acted knew.
    pub points: Vec<f64>,
    /// How likely each seat was to win.
    pub wins: Vec<f64>,
    pub best: Choice,
    pub taken: Choice,
    /// How much of its chance to win the seat gave away. 0 if it did what is best.
    pub loss: f64,
}

/// A game looked back at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Analysis {
    pub seats: usize,
    /// Every decision in which there was a choice, in order.
    pub moments: Vec<Moment>,
    /// The moments that cost most, by their action, in the order of the game.
    pub turning_points: Vec<usize>,
}

/// A strong player about to advise a seat, whatever becomes of the game meanwhile.
pub trait Adviser: Send {
    /// What it finds of what the seat may do. The best is first; there are a few.
    fn advise(self: Box<Self>, budget: Budget) -> Vec<Choice>;
}

/// A strong player about to look back at a game.
pub trait Analyst: Send {
    /// Thinks `nodes` games through about every decision, always with the same result. `progress` hears how much of the
    /// game has been looked at, from 0 to 1, and may break off; there is no result then.
    fn analyse(
        self: Box<Self>,
        nodes: u64,
        progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Option<Analysis>;
}

/// So many choices are worth hearing of.
const MOST_CHOICES: usize = 4;
/// So many moments are turning points.
const MOST_TURNING_POINTS: usize = 5;
/// Less than this is not given away, but within what one might do as well.
const LEAST_LOSS: f64 = 0.05;
/// Two numbers that differ by less than so many standard errors may be the same.
const DOUBT: f64 = 2.5;

/// Somebody in a seat who wants advice.
pub(crate) struct Asking<G: Game> {
    pub(crate) imagined: Imagined<G>,
    pub(crate) seed: Seed,
}

impl<G: Advised> Adviser for Asking<G> {
    fn advise(self: Box<Self>, budget: Budget) -> Vec<Choice> {
        let choices = G::advise(&self.imagined, budget, self.seed);
        // What was never tried has nothing to tell.
        let tried = choices.iter().filter(|choice| choice.share > 0.0);
        tried.take(MOST_CHOICES).map(Choice::of).collect()
    }
}

/// A game to look back at.
pub(crate) struct Played<G: Game>(pub(crate) RecordOf<G>);

impl<G: Advised> Analyst for Played<G> {
    fn analyse(
        self: Box<Self>,
        nodes: u64,
        progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Option<Analysis> {
        let Played(record) = *self;
        let mut game: G = Record::open(&record).expect("a record that was played");
        let mut moments = Vec::new();
        for (nth, taken) in record.actions.iter().enumerate() {
            if progress(nth as f64 / record.actions.len() as f64).is_break() {
                return None;
            }
            if game.list_actions(taken.seat).len() > 1 {
                moments.push(look_at(&game, nth, taken.seat, &taken.action, nodes));
            }
            game.apply(taken.seat, &taken.action, &mut ())
                .expect("an action that was taken");
        }
        let turning_points = turning_points(&moments, nodes);
        Some(Analysis {
            seats: game.n_seats(),
            moments,
            turning_points,
        })
    }
}

fn look_at<G: Advised>(game: &G, nth: usize, seat: Seat, action: &G::Action, nodes: u64) -> Moment {
    let mut dice = Dice::new(Seed::from(nth as u64));
    let imagined = Imagined::new(game, seat, &mut dice);
    let budget = Budget::of_nodes(nodes);
    let Weighed { choices, taken } = Weighed::new(&imagined, action, budget, dice.seed());
    let best = Choice::of(&choices[0]);
    // What a strong player hardly looked at is looked at as closely as the best.
    let taken = match taken {
        Some(0) => best.clone(),
        _ => Choice::of(&G::weigh(&imagined, action, budget, dice.seed())),
    };
    let chance = |choice: &Choice| choice.wins[seat.index()];
    Moment {
        nth,
        seat,
        points: best.points.clone(),
        wins: best.wins.clone(),
        loss: rounded((chance(&best) - chance(&taken)).max(0.0), 3),
        best,
        taken,
    }
}

fn turning_points(moments: &[Moment], nodes: u64) -> Vec<usize> {
    // Where few games are thought through, luck alone makes larger losses.
    let error = (0.5 / nodes.max(1) as f64).sqrt();
    let least = LEAST_LOSS.max(DOUBT * error);
    let mut lost: Vec<&Moment> = moments
        .iter()
        .filter(|moment| moment.loss >= least)
        .collect();
    lost.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    lost.truncate(MOST_TURNING_POINTS);
    let mut turning_points: Vec<usize> = lost.iter().map(|moment| moment.nth).collect();
    turning_points.sort_unstable();
    turning_points
}

impl Choice {
    fn of<G: Advised>(choice: &bots::Choice<G>) -> Choice {
        let all = |numbers: &[f32], digits| {
            let numbers = numbers.iter().map(|&number| f64::from(number));
            numbers.map(|number| rounded(number, digits)).collect()
        };
        Choice {
            action: write(&choice.action),
            share: rounded(choice.share.into(), 3),
            wins: all(&choice.wins, 3),
            points: all(&choice.points, 1),
            reasons: choice.reasons.iter().map(write).collect(),
        }
    }
}

/// As many digits as mean something, and can be compared.
fn rounded(number: f64, digits: i32) -> f64 {
    let shift = 10_f64.powi(digits);
    (number * shift).round() / shift
}
