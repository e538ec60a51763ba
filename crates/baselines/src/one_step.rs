//! The one-step thinker: it sees only the next missing route of the most valuable contract it has not met.

use amsterdam::{Action, Routes, State};
use bots::{Bot, Budget};
use game::Imagined;

use crate::choice::best_action;
use crate::collector::Collector;
use crate::ground::Ground;

/// It draws contracts when it has met all it holds and has this part of its carts.
const CARTS_FOR_CONTRACTS: f64 = 0.5;

/// The one-step thinker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OneStep;

impl Bot<State> for OneStep {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let ground = Ground::new(imagined.game(), imagined.seat());
        let next = next_route(&ground);
        let collector = Collector::new(ground, next);
        let carts = f64::from(ground.carts) / f64::from(ground.board.carts());
        best_action(imagined, |action| match *action {
            Action::Keep { contract } => ground.board.contract(contract).value.into(),
            Action::KeepBoth => 0.0,
            Action::DrawContracts if next.is_empty() && carts >= CARTS_FOR_CONTRACTS => 3.0,
            Action::DrawContracts => -1.0,
            ref other => collector.worth(other),
        })
    }
}

/// The first route to build on the shortest way of the most valuable contract that can be met.
fn next_route(ground: &Ground) -> Routes {
    let ways = ground.ways_by_carts();
    let held = ground.state.contracts(ground.seat);
    let mut open: Vec<_> = ground.unmet(held).iter().collect();
    open.sort_by_key(|&id| std::cmp::Reverse(ground.board.contract(id).value));
    for id in open {
        let mut routes = Routes::EMPTY;
        ways.collect(ground.board.contract(id).ends, &mut routes);
        let routes = routes & ground.open;
        if !routes.is_empty() && ground.carts_for(routes) <= ground.carts {
            return routes.iter().take(1).collect();
        }
    }
    Routes::EMPTY
}
