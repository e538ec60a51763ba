//! The path agent: it keeps all contracts, joins each by the fewest routes, and never draws more.

use amsterdam::{Action, Routes, State};
use bots::{Bot, Budget};
use game::Imagined;

use crate::choice::best_action;
use crate::collector::Collector;
use crate::ground::Ground;

/// The path agent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path;

impl Bot<State> for Path {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let ground = Ground::new(imagined.game(), imagined.seat());
        let collector = Collector::new(ground, fewest_routes(&ground));
        best_action(imagined, |action| match action {
            Action::KeepBoth => 1.0,
            Action::DrawContracts => -1.0,
            other => collector.worth(other),
        })
    }
}

/// The fewest routes to each contract by itself, those with the cart symbol first, as far as the carts go. The contracts
/// that are worth most come first.
fn fewest_routes(ground: &Ground) -> Routes {
    let ways = ground.ways(|_, route| if route.cart { 9 } else { 10 });
    let held = ground.state.contracts(ground.seat);
    let mut open: Vec<_> = ground.unmet(held).iter().collect();
    open.sort_by_key(|&id| std::cmp::Reverse(ground.board.contract(id).value));
    let mut routes = Routes::EMPTY;
    for id in open {
        let mut more = routes;
        ways.collect(ground.board.contract(id).ends, &mut more);
        let more = more & ground.open;
        if ground.carts_for(more) <= ground.carts {
            routes = more;
        }
    }
    routes
}
