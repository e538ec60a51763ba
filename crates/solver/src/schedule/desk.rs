//! A plan in the making: what has been ordered, and what comes of it turn by turn.

use crate::atlas::Atlas;
use crate::book::Heap;
use crate::plan::{LAST, MOVERS, Order, Plan};
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
    /// The least of each good that lies in each region from a turn on: by turn, then region.
    least: Vec<[u8; 16]>,
    /// Goods on their way to be used: not to be taken from where they lie.
    pub points: i32,
    end: Sim,
    /// What had been ordered before the goal that is being pursued.
    saved: (Plan, [u32; MOVERS]),
    is_touched: bool,
}

impl Desk {
    /// An empty desk.
    pub fn new(atlas: &Atlas, home: u8) -> Desk {
        let plan = Plan::idle(home, atlas.tiles.iter().map(|tile| tile.first_region));
        let sim = Sim::new(atlas, home);
        let mut desk = Desk {
            saved: (plan.clone(), [0; MOVERS]),
            is_touched: false,
            plan,
            before: vec![sim.clone(); LAST + 2],
            after: vec![sim.clone(); LAST + 2],
            busy: [0; MOVERS],
            least: vec![[0; 16]; (LAST + 2) * atlas.n_regions()],
            points: 0,
            end: sim,
        };
        desk.begin(atlas, home);
        desk
    }

    /// Clears the desk for another home.
    pub fn begin(&mut self, atlas: &Atlas, home: u8) {
        self.plan.copy(&Plan::idle(
            home,
            atlas.tiles.iter().map(|tile| tile.first_region),
        ));
        self.busy = [0; MOVERS];
        let first = atlas.first_turn();
        let mut sim = match &atlas.start {
            Some(start) => (**start).clone(),
            None => Sim::new(atlas, home),
        };
        match &atlas.start {
            Some(_) => sim.produce_on(atlas, &self.plan, &mut Silence),
            None => sim.produce(atlas, &self.plan, &mut Silence),
        }
        self.before[first].copy(&sim);
        // What has been played already is as it is: nobody is free in it, and no more is bought.
        for turn in 1..first {
            self.before[turn].copy(&sim);
            self.after[turn].copy(&sim);
            self.plan.turns[turn].bricks = 1;
            for busy in &mut self.busy {
                *busy |= 1 << turn;
            }
        }
        self.replay(atlas, first);
    }

    /// Becomes a copy of another without new memory.
    pub fn copy(&mut self, other: &Desk) {
        self.plan.copy(&other.plan);
        for turn in 1..=LAST {
            self.before[turn].copy(&other.before[turn]);
            self.after[turn].copy(&other.after[turn]);
        }
        self.busy = other.busy;
        self.least.copy_from_slice(&other.least);
        self.points = other.points;
    }

    /// Plays on from a turn whose orders have changed.
    pub fn replay(&mut self, atlas: &Atlas, from: usize) {
        self.is_touched = true;
        for turn in from.max(atlas.first_turn())..=LAST {
            self.after[turn].copy(&self.before[turn]);
            self.after[turn].act(atlas, &self.plan, false, &mut Silence);
            if turn < LAST {
                let (_, rest) = self.before.split_at_mut(turn + 1);
                rest[0].copy(&self.after[turn]);
                rest[0].produce(atlas, &self.plan, &mut Silence);
            }
        }
        self.take_stock(atlas);
    }

    /// Remembers what has been ordered.
    pub(super) fn save(&mut self) {
        self.saved.0.copy(&self.plan);
        self.saved.1 = self.busy;
        self.is_touched = false;
    }

    /// Takes everything back that was ordered since.
    pub(super) fn take_back(&mut self, atlas: &Atlas) {
        self.plan.copy(&self.saved.0);
        self.busy = self.saved.1;
        if self.is_touched {
            self.replay(atlas, 1);
        }
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
        for turn in (1..=LAST).rev() {
            for region in 0..n {
                let mut least = lesser(
                    &self.before[turn].goods[region],
                    &self.after[turn].goods[region],
                );
                if turn < LAST {
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
        (turn..=LAST).find(|&turn| self.spare(atlas, region, good, turn) > 0)
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
        (at <= LAST).then(|| (at, self.before[at].movers[nth].bank))
    }

    /// The turn a tile is built on, if it is.
    pub fn built(&self, tile: usize) -> Option<usize> {
        (1..=LAST).find(|&turn| self.after[turn].works[tile].building.is_some())
    }
}

/// The lesser count of each good.
fn lesser(one: &Heap, other: &Heap) -> Heap {
    std::array::from_fn(|good| one[good].min(other[good]))
}
