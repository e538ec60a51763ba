//! A sound player without foresight: it plans the cheapest way to its contracts, collects for it, builds what it
//! could lose first, and draws contracts when it can afford more.

use amsterdam::{
    Action, Card, Cards, Color, ContractId, Contracts, Network, Phase, RouteId, Routes, State,
};
use game::{Game, Imagined, Seat};

use super::plan::{Plan, Planner};
use crate::{Bot, Budget};

/// The greedy player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy;

impl Bot<State> for Greedy {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let (state, seat) = (imagined.game(), imagined.seat());
        let mut actions = state.list_actions(seat);
        let turn = Turn::new(state, seat);
        // Of equals the first: the order of the list is fixed.
        actions.reverse();
        actions
            .into_iter()
            .max_by_key(|action| turn.worth(action))
            .expect("the seat is to act")
    }
}

/// What a seat weighs in a turn. Worth is in tenths of a point.
struct Turn<'a> {
    state: &'a State,
    seat: Seat,
    planner: Planner<'a>,
    contracts: Contracts,
    plan: Plan,
    /// Cards that the plan still lacks, by kind.
    lacking: Cards,
    /// Whether the end is near.
    hurried: bool,
    /// What it would cost to do without each route of the plan.
    losses: Vec<(RouteId, i32)>,
}

