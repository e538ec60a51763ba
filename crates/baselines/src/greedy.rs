//! Most points now. It has no plan: it draws contracts while it has carts, takes wilds and then its best colour.

use amsterdam::{Action, Card, Color, Network, RouteId, State};
use bots::{Bot, Budget};
use game::Imagined;

use crate::bonus;
use crate::choice::best_action;
use crate::ground::Ground;
use crate::needs::most_of;

/// It draws contracts while it has met all it holds and has this part of its carts.
const CARTS_FOR_CONTRACTS: f64 = 0.5;

/// The greedy player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Greedy;

impl Bot<State> for Greedy {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let ground = Ground::new(imagined.game(), imagined.seat());
        best_action(imagined, |action| worth(&ground, action))
    }
}

fn worth(ground: &Ground, action: &Action) -> f64 {
    match *action {
        Action::Build {
            route,
            color,
            wilds,
        } => worth_of_building(ground, route, color, wilds),
        Action::DrawContracts => worth_of_contracts(ground),
        Action::Take { card: Card::Wild } => 0.9,
        Action::Take { card } if card == most_of(ground.state.hand(ground.seat)) => 0.8,
        Action::Draw => 0.7,
        Action::Take { .. } => 0.6,
        // The one that is worth less is lost more cheaply.
        Action::Keep { contract } => -f64::from(ground.board.contract(contract).value),
        Action::KeepBoth => f64::NEG_INFINITY,
        Action::Pass => 0.0,
    }
}

/// What it brings at once, in points, and wilds only where nothing else pays.
fn worth_of_building(ground: &Ground, id: RouteId, color: Option<Color>, wilds: u8) -> f64 {
    let route = ground.board.route(id);
    let mut own = ground.own;
    own.insert(id);
    let network = Network::new(ground.board, own);
    let held = ground.unmet(ground.state.contracts(ground.seat));
    let met = held
        .iter()
        .filter(|&id| network.joins(ground.board.contract(id).ends));
    let bonus = if route.cart {
        bonus::worth_of_one(ground)
    } else {
        0.0
    };
    // Of two colours that pay for a grey route, the one there is more of.
    let left = color.map_or(0, |color| ground.state.hand(ground.seat)[Card::Of(color)]);
    f64::from(route.points) + 2.0 * f64::from(ground.value(met.collect())) + bonus
        - 0.1 * f64::from(wilds)
        + 0.01 * f64::from(left)
}

fn worth_of_contracts(ground: &Ground) -> f64 {
    let carts = f64::from(ground.carts) / f64::from(ground.board.carts());
    let held = ground.state.contracts(ground.seat);
    if carts >= CARTS_FOR_CONTRACTS && ground.unmet(held).is_empty() {
        2.5
    } else {
        0.0
    }
}
