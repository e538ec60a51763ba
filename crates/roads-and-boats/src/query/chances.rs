//! What is still possible before a seat ends its phase.

use game::{Game, Seat};
use serde::Serialize;

use crate::{Action, State, TransporterId};

/// What a seat could still do in its phase, handing goods around aside.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chances {
    /// Transporters that can still take a step.
    pub movers: Vec<TransporterId>,
    /// Everything else: what can be produced, made, bred, researched, set down, built or bought.
    pub actions: Vec<Action>,
}

impl Chances {
    /// Whether nothing is left to do.
    pub fn is_empty(&self) -> bool {
        self.movers.is_empty() && self.actions.is_empty()
    }
}

impl State {
    /// What a seat could still do before it ends its part of the phase. It is empty if it is not to act.
    pub fn chances(&self, seat: Seat) -> Chances {
        let mut chances = Chances::default();
        for action in self.list_actions(seat) {
            match action {
                Action::Step { transporter, .. } => {
                    if !chances.movers.contains(&transporter) {
                        chances.movers.push(transporter);
                    }
                }
                Action::Hand { .. }
                | Action::Lead { .. }
                | Action::Leave { .. }
                | Action::Carry { .. }
                | Action::Pay { .. }
                | Action::Agree
                | Action::Refuse
                | Action::Withdraw
                | Action::Call { .. }
                | Action::DropCall { .. }
                | Action::Wait
                | Action::Done => (),
                _ => chances.actions.push(action),
            }
        }
        chances
    }
}
