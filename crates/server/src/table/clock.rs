//! The clocks of a table, which follow from the times of its entries.

use std::time::Duration;

use game::{Seat, SeatSet};
use store::Millis;

use super::options::Clock;

/// How much time each seat has left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: Vec<Duration>,
    /// The seats whose time runs, since `since`.
    running: SeatSet,
    since: Millis,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Clocks {
    /// Full clocks, all of them still.
    pub(crate) fn new(clock: Clock, n_seats: usize, now: Millis) -> Clocks {
        let full = match clock {
            Clock::None => Duration::ZERO,
            Clock::Live { minutes, .. } => Duration::from_secs(60 * u64::from(minutes)),
            Clock::Days { days } => DAY * days,
        };
        Clocks {
            clock,
            left: vec![full; n_seats],
            running: SeatSet::EMPTY,
            since: now,
        }
    }

    /// Lets the time of `to_act` run from `now` on, and takes off what the others have used.
    pub(crate) fn turn(&mut self, to_act: SeatSet, now: Millis) {
        for seat in self.running.iter() {
            let left = self.left(seat, now);
            let is_done = !to_act.contains(seat);
            self.left[seat.index()] = match self.clock {
                Clock::Live { increment, .. } if is_done => {
                    left + Duration::from_secs(u64::from(increment))
                }
                Clock::Days { days } if is_done => DAY * days,
                Clock::None | Clock::Live { .. } | Clock::Days { .. } => left,
            };
        }
        if self.running != to_act || self.clock != Clock::None {
            self.since = now;
        }
        self.running = to_act;
    }

    /// What a seat has left.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Duration {
        let left = self.left[seat.index()];
        match self.running.contains(seat) {
            true => left.saturating_sub(now.since(self.since)),
            false => left,
        }
    }

    /// A seat that is heard of again after its time ran out has some more.
    pub(crate) fn grant(&mut self, seat: Seat, at_least: Duration) {
        let left = &mut self.left[seat.index()];
        *left = (*left).max(at_least);
    }

    /// Since when the seats that are to act have been.
    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// When the first of `seats` has no time left, and which it is.
    pub(crate) fn deadline(&self, seats: SeatSet) -> Option<(Millis, Seat)> {
        if self.clock == Clock::None {
            return None;
        }
        let running = self.running.iter().filter(|&seat| seats.contains(seat));
        let first = running.min_by_key(|seat| self.left[seat.index()])?;
        Some((self.since.plus(self.left[first.index()]), first))
    }

    /// What every seat has left, in milliseconds, and whether there is a clock at all.
    pub(crate) fn shown(&self, now: Millis) -> Option<Vec<u64>> {
        if self.clock == Clock::None {
            return None;
        }
        let left = Seat::first(self.left.len()).map(|seat| self.left(seat, now).as_millis() as u64);
        Some(left.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> Millis {
        Millis(seconds * 1000)
    }

    fn seats() -> [Seat; 2] {
        [0, 1].map(|number| Seat::new(number).unwrap())
    }

    #[test]
    fn a_live_clock_runs_for_whoever_is_to_act() {
        let [a, b] = seats();
        let live = Clock::Live {
            minutes: 1,
            increment: 5,
        };
        let mut clocks = Clocks::new(live, 2, at(0));
        clocks.turn(SeatSet::only(a), at(0));
        assert_eq!(clocks.deadline(SeatSet::first(2)), Some((at(60), a)));
        // Two actions of one turn: the increment comes once.
        clocks.turn(SeatSet::only(a), at(10));
        clocks.turn(SeatSet::only(b), at(20));
        assert_eq!(clocks.left(a, at(30)), Duration::from_secs(45));
        assert_eq!(clocks.left(b, at(30)), Duration::from_secs(50));
        assert_eq!(clocks.deadline(SeatSet::first(2)), Some((at(80), b)));
        assert_eq!(clocks.deadline(SeatSet::only(a)), None);
        assert_eq!(clocks.shown(at(30)), Some(vec![45_000, 50_000]));
    }

    #[test]
    fn days_are_full_again_for_every_turn() {
        let [a, b] = seats();
        let mut clocks = Clocks::new(Clock::Days { days: 1 }, 2, at(0));
        clocks.turn(SeatSet::only(a), at(0));
        clocks.turn(SeatSet::only(b), at(3600));
        assert_eq!(clocks.left(a, at(7200)), DAY);
        assert_eq!(clocks.deadline(SeatSet::first(2)).unwrap().1, b);
    }

    #[test]
    fn a_seat_without_time_has_none_less() {
        let [a, _] = seats();
        let mut clocks = Clocks::new(
            Clock::Live {
                minutes: 1,
                increment: 0,
            },
            2,
            at(0),
        );
        clocks.turn(SeatSet::only(a), at(0));
        assert_eq!(clocks.left(a, at(600)), Duration::ZERO);
        clocks.turn(SeatSet::only(a), at(600));
        clocks.grant(a, Duration::from_secs(30));
        assert_eq!(clocks.left(a, at(610)), Duration::from_secs(20));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let [a, _] = seats();
        let mut clocks = Clocks::new(Clock::None, 2, at(0));
        clocks.turn(SeatSet::only(a), at(5));
        assert_eq!(clocks.deadline(SeatSet::first(2)), None);
        assert_eq!(clocks.shown(at(9)), None);
        assert_eq!(clocks.since(), at(5));
    }
}
