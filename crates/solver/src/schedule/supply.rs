//! Getting goods to where they are wanted: what lies spare is fetched, what does not is made first.

use roads_and_boats::Building;

use super::Desk;
use crate::atlas::Atlas;
use crate::book::{BOARDS, BOOK, GOODS, Heap, TRUNKS};
use crate::dice::Dice;
use crate::plan::HORIZON;

/// How far production is followed back.
pub(super) const DEPTH: usize = 6;

impl Desk {
    /// Has goods brought to a region, and says when all are there.
    pub(super) fn bring(
        &mut self,
        atlas: &Atlas,
        price: &Heap,
        to: u8,
        not_before: usize,
        depth: usize,
        dice: &mut Dice,
    ) -> Option<usize> {
        let lies_at = self.after[HORIZON].whole[usize::from(to)];
        let mut missing = [0u8; GOODS];
        let mut when = not_before.max(self.first);
        for (good, missing) in missing.iter_mut().enumerate() {
            // What lies there already.
            let lies = self.spare(atlas, lies_at, good, HORIZON).min(price[good]);
            if lies > 0
                && let Some(ready) = self.lying(atlas, lies_at, good, lies)
            {
                when = when.max(ready);
            }
            *missing = price[good] - lies;
        }
        let is_eager = dice.once_in(2);
        for _ in 0..12 {
            let Some(good) = (0..GOODS).find(|&good| missing[good] > 0) else {
                break;
            };
            let errand = self.find(atlas, &missing, to, not_before, dice);
            // What comes late may be made sooner.
            let is_late = errand.is_some_and(|errand| errand.waits > 1);
            if is_late && is_eager && depth > 0 && good == BOARDS {
                let lies = self.spare(atlas, lies_at, good, HORIZON);
                if self.make(atlas, good, 0, dice).is_some()
                    && self.spare(atlas, lies_at, good, HORIZON) == lies
                {
                    continue;
                }
            }
            let errand = if is_late {
                self.find(atlas, &missing, to, not_before, dice)
            } else {
                errand
            };
            if let Some(errand) = errand {
                self.send(atlas, &errand);
                when = when.max(errand.arrives);
                for good in errand.load.iter() {
                    missing[good] = missing[good].saturating_sub(1);
                }
                continue;
            }
            if depth == 0 {
                return None;
            }
            let lies = self.spare(atlas, lies_at, good, HORIZON);
            self.make(atlas, good, depth - 1, dice)?;
            let more = self
                .spare(atlas, lies_at, good, HORIZON)
                .saturating_sub(lies);
            if more > 0 {
                missing[good] = missing[good].saturating_sub(more);
                when = when.max(
                    self.lying(atlas, lies_at, good, lies + 1)
                        .unwrap_or(HORIZON),
                );
            }
        }
        if missing.iter().any(|&count| count > 0) {
            return None;
        }
        (when <= HORIZON).then_some(when)
    }

    /// The first turn from which so many of a good lie spare in a region.
    pub(super) fn lying(&self, atlas: &Atlas, region: u8, good: usize, count: u8) -> Option<usize> {
        (self.first..=HORIZON).find(|&turn| self.spare(atlas, region, good, turn) >= count)
    }

    /// Has one set of a good made, and says when its inputs are there.
    pub(super) fn make(
        &mut self,
        atlas: &Atlas,
        good: usize,
        depth: usize,
        dice: &mut Dice,
    ) -> Option<usize> {
        let mut makers: Vec<(usize, u8, usize)> = Vec::new();
        for (tile, works) in self.after[HORIZON].works.iter().enumerate() {
            let recipe = works.building.and_then(|building| BOOK.of(building).recipe);
            if recipe.is_some_and(|recipe| recipe.output == good)
                && let Some(built) = self.built(tile)
            {
                makers.push((tile, works.region, built));
            }
        }
        let &(tile, region, built) = dice.pick(&makers)?;
        let recipe = self.after[HORIZON].works[tile]
            .building
            .and_then(|building| BOOK.of(building).recipe)?;
        let mut price = recipe.takes;
        if recipe.wood > 0 {
            let boards = (0..atlas.n_regions() as u8)
                .map(|region| self.spare(atlas, region, BOARDS, HORIZON))
                .sum::<u8>();
            let trunks = recipe.wood.saturating_sub(boards);
            let by_boards = trunks == 0
                || self.after[HORIZON]
                    .works
                    .iter()
                    .any(|works| works.building == Some(Building::Sawmill));
            price[if by_boards { BOARDS } else { TRUNKS }] += recipe.wood;
        }
        if good == BOARDS {
            price[TRUNKS] = 2;
            if let Some(when) = self.bring_some(atlas, &price, region, built, dice) {
                return Some(when);
            }
            price[TRUNKS] = 1;
        }
        self.bring(atlas, &price, region, built, depth, dice)
    }

    /// Brings as many of some goods as one errand takes.
    fn bring_some(
        &mut self,
        atlas: &Atlas,
        price: &Heap,
        to: u8,
        not_before: usize,
        dice: &mut Dice,
    ) -> Option<usize> {
        let mut goods = [0; GOODS];
        goods.copy_from_slice(&price[..GOODS]);
        let errand = self.find(atlas, &goods, to, not_before, dice)?;
        self.send(atlas, &errand);
        Some(errand.arrives)
    }
}
