//! What a seat is after: a quick plan, not always the best.

use amsterdam::{Card, Cards, Color, ContractId, Contracts, RouteId, Routes, State};
use game::Seat;

use super::effort::{self, FINE, Prices};
use super::facts::Facts;
use super::ways::Ways;
use super::weights::Weights;

/// Routes still to build, and what they are for.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct QuickPlan {
    /// The routes that contracts ask for.
    pub(super) routes: Routes,
    /// How many carts they take.
    pub(super) carts: u8,
    /// The contracts they meet.
    pub(super) sought: Contracts,
    /// The contracts that ask too much.
    pub(super) lost: Contracts,
    /// Routes to spend the other carts on.
    pub(super) filler: Routes,
    /// Whether something has happened that may call for another plan.
    pub(super) is_stale: bool,
}

impl QuickPlan {
    /// Takes a route off the plan that has been built.
    pub(super) fn built(&mut self, facts: &Facts, id: RouteId) {
        if self.routes.contains(id) {
            self.routes.remove(id);
            self.carts -= facts.lengths[usize::from(id.0)];
            if self.routes.is_empty() {
                self.sought = Contracts::EMPTY;
            }
        } else if self.filler.contains(id) {
            self.filler.remove(id);
        } else {
            self.is_stale = true;
        }
    }

    /// Whether there is nothing left to build.
    pub(super) fn is_done(&self) -> bool {
        self.routes.is_empty() && self.filler.is_empty()
    }
}

/// What a seat lacks for its plan, by colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lack {
    pub(super) for_contracts: Cards,
    pub(super) for_filler: Cards,
}

/// One who plans.
pub(super) struct Planner<'a> {
    facts: &'a Facts,
    weights: &'a Weights,
    prices: &'a Prices,
    state: &'a State,
    seat: Seat,
    bonus: f32,
    turns: f32,
}

