//! Bills: what is owed for something, what may pay it, and what has been paid.

use game::Seat;

use crate::map::{RegionId, TileId};
use crate::moved_goods::HolderId;
use crate::{Action, Good, Goods, State, TransporterId};

/// What is owed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Need {
    /// Goods that must be just these.
    pub(crate) goods: Goods,
    /// Trunks and boards, in any mix.
    pub(crate) wood: u16,
    /// Anything.
    pub(crate) any: u16,
}

impl Need {
    pub(crate) fn goods(goods: Goods) -> Need {
        Need {
            goods,
            ..Need::default()
        }
    }

    pub(crate) fn is_met(&self) -> bool {
        self.wood == 0 && self.any == 0 && self.goods.is_empty()
    }

    /// Whether a good would pay something.
    pub(crate) fn takes(&self, good: Good) -> bool {
        self.any > 0 || self.goods[good] > 0 || self.wood > 0 && is_wood(good)
    }

    /// Takes one unit that it owes.
    pub(crate) fn take(&mut self, good: Good) {
        if self.any > 0 {
            self.any -= 1;
        } else if self.goods[good] > 0 {
            self.goods[good] -= 1;
        } else {
            self.wood -= 1;
        }
    }

    /// What `goods` lack to meet it: how much is needed of which good, or of no good in particular.
    pub(crate) fn missing_from(&self, goods: &Goods) -> Option<(Option<Good>, u16, u16)> {
        let lacking = self
            .goods
            .iter()
            .find(|&(good, needed)| goods[good] < needed);
        if let Some((good, needed)) = lacking {
            return Some((Some(good), needed, goods[good]));
        }
        if goods.wood() < self.wood {
            return Some((Some(Good::Trunks), self.wood, goods.wood()));
        }
        let total = u16::try_from(goods.total()).unwrap_or(u16::MAX);
        (total < self.any).then_some((None, self.any, total))
    }
}

fn is_wood(good: Good) -> bool {
    matches!(good, Good::Trunks | Good::Boards)
}

/// The part of a tile whose goods a seat can use together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pool {
    pub(crate) tile: TileId,
    /// Regions as bits by their number on the tile.
    pub(crate) regions: u8,
    /// Whether what lies on the tile counts, or only what is on transporters.
    pub(crate) with_heaps: bool,
    /// The only seat whose transporters count, if others' do not even with their consent.
    pub(crate) only: Option<Seat>,
}

/// What something costs and what may pay it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quote {
    pub(crate) need: Need,
    pub(crate) pool: Pool,
    /// The rule that asks for the goods.
    pub(crate) rule: &'static str,
}

/// A bill that is not paid yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bill {
    /// What it is for.
    pub(crate) action: Action,
    pub(crate) owed: Need,
    pub(crate) pool: Pool,
    pub(crate) paid: Vec<(Good, HolderId)>,
}

impl State {
    /// Takes back an open bill: what was paid lies where it came from.
    pub(crate) fn take_back_bill(&mut self) {
        if let Some(bill) = self.bill.take() {
            for (good, holder) in bill.paid {
                self.heap_mut(holder)[good] += 1;
            }
        }
    }

    /// The goods that a seat can use together with those of a region: its river boats join the banks (RB-PROD-14).
    pub(crate) fn pool(&self, seat: Seat, region: RegionId) -> Pool {
        self.pool_of(seat, self.map.tile_of(region), self.bit(region))
    }

    fn pool_of(&self, seat: Seat, tile: TileId, mut regions: u8) -> Pool {
        let is_river_tile = !self.map.tile(tile).rivers.is_empty();
        loop {
            let mut wider = regions;
            if is_river_tile {
                for (_, own) in self.present(seat) {
                    if self.tile_of(own) == tile {
                        let reach = self.reach(own.place);
                        if reach & wider != 0 {
                            wider |= reach;
                        }
                    }
                }
            }
            if wider == regions {
                return Pool {
                    tile,
                    regions,
                    with_heaps: true,
                    only: None,
                };
            }
            regions = wider;
        }
    }

    /// All that a seat reaches on a tile with transporters of its own, if it is there (RB-WON-01).
    pub(crate) fn pool_on(&self, seat: Seat, tile: TileId) -> Option<Pool> {
        let there = self
            .present(seat)
            .filter(|(_, own)| self.tile_of(own) == tile);
        let regions = there.fold(0, |bits, (_, own)| bits | self.reach(own.place));
        (regions != 0).then_some(Pool {
            tile,
            regions,
            with_heaps: true,
            only: Some(seat),
        })
    }

    /// Calls `each` with every heap of a pool: regions, then transporters, one's own and others'.
    pub(crate) fn for_each_heap(&self, pool: &Pool, mut each: impl FnMut(HolderId, &Goods)) {
        if pool.with_heaps {
            for region in self.map.tile(pool.tile).regions() {
                if pool.regions & self.bit(region) != 0 {
                    each(HolderId::Region(region), self.goods(region));
                }
            }
        }
        for (id, transporter) in self.all_transporters() {
            if self.is_in_pool(pool, id) {
                each(HolderId::Transporter(id), &transporter.cargo);
            }
        }
    }

    /// Whether a transporter's goods are in a pool.
    pub(crate) fn is_in_pool(&self, pool: &Pool, id: TransporterId) -> bool {
        let counts = pool.only.is_none_or(|seat| id.owner() == Some(seat));
        let found = self.transporter(id).filter(|_| counts);
        found.is_some_and(|transporter| {
            self.tile_of(transporter) == pool.tile
                && !transporter.is_aboard
                && self.reach(transporter.place) & pool.regions != 0
        })
    }

    /// All goods of a pool together.
    pub(crate) fn pool_goods(&self, pool: &Pool) -> Goods {
        let mut goods = Goods::NONE;
        self.for_each_heap(pool, |_, heap| goods.add(heap));
        goods
    }

    pub(crate) fn heap(&self, holder: HolderId) -> &Goods {
        match holder {
            HolderId::Region(region) => self.goods(region),
            HolderId::Transporter(id) => {
                &self
                    .transporter(id)
                    .expect("a transporter that was looked up")
                    .cargo
            }
        }
    }

    pub(crate) fn heap_mut(&mut self, holder: HolderId) -> &mut Goods {
        match holder {
            HolderId::Region(region) => self.goods_mut(region),
            HolderId::Transporter(id) => &mut self.transporter_mut(id).cargo,
        }
    }
}
