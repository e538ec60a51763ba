//! What seats did in this turn and the last, for instructions that repeat it.

use std::sync::Arc;

use super::{Planning, Stretch};
use crate::Seat;

/// What seats did in this turn and the last.
#[derive(Debug)]
pub(super) struct Past<G: Planning>(Arc<Vec<Deed<G>>>);

#[derive(Debug)]
struct Deed<G: Planning> {
    seat: Seat,
    stretch: Stretch<G::Phase>,
    action: G::Action,
}

impl<G: Planning> Clone for Deed<G> {
    fn clone(&self) -> Deed<G> {
        Deed {
            action: self.action.clone(),
            ..*self
        }
    }
}

impl<G: Planning> Clone for Past<G> {
    fn clone(&self) -> Past<G> {
        Past(self.0.clone())
    }
}

impl<G: Planning> Default for Past<G> {
    fn default() -> Past<G> {
        Past(Arc::default())
    }
}

impl<G: Planning> Past<G> {
    /// Notes what a seat has done in a stretch.
    pub(super) fn note(&mut self, seat: Seat, stretch: Stretch<G::Phase>, action: &G::Action) {
        let deeds = Arc::make_mut(&mut self.0);
        if deeds
            .last()
            .is_some_and(|last| last.stretch.turn < stretch.turn)
        {
            deeds.retain(|deed| deed.stretch.turn + 1 >= stretch.turn);
        }
        let action = action.clone();
        deeds.push(Deed {
            seat,
            stretch,
            action,
        });
    }

    /// What a seat did in the same phase a turn ago.
    pub(super) fn a_turn_ago(&self, seat: Seat, now: Stretch<G::Phase>) -> Vec<G::Action> {
        let deeds = self.0.iter().filter(|deed| {
            let Stretch { turn, phase } = deed.stretch;
            deed.seat == seat && phase == now.phase && turn + 1 == now.turn
        });
        deeds.map(|deed| deed.action.clone()).collect()
    }
}
