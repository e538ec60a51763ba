//! A file with a line for each game, to which a run adds and from which it is resumed.
//!
//! The first line has the settings of the run, the second the names of the columns. A line is written at once and
//! whole, as soon as its game is over; whatever has no line break at its end was cut off.

use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use game::Seed;
use serde::Serialize;
use serde_json::{Map, Value};

use super::hall::Results;
use super::schedule::{Fixture, Schedule};
use super::table::{Played, Sat};

/// How the first line begins.
const MARK: &str = "# towpath arena ";

/// The columns of a seat.
const COLUMNS: [&str; 6] = [
    "bot",
    "points",
    "share",
    "actions",
    "millis",
    "longest_millis",
];

/// All that decides what comes of a game. How many games there are does not: more may be added later.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Settings {
    pub(super) version: &'static str,
    pub(super) game: &'static str,
    pub(super) rules: u32,
    pub(super) seed: Seed,
    pub(super) setup: Value,
    /// Whether all pairs meet, instead of all bots at one table.
    pub(super) round_robin: bool,
    pub(super) seats: usize,
    /// With their budgets.
    pub(super) bots: Vec<String>,
}

/// The open file.
#[derive(Debug)]
pub(super) struct Csv {
    file: File,
    path: PathBuf,
    schedule: Schedule,
    bots: Vec<String>,
}

impl Csv {
    /// Opens the file, a new one or one of a run with the same settings, and reads what was played already.
    pub(super) fn open(
        path: &Path,
        settings: &Settings,
        schedule: &Schedule,
    ) -> Result<(Csv, Results)> {
        let name = path.display();
        ensure!(
            fs::metadata(path).map_or(true, |found| found.is_file()),
            "{name} is no ordinary file"
        );
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(|| format!("cannot write {name}"))?;
        // A file system that knows no locks is no reason to stop.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            bail!("another arena is writing to {name}");
        }
        let mut csv = Csv {
            file,
            path: path.to_owned(),
            schedule: schedule.clone(),
            bots: settings.bots.clone(),
        };
        let done = csv
            .resume(settings)
            .with_context(|| format!("cannot go on with {name}"))?;
        Ok((csv, done))
    }

    /// Reads what is there, and makes the file end with a whole line.
    fn resume(&mut self, settings: &Settings) -> Result<Results> {
        let mut text = String::new();
        self.file
            .read_to_string(&mut text)
            .map_err(|error| match error.kind() {
                io::ErrorKind::InvalidData => io::Error::other("it is no text"),
                _ => error,
            })?;
        let opening = self.opening(settings)?;
        if opening.starts_with(&text) {
            self.cut(0)?;
            self.file.write_all(opening.as_bytes())?;
            return Ok(Results::new());
        }
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        let mut lines = text[..whole].lines();
        let first = lines.next().and_then(|line| line.strip_prefix(MARK));
        let first = first.context("it was not written by an arena")?;
        compare(first, settings)?;
        let Some(columns) = lines.next() else {
            self.cut(0)?;
            self.file.write_all(opening.as_bytes())?;
            return Ok(Results::new());
        };
        ensure!(
            opening.lines().nth(1) == Some(columns),
            "line 2 does not name the columns"
        );
        let mut done = Results::new();
        for (idx, line) in lines.enumerate() {
            let number = idx + 3;
            let (fixture, played) = self
                .parse(line)
                .with_context(|| format!("line {number} is no game"))?;
            ensure!(
                done.insert(fixture, played).is_none(),
                "line {number} has a game that was there before"
            );
        }
        self.cut(whole as u64)?;
        // Games that are beyond what is asked for stay in the file, but are not counted.
        done.retain(|&fixture, _| self.schedule.has(fixture));
        Ok(done)
    }

    /// Ends the file here, and goes on from here.
    fn cut(&mut self, len: u64) -> io::Result<()> {
        self.file.set_len(len)?;
        self.file.seek(SeekFrom::Start(len)).map(drop)
    }

    /// The first two lines.
    fn opening(&self, settings: &Settings) -> Result<String> {
        let mut text = format!("{MARK}{}\n", serde_json::to_string(settings)?);
        text += "pairing,deal,rotation";
        for seat in 0..self.schedule.n_seats {
            for column in COLUMNS {
                write!(text, ",{column}_{seat}")?;
            }
        }
        text += "\n";
        Ok(text)
    }

    /// Adds a game.
    pub(super) fn add(&mut self, fixture: Fixture, played: &Played) -> Result<()> {
        let Fixture {
            deal,
            rotation,
            pairing,
        } = fixture;
        let mut line = format!("{pairing},{deal},{rotation}");
        for (seat, sat) in played.seats.iter().enumerate() {
            let bot = &self.bots[self.schedule.entrant(fixture, seat)];
            let Sat {
                points,
                share,
                actions,
                time,
                longest,
            } = sat;
            let [time, longest] = [time, longest].map(|time| time.as_secs_f64() * 1e3);
            write!(
                line,
                ",{bot},{points},{share},{actions},{time:.3},{longest:.3}"
            )?;
        }
        line += "\n";
        self.file
            .write_all(line.as_bytes())
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn parse(&self, line: &str) -> Result<(Fixture, Played)> {
        let fields: Vec<&str> = line.split(',').collect();
        let n_fields = 3 + COLUMNS.len() * self.schedule.n_seats;
        ensure!(
            fields.len() == n_fields,
            "it has {} fields instead of {n_fields}",
            fields.len()
        );
        let fixture = Fixture {
            pairing: number(fields[0], "pairing")?,
            deal: number(fields[1], "deal")?,
            rotation: number(fields[2], "rotation")?,
        };
        ensure!(
            fixture.pairing < self.schedule.pairings.len()
                && fixture.rotation < self.schedule.n_seats,
            "there is no such pairing or rotation"
        );
        let mut seats = Vec::new();
        for (seat, fields) in fields[3..].chunks_exact(COLUMNS.len()).enumerate() {
            let bot = &self.bots[self.schedule.entrant(fixture, seat)];
            ensure!(
                fields[0] == bot,
                "seat {seat} has {:?} instead of {bot}",
                fields[0]
            );
            let share = number(fields[2], "share")?;
            ensure!((0.0..=1.0).contains(&share), "{share} is no share of a win");
            seats.push(Sat {
                points: number(fields[1], "number of points")?,
                share,
                actions: number(fields[3], "number of actions")?,
                time: millis(fields[4])?,
                longest: millis(fields[5])?,
            });
        }
        Ok((fixture, Played { seats }))
    }
}

