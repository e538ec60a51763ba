//! Asking another seat for its consent (RB-TURN-06).

use game::{Log, Seat};

use crate::pieces::Ask;
use crate::{Action, Event, Illegal, State};

use super::bills::{self, Payment};
use super::cargo::{self, Hand};
use super::passengers::{self, Carry};

/// Something done at once, unless another seat has to agree first.
pub(super) struct Favour {
    seat: Seat,
    action: Action,
    deed: Deed,
    /// The other seat that has to agree.
    consent: Option<Seat>,
}

enum Deed {
    Hand(Hand),
    Carry(Carry),
    Payment(Payment),
}

/// Checks what may take another seat's consent.
pub(super) fn check(state: &State, seat: Seat, action: &Action) -> Result<Favour, Illegal> {
    let (deed, consent) = match *action {
        Action::Hand { good, from, to } => {
            let (hand, consent) = cargo::check(state, seat, good, from, to)?;
            (Deed::Hand(hand), consent)
        }
        Action::Carry { carrier, passenger } => {
            let (carry, consent) = passengers::check_carry(state, seat, carrier, passenger)?;
            (Deed::Carry(carry), consent)
        }
        Action::Pay { good, from } => {
            let (payment, consent) = bills::check_pay(state, seat, good, from)?;
            (Deed::Payment(payment), consent)
        }
        // Nothing else touches what another seat has.
        _ => return Err(Illegal::NoAsk),
    };
    Ok(Favour {
        seat,
        action: *action,
        deed,
        consent,
    })
}

impl Favour {
    /// Does it, or asks whoever has to agree.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Favour { seat, action, .. } = self;
        let Some(owner) = self.consent else {
            self.carry_out(state, log);
            return;
        };
        state.ask = Some(Ask {
            asker: seat,
            owner,
            action,
        });
        log.record(|| Event::Asked {
            seat,
            owner,
            action,
        });
    }

    fn carry_out(self, state: &mut State, log: &mut impl Log<Event>) {
        match self.deed {
            Deed::Hand(hand) => hand.apply(state, log),
            Deed::Carry(carry) => carry.apply(state, log),
            Deed::Payment(payment) => payment.apply(state, log),
        }
    }
}

/// A question that would be asked a second time in this phase is refused.
pub(super) fn check_not_refused(
    state: &State,
    seat: Seat,
    owner: Option<Seat>,
    action: &Action,
) -> Result<(), Illegal> {
    match owner {
        Some(owner) if state.has_refused(seat, owner, action) => Err(Illegal::Refused { owner }),
        _ => Ok(()),
    }
}

/// What becomes of an open question.
pub(super) enum Answer {
    Withdrawn { seat: Seat },
    Agreed { seat: Seat, favour: Favour },
    Refused { ask: Ask },
}

/// Checks an answer to the open question, or that it is taken back.
pub(super) fn check_answer(
    state: &State,
    ask: Ask,
    seat: Seat,
    action: &Action,
) -> Result<Answer, Illegal> {
    match *action {
        Action::Withdraw if seat == ask.asker => Ok(Answer::Withdrawn { seat }),
        Action::Agree if seat == ask.owner => {
            // Nothing has happened since it was asked, so it is still allowed.
            let favour = check(state, ask.asker, &ask.action)?;
            Ok(Answer::Agreed { seat, favour })
        }
        Action::Refuse if seat == ask.owner => Ok(Answer::Refused { ask }),
        _ => Err(Illegal::AskOpen { owner: ask.owner }),
    }
}

impl Answer {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        state.ask = None;
        match self {
            Answer::Withdrawn { seat } => log.record(|| Event::AskWithdrawn { seat }),
            Answer::Agreed { seat, favour } => {
                let agreed = true;
                log.record(|| Event::Answered { seat, agreed });
                favour.carry_out(state, log);
            }
            Answer::Refused { ask } => {
                let (seat, agreed) = (ask.owner, false);
                log.record(|| Event::Answered { seat, agreed });
                state.refused.push(ask);
                bills::give_up(state, ask.asker, log);
            }
        }
    }
}

/// Checks the question that a position describes.
///
/// # Errors
///
/// Returns why it cannot be asked.
pub(crate) fn check_ask(state: &State, ask: &Ask) -> Result<(), Illegal> {
    let favour = check(state, ask.asker, &ask.action)?;
    if favour.consent == Some(ask.owner) && ask.owner != ask.asker {
        Ok(())
    } else {
        Err(Illegal::NoAsk)
    }
}
