//! What a strong player would do in somebody's place, and why.

use game::{Game, Imagined, Seed};
use serde::Serialize;

use crate::Budget;

/// A game in which a strong player gives advice.
pub trait Advised: Game {
    /// What speaks for an action.
    type Reason: Serialize + Clone + Send;

    /// What the strongest player finds of the actions of the seat that imagines, which is to act. The best is first.
    fn advise(imagined: &Imagined<Self>, budget: Budget, seed: Seed) -> Vec<Choice<Self>>;

    /// What it finds of one legal action, however little it would have thought of it by itself.
    fn weigh(
        imagined: &Imagined<Self>,
        action: &Self::Action,
        budget: Budget,
        seed: Seed,
    ) -> Choice<Self>;
}

/// An action, and what a strong player expects of it.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Choice<G: Advised> {
    pub action: G::Action,
    /// The part of its thought that went into this action. The best one has most of it.
    pub share: f32,
    /// How likely each seat is to win after it.
    pub wins: Vec<f32>,
    /// How many points each seat can expect in the end.
    pub points: Vec<f32>,
    pub reasons: Vec<G::Reason>,
}

impl<G: Advised> Clone for Choice<G> {
    fn clone(&self) -> Choice<G> {
        Choice {
            action: self.action.clone(),
            share: self.share,
            wins: self.wins.clone(),
            points: self.points.clone(),
            reasons: self.reasons.clone(),
        }
    }
}

impl<G: Advised> std::fmt::Debug for Choice<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Choice")
            .field("action", &self.action)
            .field("share", &self.share)
            .finish_non_exhaustive()
    }
}

/// A moment of a game, looked back at.
#[derive(Clone, Debug)]
pub struct Moment<G: Advised> {
    /// What the seat that acted could expect of the best action, the first, and of others.
    pub choices: Vec<Choice<G>>,
    /// Which of them was taken, if a strong player would have thought of it at all.
    pub taken: Option<usize>,
}

impl<G: Advised> Moment<G> {
    /// Looks at what `game`'s seat does with `action`, from what the seat knew.
    pub fn new(
        imagined: &Imagined<G>,
        action: &G::Action,
        budget: Budget,
        seed: Seed,
    ) -> Moment<G> {
        let choices = G::advise(imagined, budget, seed);
        let taken = choices.iter().position(|choice| choice.action == *action);
        Moment { choices, taken }
    }
}
