//! Bricks: what pays for them is brought home, and somebody is there to buy.

use super::Desk;
use crate::atlas::Atlas;
use crate::book::{BOARDS, CLAY, GOODS, GOOSE, IRON, STONE, TRUNKS};
use crate::dice::Dice;
use crate::plan::HORIZON;

/// What pays for bricks, what is least useful first.
const PAYS: [usize; 6] = [CLAY, TRUNKS, IRON, STONE, BOARDS, GOOSE];

/// How a brick is bought.
#[derive(Clone, Copy, Debug)]
struct Purchase {
    goods: &'static [usize],
    /// Whether it may be the second of its turn.
    is_second: bool,
    /// Whether boards are sawn rather than waited for.
    is_eager: bool,
    takes_trunks: bool,
}

impl Purchase {
    fn choose(dice: &mut Dice) -> Purchase {
        Purchase {
            is_second: dice.once_in(4),
            is_eager: dice.once_in(2),
            takes_trunks: dice.once_in(2),
            goods: match dice.below(4) {
                0 => &PAYS,
                _ => &PAYS[..PAYS.len() - 1],
            },
        }
    }

    /// The goods that a brick of a turn costs, if one can be bought then.
    fn price(&self, desk: &Desk, turn: usize) -> Option<usize> {
        match desk.plan.turns[turn].pays.len() {
            0 => Some(2),
            2 if self.is_second => Some(3),
            _ => None,
        }
    }

    /// How many goods for bricks lie spare at home.
    fn lying(&self, atlas: &Atlas, desk: &Desk, turn: usize) -> usize {
        let lies = |good: &usize| usize::from(desk.spare(atlas, desk.plan.home, *good, turn));
        self.goods.iter().map(lies).sum()
    }

    /// Whether one can be paid in a turn.
    fn fits(&self, atlas: &Atlas, desk: &Desk, turn: usize) -> bool {
        self.price(desk, turn)
            .is_some_and(|price| self.lying(atlas, desk, turn) >= price)
    }

    fn wanted(&self, needed: usize) -> [u8; GOODS] {
        let mut wanted = [0; GOODS];
        for good in [STONE, BOARDS, IRON] {
            wanted[good] = needed as u8;
        }
        if self.takes_trunks {
            wanted[TRUNKS] = needed as u8;
        }
        wanted
    }
}

impl Desk {
    /// Has a brick bought in the first turn that can be.
    pub(super) fn pursue_brick(&mut self, atlas: &Atlas, dice: &mut Dice) -> bool {
        let home = self.plan.home;
        let purchase = Purchase::choose(dice);
        let mut turns = self.first..=HORIZON;
        let Some(free) = turns.find(|&turn| purchase.price(self, turn).is_some()) else {
            return false;
        };
        let Some(when) = self.bring_pay(atlas, &purchase, free, dice) else {
            return false;
        };
        let Some(turn) = self.buyer(atlas, &purchase, when, dice) else {
            return false;
        };
        let bought = self.after[HORIZON].own_bricks;
        let mut pays = self.plan.turns[turn].pays;
        let most = pays.len() + purchase.price(self, turn).unwrap_or(0);
        for &good in purchase.goods {
            for _ in 0..self.spare(atlas, home, good, turn) {
                if pays.len() < most {
                    pays = pays.with(good);
                }
            }
        }
        self.plan.turns[turn].pays = pays;
        self.replay(atlas, turn);
        self.after[HORIZON].own_bricks > bought && self.hold(atlas, home, turn)
    }

    /// Brings home what is missing, and says when it is there.
    fn bring_pay(
        &mut self,
        atlas: &Atlas,
        purchase: &Purchase,
        free: usize,
        dice: &mut Dice,
    ) -> Option<usize> {
        let home = self.plan.home;
        let price = purchase.price(self, free)?;
        let mut when = free;
        let mut needed = price.saturating_sub(purchase.lying(atlas, self, free));
        for _ in 0..6 {
            if needed == 0 {
                break;
            }
            let wanted = purchase.wanted(needed);
            let errand = self.find(atlas, &wanted, home, free, dice);
            let is_late = errand.is_none_or(|errand| purchase.is_eager && errand.waits > 1);
            if !is_late || self.make(atlas, BOARDS, 1, dice).is_none() {
                let errand = self.find(atlas, &wanted, home, free, dice)?;
                self.send(atlas, &errand);
                when = when.max(errand.arrives);
            }
            needed = price.saturating_sub(purchase.lying(atlas, self, HORIZON));
        }
        Some(when)
    }

    /// The first turn in which a brick can be paid and somebody is at home, who is sent there if need be.
    fn buyer(
        &mut self,
        atlas: &Atlas,
        purchase: &Purchase,
        when: usize,
        dice: &mut Dice,
    ) -> Option<usize> {
        let home = self.plan.home;
        let fits = |turn: &usize| purchase.fits(atlas, self, *turn);
        let is_here = |turn: &usize| self.is_anybody_at(atlas, home, *turn);
        if let Some(turn) = (when..=HORIZON).find(|turn| fits(turn) && is_here(turn)) {
            return Some(turn);
        }
        let visit = (when..=HORIZON)
            .filter(fits)
            .filter_map(|turn| self.find_visit(atlas, home, turn, dice))
            .find(|visit| fits(&visit.arrives))?;
        self.pay_visit(atlas, home, &visit);
        Some(visit.arrives)
    }

    fn is_anybody_at(&self, atlas: &Atlas, region: u8, turn: usize) -> bool {
        let sim = &self.after[turn];
        sim.present().any(|nth| {
            atlas.tile_of_place[usize::from(sim.movers[nth].place)]
                == atlas.tile_of[usize::from(region)]
        })
    }
}
