//! A programme: parts, each for one phase of a turn, or of several, made of steps.

use serde::Serialize;

use super::{Planning, Stretch, Unplannable};
use crate::Game;

/// How many parts a programme has at most.
pub const MOST_PARTS: usize = 64;
/// How many steps all parts have together at most.
pub const MOST_STEPS: usize = 512;
/// How many turns from now the last part may begin at most.
pub const MOST_TURNS_AHEAD: u32 = 8;

/// What a seat will do in one phase of a turn, or of several turns.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Part<P, A, N> {
    pub turn: u32,
    pub phase: P,
    /// The last turn in which it runs, if it runs in several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u32>,
    pub steps: Vec<Step<A, N>>,
}

/// A part of a programme in a game.
pub type PartOf<G> =
    Part<<G as Planning>::Phase, <G as Game>::Action, <G as Planning>::Instruction>;

/// One step of a programme.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Step<A, N> {
    Action(A),
    /// Turned into actions whenever it runs.
    Instruction(N),
}

/// A step of a programme in a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Planning>::Instruction>;

impl<P: Copy, A, N> Part<P, A, N> {
    /// The phase in which it runs next.
    pub const fn stretch(&self) -> Stretch<P> {
        Stretch {
            turn: self.turn,
            phase: self.phase,
        }
    }

    /// The last turn in which it runs.
    pub fn last_turn(&self) -> u32 {
        self.until.map_or(self.turn, |until| until.max(self.turn))
    }
}

/// A part that is kept, with how far it has got.
#[derive(Clone, Debug)]
pub(super) struct Running<G: Planning> {
    pub(super) part: PartOf<G>,
    /// How many steps have been done in the phase that it is in.
    pub(super) done: usize,
    /// Steps that will not be there in later turns: they have come to their end, or become impossible.
    lost: Vec<usize>,
    /// Whether it waits for another seat's answer.
    pub(super) is_waiting: bool,
}

impl<G: Planning> Running<G> {
    pub(super) fn new(part: PartOf<G>) -> Running<G> {
        Running {
            part,
            done: 0,
            lost: Vec::new(),
            is_waiting: false,
        }
    }

    /// Its next step.
    pub(super) fn next(&self) -> Option<&StepOf<G>> {
        self.part.steps.get(self.done)
    }

    /// The next step has been done. An instruction that has come to its end will not run again.
    pub(super) fn step_done(&mut self, left: Option<StepOf<G>>) {
        match left {
            Some(left) => self.part.steps[self.done] = left,
            None => self.lost.push(self.done),
        }
        self.done += 1;
    }

    /// The part as it is for the next turn. None if it was the last.
    ///
    /// When a step is lost the seat is asked again, so that later turns do not end the phase by themselves.
    pub(super) fn for_next_turn(&self) -> Option<PartOf<G>> {
        if self.part.last_turn() <= self.part.turn {
            return None;
        }
        let steps = self.part.steps.iter().enumerate();
        let is_kept = |(nth, step): &(usize, &StepOf<G>)| {
            let ends = matches!(step, Step::Action(action) if G::is_end(action));
            !self.lost.contains(nth) && (!ends || self.lost.is_empty())
        };
        let steps: Vec<StepOf<G>> = steps
            .filter(is_kept)
            .map(|(_, step)| step.clone())
            .collect();
        (!steps.is_empty()).then(|| Part {
            turn: self.part.turn + 1,
            steps,
            ..self.part
        })
    }

    /// What is left of it, as its seat would write it down.
    pub(super) fn shown(&self) -> impl Iterator<Item = PartOf<G>> + use<G> {
        let is_begun = self.done > 0;
        let rest = Part {
            until: self.part.until.filter(|_| !is_begun),
            steps: self.part.steps[self.done..].to_vec(),
            ..self.part
        };
        let later = is_begun.then(|| self.for_next_turn()).flatten();
        let rest = (!rest.steps.is_empty()).then_some(rest);
        rest.into_iter().chain(later)
    }
}

/// Checks that a programme is not too long, and that no two parts begin in the same phase.
pub(super) fn check<G: Planning>(
    parts: &[PartOf<G>],
    now: Stretch<G::Phase>,
) -> Result<(), Unplannable<G::Illegal>> {
    let n_steps: usize = parts.iter().map(|part| part.steps.len()).sum();
    let is_far = |part: &PartOf<G>| part.turn > now.turn.saturating_add(MOST_TURNS_AHEAD);
    if parts.len() > MOST_PARTS || n_steps > MOST_STEPS || parts.iter().any(is_far) {
        return Err(Unplannable::TooLong);
    }
    for (nth, part) in parts.iter().enumerate() {
        if part.stretch() < now {
            return Err(Unplannable::Past { part: nth });
        }
        if parts[..nth]
            .iter()
            .any(|one| one.stretch() == part.stretch())
        {
            return Err(Unplannable::Twice { part: nth });
        }
    }
    Ok(())
}

/// Which of several parts runs in a stretch: of those that are for it, the one that begins last.
pub(super) fn due<G: Planning>(parts: &[Running<G>], now: Stretch<G::Phase>) -> Option<usize> {
    let is_due = |running: &Running<G>| {
        let part = &running.part;
        part.phase == now.phase && (part.turn..=part.last_turn()).contains(&now.turn)
    };
    let due = parts.iter().enumerate().filter(|(_, part)| is_due(part));
    due.max_by_key(|(_, running)| running.part.turn)
        .map(|(nth, _)| nth)
}
