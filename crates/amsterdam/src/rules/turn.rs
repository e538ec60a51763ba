//! Turns: whose it is, what ends it, and the end of the game (AM-SET-04, AM-TURN, AM-END-01).

use game::{Log, Seat};

use super::{build, contracts, draw, scoring};
use crate::{Event, Illegal, Phase, State};

/// With so few carts left, a seat calls the last round.
pub const LAST_CARTS: u8 = 2;

pub(super) fn check_seat(state: &State, seat: Seat) -> Result<(), Illegal> {
    if seat.index() >= usize::from(state.n_seats) {
        return Err(Illegal::NoSuchSeat {
            seat,
            n_seats: state.n_seats,
        });
    }
    match state.phase {
        Phase::Choosing if state.chosen[seat] != 0 => Err(Illegal::ContractsChosen),
        Phase::Turn | Phase::SecondCard | Phase::Offer if seat != state.turn => {
            Err(Illegal::NotYourTurn { turn: state.turn })
        }
        Phase::Choosing | Phase::Turn | Phase::SecondCard | Phase::Offer | Phase::Over => Ok(()),
    }
}

/// A pass that may be made.
pub(crate) struct Pass {
    seat: Seat,
}

pub(crate) fn check_pass(state: &State, seat: Seat) -> Result<Pass, Illegal> {
    if draw::is_possible(state)
        || contracts::check_draw(state).is_ok()
        || build::is_possible(state, seat)
    {
        return Err(Illegal::NoNeedToPass);
    }
    Ok(Pass { seat })
}

impl Pass {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Pass { seat } = self;
        log.record(|| Event::Passed { seat });
        state.passes += 1;
        if state.passes == state.n_seats {
            end_game(state, log);
        } else {
            next_turn(state, log);
        }
    }
}

/// Ends a turn in which something was done.
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    state.passes = 0;
    next_turn(state, log);
}

fn next_turn(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn;
    match state.last_turns {
        Some(1) => {
            state.last_turns = Some(0);
            return end_game(state, log);
        }
        Some(turns) => state.last_turns = Some(turns - 1),
        None if state.carts[seat] <= LAST_CARTS => {
            state.last_turns = Some(state.n_seats);
            log.record(|| Event::LastRoundBegun { seat });
        }
        None => (),
    }
    state.turn = seat.next(state.n_seats.into());
    state.phase = Phase::Turn;
}

fn end_game(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    scoring::report(state, log);
}
