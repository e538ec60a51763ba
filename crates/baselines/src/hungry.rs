//! The hungry agent: it goes for the contracts that bring most for a cart, keeps a reserve of carts, and draws contracts
//! whenever its plan leaves carts over.

use amsterdam::{Action, Contracts, State};
use bots::{Bot, Budget};
use game::Imagined;

use crate::choice::best_action;
use crate::collector::{Collector, points};
use crate::ground::Ground;
use crate::plan::{Plan, best_plan};

/// The part of all carts that a plan leaves alone.
const RESERVE: f64 = 0.15;
/// It draws contracts if its plan leaves over this part of all carts beside the reserve.
const LEFT_OVER: f64 = 0.4;

/// The hungry agent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hungry;

impl Bot<State> for Hungry {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let ground = Ground::new(imagined.game(), imagined.seat());
        let held = ground.state.contracts(ground.seat);
        let plan = plan(&ground, held);
        let collector = Collector::new(ground, plan.routes);
        let spare = f64::from(ground.carts - plan.carts) / f64::from(ground.board.carts());
        let is_hungry = spare >= RESERVE + LEFT_OVER && ground.state.last_turns().is_none();
        let worth_of_keeping = |kept: Contracts| worth_of(&ground, held | kept);
        best_action(imagined, |action| match *action {
            Action::Keep { contract } => worth_of_keeping([contract].into_iter().collect()),
            Action::KeepBoth => {
                worth_of_keeping(ground.state.offer(ground.seat).iter().copied().collect())
            }
            Action::DrawContracts if is_hungry => 1000.0,
            Action::DrawContracts => -1.0,
            ref other => collector.worth(other),
        })
    }
}

/// The subset of `contracts` that brings most points for a cart within the carts that are not in reserve. One that
/// costs nothing more is always in it.
fn plan(ground: &Ground, contracts: Contracts) -> Plan {
    let ways = ground.ways_by_carts();
    let most = f64::from(ground.carts) - RESERVE * f64::from(ground.board.carts());
    best_plan(ground, &ways, contracts, |plan| {
        let carts = f64::from(plan.carts);
        let by_routes: f64 = plan.routes.iter().map(|id| points(ground, id)).sum();
        let value = 2.0 * f64::from(ground.value(plan.contracts)) + by_routes;
        (carts <= most.max(0.0)).then(|| value / (carts + 1.0))
    })
}

/// The value of the contracts that are planned for or met, less that of the others.
fn worth_of(ground: &Ground, contracts: Contracts) -> f64 {
    let unmet = ground.unmet(contracts);
    let planned = plan(ground, contracts).contracts;
    let lost = ground.value(unmet & !planned);
    f64::from(ground.value(contracts)) - 2.0 * f64::from(lost)
}
