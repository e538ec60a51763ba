//! Who fetches what from where, and brings it where.

use game::Seat;
use roads_and_boats::{Good, Goods, Terrain, Transport};

use super::atlas::Atlas;
pub(super) use super::errand::{Aim, Errand};
use super::order::{Order, Plan};
use super::share::{Share, Source, share};
use super::sinks::{Outlet, Uses, bits, worth_of_order};
use super::snapshot::{Mover, Snapshot};
use super::source::{Spring, springs};
use super::ways::{NO_WAY, TURN, Ways};
use super::wonder;

/// An errand that a transporter could run.
#[derive(Clone, Copy, Debug)]
struct Offer {
    errand: Errand,
    score: i64,
}

/// Errands for all transporters of a seat.
pub(super) struct Dispatch<'a> {
    pub(super) atlas: &'a Atlas,
    seat: Seat,
    plan: &'a Plan,
    /// How many turns come after this one.
    pub(super) left: u16,
    pub(super) share: Share,
    outlets: Vec<Outlet>,
    /// Regions where goods lie or will lie.
    springs: Vec<Spring>,
    /// Regions where somebody has to be, and what that is worth.
    posts: Vec<(u16, i32)>,
    /// Pastures that wait for donkeys, and for how many.
    stables: Vec<(u16, u8)>,
}

