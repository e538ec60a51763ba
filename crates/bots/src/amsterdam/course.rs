//! What a seat is after: a quick plan, not always the cheapest.

use amsterdam::{Card, Cards, ContractId, Contracts, RouteId, Routes, State};
use game::Seat;

use super::facts::Facts;
use super::ways::Ways;

/// Routes still to build, and what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Course {
    pub(super) routes: Routes,
    /// How many carts they take.
    pub(super) carts: u8,
    /// The contracts they meet.
    pub(super) sought: Contracts,
    /// The contracts that there is no way to, or no carts for.
    pub(super) lost: Contracts,
    /// Cards that the coloured ones among the routes take.
    pub(super) cards: Cards,
    /// Whether something has happened that may call for another plan.
    pub(super) is_stale: bool,
}

impl Course {
    /// A plan for a seat with its contracts.
    pub(super) fn new(facts: &Facts, state: &State, seat: Seat) -> Course {
        Course::with(facts, state, seat, state.contracts(seat))
    }

    /// A plan for a seat with these contracts.
    ///
    /// One contract after the other is joined along what is planned by then, those first that pay best for the effort.
    pub(super) fn with(facts: &Facts, state: &State, seat: Seat, contracts: Contracts) -> Course {
        let efforts = facts.efforts_with(state.hand(seat));
        let open = state.open_routes(seat);
        let carts = state.carts(seat);
        let mut ways = Ways::new(facts, &efforts, open, state.routes(seat));
        let mut course = Course::default();
        let mut left = contracts;
        loop {
            let mut best: Option<(i32, ContractId)> = None;
            for id in left.iter() {
                let contract = facts.board.contract(id);
                match ways.effort(contract.ends) {
                    Some(0) => {
                        left.remove(id);
                        // What was joined before anything is planned has been met.
                        if !course.routes.is_empty() {
                            course.sought.insert(id);
                        }
                    }
                    Some(effort) => {
                        let gain = 6 * i32::from(contract.value) - i32::from(effort);
                        if best.is_none_or(|(most, _)| gain > most) {
                            best = Some((gain, id));
                        }
                    }
                    None => {
                        left.remove(id);
                        course.lost.insert(id);
                    }
                }
            }
            let Some((_, id)) = best else { break };
            left.remove(id);
            let ends = facts.board.contract(id).ends;
            let routes = ways.between(facts, &efforts, open & !course.routes, ends);
            let more: u8 = routes
                .iter()
                .map(|id| facts.lengths[usize::from(id.0)])
                .sum();
            if course.carts + more > carts {
                course.lost.insert(id);
                continue;
            }
            course.sought.insert(id);
            for id in routes.iter() {
                course.add(facts, id);
                ways.join(facts, facts.ends[usize::from(id.0)]);
            }
        }
        course
    }

    fn add(&mut self, facts: &Facts, id: RouteId) {
        self.routes.insert(id);
        self.carts += facts.lengths[usize::from(id.0)];
        if let Some(color) = facts.colors[usize::from(id.0)] {
            self.cards[Card::Of(color)] += facts.lengths[usize::from(id.0)];
        }
    }

    /// Takes a route off the plan that has been built.
    pub(super) fn built(&mut self, facts: &Facts, id: RouteId) {
        self.routes.remove(id);
        self.carts -= facts.lengths[usize::from(id.0)];
        if let Some(color) = facts.colors[usize::from(id.0)] {
            self.cards[Card::Of(color)] -= facts.lengths[usize::from(id.0)];
        }
    }
}
