//! Quick thought: what every seat is after, and what each action is worth to the one that acts.

use amsterdam::{Action, Card, Cards, Contracts, MAX_SEATS, Network, Phase, Routes, State};
use game::Seat;

use super::effort::{self, Prices};
use super::facts::Facts;
use super::payments::Payments;
use super::quick_plan::{Lack, Planner, QuickPlan};
use super::weights::Weights;

/// An action and what it is worth, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rated {
    pub(super) action: Action,
    pub(super) worth: f32,
}

/// What every seat is after, kept up to date while a game goes on.
#[derive(Clone, Debug)]
pub(super) struct Mind<'a> {
    pub(super) facts: &'a Facts,
    weights: &'a Weights,
    prices: &'a Prices,
    plans: [QuickPlan; MAX_SEATS],
}

impl<'a> Mind<'a> {
    /// Knows nothing yet, so that every seat's plan is made when it acts.
    pub(super) fn new(facts: &'a Facts, weights: &'a Weights, prices: &'a Prices) -> Mind<'a> {
        let unknown = QuickPlan {
            is_stale: true,
            ..QuickPlan::default()
        };
        Mind {
            facts,
            weights,
            prices,
            plans: [unknown; MAX_SEATS],
        }
    }

    /// How much luck there is in a choice of a playout.
    pub(super) fn whim(&self) -> f32 {
        self.weights.whim
    }

    /// The plan of a seat.
    pub(super) fn plan(&mut self, state: &State, seat: Seat) -> &QuickPlan {
        let plan = &mut self.plans[seat.index()];
        if plan.is_stale || plan.is_done() {
            let planner = Planner::new(self.facts, self.weights, self.prices, state, seat);
            match plan.is_stale {
                true => *plan = planner.plan(),
                false => planner.fill(plan),
            }
        }
        plan
    }

    fn planner<'s>(&'s self, state: &'s State, seat: Seat) -> Planner<'s> {
        Planner::new(self.facts, self.weights, self.prices, state, seat)
    }

    /// Notes what a seat has just done. `state` is what came of it.
    pub(super) fn saw(&mut self, state: &State, seat: Seat, action: &Action) {
        match *action {
            Action::Build { route, .. } => {
                for other in state.seats() {
                    let plan = &mut self.plans[other.index()];
                    if other == seat {
                        plan.built(self.facts, route);
                    } else if !((plan.routes | plan.filler) & !state.open_routes(other)).is_empty()
                    {
                        plan.is_stale = true;
                    }
                }
            }
            Action::Keep { .. } | Action::KeepBoth => self.plans[seat.index()].is_stale = true,
            Action::Draw | Action::Take { .. } | Action::DrawContracts | Action::Pass => (),
        }
    }

    /// What is worth thinking about for a seat that is to act, each with its worth. Never nothing.
    pub(super) fn rate(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        rated.clear();
        match state.phase() {
            Phase::Choosing | Phase::Offer => self.rate_keeping(state, seat, rated),
            Phase::Turn if Facts::is_last_round(state) => self.rate_last(state, seat, rated),
            Phase::Turn => self.rate_turn(state, seat, rated),
            Phase::SecondCard => {
                let plan = *self.plan(state, seat);
                self.rate_cards(state, seat, &plan, rated);
            }
            Phase::Over => (),
        }
        if rated.is_empty() {
            let action = Action::Pass;
            rated.push(Rated { action, worth: 0.0 });
        }
    }

    fn rate_turn(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        let plan = *self.plan(state, seat);
        self.rate_cards(state, seat, &plan, rated);
        let (facts, weights) = (self.facts, self.weights);
        let turns = effort::turns_left(state);
        let affordable = facts.affordable(state, seat);
        if !affordable.is_empty() {
            let planned = facts.or_twins(plan.routes);
            let filler = facts.or_twins(plan.filler);
            let value = f32::from(facts.value(plan.sought));
            let purpose = weights.purpose * 2.0 * value / (plan.routes.len().max(1)) as f32;
            let bonus = weights.bonus * effort::worth_of_bonus(facts, state, seat);
            let spare = state.carts(seat) - plan.carts.min(state.carts(seat));
            let lack = Lack::new(facts, &plan, &mut { *state.hand(seat) });
            let mut payments = Payments::new(facts, weights, state.hand(seat), lack.for_contracts);
            for id in affordable.iter() {
                let nth = usize::from(id.0);
                let length = facts.lengths[nth];
                let mut now = f32::from(facts.points[nth]);
                if facts.has_cart[nth] {
                    now += bonus;
                }
                let mut worth = weights.hurry * now / (turns - 0.5);
                if planned.contains(id) {
                    worth += weights.planned + purpose;
                } else if length > spare {
                    // Carts that contracts need are spent on them.
                    continue;
                } else if filler.contains(id) {
                    worth += weights.filler;
                } else {
                    worth += now - weights.cart * f32::from(length) - weights.turn;
                }
                let (action, price) = payments.build(id, plan.routes.contains(id));
                rated.push(Rated {
                    action,
                    worth: worth - price,
                });
            }
        }
        if state.contract_deck_len() > 0 {
            let mut worth = weights.contracts;
            if !plan.routes.is_empty() {
                worth -= weights.contracts_early;
            }
            let action = Action::DrawContracts;
            rated.push(Rated { action, worth });
        }
    }

    /// Rates the cards that can be drawn.
    fn rate_cards(&self, state: &State, seat: Seat, plan: &QuickPlan, rated: &mut Vec<Rated>) {
        let weights = self.weights;
        let hand = state.hand(seat);
        let lack = Lack::new(self.facts, plan, &mut { *hand });
        if state.deck_len() > 0 {
            let action = Action::Draw;
            rated.push(Rated {
                action,
                worth: weights.draw,
            });
        }
        let lacking = lack.for_contracts.total() + lack.for_filler.total();
        let mut seen = 0u8;
        for &card in state.face_up() {
            let bit = 1 << card.index();
            if seen & bit != 0 {
                continue;
            }
            seen |= bit;
            let worth = match card {
                Card::Wild if state.phase() == Phase::SecondCard => continue,
                Card::Wild if lacking == 1 => weights.take_wild + weights.take_last,
                Card::Wild => weights.take_wild,
                Card::Of(_) if lack.for_contracts[card] > 0 => weights.take_lacking,
                Card::Of(_) if lack.for_filler[card] > 0 => weights.take_filler,
                Card::Of(_) => {
                    weights.take_other + weights.take_alike * f32::from(hand[card].min(4))
                }
            };
            let action = Action::Take { card };
            rated.push(Rated { action, worth });
        }
    }

    /// The last turn: only what counts at once.
    fn rate_last(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        let facts = self.facts;
        let affordable = facts.affordable(state, seat);
        let bonus = effort::change_by_bonus(facts, state, seat);
        let mut payments = Payments::new(facts, self.weights, state.hand(seat), Cards::NONE);
        let before = settled(facts, state, seat, state.routes(seat));
        for id in affordable.iter() {
            let mut routes = state.routes(seat);
            routes.insert(id);
            let gain = settled(facts, state, seat, routes) - before;
            let mut worth = f32::from(facts.points[usize::from(id.0)]) + 2.0 * gain as f32;
            if facts.has_cart[usize::from(id.0)] {
                worth += bonus;
            }
            let (action, _) = payments.build(id, true);
            rated.push(Rated { action, worth });
        }
        if rated.is_empty() {
            // Nothing counts any more, but something has to be done.
            if state.deck_len() > 0 {
                let action = Action::Draw;
                rated.push(Rated { action, worth: 0.0 });
            } else if let Some(&card) = state.face_up().first() {
                let action = Action::Take { card };
                rated.push(Rated { action, worth: 0.0 });
            } else if state.contract_deck_len() > 0 {
                let action = Action::DrawContracts;
                rated.push(Rated { action, worth: 0.0 });
            }
        }
    }

    /// Rates what to keep of an offer by what the plan is worth with it.
    fn rate_keeping(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        let offer = state.offer(seat);
        let held = state.contracts(seat);
        for &contract in offer {
            let with: Contracts = held | [contract].into_iter().collect();
            rated.push(Rated {
                action: Action::Keep { contract },
                worth: self.worth_with(state, seat, with),
            });
        }
        let with = held | offer.iter().copied().collect();
        rated.push(Rated {
            action: Action::KeepBoth,
            worth: self.worth_with(state, seat, with),
        });
    }

    /// What a seat can expect of contracts together.
    fn worth_with(&self, state: &State, seat: Seat, contracts: Contracts) -> f32 {
        let facts = self.facts;
        let planner = self.planner(state, seat);
        let plan = planner.plan_for(contracts);
        let weights = self.weights;
        let of_carts = f32::from(plan.carts) / f32::from(state.carts(seat).max(1));
        let turns = planner.turns_for(plan.routes);
        let of_turns = turns / effort::turns_left(state);
        // A plan that takes nearly all there is is likely to fail in part.
        let cube = |part: f32| part * part * part;
        let odds = 1.0 - weights.keep_carts * cube(of_carts) - weights.keep_turns * cube(of_turns);
        let met = contracts & !plan.sought & !plan.lost;
        let value = |contracts: Contracts| f32::from(facts.value(contracts));
        value(met) + value(plan.sought) * (2.0 * odds.max(0.0) - 1.0)
            - value(plan.lost)
            - weights.keep_turn * turns
            + f32::from(points(facts, plan.routes))
    }
}

/// What routes score.
fn points(facts: &Facts, routes: Routes) -> u8 {
    routes
        .iter()
        .map(|id| facts.points[usize::from(id.0)])
        .sum()
}

/// What contracts settle at with these routes.
fn settled(facts: &Facts, state: &State, seat: Seat, routes: Routes) -> i32 {
    let network = Network::new(&facts.board, routes);
    let met = state.contracts(seat);
    let met = met
        .iter()
        .filter(|&id| network.joins(facts.board.contract(id).ends));
    met.map(|id| i32::from(facts.board.contract(id).value))
        .sum()
}
