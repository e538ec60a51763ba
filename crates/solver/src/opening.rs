//! A recorded game alone, cut at the start of a turn, so that the rest of it can be played better.

use game::{Game, Seat};
use roads_and_boats::{Phase, Position, State};
use thiserror::Error;

use crate::plan::{LAST, MOVERS};
use crate::tape::GameRecord;

/// The start of a recorded game, up to where a turn begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The actions that stay as they are.
    pub record: GameRecord,
    /// What they lead to: the turn has begun, and nobody has acted in it.
    pub state: State,
    pub turn: u8,
    /// The points of the whole record, if its game is over.
    pub points: Option<i32>,
}

/// Why a record cannot be cut.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoOpening {
    #[error("the record is refused: {0}")]
    Unplayable(String),
    #[error("it is a game for {0} seats, and only games of one seat can be solved")]
    Seats(usize),
    #[error("the record ends in turn {last}, and turn {turn} does not begin in it")]
    TooLate { turn: u8, last: u8 },
    #[error("turn {0} is not one of the 20 of a game")]
    NoTurn(u8),
    #[error("the record begins in turn {first}, after the start of turn {turn}")]
    TooEarly { turn: u8, first: u8 },
    #[error("the home has not been chosen yet")]
    NotSettled,
    #[error(
        "the solver knows no walls, no transporters on transporters, and eight transporters at most"
    )]
    Unknown,
}

impl Opening {
    /// Cuts a record where a turn begins; without a turn where the last turn begins that it has.
    ///
    /// # Errors
    ///
    /// Says why there is nothing to cut.
    pub fn of(record: &GameRecord, turn: Option<u8>) -> Result<Opening, NoOpening> {
        let wrong = |error: &dyn std::fmt::Display| NoOpening::Unplayable(error.to_string());
        let end: State = record.replay().map_err(|error| wrong(&error))?;
        if end.n_seats() != 1 {
            return Err(NoOpening::Seats(end.n_seats()));
        }
        let last = end.turn();
        let turn = turn.unwrap_or(last);
        if turn == 0 || usize::from(turn) > LAST {
            return Err(NoOpening::NoTurn(turn));
        }
        let mut state: State = record.open().map_err(|error| wrong(&error))?;
        let first = state.turn();
        let mut before = record.clone();
        before.actions.clear();
        before.result = None;
        for taken in &record.actions {
            if state.turn() >= turn {
                break;
            }
            let applied = state.apply(Seat::FIRST, &taken.action, &mut ());
            applied.map_err(|error| wrong(&error))?;
            before.actions.push(taken.clone());
        }
        if state.home(Seat::FIRST).is_none() {
            return Err(NoOpening::NotSettled);
        }
        if !is_known(&state.position()) {
            return Err(NoOpening::Unknown);
        }
        let is_middle = before.actions.is_empty() && state.phase() != Phase::Production;
        match state.turn() {
            now if now < turn => Err(NoOpening::TooLate { turn, last }),
            now if now > turn || is_middle => Err(NoOpening::TooEarly { turn, first }),
            _ => Ok(Opening {
                record: before,
                state,
                turn,
                points: end.outcome().and_then(|end| end.points.first().copied()),
            }),
        }
    }
}

/// Whether the simulator knows all that there is.
fn is_known(position: &Position) -> bool {
    let own = position.seats.iter().flat_map(|seat| &seat.transporters);
    let mut own = own.map(|own| own.carries.is_none() && usize::from(own.id.0) < MOVERS);
    position.walls.is_empty() && own.all(|is_known| is_known)
}
