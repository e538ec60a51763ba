//! Which contracts to go for, and by which routes.

use amsterdam::{ContractId, Contracts, Routes};

use crate::forest::{Forest, Subset};
use crate::ground::Ground;
use crate::ways::Ways;

/// Routes still to build, and what they are for.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Plan {
    pub(crate) routes: Routes,
    /// How many carts they take.
    pub(crate) carts: u8,
    /// The contracts they meet, without those that are met already.
    pub(crate) contracts: Contracts,
    /// How good it is, as far as whoever made it is concerned.
    pub(crate) worth: f64,
}

/// The best of the cheapest forests for all subsets of `contracts`. Plans without a worth are left out; one that is
/// for nothing always has one.
pub(crate) fn best_plan(
    ground: &Ground,
    ways: &Ways,
    contracts: Contracts,
    worth: impl Fn(&Plan) -> Option<f64>,
) -> Plan {
    let wanted = most_wanted(ground, ways, contracts);
    let ends = wanted.iter().map(|&id| ground.board.contract(id).ends);
    let forest = Forest::new(ways, ends);
    let mut best = Plan {
        worth: worth(&Plan::default()).unwrap_or(f64::NEG_INFINITY),
        ..Plan::default()
    };
    for subset in 1_u16..1 << forest.n_contracts() {
        let subset = subset as Subset;
        if forest.cost(subset).is_none() {
            continue;
        }
        let routes = forest.routes(subset) & ground.open;
        let carts = ground.carts_for(routes);
        if carts > ground.carts {
            continue;
        }
        // Those that the forest has no room for are not planned for.
        let numbered = wanted.iter().enumerate().take(forest.n_contracts());
        let mut plan = Plan {
            routes,
            carts,
            contracts: numbered
                .filter(|(number, _)| subset >> number & 1 != 0)
                .map(|(_, &id)| id)
                .collect(),
            worth: 0.0,
        };
        if let Some(worth) = worth(&plan)
            && worth > best.worth
        {
            plan.worth = worth;
            best = plan;
        }
    }
    best
}

/// The contracts that are not met yet and can be, those first that bring most for what they cost alone.
fn most_wanted(ground: &Ground, ways: &Ways, contracts: Contracts) -> Vec<ContractId> {
    let gain = |id: ContractId| {
        let contract = ground.board.contract(id);
        let cost = ways.cost(contract.ends)?;
        Some((i64::from(cost) - 2 * i64::from(contract.value), id))
    };
    let mut wanted: Vec<_> = ground.unmet(contracts).iter().filter_map(gain).collect();
    wanted.sort();
    wanted.into_iter().map(|(_, id)| id).collect()
}
