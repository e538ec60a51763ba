//! How fast a search sketches games of Amsterdam to their end.

use std::time::Instant;

use amsterdam::{Setup, State};
use anyhow::{Context, Result};
use bots::amsterdam::Sketches;
use game::{Dice, Game, Seat, Seed, Viewer};

use super::{ROUNDS, mix};
use crate::statistics::median;

/// So many games are sketched in a round.
const SKETCHES: u32 = 20_000;

pub(super) struct Playouts {
    pub(super) per_second: f64,
    pub(super) actions: f64,
    pub(super) checksum: u64,
}

/// Sketches games from the opening to their end on one core, each from a deal of its own, and scores them.
pub(super) fn time_playouts(setup: &Setup) -> Result<Playouts> {
    let opening = State::new(setup, Seed::from(1))?;
    let sketches = Sketches::new(opening.board());
    let mut rounds = Vec::new();
    let mut sums: Vec<(u64, u64)> = Vec::new();
    for _ in 0..ROUNDS {
        let mut dice = Dice::new(Seed::from(1));
        let (mut actions, mut checksum) = (0, 0);
        let start = Instant::now();
        for _ in 0..SKETCHES {
            let mut state = opening.clone();
            state.reshuffle(Viewer::Seat(Seat::FIRST), &mut dice);
            actions += u64::from(sketches.play_out(&mut state, &mut dice));
            checksum = mix(checksum, &state.outcome().context("a game did not end")?);
        }
        rounds.push(f64::from(SKETCHES) / start.elapsed().as_secs_f64());
        sums.push((actions, checksum));
    }
    anyhow::ensure!(
        sums.iter().all(|sum| *sum == sums[0]),
        "the same games came out differently"
    );
    let (actions, checksum) = sums[0];
    Ok(Playouts {
        per_second: median(rounds),
        actions: actions as f64 / f64::from(SKETCHES),
        checksum,
    })
}