impl<'a> Dispatch<'a> {
    pub(super) fn new(
        atlas: &'a Atlas,
        snapshot: &Snapshot,
        ways: &mut Ways,
        seat: Seat,
        plan: &'a Plan,
        left: u16,
    ) -> Dispatch<'a> {
        let share = share(atlas, snapshot, ways, plan, plan.bias.at_once.into());
        let outlets = Uses::list(atlas, snapshot, ways, plan, &share, left);
        let springs = springs(atlas, snapshot, &share, left);
        let mut dispatch = Dispatch {
            atlas,
            seat,
            plan,
            left,
            share,
            outlets,
            springs,
            posts: Vec::new(),
            stables: Vec::new(),
        };
        dispatch.find_posts(snapshot);
        dispatch
    }

    fn find_posts(&mut self, snapshot: &Snapshot) {
        for &nth in &self.share.ready {
            let order = self.plan.orders[nth];
            if let Order::Breed { region } = order {
                if is_bare(self.atlas, snapshot, region) {
                    self.stables.push((region, 2));
                }
                continue;
            }
            let worth = worth_of_order(nth) * 3;
            self.posts
                .push((snapshot.whole[usize::from(order.region())], worth));
        }
        if let Some(home) = snapshot.home {
            let worth = wonder::worth_of_being_home(
                self.atlas,
                snapshot,
                self.seat,
                self.plan,
                &self.share,
                self.left,
            );
            if worth > 0 {
                self.posts.push((home, worth));
            }
        }
    }

    /// Gives every transporter that may still go an errand, the best first.
    pub(super) fn assign(&mut self, snapshot: &Snapshot, ways: &mut Ways) -> Vec<(usize, Errand)> {
        let mut assigned = Vec::new();
        let mut offers: Vec<Option<Offer>> = vec![None; snapshot.movers.len()];
        let mut is_stale = vec![true; snapshot.movers.len()];
        let mut is_waiting: Vec<bool> = snapshot.movers.iter().map(|mover| mover.is_free).collect();
        loop {
            for nth in 0..snapshot.movers.len() {
                if is_waiting[nth] && is_stale[nth] {
                    offers[nth] = self.best_for(snapshot, ways, nth);
                    is_stale[nth] = false;
                }
            }
            let best = (0..offers.len())
                .filter(|&nth| is_waiting[nth])
                .filter_map(|nth| Some((offers[nth]?, nth)))
                .max_by_key(|(offer, nth)| (offer.score, std::cmp::Reverse(*nth)));
            let Some((offer, nth)) = best else {
                return assigned;
            };
            is_waiting[nth] = false;
            self.commit(nth, &offer.errand);
            assigned.push((nth, offer.errand));
            for (other, offered) in offers.iter().enumerate() {
                let clashes = offered.is_some_and(|other| other.errand.clashes(&offer.errand));
                is_stale[other] |= clashes;
            }
        }
    }

    /// The best errand for one transporter, taken from what is left to do.
    pub(super) fn next_for(
        &mut self,
        snapshot: &Snapshot,
        ways: &mut Ways,
        nth: usize,
    ) -> Option<Errand> {
        let offer = self.best_for(snapshot, ways, nth)?;
        self.commit(nth, &offer.errand);
        Some(offer.errand)
    }

    fn commit(&mut self, nth: usize, errand: &Errand) {
        if let Some((from, goods)) = errand.pick {
            if let Aim::Order(order) = errand.aim {
                for want in &mut self.share.wants {
                    if want.order == order && want.from == Source::Heap(from) {
                        want.count -= goods[want.good].min(want.count);
                    }
                }
            } else {
                let heap = &mut self.share.heaps[usize::from(from)];
                for spring in self
                    .springs
                    .iter_mut()
                    .filter(|spring| spring.region == from)
                {
                    spring.claim(&goods, heap);
                }
                for (good, count) in goods.iter() {
                    heap[good] -= count.min(heap[good]);
                }
            }
        }
        match (errand.aim, errand.to) {
            (Aim::Use, Some(to)) => {
                let outlet = self.outlets.iter_mut().find(|outlet| outlet.region == to);
                for sink in outlet.into_iter().flat_map(|outlet| &mut outlet.sinks) {
                    sink.room = sink.room.saturating_sub(errand.drop[sink.good]);
                }
                if errand.turns <= 1 {
                    self.posts.retain(|post| post.0 != to);
                }
            }
            (Aim::Presence, Some(to)) => self.posts.retain(|post| post.0 != to),
            (Aim::Stable, Some(to)) => {
                for stable in self.stables.iter_mut().filter(|stable| stable.0 == to) {
                    stable.1 = stable.1.saturating_sub(1);
                }
            }
            _ => (),
        }
        // What was on board is spoken for.
        self.share.cargo[nth] = Goods::NONE;
        self.share
            .wants
            .retain(|want| want.count > 0 && want.from != Source::Mover(nth));
    }

    fn best_for(&self, snapshot: &Snapshot, ways: &mut Ways, nth: usize) -> Option<Offer> {
        let mover = &snapshot.movers[nth];
        let mut best = Best(None);
        self.offer_orders(snapshot, ways, nth, mover, &mut best);
        self.offer_stables(ways, mover, &mut best);
        self.offer_posts(ways, mover, &mut best);
        self.offer_uses(snapshot, ways, nth, mover, &mut best);
        self.offer_riches(snapshot, ways, mover, &mut best);
        best.0
    }

    /// Goods for orders, on board already or to be fetched.
    fn offer_orders(
        &self,
        snapshot: &Snapshot,
        ways: &mut Ways,
        nth: usize,
        mover: &Mover,
        best: &mut Best,
    ) {
        for (first, want) in self.share.wants.iter().enumerate() {
            let is_same =
                |other: &&super::share::Want| (other.order, other.from) == (want.order, want.from);
            if self.share.wants[..first]
                .iter()
                .any(|other| is_same(&other))
            {
                continue;
            }
            let mut goods = Goods::NONE;
            for other in self.share.wants.iter().filter(is_same) {
                goods[other.good] += other.count;
            }
            let (time, errand) = match want.from {
                Source::Mover(other) if other == nth => {
                    let far = ways.to(self.atlas, mover.kind, want.to)[usize::from(mover.place)];
                    let errand = Errand {
                        pick: None,
                        to: Some(want.to),
                        drop: goods,
                        aim: Aim::Order(want.order),
                        turns: 0,
                    };
                    (far, errand)
                }
                Source::Mover(_) => continue,
                Source::Heap(from) => {
                    let mut room = mover.room();
                    let mut load = Goods::NONE;
                    let at_hand = self.at_hand(snapshot, mover, from, &goods);
                    for (good, count) in at_hand.iter() {
                        load[good] = count.min(room);
                        room -= load[good];
                    }
                    let near = ways.to(self.atlas, mover.kind, from)[usize::from(mover.place)];
                    let far = ways.between(self.atlas, mover.kind, from, want.to);
                    let errand = Errand {
                        pick: Some((from, load)),
                        to: Some(want.to),
                        drop: load,
                        aim: Aim::Order(want.order),
                        turns: 0,
                    };
                    (near.saturating_add(far), errand)
                }
            };
            let count = errand.drop.total();
            if time < NO_WAY && count > 0 {
                best.add(errand, worth_of_order(want.order) * count as i32, time);
            }
        }
    }

    /// What of `goods` may be taken on at a region: nothing that others have moved in this phase, if it is at hand.
    fn at_hand(&self, snapshot: &Snapshot, mover: &Mover, from: u16, goods: &Goods) -> Goods {
        let mut goods = *goods;
        if snapshot.reaches(self.atlas, mover.place, from) {
            let moved = &snapshot.moved[usize::from(from)];
            for (good, count) in goods.iter() {
                goods[good] = count.min(snapshot.heap(from)[good].saturating_sub(moved[good]));
            }
        }
        goods
    }

    fn offer_stables(&self, ways: &mut Ways, mover: &Mover, best: &mut Best) {
        if mover.kind != Transport::Donkey {
            return;
        }
        for &(region, count) in &self.stables {
            let is_there = mover.place == region;
            if count == 0 || is_there && !mover.cargo.is_empty() {
                continue;
            }
            let far = ways.to(self.atlas, mover.kind, region)[usize::from(mover.place)];
            if far == NO_WAY {
                continue;
            }
            let errand = Errand {
                pick: None,
                to: Some(region),
                drop: Goods::NONE,
                aim: Aim::Stable,
                turns: 0,
            };
            let laden = i32::from(mover.cargo.is_empty());
            best.add(errand, 3_000 + 3_000 * laden, far);
        }
    }

    fn offer_posts(&self, ways: &mut Ways, mover: &Mover, best: &mut Best) {
        for &(region, worth) in &self.posts {
            let far = ways.to(self.atlas, mover.kind, region)[usize::from(mover.place)];
            if far < NO_WAY && far.div_ceil(TURN) <= self.left + 1 {
                let errand = Errand {
                    pick: None,
                    to: Some(region),
                    drop: Goods::NONE,
                    aim: Aim::Presence,
                    turns: 0,
                };
                best.add(errand, worth, far);
            }
        }
    }

    /// Goods that are of use somewhere, on board already or to be fetched.
    fn offer_uses(
        &self,
        snapshot: &Snapshot,
        ways: &mut Ways,
        nth: usize,
        mover: &Mover,
        best: &mut Best,
    ) {
        let cargo = self.share.cargo[nth];
        for outlet in &self.outlets {
            let to = outlet.region;
            let far = ways.to(self.atlas, mover.kind, to)[usize::from(mover.place)];
            let (on_board, worth) = load(outlet, None, &cargo, &Goods::NONE, u16::MAX, far);
            if !on_board.is_empty() && far < NO_WAY {
                let errand = Errand {
                    pick: None,
                    to: Some(to),
                    drop: on_board,
                    aim: Aim::Use,
                    turns: 0,
                };
                best.add(errand, worth, far);
            }
            if mover.room() == 0 {
                continue;
            }
            for spring in &self.springs {
                let from = spring.region;
                if from == to || spring.goods & outlet.takes == 0 {
                    continue;
                }
                let near = ways.to(self.atlas, mover.kind, from)[usize::from(mover.place)];
                if near == NO_WAY {
                    continue;
                }
                let far = ways.between(self.atlas, mover.kind, from, to);
                if far == NO_WAY {
                    continue;
                }
                let heap = self.share.heaps[usize::from(from)];
                let here = self.outlets.iter().find(|outlet| outlet.region == from);
                for wait in near / TURN..=near.div_ceil(TURN) + 1 {
                    let time = near.max(wait * TURN) + far;
                    let mut there = heap;
                    if near == 0 && wait == 0 {
                        there = self.at_hand(snapshot, mover, from, &heap);
                    }
                    spring.add_to(&mut there, wait);
                    if bits(&there) & outlet.takes == 0 {
                        continue;
                    }
                    let room = mover.room();
                    let (goods, gain) = load(outlet, here, &there, &on_board, room, time);
                    if goods.is_empty() {
                        continue;
                    }
                    let mut drop = on_board;
                    drop.add(&goods);
                    let errand = Errand {
                        pick: Some((from, goods)),
                        to: Some(to),
                        drop,
                        aim: Aim::Use,
                        turns: 0,
                    };
                    best.add(errand, worth + gain, time);
                    if goods.total() >= u32::from(room) {
                        break;
                    }
                }
            }
        }
    }

    /// Riches that have to be on board when the game ends.
    fn offer_riches(&self, snapshot: &Snapshot, ways: &mut Ways, mover: &Mover, best: &mut Best) {
        let riches: u16 = riches_of(&mover.cargo).total() as u16;
        let room = mover.kind.room() - riches;
        if room == 0 {
            return;
        }
        for spring in &self.springs {
            if spring.goods & RICHES == 0 {
                continue;
            }
            let from = spring.region;
            let mut heap = riches_of(&self.share.heaps[usize::from(from)]);
            let near = ways.to(self.atlas, mover.kind, from)[usize::from(mover.place)];
            let turns = near.div_ceil(TURN);
            let is_due = turns + u16::from(self.plan.bias.haste) > self.left;
            if near == NO_WAY || turns > self.left + 1 || !is_due {
                continue;
            }
            if turns == 0 {
                heap = self.at_hand(snapshot, mover, from, &heap);
            }
            spring.add_to(&mut heap, self.left);
            let mut load = Goods::NONE;
            let mut left = room;
            let mut worth = 0;
            for good in [Good::Stock, Good::Coins, Good::Gold] {
                load[good] = heap[good].min(left);
                left -= load[good];
                worth += i32::from(load[good]) * good.points() as i32 * 100;
            }
            if worth == 0 {
                continue;
            }
            let errand = Errand {
                pick: Some((from, load)),
                to: None,
                drop: Goods::NONE,
                aim: Aim::Riches,
                turns: 0,
            };
            best.add(errand, 2 * worth, near);
        }
    }
}

