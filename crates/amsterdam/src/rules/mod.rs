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
pub(crate) use scoring::{outcome, tallies};

/// An action that has passed every check.
enum Lawful {
    Draw,
    Take(draw::Take),
    Build(build::Build),
    DrawContracts,
    Choose(contracts::Choice),
    Keep(contracts::Choice),
    Pass,
}

pub(crate) fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.phase {
        Phase::Choosing => {
            if seat.index() < usize::from(state.n_seats) && state.chosen[seat].is_empty() {
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
    match check(state, seat, action)? {
        Lawful::Draw => draw::draw(state, log),
        Lawful::Take(take) => take.apply(state, log),
        Lawful::Build(build) => build.apply(state, log),
        Lawful::DrawContracts => contracts::draw(state, log),
        Lawful::Choose(choice) => choice.apply_first(state, log),
        Lawful::Keep(choice) => choice.apply(state, log),
        Lawful::Pass => turn::pass(state, log),
    }
    Ok(())
}

fn check(state: &State, seat: Seat, action: &Action) -> Result<Lawful, Illegal> {
    turn::check_seat(state, seat)?;
    match (state.phase, *action) {
        (Phase::Over, _) => Err(Illegal::GameOver),
        (Phase::Choosing, Action::Keep { contract }) => {
            contracts::check_one(state, seat, contract).map(Lawful::Choose)
        }
        (Phase::Choosing, Action::KeepBoth) => Ok(Lawful::Choose(contracts::both(state, seat))),
        (Phase::Choosing, _) => Err(Illegal::ChooseContracts),
        (Phase::Offer, Action::Keep { contract }) => {
            contracts::check_one(state, seat, contract).map(Lawful::Keep)
        }
        (Phase::Offer, Action::KeepBoth) => Ok(Lawful::Keep(contracts::both(state, seat))),
        (Phase::Offer, _) => Err(Illegal::OfferOpen),
        (_, Action::Keep { .. } | Action::KeepBoth) => Err(Illegal::NoOffer),
        (_, Action::Draw) => draw::check_draw(state).map(|()| Lawful::Draw),
        (_, Action::Take { card }) => draw::check_take(state, card).map(Lawful::Take),
        (Phase::SecondCard, _) => Err(Illegal::SecondCardDue),
        (
            Phase::Turn,
            Action::Build {
                route,
                color,
                wilds,
            },
        ) => build::check(state, seat, route, color, wilds).map(Lawful::Build),
        (Phase::Turn, Action::DrawContracts) => {
            contracts::check(state).map(|()| Lawful::DrawContracts)
        }
        (Phase::Turn, Action::Pass) => turn::check_pass(state, seat).map(|()| Lawful::Pass),
    }
}
