//! One errand: a transporter goes to a source, takes goods on and brings them to a region.

use super::Desk;
use crate::atlas::{Atlas, FAR, NONE};
use crate::book::{BOARDS, GOODS, IRON, STONE};
use crate::dice::Dice;
use crate::plan::{HORIZON, Leg, Load, MOVERS, Order};
use roads_and_boats::Place;

/// A moment: a turn, and the steps that are left in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    turn: usize,
    left: u8,
}

/// A way to get goods to a region.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    pub(super) nth: usize,
    pub(super) source: u8,
    pub(super) to: u8,
    pub(super) load: Load,
    /// The first turn it has orders in, the turns it loads and arrives in.
    pub(super) start: usize,
    pub(super) loads: usize,
    pub(super) arrives: usize,
    /// Where in the first turn's journey its legs begin.
    slot: usize,
    /// Whether it loads in the middle of a turn's journey.
    on_its_way: bool,
    /// Whether it goes along with goods that are carried there anyway.
    shares: bool,
    /// How many turns it waits for the goods.
    pub(super) waits: usize,
    cost: f64,
}

/// A time in which a transporter has nothing to do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    nth: usize,
    pub(super) here: u8,
    /// When it can set out, and the first whole turn of it.
    from: Moment,
    pub(super) turn: usize,
    slot: usize,
    /// When it is busy again, and where.
    pub(super) end: usize,
    pub(super) duty: Option<u8>,
}

impl Desk {
    /// When a transporter that sets out at a moment comes to a region.
    fn comes(&self, atlas: &Atlas, nth: usize, at: Moment, from: u8, to: u8) -> Option<Moment> {
        let sim = &self.before[at.turn.min(HORIZON)];
        let [from, to] = [from, to].map(|region| sim.whole[usize::from(region)]);
        if from == to {
            return Some(at);
        }
        let kind = sim.movers[nth].kind?;
        if kind.is_boat() {
            return sails(atlas, kind.steps(), at, from, to);
        }
        let network = &sim.network;
        let pace = kind.steps();
        if network.paving.roads == [0; 4] {
            let turns = network.turns(kind, from, to)?;
            let late = usize::from(at.left < pace);
            return Some(Moment {
                turn: at.turn + turns - 1 + late,
                left: 0,
            });
        }
        network.turns(kind, from, to)?;
        let (mut at, mut here) = (at, from);
        loop {
            let (end, left) = network.advance(kind, here, to, at.left);
            (here, at.left) = (end, left);
            if here == to {
                return Some(at);
            }
            at = Moment {
                turn: at.turn + 1,
                left: pace,
            };
            if at.turn > HORIZON {
                return None;
            }
        }
    }

    /// Turns that a transporter takes from region to region.
    pub(super) fn way(
        &self,
        atlas: &Atlas,
        nth: usize,
        turn: usize,
        from: u8,
        to: u8,
    ) -> Option<usize> {
        let left = self.before[turn].movers[nth].kind?.steps();
        let end = self.comes(atlas, nth, Moment { turn, left }, from, to)?;
        Some(if from == to { 0 } else { end.turn + 1 - turn })
    }

