//! Goods that can be used together at one spot, and paying with them.

use super::Sim;
use crate::atlas::Atlas;
use crate::book::{BOARDS, GOODS, Heap, TRUNKS};
use crate::plan::MOVERS;
use crate::tape::{Source, Tape};

/// Regions of a tile as bits, and transporters as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pool {
    first: u8,
    regions: u8,
    movers: u16,
    pub(super) with_heaps: bool,
}

impl Sim {
    /// Transporters on a tile with the regions each reaches.
    fn on_tile(&self, atlas: &Atlas, tile: usize) -> impl Iterator<Item = (usize, u8)> {
        self.present().filter_map(move |nth| {
            let place = self.movers[nth].place;
            let is_here = usize::from(atlas.tile_of_place[usize::from(place)]) == tile;
            is_here.then(|| (nth, self.reach(atlas, place)))
        })
    }

    /// What can be used at a region: boats join the banks of their river.
    pub(super) fn pool(&self, atlas: &Atlas, region: u8) -> Pool {
        let tile = usize::from(atlas.tile_of[usize::from(region)]);
        let first = atlas.tiles[tile].first_region;
        let mut regions = 1u8 << (region - first);
        let mut movers = 0;
        loop {
            let before = regions;
            for (nth, reach) in self.on_tile(atlas, tile) {
                if reach & regions != 0 {
                    regions |= reach;
                    movers |= 1 << nth;
                }
            }
            if before == regions {
                return Pool {
                    first,
                    regions,
                    movers,
                    with_heaps: true,
                };
            }
        }
    }

    /// What can be used on a whole tile with the transporters there; none if there is none.
    pub(super) fn tile_pool(&self, atlas: &Atlas, tile: usize) -> Option<Pool> {
        let first = atlas.tiles[tile].first_region;
        let mut pool = Pool {
            first,
            regions: 0,
            movers: 0,
            with_heaps: true,
        };
        for (nth, reach) in self.on_tile(atlas, tile) {
            pool.regions |= reach;
            pool.movers |= 1 << nth;
        }
        (pool.movers != 0).then_some(pool)
    }

    pub(super) fn stock(&self, pool: &Pool) -> Heap {
        let mut all = [0u8; 16];
        let mut add = |heap: &Heap| {
            for (sum, count) in all.iter_mut().zip(heap) {
                *sum = sum.saturating_add(*count);
            }
        };
        if pool.with_heaps {
            for nth in (0..8).filter(|nth| pool.regions >> nth & 1 == 1) {
                add(&self.goods[usize::from(pool.first + nth)]);
            }
        }
        for nth in (0..MOVERS).filter(|nth| pool.movers >> nth & 1 == 1) {
            add(&self.movers[nth].cargo);
        }
        all
    }

    /// Takes so many of a good out of a pool, regions first, then transporters.
    pub(super) fn pay<T: Tape>(&mut self, pool: &Pool, good: usize, mut count: u8, tape: &mut T) {
        if pool.with_heaps {
            for nth in (0..8).filter(|nth| pool.regions >> nth & 1 == 1) {
                let region = pool.first + nth;
                let heap = &mut self.goods[usize::from(region)];
                let paid = heap[good].min(count);
                heap[good] -= paid;
                count -= paid;
                tape.pay(good, paid, Source::Region(region));
            }
        }
        for nth in (0..MOVERS).filter(|nth| pool.movers >> nth & 1 == 1) {
            let cargo = &mut self.movers[nth].cargo;
            let paid = cargo[good].min(count);
            cargo[good] -= paid;
            count -= paid;
            tape.pay(good, paid, Source::Mover(nth as u8));
        }
    }

    /// Pays all of a price.
    pub(super) fn pay_all<T: Tape>(&mut self, pool: &Pool, price: &Heap, tape: &mut T) {
        for (good, &count) in price.iter().enumerate().take(GOODS) {
            if count > 0 {
                self.pay(pool, good, count, tape);
            }
        }
    }
}

/// Whether a heap covers a price.
pub(super) fn covers(heap: &Heap, price: &Heap) -> bool {
    heap.iter().zip(price).all(|(own, price)| own >= price)
}

/// Boards and trunks together.
pub(super) const fn wood(heap: &Heap) -> u8 {
    heap[BOARDS].saturating_add(heap[TRUNKS])
}
