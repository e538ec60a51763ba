//! What many runs came to.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::run::Outcome;

/// How many seeds are named for each kind of finding.
const NAMED: usize = 5;

/// What many runs came to.
#[derive(Debug, Default)]
pub struct Report {
    n_runs: u64,
    simulated: Duration,
    counts: BTreeMap<&'static str, u64>,
    /// By kind: how many runs found it, and what the first of them found.
    found: BTreeMap<&'static str, Found>,
}

/// How many runs found something, and the first of them: the seed, and what it was.
type Found = (u64, Vec<(u64, String)>);

impl Report {
    /// Takes a run in.
    pub fn add(&mut self, outcome: &Outcome) {
        self.n_runs += 1;
        self.simulated += outcome.simulated;
        for (kind, count) in outcome.trace.counts() {
            *self.counts.entry(kind).or_default() += count;
        }
        let mut kinds: Vec<&'static str> = Vec::new();
        for finding in &outcome.findings {
            if kinds.contains(&finding.kind) {
                continue;
            }
            kinds.push(finding.kind);
            let (n_runs, named) = self.found.entry(finding.kind).or_default();
            *n_runs += 1;
            named.push((outcome.seed, finding.what.clone()));
            // Whichever thread was first: the lowest seeds are named.
            named.sort();
            named.truncate(NAMED);
        }
    }

    /// Whether nothing was found.
    pub fn is_clean(&self) -> bool {
        self.found.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, (n_runs, named)) in &self.found {
            writeln!(f, "FOUND {kind}, in {n_runs} of {} runs", self.n_runs)?;
            for (seed, what) in named {
                writeln!(f, "  seed {seed}: {what}")?;
            }
            if let Some((seed, _)) = named.first() {
                writeln!(f, "  cargo xtask simulate --seed {seed} --trace")?;
            }
        }
        let hours = self.simulated.as_secs_f64() / 3600.0;
        writeln!(f, "{} runs, {hours:.1} simulated hours", self.n_runs)?;
        for (kind, count) in &self.counts {
            writeln!(f, "{count:>10} {kind}")?;
        }
        Ok(())
    }
}
