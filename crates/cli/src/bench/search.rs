//! How fast a search sketches games of Amsterdam to their end.

use std::time::Instant;

use amsterdam::{Setup, State};
use anyhow::{Context, Result};
use bots::amsterdam::Sketches;
use game::{Dice, Game, Seat, Seed, Viewer};

use super::{ROUNDS, mix};
use crate::statistics::median;

/// So many games are sketched in a round at the most.
const MOST_SKETCHES: u64 = 20_000;

pub(crate) struct Playouts {
    pub(super) per_second: f64,
    pub(super) actions: f64,
    pub(super) checksum: u64,
}

/// Sketches games from the opening to their end on one core, each from a deal of its own, and scores them.
pub(crate) fn time_playouts(setup: &Setup, games: u64) -> Result<Playouts> {
    let sketches_a_round = games.min(MOST_SKETCHES);
    let opening = State::new(setup, Seed::from(1))?;
    let sketches = Sketches::new(opening.board());
    let mut rounds = Vec::new();
    let mut sums: Vec<(u64, u64)> = Vec::new();
    for _ in 0..ROUNDS {
        let mut dice = Dice::new(Seed::from(1));
        let (mut actions, mut checksum) = (0, 0);
        let start = Instant::now();
        for _ in 0..sketches_a_round {
            let mut state = opening.clone();
            state.reshuffle(Viewer::Seat(Seat::FIRST), &mut dice);
            actions += u64::from(sketches.play_out(&mut state, &mut dice));
            checksum = mix(checksum, &state.outcome().context("a game did not end")?);
        }
        rounds.push(sketches_a_round as f64 / start.elapsed().as_secs_f64());
        sums.push((actions, checksum));
    }
    anyhow::ensure!(
        sums.iter().all(|sum| *sum == sums[0]),
        "the same games came out differently"
    );
    let (actions, checksum) = sums[0];
    Ok(Playouts {
        per_second: median(rounds),
        actions: actions as f64 / sketches_a_round as f64,
        checksum,
    })
}
