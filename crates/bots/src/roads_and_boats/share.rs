//! Which goods are for which order, and what is left over.

use roads_and_boats::{Good, Goods, Transport};

use super::atlas::Atlas;
use super::order::{Order, Plan};
use super::snapshot::Snapshot;
use super::ways::{NO_WAY, Ways};

/// Where goods for an order are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    Heap(u16),
    /// On a transporter, by its number among those of the seat.
    Mover(usize),
}

/// Goods that an order needs brought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Want {
    /// The order, by its number in the plan.
    pub(super) order: usize,
    pub(super) to: u16,
    pub(super) from: Source,
    pub(super) good: Good,
    pub(super) count: u16,
}

/// Goods that an order needs and nobody has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lack {
    pub(super) order: usize,
    pub(super) to: u16,
    pub(super) good: Good,
    pub(super) count: u16,
}

/// How the goods on the table are shared out.
#[derive(Clone, Debug)]
pub(super) struct Share {
    pub(super) wants: Vec<Want>,
    pub(super) lacks: Vec<Lack>,
    /// Orders whose goods are all where they are needed.
    pub(super) ready: Vec<usize>,
    /// Goods lying about that no order needs.
    pub(super) heaps: Vec<Goods>,
    /// Goods on each transporter that no order needs.
    pub(super) cargo: Vec<Goods>,
}

/// Shares goods out to the first `at_once` orders that can be worked for, the first one first.
pub(super) fn share(
    atlas: &Atlas,
    snapshot: &Snapshot,
    ways: &mut Ways,
    plan: &Plan,
    at_once: usize,
) -> Share {
    let mut share = Share {
        wants: Vec::new(),
        lacks: Vec::new(),
        ready: Vec::new(),
        heaps: snapshot.heaps.clone(),
        cargo: snapshot.movers.iter().map(|mover| mover.cargo).collect(),
    };
    let open = plan.orders.iter().enumerate();
    let open = open.filter(|(_, order)| order.is_open(atlas, snapshot));
    let kinds = kinds(snapshot);
    let mut n_open = 0;
    for (nth, &order) in open {
        if n_open == at_once {
            break;
        }
        if can_reach(atlas, snapshot, ways, order.region()) {
            share.give(atlas, snapshot, ways, nth, order, &kinds);
            n_open += 1;
        }
    }
    share
}

/// Whether any transporter of the seat can get to a region.
fn can_reach(atlas: &Atlas, snapshot: &Snapshot, ways: &mut Ways, region: u16) -> bool {
    let mut movers = snapshot.movers.iter();
    movers.any(|mover| ways.to(atlas, mover.kind, region)[usize::from(mover.place)] < NO_WAY)
}

/// The kinds of transporters that the seat has.
pub(super) fn kinds(snapshot: &Snapshot) -> Vec<Transport> {
    let has = |kind: &Transport| snapshot.movers.iter().any(|mover| mover.kind == *kind);
    Transport::ALL.into_iter().filter(has).collect()
}

impl Share {
    fn give(
        &mut self,
        atlas: &Atlas,
        snapshot: &Snapshot,
        ways: &mut Ways,
        nth: usize,
        order: Order,
        kinds: &[Transport],
    ) {
        let to = snapshot.whole[usize::from(order.region())];
        let cost = order.cost(atlas, snapshot);
        let mut is_ready = true;
        for (good, count) in cost.iter() {
            let mut missing = count;
            missing -= self.take_at(atlas, snapshot, to, good, missing);
            if missing == 0 {
                continue;
            }
            is_ready = false;
            for (from, _) in self.sources(atlas, snapshot, ways, to, good, kinds) {
                if missing == 0 {
                    break;
                }
                let heap = self.source_mut(from);
                let count = heap[good].min(missing);
                heap[good] -= count;
                missing -= count;
                self.wants.push(Want {
                    order: nth,
                    to,
                    from,
                    good,
                    count,
                });
            }
            if missing > 0 {
                self.lacks.push(Lack {
                    order: nth,
                    to,
                    good,
                    count: missing,
                });
            }
        }
        if is_ready {
            self.ready.push(nth);
        }
    }

    fn source_mut(&mut self, from: Source) -> &mut Goods {
        match from {
            Source::Heap(region) => &mut self.heaps[usize::from(region)],
            Source::Mover(mover) => &mut self.cargo[mover],
        }
    }

    /// Takes goods that are in reach at a region already.
    fn take_at(
        &mut self,
        atlas: &Atlas,
        snapshot: &Snapshot,
        at: u16,
        good: Good,
        most: u16,
    ) -> u16 {
        let mut left = most;
        let mut take = |heap: &mut Goods| {
            let count = heap[good].min(left);
            heap[good] -= count;
            left -= count;
        };
        take(&mut self.heaps[usize::from(at)]);
        for (mover, cargo) in snapshot.movers.iter().zip(&mut self.cargo) {
            if !snapshot.reaches(atlas, mover.place, at) {
                continue;
            }
            take(cargo);
            // A boat on the river joins the banks.
            for &part in &atlas.reach[usize::from(mover.place)] {
                let bank = snapshot.whole[usize::from(part)];
                if bank != at {
                    take(&mut self.heaps[usize::from(bank)]);
                }
            }
        }
        most - left
    }

    /// Where a good is to be had, the nearest first.
    fn sources(
        &self,
        atlas: &Atlas,
        snapshot: &Snapshot,
        ways: &mut Ways,
        to: u16,
        good: Good,
        kinds: &[Transport],
    ) -> Vec<(Source, u16)> {
        let mut sources = Vec::new();
        for (nth, mover) in snapshot.movers.iter().enumerate() {
            if self.cargo[nth][good] > 0 {
                let far = ways.to(atlas, mover.kind, to)[usize::from(mover.place)];
                sources.push((Source::Mover(nth), far));
            }
        }
        for (region, heap) in self.heaps.iter().enumerate() {
            if heap[good] > 0 {
                let region = region as u16;
                let far = kinds
                    .iter()
                    .map(|&kind| ways.between(atlas, kind, region, to));
                sources.push((Source::Heap(region), far.min().unwrap_or(NO_WAY)));
            }
        }
        sources.retain(|&(_, far)| far < NO_WAY);
        sources.sort_by_key(|&(_, far)| far);
        sources
    }
}
