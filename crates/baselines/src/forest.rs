//! The cheapest routes that meet contracts together, exactly.
//!
//! Contracts need not be joined with each other: what meets them all is a forest, and each of its trees joins the
//! ends of a group of contracts. Trees are found over subsets of the ends as by Dreyfus and Wagner, and the best way
//! to put contracts into groups over subsets of the contracts.

use amsterdam::{MAX_PLACES, Routes};

use crate::ways::{NO_WAY, Ways, in_full};

/// Not more contracts than this are met at once.
pub(crate) const MOST_CONTRACTS: usize = 6;
/// Not more ends than this, those that cost nothing to join counted once.
pub(crate) const MOST_ENDS: usize = 8;

/// A subset of the contracts that a forest was made for, a bit each.
pub(crate) type Subset = u8;
/// A subset of the ends, a bit each.
type Ends = u16;

/// The cheapest forests for all subsets of some contracts.
pub(crate) struct Forest<'a> {
    ways: &'a Ways,
    /// One place for all ends that cost nothing to join.
    ends: Vec<u8>,
    /// The ends of each contract; none if these cost nothing to join.
    contracts: Vec<Ends>,
    /// The cheapest tree over a subset of all ends but the last, and each place.
    trees: Vec<[Tree; MAX_PLACES]>,
    /// The cheapest forest for each subset of the contracts, and the group of its first contract.
    forests: Vec<(u32, Subset)>,
}

/// What a tree costs that has a place in it, where its last branching is, and which ends lie on one side of that.
#[derive(Clone, Copy)]
struct Tree {
    cost: u32,
    over: u8,
    side: Ends,
}

const NO_TREE: Tree = Tree {
    cost: NO_WAY,
    over: 0,
    side: 0,
};

