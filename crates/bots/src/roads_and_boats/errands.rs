//! Who fetches what from where, and brings it where.

use game::Seat;
use roads_and_boats::{Building, Good, Goods, Terrain, Transport};

use super::atlas::Atlas;
use super::lay::{Lay, Mover};
use super::order::{Order, Plan};
use super::share::{Share, Source, share};
use super::sinks::{Sink, Uses, worth_of_order};
use super::ways::{NO_WAY, TURN, Ways};
use super::wonder;

/// What a transporter is sent for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    /// Where it takes goods on first, and which.
    pub(super) pick: Option<(u16, Goods)>,
    /// Where it goes then. It stays where it picks if there is no such place.
    pub(super) to: Option<u16>,
    /// What it leaves there.
    pub(super) drop: Goods,
    pub(super) aim: Aim,
    /// How many turns it takes, this one included.
    pub(super) turns: u16,
}

/// What an errand is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// Brings goods for an order.
    Order(usize),
    /// Brings goods to where they are of use.
    Use,
    /// Has riches on board at the end.
    Riches,
    /// Is there when it is needed.
    Presence,
    /// Is there with nothing on board.
    Stable,
}

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
    sinks: Vec<Sink>,
    /// Regions where somebody has to be, and what that is worth.
    posts: Vec<(u16, i32)>,
    /// Pastures that wait for donkeys, and for how many.
    stables: Vec<(u16, u8)>,
}

