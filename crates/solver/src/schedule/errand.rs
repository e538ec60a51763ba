//! One errand: a transporter goes to a source, takes goods on and brings them to a region.

use super::Desk;
use crate::atlas::{Atlas, FAR};
use crate::book::{BOARDS, GOODS, IRON, STONE};
use crate::dice::Dice;
use crate::plan::{LAST, Leg, Load, Order};

/// A way to get goods to a region.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    pub(super) nth: usize,
    pub(super) source: u8,
    pub(super) to: u8,
    pub(super) load: Load,
    /// When it sets out, loads, arrives.
    pub(super) start: usize,
    pub(super) loads: usize,
    pub(super) arrives: usize,
    /// Whether it loads in the middle of a turn's journey.
    on_its_way: bool,
    cost: f64,
}

impl Desk {
    /// Steps that a transporter takes from region to region.
    pub(super) fn steps(
        &self,
        atlas: &Atlas,
        nth: usize,
        turn: usize,
        from: u8,
        to: u8,
    ) -> Option<usize> {
        let kind = self.before[turn].movers[nth].kind?;
        let n = atlas.n_regions();
        if from == to {
            return Some(0);
        }
        let far = if kind.is_boat() {
            let sides = &atlas.berths[usize::from(from)];
            sides
                .iter()
                .map(|&berth| atlas.water_far[usize::from(berth) * n + usize::from(to)])
                .min()
                .unwrap_or(FAR)
        } else {
            atlas.land_far[usize::from(from) * n + usize::from(to)]
        };
        (far != FAR).then_some(usize::from(far))
    }

    /// How many steps a transporter takes in a turn.
    pub(super) fn pace(&self, nth: usize, turn: usize) -> usize {
        match self.before[turn].movers[nth].kind {
            Some(kind) if kind.is_boat() => usize::from(kind.steps()),
            _ => 1,
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
        let steps = self.steps(atlas, nth, turn, from, to)?;
        Some(steps.div_ceil(self.pace(nth, turn)))
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
        for source in (0..n).filter(|&source| source != to) {
            for (good, &wanted) in goods.iter().enumerate() {
                if wanted == 0 || self.spare(atlas, source, good, LAST) == 0 {
                    continue;
                }
                let Some(ready) = self.first_spare(atlas, source, good, 1) else {
                    continue;
                };
                for nth in 0..crate::plan::MOVERS {
                    self.consider(
                        atlas,
                        nth,
                        (good, source, ready, to),
                        not_before,
                        dice,
                        &mut best,
                    );
                }
            }
        }
        let mut errand = best?;
        errand.load = self.fill(atlas, &errand, goods);
        Some(errand)
    }

    fn consider(
        &self,
        atlas: &Atlas,
        nth: usize,
        (good, source, ready, to): (usize, u8, usize, u8),
        not_before: usize,
        dice: &mut Dice,
        best: &mut Option<Errand>,
    ) {
        let mut turn = 1;
        while turn <= LAST {
            if !self.is_free(nth, turn) {
                turn += 1;
                continue;
            }
            let duty = self.next_duty(nth, turn);
            let end = duty.map_or(LAST + 1, |(at, _)| at);
            let here = self.before[turn].movers[nth].bank;
            if let (Some(there), Some(ahead)) = (
                self.steps(atlas, nth, turn, here, source),
                self.steps(atlas, nth, turn, source, to),
            ) {
                let pace = self.pace(nth, turn);
                // The turn it comes to the source in, and the steps it has left then.
                let comes = turn + there.saturating_sub(1) / pace;
                let (mut loads, mut left) = if there == 0 {
                    (turn, pace)
                } else {
                    (comes, (pace - there % pace) % pace)
                };
                if left == 0 {
                    (loads, left) = (loads + 1, pace);
                }
                let latest = ready.max((not_before + 1).saturating_sub(ahead.div_ceil(pace)));
                if latest > loads {
                    (loads, left) = (latest, pace);
                }
                let arrives = loads + ahead.saturating_sub(left).div_ceil(pace);
                let back = duty.map_or(Some(0), |(_, place)| self.way(atlas, nth, turn, to, place));
                let fits = back.is_some_and(|back| arrives + 1 + back <= end);
                if fits && arrives <= LAST {
                    // It sets out as late as it can.
                    let goes = if left == pace {
                        there.div_ceil(pace)
                    } else {
                        there.saturating_sub(1) / pace
                    };
                    let start = (loads - goes).max(turn);
                    let used = arrives + 1 - start;
                    let cost = arrives as f64 + 0.25 * used as f64 + 0.3 * dice.unit();
                    if best.is_none_or(|best| cost < best.cost) {
                        let load = Load::EMPTY.with(good);
                        *best = Some(Errand {
                            nth,
                            source,
                            to,
                            load,
                            start,
                            loads,
                            arrives,
                            on_its_way: left < pace,
                            cost,
                        });
                    }
                    return;
                }
            }
            turn = end;
        }
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
            on_its_way,
            ..
        } = *errand;
        let duty = self.next_duty(nth, start);
        for turn in start..loads {
            self.order(nth, turn, go(source));
        }
        for turn in loads..=arrives {
            let mut order = go(to);
            order.legs[0] = Leg { load, to };
            if turn == loads && on_its_way {
                order = go(source);
                order.legs[1] = Leg { load, to };
            }
            order.holds = turn < arrives;
            self.order(nth, turn, order);
        }
        if let Some((end, place)) = duty {
            for turn in arrives + 1..end {
                self.plan.turns[turn].orders[nth] = go(place);
            }
        }
        self.replay(atlas, start);
    }

