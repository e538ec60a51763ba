//! Looking for a better plan by playing plans to the end.

use std::time::{Duration, Instant};

use game::{Dice, Game, Seat};
use roads_and_boats::{Action, Brick, Good, Stage, State};

use super::act::{Filled, Hand};
use super::atlas::Atlas;
use super::candidates::Candidates;
use super::order::Plan;
use super::snapshot::Snapshot;
use super::ways::{TURN, Ways};

/// What a seat plans with.
pub(super) struct Search<'a> {
    pub(super) atlas: &'a Atlas,
    pub(super) seat: Seat,
    pub(super) last_turn: u8,
    pub(super) ways: Ways,
    /// When it has to have an answer.
    until: Instant,
    done: Vec<Action>,
    filled: Vec<Filled>,
}

/// A home that may be chosen, and the best plan for it so far.
struct Arm {
    root: State,
    home: Action,
    candidates: Candidates,
    plan: Plan,
    score: i64,
}

impl<'a> Search<'a> {
    pub(super) fn new(atlas: &'a Atlas, seat: Seat, last_turn: u8, until: Instant) -> Search<'a> {
        Search {
            atlas,
            seat,
            last_turn,
            ways: Ways::default(),
            until,
            done: Vec::new(),
            filled: Vec::new(),
        }
    }

    fn is_late(&self) -> bool {
        Instant::now() >= self.until
    }

    /// How many of so many plans can be played out in the time that is left.
    fn affordable(&mut self, root: &State, plan: &Plan, rounds: u32) -> u32 {
        let began = Instant::now();
        self.play_out(root, plan);
        let each = began.elapsed().max(Duration::from_nanos(1));
        let left = self.until.saturating_duration_since(Instant::now());
        let most = left.as_nanos() / each.as_nanos();
        rounds.min(u32::try_from(most).unwrap_or(u32::MAX))
    }

    /// How well a plan does from a position on, in hundredths of a point and some.
    pub(super) fn play_out(&mut self, root: &State, plan: &Plan) -> i64 {
        let n_orders = plan.orders.len();
        let mut state = root.clone();
        let mut plan = plan.clone();
        self.filled.clear();
        while state.turn() <= self.last_turn {
            let Some(seat) = state.awaited().lowest() else {
                break;
            };
            if seat == self.seat && state.stage() == Stage::Acting {
                self.done.clear();
                Hand {
                    atlas: self.atlas,
                    seat,
                    last_turn: self.last_turn,
                    ways: &mut self.ways,
                    state: &mut state,
                    plan: &mut plan,
                    done: &mut self.done,
                    filled: &mut self.filled,
                }
                .play();
            } else {
                idle(&mut state, seat);
            }
        }
        score(&state, self.seat, plan.orders.len()) - 3 * n_orders as i64
    }

    /// The best home, and a plan for it. Homes that do badly at first are dropped, half of them at a time.
    pub(super) fn settle(
        &mut self,
        state: &State,
        homes: &[Action],
        rounds: u32,
        dice: &mut Dice,
    ) -> (Action, Plan) {
        let mut arms: Vec<Arm> = Vec::new();
        let mut rounds = rounds;
        for &home in homes {
            let mut root = state.clone();
            if root.apply(self.seat, &home, &mut ()).is_err() {
                continue;
            }
            let n_sketches = (rounds / 4 / homes.len().max(1) as u32).max(2);
            let arm = self.arm(root, home, n_sketches, dice);
            if let (Some(arm), true) = (&arm, arms.is_empty()) {
                rounds = self.affordable(&arm.root, &arm.plan, rounds);
            }
            arms.extend(arm);
        }
        let n_levels = (arms.len() as u32).next_power_of_two().ilog2().max(1);
        while arms.len() > 1 {
            let each = rounds * 3 / 4 / n_levels / arms.len() as u32;
            for arm in &mut arms {
                let Arm {
                    root,
                    candidates,
                    plan,
                    score,
                    ..
                } = arm;
                self.improve(root, candidates, plan, score, each, dice);
            }
            arms.sort_by_key(|arm| -arm.score);
            arms.truncate(arms.len().div_ceil(2));
        }
        let arm = arms.swap_remove(0);
        (arm.home, arm.plan)
    }

    /// The best of some sketched plans for a home.
    fn arm(
        &mut self,
        mut root: State,
        home: Action,
        n_sketches: u32,
        dice: &mut Dice,
    ) -> Option<Arm> {
        while root.stage() == Stage::Homes {
            let seat = root.awaited().lowest()?;
            idle(&mut root, seat);
        }
        let candidates = self.candidates(&root);
        let mut best: Option<(Plan, i64)> = None;
        for _ in 0..n_sketches {
            let plan = candidates.sketch(dice);
            let score = self.play_out(&root, &plan);
            if best.as_ref().is_none_or(|(_, most)| score > *most) {
                best = Some((plan, score));
            }
            if self.is_late() {
                break;
            }
        }
        let (plan, score) = best?;
        Some(Arm {
            root,
            home,
            candidates,
            plan,
            score,
        })
    }

    fn candidates(&mut self, root: &State) -> Candidates {
        let snapshot = Snapshot::of(self.atlas, root, self.seat);
        let home = snapshot.home.unwrap_or(0);
        Candidates::near(self.atlas, &snapshot, &mut self.ways, home, 4 * TURN)
    }

    /// Makes a plan better, or makes one where there is none.
    pub(super) fn rethink(
        &mut self,
        root: &State,
        plan: &mut Plan,
        is_new: bool,
        rounds: u32,
        dice: &mut Dice,
    ) {
        let candidates = self.candidates(root);
        let rounds = self.affordable(root, plan, rounds);
        let mut score = self.play_out(root, plan);
        if is_new {
            for _ in 0..rounds / 4 {
                if self.is_late() {
                    break;
                }
                let sketch = candidates.sketch(dice);
                let reached = self.play_out(root, &sketch);
                if reached > score {
                    (*plan, score) = (sketch, reached);
                }
            }
        }
        self.improve(root, &candidates, plan, &mut score, rounds, dice);
    }

    /// Changes a plan at random so often, keeping what does no great harm, less and less of it. Leaves the best plan.
    pub(super) fn improve(
        &mut self,
        root: &State,
        candidates: &Candidates,
        plan: &mut Plan,
        best: &mut i64,
        rounds: u32,
        dice: &mut Dice,
    ) {
        let (mut now, mut score) = (plan.clone(), *best);
        for round in 0..rounds {
            if self.is_late() {
                break;
            }
            let mut changed = now.clone();
            candidates.change(&mut changed, dice);
            if changed == now {
                continue;
            }
            let reached = self.play_out(root, &changed);
            let heat = HEAT * i64::from(rounds - round) / i64::from(rounds);
            let slack =
                i64::from(dice.below(1_000)) * i64::from(dice.below(1_000)) * heat / 1_000_000;
            if reached + slack < score {
                continue;
            }
            (now, score) = (changed, reached);
            if score > *best {
                self.prune(root, &mut now, &mut score);
            }
            if score >= *best {
                *best = score;
                plan.clone_from(&now);
            }
        }
    }

    /// Strikes out orders that were not filled, if nothing is lost by it. The plan was the last to be played out.
    fn prune(&mut self, root: &State, plan: &mut Plan, score: &mut i64) {
        let mut filled = std::mem::take(&mut self.filled);
        let mut pruned = plan.clone();
        pruned.orders.retain(|order| {
            let found = filled.iter().position(|other| other.order == *order);
            found.map(|nth| filled.swap_remove(nth)).is_some()
        });
        if pruned.orders.len() < plan.orders.len() {
            let reached = self.play_out(root, &pruned);
            if reached >= *score {
                (*plan, *score) = (pruned, reached);
            }
        }
    }
}

/// How much worse a changed plan may be at first, in hundredths of a point.
const HEAT: i64 = 1_500;

/// The turn that the game is likely to end with.
pub(super) fn last_turn(state: &State) -> u8 {
    if state.n_seats() == 1 { 20 } else { 22 }
}

/// Does nothing, as far as the rules let a seat do nothing.
fn idle(state: &mut State, seat: Seat) {
    let action = match state.stage() {
        Stage::Praying { .. } => Action::KeepPraying,
        Stage::Acting => Action::Done,
        _ => state.list_actions(seat)[0],
    };
    if state.apply(seat, &action, &mut ()).is_err() {
        let listed = state.list_actions(seat);
        if let Some(last) = listed.last() {
            let _ = state.apply(seat, last, &mut ());
        }
    }
}

/// Points first, then whatever is on the way to points.
fn score(state: &State, seat: Seat, n_orders: usize) -> i64 {
    let points = i64::from(state.wealth(seat).total());
    let position = state.position();
    let bricks = position.bricks.unwrap_or_default();
    let own = bricks
        .iter()
        .filter(|&&brick| brick == Brick::Seat(seat))
        .count() as i64;
    let lying: i64 = position
        .goods
        .iter()
        .map(|heap| {
            let gold = i64::from(heap.goods[Good::Gold]);
            let coins = i64::from(heap.goods[Good::Coins]);
            let stock = i64::from(heap.goods[Good::Stock]);
            gold + 4 * coins + 12 * stock
        })
        .sum();
    100 * points + 60 * own + 50 * lying - n_orders as i64
}
