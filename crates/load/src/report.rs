//! What came of a run.

use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;

use crate::check::Findings;
use crate::run::Hall;
use crate::settings::Settings;
use crate::slot::Finished;

/// How many failures are told in words.
const MOST_NOTES: usize = 20;

/// Something that is counted while everybody plays.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How many there are.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What is counted while everybody plays.
#[derive(Debug, Default)]
pub struct Tally {
    pub acts: Count,
    pub reconnects: Count,
    pub try_again: Count,
    pub leavings: Count,
    /// Commands that were sent again because nothing was heard.
    pub resent: Count,
    /// Actions that had become illegal on their way.
    pub refused: Count,
    /// Entries that were not told to somebody who had joined.
    pub missed: Count,
    pub errors: Count,
    notes: Mutex<Vec<String>>,
}

impl Tally {
    /// Counts something that must not happen.
    pub fn fail(&self, what: &str) {
        self.errors.add();
        self.note(what);
    }

    /// Keeps a few words for whoever reads the report.
    pub fn note(&self, what: &str) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if notes.len() < MOST_NOTES {
            notes.push(what.to_owned());
        }
    }

    fn notes(&self) -> Vec<String> {
        self.notes
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// What came of a run.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    pub actions_per_second: f64,
    /// From sending a command to hearing that it is stored.
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub tables: u64,
    /// The memory of all servers at the end of play.
    pub rss_bytes: Option<u64>,
    pub lost: u64,
    pub doubled: u64,
    pub differing: u64,
    pub actions: u64,
    pub seconds: f64,
    pub games: u64,
    pub finished: u64,
    pub database: &'static str,
    pub nodes: usize,
    pub reconnects: u64,
    pub try_again: u64,
    pub leavings: u64,
    pub resent: u64,
    pub refused: u64,
    pub missed: u64,
    pub errors: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silent: Option<Silent>,
    /// The first few things that went wrong.
    pub notes: Vec<String>,
}

/// What idle sockets cost.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Idle {
    pub sockets: u64,
    pub rss_before: u64,
    pub rss_after: u64,
    pub bytes_per_socket: u64,
    pub sockets_per_gib: u64,
}

/// What sockets cost that never read.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Silent {
    pub sockets: u64,
    /// How often they asked to see a table.
    pub looks: u64,
    pub rss_before: u64,
    /// The most memory that the server had meanwhile.
    pub rss_most: u64,
}

/// The memory of the server must not grow by as much as this.
const MOST_GROWTH: u64 = 100_000_000;

impl Silent {
    /// How much the memory grew.
    pub fn grown(&self) -> u64 {
        self.rss_most.saturating_sub(self.rss_before)
    }
}

impl Report {
    pub(crate) fn new(
        hall: &Hall,
        games: &[Finished],
        findings: Findings,
        seconds: f64,
        rss_bytes: Option<u64>,
    ) -> Report {
        let (settings, tally) = (&hall.settings, &hall.tally);
        let seats = games.iter().flat_map(|game| &game.seats);
        let acks = seats.flat_map(|seat| &seat.acks);
        let mut micros: Vec<u32> = acks.map(|ack| ack.micros).collect();
        micros.sort_unstable();
        let actions = micros.len() as u64;
        let Findings {
            finished,
            lost,
            doubled,
            differing,
        } = findings;
        Report {
            actions_per_second: actions as f64 / seconds.max(f64::EPSILON),
            p50_ms: millis_at(&micros, 50),
            p99_ms: millis_at(&micros, 99),
            tables: settings.tables as u64,
            rss_bytes,
            lost,
            doubled,
            differing,
            actions,
            seconds,
            games: games.len() as u64,
            finished,
            database: settings.database.name(),
            nodes: settings.nodes,
            reconnects: tally.reconnects.get(),
            try_again: tally.try_again.get(),
            leavings: tally.leavings.get(),
            resent: tally.resent.get(),
            refused: tally.refused.get(),
            missed: tally.missed.get(),
            errors: tally.errors.get(),
            idle: None,
            silent: None,
            notes: tally.notes(),
        }
    }

