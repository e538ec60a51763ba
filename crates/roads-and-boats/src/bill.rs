//! Bills: what is owed for something, what may pay it, and what has been paid.

use game::Seat;

use crate::map::{RegionId, TileId};
use crate::moved_goods::HolderId;
use crate::pieces::Transporter;
use crate::rules::Purchase;
use crate::{Action, Good, Goods, Holder, State, TransporterId};

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
    /// The seat that uses it.
    pub(crate) seat: Seat,
    /// Whether what lies on the tile counts, or only what is on transporters.
    pub(crate) with_heaps: bool,
    /// Whether transporters of other seats count, if they agree.
    pub(crate) with_others: bool,
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
    /// What it is for, as it was said.
    pub(crate) action: Action,
    /// The same as it was checked.
    pub(crate) purchase: Purchase,
    pub(crate) owed: Need,
    pub(crate) pool: Pool,
    pub(crate) paid: Vec<(Good, HolderId)>,
}

impl Bill {
    /// A bill on which nothing is paid.
    pub(crate) fn new(action: Action, purchase: Purchase, quote: &Quote) -> Bill {
        Bill {
            action,
            purchase,
            owed: quote.need,
            pool: quote.pool,
            paid: Vec::new(),
        }
    }
}

impl State {
    /// Takes back the open bill of a seat: what was paid lies where it came from.
    pub(crate) fn take_back_bill(&mut self, seat: Seat) {
        if let Some(bill) = self.part_mut(seat).bill.take() {
            for (good, holder) in bill.paid {
                self.heap_mut(holder)[good] += 1;
            }
        }
    }

    /// The goods that a seat can use together with those of a region: its river boats join the banks (RB-PROD-14).
    pub(crate) fn pool(&self, seat: Seat, region: RegionId) -> Pool {
        self.pool_of(seat, self.map.tile_of(region), self.bit(region))
    }

    /// The goods that a seat can feed works of a region with: none of other seats, whether they agree or not
    /// (RB-PROD-04).
    pub(crate) fn own_pool(&self, seat: Seat, region: RegionId) -> Pool {
        Pool {
            with_others: false,
            ..self.pool(seat, region)
        }
    }

    fn pool_of(&self, seat: Seat, tile: TileId, regions: u8) -> Pool {
        Pool {
            tile,
            regions: self.ferried(seat, tile, regions, 0),
            seat,
            with_heaps: true,
            with_others: true,
        }
    }

    /// The regions of a tile that goods get to from `regions`: over one's own boats in its rivers, and over one more
    /// boat that joins those of `more` (RB-PROD-14).
    pub(crate) fn ferried(&self, seat: Seat, tile: TileId, mut regions: u8, more: u8) -> u8 {
        if self.map.tile(tile).rivers.is_empty() {
            return regions;
        }
        loop {
            let mut wider = regions;
            if more & wider != 0 {
                wider |= more;
            }
            for (_, own) in self.present(seat) {
                if self.tile_of(own) == tile {
                    let reach = self.reach(own.place);
                    if reach & wider != 0 {
                        wider |= reach;
                    }
                }
            }
            if wider == regions {
                return regions;
            }
            regions = wider;
        }
    }

    /// All that a seat reaches on a tile with transporters of its own, if it is there.
    pub(crate) fn pool_on(&self, seat: Seat, tile: TileId) -> Option<Pool> {
        self.pool_with(self.present(seat), seat, tile)
    }

    /// The same for the wonder, where carried transporters count too (RB-WON-01, RB-PROD-17).
    pub(crate) fn wonder_pool(&self, seat: Seat, tile: TileId) -> Option<Pool> {
        self.pool_with(self.own(seat), seat, tile)
    }

    fn pool_with<'a>(
        &self,
        transporters: impl Iterator<Item = (TransporterId, &'a Transporter)>,
        seat: Seat,
        tile: TileId,
    ) -> Option<Pool> {
        let there = transporters.filter(|(_, own)| self.tile_of(own) == tile);
        let regions = there.fold(0, |bits, (_, own)| bits | self.reach(own.place));
        (regions != 0).then_some(Pool {
            tile,
            regions,
            seat,
            with_heaps: true,
            with_others: false,
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
            if !self.is_in_pool(pool, id) {
                continue;
            }
            match id.owner().filter(|&owner| owner != pool.seat) {
                Some(owner) if !self.refused.is_empty() => {
                    let granted = transporter.cargo.iter().filter(|&(good, _)| {
                        let from = Holder::Transporter(id);
                        !self.has_refused(pool.seat, owner, &Action::Pay { good, from })
                    });
                    each(HolderId::Transporter(id), &granted.collect());
                }
                _ => each(HolderId::Transporter(id), &transporter.cargo),
            }
        }
    }

    /// Whether a transporter's goods are in a pool.
    pub(crate) fn is_in_pool(&self, pool: &Pool, id: TransporterId) -> bool {
        let counts = pool.with_others || id.owner() == Some(pool.seat);
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
            HolderId::Transporter(id) => &self.known_transporter(id).cargo,
        }
    }

    pub(crate) fn heap_mut(&mut self, holder: HolderId) -> &mut Goods {
        match holder {
            HolderId::Region(region) => self.goods_mut(region),
            HolderId::Transporter(id) => &mut self.transporter_mut(id).cargo,
        }
    }
}
