//! Annealing of lists of goals.

use super::goal::Goals;
use super::ladder::Ladder;
use super::list;
use crate::atlas::Atlas;
use crate::dice::Dice;

/// How long, how hot, and how much credit counts at first and at last.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub rounds: u64,
    pub hot: f64,
    pub cold: f64,
    pub chain: f64,
    pub last_chain: f64,
}

/// The best of many lists by chance.
pub fn sample(atlas: &Atlas, count: usize, rafts: usize, chain: f64, dice: &mut Dice) -> Ladder {
    let empty = Ladder::new(atlas);
    let mut best = empty.clone();
    let mut next = empty.clone();
    for nth in 0..count {
        let goals = list::first(atlas, rafts, dice);
        next.climb(atlas, &goals, 0, &empty);
        if nth == 0 || next.worth(chain) > best.worth(chain) {
            std::mem::swap(&mut best, &mut next);
        }
    }
    best
}

/// Anneals a list. `gained` is told of every better plan, `stop` is asked now and then.
pub fn anneal(
    atlas: &Atlas,
    now: &mut Ladder,
    course: &Course,
    dice: &mut Dice,
    mut gained: impl FnMut(&Ladder),
    mut stop: impl FnMut(u64, &Ladder) -> bool,
) {
    let mut next = now.clone();
    let mut goals: Goals = now.goals.clone();
    let mut points = now.points;
    let (mut heat, mut chain) = (course.hot, course.chain);
    for round in 0..course.rounds {
        if round % 64 == 0 {
            let part = round as f64 / course.rounds as f64;
            heat = course.hot * (course.cold / course.hot).powf(part);
            chain = course.chain + (course.last_chain - course.chain) * part;
            if stop(round, now) {
                return;
            }
        }
        goals.home = now.goals.home;
        goals.list.clone_from(&now.goals.list);
        let mut from = list::change(atlas, &mut goals, &now.reached, dice);
        while dice.once_in(3) {
            from = from.min(list::change(atlas, &mut goals, &now.reached, dice));
        }
        next.climb(atlas, &goals, from, now);
        let gain = next.worth(chain) - now.worth(chain);
        if next.points > points {
            points = next.points;
            gained(&next);
        }
        if gain >= 0.0 || dice.unit() < (gain / heat).exp() {
            next.adopt(now);
            std::mem::swap(now, &mut next);
        }
    }
}
