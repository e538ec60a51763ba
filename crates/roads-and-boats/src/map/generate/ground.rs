//! The ground of a random map: which hexagons there are, and which of them are sea.

use std::collections::{BTreeMap, BTreeSet};

use game::Dice;

use super::pick_weighted;
use crate::{Direction, Hex};

/// Tiles without terrains yet.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    pub(super) hexes: Vec<Hex>,
    pub(super) neighbours: Vec<[Option<usize>; 6]>,
    pub(super) is_sea: Vec<bool>,
    /// The edges that the river of each tile runs to.
    pub(super) arms: Vec<Vec<Direction>>,
}

impl Ground {
    /// So many hexagons that hang together.
    pub(super) fn grown(n_tiles: usize, dice: &mut Dice) -> Ground {
        let middle = Hex::new(0, 0);
        let mut there = BTreeSet::from([middle]);
        // How many tiles are around each hexagon that is still empty.
        let mut rim: BTreeMap<Hex, usize> = BTreeMap::new();
        rim.extend(Direction::ALL.map(|edge| (middle.towards(edge), 1)));
        while there.len() < n_tiles {
            let hexes: Vec<Hex> = rim.keys().copied().collect();
            // The more tiles around, the more likely, so that bays fill up and holes do not stay.
            let weights: Vec<u32> = rim
                .values()
                .map(|&n| [0, 1, 7, 20, 80, 500, 5000][n])
                .collect();
            let next = hexes[pick_weighted(&weights, dice).expect("a rim around tiles")];
            rim.remove(&next);
            there.insert(next);
            for edge in Direction::ALL {
                let around = next.towards(edge);
                if !there.contains(&around) {
                    *rim.entry(around).or_default() += 1;
                }
            }
        }
        let hexes: Vec<Hex> = there.into_iter().collect();
        let at = |hex: Hex| hexes.binary_search(&hex).ok();
        let neighbours = hexes
            .iter()
            .map(|hex| Direction::ALL.map(|edge| at(hex.towards(edge))))
            .collect();
        Ground {
            neighbours,
            is_sea: vec![false; n_tiles],
            arms: vec![Vec::new(); n_tiles],
            hexes,
        }
    }

    pub(super) fn n_tiles(&self) -> usize {
        self.hexes.len()
    }

    /// Whether the tile is land without a river.
    pub(super) fn is_plain(&self, tile: usize) -> bool {
        !self.is_sea[tile] && self.arms[tile].is_empty()
    }

    /// Whether the tile is land with a river or by the sea (RB-MAP-06).
    pub(super) fn is_shore(&self, tile: usize) -> bool {
        let by_the_sea = self.around(tile).any(|next| self.is_sea[next]);
        !self.is_sea[tile] && (by_the_sea || !self.arms[tile].is_empty())
    }

    pub(super) fn around(&self, tile: usize) -> impl Iterator<Item = usize> {
        self.neighbours[tile].iter().flatten().copied()
    }

    /// The rivers of the tile as they are written.
    pub(super) fn rivers(&self, tile: usize) -> Vec<Vec<Direction>> {
        let mut river = self.arms[tile].clone();
        river.sort_unstable();
        if river.is_empty() {
            Vec::new()
        } else {
            vec![river]
        }
    }

    /// How many steps over land it is from a tile to each other. Sea tiles are reached and not passed.
    pub(super) fn steps_from(&self, tile: usize) -> Vec<Option<u32>> {
        let mut steps = vec![None; self.n_tiles()];
        steps[tile] = Some(0);
        let mut reached = vec![tile];
        let mut nth = 0;
        while let Some(&tile) = reached.get(nth) {
            nth += 1;
            if self.is_sea[tile] {
                continue;
            }
            for next in self.around(tile) {
                if steps[next].is_none() {
                    steps[next] = steps[tile].map(|steps: u32| steps + 1);
                    reached.push(next);
                }
            }
        }
        steps
    }

    /// Whether one can walk from any land to any other, once bridges are built.
    fn land_hangs_together(&self) -> bool {
        let Some(first) = self.is_sea.iter().position(|is_sea| !is_sea) else {
            return false;
        };
        let steps = self.steps_from(first);
        (0..self.n_tiles()).all(|tile| self.is_sea[tile] || steps[tile].is_some())
    }

    /// Turns plain tiles into sea until there are so many, from the mouths of rivers on. Nothing if that would part
    /// the land.
    pub(super) fn flood(&mut self, n_sea: usize, dice: &mut Dice) -> Option<()> {
        if !self.land_hangs_together() {
            return None;
        }
        let mut n_left = n_sea.checked_sub(self.is_sea.iter().filter(|is_sea| **is_sea).count())?;
        let mut parts_land = vec![false; self.n_tiles()];
        while n_left > 0 {
            let no_sea = !self.is_sea.contains(&true);
            let weights: Vec<u32> = (0..self.n_tiles())
                .map(|tile| {
                    let n_sea = self.around(tile).filter(|&next| self.is_sea[next]).count();
                    let at_the_rim = self.neighbours[tile].contains(&None);
                    match n_sea {
                        _ if !self.is_plain(tile) || parts_land[tile] => 0,
                        0 if no_sea => 1,
                        0 => 0,
                        n if at_the_rim => 4 * n as u32,
                        n => n as u32,
                    }
                })
                .collect();
            let tile = pick_weighted(&weights, dice)?;
            self.is_sea[tile] = true;
            if self.land_hangs_together() {
                n_left -= 1;
            } else {
                self.is_sea[tile] = false;
                parts_land[tile] = true;
            }
        }
        Some(())
    }
}
