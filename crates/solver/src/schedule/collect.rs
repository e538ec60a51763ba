//! The end: who is free goes where riches lie.

use super::Desk;
use super::errand::go;
use crate::atlas::Atlas;
use crate::book::{COINS, GOLD, Heap, STOCK};
use crate::plan::{LAST, MOVERS};

impl Desk {
    /// At the end everybody who is free goes where most riches are.
    pub fn collect(&mut self, atlas: &Atlas) {
        let worth = |heap: &Heap| {
            10 * u32::from(heap[GOLD]) + 40 * u32::from(heap[COINS]) + 120 * u32::from(heap[STOCK])
        };
        for _ in 0..MOVERS {
            self.finish(atlas);
            let now = self.points;
            let mut best = (now, None);
            for nth in self.after[LAST].present() {
                let free = (32 - self.busy[nth].leading_zeros() as usize).max(1);
                let Some(start) = (free..=LAST).find(|&turn| self.is_free(nth, turn)) else {
                    continue;
                };
                let here = self.before[start].movers[nth].bank;
                for region in 0..atlas.n_regions() as u8 {
                    if worth(&self.end().goods[usize::from(region)]) == 0 {
                        continue;
                    }
                    let Some(way) = self.way(atlas, nth, start, here, region) else {
                        continue;
                    };
                    if start + way > LAST + 1 {
                        continue;
                    }
                    let gain = now + worth(&self.end().goods[usize::from(region)]).min(240) as i32;
                    if gain > best.0 {
                        best = (gain, Some((nth, start, region)));
                    }
                }
            }
            let Some((nth, start, region)) = best.1 else {
                return;
            };
            for turn in start..=LAST {
                self.order(nth, turn, go(region));
            }
            self.replay(atlas, start);
        }
    }
}
