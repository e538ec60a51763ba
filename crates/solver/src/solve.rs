//! The solver: one search after the other from new lists by chance, with every gain told and written down.

use std::cell::Cell;
use std::sync::{Arc, OnceLock};

use game::{Game, Seat, Seed};
use roads_and_boats::{Good, Map, Setup, Stage, State};
use serde::Serialize;
use thiserror::Error;

use crate::atlas::Atlas;
use crate::bound::bound;
use crate::dice::Dice;
use crate::plan::Plan;
use crate::schedule::goal::Goals;
use crate::schedule::ladder::Ladder;
use crate::schedule::search::{Course, anneal, race};
use crate::sim::{Sim, play, play_on};
use crate::tape::{Deviation, GameRecord, Scribe};

/// How hot a search is, and what credit counts.
const COURSE: Course = Course {
    rounds: 0,
    hot: 8.0,
    cold: 1.5,
    chain: 1.0,
    last_chain: 0.3,
};

/// What to search for, and how long.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    pub seed: u64,
    /// Lists of goals that one search tries.
    pub rounds: u64,
    /// How many searches there are at most, each from a new list.
    pub searches: u64,
    /// Points that are enough.
    pub until: Option<i32>,
}

/// The best solution so far.
#[derive(Clone, Debug)]
pub struct Solution {
    pub points: i32,
    /// Points of it that are for rows of the wonder.
    pub row_points: i32,
    /// Where all of them come from.
    pub shares: Shares,
    pub plan: Plan,
    /// The game, as the engine has replayed it.
    pub record: GameRecord,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Shares {
    pub gold: u32,
    pub coins: u32,
    pub stock: u32,
    pub rows: u32,
}

impl Shares {
    /// Of one seat alone.
    pub fn of(state: &State) -> Shares {
        let wealth = state.wealth(Seat::FIRST);
        let worth = |good: Good| u32::from(wealth.riches[good]) * good.points();
        Shares {
            gold: worth(Good::Gold),
            coins: worth(Good::Coins),
            stock: worth(Good::Stock),
            rows: wealth.wonder_points,
        }
    }
}

/// Where a search stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Lists tried so far, in all searches.
    pub tried: u64,
    pub best: i32,
    pub bound: i32,
}

/// Why there is no search.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unsolvable {
    #[error("the map is too big for the solver")]
    TooBig,
    #[error("the record does not replay: {0}")]
    BadRecord(String),
    #[error("the record has no turn {0}")]
    NoSuchTurn(u8),
    #[error("the game is not of one seat alone, or a transporter carries another")]
    NotAlone,
    #[error("the engine does not follow: {0}")]
    Deviates(#[from] Deviation),
}

/// A map to be solved.
#[derive(Clone, Debug)]
pub struct Solver {
    atlas: Atlas,
    setup: Setup,
    opening: Option<Opening>,
    limit: OnceLock<i32>,
}

/// A game so far, up to the beginning of a turn.
#[derive(Clone, Debug)]
struct Opening {
    record: GameRecord,
    state: State,
    sim: Arc<Sim>,
}

impl Solver {
    /// A solver for a map.
    ///
    /// # Errors
    ///
    /// Refuses a map that has too many parts.
    pub fn new(map: &Arc<Map>) -> Result<Solver, Unsolvable> {
        let atlas = Atlas::new(map).ok_or(Unsolvable::TooBig)?;
        Ok(Solver {
            atlas,
            setup: Setup::drawn(map.clone(), 1),
            opening: None,
            limit: OnceLock::new(),
        })
    }

    /// A solver for the rest of a recorded game, from the beginning of a turn on.
    ///
    /// # Errors
    ///
    /// Refuses a record that does not replay, has no such turn, or is not of one seat alone.
    pub fn resume(record: &GameRecord, turn: u8) -> Result<Solver, Unsolvable> {
        let mut state: State = record
            .open()
            .map_err(|error| Unsolvable::BadRecord(error.to_string()))?;
        let mut taken = 0;
        while state.stage() != Stage::Acting || state.turn() < turn {
            let Some(next) = record.actions.get(taken) else {
                return Err(Unsolvable::NoSuchTurn(turn));
            };
            state
                .apply(next.seat, &next.action, &mut Vec::new())
                .map_err(|error| Unsolvable::BadRecord(error.to_string()))?;
            taken += 1;
        }
        let mut solver = Solver::new(state.map())?;
        let sim = Sim::at(&solver.atlas, &state.position()).ok_or(Unsolvable::NotAlone)?;
        let mut record = record.clone();
        record.actions.truncate(taken);
        record.result = None;
        solver.opening = Some(Opening {
            record,
            state,
            sim: Arc::new(sim),
        });
        Ok(solver)
    }

