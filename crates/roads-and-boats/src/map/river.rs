//! How rivers cut a tile into regions.
//!
//! The rim of a tile is twelve halves of edges, clockwise; edge `d` is the halves `2d` and `2d + 1`. A river that
//! runs to an edge comes out between its halves. A river with two edges or more parts the rim there; a source parts
//! nothing. Two halves are in the same region if no river parts them.

use crate::Direction;

/// The regions of a tile and what each of them touches (RB-MAP-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Banks {
    /// The region of each half of the rim.
    halves: [u8; 12],
    n_regions: u8,
}

/// Why rivers cannot share a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tangle {
    /// A river runs to no edge, or to one edge twice.
    Edges,
    /// Two rivers share an edge or cross.
    Cross,
}

impl Banks {
    /// The regions of a tile with these rivers, numbered as the rim is met clockwise from the first half.
    ///
    /// The rivers neither share an edge nor cross.
    pub fn of(rivers: &[Vec<Direction>]) -> Banks {
        let mut halves = [0; 12];
        let mut sectors_of_regions: Vec<Vec<usize>> = Vec::new();
        for (half, region) in halves.iter_mut().enumerate() {
            let sectors: Vec<usize> = rivers.iter().map(|river| sector(river, half)).collect();
            let found = sectors_of_regions
                .iter()
                .position(|known| *known == sectors);
            *region = found.unwrap_or_else(|| {
                sectors_of_regions.push(sectors);
                sectors_of_regions.len() - 1
            }) as u8;
        }
        Banks {
            halves,
            n_regions: sectors_of_regions.len() as u8,
        }
    }

    /// How many regions there are.
    pub const fn n_regions(&self) -> u8 {
        self.n_regions
    }

    /// The region of each half of the rim, clockwise. Edge `d` is the halves `2d` and `2d + 1`.
    pub const fn halves(&self) -> [u8; 12] {
        self.halves
    }

    /// The regions on both halves of an edge, clockwise. They are the same unless a river comes out between them.
    pub const fn at(&self, edge: Direction) -> [u8; 2] {
        [
            self.halves[2 * edge.index()],
            self.halves[2 * edge.index() + 1],
        ]
    }

    /// The regions along a river, as bits.
    pub fn along(&self, river: &[Direction]) -> u8 {
        let banks = river.iter().flat_map(|&edge| self.at(edge));
        banks.fold(0, |bits, region| bits | 1 << region)
    }

    /// Pairs of regions that face each other over an arm of a river: where bridges can go (RB-MAP-05).
    pub fn bridges(&self, rivers: &[Vec<Direction>]) -> Vec<[u8; 2]> {
        let arms = rivers.iter().flatten();
        let mut pairs: Vec<[u8; 2]> = arms
            .map(|&edge| self.at(edge))
            .filter(|[left, right]| left != right)
            .map(|[left, right]| [left.min(right), left.max(right)])
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }

    /// Checks that rivers can share a tile.
    pub(crate) fn check(rivers: &[Vec<Direction>]) -> Result<(), Tangle> {
        let mut taken = [false; 6];
        for river in rivers {
            if river.is_empty() {
                return Err(Tangle::Edges);
            }
            for (nth, edge) in river.iter().enumerate() {
                if river[..nth].contains(edge) {
                    return Err(Tangle::Edges);
                }
                if std::mem::replace(&mut taken[edge.index()], true) {
                    return Err(Tangle::Cross);
                }
            }
        }
        // A river that does not cross another comes out wholly in one sector of it.
        for (nth, river) in rivers.iter().enumerate() {
            for other in rivers[..nth].iter().filter(|other| other.len() > 1) {
                let mut sectors = river.iter().map(|edge| sector(other, 2 * edge.index()));
                let first = sectors.next();
                if sectors.any(|sector| Some(sector) != first) {
                    return Err(Tangle::Cross);
                }
            }
        }
        Ok(())
    }
}

/// Between which two arms of the river a half of the rim lies. All halves are alike to a source.
fn sector(river: &[Direction], half: usize) -> usize {
    if river.len() < 2 {
        return 0;
    }
    let passed = river.iter().filter(|edge| 2 * edge.index() < half).count();
    passed % river.len()
}
