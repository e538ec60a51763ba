//! A plan in the making: what has been ordered, and what comes of it turn by turn.

use std::sync::Arc;

use roads_and_boats::Transport;

use crate::atlas::Atlas;
use crate::book::Heap;
use crate::plan::{HORIZON, LAST, MOVERS, Order, Plan};
use crate::sim::Sim;
use crate::tape::Silence;

/// A plan in the making.
#[derive(Clone, Debug)]
pub struct Desk {
    pub plan: Plan,
    /// Before the movement phase of each turn.
    pub before: Vec<Sim>,
    /// At the end of each turn.
    pub after: Vec<Sim>,
    /// Turns in which a transporter has something to do, as bits.
    pub busy: [u32; MOVERS],
    /// Turns at whose end a transporter has to be where it is, as bits.
    pub pinned: [u32; MOVERS],
    /// The least of each good that lies in each region from a turn on: by turn, then region.
    least: Vec<[u8; 16]>,
    pub points: i32,
    end: Sim,
    /// Where the game begins, if it is the rest of one.
    opening: Option<Arc<Sim>>,
    /// The first turn that can be planned, and the last.
    pub first: usize,
    until: usize,
    /// Journeys: who, and the turns from and to.
    pub(super) trips: Vec<(u8, u8, u8)>,
    /// What had been ordered before the goal that is being pursued.
    saved: (Plan, [[u32; MOVERS]; 2], usize),
    /// The first turn that has been played again since.
    touched: usize,
}

impl Desk {
    /// An empty desk, for the rest of a game or a whole one.
    pub fn new(atlas: &Atlas, opening: Option<&Arc<Sim>>) -> Desk {
        let sim = opening.map_or_else(|| Sim::new(atlas, 0), |opening| (**opening).clone());
        let home = sim.home;
        let plan = Plan::idle(home, atlas.tiles.iter().map(|tile| tile.first_region));
        let mut desk = Desk {
            saved: (plan.clone(), [[0; MOVERS]; 2], 0),
            first: usize::from(sim.turn),
            opening: opening.cloned(),
            until: HORIZON,
            trips: Vec::new(),
            touched: HORIZON,
            plan,
            before: vec![sim.clone(); HORIZON + 2],
            after: vec![sim.clone(); HORIZON + 2],
            busy: [0; MOVERS],
            pinned: [0; MOVERS],
            least: vec![[0; 16]; (HORIZON + 2) * atlas.n_regions()],
            points: 0,
            end: sim,
        };
        desk.begin(atlas, home);
        desk
    }

    /// Clears the desk for another home, if it can be chosen.
    pub fn begin(&mut self, atlas: &Atlas, home: u8) {
        let home = self.opening.as_ref().map_or(home, |opening| opening.home);
        self.plan.copy(&Plan::idle(
            home,
            atlas.tiles.iter().map(|tile| tile.first_region),
        ));
        self.busy = [0; MOVERS];
        self.pinned = [0; MOVERS];
        self.trips.clear();
        self.until = HORIZON;
        let mut sim = match &self.opening {
            Some(opening) => (**opening).clone(),
            None => Sim::new(atlas, home),
        };
        if self.opening.is_none() {
            sim.produce(atlas, &self.plan, &mut Silence);
        } else {
            sim.operate(atlas, &self.plan, &mut Silence);
        }
        self.before[self.first].copy(&sim);
        self.replay(atlas, self.first);
    }

    /// Becomes a copy of another without new memory.
    pub fn copy(&mut self, other: &Desk) {
        self.plan.copy(&other.plan);
        self.first = other.first;
        self.until = other.until;
        self.trips.clone_from(&other.trips);
        for turn in self.first..=HORIZON {
            self.before[turn].copy(&other.before[turn]);
            self.after[turn].copy(&other.after[turn]);
        }
        self.busy = other.busy;
        self.pinned = other.pinned;
        self.least.copy_from_slice(&other.least);
        self.points = other.points;
    }

    /// Plays on from a turn whose orders have changed.
    pub fn replay(&mut self, atlas: &Atlas, from: usize) {
        self.touched = self.touched.min(from);
        for turn in from.max(self.first)..=self.until {
            self.after[turn].copy(&self.before[turn]);
            self.after[turn].act(atlas, &self.plan, false, &mut Silence);
            if turn < self.until {
                let (_, rest) = self.before.split_at_mut(turn + 1);
                rest[0].copy(&self.after[turn]);
                rest[0].produce(atlas, &self.plan, &mut Silence);
            }
        }
        self.guard_births(from);
        self.take_stock(atlas);
    }

