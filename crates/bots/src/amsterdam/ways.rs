//! How far places are from each other for one seat.

use amsterdam::{MAX_PLACES, Routes};

use super::effort::Efforts;
use super::facts::Facts;

/// The least effort from every place to every other: own routes cost nothing, those of others cannot be used.
///
/// Rows are of one length that fits the vectors of the machine, however many places there are.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    rows: [[u8; MAX_PLACES]; MAX_PLACES],
}

/// More than any way takes.
const NO_WAY: u8 = u8::MAX;

impl Ways {
    /// The ways over `open` routes at these efforts, with `own` ones as built.
    pub(super) fn new(facts: &Facts, efforts: &Efforts, open: Routes, own: Routes) -> Ways {
        let mut ways = Ways {
            rows: [[NO_WAY; MAX_PLACES]; MAX_PLACES],
        };
        for place in 0..facts.n_places {
            ways.rows[place][place] = 0;
        }
        for id in open.iter() {
            let [a, b] = facts.ends[usize::from(id.0)].map(usize::from);
            let effort = efforts[usize::from(id.0)].min(ways.rows[a][b]);
            ways.rows[a][b] = effort;
            ways.rows[b][a] = effort;
        }
        for id in own.iter() {
            let [a, b] = facts.ends[usize::from(id.0)].map(usize::from);
            ways.rows[a][b] = 0;
            ways.rows[b][a] = 0;
        }
        for by in 0..facts.n_places {
            let onward = ways.rows[by];
            for row in &mut ways.rows[..facts.n_places] {
                let first = row[by];
                shorten(row, first, &onward);
            }
        }
        ways
    }

    /// The effort to join two places, if there is a way.
    pub(super) fn effort(&self, [a, b]: [u8; 2]) -> Option<u8> {
        let effort = self.rows[usize::from(a)][usize::from(b)];
        (effort != NO_WAY).then_some(effort)
    }

    /// The effort to join `ends` once a route between `with` is built.
    pub(super) fn effort_with(&self, [a, b]: [u8; 2], with: [u8; 2]) -> u8 {
        let [c, d] = with.map(usize::from);
        let (from, to) = (&self.rows[usize::from(a)], &self.rows[usize::from(b)]);
        let direct = from[usize::from(b)];
        let (there, back) = (from[c].saturating_add(to[d]), from[d].saturating_add(to[c]));
        direct.min(there).min(back)
    }

    /// Joins two places for nothing.
    pub(super) fn join(&mut self, facts: &Facts, [a, b]: [u8; 2]) {
        let (from_a, from_b) = (self.rows[usize::from(a)], self.rows[usize::from(b)]);
        for row in &mut self.rows[..facts.n_places] {
            let (to_a, to_b) = (row[usize::from(a)], row[usize::from(b)]);
            shorten(row, to_a, &from_b);
            shorten(row, to_b, &from_a);
        }
    }

    /// The open routes on a shortest way between two places. There has to be one.
    pub(super) fn between(
        &self,
        facts: &Facts,
        efforts: &Efforts,
        open: Routes,
        [from, to]: [u8; 2],
    ) -> Routes {
        let mut routes = Routes::EMPTY;
        let mut here = usize::from(from);
        let to = usize::from(to);
        while self.rows[here][to] != 0 {
            let left = self.rows[here][to];
            let step = open.iter().find_map(|id| {
                let effort = efforts[usize::from(id.0)];
                let [a, b] = facts.ends[usize::from(id.0)].map(usize::from);
                let leads = |near: usize, far: usize| {
                    self.rows[here][near] == 0
                        && self.rows[far][to].checked_add(effort) == Some(left)
                };
                match (leads(a, b), leads(b, a)) {
                    (true, _) => Some((id, b)),
                    (_, true) => Some((id, a)),
                    _ => None,
                }
            });
            let Some((id, far)) = step else {
                return routes;
            };
            routes.insert(id);
            here = far;
        }
        routes
    }
}

/// Shortens a row by going `first` to a place and on from there.
#[inline]
fn shorten(row: &mut [u8; MAX_PLACES], first: u8, onward: &[u8; MAX_PLACES]) {
    for (way, &rest) in row.iter_mut().zip(onward) {
        *way = (*way).min(first.saturating_add(rest));
    }
}

#[cfg(test)]
mod tests {
    use amsterdam::{Board, Network, RouteId};
    use proptest::prelude::*;

    use super::*;

    /// Efforts found by going one route further until nothing gets shorter.
    fn by_walking(facts: &Facts, from: u8, usable: &[(RouteId, u8)]) -> Vec<Option<u8>> {
        let mut efforts = vec![None; facts.n_places];
        efforts[usize::from(from)] = Some(0);
        loop {
            let before = efforts.clone();
            for &(id, effort) in usable {
                let [a, b] = facts.ends[usize::from(id.0)].map(usize::from);
                for (near, far) in [(a, b), (b, a)] {
                    let Some(there) = efforts[near] else { continue };
                    let onward = there + effort;
                    if efforts[far].is_none_or(|known| onward < known) {
                        efforts[far] = Some(onward);
                    }
                }
            }
            if efforts == before {
                return efforts;
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn ways_are_the_shortest_over_what_can_be_used(
            // One in six is the seat's own, one in six another's.
            owners in prop::collection::vec(0_u8..6, Routes::CAPACITY),
            efforts in prop::collection::vec(1_u8..12, Routes::CAPACITY),
            joined in any::<[prop::sample::Index; 2]>(),
        ) {
            let board = Board::amsterdam();
            let facts = Facts::new(&board);
            let efforts: Efforts = std::array::from_fn(|nth| efforts[nth]);
            let those = |keep: &dyn Fn(u8) -> bool| -> Routes {
                board.route_ids().filter(|id| keep(owners[usize::from(id.0)])).collect()
            };
            let (own, open) = (those(&|owner| owner == 0), those(&|owner| owner > 1));
            let mut usable: Vec<(RouteId, u8)> = own.iter().map(|id| (id, 0)).collect();
            usable.extend(open.iter().map(|id| (id, efforts[usize::from(id.0)])));

            let mut ways = Ways::new(&facts, &efforts, open, own);
            let places = || 0..facts.n_places as u8;
            for from in places() {
                let expected = by_walking(&facts, from, &usable);
                for to in places() {
                    let ends = [from, to];
                    prop_assert_eq!(ways.effort(ends), expected[usize::from(to)]);
                    if ways.effort(ends).is_none() {
                        continue;
                    }
                    let routes = ways.between(&facts, &efforts, open, ends);
                    prop_assert!((routes & !open).is_empty());
                    prop_assert!(Network::new(&board, routes | own).joins(ends));
                    let paid: u8 = routes.iter().map(|id| efforts[usize::from(id.0)]).sum();
                    prop_assert_eq!(Some(paid), ways.effort(ends));
                }
            }

            let with = joined.map(|place| place.index(facts.n_places) as u8);
            let foreseen = ways.clone();
            ways.join(&facts, with);
            for from in places() {
                for to in places() {
                    let effort = ways.effort([from, to]).unwrap_or(NO_WAY);
                    prop_assert_eq!(foreseen.effort_with([from, to], with), effort);
                }
            }
        }
    }
}
