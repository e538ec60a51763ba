//! Searches on several threads at once, which tell one place what they gain.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::dice::Dice;
use crate::solve::{Progress, Solution, Solver, Task, Unsolvable};

/// Lists of goals that one search tries before the next begins, if there is time.
pub const ROUNDS: u64 = 60_000;

/// What several threads search for.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub seed: u64,
    pub threads: NonZero<usize>,
    /// Lists of goals that one search tries before the next begins.
    pub rounds: u64,
    /// Lists that all of them try at most.
    pub lists: Option<u64>,
    /// Points that are enough.
    pub until: Option<i32>,
    /// Points that are known already: only more are a gain.
    pub known: i32,
}

/// Why a search has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// There are as many points as were asked for, or as there can be.
    Enough,
    /// As many lists have been tried as may be.
    Tried,
    /// It was told to.
    Stopped,
}

/// What came of a search.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best that is better than what was known.
    pub best: Option<Solution>,
    /// Lists tried.
    pub tried: u64,
    pub ended: Ended,
}

/// What all threads share.
struct Board<'a> {
    order: &'a Order,
    bound: i32,
    enough: i32,
    tried: AtomicU64,
    is_over: AtomicBool,
    best: Mutex<(i32, Option<Solution>)>,
}

impl Solver {
    /// Searches on so many threads. `gained` is told of every better solution, one after the other; `stop` is asked now
    /// and then, on any thread. With one thread and a number of lists the result is the same every time.
    ///
    /// # Errors
    ///
    /// Says where the engine does not follow a plan. That is a bug.
    ///
    /// # Panics
    ///
    /// Panics if a search does.
    pub fn search(
        &self,
        order: &Order,
        gained: impl Fn(&Solution, Progress) + Sync,
        stop: impl Fn(Progress) -> bool + Sync,
    ) -> Result<Found, Unsolvable> {
        let bound = self.bound();
        let board = Board {
            order,
            bound,
            enough: order.until.unwrap_or(bound).min(bound),
            tried: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
            best: Mutex::new((order.known, None)),
        };
        let mut seeds = Dice::new(order.seed);
        let threads = 0..order.threads.get();
        let seeds = threads.map(|nth| match nth {
            0 => order.seed,
            _ => seeds.bits(),
        });
        thread::scope(|scope| {
            let (board, gained, stop) = (&board, &gained, &stop);
            let searches: Vec<_> = seeds
                .map(|seed| scope.spawn(move || board.search(self, seed, gained, stop)))
                .collect();
            let mut ends = searches.into_iter().map(|search| search.join());
            ends.try_for_each(|end| end.expect("a search that does not panic"))
        })?;
        let (points, best) = board.best.into_inner().expect("no search panicked");
        let tried = board.tried.into_inner();
        let ended = match order.lists {
            _ if points >= board.enough => Ended::Enough,
            Some(lists) if tried >= lists => Ended::Tried,
            _ => Ended::Stopped,
        };
        Ok(Found { best, tried, ended })
    }
}

impl Board<'_> {
    fn search(
        &self,
        solver: &Solver,
        seed: u64,
        gained: &(impl Fn(&Solution, Progress) + Sync),
        stop: &(impl Fn(Progress) -> bool + Sync),
    ) -> Result<(), Unsolvable> {
        let task = Task {
            seed,
            rounds: self.order.rounds,
            searches: u64::MAX / self.order.rounds.max(1),
            until: None,
        };
        let mut own = 0;
        let asked = |progress: Progress| {
            let new = progress.tried - own;
            own = progress.tried;
            let tried = self.tried.fetch_add(new, Ordering::Relaxed) + new;
            let is_tried = self.order.lists.is_some_and(|lists| tried >= lists);
            let progress = Progress {
                tried,
                best: self.best.lock().expect("no search panicked").0,
                bound: self.bound,
            };
            let is_over = is_tried || progress.best >= self.enough || stop(progress);
            self.is_over.fetch_or(is_over, Ordering::Relaxed) || is_over
        };
        let told = |solution: &Solution, progress: Progress| {
            let mut best = self.best.lock().expect("no search panicked");
            // Another thread may have ended the search meanwhile.
            if solution.points <= best.0 || self.is_over.load(Ordering::Relaxed) {
                return;
            }
            *best = (solution.points, Some(solution.clone()));
            let tried = self.tried.load(Ordering::Relaxed).max(progress.tried);
            gained(
                solution,
                Progress {
                    tried,
                    best: solution.points,
                    bound: self.bound,
                },
            );
        };
        let ended = solver.solve(&task, told, asked).map(drop);
        // One that fails ends the others.
        self.is_over.store(true, Ordering::Relaxed);
        ended
    }
}