impl<'a> Forest<'a> {
    /// As many of `contracts`, given by their ends, as fit, from the first on.
    pub(crate) fn new(ways: &'a Ways, contracts: impl IntoIterator<Item = [u8; 2]>) -> Forest<'a> {
        let mut forest = Forest {
            ways,
            ends: Vec::with_capacity(MOST_ENDS),
            contracts: Vec::with_capacity(MOST_CONTRACTS),
            trees: Vec::new(),
            forests: Vec::new(),
        };
        for ends in contracts.into_iter().take(MOST_CONTRACTS) {
            let known = forest.ends.len();
            let [a, b] = ends.map(|end| forest.number(end));
            if forest.ends.len() > MOST_ENDS {
                forest.ends.truncate(known);
                break;
            }
            let is_joined = a == b;
            forest
                .contracts
                .push(if is_joined { 0 } else { 1 << a | 1 << b });
        }
        forest.plant();
        forest.group();
        forest
    }

    /// How many contracts it is for.
    pub(crate) fn n_contracts(&self) -> usize {
        self.contracts.len()
    }

    /// What the cheapest forest for a subset of the contracts costs, if there is one.
    pub(crate) fn cost(&self, subset: Subset) -> Option<u32> {
        in_full(self.forests[usize::from(subset)].0)
    }

    /// The routes of the cheapest forest for a subset of the contracts. There has to be one.
    pub(crate) fn routes(&self, subset: Subset) -> Routes {
        let mut routes = Routes::EMPTY;
        let mut left = subset;
        while left != 0 {
            let group = self.forests[usize::from(left)].1;
            if let Some((ends, root)) = self.rooted(group) {
                self.collect(ends, root, &mut routes);
            }
            left &= !group;
        }
        routes
    }

    fn number(&mut self, end: u8) -> usize {
        let known = self
            .ends
            .iter()
            .position(|&other| self.ways.cost([end, other]) == Some(0));
        known.unwrap_or_else(|| {
            self.ends.push(end);
            self.ends.len() - 1
        })
    }

    /// Finds the cheapest trees, those over few ends first.
    fn plant(&mut self) {
        let n_places = self.ways.n_places();
        let n_rooted = self.ends.len().saturating_sub(1);
        self.trees = vec![[NO_TREE; MAX_PLACES]; 1 << n_rooted];
        for ends in 1..self.trees.len() {
            let lowest = ends & ends.wrapping_neg();
            if ends == lowest {
                let end = self.ends[ends.trailing_zeros() as usize];
                for place in 0..n_places {
                    self.trees[ends][place] = Tree {
                        cost: self.ways.fine_costs(end)[place],
                        over: end,
                        side: 0,
                    };
                }
                continue;
            }
            // Two trees that meet in a place: each way to share the ends out is looked at once.
            let mut joined = [NO_TREE; MAX_PLACES];
            let others = ends & !lowest;
            let mut rest = others;
            while rest != 0 {
                let side = ends & !rest;
                let (one, other) = (&self.trees[side], &self.trees[rest]);
                for place in 0..n_places {
                    let cost = one[place].cost + other[place].cost;
                    if cost < joined[place].cost {
                        joined[place] = Tree {
                            cost,
                            over: place as u8,
                            side: side as Ends,
                        };
                    }
                }
                rest = (rest - 1) & others;
            }
            // And a way from there to any other place.
            let mut trees = joined;
            for meeting in joined.iter().take(n_places) {
                if meeting.cost >= NO_WAY {
                    continue;
                }
                let onward = self.ways.fine_costs(meeting.over);
                for place in 0..n_places {
                    let cost = meeting.cost + onward[place];
                    if cost < trees[place].cost {
                        trees[place] = Tree { cost, ..*meeting };
                    }
                }
            }
            self.trees[ends] = trees;
        }
    }

    /// The ends of a group of contracts as a tree's ends and its root, unless there is nothing to join.
    fn rooted(&self, group: Subset) -> Option<(Ends, u8)> {
        let ends = self.ends_of(group);
        if ends == 0 {
            return None;
        }
        // The last end of all is always the root: trees are not kept for it.
        let root = ends.ilog2();
        Some((ends & !(1 << root), self.ends[root as usize]))
    }

    fn ends_of(&self, group: Subset) -> Ends {
        let numbered = self.contracts.iter().enumerate();
        numbered
            .filter(|(number, _)| group >> number & 1 != 0)
            .fold(0, |all, (_, ends)| all | ends)
    }

    /// Puts every subset of the contracts into the best groups.
    fn group(&mut self) {
        self.forests = Vec::with_capacity(1 << self.contracts.len());
        self.forests.push((0, 0));
        for subset in 1_u16..1 << self.contracts.len() {
            let lowest = subset & subset.wrapping_neg();
            let others = subset & !lowest;
            let mut best = (NO_WAY, subset as Subset);
            let mut rest = others;
            loop {
                let group = (subset & !rest) as Subset;
                let tree = self.rooted(group).map_or(0, |(ends, root)| {
                    self.trees[usize::from(ends)][usize::from(root)].cost
                });
                let cost = tree + self.forests[usize::from(rest)].0;
                if cost < best.0 {
                    best = (cost, group);
                }
                if rest == 0 {
                    break;
                }
                rest = (rest - 1) & others;
            }
            self.forests.push(best);
        }
    }

    fn collect(&self, ends: Ends, place: u8, routes: &mut Routes) {
        let Tree { over, side, .. } = self.trees[usize::from(ends)][usize::from(place)];
        self.ways.collect([over, place], routes);
        if side != 0 {
            self.collect(side, over, routes);
            self.collect(ends & !side, over, routes);
        }
    }
}

#[cfg(test)]
mod tests {
    use amsterdam::{Board, Network, RouteId};
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    /// A board with these routes between places in a row that are joined by routes of three spaces.
    fn board(n_places: u8, more: &[([u8; 2], u8)]) -> Board {
        let name = |place: u8| format!("Place {place}");
        let in_a_row = (1..n_places).map(|place| ([place - 1, place], 3));
        let mut seen = Vec::new();
        let mut routes = Vec::new();
        for ([a, b], length) in in_a_row.chain(more.iter().copied()) {
            let key = (a.min(b), a.max(b), length);
            if a != b && !seen.contains(&key) {
                seen.push(key);
                routes.push(json!({
                    "a": name(a), "b": name(b), "length": length, "color": "grey",
                }));
            }
        }
        let contracts = (1..=4).map(|end| json!({ "a": name(0), "b": name(end), "value": 1 }));
        let file = json!({
            "name": "Row",
            "places": (0..n_places).map(|place| json!({ "name": name(place), "x": 0.5, "y": 0.5 }))
                .collect::<Vec<_>>(),
            "score": { "1": 1, "2": 2, "3": 4, "4": 7 },
            "routes": routes,
            "contracts": contracts.collect::<Vec<_>>(),
        });
        serde_json::from_value(file).unwrap()
    }

