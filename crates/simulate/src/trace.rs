//! What happened in a run, line by line, and a number that stands for all of it.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What happened in a run.
#[derive(Debug, Default)]
pub struct Trace {
    hasher: DefaultHasher,
    lines: Option<Vec<String>>,
    counts: BTreeMap<&'static str, u64>,
}

impl Trace {
    /// Keeps the lines themselves too.
    pub fn kept() -> Trace {
        Trace {
            lines: Some(Vec::new()),
            ..Trace::default()
        }
    }

    /// Notes what happened at a moment.
    pub fn note(&mut self, millis: u64, line: &str) {
        millis.hash(&mut self.hasher);
        line.hash(&mut self.hasher);
        if let Some(lines) = &mut self.lines {
            lines.push(format!("{:>9.3}  {line}", millis as f64 / 1000.0));
        }
    }

    /// Counts one more of its kind.
    pub fn count(&mut self, kind: &'static str) {
        *self.counts.entry(kind).or_default() += 1;
    }

    /// Stands for everything that was noted.
    pub fn hash(&self) -> u64 {
        self.hasher.finish()
    }

    /// The lines, if they were kept.
    pub fn lines(&self) -> &[String] {
        self.lines.as_deref().unwrap_or_default()
    }

    /// How much of each kind there was.
    pub fn counts(&self) -> &BTreeMap<&'static str, u64> {
        &self.counts
    }
}
