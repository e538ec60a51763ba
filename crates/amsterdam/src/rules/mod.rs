//! The rulebook, one file for each chapter.
//!
//! A chapter has up to three parts. `list` adds the actions that are legal, made from tables so that a search can
//! afford it. `check` names the rule an action breaks, or else returns a lawful action with all it takes to carry it
//! out. Its `apply` does so, and cannot fail. That list and check agree is a law that every test game is held to.

mod build;
mod contracts;
mod deal;
mod draw;
mod scoring;
mod turn;

use game::{Log, Seat};

use crate::{Action, Event, Illegal, Phase, State};

pub(crate) use build::close;
pub(crate) use deal::{deal, empty_table};
pub(crate) use draw::{clearing_helps, has_too_many_wilds};
pub use scoring::{Network, Tally};
pub(crate) use scoring::{outcome, tally};
pub use turn::LAST_CARTS;
pub(crate) use turn::check_pass;

pub(crate) fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.phase {
        Phase::Choosing => {
            if seat.index() < usize::from(state.n_seats) && state.chosen[seat] == 0 {
                contracts::list_choices(state, seat, actions);
            }
        }
        _ if seat != state.turn => (),
        Phase::Turn => {
            draw::list_first(state, actions);
            build::list(state, seat, actions);
            contracts::list(state, actions);
            if actions.is_empty() {
                actions.push(Action::Pass);
            }
        }
        Phase::SecondCard => draw::list_second(state, actions),
        Phase::Offer => contracts::list_choices(state, seat, actions),
        Phase::Over => (),
    }
}

pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    turn::check_seat(state, seat)?;
    match state.phase {
        Phase::Turn | Phase::SecondCard => act(state, seat, action, log),
        Phase::Choosing => {
            let choice = contracts::check_first(state, seat, action)?;
            choice.apply_first(state, log);
            Ok(())
        }
        Phase::Offer => {
            let choice = contracts::check_choice(state, seat, action)?;
            choice.apply(state, log);
            Ok(())
        }
        Phase::Over => Err(Illegal::GameOver),
    }
}

/// Does one of the things that a turn is for (AM-TURN-01).
fn act(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match *action {
        Action::Draw => draw::check_draw(state)?.apply(state, log),
        Action::Take { card } => draw::check_take(state, card)?.apply(state, log),
        Action::Keep { .. } | Action::KeepBoth => return Err(Illegal::NoOffer),
        _ if state.phase == Phase::SecondCard => return Err(Illegal::SecondCardDue),
        Action::Build {
            route,
            color,
            wilds,
        } => {
            build::check(state, seat, route, color, wilds)?.apply(state, log);
        }
        Action::DrawContracts => contracts::check_draw(state)?.apply(state, log),
        Action::Pass => turn::check_pass(state, seat)?.apply(state, log),
    }
    Ok(())
}
