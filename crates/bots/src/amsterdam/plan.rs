//! The cheapest way to meet contracts together.

use amsterdam::{Board, ContractId, Contracts, MAX_PLACES, Network, RouteId, Routes, State};
use game::Seat;

/// Routes still to build, and what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Plan {
    pub(super) routes: Routes,
    /// How many carts they take.
    pub(super) carts: u8,
    /// The contracts they meet.
    pub(super) contracts: Contracts,
}

/// What a seat has to plan with.
pub(super) struct Planner<'a> {
    board: &'a Board,
    own: Routes,
    open: Routes,
    carts: u8,
}

/// Not more contracts than this are planned for at once.
const MOST_WANTED: usize = 8;
/// With more contracts than this not every order of them is tried.
const MOST_ORDERED: usize = 4;

impl<'a> Planner<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Planner<'a> {
        Planner {
            board: state.board(),
            own: state.routes(seat),
            open: state.open_routes(seat),
            carts: state.carts(seat),
        }
    }

    /// The same without a route that might be lost.
    pub(super) fn without(&self, route: RouteId) -> Planner<'a> {
        let mut open = self.open;
        open.remove(route);
        Planner { open, ..*self }
    }

    /// Those of `contracts` that are not met yet.
    pub(super) fn unmet(&self, contracts: Contracts) -> Contracts {
        let network = Network::new(self.board, self.own);
        contracts
            .iter()
            .filter(|&id| !network.joins(self.board.contract(id).ends))
            .collect()
    }

    /// The cheapest way to meet as much of `contracts` as there are carts for. Dear and poor ones are given up first.
    pub(super) fn plan(&self, contracts: Contracts) -> Plan {
        let gain = |&id: &ContractId| {
            let alone = self.joint(&[id]);
            let carts = alone.map_or(i32::MAX / 4, |plan| plan.carts.into());
            2 * i32::from(self.board.contract(id).value) - carts
        };
        let mut wanted: Vec<ContractId> = self.unmet(contracts).iter().collect();
        wanted.sort_by_cached_key(|id| std::cmp::Reverse(gain(id)));
        wanted.truncate(MOST_WANTED);
        loop {
            if let Some(plan) = self.joint(&wanted)
                && plan.carts <= self.carts
            {
                return plan;
            }
            wanted.pop();
        }
    }

    /// The cheapest way to meet all of `contracts`, if there is one.
    fn joint(&self, contracts: &[ContractId]) -> Option<Plan> {
        if contracts.len() > MOST_ORDERED {
            return self.in_order(contracts);
        }
        let mut order = contracts.to_vec();
        let mut best: Option<Plan> = None;
        each_order(&mut order, 0, &mut |order| {
            let plan = self.in_order(order);
            if let Some(plan) = plan
                && best.is_none_or(|best| plan.carts < best.carts)
            {
                best = Some(plan);
            }
        });
        best
    }

    /// Joins one contract after the other, each along what is there by then.
    fn in_order(&self, contracts: &[ContractId]) -> Option<Plan> {
        let mut plan = Plan::default();
        for &id in contracts {
            for route in self
                .shortest(plan.routes, self.board.contract(id).ends)?
                .iter()
            {
                plan.routes.insert(route);
                plan.carts += self.board.route(route).length;
            }
            plan.contracts.insert(id);
        }
        Some(plan)
    }

    /// The routes to build so that `ends` are joined, with those of `planned` as good as built.
    fn shortest(&self, planned: Routes, [from, to]: [u8; 2]) -> Option<Routes> {
        let n_places = self.board.file().places.len();
        let mut costs = [u32::MAX; MAX_PLACES];
        let mut by: [Option<RouteId>; MAX_PLACES] = [None; MAX_PLACES];
        let mut done = [false; MAX_PLACES];
        costs[usize::from(from)] = 0;
        while let Some(place) = (0..n_places)
            .filter(|&place| !done[place] && costs[place] < u32::MAX)
            .min_by_key(|&place| costs[place])
        {
            done[place] = true;
            if place == usize::from(to) {
                break;
            }
            for route in (self.own | self.open | planned).iter() {
                let [a, b] = self.board.route(route).ends.map(usize::from);
                let far = match place {
                    place if place == a => b,
                    place if place == b => a,
                    _ => continue,
                };
                let cost = costs[place] + self.cost(route, planned);
                if cost < costs[far] {
                    costs[far] = cost;
                    by[far] = Some(route);
                }
            }
        }
        let mut routes = Routes::EMPTY;
        let mut place = to;
        while place != from {
            let route = by[usize::from(place)]?;
            if !self.own.contains(route) && !planned.contains(route) {
                routes.insert(route);
            }
            let [a, b] = self.board.route(route).ends;
            place = if place == a { b } else { a };
        }
        Some(routes)
    }

    /// Carts count most; a bonus card and few turns are welcome.
    fn cost(&self, id: RouteId, planned: Routes) -> u32 {
        if self.own.contains(id) || planned.contains(id) {
            return 0;
        }
        let route = self.board.route(id);
        8 * u32::from(route.length) + 2 - u32::from(route.cart) - u32::from(route.color.is_none())
    }
}

fn each_order(items: &mut [ContractId], fixed: usize, visit: &mut impl FnMut(&[ContractId])) {
    if fixed + 1 >= items.len() {
        return visit(items);
    }
    for idx in fixed..items.len() {
        items.swap(fixed, idx);
        each_order(items, fixed + 1, visit);
        items.swap(fixed, idx);
    }
}
