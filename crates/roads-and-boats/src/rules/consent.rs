//! Asking another seat for its consent (RB-TURN-06).

use game::{Log, Seat};

use crate::pieces::Ask;
use crate::{Action, Event, Illegal, State};

use super::{bills, cargo, passengers};

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

/// Asks `owner` whether `action` may be done.
pub(super) fn ask(
    state: &mut State,
    asker: Seat,
    owner: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    state.ask = Some(Ask {
        asker,
        owner,
        action,
    });
    log.record(|| Event::Asked {
        seat: asker,
        owner,
        action,
    });
}

/// Answers the open question, or takes it back.
pub(super) fn answer(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let ask = state.ask.expect("a question is open");
    match *action {
        Action::Withdraw if seat == ask.asker => {
            state.ask = None;
            log.record(|| Event::AskWithdrawn { seat });
        }
        Action::Agree | Action::Refuse if seat == ask.owner => {
            let agreed = *action == Action::Agree;
            state.ask = None;
            log.record(|| Event::Answered { seat, agreed });
            if agreed {
                carry_out(state, &ask, log);
            } else {
                state.refused.push(ask);
                bills::give_up(state, ask.asker, log);
            }
        }
        _ => return Err(Illegal::AskOpen { owner: ask.owner }),
    }
    Ok(())
}

/// Does what was agreed to. Nothing has happened since it was asked, so it is still allowed.
fn carry_out(state: &mut State, ask: &Ask, log: &mut impl Log<Event>) {
    match ask.action {
        Action::Hand { good, from, to } => {
            if let Ok(hand) = cargo::check(state, ask.asker, good, from, to) {
                hand.apply(state, ask.asker, log);
            }
        }
        Action::Carry { carrier, passenger } => {
            if let Ok(carry) = passengers::check_carry(state, ask.asker, carrier, passenger) {
                carry.apply(state, ask.asker, log);
            }
        }
        Action::Pay { good, from } => {
            if let Ok(holder) = bills::check_pay(state, good, from) {
                bills::pay(state, ask.asker, good, holder, log);
            }
        }
        _ => (),
    }
}

/// Checks the question that a position describes.
///
/// # Errors
///
/// Returns why it cannot be asked.
pub(crate) fn check_ask(state: &State, ask: &Ask) -> Result<(), Illegal> {
    let consent = match ask.action {
        Action::Hand { good, from, to } => cargo::check(state, ask.asker, good, from, to)?.consent,
        Action::Carry { carrier, passenger } => {
            passengers::check_carry(state, ask.asker, carrier, passenger)?.consent
        }
        Action::Pay { good, from } => match bills::check_pay(state, good, from)? {
            crate::moved_goods::HolderId::Transporter(id) => id.owner(),
            crate::moved_goods::HolderId::Region(_) => None,
        },
        _ => None,
    };
    if consent == Some(ask.owner) && ask.owner != ask.asker {
        Ok(())
    } else {
        Err(Illegal::NoAsk)
    }
}
