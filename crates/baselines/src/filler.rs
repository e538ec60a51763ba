//! Routes to spend carts on that no contract asks for.

use amsterdam::{Cards, RouteId, Routes};

use crate::ground::Ground;
use crate::needs::Needs;
use crate::plan::Plan;
use crate::weights::Weights;

/// The routes that bring most for the turns they take, one after the other while there are carts and turns left.
pub(crate) fn routes(
    ground: &Ground,
    weights: &Weights,
    plan: &Plan,
    bonus: f64,
    turns: f64,
) -> Routes {
    let mut hand = *ground.state.hand(ground.seat);
    let missing = Needs::new(ground.board, plan.routes).pay(&mut hand).total();
    let mut turns = turns - plan.routes.len() as f64 - f64::from(missing) / weights.useful_cards;
    let mut carts = ground.carts - plan.carts;
    let mut open = ground.open & !plan.routes;
    for id in plan.routes.iter() {
        if let Some(twin) = ground.board.route(id).twin {
            open.remove(twin);
        }
    }
    let mut chosen = Routes::EMPTY;
    while let Some(id) = best(ground, weights, open, carts, turns, &hand, bonus) {
        let route = ground.board.route(id);
        let only = [id].into_iter().collect();
        let missing = Needs::new(ground.board, only).pay(&mut hand).total();
        turns -= 1.0 + f64::from(missing) / weights.useful_cards;
        carts -= route.length;
        open.remove(id);
        if let Some(twin) = route.twin {
            open.remove(twin);
        }
        chosen.insert(id);
    }
    chosen
}

fn best(
    ground: &Ground,
    weights: &Weights,
    open: Routes,
    carts: u8,
    turns: f64,
    hand: &Cards,
    bonus: f64,
) -> Option<RouteId> {
    let mut best: Option<(f64, RouteId)> = None;
    for id in open.iter() {
        let route = ground.board.route(id);
        if route.length > carts {
            continue;
        }
        let only = [id].into_iter().collect();
        let missing = Needs::new(ground.board, only).pay(&mut { *hand }).total();
        let takes = 1.0 + f64::from(missing) / weights.useful_cards;
        if takes > turns + weights.slack {
            continue;
        }
        let bonus = if route.cart { bonus } else { 0.0 };
        let rate = (f64::from(route.points) + bonus) / takes;
        if best.is_none_or(|(most, _)| rate > most) {
            best = Some((rate, id));
        }
    }
    best.map(|(_, id)| id)
}
