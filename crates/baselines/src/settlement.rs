//! What contracts can be expected to settle for.

use amsterdam::{Cards, ContractId, Contracts, Route, RouteId, Routes};

use crate::ground::Ground;
use crate::needs::Needs;
use crate::plan::{Plan, best_plan};
use crate::ways::Ways;
use crate::weights::Weights;

/// Ways are priced in hundredths of a point.
const FINE: f64 = 100.0;

/// What a seat reckons contracts by.
pub(crate) struct Settlement<'a> {
    ground: Ground<'a>,
    weights: &'a Weights,
    hand: &'a Cards,
    /// Turns to come.
    turns: f64,
    /// What a bonus card is worth.
    bonus: f64,
}

impl<'a> Settlement<'a> {
    pub(crate) fn new(
        ground: Ground<'a>,
        weights: &'a Weights,
        turns: f64,
        bonus: f64,
    ) -> Settlement<'a> {
        let hand = ground.state.hand(ground.seat);
        Settlement {
            ground,
            weights,
            hand,
            turns,
            bonus,
        }
    }

    /// The same without a route that might be lost.
    pub(crate) fn without(&self, id: RouteId) -> Settlement<'a> {
        Settlement {
            ground: self.ground.without(id),
            ..*self
        }
    }

    /// The plan for `contracts` with the best expected settlement, those met already counted in.
    pub(crate) fn plan(&self, contracts: Contracts) -> Plan {
        let ways = self.ground.ways(|_, route| self.price(route));
        let unmet = self.ground.unmet(contracts);
        let met = f64::from(self.ground.value(contracts & !unmet));
        best_plan(&self.ground, &ways, unmet, |plan| {
            let turns = self.turns_for(plan.routes);
            if turns > self.turns + self.weights.slack {
                return None;
            }
            let odds = self.odds(plan.carts, turns);
            let won = f64::from(self.ground.value(plan.contracts));
            let lost = f64::from(self.ground.value(unmet & !plan.contracts));
            Some(met + won * (2.0 * odds - 1.0) - lost - self.total_price(plan.routes))
        })
    }

    /// What drawing contracts can be expected to bring: of two, the better one or both are kept.
    pub(crate) fn of_drawing(&self, plan: &Plan) -> f64 {
        let gains = self.gains_of_unknown(plan);
        let mut sum = 0.0;
        let mut n_pairs = 0.0;
        if self.ground.state.contract_deck_len() == 1 {
            return gains.iter().sum::<f64>() / gains.len() as f64;
        }
        for (idx, one) in gains.iter().enumerate() {
            for other in &gains[idx + 1..] {
                sum += one.max(*other).max(one + other);
                n_pairs += 1.0;
            }
        }
        sum / n_pairs
    }

    /// What each contract that may be in the deck would bring beside the plan, after this turn.
    fn gains_of_unknown(&self, plan: &Plan) -> Vec<f64> {
        let board = self.ground.board;
        let known = self.ground.state.contracts(self.ground.seat);
        let unknown = board.contract_ids().filter(|&id| !known.contains(id));
        let unknown: Contracts = unknown.collect();
        let unmet = self.ground.unmet(unknown);
        let ways = self.ground.ways(|id, route| {
            if plan.routes.contains(id) {
                0
            } else {
                self.price(route)
            }
        });
        let gain = |id: ContractId| {
            let contract = board.contract(id);
            let value = f64::from(contract.value);
            if !unmet.contains(id) {
                return value;
            }
            let Some(price) = ways.cost(contract.ends) else {
                return -value;
            };
            let routes = self.added(&ways, contract.ends, plan);
            let carts = plan.carts + self.ground.carts_for(routes);
            let all = plan.routes | routes;
            let turns = self.turns_for(all) + 1.0;
            if carts > self.ground.carts || turns > self.turns + self.weights.slack {
                return -value;
            }
            let odds = self.odds(carts, turns);
            (value * (2.0 * odds - 1.0) - f64::from(price) / FINE).max(-value)
        };
        unknown.iter().map(gain).collect()
    }

    fn added(&self, ways: &Ways, ends: [u8; 2], plan: &Plan) -> Routes {
        let mut routes = Routes::EMPTY;
        ways.collect(ends, &mut routes);
        routes & self.ground.open & !plan.routes
    }

    /// What a turn without progress takes from the expected settlement of a plan.
    pub(crate) fn pressure(&self, plan: &Plan) -> f64 {
        if plan.contracts.is_empty() {
            return 0.0;
        }
        let turns = self.turns_for(plan.routes);
        let later = Settlement {
            turns: (self.turns - 1.0).max(0.5),
            ..*self
        };
        let fall = self.odds(plan.carts, turns) - later.odds(plan.carts, turns);
        2.0 * f64::from(self.ground.value(plan.contracts)) * fall
    }

    /// About how many turns it takes to collect for routes and build them.
    pub(crate) fn turns_for(&self, routes: Routes) -> f64 {
        let missing = Needs::new(self.ground.board, routes).pay(&mut { *self.hand });
        f64::from(missing.total()) / self.weights.useful_cards + routes.len() as f64
    }

    /// How likely a plan is to come off: the cube makes small plans all but sure and large ones all but hopeless.
    fn odds(&self, carts: u8, turns: f64) -> f64 {
        let of_carts = f64::from(carts) / f64::from(self.ground.carts.max(1));
        let of_turns = turns / self.turns;
        let doubt = self.weights.doubt * of_carts * of_carts * of_carts
            + self.weights.time_doubt * of_turns * of_turns * of_turns;
        (1.0 - doubt).max(0.0)
    }

    /// What a route costs beyond what it brings by itself, in hundredths of a point and never less than nothing.
    fn price(&self, route: &Route) -> u32 {
        let weights = self.weights;
        let length = f64::from(route.length);
        let turns = length / weights.useful_cards + 1.0;
        let bonus = if route.cart { self.bonus } else { 0.0 };
        let price =
            weights.planned_turn * turns + weights.cart * length - f64::from(route.points) - bonus;
        (FINE * price.max(0.1)) as u32
    }

    fn total_price(&self, routes: Routes) -> f64 {
        let prices = routes
            .iter()
            .map(|id| self.price(self.ground.board.route(id)));
        f64::from(prices.sum::<u32>()) / FINE
    }
}