    pub(crate) fn of_idle(
        settings: &Settings,
        sockets: u64,
        rss_before: u64,
        rss_after: u64,
    ) -> Report {
        const GIB: u64 = 1 << 30;
        let bytes_per_socket = rss_after.saturating_sub(rss_before) / sockets.max(1);
        Report {
            tables: settings.tables as u64,
            rss_bytes: Some(rss_after),
            database: settings.database.name(),
            nodes: settings.nodes,
            idle: Some(Idle {
                sockets,
                rss_before,
                rss_after,
                bytes_per_socket,
                sockets_per_gib: GIB / bytes_per_socket.max(1),
            }),
            ..Report::default()
        }
    }

    pub(crate) fn of_silent(settings: &Settings, silent: Silent) -> Report {
        let is_too_much = silent.grown() >= MOST_GROWTH;
        let note = || format!("the memory grew by {MOST_GROWTH} bytes or more");
        Report {
            tables: settings.tables as u64,
            rss_bytes: Some(silent.rss_most),
            database: settings.database.name(),
            nodes: settings.nodes,
            errors: u64::from(is_too_much),
            notes: is_too_much.then(note).into_iter().collect(),
            silent: Some(silent),
            ..Report::default()
        }
    }

    /// Whether every table is as it has to be and nothing went wrong.
    pub fn is_well(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.differing == 0 && self.errors == 0
    }

    /// Tells where the data of a run that failed is.
    pub(crate) fn point_to(&mut self, folder: Option<PathBuf>) {
        if let Some(folder) = folder {
            self.notes
                .push(format!("the data and logs are in {}", folder.display()));
        }
    }
}

/// The value below which so many of a hundred are, in milliseconds.
fn millis_at(sorted: &[u32], percent: usize) -> f64 {
    let place = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted
        .get(place)
        .map_or(0.0, |micros| f64::from(*micros) / 1000.0)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MIB: u64 = 1 << 20;
        let mut row = |name: &str, value: String| writeln!(f, "{name:<28}{value:>14}");
        row("tables", self.tables.to_string())?;
        row("database", self.database.to_owned())?;
        row("nodes", self.nodes.to_string())?;
        if let Some(rss) = self.rss_bytes {
            row("memory of the server, MiB", (rss / MIB).to_string())?;
        }
        if let Some(idle) = &self.idle {
            row("idle sockets", idle.sockets.to_string())?;
            row("memory before, MiB", (idle.rss_before / MIB).to_string())?;
            row("bytes a socket", idle.bytes_per_socket.to_string())?;
            return row("sockets a GiB", idle.sockets_per_gib.to_string());
        }
        if let Some(silent) = &self.silent {
            row("silent sockets", silent.sockets.to_string())?;
            row("looks asked for", silent.looks.to_string())?;
            row("memory before, MiB", (silent.rss_before / MIB).to_string())?;
            let grown = silent.grown() as f64 / 1e6;
            row("memory grown by, MB", format!("{grown:.1}"))?;
            return self.notes.iter().try_for_each(|note| writeln!(f, "{note}"));
        }
        row("seconds", format!("{:.1}", self.seconds))?;
        row("actions", self.actions.to_string())?;
        row(
            "actions a second",
            format!("{:.0}", self.actions_per_second),
        )?;
        row("half within, ms", format!("{:.2}", self.p50_ms))?;
        row("99 of 100 within, ms", format!("{:.2}", self.p99_ms))?;
        row("games", self.games.to_string())?;
        row("of them over and replayed", self.finished.to_string())?;
        row("lost", self.lost.to_string())?;
        row("doubled", self.doubled.to_string())?;
        row("differing", self.differing.to_string())?;
        row("reconnects", self.reconnects.to_string())?;
        row("told to try again", self.try_again.to_string())?;
        row("sent again", self.resent.to_string())?;
        row("refused", self.refused.to_string())?;
        row("entries not told", self.missed.to_string())?;
        row("errors", self.errors.to_string())?;
        for note in &self.notes {
            writeln!(f, "{note}")?;
        }
        Ok(())
    }
}