impl<'a> Turn<'a> {
    fn new(state: &'a State, seat: Seat) -> Turn<'a> {
        let planner = Planner::new(state, seat);
        let contracts = state.contracts(seat);
        let plan = planner.plan(contracts);
        let lacking = lacking(state, seat, plan.routes);
        let fewest_carts = state
            .seats()
            .map(|seat| state.carts(seat))
            .min()
            .unwrap_or(0);
        let hurried = state.last_turns().is_some() || fewest_carts <= state.board().carts() / 4;
        let mut turn = Turn {
            state,
            seat,
            planner,
            contracts,
            plan,
            lacking,
            hurried,
            losses: Vec::new(),
        };
        if state.phase() == Phase::Turn {
            turn.losses = plan
                .routes
                .iter()
                .map(|id| (id, turn.loss_without(id)))
                .collect();
        }
        turn
    }

    fn worth(&self, action: &Action) -> i32 {
        match *action {
            Action::Keep { contract } => self.worth_of_keeping([contract].into_iter().collect()),
            Action::KeepBoth => {
                self.worth_of_keeping(self.state.offer(self.seat).iter().copied().collect())
            }
            Action::Build {
                route,
                color,
                wilds,
            } => self.worth_of_building(route, color, wilds),
            Action::Take { card } => self.worth_of_card(card),
            Action::Draw => 6,
            Action::DrawContracts => self.worth_of_contracts(),
            Action::Pass => 0,
        }
    }

    /// Contracts that fit into the plan are won, others are lost.
    fn worth_of_keeping(&self, kept: Contracts) -> i32 {
        let wanted = self.contracts | kept;
        let plan = self.planner.plan(wanted);
        let lost = self.planner.unmet(wanted) & !plan.contracts;
        // A plan that takes nearly all carts is likely to fail.
        let spare = i32::from(self.state.carts(self.seat)) - i32::from(plan.carts);
        10 * (self.value(wanted) - 2 * self.value(lost))
            - 12 * i32::from(plan.carts)
            - 15 * (4 - spare).max(0)
    }

    fn worth_of_building(&self, id: RouteId, color: Option<Color>, wilds: u8) -> i32 {
        let route = self.state.board().route(id);
        let in_plan = self.plan.routes.contains(id);
        let mut worth = 10 * i32::from(route.points);
        if route.cart && self.state.bonus_left() > 0 {
            worth += 12;
        }
        worth += 20 * self.value_met_by(id);
        if in_plan {
            let loss = self.losses.iter().find(|(lost, _)| *lost == id);
            worth += 30 + loss.map_or(0, |(_, loss)| *loss);
        } else if !self.hurried {
            // Carts that the plan needs are not for sale.
            let spare = self.state.carts(self.seat) - self.plan.carts;
            if route.length > spare {
                return -100;
            }
            // Short routes are a waste of a turn while there is time for long ones.
            worth -= if self.plan.carts > 0 { 35 } else { 25 };
        }
        let reserved = if in_plan {
            Cards::NONE
        } else {
            needed(self.state, self.plan.routes)
        };
        worth - self.price(color, route.length - wilds, wilds, &reserved)
    }

    /// Wilds are dear, and so are cards that the rest of the plan needs.
    fn price(&self, color: Option<Color>, of_color: u8, wilds: u8, reserved: &Cards) -> i32 {
        let mut price = 4 * i32::from(of_color) + 9 * i32::from(wilds);
        if let Some(color) = color {
            price += 6 * i32::from(reserved[Card::Of(color)].min(of_color));
        }
        if self.hurried { price / 4 } else { price }
    }

    /// The value of the contracts that are met as soon as a route is built.
    fn value_met_by(&self, id: RouteId) -> i32 {
        let mut routes = self.state.routes(self.seat);
        routes.insert(id);
        let network = Network::new(self.state.board(), routes);
        let is_met = |&id: &ContractId| network.joins(self.state.board().contract(id).ends);
        self.value(self.plan.contracts.iter().filter(is_met).collect())
    }

    /// What contracts are worth together.
    fn value(&self, contracts: Contracts) -> i32 {
        let values = contracts
            .iter()
            .map(|id| self.state.board().contract(id).value);
        values.map(i32::from).sum()
    }

    /// What it would cost to do without a route of the plan, more if a rival stands beside it.
    fn loss_without(&self, id: RouteId) -> i32 {
        let other = self.planner.without(id).plan(self.contracts);
        let given_up = self.plan.contracts & !other.contracts;
        let value = self.value(given_up);
        let detour = i32::from(other.carts) - i32::from(self.plan.carts);
        let loss = 20 * value + if value == 0 { 12 * detour.max(0) } else { 0 };
        if self.is_threatened(id) {
            loss
        } else {
            loss / 3
        }
    }

    /// Whether a rival's network touches the route.
    fn is_threatened(&self, id: RouteId) -> bool {
        let board = self.state.board();
        let ends = board.route(id).ends;
        let touches = |other: RouteId| board.route(other).ends.iter().any(|end| ends.contains(end));
        let mut rivals = self.state.seats().filter(|&seat| seat != self.seat);
        rivals.any(|rival| self.state.routes(rival).iter().any(touches))
    }

    fn worth_of_card(&self, card: Card) -> i32 {
        let wanted = self.lacking.total();
        match card {
            // A wild takes the place of two cards, and pays where nothing else is wanted.
            Card::Wild if self.state.phase() == Phase::Turn => {
                if wanted == 1 {
                    12
                } else {
                    5
                }
            }
            Card::Wild => 0,
            Card::Of(_) if self.lacking[card] > 0 => 10 + i32::from(self.lacking[card]),
            // Without a plan, more of what there is most of makes long routes.
            Card::Of(_) if self.plan.routes.is_empty() => {
                5 + i32::from(self.state.hand(self.seat)[card]).min(4)
            }
            Card::Of(_) => 2,
        }
    }

    /// More contracts are for those who have met theirs and have carts for more.
    fn worth_of_contracts(&self) -> i32 {
        let carts = i32::from(self.state.carts(self.seat));
        let enough = i32::from(self.state.board().carts()) * 2 / 5;
        if self.hurried || !self.plan.routes.is_empty() || carts < enough {
            -50
        } else {
            8 + carts
        }
    }
}

/// Cards of each colour that coloured routes take.
fn needed(state: &State, routes: Routes) -> Cards {
    let mut needed = Cards::NONE;
    for id in routes.iter() {
        let route = state.board().route(id);
        if let Some(color) = route.color {
            needed[Card::Of(color)] += route.length;
        }
    }
    needed
}

/// What is missing to pay for `routes`: grey ones are paid in the colour there is most of.
fn lacking(state: &State, seat: Seat, routes: Routes) -> Cards {
    let hand = *state.hand(seat);
    let needed = needed(state, routes);
    let mut lacking = needed.saturating_sub(&hand);
    let mut spare = hand.saturating_sub(&needed);
    for id in routes.iter() {
        let route = state.board().route(id);
        if route.color.is_none() {
            let card = Color::ALL
                .map(Card::Of)
                .into_iter()
                .max_by_key(|&card| spare[card])
                .expect("six colours");
            lacking[card] += route.length.saturating_sub(spare[card]);
            spare[card] = spare[card].saturating_sub(route.length);
        }
    }
    // Wilds fill what is missing.
    for _ in 0..hand[Card::Wild] {
        if let Some(card) = Card::ALL
            .into_iter()
            .filter(|&card| lacking[card] > 0)
            .max_by_key(|&card| lacking[card])
        {
            lacking[card] -= 1;
        }
    }
    lacking
}
