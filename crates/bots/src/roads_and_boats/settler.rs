//! A player that runs an economy: it plays plans to the end in its head, and follows the best.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use game::{Dice, Game, Imagined, Planning, Seat, Seed};
use roads_and_boats::{Action, Map, Phase, Position, Stage, State};

use super::act::{self, Filled, Hand};
use super::atlas::Atlas;
use super::order::Plan;
use super::search::{Search, last_turn};
use super::ways::Ways;
use crate::{Bot, Budget};

/// The settler.
#[derive(Debug)]
pub(super) struct Settler {
    dice: Dice,
    atlas: Option<Arc<Atlas>>,
    course: Option<Course>,
    script: Script,
    /// The position in which the script goes on.
    expected: Option<Position>,
}

/// What the settler will do in its part of a phase, if all goes as expected.
#[derive(Debug, Default)]
struct Script {
    written_in: Option<(u8, Phase)>,
    left: VecDeque<Action>,
    n_taken: usize,
    /// The orders of the plan that it carries out.
    filled: Vec<Filled>,
}

/// A plan, and the turn it was last thought over.
#[derive(Debug)]
struct Course {
    seat: Seat,
    turn: u8,
    plan: Plan,
}

impl Settler {
    /// A bot with its own luck.
    pub(super) fn new(seed: Seed) -> Settler {
        Settler {
            dice: Dice::new(seed),
            atlas: None,
            course: None,
            script: Script::default(),
            expected: None,
        }
    }

    /// The atlas of the map that is played on.
    fn atlas(&mut self, map: &Arc<Map>) -> Arc<Atlas> {
        match &self.atlas {
            Some(atlas) if Arc::ptr_eq(&atlas.map, map) => atlas.clone(),
            _ => {
                let atlas = Arc::new(Atlas::new(map));
                self.atlas = Some(atlas.clone());
                self.course = None;
                atlas
            }
        }
    }

    /// Chooses the home from which the best plan starts.
    fn settle(&mut self, state: &State, seat: Seat, rounds: u32, until: Instant) -> Action {
        let atlas = self.atlas(state.map());
        let homes = state.list_actions(seat);
        let mut search = Search::new(&atlas, seat, last_turn(state), until);
        let (home, plan) = search.settle(state, &homes, rounds, &mut self.dice);
        self.course = Some(Course {
            seat,
            turn: 0,
            plan,
        });
        home
    }

    /// Thinks the plan over at the start of a turn, and writes the script for the part of the phase at hand.
    fn write_script(&mut self, state: &State, seat: Seat, rounds: u32, until: Instant) {
        let atlas = self.atlas(state.map());
        let turn = state.turn();
        let course = self.course.take().filter(|course| course.seat == seat);
        let is_new = course.is_none();
        let mut course = course.unwrap_or_else(|| Course {
            seat,
            turn: 0,
            plan: Plan::default(),
        });
        let last_turn = last_turn(state);
        if course.turn != turn {
            course.turn = turn;
            let mut search = Search::new(&atlas, seat, last_turn, until);
            search.rethink(state, &mut course.plan, is_new, rounds, &mut self.dice);
        }
        let (mut done, mut filled) = (Vec::new(), Vec::new());
        Hand {
            atlas: &atlas,
            seat,
            last_turn,
            ways: &mut Ways::default(),
            state: &mut state.clone(),
            plan: &mut course.plan.clone(),
            done: &mut done,
            filled: &mut filled,
        }
        .play();
        self.course = Some(course);
        self.expected = None;
        self.script = Script {
            written_in: Some((turn, state.phase())),
            left: done.into(),
            n_taken: 0,
            filled,
        };
    }

    /// Goes on without a script. Of its orders those are done with that were carried out.
    fn drop_script(&mut self) {
        let script = std::mem::take(&mut self.script);
        let Some(course) = &mut self.course else {
            return;
        };
        for Filled { order, by } in script.filled {
            let nth = course.plan.orders.iter().position(|kept| *kept == order);
            if let (true, Some(nth)) = (by <= script.n_taken, nth) {
                course.plan.orders.remove(nth);
            }
        }
    }

    /// The next action of the script. What it leads to is what is expected next.
    fn follow(&mut self, state: &State, seat: Seat) -> Action {
        let action = self.script.left.pop_front().unwrap_or(Action::Done);
        self.script.n_taken += 1;
        let mut then = state.clone();
        let is_legal = then.apply(seat, &action, &mut ()).is_ok();
        self.expected = is_legal.then(|| then.position());
        match is_legal {
            true => action,
            // Whoever is done may only call for the order of a phase to come.
            false => state.list_actions(seat).pop().unwrap_or(action),
        }
    }
}

/// So many plans are enough, if there is the time for them.
fn rounds_in(budget: Budget) -> u32 {
    let enough = budget.time.as_millis().min(60_000) as u64 * 4;
    budget.nodes.unwrap_or(enough).min(1_000_000) as u32
}

/// Whether a seat has something open that comes before anything else.
fn is_busy(position: &Position, seat: Seat) -> bool {
    let own = &position.seats[seat.index()];
    own.ask.is_some() || own.bill.is_some() || own.duty.is_some()
}

impl Bot<State> for Settler {
    fn choose(&mut self, imagined: &Imagined<State>, budget: Budget) -> Action {
        let (state, seat) = (imagined.game(), imagined.seat());
        let (rounds, until) = (rounds_in(budget), budget.until());
        match state.stage() {
            Stage::Homes => return self.settle(state, seat, 8 * rounds, until),
            Stage::Praying { .. } => return Action::KeepPraying,
            Stage::Acting => (),
            _ => return state.list_actions(seat)[0],
        }
        let position = state.position();
        if position.asked(seat).is_some() {
            return act::answer(seat, &state.list_actions(seat));
        }
        if self.expected.as_ref() == Some(&position) && !self.script.left.is_empty() {
            return self.follow(state, seat);
        }
        self.drop_script();
        if is_busy(&position, seat) {
            return act::answer(seat, &state.list_actions(seat));
        }
        self.write_script(state, seat, rounds, until);
        self.follow(state, seat)
    }

    /// Does what it would do in its moment, one thing after the other, up to the first that has to wait for that.
    fn choose_early(&mut self, imagined: &Imagined<State>, budget: Budget) -> Option<Action> {
        let (state, seat) = (imagined.game(), imagined.seat());
        if state.stage() != Stage::Acting {
            return None;
        }
        let position = state.position();
        let own = |position: &Position| position.seats[seat.index()].clone();
        let is_as_left = |then: &Position| own(then) == own(&position);
        let goes_on = self.script.written_in == Some((state.turn(), state.phase()))
            && self.expected.as_ref().is_none_or(is_as_left);
        if !goes_on {
            self.drop_script();
            if is_busy(&position, seat) {
                return Some(act::answer(seat, &state.list_actions(seat)));
            }
            let ahead = state.ahead(seat, &[]).ok()?;
            self.write_script(&ahead, seat, rounds_in(budget), budget.until());
        }
        let next = *self.script.left.front()?;
        let is_early = next != Action::Done && state.list_actions(seat).contains(&next);
        is_early.then(|| self.follow(state, seat))
    }
}
