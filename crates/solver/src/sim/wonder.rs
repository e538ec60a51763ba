//! RB-WON: bricks.

use roads_and_boats::DEARER_FROM;

use super::Sim;
use crate::atlas::Atlas;
use crate::book::{GOODS, Heap};
use crate::plan::Plan;
use crate::tape::Tape;
use roads_and_boats::Good;

/// What is paid with first.
const ORDER: [Good; GOODS] = [
    Good::Clay,
    Good::Goose,
    Good::Trunks,
    Good::Iron,
    Good::Stone,
    Good::Boards,
    Good::Fuel,
    Good::Paper,
    Good::Gold,
    Good::Coins,
    Good::Stock,
];

impl Sim {
    /// The wonder phase of the turn.
    pub(super) fn buying<T: Tape>(&mut self, atlas: &Atlas, plan: &Plan, tape: &mut T) {
        let orders = &plan.turns[usize::from(self.turn)];
        let tile = usize::from(atlas.tile_of[usize::from(self.home)]);
        if orders.bricks > 0
            && let Some(pool) = self.tile_pool(atlas, tile)
        {
            let mut stock = self.stock(&pool);
            for bought in 0..orders.bricks {
                let price = bought + 1 + u8::from(self.bricks + 1 >= DEARER_FROM);
                let Some(paid) = choose(&stock, orders.payable, price) else {
                    break;
                };
                self.pay_all(&pool, &paid, tape);
                tape.brick();
                self.lay(true);
                for (own, paid) in stock.iter_mut().zip(&paid) {
                    *own -= paid;
                }
            }
        }
        tape.end_phase();
        self.lay(false);
    }
}

fn choose(stock: &Heap, payable: u16, price: u8) -> Option<Heap> {
    let mut paid = [0; 16];
    let mut left = price;
    for good in ORDER {
        let good = good as usize;
        if payable >> good & 1 == 1 {
            let count = stock[good].min(left);
            paid[good] = count;
            left -= count;
        }
    }
    (left == 0).then_some(paid)
}
