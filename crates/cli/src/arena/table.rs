//! One game from its deal to its end.

use std::time::{Duration, Instant};

use game::{Dice, Game, Imagined, Seed};

use super::entrant::Entrant;
use super::schedule::{Fixture, Schedule};

/// What came of a game, seat by seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    pub(super) seats: Vec<Sat>,
}

/// What came of a game for one seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Sat {
    pub(super) points: i32,
    /// The part of the win: 1 for the only winner, 0.5 for one of two.
    pub(super) share: f64,
    pub(super) actions: u64,
    /// For all actions together.
    pub(super) time: Duration,
    /// For the one action that took longest.
    pub(super) longest: Duration,
}

/// Plays a game. All that decides it is in the arguments, but for what the clock does to bots that think by time.
pub(super) fn play<G: Game>(
    setup: &G::Setup,
    entrants: &[Entrant<G>],
    schedule: &Schedule,
    seed: Seed,
    fixture: Fixture,
) -> Played {
    let [deals, thoughts] = seeds(seed);
    let mut game = G::new(setup, nth_seed(deals, fixture.deal)).expect("a checked setup");
    let number = fixture.deal * schedule.n_seats as u64 + fixture.rotation as u64;
    // The first pairing thinks as the only one of a single table does.
    let thoughts = match fixture.pairing {
        0 => thoughts,
        pairing => nth_seed(thoughts, pairing as u64),
    };
    let mut dice = Dice::new(nth_seed(thoughts, number));
    let places = &schedule.pairings[fixture.pairing].places;
    let mut players: Vec<_> = places
        .iter()
        .map(|&entrant| (entrants[entrant].bot.make)(dice.seed()))
        .collect();
    let mut seats = vec![Sat::default(); schedule.n_seats];
    while let Some(seat) = game.awaited().lowest() {
        let place = schedule.place(fixture, seat.index());
        let budget = entrants[places[place]].thought.budget();
        let imagined = Imagined::new(&game, seat, &mut dice);
        let start = Instant::now();
        let action = players[place].choose(&imagined, budget);
        let time = start.elapsed();
        let sat = &mut seats[seat.index()];
        sat.actions += 1;
        sat.time += time;
        sat.longest = sat.longest.max(time);
        game.apply(seat, &action, &mut ())
            .expect("bots take legal actions");
    }
    let outcome = game.outcome().expect("nobody is to act");
    let winners = outcome.winners();
    for (sat, &points) in seats.iter_mut().zip(&outcome.points) {
        sat.points = points;
    }
    for seat in winners.iter() {
        seats[seat.index()].share = 1.0 / winners.len() as f64;
    }
    Played { seats }
}

/// Two streams from one seed: one for deals, one for bots.
fn seeds(seed: Seed) -> [Seed; 2] {
    let mut dice = Dice::new(seed);
    [dice.seed(), dice.seed()]
}

/// One of many seeds: the number, and as much of `seed` as there is room for.
fn nth_seed(seed: Seed, number: u64) -> Seed {
    let text: String = format!("{number}:{seed}").chars().take(32).collect();
    text.parse().expect("32 letters and digits at the most")
}