impl<'a> Planner<'a> {
    pub(super) fn new(
        facts: &'a Facts,
        weights: &'a Weights,
        prices: &'a Prices,
        state: &'a State,
        seat: Seat,
    ) -> Planner<'a> {
        Planner {
            facts,
            weights,
            prices,
            state,
            seat,
            bonus: weights.bonus * effort::worth_of_bonus(facts, state, seat),
            turns: effort::turns_left(state),
        }
    }

    /// A plan for the contracts the seat has.
    pub(super) fn plan(&self) -> QuickPlan {
        let mut plan = self.plan_for(self.state.contracts(self.seat));
        self.fill(&mut plan);
        plan
    }

    /// A plan for these contracts alone.
    ///
    /// One contract after the other is joined along what is planned by then, those first that pay best for the effort.
    pub(super) fn plan_for(&self, contracts: Contracts) -> QuickPlan {
        let Planner {
            facts,
            weights,
            state,
            seat,
            ..
        } = *self;
        let open = state.open_routes(seat);
        let efforts = self.prices.of_seat(facts, state, seat, self.bonus);
        let mut ways = Ways::new(facts, &efforts, open, state.routes(seat));
        let mut plan = QuickPlan::default();
        let mut left = contracts;
        loop {
            let mut best: Option<(f32, ContractId)> = None;
            for id in left.iter() {
                let contract = facts.board.contract(id);
                match ways.effort(contract.ends) {
                    Some(0) => {
                        left.remove(id);
                        // What was joined before anything is planned has been met.
                        if !plan.routes.is_empty() {
                            plan.sought.insert(id);
                        }
                    }
                    Some(effort) => {
                        // Met or not makes a difference of twice the value.
                        let gain = 2.0 * weights.value * f32::from(contract.value)
                            - f32::from(effort) / FINE;
                        if best.is_none_or(|(most, _)| gain > most) {
                            best = Some((gain, id));
                        }
                    }
                    None => {
                        left.remove(id);
                        plan.lost.insert(id);
                    }
                }
            }
            let Some((gain, id)) = best else { break };
            left.remove(id);
            let ends = facts.board.contract(id).ends;
            let routes = ways.between(facts, &efforts, open & !plan.routes, ends);
            let carts = plan.carts + facts.carts_for(routes);
            if gain < 0.0
                || carts > state.carts(seat)
                || self.turns_for(plan.routes | routes) > self.turns + weights.late
            {
                plan.lost.insert(id);
                continue;
            }
            plan.sought.insert(id);
            plan.carts = carts;
            plan.routes = plan.routes | routes;
            for id in routes.iter() {
                ways.join(facts, facts.ends[usize::from(id.0)]);
            }
        }
        plan
    }

    /// About how many turns it takes to collect for routes and build them.
    pub(super) fn turns_for(&self, routes: Routes) -> f32 {
        let mut hand = *self.state.hand(self.seat);
        let missing = pay(self.facts, routes, &mut hand).total() as u8;
        let missing = missing.saturating_sub(hand[Card::Wild]);
        f32::from(missing) / self.weights.useful_cards + routes.len() as f32
    }

    /// Adds routes to spend carts on, those that bring most for the turns they take, while there are turns.
    pub(super) fn fill(&self, plan: &mut QuickPlan) {
        let Planner {
            facts,
            weights,
            state,
            seat,
            ..
        } = *self;
        let mut hand = *state.hand(seat);
        let missing = pay(facts, plan.routes, &mut hand).total() as u8;
        let wilds = hand[Card::Wild];
        hand[Card::Wild] = wilds.saturating_sub(missing);
        let missing = missing.saturating_sub(wilds);
        let mut turns =
            self.turns - plan.routes.len() as f32 - f32::from(missing) / weights.useful_cards;
        let mut carts = state.carts(seat) - plan.carts.min(state.carts(seat));
        let mut open = state.open_routes(seat) & !facts.or_twins(plan.routes);
        plan.filler = Routes::EMPTY;
        while turns > 0.5 {
            let held = Color::ALL.map(|color| hand[Card::Of(color)]);
            let most = held.into_iter().max().unwrap_or(0);
            let mut best: Option<(f32, RouteId, f32)> = None;
            for id in (open & facts.up_to(carts)).iter() {
                let nth = usize::from(id.0);
                let held = facts.colors[nth].map_or(most, |color| held[color.index()]);
                let missing = facts.lengths[nth].saturating_sub(held + hand[Card::Wild]);
                let takes = 1.0 + f32::from(missing) / weights.useful_cards;
                if takes > turns + 0.5 {
                    continue;
                }
                let mut worth = f32::from(facts.points[nth]);
                if facts.has_cart[nth] {
                    worth += self.bonus;
                }
                let rate = worth / takes;
                if best.is_none_or(|(most, _, _)| rate > most) {
                    best = Some((rate, id, takes));
                }
            }
            let Some((_, id, takes)) = best else { return };
            let routes: Routes = [id].into_iter().collect();
            let missing = pay(facts, routes, &mut hand).total() as u8;
            hand[Card::Wild] = hand[Card::Wild].saturating_sub(missing);
            turns -= takes;
            carts -= facts.lengths[usize::from(id.0)];
            open = open & !facts.or_twins(routes);
            plan.filler = plan.filler | routes;
        }
    }
}

impl Lack {
    pub(super) fn new(facts: &Facts, plan: &QuickPlan, hand: &mut Cards) -> Lack {
        let mut for_contracts = pay(facts, plan.routes, hand);
        let mut for_filler = pay(facts, plan.filler, hand);
        for missing in [&mut for_contracts, &mut for_filler] {
            while hand[Card::Wild] > 0 {
                let (most, card) = most_of(missing);
                if most == 0 {
                    break;
                }
                missing[card] -= 1;
                hand[Card::Wild] -= 1;
            }
        }
        Lack {
            for_contracts,
            for_filler,
        }
    }
}

