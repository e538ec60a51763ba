//! Where all games are played, several at a time.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result};
use game::{Game, Seed};
use indicatif::{ProgressBar, ProgressStyle};

use super::csv::Csv;
use super::entrant::Entrant;
use super::schedule::{Fixture, Schedule};
use super::table::{Played, play};

/// All games that have been played. They are in the order of the schedule, so that sums do not depend on who was quicker.
pub(super) type Results = BTreeMap<Fixture, Played>;

/// What is to be played, and by whom.
#[derive(Debug)]
pub(super) struct Tournament<'a, G: Game> {
    pub(super) setup: &'a G::Setup,
    pub(super) entrants: Vec<Entrant<G>>,
    pub(super) schedule: Schedule,
    pub(super) seed: Seed,
}

impl<G: Game> Tournament<'_, G> {
    /// Plays all games that are not among `done`, each of which goes to `csv` as soon as it is over.
    pub(super) fn play(
        &self,
        done: Results,
        csv: Option<Csv>,
        threads: Option<NonZero<usize>>,
    ) -> Result<Results> {
        let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        let n_fixtures = self.schedule.n_fixtures();
        let progress = ProgressBar::new(n_fixtures);
        let style = "{bar:40} {pos} of {len} games, {eta} to go";
        progress.set_style(ProgressStyle::with_template(style).context("the progress bar")?);
        progress.set_position(done.len() as u64);
        // What was played before tells nothing of how long the rest takes.
        progress.reset_eta();

        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let desk = Mutex::new(Desk {
            results: Results::new(),
            csv,
            error: None,
        });
        thread::scope(|scope| {
            for _ in 0..threads.unwrap_or(cores).get() {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= n_fixtures || failed.load(Ordering::Relaxed) {
                            return;
                        }
                        let fixture = self.schedule.fixture(number);
                        if done.contains_key(&fixture) {
                            continue;
                        }
                        let played = play(
                            self.setup,
                            &self.entrants,
                            &self.schedule,
                            self.seed,
                            fixture,
                        );
                        let mut desk = desk.lock().expect("no player panicked");
                        if let Err(error) = desk.take(fixture, played) {
                            desk.error = Some(error);
                            failed.store(true, Ordering::Relaxed);
                        }
                        progress.inc(1);
                    }
                });
            }
        });
        progress.finish_and_clear();
        let Desk {
            mut results, error, ..
        } = desk.into_inner().expect("no player panicked");
        if let Some(error) = error {
            return Err(error);
        }
        results.extend(done);
        Ok(results)
    }
}

/// Where results are handed in.
struct Desk {
    results: Results,
    csv: Option<Csv>,
    error: Option<anyhow::Error>,
}

impl Desk {
    fn take(&mut self, fixture: Fixture, played: Played) -> Result<()> {
        // A line that was written in part stays the last one, so that it can be told to be cut off.
        if self.error.is_some() {
            return Ok(());
        }
        if let Some(csv) = &mut self.csv {
            csv.add(fixture, &played)?;
        }
        self.results.insert(fixture, played);
        Ok(())
    }
}
