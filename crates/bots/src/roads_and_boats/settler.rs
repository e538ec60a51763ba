//! A player that runs an economy: it plays plans to the end in its head, and follows the best.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use game::{Dice, Game, Imagined, Seat, Seed};
use roads_and_boats::{Action, Map, Position, Stage, State};

use super::act::{self, Hand};
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
    /// What it will do next, if all goes as expected.
    script: VecDeque<Action>,
    /// The position in which the script goes on.
    expected: Option<Position>,
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
            script: VecDeque::new(),
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
        let mut done = Vec::new();
        Hand {
            atlas: &atlas,
            seat,
            last_turn,
            ways: &mut Ways::default(),
            state: &mut state.clone(),
            plan: &mut course.plan,
            done: &mut done,
            filled: &mut Vec::new(),
        }
        .play();
        self.course = Some(course);
        self.script = done.into();
    }

    /// The next action of the script. What it leads to is what is expected next.
    fn follow(&mut self, state: &State, seat: Seat) -> Action {
        let action = self.script.pop_front().unwrap_or(Action::Done);
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

impl Bot<State> for Settler {
    fn choose(&mut self, imagined: &Imagined<State>, budget: Budget) -> Action {
        let (state, seat) = (imagined.game(), imagined.seat());
        // So many plans are enough, if there is the time for them.
        let enough = budget.time.as_millis().min(60_000) as u64 * 4;
        let rounds = budget.nodes.unwrap_or(enough).min(1_000_000) as u32;
        let until = budget.until();
        match state.stage() {
            Stage::Homes => return self.settle(state, seat, 8 * rounds, until),
            Stage::Praying { .. } => return Action::KeepPraying,
            Stage::Acting => (),
            _ => return state.list_actions(seat)[0],
        }
        let position = state.position();
        let own = &position.seats[seat.index()];
        let is_asked = position.asked(seat).is_some();
        let is_busy = is_asked || own.ask.is_some() || own.bill.is_some() || own.duty.is_some();
        if self.expected.as_ref() == Some(&position) && !self.script.is_empty() {
            return self.follow(state, seat);
        }
        self.script.clear();
        if is_busy {
            return act::answer(seat, &state.list_actions(seat));
        }
        self.write_script(state, seat, rounds, until);
        self.follow(state, seat)
    }
}
