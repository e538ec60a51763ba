//! Annealing of lists of goals, and races between many.

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

impl Course {
    /// Heat and weight of credit after a part of the way.
    fn at(&self, part: f64) -> (f64, f64) {
        let heat = self.hot * (self.cold / self.hot).powf(part);
        (heat, self.chain + (self.last_chain - self.chain) * part)
    }

    /// A stretch of the way.
    fn stretch(&self, from: f64, to: f64, rounds: u64) -> Course {
        let ((hot, chain), (cold, last_chain)) = (self.at(from), self.at(to));
        Course {
            rounds,
            hot,
            cold,
            chain,
            last_chain,
        }
    }
}

/// How often the field of a race is halved.
const HALVINGS: u32 = 4;
/// Lists by chance, of which the best starts.
const SAMPLES: usize = 40;

/// The best of many lists by chance.
fn sample(atlas: &Atlas, empty: &Ladder, chain: f64, dice: &mut Dice) -> Ladder {
    let mut best = empty.clone();
    let mut next = empty.clone();
    for nth in 0..SAMPLES {
        let goals = list::first(atlas, dice);
        next.climb(atlas, &goals, 0, empty);
        if nth == 0 || next.worth(chain) > best.worth(chain) {
            std::mem::swap(&mut best, &mut next);
        }
    }
    best
}

/// Anneals many lists for a while, then the better half of them, and so on. Every stage takes as many rounds.
pub fn race(
    atlas: &Atlas,
    empty: &Ladder,
    course: &Course,
    dice: &mut Dice,
    gained: &mut impl FnMut(&Ladder),
    stop: &mut impl FnMut() -> bool,
) -> Ladder {
    let stages = u64::from(HALVINGS) + 1;
    let mut field: Vec<Ladder> = (0..1 << HALVINGS)
        .map(|_| sample(atlas, empty, course.chain, dice))
        .collect();
    for stage in 0..stages {
        let rounds = course.rounds / stages / field.len() as u64;
        let part = |stage: u64| stage as f64 / stages as f64;
        let stretch = course.stretch(part(stage), part(stage + 1), rounds);
        for ladder in &mut field {
            if anneal(atlas, ladder, &stretch, dice, gained, stop) {
                return field.swap_remove(0);
            }
        }
        let worth = |ladder: &Ladder| ladder.worth(stretch.last_chain);
        field.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        field.truncate(field.len().div_ceil(2));
    }
    field.swap_remove(0)
}

/// Anneals a list. `gained` is told of every better plan, `stop` is asked now and then; says whether it stopped.
pub fn anneal(
    atlas: &Atlas,
    now: &mut Ladder,
    course: &Course,
    dice: &mut Dice,
    gained: &mut impl FnMut(&Ladder),
    stop: &mut impl FnMut() -> bool,
) -> bool {
    let mut next = now.clone();
    let mut goals: Goals = now.goals.clone();
    let mut points = now.points;
    gained(now);
    let (mut heat, mut chain) = course.at(0.0);
    for round in 0..course.rounds {
        if round % 64 == 0 {
            (heat, chain) = course.at(round as f64 / course.rounds as f64);
            if stop() {
                return true;
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
    false
}