/// The best offer so far.
struct Best(Option<Offer>);

impl Best {
    fn add(&mut self, mut errand: Errand, worth: i32, time: u16) {
        let score = i64::from(worth) * 1_000 / i64::from(time + TURN / 2);
        if self.0.is_none_or(|best| score > best.score) && worth > 0 {
            errand.turns = time.div_ceil(TURN);
            self.0 = Some(Offer { errand, score });
        }
    }
}

impl Errand {
    /// Whether two errands may be after the same things.
    fn clashes(&self, other: &Errand) -> bool {
        let from = |errand: &Errand| errand.pick.map(|(from, _)| from);
        self.to.is_some() && self.to == other.to
            || from(self).is_some() && from(self) == from(other)
    }
}

/// Gold, coins and stock, as bits.
const RICHES: u16 = 1 << Good::Gold as u16 | 1 << Good::Coins as u16 | 1 << Good::Stock as u16;

/// The goods of a heap that are of most use at an outlet, and what they gain by being brought there in such a time.
fn load(
    outlet: &Outlet,
    from: Option<&Outlet>,
    heap: &Goods,
    besides: &Goods,
    mut room: u16,
    time: u16,
) -> (Goods, i32) {
    let mut goods = Goods::NONE;
    let mut gain = 0;
    let turns = time.div_ceil(TURN);
    for sink in &outlet.sinks {
        let here = from.and_then(|from| from.sink(sink.good));
        let worth = sink.worth - here.map_or(0, |here| here.worth);
        if room == 0 || heap[sink.good] == 0 || worth <= 0 || turns > sink.latest {
            continue;
        }
        let wanted = sink.room.saturating_sub(besides[sink.good]);
        let count = wanted.min(heap[sink.good]).min(room);
        goods[sink.good] += count;
        room -= count;
        gain += worth * i32::from(count);
    }
    (goods, gain)
}

/// Gold, coins and stock.
pub(super) fn riches_of(goods: &Goods) -> Goods {
    goods.iter().filter(|(good, _)| good.points() > 0).collect()
}

/// Whether nothing is on a pasture that keeps donkeys from breeding.
fn is_bare(atlas: &Atlas, snapshot: &Snapshot, region: u16) -> bool {
    let tile = usize::from(atlas.tile_of[usize::from(region)]);
    snapshot.terrain(atlas, region) == Terrain::Pasture
        && snapshot.works[tile].is_none()
        && !snapshot.strangers[tile]
        && atlas.tiles[tile]
            .regions()
            .all(|region| snapshot.heap(region).is_empty())
}
