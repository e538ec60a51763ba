//! RB-TURN-02 to 04: asking for the order, praying, choosing positions.

use game::{Log, Seat, SeatSet};

use crate::{Action, Event, Illegal, Stage, State};

use super::turn;

/// Says whether the order of the phase is to be settled. One seat is enough.
pub(super) fn call(
    state: &mut State,
    seat: Seat,
    asked: SeatSet,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !asked.contains(seat) {
        return Err(Illegal::HasSaid);
    }
    match action {
        Action::Call => {
            log.record(|| Event::OrderCalled { seat });
            state.stage = Stage::Praying {
                said: 0,
                stopped: SeatSet::EMPTY,
            };
        }
        Action::Waive => {
            log.record(|| Event::OrderWaived { seat });
            let asked = asked.without(seat);
            state.stage = Stage::Calling { asked };
            if asked.is_empty() {
                turn::begin_acting(state, log);
            }
        }
        _ => return Err(Illegal::NotNow),
    }
    Ok(())
}

/// Goes on praying or stops. When all have said, those who stopped go to the back, the nearest of them last.
pub(super) fn pray(
    state: &mut State,
    seat: Seat,
    said: u8,
    stopped: SeatSet,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let acting = state.praying[usize::from(said)];
    if seat != acting {
        return Err(Illegal::NotYourPrayer { acting });
    }
    let stops = match action {
        Action::KeepPraying => false,
        Action::StopPraying => true,
        _ => return Err(Illegal::NotNow),
    };
    log.record(|| Event::Prayed {
        seat,
        stopped: stops,
    });
    let stopped = if stops { stopped.with(seat) } else { stopped };
    let said = said + 1;
    if said < state.n_seats {
        state.stage = Stage::Praying { said, stopped };
        return Ok(());
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
    Ok(())
}

/// The seat that chooses next: the furthest from the temple that has no position.
pub(super) fn chooser(state: &State, positions: &[Option<Seat>; Seat::MAX]) -> Seat {
    let n_chosen = positions.iter().flatten().count();
    state.praying[usize::from(state.n_seats) - 1 - n_chosen]
}

pub(super) fn list_positions(
    state: &State,
    positions: &[Option<Seat>; Seat::MAX],
    actions: &mut Vec<Action>,
) {
    let free =
        (1..=state.n_seats).filter(|&position| positions[usize::from(position) - 1].is_none());
    actions.extend(free.map(|position| Action::TakePosition { position }));
}

/// Takes a position. The last one left goes to the last seat without a question.
pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    mut positions: [Option<Seat>; Seat::MAX],
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
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
        for (place, seat) in state
            .sequence
            .iter_mut()
            .zip(positions.into_iter().flatten())
        {
            *place = seat;
        }
        state.is_settled = true;
        turn::begin_acting(state, log);
    }
    Ok(())
}