fn number<T: std::str::FromStr>(text: &str, what: &str) -> Result<T> {
    let number = text.parse().ok();
    number.with_context(|| format!("{text:?} is no {what}"))
}

fn millis(text: &str) -> Result<Duration> {
    let millis: f64 = number(text, "time in milliseconds")?;
    Duration::try_from_secs_f64(millis / 1e3)
        .ok()
        .with_context(|| format!("{text:?} is no time in milliseconds"))
}

/// Checks that a run with these settings wrote the first line, and names everything that differs.
fn compare(first: &str, settings: &Settings) -> Result<()> {
    let before: Map<String, Value> =
        serde_json::from_str(first).context("line 1 has no settings")?;
    let now = serde_json::to_value(settings)?;
    let now = now.as_object().context("settings with names")?;
    let mut keys: Vec<&String> = before.keys().chain(now.keys()).collect();
    keys.sort();
    keys.dedup();
    let differing: Vec<String> = keys
        .into_iter()
        .filter(|&key| before.get(key) != now.get(key))
        .map(|key| {
            let [was, is] = [before.get(key), now.get(key)].map(|value| {
                let text = value.map_or("nothing".to_owned(), Value::to_string);
                match text.chars().count() {
                    ..=80 => text,
                    _ => "another one".to_owned(),
                }
            });
            format!("{key} was {was} and is {is}")
        })
        .collect();
    ensure!(
        differing.is_empty(),
        "it is of a run with other settings: {}",
        differing.join("; ").replace('_', " ")
    );
    Ok(())
}
