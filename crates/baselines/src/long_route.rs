//! The long-route junkie: it plans its contracts over long routes, and then builds the longest there are.

use amsterdam::{Action, Routes, State};
use bots::{Bot, Budget};
use game::Imagined;

use crate::choice::best_action;
use crate::collector::{Collector, points};
use crate::ground::Ground;

/// The long-route junkie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LongRoute;

impl Bot<State> for LongRoute {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let ground = Ground::new(imagined.game(), imagined.seat());
        let collector = Collector::new(ground, long_routes(&ground));
        best_action(imagined, |action| match *action {
            // The one that is worth less is the smaller loss.
            Action::Keep { contract } => -f64::from(ground.board.contract(contract).value),
            Action::KeepBoth => f64::NEG_INFINITY,
            Action::DrawContracts => -1.0,
            ref other => collector.worth(other),
        })
    }
}

/// Ways to its contracts on which routes cost the less the more they bring, as far as the carts go.
fn long_routes(ground: &Ground) -> Routes {
    let most = ground.board.route_ids().map(|id| points(ground, id));
    let most = most.fold(0.0, f64::max);
    let ways = ground.ways(|id, _| 10 + (10.0 * (most - points(ground, id))) as u32);
    let held = ground.state.contracts(ground.seat);
    let mut routes = Routes::EMPTY;
    for id in ground.unmet(held).iter() {
        let mut more = routes;
        ways.collect(ground.board.contract(id).ends, &mut more);
        let more = more & ground.open;
        if ground.carts_for(more) <= ground.carts {
            routes = more;
        }
    }
    routes
}
