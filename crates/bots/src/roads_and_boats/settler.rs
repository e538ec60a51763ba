//! A player that plans: it plays plans to the end in its head, and follows the best.

use std::sync::Arc;

use game::{Dice, Game, Imagined, Seat, Seed};
use roads_and_boats::{Action, Map, Position, Stage, State};

use super::act::Hand;
use super::atlas::Atlas;
use super::candidates::Candidates;
use super::lay::Lay;
use super::order::{Bent, Plan};
use super::search::Search;
use super::ways::Ways;
use crate::{Bot, Budget};

#[derive(Debug)]
pub(super) struct Settler {
    dice: Dice,
    atlas: Option<Arc<Atlas>>,
    plan: Option<(u8, Plan)>,
    script: Vec<Action>,
    expected: Option<Position>,
}

impl Settler {
    pub(super) fn new(seed: Seed) -> Settler {
        Settler {
            dice: Dice::new(seed),
            atlas: None,
            plan: None,
            script: Vec::new(),
            expected: None,
        }
    }

    fn atlas(&mut self, map: &Arc<Map>) -> Arc<Atlas> {
        match &self.atlas {
            Some(atlas) if Arc::ptr_eq(&atlas.map, map) => atlas.clone(),
            _ => {
                let atlas = Arc::new(Atlas::new(map));
                self.atlas = Some(atlas.clone());
                atlas
            }
        }
    }

    fn home(&mut self, state: &State, seat: Seat) -> Action {
        let atlas = self.atlas(state.map());
        let homes = state.list_actions(seat);
        let rounds: u32 = std::env::var("ROUNDS").ok().and_then(|s| s.parse().ok()).unwrap_or(300);
        let mut best: Option<(i64, Action, Plan)> = None;
        for &home in &homes {
            let mut settled = state.clone();
            if settled.apply(seat, &home, &mut ()).is_err() {
                continue;
            }
            let mut search = Search::new(&atlas, seat, 20);
            let (plan, score) = plan(&atlas, &settled, seat, &mut search, Plan { orders: vec![], bent: Bent::default() }, rounds, &mut self.dice);
            eprintln!("{home:?} {score}");
            if best.as_ref().is_none_or(|(most, ..)| score > *most) {
                best = Some((score, home, plan));
            }
        }
        let (score, home, plan) = best.expect("the seat is to act");
        eprintln!("{score} {home:?} {plan:?}");
        for order in &plan.orders { eprintln!("  {order:?} at {}", atlas.regions[usize::from(order.region())]); }
        self.plan = Some((0, plan));
        home
    }
}

fn plan(atlas: &Atlas, state: &State, seat: Seat, search: &mut Search<'_>, mut plan: Plan, rounds: u32, dice: &mut Dice) -> (Plan, i64) {
    let lay = Lay::of(atlas, state, seat);
    let candidates = Candidates::near(atlas, &lay, &mut search.ways, lay.home.unwrap_or(0), 12 * 4);
    let mut best = search.play_out(state, &plan);
    search.improve(state, &candidates, &mut plan, &mut best, rounds, dice);
    (plan, best)
}

impl Bot<State> for Settler {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let (state, seat) = (imagined.game(), imagined.seat());
        match state.stage() {
            Stage::Homes => return self.home(state, seat),
            Stage::Calling { .. } => return Action::Waive,
            Stage::Praying { .. } => return Action::KeepPraying,
            Stage::Acting => (),
            _ => return state.list_actions(seat)[0],
        }
        if let Some(action) = self.script.pop() {
            return action;
        }
        let atlas = self.atlas(state.map());
        let mut search = Search::new(&atlas, seat, 20);
        let (planned, old) = self.plan.take().unwrap_or((0, Plan { orders: vec![], bent: Bent::default() }));
        let mut current = old;
        if planned != state.turn() {
            let rounds: u32 = std::env::var("TROUNDS").ok().and_then(|s| s.parse().ok()).unwrap_or(100);
            let (better, score) = plan(&atlas, state, seat, &mut search, current, rounds, &mut self.dice);
            if std::env::var("V").is_ok() { eprintln!("turn {} {score}", state.turn()); }
            current = better;
        }
        let mut after = state.clone();
        let mut ways = Ways::default();
        Hand { atlas: &atlas, seat, last_turn: 20, ways: &mut ways, state: &mut after, plan: &mut current, done: &mut self.script }.play();
        self.plan = Some((state.turn(), current));
        if std::env::var("V").is_ok() { for a in &self.script { eprintln!("   {a:?}"); } }
        self.script.reverse();
        self.script.pop().unwrap_or(Action::Done)
    }
}
