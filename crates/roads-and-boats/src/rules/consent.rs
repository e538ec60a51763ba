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

/// The other seat that has to agree to what a seat may do, if there is one.
pub(super) fn owner_asked(state: &State, seat: Seat, action: &Action) -> Option<Seat> {
    check(state, seat, action).ok()?.consent
}

impl Favour {
    /// The other seat that has to agree.
    pub(super) fn owner(&self) -> Option<Seat> {
        self.consent
    }

    /// Does it, or asks whoever has to agree.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Favour { seat, action, .. } = self;
        let Some(owner) = self.consent else {
            self.carry_out(state, log);
            return;
        };
        state.part_mut(seat).ask = Some(Ask {
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
    Agreed { ask: Ask, favour: Favour },
    Refused { ask: Ask },
}

/// Checks the answer to a question.
pub(super) fn check_answer(state: &State, ask: Ask, action: &Action) -> Result<Answer, Illegal> {
    match *action {
        Action::Agree => {
            // Nothing that it touches has changed since it was asked, so it is still allowed (RB-TURN-10).
            let favour = check(state, ask.asker, &ask.action)?;
            Ok(Answer::Agreed { ask, favour })
        }
        Action::Refuse => Ok(Answer::Refused { ask }),
        _ => Err(Illegal::AskOpen { owner: ask.owner }),
    }
}

/// Takes back what a seat has asked.
pub(super) fn withdraw(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.part_mut(seat).ask = None;
    log.record(|| Event::AskWithdrawn { seat });
}

impl State {
    /// Keeps an answer behind those to the same asker, so that it does not matter who of several was answered first.
    pub(crate) fn keep_refusal(&mut self, ask: Ask) {
        let place = self.refused.partition_point(|kept| kept.asker <= ask.asker);
        self.refused.insert(place, ask);
    }
}

impl Answer {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        match self {
            Answer::Agreed { ask, favour } => {
                state.part_mut(ask.asker).ask = None;
                let (seat, agreed) = (ask.owner, true);
                log.record(|| Event::Answered { seat, agreed });
                favour.carry_out(state, log);
            }
            Answer::Refused { ask } => {
                let (seat, agreed) = (ask.owner, false);
                log.record(|| Event::Answered { seat, agreed });
                state.part_mut(ask.asker).ask = None;
                state.keep_refusal(ask);
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
