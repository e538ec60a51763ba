//! Who plays whom, on which deals and from which seats.

/// Everything that is to be played: each pairing plays the same deals, each of them from every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Schedule {
    pub(super) pairings: Vec<Pairing>,
    pub(super) n_seats: usize,
    /// How many games each pairing plays.
    pub(super) games: u64,
}

/// Those who sit at one table: the number of an entrant for each place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pairing {
    pub(super) places: Vec<usize>,
}

/// One game that is to be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Fixture {
    // Deal by deal, so that a run that is broken off is in balance.
    pub(super) deal: u64,
    /// By how many seats everybody has moved on.
    pub(super) rotation: usize,
    pub(super) pairing: usize,
}

impl Schedule {
    /// All entrants at one table.
    pub(super) fn one_table(n_entrants: usize, games: u64) -> Schedule {
        Schedule {
            pairings: vec![Pairing {
                places: (0..n_entrants).collect(),
            }],
            n_seats: n_entrants,
            games,
        }
    }

    /// Each pair at a table of two; at larger ones each entrant against as many copies of each other as there is room for.
    pub(super) fn round_robin(n_entrants: usize, n_seats: usize, games: u64) -> Schedule {
        let mut pairings = Vec::new();
        for one in 0..n_entrants {
            for other in 0..n_entrants {
                if one < other || (n_seats > 2 && one != other) {
                    let mut places = vec![other; n_seats];
                    places[0] = one;
                    pairings.push(Pairing { places });
                }
            }
        }
        Schedule {
            pairings,
            n_seats,
            games,
        }
    }

    /// How many games there are in all.
    pub(super) fn n_fixtures(&self) -> u64 {
        self.games.saturating_mul(self.pairings.len() as u64)
    }

    /// The game with this number.
    pub(super) fn fixture(&self, number: u64) -> Fixture {
        let (n_pairings, n_seats) = (self.pairings.len() as u64, self.n_seats as u64);
        let game = number / n_pairings;
        Fixture {
            deal: game / n_seats,
            rotation: (game % n_seats) as usize,
            pairing: (number % n_pairings) as usize,
        }
    }

    /// Whether a game is to be played.
    pub(super) fn has(&self, fixture: Fixture) -> bool {
        fixture.pairing < self.pairings.len()
            && fixture.rotation < self.n_seats
            && self.game(fixture).is_some_and(|game| game < self.games)
    }

    /// The number of a game among those of its pairing, unless nobody can count so far.
    fn game(&self, fixture: Fixture) -> Option<u64> {
        let before = fixture.deal.checked_mul(self.n_seats as u64)?;
        before.checked_add(fixture.rotation as u64)
    }

    /// The place of the pairing that sits on a seat.
    pub(super) fn place(&self, fixture: Fixture, seat: usize) -> usize {
        (seat + fixture.rotation) % self.n_seats
    }

    /// The entrant on a seat.
    pub(super) fn entrant(&self, fixture: Fixture, seat: usize) -> usize {
        self.pairings[fixture.pairing].places[self.place(fixture, seat)]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn a_round_robin_has_each_pair_from_every_seat_on_the_same_deals() {
        for (n_entrants, n_seats, n_pairings) in [(2, 2, 1), (5, 2, 10), (3, 3, 6), (4, 4, 12)] {
            let games = 3 * n_seats as u64;
            let schedule = Schedule::round_robin(n_entrants, n_seats, games);
            assert_eq!(schedule.pairings.len(), n_pairings);
            assert_eq!(schedule.n_fixtures(), games * n_pairings as u64);
            let mut deals: BTreeMap<usize, BTreeSet<u64>> = BTreeMap::new();
            let mut seats: BTreeMap<(usize, usize), u64> = BTreeMap::new();
            let mut all = BTreeSet::new();
            for number in 0..schedule.n_fixtures() {
                let fixture = schedule.fixture(number);
                assert!(all.insert(fixture) && schedule.has(fixture));
                deals
                    .entry(fixture.pairing)
                    .or_default()
                    .insert(fixture.deal);
                let first = schedule.pairings[fixture.pairing].places[0];
                for seat in 0..n_seats {
                    if schedule.entrant(fixture, seat) == first {
                        *seats.entry((fixture.pairing, seat)).or_default() += 1;
                    }
                }
            }
            assert!(deals.values().all(|deals| *deals == (0..3).collect()));
            assert_eq!(seats.len(), n_pairings * n_seats);
            assert!(seats.values().all(|&times| times == 3));
        }
    }

    #[test]
    fn what_was_not_asked_for_is_not_in_the_schedule() {
        let schedule = Schedule::round_robin(3, 2, 3);
        let fixture = |deal, rotation, pairing| Fixture {
            deal,
            rotation,
            pairing,
        };
        assert!(schedule.has(fixture(1, 0, 2)));
        for other in [
            fixture(1, 1, 2),
            fixture(0, 2, 0),
            fixture(0, 0, 3),
            fixture(u64::MAX, 1, 0),
        ] {
            assert!(!schedule.has(other), "{other:?}");
        }
    }
}
