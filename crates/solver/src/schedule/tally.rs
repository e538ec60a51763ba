//! What a plan reaches by its end, so that nothing that is added undoes it.

use super::Desk;
use crate::book::{COINS, FUEL, GOLD, PAPER, STOCK};
use crate::plan::HORIZON;
use crate::sim::Works;

/// What has been reached at the end.
pub(super) struct Tally {
    counts: [usize; 7],
    topics: u8,
}

impl Tally {
    pub(super) fn of(desk: &Desk) -> Tally {
        let sim = &desk.after[HORIZON];
        let made = |good: usize| usize::from(sim.made[good]);
        let stands = |works: &&Works| works.building.is_some();
        Tally {
            counts: [
                usize::from(sim.own_bricks),
                sim.works.iter().filter(stands).count(),
                made(FUEL),
                made(PAPER),
                made(GOLD),
                made(COINS),
                made(STOCK),
            ],
            topics: sim.topics,
        }
    }

    pub(super) fn is_no_less_than(&self, other: &Tally) -> bool {
        self.topics & other.topics == other.topics
            && self
                .counts
                .iter()
                .zip(&other.counts)
                .all(|(now, before)| now >= before)
    }
}