    /// Keeps two donkeys that have a third where they are.
    fn guard_births(&mut self, from: usize) {
        for turn in from.max(self.first)..self.until {
            let (old, new) = (&self.after[turn].movers, &self.before[turn + 1].movers);
            for nth in 0..MOVERS {
                if old[nth].kind.is_some() || new[nth].kind != Some(Transport::Donkey) {
                    continue;
                }
                for (parent, was) in old.iter().enumerate() {
                    if was.kind == new[nth].kind && was.place == new[nth].place {
                        self.busy[parent] |= 1 << turn;
                        self.pinned[parent] |= 1 << turn;
                    }
                }
            }
        }
    }

    /// Remembers what has been ordered.
    pub(super) fn save(&mut self) {
        self.saved.0.copy(&self.plan);
        self.saved.1 = [self.busy, self.pinned];
        self.saved.2 = self.trips.len();
        self.touched = HORIZON + 1;
    }

    /// Takes everything back that was ordered since.
    pub(super) fn take_back(&mut self, atlas: &Atlas) {
        self.plan.copy(&self.saved.0);
        [self.busy, self.pinned] = self.saved.1;
        self.trips.truncate(self.saved.2);
        if self.touched <= HORIZON {
            self.replay(atlas, self.touched);
        }
    }

    /// Makes the game end with its last turn: journeys that come too late are not begun.
    pub fn close(&mut self, atlas: &Atlas) {
        self.until = LAST;
        for nth in 0..self.busy.len() {
            self.busy[nth] &= (2 << LAST) - 1;
        }
        let mut from = LAST;
        for &(nth, start, arrives) in &self.trips {
            for turn in usize::from(start)..=LAST {
                if usize::from(arrives) > LAST {
                    self.plan.turns[turn].orders[usize::from(nth)] = Order::REST;
                    self.busy[usize::from(nth)] &= !(1 << turn);
                    from = from.min(turn);
                }
            }
        }
        self.replay(atlas, from);
    }

    /// Points if the plan is carried out.
    pub fn finish(&mut self, atlas: &Atlas) -> i32 {
        self.end.copy(&self.before[LAST]);
        self.end.act(atlas, &self.plan, true, &mut Silence);
        self.points = self.end.points();
        self.points
    }

    /// The position at the end of the game.
    pub fn end(&self) -> &Sim {
        &self.end
    }

    fn take_stock(&mut self, atlas: &Atlas) {
        let n = atlas.n_regions();
        for turn in (self.first..=self.until).rev() {
            for region in 0..n {
                let mut least = lesser(
                    &self.before[turn].goods[region],
                    &self.after[turn].goods[region],
                );
                if turn < self.until {
                    least = lesser(&least, &self.least[(turn + 1) * n + region]);
                }
                self.least[turn * n + region] = least;
            }
        }
    }

    /// How many of a good can be taken from a region before the movement of a turn without being missed later.
    pub fn spare(&self, atlas: &Atlas, region: u8, good: usize, turn: usize) -> u8 {
        self.least[turn * atlas.n_regions() + usize::from(region)][good]
    }

    /// The first turn from one on in which a good can be taken from a region, if any.
    pub fn first_spare(
        &self,
        atlas: &Atlas,
        region: u8,
        good: usize,
        turn: usize,
    ) -> Option<usize> {
        (turn..=HORIZON).find(|&turn| self.spare(atlas, region, good, turn) > 0)
    }

    /// Gives a transporter an order.
    pub fn order(&mut self, nth: usize, turn: usize, order: Order) {
        self.plan.turns[turn].orders[nth] = order;
        self.busy[nth] |= 1 << turn;
    }

    /// Whether a transporter is free in a turn.
    pub fn is_free(&self, nth: usize, turn: usize) -> bool {
        self.busy[nth] >> turn & 1 == 0 && self.before[turn].movers[nth].kind.is_some()
    }

    /// The first turn from one on in which a transporter is busy again, and where it has to be then.
    pub fn next_duty(&self, nth: usize, turn: usize) -> Option<(usize, u8)> {
        let later = self.busy[nth] >> turn << turn;
        let at = later.trailing_zeros() as usize;
        (at <= HORIZON).then(|| (at, self.before[at].movers[nth].bank))
    }

    /// The turn a tile is built on, if it is.
    pub fn built(&self, tile: usize) -> Option<usize> {
        (self.first..=HORIZON).find(|&turn| self.after[turn].works[tile].building.is_some())
    }
}

/// The lesser count of each good.
fn lesser(one: &Heap, other: &Heap) -> Heap {
    std::array::from_fn(|good| one[good].min(other[good]))
}
