//! Planning: programmes of what a seat will do, laid down ahead of its moments, and standing orders.

mod ahead;
mod calls;
mod kept;
mod past;
mod programme;

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::{Game, Seat, SeatSet};

pub use ahead::Foreseen;
pub use calls::{CalledFor, Calls, Held};
pub use kept::Plans;
pub use programme::{MOST_PARTS, MOST_STEPS, MOST_TURNS_AHEAD, Part, PartOf, Step, StepOf};

/// A game in which seats may plan ahead of their moment, and give standing orders.
pub trait Planning: Game {
    /// What a turn is made of, in order.
    type Phase: Copy + Ord + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What can be said once and is turned into actions whenever it runs.
    type Instruction: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// How a seat answers, once and for all, what it is asked again and again.
    type Orders: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The phases of a turn, in order.
    const PHASES: &'static [Self::Phase];

    /// Whose moment it is.
    fn moment(&self) -> Moment<Self::Phase>;

    /// Whether nobody has acted yet in the running stretch, and its order may still be called for.
    fn is_untouched(&self) -> bool;

    /// Which stretch an action is about that concerns nothing but the order of the seats. None if it does more.
    fn called_for(&self, action: &Self::Action) -> Option<CalledFor>;

    /// Whether an action says no to something that a seat's plan has asked.
    fn is_refusal(action: &Self::Action) -> bool;

    /// Whether an action ends a seat's part of a phase.
    fn is_end(action: &Self::Action) -> bool;

    /// The game as it would be at the next moment that `seat` can plan for, if nobody did anything until then: in the
    /// running phase, or in a later one if it acts in this one or is done with it. None if there is no such moment.
    fn foresee(&self, seat: Seat) -> Option<Self>;

    /// Goes on to the next moment of `seat` after a stretch, if nobody does anything until then and luck brings
    /// nothing. Returns whether there is one.
    fn pass_on(&mut self, seat: Seat, after: Stretch<Self::Phase>) -> bool;

    /// Takes an action in thought: everybody agrees to what it asks, and luck brings nothing.
    ///
    /// # Errors
    ///
    /// Returns the rule against it.
    fn rehearse(&mut self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// What an instruction comes to in the position as it is. `done` is what the seat did in this phase a turn ago.
    fn carry_out(
        &self,
        seat: Seat,
        instruction: &Self::Instruction,
        done: &[Self::Action],
    ) -> CarriedOf<Self>;

    /// The orders of a seat that has given none.
    fn usual_orders() -> Self::Orders;

    /// What `seat` does now by its orders, if they say. It is one of its legal actions.
    fn ordered(&self, seat: Seat, orders: &Self::Orders) -> Option<Self::Action>;

    /// What `seat` does by its orders before it takes `action`, if they say. It is one of its legal actions.
    fn ordered_before(
        &self,
        seat: Seat,
        action: &Self::Action,
        orders: &Self::Orders,
    ) -> Option<Self::Action>;
}

/// A stretch of the game: a phase of a turn. Stretches come in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Stretch<P> {
    pub turn: u32,
    pub phase: P,
}

impl<P: Eq> Stretch<P> {
    /// Its number, counted through the phases of all turns.
    pub fn number(&self, phases: &[P]) -> u32 {
        let nth = phases.iter().position(|phase| *phase == self.phase);
        self.turn * phases.len() as u32 + nth.unwrap_or(0) as u32
    }
}

/// Whose moment it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment<P> {
    /// The seat that all wait for, if nobody has to answer it first.
    pub seat: Option<Seat>,
    /// Others that may act before their moment, where nobody can be in the way.
    pub early: SeatSet,
    pub stretch: Stretch<P>,
}

impl<P> Moment<P> {
    /// Whether a seat may act: it is its moment, or it may be early.
    pub fn is_open_to(&self, seat: Seat) -> bool {
        self.seat == Some(seat) || self.early.contains(seat)
    }
}

/// What an instruction comes to in one phase.
#[derive(Clone, PartialEq, Debug)]
pub struct Carried<A, N, I> {
    /// What is done, one action after the other. All of them are possible.
    pub actions: Vec<A>,
    /// What is left of the instruction for later turns. Nothing if it has come to its end.
    pub left: Option<N>,
    /// Why no more of it was possible.
    pub stopped: Option<I>,
    /// Why something of it was left out, if what can be done is all that it asks for.
    pub left_out: Option<I>,
    /// Whether it would come to the same when the moment of the seat has come. Only then it is carried out early.
    pub is_sure: bool,
}

/// What an instruction of a game comes to.
pub type CarriedOf<G> =
    Carried<<G as Game>::Action, <G as Planning>::Instruction, <G as Game>::Illegal>;

/// Why a programme cannot be laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unplannable<I> {
    #[error("there is nothing to plan ahead for this seat now")]
    NotNow,
    #[error("part {part} of the plan is for a phase that is over or has come")]
    Past { part: usize },
    #[error("step {step} of part {part} of the plan comes after the end of its phase")]
    AfterEnd { part: usize, step: usize },
    #[error("part {part} of the plan is for the same phase as another")]
    Twice { part: usize },
    #[error(
        "a plan has at most {MOST_PARTS} parts and {MOST_STEPS} steps, for the next {MOST_TURNS_AHEAD} turns"
    )]
    TooLong,
    #[error("step {step} of part {part} of the plan: {illegal}")]
    Step {
        /// Which part it is of, from 0.
        part: usize,
        /// Which step it is, from 0.
        step: usize,
        illegal: I,
    },
}

/// A part of a programme that has run, as far as it got.
#[derive(Clone, PartialEq, Debug)]
pub struct Ran<S, P, I> {
    pub seat: Seat,
    pub stretch: Stretch<P>,
    /// How many actions were taken.
    pub taken: usize,
    /// The step where it stopped, if it did, and why no more of it was possible. There is no rule against it if another
    /// seat refused what came before.
    pub stopped: Option<(S, Option<I>)>,
}

/// What a run of programmes led to, part by part.
pub type RanOf<G> = Ran<StepOf<G>, <G as Planning>::Phase, <G as Game>::Illegal>;