    /// No solution has more points.
    pub fn bound(&self) -> i32 {
        *self.limit.get_or_init(|| bound(&self.atlas))
    }

    /// Searches. The same task gives the same solution. `gained` is told of every better one, `stop` is asked now and
    /// then.
    ///
    /// # Errors
    ///
    /// Says where the engine does not follow a plan. That is a bug.
    pub fn solve(
        &self,
        task: &Task,
        mut gained: impl FnMut(&Solution, Progress),
        mut stop: impl FnMut(Progress) -> bool,
    ) -> Result<Option<Solution>, Unsolvable> {
        let mut dice = Dice::new(task.seed);
        let mut best: Option<(Solution, Goals)> = None;
        let mut failed = None;
        let limit = self.bound();
        let tried = Cell::new(0);
        let points = Cell::new(0);
        let mut is_stopped = false;
        let progress = || Progress {
            tried: tried.get(),
            best: points.get(),
            bound: limit,
        };
        let empty = Ladder::new(
            &self.atlas,
            self.opening.as_ref().map(|opening| &opening.sim),
        );
        for search in 0..task.searches {
            let start = best.as_ref().map(|(_, goals)| goals.clone());
            let mut note = |ladder: &Ladder| {
                if ladder.points <= points.get() || failed.is_some() {
                    return;
                }
                match self.write(&ladder.desk.plan) {
                    Ok(solution) => {
                        points.set(points.get().max(solution.points));
                        gained(&solution, progress());
                        best = Some((solution, ladder.goals.clone()));
                    }
                    Err(error) => failed = Some(error),
                }
            };
            let mut is_over = || {
                tried.set(tried.get() + 64);
                let is_enough = task.until.is_some_and(|until| points.get() >= until);
                is_stopped |= is_enough || stop(progress());
                is_stopped
            };
            let mut course = COURSE;
            course.rounds = task.rounds;
            // Every third search goes on from the best list, less hot.
            match start.filter(|_| search % 3 == 2) {
                Some(goals) => {
                    let mut now = empty.clone();
                    now.climb(&self.atlas, &goals, 0, &empty);
                    course.hot = 5.0;
                    anneal(
                        &self.atlas,
                        &mut now,
                        &course,
                        &mut dice,
                        &mut note,
                        &mut is_over,
                    );
                }
                None => drop(race(
                    &self.atlas,
                    &empty,
                    &course,
                    &mut dice,
                    &mut note,
                    &mut is_over,
                )),
            }
            if failed.is_some() || is_stopped {
                break;
            }
        }
        match failed {
            Some(error) => Err(error),
            None => Ok(best.map(|(solution, _)| solution)),
        }
    }

    /// Plays a plan in the engine and writes it down.
    fn write(&self, plan: &Plan) -> Result<Solution, Unsolvable> {
        let sim;
        let mut scribe;
        if let Some(opening) = &self.opening {
            scribe = Scribe::resume(&self.atlas, opening.record.clone(), opening.state.clone());
            sim = play_on(&self.atlas, (*opening.sim).clone(), plan, &mut scribe);
        } else {
            let seed: Seed = "solver".parse().map_err(|_| Unsolvable::TooBig)?;
            scribe = Scribe::new(&self.atlas, &self.setup, seed)?;
            sim = play(&self.atlas, plan, &mut scribe);
        }
        let (record, state) = scribe.finish()?;
        let wealth = state.wealth(Seat::FIRST);
        debug_assert_eq!(i32::try_from(wealth.total()), Ok(sim.points()));
        Ok(Solution {
            points: wealth.total() as i32,
            row_points: wealth.wonder_points as i32,
            shares: Shares::of(&state),
            plan: plan.clone(),
            record,
        })
    }
}
