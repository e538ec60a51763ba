//! RB-TURN: turns, phases, and whose moment it is.

use game::{Log, Seat, SeatSet};

use crate::wonder::{NEUTRAL_BRICKS, NEUTRAL_BRICKS_ALONE};
use crate::{Brick, Event, Illegal, Phase, Stage, State};

use super::{movement, order, production, wonder};

/// A seat that may wait.
pub(super) struct Waiting {
    seat: Seat,
}

/// Checks that it is a seat's moment.
pub(super) fn check_moment(state: &State, seat: Seat) -> Result<(), Illegal> {
    let acting = state.acting();
    if seat == acting {
        Ok(())
    } else {
        Err(Illegal::NotYourMoment { acting })
    }
}

/// Begins a turn.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.turn += 1;
    let turn = state.turn;
    log.record(|| Event::TurnBegan { turn });
    begin_phase(state, Phase::Production, log);
}

/// Begins a phase: if any seat has called for its order, that is settled first (RB-TURN-02).
fn begin_phase(state: &mut State, phase: Phase, log: &mut impl Log<Event>) {
    state.phase = phase;
    log.record(|| Event::PhaseBegan { phase });
    if phase == Phase::Production {
        // Before the order is settled (RB-TURN-05).
        production::begin(state, log);
    }
    match order::take_calls(state, phase) {
        true => order::begin(state),
        false => begin_acting(state, log),
    }
}

/// The order stands: the first of the sequence acts.
pub(super) fn begin_acting(state: &mut State, log: &mut impl Log<Event>) {
    state.stage = Stage::Acting;
    state.line = state.sequence;
    state.mover = 0;
    // Nobody can call for an order that was settled, nor alone.
    state.is_untouched = !state.is_settled && !state.is_solo();
    skip_idle(state, log);
}

/// A seat is done with its part of the phase, which no rule forbids, before its moment either (RB-TURN-10).
pub(super) fn end_part(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let phase = state.phase;
    log.record(|| Event::DoneWith { seat, phase });
    if phase == Phase::Movement {
        movement::end_journey(state, seat);
    }
    state.wonder.bought = 0;
    state.waited = SeatSet::EMPTY;
    state.put_with_done(seat);
    skip_idle(state, log);
}

/// Whether seats may wait in the phase as it is: not where its order was settled, nor in the wonder phase, whose bricks
/// are bought in sequence order (RB-TURN-09, RB-WON-01).
pub(crate) fn can_wait_in(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Wonder => Err(Illegal::WonderInOrder),
        _ if state.is_settled => Err(Illegal::OrderSettled),
        _ => Ok(()),
    }
}

/// Waiting goes on only as long as somebody acts meanwhile (RB-TURN-09).
pub(super) fn check_wait(state: &State, seat: Seat) -> Result<Waiting, Illegal> {
    can_wait_in(state)?;
    check_moment(state, seat)?;
    if state.mover + 1 >= state.n_seats {
        return Err(Illegal::NobodyToWaitFor);
    }
    if state.waited.contains(seat) {
        return Err(Illegal::HasWaited);
    }
    Ok(Waiting { seat })
}

impl State {
    /// Puts a seat among those that are done, which are in the order of the sequence.
    fn put_with_done(&mut self, seat: Seat) {
        let place = self.line().iter().position(|&other| other == seat);
        let first = usize::from(self.mover);
        if let Some(place) = place {
            self.line[first..=place].rotate_right(1);
        }
        self.pass_to(self.mover + 1);
    }

    /// Makes it the moment of the seat at a place of the line: all before it are done.
    pub(crate) fn pass_to(&mut self, place: u8) {
        let sequence = self.sequence;
        self.mover = place;
        self.line[..usize::from(place)]
            .sort_unstable_by_key(|seat| sequence.iter().position(|other| other == seat));
    }
}

impl Waiting {
    /// Goes behind all seats that are not done. If now all of them have waited, the first of the sequence must act.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Waiting { seat } = self;
        log.record(|| Event::Waited { seat });
        movement::end_journey(state, seat);
        state.waited = state.waited.with(seat);
        let (waited, sequence) = (state.waited, state.sequence);
        let left = &mut state.line[usize::from(state.mover)..usize::from(state.n_seats)];
        left.rotate_left(1);
        if left.iter().all(|&seat| waited.contains(seat)) {
            left.sort_unstable_by_key(|seat| sequence.iter().position(|other| other == seat));
        }
    }
}

/// Passes over seats that can do nothing for the wonder, and ends the phase after the last.
fn skip_idle(state: &mut State, log: &mut impl Log<Event>) {
    while state.phase == Phase::Wonder
        && state.mover < state.n_seats
        && !wonder::can_buy(state, state.acting())
    {
        state.mover += 1;
    }
    if state.mover == state.n_seats {
        state.mover = 0;
        end_phase(state, log);
    }
}

fn end_phase(state: &mut State, log: &mut impl Log<Event>) {
    state.line = state.sequence;
    state.is_settled = false;
    state.refused.clear();
    match state.phase {
        Phase::Production => production::end(state, log),
        Phase::Movement => movement::end(state),
        Phase::Building => (),
        Phase::Wonder => {
            wonder::lay(state, Brick::Neutral, log);
            if state.stage == Stage::Over {
                return;
            }
        }
    }
    match state.phase.next() {
        Some(phase) => begin_phase(state, phase, log),
        None => begin(state, log),
    }
}

/// How many turns the game has at most (RB-WON-05, RB-SOLO-02).
pub(crate) const fn most_turns(n_seats: u8) -> u8 {
    if n_seats == 1 {
        NEUTRAL_BRICKS_ALONE
    } else {
        NEUTRAL_BRICKS
    }
}
