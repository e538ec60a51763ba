//! The tiles in the box, by terrain and by the shape of their rivers.

use super::MapFile;
use crate::{Direction, Terrain};

/// What the river of a tile in the box looks like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// No river.
    Plain,
    /// To one edge.
    Source,
    /// To opposite edges.
    Straight,
    /// To edges with one between them.
    GentleBend,
    /// To neighbouring edges.
    SharpBend,
    /// To every other edge.
    Fork,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 6] = [
        Shape::Plain,
        Shape::Source,
        Shape::Straight,
        Shape::GentleBend,
        Shape::SharpBend,
        Shape::Fork,
    ];

    /// The shape of these rivers, if the box has such tiles.
    pub fn of(rivers: &[Vec<Direction>]) -> Option<Shape> {
        let river = match rivers {
            [] => return Some(Shape::Plain),
            [river] => river,
            _ => return None,
        };
        let from_first = |edge: Direction| (edge.index() + 6 - river[0].index()) % 6;
        let mut turns: Vec<usize> = river.iter().map(|&edge| from_first(edge)).collect();
        turns.sort_unstable();
        match turns[..] {
            [0] => Some(Shape::Source),
            [0, 3] => Some(Shape::Straight),
            [0, 2 | 4] => Some(Shape::GentleBend),
            [0, 1 | 5] => Some(Shape::SharpBend),
            [0, 2, 4] => Some(Shape::Fork),
            _ => None,
        }
    }
}

/// How many tiles of each terrain and shape there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock([[u8; Shape::ALL.len()]; Terrain::ALL.len()]);

impl Stock {
    /// All 144 tiles of the box.
    pub const fn of_the_box() -> Stock {
        // Plain, source, straight, gentle bend, sharp bend, fork.
        Stock([
            [22, 0, 6, 3, 3, 1], // pasture
            [15, 0, 3, 3, 1, 0], // woods
            [10, 0, 1, 1, 1, 0], // rock
            [18, 3, 0, 0, 0, 0], // mountain
            [21, 0, 0, 1, 1, 0], // desert
            [30, 0, 0, 0, 0, 0], // sea
        ])
    }

    /// How many tiles there are of a terrain and shape.
    pub const fn count(&self, terrain: Terrain, shape: Shape) -> u8 {
        self.0[terrain as usize][shape as usize]
    }

    /// How many tiles there are in all.
    pub fn total(&self) -> usize {
        self.0
            .iter()
            .flatten()
            .map(|&count| usize::from(count))
            .sum()
    }

    /// Takes a tile, if there is one.
    pub fn take(&mut self, terrain: Terrain, shape: Shape) -> bool {
        let count = &mut self.0[terrain as usize][shape as usize];
        let is_there = *count > 0;
        *count = count.saturating_sub(1);
        is_there
    }

    /// Whether the tiles of a map can all be taken at once.
    pub fn covers(mut self, file: &MapFile) -> bool {
        let mut tiles = file.tiles.iter();
        tiles
            .all(|tile| Shape::of(&tile.rivers).is_some_and(|shape| self.take(tile.terrain, shape)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_144_tiles() {
        assert_eq!(Stock::of_the_box().total(), 144);
    }

    #[test]
    fn shapes_do_not_depend_on_how_a_tile_lies() {
        for (edges, shape) in [
            (&[0][..], Some(Shape::Source)),
            (&[0, 3], Some(Shape::Straight)),
            (&[0, 2], Some(Shape::GentleBend)),
            (&[0, 1], Some(Shape::SharpBend)),
            (&[0, 2, 4], Some(Shape::Fork)),
            (&[0, 1, 3], None),
            (&[0, 1, 2, 3], None),
            (&[], None),
        ] {
            for turn in 0..6 {
                let turned = |&edge: &usize| Direction::ALL[edge].turned(turn);
                let mut river: Vec<Direction> = edges.iter().map(turned).collect();
                assert_eq!(Shape::of(std::slice::from_ref(&river)), shape, "{edges:?}");
                river.reverse();
                assert_eq!(Shape::of(&[river]), shape, "{edges:?}");
            }
        }
        assert_eq!(Shape::of(&[]), Some(Shape::Plain));
        let source = vec![Direction::ALL[0]];
        assert_eq!(Shape::of(&[source.clone(), source]), None);
    }
}
