//! A plan played through, with the position of every turn kept, so that a change is played from its turn on only.

use crate::atlas::Atlas;
use crate::book::{COINS, GOLD, STOCK};
use crate::plan::{LAST, Plan, TURNS};
use crate::sim::Sim;

use super::credit::credit;
use crate::tape::Silence;

/// How a game is valued beyond its points.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// How much a turn beyond the end counts.
    pub beyond: f64,
    /// How much less each further one counts.
    pub fades: f64,
    /// The last turn looked at.
    pub until: usize,
    /// How much riches count that nobody carries at the end.
    pub loose: f64,
    /// How much what has been built and made counts.
    pub chain: f64,
}

/// A plan played through.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The position of each turn before its movement phase.
    pub before: Vec<Sim>,
    /// Points at the end.
    pub points: i32,
    /// What it is worth to the search.
    pub worth: f64,
    end: Sim,
    values: Vec<f64>,
    chain: f64,
}

impl Trace {
    /// An empty trace.
    pub fn new(atlas: &Atlas, home: u8) -> Trace {
        let sim = Sim::new(atlas, home);
        Trace { before: vec![sim.clone(); TURNS + 2], points: 0, worth: 0.0, end: sim, values: vec![0.0; TURNS + 2], chain: 0.0 }
    }

    /// Plays a plan from a turn on; what came before is as in `old`.
    pub fn play(&mut self, atlas: &Atlas, plan: &Plan, from: usize, old: &Trace, taste: &Taste) {
        let from = from.max(1);
        if from == 1 {
            let mut sim = Sim::new(atlas, plan.home);
            sim.produce(atlas, plan, &mut Silence);
            self.before[1].copy(&sim);
        } else {
            self.before[from].copy(&old.before[from]);
        }
        self.points = old.points;
        self.chain = old.chain;
        self.values[LAST..from.max(LAST)].copy_from_slice(&old.values[LAST..from.max(LAST)]);
        for turn in from..=taste.until.max(LAST) {
            if turn == LAST {
                self.end.copy(&self.before[turn]);
                self.end.act(atlas, plan, true, &mut Silence);
                self.points = self.end.points();
                self.chain = credit(atlas, plan, &self.end);
            }
            let (done, next) = self.before.split_at_mut(turn + 1);
            let sim = &mut next[0];
            sim.copy(&done[turn]);
            sim.act(atlas, plan, false, &mut Silence);
            if turn >= LAST {
                self.values[turn] = loose(sim);
            }
            if turn < taste.until {
                sim.produce(atlas, plan, &mut Silence);
            }
        }
        let mut weight = taste.beyond;
        let mut worth = f64::from(self.points) + taste.loose * self.values[LAST] + taste.chain * self.chain;
        for turn in LAST + 1..=taste.until {
            worth += weight * self.values[turn];
            weight *= taste.fades;
        }
        self.worth = worth;
    }
}

/// Points if everything lying about counted.
fn loose(sim: &Sim) -> f64 {
    let all = sim.all_goods();
    let riches = 10 * all[GOLD] + 40 * all[COINS] + 120 * all[STOCK];
    f64::from(riches) + 10.0 * f64::from(sim.n_rows())
}