/// The colour there is most of.
#[inline]
fn most_of(cards: &Cards) -> (u8, Card) {
    let mut most = (0, Card::Of(Color::Pink));
    for color in Color::ALL {
        let card = Card::Of(color);
        if cards[card] > most.0 {
            most = (cards[card], card);
        }
    }
    most
}

/// Pays for routes what there is in `hand`, but for wilds, and returns what is missing. Grey routes are paid in the colour
/// there is most of.
fn pay(facts: &Facts, routes: Routes, hand: &mut Cards) -> Cards {
    let mut needed = Cards::NONE;
    for id in (routes & !facts.grey).iter() {
        if let Some(color) = facts.colors[usize::from(id.0)] {
            needed[Card::Of(color)] += facts.lengths[usize::from(id.0)];
        }
    }
    let mut missing = needed.saturating_sub(hand);
    *hand = hand.saturating_sub(&needed);
    for id in (routes & facts.grey).iter() {
        let length = facts.lengths[usize::from(id.0)];
        let (most, card) = most_of(hand);
        let paid = most.min(length);
        hand[card] -= paid;
        missing[card] += length - paid;
    }
    missing
}

#[cfg(test)]
mod tests {
    use amsterdam::{Network, Setup};
    use game::{Dice, Game, Seed};
    use proptest::prelude::*;

    use super::super::mind::Mind;
    use super::super::sketch::{Whim, pick};
    use super::*;

    /// Sums up what routes take.
    fn lengths(facts: &Facts, routes: Routes) -> u8 {
        routes
            .iter()
            .map(|id| facts.lengths[usize::from(id.0)])
            .sum()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn a_plan_can_be_built_and_meets_what_it_seeks(seats in 2_u8..=4, seed: u64) {
            let mut state = State::new(&Setup::for_seats(seats), Seed::from(seed)).unwrap();
            let facts = Facts::new(state.board());
            let weights = Weights::tuned();
            let prices = Prices::new(&facts, weights);
            let mut mind = Mind::new(&facts, weights, &prices);
            let mut whim = Whim::new(&mut Dice::new(Seed::from(seed)));
            let mut rated = Vec::new();
            while let Some(seat) = state.to_act().lowest() {
                for planning in state.seats() {
                    let planner = Planner::new(&facts, weights, &prices, &state, planning);
                    let plan = planner.plan();
                    let held = state.contracts(planning);
                    let (own, open) = (state.routes(planning), state.open_routes(planning));
                    let all = plan.routes | plan.filler;
                    prop_assert!((plan.routes & plan.filler).is_empty());
                    prop_assert!((all & !open).is_empty());
                    prop_assert_eq!(plan.carts, lengths(&facts, plan.routes));
                    prop_assert!(lengths(&facts, all) <= state.carts(planning));
                    // A pair is open to a seat only once.
                    let twins = all.iter().filter_map(|id| facts.board.route(id).twin);
                    prop_assert_eq!(twins.filter(|&twin| all.contains(twin)).count(), 0);

                    prop_assert!((plan.sought & plan.lost).is_empty());
                    prop_assert!(((plan.sought | plan.lost) & !held).is_empty());
                    let (now, then) = (
                        Network::new(&facts.board, own),
                        Network::new(&facts.board, own | plan.routes),
                    );
                    for id in held.iter() {
                        let ends = facts.board.contract(id).ends;
                        let is_met = !plan.sought.contains(id) && !plan.lost.contains(id);
                        prop_assert_eq!(now.joins(ends), is_met);
                        prop_assert!(then.joins(ends) || plan.lost.contains(id));
                    }
                }
                // Well played for the most part, and now and then not.
                mind.rate(&state, seat, &mut rated);
                let action = pick(&rated, 3.0, &mut whim).action;
                state.apply(seat, &action, &mut ()).unwrap();
                mind.saw(&state, seat, &action);
            }
        }
    }
}
