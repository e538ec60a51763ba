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
