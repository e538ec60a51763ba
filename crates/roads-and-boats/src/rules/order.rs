//! RB-TURN-02 to 04: calling for the order, praying, choosing positions.

use game::{Log, Seat, SeatSet};

use crate::{Action, Event, Illegal, Phase, Stage, State};

use super::turn;

/// The seats that choose positions on the sequence chart, as far as they have.
type Chart = [Option<Seat>; Seat::MAX];

/// A call for the order of a phase to be settled, or one that is dropped again.
pub(super) struct Call {
    seat: Seat,
    phase: Phase,
    is_dropped: bool,
}

/// What a seat says when it is its turn to pray or to stop.
pub(super) struct Prayer {
    seat: Seat,
    said: u8,
    stopped: SeatSet,
    stops: bool,
}

/// A position that may be taken.
pub(super) struct Choice {
    seat: Seat,
    position: u8,
    positions: Chart,
}

pub(super) fn check_call(state: &State, seat: Seat, action: &Action) -> Result<Call, Illegal> {
    let (phase, is_dropped) = match *action {
        Action::Call { phase } => (phase, false),
        Action::DropCall { phase } => (phase, true),
        _ => return Err(Illegal::NotNow),
    };
    if state.is_solo() {
        return Err(Illegal::NobodyElse);
    }
    let has_called = state.calls[phase as usize].contains(seat);
    match is_dropped {
        true if !has_called => return Err(Illegal::HasNotCalled { phase }),
        false if has_called => return Err(Illegal::HasCalled { phase }),
        false if phase == state.phase && !state.is_untouched => {
            return Err(Illegal::TooLateToCall { phase });
        }
        _ => (),
    }
    Ok(Call {
        seat,
        phase,
        is_dropped,
    })
}

/// Every call that a seat may make or drop.
pub(super) fn list_calls(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let calls = Phase::ALL
        .into_iter()
        .flat_map(|phase| [Action::Call { phase }, Action::DropCall { phase }]);
    actions.extend(calls.filter(|call| check_call(state, seat, call).is_ok()));
}

impl Call {
    /// One seat that calls is enough. A call for a phase to come is kept until that begins.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Call {
            seat,
            phase,
            is_dropped,
        } = self;
        let calls = &mut state.calls[phase as usize];
        if is_dropped {
            *calls = calls.without(seat);
            log.record(|| Event::CallDropped { seat, phase });
            return;
        }
        log.record(|| Event::OrderCalled { seat, phase });
        if phase == state.phase {
            begin(state);
        } else {
            *calls = calls.with(seat);
        }
    }
}

/// Takes the calls for a phase that begins, and says whether there are any.
pub(super) fn take_calls(state: &mut State, phase: Phase) -> bool {
    let calls = std::mem::take(&mut state.calls[phase as usize]);
    !calls.is_empty()
}

/// Begins to settle the order of a phase.
pub(super) fn begin(state: &mut State) {
    state.is_untouched = false;
    state.mover = 0;
    state.line = state.sequence;
    state.stage = Stage::Praying {
        said: 0,
        stopped: SeatSet::EMPTY,
    };
}

pub(super) fn check_prayer(
    state: &State,
    seat: Seat,
    said: u8,
    stopped: SeatSet,
    action: &Action,
) -> Result<Prayer, Illegal> {
    let acting = state.praying[usize::from(said)];
    if seat != acting {
        return Err(Illegal::NotYourPrayer { acting });
    }
    let stops = match action {
        Action::KeepPraying => false,
        Action::StopPraying => true,
        _ => return Err(Illegal::NotNow),
    };
    Ok(Prayer {
        seat,
        said,
        stopped,
        stops,
    })
}

impl Prayer {
    /// Goes on praying or stops. When all have said, those who stopped go to the back, the nearest of them last.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Prayer {
            seat,
            said,
            stopped,
            stops,
        } = self;
        log.record(|| Event::Prayed {
            seat,
            stopped: stops,
        });
        let stopped = if stops { stopped.with(seat) } else { stopped };
        let said = said + 1;
        if said < state.n_seats {
            state.stage = Stage::Praying { said, stopped };
            return;
        }
        let row = state.praying;
        let row = &row[..usize::from(state.n_seats)];
        let stayed = row.iter().filter(|&&seat| !stopped.contains(seat));
        let left = row.iter().rev().filter(|&&seat| stopped.contains(seat));
        for (place, &seat) in state.praying.iter_mut().zip(stayed.chain(left)) {
            *place = seat;
        }
        state.stage = Stage::Choosing {
            positions: [None; Seat::MAX],
        };
    }
}

/// The seat that chooses next: the furthest from the temple that has no position.
pub(super) fn chooser(state: &State, positions: &Chart) -> Seat {
    let n_chosen = positions.iter().flatten().count();
    state.praying[usize::from(state.n_seats) - 1 - n_chosen]
}

pub(super) fn list_positions(state: &State, positions: &Chart, actions: &mut Vec<Action>) {
    let free =
        (1..=state.n_seats).filter(|&position| positions[usize::from(position) - 1].is_none());
    actions.extend(free.map(|position| Action::TakePosition { position }));
}

pub(super) fn check_choice(
    state: &State,
    seat: Seat,
    positions: Chart,
    action: &Action,
) -> Result<Choice, Illegal> {
    let acting = chooser(state, &positions);
    if seat != acting {
        return Err(Illegal::NotYourChoice { acting });
    }
    let Action::TakePosition { position } = *action else {
        return Err(Illegal::NotNow);
    };
    if position == 0 || position > state.n_seats || positions[usize::from(position) - 1].is_some() {
        return Err(Illegal::PositionTaken { position });
    }
    Ok(Choice {
        seat,
        position,
        positions,
    })
}

impl Choice {
    /// Takes the position. The last one left goes to the last seat without a question.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Choice {
            seat,
            position,
            mut positions,
        } = self;
        positions[usize::from(position) - 1] = Some(seat);
        log.record(|| Event::PositionTaken { seat, position });
        let n_seats = usize::from(state.n_seats);
        let mut free = (0..n_seats).filter(|&nth| positions[nth].is_none());
        if let (Some(last), None) = (free.next(), free.next()) {
            let seat = chooser(state, &positions);
            positions[last] = Some(seat);
            let position = last as u8 + 1;
            log.record(|| Event::PositionTaken { seat, position });
        }
        state.stage = Stage::Choosing { positions };
        if positions[..n_seats].iter().all(Option::is_some) {
            let chosen = positions.into_iter().flatten();
            for (place, seat) in state.sequence.iter_mut().zip(chosen) {
                *place = seat;
            }
            state.is_settled = true;
            turn::begin_acting(state, log);
        }
    }
}
