//! Some runs, that each is the same again, and that the judge finds what is planted.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

mod planted;
mod planted_accounts;
mod planted_games;

use simulate::report::Report;
use simulate::trace::Trace;
use simulate::{Hall, run};

#[test]
fn nothing_is_found_in_some_runs() {
    let hall = Hall::new().unwrap();
    let mut report = Report::default();
    for seed in 1..=40 {
        report.add(&run(&hall, seed, Trace::default()).unwrap());
    }
    assert!(report.is_clean(), "{report}");
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let hall = Hall::new().unwrap();
    for seed in [3, 14, 15] {
        let [one, other] = [(); 2].map(|()| run(&hall, seed, Trace::kept()).unwrap());
        let differing = one
            .trace
            .lines()
            .iter()
            .zip(other.trace.lines())
            .find(|(one, other)| one != other);
        assert_eq!(differing, None, "seed {seed}");
        assert_eq!(one.trace.hash(), other.trace.hash(), "seed {seed}");
        assert_eq!(one.findings, other.findings, "seed {seed}");
        assert!(one.trace.counts()["operations"] > 100, "seed {seed}");
    }
}
