//! Playing together in Roads & Boats: bots act early where they may, and phases open to seats before their moment.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::ops::AddAssign;

use bots::roads_and_boats::BOTS;
use bots::{Bot, Budget};
use game::{Dice, Game, Imagined, Seat, Seed};
use roads_and_boats::{Action, Phase, Setup, Stage, State};

const MAPS: [&str; 3] = ["Fleet and Fen", "Forty Furlongs", "Head of the Tide"];
const SEATS: u8 = 4;

/// What was seen in games.
#[derive(Clone, Copy, Default, Debug)]
struct Seen {
    /// The parts of seats in production, movement and building whose moment was not the first of the phase.
    parts: usize,
    /// Those of them in which the seat could do something before its moment.
    open: usize,
    /// The actions in these phases, and those of them that were early.
    actions: usize,
    early: usize,
}

impl AddAssign for Seen {
    fn add_assign(&mut self, other: Seen) {
        self.parts += other.parts;
        self.open += other.open;
        self.actions += other.actions;
        self.early += other.early;
    }
}

/// A game of settlers, who act early as they do at a table.
struct Together {
    state: State,
    dice: Dice,
    bots: Vec<Box<dyn Bot<State>>>,
    /// The seats to which the running phase has opened before their moment.
    open: BTreeSet<Seat>,
    seen: Seen,
}

impl Together {
    fn new(map: &str, number: u64) -> Together {
        let state = State::new(&Setup::on(map, SEATS), Seed::from(number)).unwrap();
        let mut dice = Dice::new(Seed::from(number));
        let settler = bots::find(BOTS, "settler").unwrap();
        let bots = state.seats().map(|_| (settler.make)(dice.seed()));
        Together {
            bots: bots.collect(),
            state,
            dice,
            open: BTreeSet::new(),
            seen: Seen::default(),
        }
    }

    fn play(mut self, turns: u8) -> Seen {
        while let Some(seat) = self.state.awaited().lowest()
            && self.state.turn() <= turns
        {
            while let Some((seat, action)) = self.early() {
                self.seen.early += 1;
                self.take(seat, action);
            }
            if self.state.awaited().contains(seat) {
                let imagined = Imagined::new(&self.state, seat, &mut self.dice);
                let action = self.bots[seat.index()].choose(&imagined, budget());
                self.take(seat, action);
            }
        }
        assert_eq!(self.state.audit(), Ok(()));
        self.seen
    }

    /// What a seat does before its moment.
    fn early(&mut self) -> Option<(Seat, Action)> {
        for seat in self.state.seats() {
            if self.state.is_early(seat) {
                self.open.insert(seat);
                let imagined = Imagined::new(&self.state, seat, &mut self.dice);
                let action = self.bots[seat.index()].choose_early(&imagined, budget());
                if let Some(action) = action {
                    return Some((seat, action));
                }
            }
        }
        None
    }

    fn take(&mut self, seat: Seat, action: Action) {
        let before = (self.state.turn(), self.state.phase());
        let is_acting = self.state.stage() == Stage::Acting && before.1 != Phase::Wonder;
        self.state.apply(seat, &action, &mut ()).unwrap();
        self.seen.actions += usize::from(is_acting);
        if is_acting && before != (self.state.turn(), self.state.phase()) {
            self.seen.parts += usize::from(SEATS) - 1;
            self.seen.open += self.open.len();
            self.open.clear();
        }
    }
}

fn budget() -> Budget {
    Budget::of_nodes(4)
}

/// Of all parts but the first of each phase, at least half open to their seat before its moment. A few turns of one game
/// on each map; `TOGETHER_GAMES=20` plays so many to their end (best with `--release`).
#[test]
fn rb_turn_10_at_least_half_of_the_phases_of_a_seat_open_before_its_moment() {
    let games = std::env::var("TOGETHER_GAMES").ok();
    let games: Option<u64> = games.map(|games| games.parse().unwrap());
    let (games, turns) = games.map_or((3, 7), |games| (games, u8::MAX));
    let mut all = Seen::default();
    for (number, map) in (0..games).zip(MAPS.into_iter().cycle()) {
        let seen = Together::new(map, number).play(turns);
        eprintln!("{map} {number}: {seen:?}");
        all += seen;
    }
    eprintln!("{all:?}");
    assert!(2 * all.open >= all.parts && all.parts > 100, "{all:?}");
    // The bots use it.
    assert!(4 * all.early >= all.actions, "{all:?}");
}