    /// Sends somebody to a region, and says when it is there.
    pub(super) fn visit(
        &mut self,
        atlas: &Atlas,
        to: u8,
        not_before: usize,
        dice: &mut Dice,
    ) -> Option<usize> {
        let mut best: Option<(f64, usize, usize, usize)> = None;
        for nth in 0..crate::plan::MOVERS {
            let mut turn = 1;
            while turn <= LAST {
                if !self.is_free(nth, turn) {
                    turn += 1;
                    continue;
                }
                let duty = self.next_duty(nth, turn);
                let end = duty.map_or(LAST + 1, |(at, _)| at);
                let here = self.before[turn].movers[nth].bank;
                if let Some(way) = self.way(atlas, nth, turn, here, to) {
                    let arrives = (turn + way).saturating_sub(1).max(not_before).max(turn);
                    let back =
                        duty.map_or(Some(0), |(_, place)| self.way(atlas, nth, turn, to, place));
                    if arrives <= LAST && back.is_some_and(|back| arrives + 1 + back <= end) {
                        let start = (arrives + 1 - way.max(1)).max(turn);
                        let cost = arrives as f64
                            + 0.25 * (arrives + 1 - start) as f64
                            + 0.3 * dice.unit();
                        if best.is_none_or(|(least, ..)| cost < least) {
                            best = Some((cost, nth, start, arrives));
                        }
                        break;
                    }
                }
                turn = end;
            }
        }
        let (_, nth, start, arrives) = best?;
        let duty = self.next_duty(nth, start);
        for turn in start..=arrives {
            self.order(nth, turn, go(to));
        }
        if let Some((end, place)) = duty {
            for turn in arrives + 1..end {
                self.plan.turns[turn].orders[nth] = go(place);
            }
        }
        self.replay(atlas, start);
        Some(arrives)
    }
}

impl Desk {
    /// Has somebody who is in reach of a region at the end of a turn stay for it. Says whether anybody is.
    pub(super) fn hold(&mut self, atlas: &Atlas, region: u8, turn: usize) -> bool {
        let sim = &self.after[turn];
        let whole = sim.whole[usize::from(region)];
        let tile = usize::from(atlas.tile_of[usize::from(region)]);
        let bit = 1u8 << (whole - atlas.tiles[tile].first_region);
        let here: Vec<usize> = sim
            .present()
            .filter(|&nth| {
                let place = sim.movers[nth].place;
                usize::from(atlas.tile_of_place[usize::from(place)]) == tile
                    && sim.reach(atlas, place) & bit != 0
            })
            .collect();
        if here.iter().all(|&nth| self.busy[nth] >> turn & 1 == 0)
            && let Some(&nth) = here.first()
        {
            self.busy[nth] |= 1 << turn;
        }
        !here.is_empty()
    }
}

/// Going somewhere with nothing.
pub(super) fn go(to: u8) -> Order {
    let mut order = Order::REST;
    order.legs[0].to = to;
    order
}
