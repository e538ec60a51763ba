//! A list of goals carried out, with the desk kept every few goals, so that a change is tried from its goal on only.

use super::Desk;
use super::credit::{credit, later};
use super::goal::Goals;
use crate::atlas::Atlas;
use crate::dice::Dice;
use crate::sim::Sim;
use std::sync::Arc;

/// How many goals lie between two desks that are kept.
const APART: usize = 4;

/// A list carried out.
#[derive(Clone, Debug)]
pub struct Ladder {
    pub goals: Goals,
    /// Which goals were reached.
    pub reached: Vec<bool>,
    pub points: i32,
    /// Credit for the steps of the chain.
    pub credit: f64,
    /// Riches some turns after the end.
    pub later: f64,
    pub desk: Desk,
    rungs: Vec<Desk>,
    /// How many rungs are those of the list before.
    n_kept: usize,
}

impl Ladder {
    /// An empty list, for the rest of a game or a whole one.
    pub fn new(atlas: &Atlas, opening: Option<&Arc<Sim>>) -> Ladder {
        let desk = Desk::new(atlas, opening);
        let goals = Goals {
            home: 0,
            list: Vec::new(),
        };
        Ladder {
            goals,
            reached: Vec::new(),
            n_kept: 0,
            points: 0,
            credit: 0.0,
            later: 0.0,
            rungs: vec![desk.clone()],
            desk,
        }
    }

    /// Carries a list out that is the same as that of `old` up to a goal.
    pub fn climb(&mut self, atlas: &Atlas, goals: &Goals, from: usize, old: &Ladder) {
        let same = goals.home == old.goals.home;
        let last = old.goals.list.len().saturating_sub(1);
        let n_kept = if same { from.min(last) / APART } else { 0 };
        self.goals.home = goals.home;
        self.goals.list.clone_from(&goals.list);
        self.n_kept = n_kept;
        self.reached.clear();
        self.reached
            .extend_from_slice(&old.reached[..(n_kept * APART).min(old.reached.len())]);
        if n_kept == 0 {
            self.desk.begin(atlas, goals.home);
        } else {
            self.desk.copy(&old.rungs[n_kept]);
        }
        for nth in n_kept * APART..goals.list.len() {
            if nth % APART == 0 {
                self.keep(nth / APART);
            }
            let wish = goals.list[nth];
            let is_reached =
                self.desk
                    .pursue(atlas, wish.goal, &mut Dice::new(u64::from(wish.luck)));
            self.reached.push(is_reached);
        }
        self.later = later(&self.desk);
        self.desk.close(atlas);
        self.desk.collect(atlas);
        self.points = self.desk.finish(atlas);
        self.credit = credit(atlas, &self.desk.plan, self.desk.end());
    }

    fn keep(&mut self, nth: usize) {
        while self.rungs.len() <= nth {
            self.rungs.push(self.desk.clone());
        }
        self.rungs[nth].copy(&self.desk);
    }

    /// Takes over the rungs of the list it was changed from, to be changed itself.
    pub fn adopt(&mut self, old: &Ladder) {
        for nth in 1..self.n_kept {
            while self.rungs.len() <= nth {
                self.rungs.push(self.desk.clone());
            }
            self.rungs[nth].copy(&old.rungs[nth]);
        }
    }

    /// What it is worth if credit and what comes later count so much.
    pub fn worth(&self, chain: f64) -> f64 {
        chain.mul_add(self.credit + self.later, f64::from(self.points))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedule::list;
    use roads_and_boats::built_in;

    #[test]
    fn a_changed_list_comes_out_as_if_carried_out_from_its_first_goal() {
        let atlas = Atlas::new(&built_in("A River Runs Through It").unwrap()).unwrap();
        let mut dice = Dice::new(11);
        let empty = Ladder::new(&atlas, None);
        let mut now = empty.clone();
        now.climb(&atlas, &list::first(&atlas, &mut dice), 0, &empty);
        let mut next = now.clone();
        let mut fresh = empty.clone();
        for _ in 0..1500 {
            let mut goals = now.goals.clone();
            let from = list::change(&atlas, &mut goals, &now.reached, &mut dice);
            next.climb(&atlas, &goals, from, &now);
            fresh.climb(&atlas, &goals, 0, &empty);
            assert_eq!(next.desk.plan, fresh.desk.plan);
            assert_eq!((next.points, &next.reached), (fresh.points, &fresh.reached));
            next.adopt(&now);
            std::mem::swap(&mut now, &mut next);
        }
    }
}
