//! What a seat did in a phase a turn ago, done once more as far as it can be.

use game::{Carried, Game, Seat};

use super::Outcome;
use super::instruction::Instruction;
use crate::{Action, Holder, Illegal, Phase, State, TransporterId};

/// What is possible of what a seat did a turn ago. A transporter that cannot take a step stays where it is then; what
/// else is impossible is left out. In movement that is said: elsewhere there is not always as much to be made of.
pub(super) fn carry_out(state: &State, seat: Seat, done: &[Action]) -> Outcome {
    let mut again = Again {
        state: state.clone(),
        seat,
        actions: Vec::new(),
    };
    let mut held_up: Vec<TransporterId> = Vec::new();
    let mut left_out = None;
    for (nth, action) in done.iter().enumerate() {
        if !is_repeated(action) || of_transporters(action).any(|id| held_up.contains(&id)) {
            continue;
        }
        if let Err(illegal) = again.act_again(action, &done[nth + 1..]) {
            left_out = left_out.or(Some(illegal));
            if let Action::Step { transporter, .. } = action {
                held_up.push(*transporter);
            }
        }
    }
    Carried {
        actions: again.actions,
        left: Some(Instruction::Repeat {}),
        stopped: None,
        left_out: left_out.filter(|_| state.phase == Phase::Movement),
        is_sure: left_out.is_none(),
    }
}

struct Again {
    /// The game after all actions so far.
    state: State,
    seat: Seat,
    actions: Vec<Action>,
}

impl Again {
    /// Takes one action with what is to be paid for it, all of it or nothing.
    fn act_again(&mut self, action: &Action, after: &[Action]) -> Result<(), Illegal> {
        let before = (self.state.clone(), self.actions.len());
        let acted = self.act(action).and_then(|()| self.pay(after));
        if acted.is_err() {
            self.state = before.0;
            self.actions.truncate(before.1);
        }
        acted
    }

    fn act(&mut self, action: &Action) -> Result<(), Illegal> {
        self.state.apply(self.seat, action, &mut ())?;
        self.actions.push(*action);
        let part = self.state.part(self.seat);
        if let Some(ask) = part.ask {
            return Err(Illegal::AskOpen { owner: ask.owner });
        }
        match part.duty {
            Some(crate::Duty::Destroy) => Err(Illegal::MustDestroy),
            Some(crate::Duty::Upgrade(_)) | None => Ok(()),
        }
    }

    /// Pays the open bill as it was paid, or else as is usual.
    fn pay(&mut self, after: &[Action]) -> Result<(), Illegal> {
        let is_paid = |action: &&Action| matches!(action, Action::Pay { .. });
        let mut paid = after.iter().take_while(is_paid);
        while self.state.part(self.seat).bill.is_some() {
            if let Some(payment) = paid.next()
                && self.act(payment).is_ok()
            {
                continue;
            }
            let usual = self.state.usual_payment(self.seat, None);
            let payment = usual.first().ok_or(Illegal::BillOpen)?;
            self.act(payment)?;
        }
        Ok(())
    }
}

/// Whether an action is done again by itself: no answers, no ends, and payments only with what they pay for.
const fn is_repeated(action: &Action) -> bool {
    matches!(
        action,
        Action::Hand { .. }
            | Action::Produce { .. }
            | Action::Make { .. }
            | Action::Harness { .. }
            | Action::Breed { .. }
            | Action::Step { .. }
            | Action::Lead { .. }
            | Action::Leave { .. }
            | Action::Carry { .. }
            | Action::SetDown { .. }
            | Action::Sink { .. }
            | Action::Wall { .. }
            | Action::Raze { .. }
            | Action::Brick
    )
}

/// The transporters that an action is of.
fn of_transporters(action: &Action) -> impl Iterator<Item = TransporterId> {
    let on = |holder: Holder| match holder {
        Holder::Transporter(id) => Some(id),
        Holder::Region(_) => None,
    };
    let of = match *action {
        Action::Hand { from, to, .. } => [on(from), on(to)],
        Action::Step { transporter, .. }
        | Action::Lead { transporter, .. }
        | Action::Leave { transporter } => [Some(transporter), None],
        Action::Carry { carrier, passenger } => [Some(carrier), Some(passenger)],
        Action::SetDown { carrier, .. } => [Some(carrier), None],
        _ => [None, None],
    };
    of.into_iter().flatten()
}
