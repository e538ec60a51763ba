//! The solver: one search after the other from new lists by chance, with every gain told and written down.

use std::sync::Arc;

use game::{Seat, Seed};
use roads_and_boats::{Good, Map, Setup, State};
use serde::Serialize;
use thiserror::Error;

use crate::atlas::Atlas;
use crate::bound::bound;
use crate::dice::Dice;
use crate::opening::Opening;
use crate::plan::Plan;
use crate::schedule::goal::Goals;
use crate::schedule::ladder::Ladder;
use crate::schedule::search::{Course, anneal, sample};
use crate::sim::{Sim, Unknown, play};
use crate::tape::{Deviation, GameRecord, Scribe};

/// Lists tried before a search begins.
const SAMPLES: usize = 150;

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
    #[error(transparent)]
    Unknown(#[from] Unknown),
    #[error("the engine does not follow: {0}")]
    Deviates(#[from] Deviation),
}

/// A map to be solved.
#[derive(Clone, Debug)]
pub struct Solver {
    atlas: Atlas,
    setup: Setup,
    opening: Option<Opening>,
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
        })
    }

    /// A solver for the rest of a game.
    ///
    /// # Errors
    ///
    /// Refuses a map that has too many parts, and what the simulator does not know.
    pub fn onwards(opening: Opening) -> Result<Solver, Unsolvable> {
        let mut solver = Solver::new(opening.state.map())?;
        let start = Sim::of(&solver.atlas, &opening.state)?;
        solver.atlas.start = Some(Box::new(start));
        solver.opening = Some(opening);
        Ok(solver)
    }

    /// No solution has more points.
    pub fn bound(&self) -> i32 {
        bound(&self.atlas)
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
        let mut best: Option<Solution> = None;
        let mut failed = None;
        let mut elites: Vec<Goals> = Vec::new();
        let limit = self.bound();
        for search in 0..task.searches {
            // Every third search goes on from the best list, less hot.
            let elite = elites.last().filter(|_| search % 3 == 2);
            let (mut now, hot) = match elite {
                Some(goals) => {
                    let empty = Ladder::new(&self.atlas);
                    let mut now = empty.clone();
                    now.climb(&self.atlas, goals, 0, &empty);
                    (now, 5.0)
                }
                None => (sample(&self.atlas, SAMPLES, 4, 1.0, &mut dice), 8.0),
            };
            let course = Course {
                rounds: task.rounds,
                hot,
                cold: 1.5,
                chain: 1.0,
                last_chain: 0.3,
            };
            let mut stopped = false;
            let tried = search * task.rounds;
            let points = std::cell::Cell::new(best.as_ref().map_or(0, |best| best.points));
            let mut note = |ladder: &Ladder, tried: u64| {
                if ladder.points <= points.get() {
                    return;
                }
                match self.write(&ladder.desk.plan) {
                    Ok(solution) => {
                        points.set(solution.points);
                        gained(
                            &solution,
                            Progress {
                                tried,
                                best: solution.points,
                                bound: limit,
                            },
                        );
                        best = Some(solution);
                        elites.push(ladder.goals.clone());
                    }
                    Err(error) => failed = Some(error),
                }
            };
            note(&now, tried);
            let round = std::cell::Cell::new(0);
            anneal(
                &self.atlas,
                &mut now,
                &course,
                &mut dice,
                |next| note(next, tried + round.get()),
                |nth, _| {
                    round.set(nth);
                    let is_enough = task.until.is_some_and(|until| points.get() >= until);
                    stopped = is_enough
                        || stop(Progress {
                            tried: tried + nth,
                            best: points.get(),
                            bound: limit,
                        });
                    stopped
                },
            );
            if let Some(error) = failed {
                return Err(error);
            }
            if stopped {
                break;
            }
        }
        Ok(best)
    }

    /// Plays a plan in the engine and writes it down.
    fn write(&self, plan: &Plan) -> Result<Solution, Unsolvable> {
        let seed: Seed = "solver".parse().map_err(|_| Unsolvable::TooBig)?;
        let mut scribe = match &self.opening {
            Some(opening) => Scribe::after(&self.atlas, opening),
            None => Scribe::new(&self.atlas, &self.setup, seed)?,
        };
        let sim = play(&self.atlas, plan, &mut scribe);
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