impl<'a> Dispatch<'a> {
    pub(super) fn new(
        atlas: &'a Atlas,
        lay: &Lay,
        ways: &mut Ways,
        seat: Seat,
        plan: &'a Plan,
        left: u16,
    ) -> Dispatch<'a> {
        let share = share(atlas, lay, ways, plan, plan.bent.at_once.into());
        let sinks = Uses::list(atlas, lay, ways, plan, &share, left);
        let mut dispatch = Dispatch {
            atlas,
            seat,
            plan,
            left,
            share,
            sinks,
            posts: Vec::new(),
            stables: Vec::new(),
        };
        dispatch.find_posts(lay);
        dispatch
    }

    fn find_posts(&mut self, lay: &Lay) {
        for &nth in &self.share.ready {
            let order = self.plan.orders[nth];
            if let Order::Breed { region } = order {
                if is_bare(self.atlas, lay, region) {
                    self.stables.push((region, 2));
                }
                continue;
            }
            let worth = worth_of_order(nth) * 3;
            self.posts.push((lay.whole[usize::from(order.region())], worth));
        }
        if let Some(home) = lay.home {
            let worth = wonder::worth_of_being_home(
                self.atlas, lay, self.seat, self.plan, &self.share, self.left,
            );
            if worth > 0 {
                self.posts.push((home, worth));
            }
        }
    }

    /// Gives every transporter that may still go an errand, the best first.
    pub(super) fn assign(&mut self, lay: &Lay, ways: &mut Ways) -> Vec<(usize, Errand)> {
        let mut assigned = Vec::new();
        let mut offers: Vec<Option<Offer>> = vec![None; lay.movers.len()];
        let mut is_stale = vec![true; lay.movers.len()];
        let mut is_waiting: Vec<bool> = lay.movers.iter().map(|mover| mover.is_free).collect();
        loop {
            for nth in 0..lay.movers.len() {
                if is_waiting[nth] && is_stale[nth] {
                    offers[nth] = self.best_for(lay, ways, nth);
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
    pub(super) fn next_for(&mut self, lay: &Lay, ways: &mut Ways, nth: usize) -> Option<Errand> {
        let offer = self.best_for(lay, ways, nth)?;
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
                for (good, count) in goods.iter() {
                    heap[good] -= count.min(heap[good]);
                }
            }
        }
        match (errand.aim, errand.to) {
            (Aim::Use, Some(to)) => {
                for sink in self.sinks.iter_mut().filter(|sink| sink.region == to) {
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

    fn best_for(&self, lay: &Lay, ways: &mut Ways, nth: usize) -> Option<Offer> {
        let mover = &lay.movers[nth];
        let mut best = Best(None);
        self.offer_orders(lay, ways, nth, mover, &mut best);
        self.offer_stables(ways, mover, &mut best);
        self.offer_posts(ways, mover, &mut best);
        self.offer_uses(lay, ways, nth, mover, &mut best);
        self.offer_riches(lay, ways, mover, &mut best);
        best.0
    }

    /// Goods for orders, on board already or to be fetched.
    fn offer_orders(
        &self,
        lay: &Lay,
        ways: &mut Ways,
        nth: usize,
        mover: &Mover,
        best: &mut Best,
    ) {
        for (first, want) in self.share.wants.iter().enumerate() {
            let is_same = |other: &&super::share::Want| {
                (other.order, other.from) == (want.order, want.from)
            };
            if self.share.wants[..first].iter().any(|other| is_same(&other)) {
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
                    let at_hand = self.at_hand(lay, mover, from, &goods);
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
    fn at_hand(&self, lay: &Lay, mover: &Mover, from: u16, goods: &Goods) -> Goods {
        let mut goods = *goods;
        if lay.reaches(self.atlas, mover.place, from) {
            let moved = &lay.moved[usize::from(from)];
            for (good, count) in goods.iter() {
                goods[good] = count.min(lay.heap(from)[good].saturating_sub(moved[good]));
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
    fn offer_uses(&self, lay: &Lay, ways: &mut Ways, nth: usize, mover: &Mover, best: &mut Best) {
        let mut regions: Vec<u16> = Vec::new();
        for sink in &self.sinks {
            if !regions.contains(&sink.region) {
                regions.push(sink.region);
            }
        }
        let cargo = self.share.cargo[nth];
        for &to in &regions {
            let (on_board, worth) = self.load(&cargo, &Goods::NONE, u16::MAX, to, None);
            let far = ways.to(self.atlas, mover.kind, to)[usize::from(mover.place)];
            if !on_board.is_empty() && self.in_time(to, &on_board, far) {
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
            for from in 0..self.share.heaps.len() as u16 {
                let coming = coming(self.atlas, lay, from, self.left);
                let heap = self.share.heaps[usize::from(from)];
                if from == to || heap.is_empty() && coming.is_empty() {
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
                for wait in near / TURN..=near.div_ceil(TURN) + 1 {
                    let mut there = heap;
                    if wait == 0 {
                        there = self.at_hand(lay, mover, from, &heap);
                    }
                    coming.add_to(&mut there, wait);
                    let (goods, gain) =
                        self.load(&there, &on_board, mover.room(), to, Some(from));
                    if goods.is_empty() {
                        continue;
                    }
                    let time = near.max(wait * TURN) + far;
                    let mut drop = on_board;
                    drop.add(&goods);
                    if !self.in_time(to, &goods, time) {
                        continue;
                    }
                    let errand = Errand {
                        pick: Some((from, goods)),
                        to: Some(to),
                        drop,
                        aim: Aim::Use,
                        turns: 0,
                    };
                    best.add(errand, worth + gain, time);
                    if goods.total() >= u32::from(mover.room()) {
                        break;
                    }
                }
            }
        }
    }

    /// The goods of a heap that are of most use at a region, and what they gain by being brought there.
    fn load(
        &self,
        heap: &Goods,
        besides: &Goods,
        mut room: u16,
        to: u16,
        from: Option<u16>,
    ) -> (Goods, i32) {
        let mut goods = Goods::NONE;
        let mut gain = 0;
        // Sinks of a region are few: the dearest is looked for each time.
        let mut taken = [false; 16];
        while room > 0 {
            let mut best: Option<(i32, usize)> = None;
            for (nth, sink) in self.sinks.iter().enumerate() {
                let is_done = nth < taken.len() && taken[nth];
                if sink.region != to || is_done || heap[sink.good] <= goods[sink.good] {
                    continue;
                }
                let here = from.map_or(0, |from| self.worth_at(from, sink.good));
                let worth = sink.worth - here;
                if worth > 0 && best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, nth));
                }
            }
            let Some((worth, nth)) = best else {
                break;
            };
            let sink = &self.sinks[nth];
            if nth < taken.len() {
                taken[nth] = true;
            }
            let wanted = sink.room.saturating_sub(besides[sink.good]);
            let count = wanted.min(heap[sink.good] - goods[sink.good]).min(room);
            goods[sink.good] += count;
            room -= count;
            gain += worth * i32::from(count);
            if nth >= taken.len() {
                break;
            }
        }
        (goods, gain)
    }

    /// What a good is worth where it is.
    fn worth_at(&self, region: u16, good: Good) -> i32 {
        let sinks = self.sinks.iter();
        let here = sinks.filter(|sink| sink.region == region && sink.good == good);
        here.map(|sink| sink.worth).max().unwrap_or(0)
    }

    fn in_time(&self, to: u16, goods: &Goods, time: u16) -> bool {
        let turns = time.div_ceil(TURN);
        time < NO_WAY
            && goods.iter().all(|(good, _)| {
                let mut sinks = self.sinks.iter();
                sinks.any(|sink| sink.region == to && sink.good == good && turns <= sink.latest)
            })
    }

    /// Riches that have to be on board when the game ends.
    fn offer_riches(
        &self,
        lay: &Lay,
        ways: &mut Ways,
        mover: &Mover,
        best: &mut Best,
    ) {
        let riches: u16 = riches_of(&mover.cargo).total() as u16;
        let room = mover.kind.room() - riches;
        if room == 0 {
            return;
        }
        for from in 0..self.share.heaps.len() as u16 {
            let mut heap = riches_of(&self.share.heaps[usize::from(from)]);
            let coming = coming(self.atlas, lay, from, self.left);
            if heap.is_empty() && coming.is_empty() {
                continue;
            }
            let near = ways.to(self.atlas, mover.kind, from)[usize::from(mover.place)];
            let turns = near.div_ceil(TURN);
            let is_due = turns + u16::from(self.plan.bent.haste) > self.left;
            if near == NO_WAY || turns > self.left + 1 || !is_due {
                continue;
            }
            if turns == 0 {
                heap = self.at_hand(lay, mover, from, &heap);
            }
            coming.add_to(&mut heap, self.left);
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

/// Gold, coins and stock.
pub(super) fn riches_of(goods: &Goods) -> Goods {
    goods.iter().filter(|(good, _)| good.points() > 0).collect()
}

/// Whether nothing is on a pasture that keeps donkeys from breeding.
fn is_bare(atlas: &Atlas, lay: &Lay, region: u16) -> bool {
    let tile = usize::from(atlas.tile_of[usize::from(region)]);
    lay.terrain(atlas, region) == Terrain::Pasture
        && lay.works[tile].is_none()
        && !lay.strangers[tile]
        && atlas.tiles[tile].regions().all(|region| lay.heap(region).is_empty())
}

/// What will lie in a region by itself.
#[derive(Clone, Copy, Debug, Default)]
struct Coming {
    each_turn: Option<(Good, u16)>,
    once: Option<(Good, u16)>,
}

impl Coming {
    fn is_empty(&self) -> bool {
        self.each_turn.is_none() && self.once.is_none()
    }

    fn add_to(&self, goods: &mut Goods, turns: u16) {
        if turns == 0 {
            return;
        }
        if let Some((good, most)) = self.each_turn {
            goods[good] += turns.min(most);
        }
        if let Some((good, count)) = self.once {
            goods[good] += count;
        }
    }
}

fn coming(atlas: &Atlas, lay: &Lay, region: u16, left: u16) -> Coming {
    let Some(works) = lay.works_at(atlas, region) else {
        return Coming::default();
    };
    if works.region != region || left == 0 {
        return Coming::default();
    }
    if let Some(good) = works.building.yields() {
        return Coming {
            each_turn: Some((good, u16::MAX)),
            once: None,
        };
    }
    if works.building == Building::Mine {
        let gold = works.bag.gold;
        return Coming {
            each_turn: (gold > 0).then_some((Good::Gold, gold)),
            once: None,
        };
    }
    let Some(recipe) = works.building.recipe() else {
        return Coming::default();
    };
    let mut heap = *lay.heap(region);
    let mut made = 0;
    while made + recipe.gives <= recipe.most && recipe.is_covered_by(&heap) {
        heap.remove(&recipe.goods);
        let mut wood = recipe.wood;
        for good in [Good::Boards, Good::Trunks] {
            let used = heap[good].min(wood);
            heap[good] -= used;
            wood -= used;
        }
        made += recipe.gives;
    }
    Coming {
        each_turn: None,
        once: (made > 0).then_some((recipe.output, made)),
    }
}