    /// What a route costs: nothing if it is the seat's own, and too much if it is a rival's.
    fn cost(board: &Board, owners: &[u8], id: RouteId) -> Option<u32> {
        match owners[usize::from(id.0)] {
            0 => Some(0),
            1 => None,
            _ => Some(board.route(id).length.into()),
        }
    }

    /// The cheapest of all sets of routes that join all ends.
    fn by_trying_all(board: &Board, owners: &[u8], contracts: &[[u8; 2]]) -> Option<u32> {
        let n_routes = board.route_ids().count();
        let sets = (0_u64..1 << n_routes).map(|bits| -> Routes {
            let ids = board.route_ids();
            ids.filter(|id| bits >> id.0 & 1 != 0).collect()
        });
        let costs = sets.filter_map(|routes| {
            let network = Network::new(board, routes);
            let cost = routes
                .iter()
                .map(|id| cost(board, owners, id))
                .sum::<Option<u32>>()?;
            contracts
                .iter()
                .all(|&ends| network.joins(ends))
                .then_some(cost)
        });
        costs.min()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(150))]

        #[test]
        fn a_forest_costs_what_the_cheapest_of_all_sets_of_routes_costs(
            n_places in 5_u8..8,
            more in prop::collection::vec(([0_u8..5, 0_u8..7], 1_u8..5), 0..5),
            owners in prop::collection::vec(0_u8..6, 12),
            contracts in prop::collection::vec([0_u8..7, 0_u8..7], 1..5),
        ) {
            let inside = |place: u8| place % n_places;
            let more: Vec<_> = more.into_iter().map(|(ends, length)| (ends.map(inside), length)).collect();
            let contracts: Vec<_> = contracts.into_iter().map(|ends| ends.map(inside)).collect();
            let board = board(n_places, &more);
            let ways = Ways::new(&board, |id| cost(&board, &owners, id));
            let forest = Forest::new(&ways, contracts.iter().copied());
            prop_assert_eq!(forest.n_contracts(), contracts.len());
            for subset in 1..1_u16 << contracts.len() {
                let chosen: Vec<[u8; 2]> = (0..contracts.len())
                    .filter(|number| subset >> number & 1 != 0)
                    .map(|number| contracts[number])
                    .collect();
                let expected = by_trying_all(&board, &owners, &chosen);
                prop_assert_eq!(forest.cost(subset as Subset), expected);
                if let Some(expected) = expected {
                    let routes = forest.routes(subset as Subset);
                    // What the seat has built need not be among them.
                    let own: Routes = board.route_ids().filter(|id| owners[usize::from(id.0)] == 0).collect();
                    let network = Network::new(&board, routes | own);
                    prop_assert!(chosen.iter().all(|&ends| network.joins(ends)));
                    let paid: Option<u32> = routes.iter().map(|id| cost(&board, &owners, id)).sum();
                    prop_assert_eq!(paid, Some(expected));
                }
            }
        }
    }

    #[test]
    fn contracts_far_apart_are_not_joined_with_each_other() {
        let board = board(7, &[]);
        let ways = Ways::new(&board, |id| Some(board.route(id).length.into()));
        let forest = Forest::new(&ways, [[0, 1], [5, 6]]);
        assert_eq!(forest.cost(0b11), Some(6));
        assert_eq!(forest.routes(0b11).len(), 2);
    }

    #[test]
    fn what_is_too_much_at_once_is_left_out_from_the_end() {
        let board = board(12, &[]);
        let ways = Ways::new(&board, |id| Some(board.route(id).length.into()));
        let five = (0..5).map(|number| [2 * number, 2 * number + 1]);
        assert_eq!(Forest::new(&ways, five).n_contracts(), MOST_ENDS / 2);
    }
}
