//! The plain planner: the cheapest forest over all its contracts, and every action valued in points.

use amsterdam::{Action, Card, Cards, Color, Contracts, Phase, RouteId, State};
use bots::{Bot, Budget};
use game::Imagined;

use crate::bonus;
use crate::choice::best_action;
use crate::ground::Ground;
use crate::needs::Needs;
use crate::plan::{Plan, best_plan};

/// What a cart is worth while there is a plan, in points.
const CART: f64 = 2.0;
/// What it is worth when there is none.
const SPARE_CART: f64 = 0.5;
/// What a route on the plan is worth beside its points.
const ON_PLAN: f64 = 3.0;
/// The part of a detour that is feared.
const DETOUR: f64 = 0.5;
/// It draws contracts when it has met all it holds and has this part of its carts.
const CARTS_FOR_CONTRACTS: f64 = 0.4;
/// Both contracts are kept if the plan for them takes no more than this part of the carts.
const CARTS_FOR_BOTH: f64 = 0.7;

/// The plain planner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planner;

impl Bot<State> for Planner {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let ground = Ground::new(imagined.game(), imagined.seat());
        let turn = Turn::new(ground);
        best_action(imagined, |action| turn.worth(action))
    }
}

/// As many points of contracts as there are carts for, with as few carts as can be.
pub(crate) fn plan_by_carts(ground: &Ground, contracts: Contracts) -> Plan {
    let ways = ground.ways_by_carts();
    best_plan(ground, &ways, contracts, |plan| {
        Some(f64::from(ground.value(plan.contracts)) - 0.01 * f64::from(plan.carts))
    })
}

struct Turn<'a> {
    ground: Ground<'a>,
    held: Contracts,
    plan: Plan,
    missing: Cards,
}

impl<'a> Turn<'a> {
    fn new(ground: Ground<'a>) -> Turn<'a> {
        let held = ground.state.contracts(ground.seat);
        let plan = plan_by_carts(&ground, held);
        let needs = Needs::new(ground.board, plan.routes);
        let missing = needs.pay(&mut { *ground.state.hand(ground.seat) });
        Turn {
            ground,
            held,
            plan,
            missing,
        }
    }

    fn worth(&self, action: &Action) -> f64 {
        match *action {
            Action::Keep { contract } => -self.added_by([contract].into_iter().collect()),
            Action::KeepBoth => {
                let offer = self.ground.state.offer(self.ground.seat);
                self.worth_of_both(offer.iter().copied().collect())
            }
            Action::Build {
                route,
                color,
                wilds,
            } => self.worth_of_building(route, color, wilds),
            Action::Take { card } => self.worth_of_card(card),
            Action::Draw => 0.6,
            Action::DrawContracts => self.worth_of_contracts(),
            Action::Pass => 0.0,
        }
    }

    /// How many carts contracts add to the plan; as many as there are if they do not fit.
    fn added_by(&self, kept: Contracts) -> f64 {
        let wanted = self.held | kept;
        let plan = plan_by_carts(&self.ground, wanted);
        if (self.ground.unmet(kept) & !plan.contracts).is_empty() {
            f64::from(plan.carts) - f64::from(self.plan.carts)
        } else {
            self.ground.carts.into()
        }
    }

    fn worth_of_both(&self, kept: Contracts) -> f64 {
        let most = CARTS_FOR_BOTH * f64::from(self.ground.carts);
        if f64::from(self.plan.carts) + self.added_by(kept) <= most {
            1.0
        } else {
            f64::NEG_INFINITY
        }
    }

    fn worth_of_building(&self, id: RouteId, color: Option<Color>, wilds: u8) -> f64 {
        let route = self.ground.board.route(id);
        let cart = if self.plan.routes.is_empty() {
            SPARE_CART
        } else {
            CART
        };
        let mut worth = f64::from(route.points) - cart * f64::from(route.length);
        if route.cart {
            worth += bonus::worth_of_one(&self.ground);
        }
        if self.plan.routes.contains(id) {
            worth += ON_PLAN + DETOUR * self.detour(id);
        } else if route.length + self.plan.carts > self.ground.carts {
            // Carts that the plan needs are not for sale.
            return -1.0;
        }
        // Of several ways to pay, the one that leaves most to pay the rest with.
        let left = color.map_or(0, |color| {
            self.ground.state.hand(self.ground.seat)[Card::Of(color)]
        });
        worth - 0.1 * f64::from(wilds) + 0.01 * f64::from(left)
    }

    /// How many carts more the plan would take without a route, and the value of contracts that would be lost.
    fn detour(&self, id: RouteId) -> f64 {
        let other = plan_by_carts(&self.ground.without(id), self.held);
        let lost = self.ground.value(self.plan.contracts & !other.contracts);
        let more = f64::from(other.carts) - f64::from(self.plan.carts);
        2.0 * f64::from(lost) + more.max(0.0)
    }

    fn worth_of_card(&self, card: Card) -> f64 {
        match card {
            Card::Wild if self.ground.state.phase() == Phase::Turn => 0.5,
            Card::Wild => 0.0,
            Card::Of(_) if self.plan.routes.is_empty() => {
                let held = self.ground.state.hand(self.ground.seat)[card];
                0.5 + 0.1 * f64::from(held.min(4))
            }
            Card::Of(_) => f64::from(self.missing[card]),
        }
    }

    fn worth_of_contracts(&self) -> f64 {
        let carts = f64::from(self.ground.carts) / f64::from(self.ground.board.carts());
        if self.plan.routes.is_empty() && carts >= CARTS_FOR_CONTRACTS {
            2.0
        } else {
            -1.0
        }
    }
}
