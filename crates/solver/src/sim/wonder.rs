//! RB-WON: bricks.

use roads_and_boats::DEARER_FROM;

use super::Sim;
use super::pool::covers;
use crate::atlas::Atlas;
use crate::book::Heap;
use crate::plan::Plan;
use crate::tape::Tape;

impl Sim {
    /// The wonder phase of the turn.
    pub(super) fn buying<T: Tape>(&mut self, atlas: &Atlas, plan: &Plan, tape: &mut T) {
        let pays = plan.turns[usize::from(self.turn)].pays;
        let tile = usize::from(atlas.tile_of[usize::from(self.home)]);
        if !pays.is_empty()
            && let Some(pool) = self.tile_pool(atlas, tile)
        {
            let mut goods = pays.iter();
            for bought in 0.. {
                let price = bought + 1 + usize::from(self.bricks + 1 >= DEARER_FROM);
                let mut paid: Heap = [0; 16];
                let n_paid = goods
                    .by_ref()
                    .take(price)
                    .map(|good| paid[good] += 1)
                    .count();
                if n_paid < price
                    || !covers(&self.stock(&pool), &paid)
                    || !self.has_room_for_brick()
                {
                    break;
                }
                self.pay_all(&pool, &paid, tape);
                tape.brick();
                self.lay(true);
            }
        }
        tape.end_phase();
        self.lay(false);
    }
}
