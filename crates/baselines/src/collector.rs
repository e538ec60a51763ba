//! One who knows which routes it wants: it builds each as soon as it can pay, and collects for the rest.

use amsterdam::{
    Action, Card, Cards, Color, ContractId, Contracts, Network, Phase, RouteId, Routes,
};

use crate::bonus;
use crate::ground::Ground;
use crate::needs::Needs;

/// What a route that is wanted is worth beside its points.
const WANTED: f64 = 100.0;

/// What the collector goes by.
pub(crate) struct Collector<'a> {
    ground: Ground<'a>,
    wanted: Routes,
    missing: Cards,
}

impl<'a> Collector<'a> {
    /// One who wants `planned`, or the route that brings most if these are none or more than it has carts for.
    pub(crate) fn new(ground: Ground<'a>, planned: Routes) -> Collector<'a> {
        let planned = if ground.carts_for(planned) <= ground.carts {
            planned
        } else {
            Routes::EMPTY
        };
        let wanted = if planned.is_empty() {
            best_route(&ground).into_iter().collect()
        } else {
            planned
        };
        let needs = Needs::new(ground.board, wanted);
        let missing = needs.pay(&mut { *ground.state.hand(ground.seat) });
        Collector {
            ground,
            wanted,
            missing,
        }
    }

    /// What building or drawing cards is worth. A card is worth at most 2.
    pub(crate) fn worth(&self, action: &Action) -> f64 {
        match *action {
            Action::Build {
                route,
                color,
                wilds,
            } => self.worth_of_building(route, color, wilds),
            Action::Take { card: Card::Wild } if self.ground.state.phase() == Phase::Turn => 0.9,
            Action::Take { card } if self.missing[card] > 0 => {
                1.0 + 0.1 * f64::from(self.missing[card])
            }
            Action::Draw => 0.5,
            Action::Take { .. } => 0.2,
            _ => 0.0,
        }
    }

    fn worth_of_building(&self, id: RouteId, color: Option<Color>, wilds: u8) -> f64 {
        let ground = &self.ground;
        // In the last round everything counts that brings points.
        let base = if self.wanted.contains(id) || ground.state.last_turns().is_some() {
            WANTED
        } else {
            -WANTED
        };
        let held = color.map_or(0, |color| ground.state.hand(ground.seat)[Card::Of(color)]);
        base + points(ground, id) + 2.0 * f64::from(ground.value(met_by(ground, id)))
            - 0.1 * f64::from(wilds)
            + 0.01 * f64::from(held)
    }
}

/// What a route brings at once.
pub(crate) fn points(ground: &Ground, id: RouteId) -> f64 {
    let route = ground.board.route(id);
    let bonus = if route.cart {
        bonus::worth_of_one(ground)
    } else {
        0.0
    };
    f64::from(route.points) + bonus
}

/// The contracts that are met as soon as a route is built.
pub(crate) fn met_by(ground: &Ground, id: RouteId) -> Contracts {
    let held = ground.state.contracts(ground.seat);
    let mut own = ground.own;
    own.insert(id);
    let network = Network::new(ground.board, own);
    let is_met = |&id: &ContractId| network.joins(ground.board.contract(id).ends);
    ground.unmet(held).iter().filter(is_met).collect()
}

/// The free route that brings most, the one with fewest cards missing of equals.
fn best_route(ground: &Ground) -> Option<RouteId> {
    let mut best: Option<(f64, RouteId)> = None;
    for id in ground.open.iter() {
        if ground.board.route(id).length > ground.carts {
            continue;
        }
        let needs = Needs::new(ground.board, [id].into_iter().collect());
        let missing = needs.pay(&mut { *ground.state.hand(ground.seat) }).total();
        let worth = points(ground, id) - 0.1 * f64::from(missing);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, id));
        }
    }
    best.map(|(_, id)| id)
}