    /// The times in which a transporter has nothing to do.
    pub(super) fn gaps(&self, nth: usize) -> impl Iterator<Item = Gap> + '_ {
        let mut turn = self.first;
        std::iter::from_fn(move || {
            while turn <= HORIZON && !self.is_free(nth, turn) {
                turn += 1;
            }
            if turn > HORIZON {
                return None;
            }
            let duty = self.next_duty(nth, turn);
            let end = duty.map_or(HORIZON + 1, |(at, _)| at);
            let first = turn;
            turn = end;
            let mover = &self.before[first].movers[nth];
            let mut gap = Gap {
                nth,
                here: mover.bank,
                from: Moment {
                    turn: first,
                    left: mover.kind?.steps(),
                },
                turn: first,
                slot: 0,
                end,
                duty: duty.map(|(_, place)| place),
            };
            let last = first - 1;
            let is_pinned = self.pinned[nth] >> last & 1 == 1;
            if last >= self.first
                && self.busy[nth] >> last & 1 == 1
                && !is_pinned
                && mover.steps_left > 0
            {
                let order = &self.plan.turns[last].orders[nth];
                let used = order.legs.iter().filter(|leg| leg.to != NONE).count();
                if used < 3 {
                    gap.slot = used;
                    gap.from = Moment {
                        turn: last,
                        left: mover.steps_left,
                    };
                }
            }
            Some(gap)
        })
    }

    /// The soonest errand that brings any of some goods to a region, not before a turn.
    pub(super) fn find(
        &self,
        atlas: &Atlas,
        goods: &[u8; GOODS],
        to: u8,
        not_before: usize,
        dice: &mut Dice,
    ) -> Option<Errand> {
        let mut best: Option<Errand> = None;
        let n = atlas.n_regions() as u8;
        let whole = self.after[HORIZON].whole[usize::from(to)];
        for source in (0..n).filter(|&source| source != to && source != whole) {
            for (good, &wanted) in goods.iter().enumerate() {
                if wanted == 0 || self.spare(atlas, source, good, HORIZON) == 0 {
                    continue;
                }
                let Some(ready) = self.first_spare(atlas, source, good, self.first) else {
                    continue;
                };
                for nth in 0..MOVERS {
                    self.share(nth, (good, source, ready, to), not_before, dice, &mut best);
                    let errand = self.gaps(nth).find_map(|gap| {
                        self.fit(atlas, &gap, (good, source, ready, to), not_before)
                    });
                    if let Some(mut errand) = errand {
                        errand.cost += 0.3 * dice.unit();
                        if best.is_none_or(|best| errand.cost < best.cost) {
                            best = Some(errand);
                        }
                    }
                }
            }
        }
        let mut errand = best?;
        if !errand.shares {
            errand.load = self.fill(atlas, &errand, goods);
        }
        Some(errand)
    }

    /// Room on a journey that is made anyway.
    fn share(
        &self,
        nth: usize,
        (good, source, ready, to): (usize, u8, usize, u8),
        not_before: usize,
        dice: &mut Dice,
        best: &mut Option<Errand>,
    ) {
        for turn in ready..=HORIZON {
            if self.busy[nth] >> turn & 1 == 0 {
                continue;
            }
            let mover = &self.before[turn].movers[nth];
            let order = &self.plan.turns[turn].orders[nth];
            let leg = &order.legs[0];
            if mover.bank != source || leg.to != to || order.legs[1].to != NONE {
                continue;
            }
            let mut arrives = turn;
            while arrives < HORIZON && self.plan.turns[arrives].orders[nth].holds {
                arrives += 1;
            }
            let is_new = turn == self.first || !self.plan.turns[turn - 1].orders[nth].holds;
            if !is_new || leg.load.len() >= usize::from(mover.room) || arrives < not_before {
                continue;
            }
            let cost = arrives as f64 + 0.3 * dice.unit();
            if best.is_none_or(|best| cost < best.cost) {
                *best = Some(Errand {
                    nth,
                    source,
                    to,
                    load: Load::EMPTY.with(good),
                    start: turn,
                    loads: turn,
                    arrives,
                    slot: 0,
                    on_its_way: false,
                    shares: true,
                    waits: turn - self.first,
                    cost,
                });
            }
            return;
        }
    }

    /// An errand in a gap, if it fits.
    fn fit(
        &self,
        atlas: &Atlas,
        gap: &Gap,
        (good, source, ready, to): (usize, u8, usize, u8),
        not_before: usize,
    ) -> Option<Errand> {
        let nth = gap.nth;
        let pace = self.before[gap.turn].movers[nth].kind?.steps();
        let fresh = |turn: usize| Moment { turn, left: pace };
        let mut from = gap.from;
        let mut slot = gap.slot;
        if slot == 2 && gap.here != source {
            (from, slot) = (fresh(gap.turn), 0);
        }
        let there = self.comes(atlas, nth, from, gap.here, source)?;
        let mut at = if there.left == 0 {
            fresh(there.turn + 1)
        } else {
            there
        };
        if ready > at.turn {
            at = fresh(ready);
        }
        let mut end = self.comes(atlas, nth, at, source, to)?;
        if end.turn < not_before {
            at = fresh(at.turn + not_before - end.turn);
            end = self.comes(atlas, nth, at, source, to)?;
            while end.turn < not_before {
                at.turn += 1;
                end.turn += 1;
            }
        }
        if end.turn > HORIZON {
            return None;
        }
        let back = match gap.duty {
            Some(place) => self.way(atlas, nth, (end.turn + 1).min(HORIZON), to, place)?,
            None => 0,
        };
        if end.turn + 1 + back > gap.end {
            return None;
        }
        let on_its_way = at == there && gap.here != source;
        let mut start = from.turn;
        if at != there {
            // It sets out as late as it can.
            let turns = self.way(atlas, nth, gap.turn, gap.here, source)?;
            if at.turn >= gap.turn + turns {
                (start, slot) = (at.turn - turns, 0);
            }
        }
        let used = end.turn + 1 - start.max(gap.turn).min(end.turn + 1);
        Some(Errand {
            nth,
            source,
            to,
            load: Load::EMPTY.with(good),
            start,
            loads: at.turn,
            arrives: end.turn,
            slot,
            on_its_way,
            shares: false,
            waits: ready.saturating_sub(there.turn),
            cost: end.turn as f64 + 0.25 * used as f64,
        })
    }

    /// Takes on more of what is wanted, as far as there is room.
    fn fill(&self, atlas: &Atlas, errand: &Errand, goods: &[u8; GOODS]) -> Load {
        let room = usize::from(self.before[errand.loads].movers[errand.nth].room);
        let mut load = Load::EMPTY;
        let first = errand.load.iter().next().unwrap_or(0);
        for good in std::iter::once(first).chain((0..GOODS).filter(|&good| good != first)) {
            let spare = self.spare(atlas, errand.source, good, errand.loads);
            for _ in 0..goods[good].min(spare) {
                if load.len() < room {
                    load = load.with(good);
                }
            }
        }
        if errand.to == self.plan.home {
            // Anything pays for bricks.
            for good in [STONE, BOARDS, IRON] {
                let taken = load.iter().filter(|&other| other == good).count();
                let spare = usize::from(self.spare(atlas, errand.source, good, errand.loads));
                for _ in taken..spare {
                    if load.len() < room {
                        load = load.with(good);
                    }
                }
            }
        }
        load
    }

    /// Orders an errand.
    pub(super) fn send(&mut self, atlas: &Atlas, errand: &Errand) {
        let Errand {
            nth,
            source,
            to,
            load,
            start,
            loads,
            arrives,
            ..
        } = *errand;
        if errand.shares {
            for turn in loads..=arrives {
                let leg = &mut self.plan.turns[turn].orders[nth].legs[0];
                leg.load = load.iter().fold(leg.load, Load::with);
            }
            self.replay(atlas, start);
            return;
        }
        let duty = self.next_duty(nth, start + usize::from(errand.slot > 0));
        self.trips.push((
            nth as u8,
            start as u8 + u8::from(errand.slot > 0),
            arrives as u8,
        ));
        let go_on = Leg {
            load: Load::EMPTY,
            to: source,
        };
        for turn in start..=arrives {
            let slot = if turn == start { errand.slot } else { 0 };
            let mut order = self.plan.turns[turn].orders[nth];
            if slot == 0 {
                order = Order::REST;
            }
            if turn < loads {
                order.legs[slot] = go_on;
            } else if turn == loads && errand.on_its_way {
                order.legs[slot] = go_on;
                order.legs[slot + 1] = Leg { load, to };
            } else {
                order.legs[slot] = Leg { load, to };
            }
            order.holds = turn >= loads && turn < arrives;
            self.order(nth, turn, order);
        }
        if let Some((end, place)) = duty {
            for turn in arrives + 1..end {
                self.plan.turns[turn].orders[nth] = go(place);
            }
        }
        self.replay(atlas, start);
    }
}

/// When a boat that sets out at a moment comes to a region.
fn sails(atlas: &Atlas, pace: u8, at: Moment, from: u8, to: u8) -> Option<Moment> {
    let n = atlas.n_regions();
    let far = atlas.berths[usize::from(from)]
        .iter()
        .map(|&berth| atlas.water_far[usize::from(berth) * n + usize::from(to)])
        .min()
        .unwrap_or(FAR);
    if far == FAR {
        return None;
    }
    let docks = atlas.berths[usize::from(to)]
        .iter()
        .all(|&berth| matches!(atlas.places[usize::from(berth)], Place::Dock { .. }));
    let (mut turn, mut left) = (at.turn, at.left);
    let mut rest = far;
    while rest > left {
        rest -= left;
        left = pace;
        turn += 1;
    }
    let left = if docks { 0 } else { left - rest };
    Some(Moment { turn, left })
}

/// Going somewhere with nothing.
pub(super) fn go(to: u8) -> Order {
    let mut order = Order::REST;
    order.legs[0].to = to;
    order
}
