//! The cheapest ways from place to place.

use amsterdam::{Board, MAX_PLACES, RouteId, Routes};

/// More than any way costs.
pub(crate) const NO_WAY: u32 = 1 << 28;
/// What a route costs is multiplied by this, so that there is room for the number of routes below it.
const UNIT: u32 = 64;

/// The cheapest ways between all places. Of ways that cost the same it is one with the fewest routes.
pub(crate) struct Ways {
    n_places: usize,
    /// What each way costs in [`UNIT`]s, with 1 for every route on it: no tree has 64 routes.
    costs: [[u32; MAX_PLACES]; MAX_PLACES],
    /// The route that a way begins with, where there is one.
    first: [[RouteId; MAX_PLACES]; MAX_PLACES],
    ends: Vec<[u8; 2]>,
}

impl Ways {
    /// The ways along routes that cost something, by what they cost.
    pub(crate) fn new(board: &Board, cost: impl Fn(RouteId) -> Option<u32>) -> Ways {
        let n_places = board.file().places.len();
        let mut ways = Ways {
            n_places,
            costs: [[NO_WAY; MAX_PLACES]; MAX_PLACES],
            first: [[RouteId(0); MAX_PLACES]; MAX_PLACES],
            ends: board.route_ids().map(|id| board.route(id).ends).collect(),
        };
        for place in 0..n_places {
            ways.costs[place][place] = 0;
        }
        for id in board.route_ids() {
            let Some(cost) = cost(id) else { continue };
            let cost = cost * UNIT + 1;
            let [a, b] = board.route(id).ends.map(usize::from);
            if cost < ways.costs[a][b] {
                for (from, to) in [(a, b), (b, a)] {
                    ways.costs[from][to] = cost;
                    ways.first[from][to] = id;
                }
            }
        }
        ways.close();
        ways
    }

    /// Goes over every place in turn, as Floyd and Warshall do.
    fn close(&mut self) {
        for over in 0..self.n_places {
            let onward = self.costs[over];
            for from in 0..self.n_places {
                let there = self.costs[from][over];
                if there >= NO_WAY {
                    continue;
                }
                let first = self.first[from][over];
                for (to, onward) in onward.iter().enumerate().take(self.n_places) {
                    if there + onward < self.costs[from][to] {
                        self.costs[from][to] = there + onward;
                        self.first[from][to] = first;
                    }
                }
            }
        }
    }

    /// How many places there are.
    pub(crate) fn n_places(&self) -> usize {
        self.n_places
    }

    /// What the way costs, if there is one.
    pub(crate) fn cost(&self, [a, b]: [u8; 2]) -> Option<u32> {
        in_full(self.costs[usize::from(a)][usize::from(b)])
    }

    /// What the ways from a place cost, finely.
    pub(crate) fn fine_costs(&self, from: u8) -> &[u32; MAX_PLACES] {
        &self.costs[usize::from(from)]
    }

    /// Puts the routes of a way into `routes`, if there is a way.
    pub(crate) fn collect(&self, [from, to]: [u8; 2], routes: &mut Routes) {
        let (mut place, to) = (usize::from(from), usize::from(to));
        if self.costs[place][to] >= NO_WAY {
            return;
        }
        while place != to {
            let id = self.first[place][to];
            routes.insert(id);
            let [a, b] = self.ends[usize::from(id.0)].map(usize::from);
            place = if place == a { b } else { a };
        }
    }
}

/// A fine cost without the count of routes.
pub(crate) fn in_full(fine: u32) -> Option<u32> {
    (fine < NO_WAY).then_some(fine / UNIT)
}
