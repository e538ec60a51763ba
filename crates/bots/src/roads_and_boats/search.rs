//! Looking for a better plan by playing plans to the end.

use game::{Dice, Game, Seat};
use roads_and_boats::{Action, Brick, Good, Stage, State};

use super::act::Hand;
use super::atlas::Atlas;
use super::candidates::Candidates;
use super::order::Plan;
use super::ways::Ways;

/// What a seat plans with.
pub(super) struct Search<'a> {
    pub(super) atlas: &'a Atlas,
    pub(super) seat: Seat,
    pub(super) last_turn: u8,
    pub(super) ways: Ways,
    done: Vec<Action>,
}

impl<'a> Search<'a> {
    pub(super) fn new(atlas: &'a Atlas, seat: Seat, last_turn: u8) -> Search<'a> {
        Search {
            atlas,
            seat,
            last_turn,
            ways: Ways::default(),
            done: Vec::new(),
        }
    }

    /// How well a plan does from a position on, in hundredths of a point and some.
    pub(super) fn play_out(&mut self, root: &State, plan: &Plan) -> i64 {
        let mut state = root.clone();
        let mut plan = plan.clone();
        while state.turn() <= self.last_turn {
            let Some(seat) = state.to_act().lowest() else {
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
                }
                .play();
            } else {
                idle(&mut state, seat);
            }
        }
        score(&state, self.seat, plan.orders.len())
    }

    /// Changes a plan at random so often, and keeps every change that does no harm.
    pub(super) fn improve(
        &mut self,
        root: &State,
        candidates: &Candidates,
        plan: &mut Plan,
        best: &mut i64,
        rounds: u32,
        dice: &mut Dice,
    ) {
        for _ in 0..rounds {
            let mut changed = plan.clone();
            candidates.change(&mut changed, dice);
            if changed == *plan {
                continue;
            }
            let score = self.play_out(root, &changed);
            if score >= *best {
                *best = score;
                *plan = changed;
            }
        }
    }
}

/// Does nothing, as far as the rules let a seat do nothing.
fn idle(state: &mut State, seat: Seat) {
    let action = match state.stage() {
        Stage::Calling { .. } => Action::Waive,
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
    let own = bricks.iter().filter(|&&brick| brick == Brick::Seat(seat)).count() as i64;
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
    100 * points + 15 * own + 50 * lying - n_orders as i64
}
