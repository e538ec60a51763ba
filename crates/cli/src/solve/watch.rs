//! What is told of a search while it goes on, and at its end.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use picture::Climb;
use serde_json::{Value, json};
use solver::solve::{Progress, Shares, Solution};
use solver::team::{Ended, Found, Order};
use words::Words;

use super::solution_file::SolutionFile;
use super::task::SolveTask;

/// How often it is told how far the search is.
const TELL: Duration = Duration::from_secs(1);

/// Watches a search, from any of its threads.
pub(super) struct Watch<'a> {
    task: &'a SolveTask,
    words: &'a Words,
    is_json: bool,
    limit: Option<Duration>,
    begun: Instant,
    bar: ProgressBar,
    has_failed: AtomicBool,
    desk: Mutex<Desk>,
}

struct Desk {
    output: Option<SolutionFile>,
    gains: Vec<(f64, i32)>,
    shares: Shares,
    /// When there was a gain last, and when it was told how far the search is.
    last_gain: Instant,
    told: Option<Instant>,
    error: Option<anyhow::Error>,
}

/// A search that has ended.
pub(super) struct Over {
    pub(super) chart: Climb,
}

impl<'a> Watch<'a> {
    pub(super) fn new(
        task: &'a SolveTask,
        words: &'a Words,
        is_json: bool,
        limit: Option<Duration>,
        output: Option<SolutionFile>,
    ) -> Watch<'a> {
        let bar = match is_json {
            true => ProgressBar::hidden(),
            false => ProgressBar::new_spinner(),
        };
        let style = ProgressStyle::with_template("{spinner} {elapsed} {wide_msg}");
        let begun = Instant::now();
        Watch {
            task,
            words,
            is_json,
            limit,
            begun,
            bar: bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner())),
            has_failed: AtomicBool::new(false),
            desk: Mutex::new(Desk {
                output,
                gains: Vec::new(),
                shares: Shares::default(),
                last_gain: begun,
                told: None,
                error: None,
            }),
        }
    }

    /// Tells what is searched for, and keeps the record it begins with where nothing better is kept.
    pub(super) fn begin(&self, order: &Order) -> Result<()> {
        let desk = self.desk();
        if let (Some(file), Some(record)) = (&desk.output, &self.task.record)
            && file.points() < self.task.known
        {
            file.write(record)?;
        }
        let (bound, people) = (self.task.solver.bound(), self.task.people());
        if self.is_json {
            let turn = self.task.turn;
            return print(&json!({
                "event": "begin", "map": self.task.name(), "turn": turn, "seed": order.seed,
                "threads": order.threads, "bound": bound, "people": people, "known": order.known,
            }));
        }
        let mut args = vec![("map", self.task.name().into()), ("bound", bound.into())];
        args.extend(people.map(|people| ("people", people.into())));
        let key = match people {
            Some(_) => "term-solve-begin-record",
            None => "term-solve-begin",
        };
        let mut out = anstream::stdout().lock();
        writeln!(out, "{}", self.words.say(key, &args))?;
        if order.known > 0 {
            let known = [("points", order.known.into())];
            writeln!(out, "{}", self.words.say("term-solve-known", &known))?;
        }
        Ok(())
    }

    /// Whether the time is up. Tells now and then how far the search is.
    pub(super) fn is_over(&self, progress: Progress) -> bool {
        let passed = self.begun.elapsed();
        let mut desk = self.desk();
        if desk.told.is_none_or(|told| told.elapsed() >= TELL) {
            desk.told = Some(Instant::now());
            let idle = desk.last_gain.elapsed().as_secs();
            if self.is_json {
                let mut line = self.line("progress", progress, desk.shares);
                line["since_gain"] = json!(idle);
                self.check(&mut desk, print(&line));
            } else {
                self.bar
                    .set_message(self.standing(progress, desk.shares, idle));
                self.bar.tick();
            }
        }
        self.limit.is_some_and(|limit| passed >= limit)
    }

    /// Whether there is no more use in searching.
    pub(super) fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// A better solution: it is written down and told.
    pub(super) fn gained(&self, solution: &Solution, progress: Progress) {
        let mut desk = self.desk();
        let seconds = self.begun.elapsed().as_secs_f64();
        desk.gains.push((seconds, solution.points));
        desk.shares = solution.shares;
        desk.last_gain = Instant::now();
        let written = match &desk.output {
            Some(file) => file.write(&solution.record),
            None => Ok(()),
        };
        self.check(&mut desk, written);
        let told = match self.is_json {
            true => print(&self.line("gain", progress, solution.shares)),
            false => self.bar.suspend(|| self.say_gain(seconds, solution)),
        };
        self.check(&mut desk, told);
    }

    fn say_gain(&self, seconds: f64, solution: &Solution) -> Result<()> {
        let sources = self.sources(solution.shares);
        let args = [
            ("seconds", (seconds.round() as u64).into()),
            ("points", solution.points.into()),
            ("sources", sources.into()),
        ];
        let mut out = anstream::stdout().lock();
        writeln!(out, "{}", self.words.say("term-solve-gain", &args))?;
        Ok(out.flush()?)
    }

    /// Tells what came of the search.
    pub(super) fn finish(self, found: Found, was_interrupted: bool) -> Result<Over> {
        self.bar.finish_and_clear();
        let seconds = self.begun.elapsed().as_secs_f64();
        let bound = self.task.solver.bound();
        let desk = self
            .desk
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = desk.error {
            return Err(error);
        }
        let points = found.best.as_ref().map(|best| best.points);
        let why = match found.ended {
            Ended::Enough => "enough",
            Ended::Tried => "nodes",
            Ended::Stopped if was_interrupted => "interrupted",
            Ended::Stopped => "time",
        };
        if self.is_json {
            print(&json!({
                "event": "end", "reason": why, "seconds": rounded(seconds), "tried": found.tried,
                "points": points, "bound": bound,
                "file": desk.output.as_ref().map(|file| file.path().display().to_string()),
            }))?;
        } else {
            let mut out = anstream::stdout().lock();
            let tried = ("tried", found.tried.into());
            let key = format!("term-solve-end-{why}");
            writeln!(out, "{}", self.words.say(&key, &[tried]))?;
            let told = match points {
                Some(points) => self.words.say(
                    "term-solve-best",
                    &[("points", points.into()), ("bound", bound.into())],
                ),
                None => self.words.say("term-solve-nothing", &[]),
            };
            writeln!(out, "{told}")?;
            if let (Some(file), Some(_)) = (&desk.output, points) {
                let path = [("file", file.path().display().to_string().into())];
                writeln!(out, "{}", self.words.say("term-saved", &path))?;
            }
        }
        let people = self
            .task
            .people()
            .and_then(|people| i32::try_from(people).ok());
        let mark = |key: &str, points| (self.words.say(key, &[]), points);
        Ok(Over {
            chart: Climb {
                title: self.task.name().to_owned(),
                gains: desk.gains,
                seconds,
                marks: people
                    .map(|people| mark("term-solve-people", people))
                    .into_iter()
                    .chain(
                        self.task
                            .known
                            .map(|known| mark("term-solve-before", known)),
                    )
                    .chain([mark("term-solve-bound", bound)])
                    .collect(),
            },
        })
    }

    fn line(&self, event: &str, progress: Progress, shares: Shares) -> Value {
        let Shares {
            gold,
            coins,
            stock,
            rows,
        } = shares;
        json!({
            "event": event, "seconds": rounded(self.begun.elapsed().as_secs_f64()),
            "tried": progress.tried, "points": progress.best, "bound": progress.bound,
            "from": {"gold": gold, "coins": coins, "stock": stock, "rows": rows},
        })
    }

    fn standing(&self, progress: Progress, shares: Shares, idle: u64) -> String {
        let args = [
            ("points", progress.best.into()),
            ("bound", progress.bound.into()),
            ("sources", self.sources(shares).into()),
            ("idle", idle.into()),
            ("tried", progress.tried.into()),
        ];
        self.words.say("term-solve-progress", &args)
    }

    fn sources(&self, shares: Shares) -> String {
        let args = [
            ("gold", shares.gold.into()),
            ("coins", shares.coins.into()),
            ("stock", shares.stock.into()),
            ("rows", shares.rows.into()),
        ];
        self.words.say("term-solve-sources", &args)
    }

    /// The first thing that goes wrong ends the search.
    fn check(&self, desk: &mut Desk, done: Result<()>) {
        if let Err(error) = done {
            desk.error.get_or_insert(error);
            self.has_failed.store(true, Ordering::Relaxed);
        }
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        // What is on it is whole whatever happened to another thread.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn rounded(seconds: f64) -> f64 {
    (seconds * 10.0).round() / 10.0
}

fn print(line: &Value) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
