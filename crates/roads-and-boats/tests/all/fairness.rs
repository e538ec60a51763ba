//! How far homes are from what they need.

use std::collections::{BTreeMap, VecDeque};

use roads_and_boats::{Direction, Hex, Map, Terrain};

/// What is measured from a home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// The nearest tile of a terrain, the home itself aside.
    Other(Terrain),
    /// The nearest shore tile, which may be the home.
    Shore,
}

impl Measure {
    pub(crate) const ALL: [Measure; 7] = [
        Measure::Other(Terrain::Pasture),
        Measure::Other(Terrain::Woods),
        Measure::Other(Terrain::Rock),
        Measure::Other(Terrain::Mountain),
        Measure::Other(Terrain::Desert),
        Measure::Other(Terrain::Sea),
        Measure::Shore,
    ];
}

/// How many steps over land it is from a tile to all others; the sea is reached and not crossed.
pub(crate) fn steps(map: &Map, from: Hex) -> BTreeMap<Hex, u32> {
    let mut steps = BTreeMap::from([(from, 0)]);
    let mut open = VecDeque::from([from]);
    while let Some(hex) = open.pop_front() {
        for next in Direction::ALL.map(|edge| hex.towards(edge)) {
            let Some(terrain) = map.terrain(next) else {
                continue;
            };
            if !steps.contains_key(&next) {
                steps.insert(next, steps[&hex] + 1);
                if terrain.is_land() {
                    open.push_back(next);
                }
            }
        }
    }
    steps
}

/// How far everything is from one home.
pub(crate) struct Nearest<'a> {
    map: &'a Map,
    steps: BTreeMap<Hex, u32>,
}

impl Nearest<'_> {
    pub(crate) fn of(map: &Map, home: Hex) -> Nearest<'_> {
        let steps = steps(map, home);
        Nearest { map, steps }
    }

    pub(crate) fn steps(&self, measure: Measure) -> Option<u32> {
        let is_it = |hex: Hex, steps: u32| match measure {
            Measure::Other(terrain) => steps > 0 && self.map.terrain(hex) == Some(terrain),
            Measure::Shore => self.map.is_shore(hex),
        };
        let there = self
            .steps
            .iter()
            .filter(|&(&hex, &steps)| is_it(hex, steps));
        there.map(|(_, &steps)| steps).min()
    }
}

/// By how many steps homes differ. What none of them can reach is as far from all.
pub(crate) fn unfairness(map: &Map, homes: &[Hex], measure: Measure) -> u32 {
    let steps = homes.iter().map(|&home| {
        let nearest = Nearest::of(map, home).steps(measure);
        nearest.unwrap_or(1_000)
    });
    let steps: Vec<u32> = steps.collect();
    steps.iter().max().unwrap_or(&0) - steps.iter().min().unwrap_or(&0)
}
