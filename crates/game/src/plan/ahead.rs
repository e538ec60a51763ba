//! Looking ahead: the game as a programme would leave it, if nobody else did anything and luck brought nothing.

use super::programme::{Running, check, due};
use super::{PartOf, Planning, Plans, Step, StepOf, Unplannable};
use crate::Seat;

/// The game as a programme would leave it.
#[derive(Clone, Debug)]
pub struct Foreseen<G> {
    /// At the moment of the seat in the phase where the programme goes on: what can be done there can come next in it.
    pub game: G,
    /// Whether the game would be over by then.
    pub is_over: bool,
}

impl<G: Planning> Plans<G> {
    /// The game as if `seat` had done what a programme says, with everybody's consent.
    ///
    /// Nobody else does anything meanwhile, and luck brings nothing. Phases for which there is no part are passed over.
    ///
    /// # Errors
    ///
    /// Returns the first step that is impossible, or what else is wrong with the programme.
    pub fn ahead(
        &self,
        game: &G,
        seat: Seat,
        parts: &[PartOf<G>],
    ) -> Result<Foreseen<G>, Unplannable<G::Illegal>> {
        let mut game = game.foresee(seat).ok_or(Unplannable::NotNow)?;
        check::<G>(parts, game.moment().stretch)?;
        let last = parts.iter().map(|part| part.stretch()).max();
        let mut rehearsal = Rehearsal {
            plans: self.alone(seat),
            seat,
            parts,
            running: parts.iter().cloned().map(Running::new).collect(),
        };
        loop {
            let now = game.moment().stretch;
            rehearsal.play(&mut game)?;
            let has_ended = game.moment().seat != Some(seat) || game.moment().stretch != now;
            let is_last = last.is_none_or(|last| last <= now);
            if is_last && !has_ended {
                return Ok(Foreseen {
                    game,
                    is_over: false,
                });
            }
            let is_over = !game.pass_on(seat, now);
            if is_last || is_over {
                return Ok(Foreseen { game, is_over });
            }
        }
    }
}

/// A programme that is gone through in thought.
struct Rehearsal<'a, G: Planning> {
    plans: Plans<G>,
    seat: Seat,
    /// As they are written down.
    parts: &'a [PartOf<G>],
    running: Vec<Running<G>>,
}

impl<G: Planning> Rehearsal<'_, G> {
    /// Does what is planned for the phase as it is.
    fn play(&mut self, game: &mut G) -> Result<(), Unplannable<G::Illegal>> {
        let now = game.moment().stretch;
        let Some(nth) = due(&self.running, now) else {
            return Ok(());
        };
        self.running[nth].part.turn = now.turn;
        let is_first = self.parts[nth].turn == now.turn;
        while let Some(step) = self.running[nth].next().cloned() {
            let moment = game.moment();
            if moment.seat != Some(self.seat) || moment.stretch != now {
                return Err(Unplannable::AfterEnd {
                    part: nth,
                    step: self.running[nth].done,
                });
            }
            match self.take(game, &step) {
                Ok(Some(left)) => self.running[nth].step_done(left),
                Ok(None) => break,
                // What is repeated has to be possible in its first turn. Later it stops where it must.
                Err(_) if !is_first => break,
                Err(illegal) => {
                    return Err(Unplannable::Step {
                        part: nth,
                        step: self.running[nth].done,
                        illegal,
                    });
                }
            }
        }
        if let Some(later) = self.running[nth].for_next_turn() {
            self.running[nth] = Running::new(later);
        } else {
            self.running[nth].part.steps.clear();
        }
        Ok(())
    }

    /// Takes one step. Returns what is left of it for later turns, or nothing if the seat would be asked after it.
    fn take(
        &mut self,
        game: &mut G,
        step: &StepOf<G>,
    ) -> Result<Option<Option<StepOf<G>>>, G::Illegal> {
        match step {
            Step::Action(action) => {
                self.act(game, action)?;
                Ok(Some(Some(step.clone())))
            }
            Step::Instruction(instruction) => {
                let done = self.plans.past.a_turn_ago(self.seat, game.moment().stretch);
                let carried = game.carry_out(self.seat, instruction, &done);
                for action in &carried.actions {
                    self.act(game, action)?;
                }
                if let Some(illegal) = carried.stopped {
                    return Err(illegal);
                }
                let left = carried.left.map(Step::Instruction);
                Ok(carried.left_out.is_none().then_some(left))
            }
        }
    }

    fn act(&mut self, game: &mut G, action: &G::Action) -> Result<(), G::Illegal> {
        let stretch = game.moment().stretch;
        self.plans
            .prepare(game, self.seat, action, &mut (), &mut |_, _| ());
        game.rehearse(self.seat, action)?;
        self.plans.past.note(self.seat, stretch, action);
        Ok(())
    }
}
