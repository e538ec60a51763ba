//! Annealing of plans.

use super::change::{Choices, change};
use super::trace::{Taste, Trace};
use crate::atlas::Atlas;
use crate::dice::Dice;
use crate::plan::Plan;

/// How long and how hot.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    pub rounds: u64,
    pub hot: f64,
    pub cold: f64,
    /// How the game is valued at first, and at last.
    pub first: Taste,
    pub last: Taste,
}

/// What annealing leaves: the plan it stood at, and the best it met.
#[derive(Clone, Debug)]
pub struct Annealed {
    pub plan: Plan,
    pub best: Plan,
    pub points: i32,
}

/// Anneals a plan. `stop` is asked now and then.
pub fn anneal(
    atlas: &Atlas,
    choices: &Choices,
    start: &Plan,
    schedule: &Schedule,
    dice: &mut Dice,
    mut stop: impl FnMut(i32) -> bool,
) -> Annealed {
    let mut plan = start.clone();
    let mut other = start.clone();
    let empty = Trace::new(atlas, plan.home);
    let mut taste = schedule.first;
    let mut trace = empty.clone();
    trace.play(atlas, &plan, 1, &empty, &taste);
    let mut next = trace.clone();
    let mut best = plan.clone();
    let mut points = trace.points;
    let mut heat = schedule.hot;
    for round in 0..schedule.rounds {
        if round % 4096 == 0 {
            let part = round as f64 / schedule.rounds as f64;
            heat = schedule.hot * (schedule.cold / schedule.hot).powf(part);
            let mix = |from: f64, to: f64| from + (to - from) * part;
            taste.beyond = mix(schedule.first.beyond, schedule.last.beyond);
            taste.fades = mix(schedule.first.fades, schedule.last.fades);
            taste.loose = mix(schedule.first.loose, schedule.last.loose);
            taste.chain = mix(schedule.first.chain, schedule.last.chain);
            taste.until = if part > 0.85 { schedule.last.until } else { schedule.first.until };
            next.play(atlas, &plan, 1, &trace, &taste);
            std::mem::swap(&mut trace, &mut next);
            if stop(points) {
                break;
            }
        }
        other.copy(&plan);
        let mut from = change(atlas, choices, &mut other, &trace, taste.until, dice);
        while dice.once_in(3) {
            from = from.min(change(atlas, choices, &mut other, &trace, taste.until, dice));
        }
        next.play(atlas, &other, from, &trace, &taste);
        let gain = next.worth - trace.worth;
        if gain >= 0.0 || dice.unit() < (gain / heat).exp() {
            if next.points > points {
                points = next.points;
                best.copy(&other);
            }
            for turn in 1..from.min(next.before.len()) {
                next.before[turn].copy(&trace.before[turn]);
            }
            std::mem::swap(&mut trace, &mut next);
            std::mem::swap(&mut plan, &mut other);
        }
    }
    Annealed { plan, best, points }
}
