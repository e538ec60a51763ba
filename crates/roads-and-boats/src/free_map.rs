//! A map that the seats make: the tiles laid, and those left in the box (RB-MAP-07).

use game::Seat;

use crate::state::Row;
use crate::{
    Arms, Direction, FreeMapSetup, Hex, MapFile, Shape, StartFile, Stock, Terrain, TileFile,
};

/// The shape of a river, if the box has it.
pub(crate) fn shape_of(river: Arms) -> Option<Shape> {
    match river.is_empty() {
        true => Some(Shape::Plain),
        false => Shape::of(&[river.iter().collect()]),
    }
}

/// Every river of a shape.
pub(crate) fn turns(shape: Shape) -> impl Iterator<Item = Arms> {
    let (edges, n_turns): (&[usize], u8) = match shape {
        Shape::Plain => (&[], 1),
        Shape::Source => (&[0], 6),
        Shape::Straight => (&[0, 3], 3),
        Shape::GentleBend => (&[0, 2], 6),
        Shape::SharpBend => (&[0, 1], 6),
        Shape::Fork => (&[0, 2, 4], 2),
    };
    let model: Arms = edges.iter().map(|&edge| Direction::ALL[edge]).collect();
    (0..n_turns).map(move |sixths| model.turned(sixths))
}

/// A tile that was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LaidTile {
    pub(crate) hex: Hex,
    pub(crate) terrain: Terrain,
    pub(crate) river: Arms,
}

/// The tiles laid so far, and what is agreed on them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FreeMap {
    pub(crate) tiles: Vec<LaidTile>,
    pub(crate) agreed: FreeMapSetup,
}

impl FreeMap {
    pub(crate) fn new(agreed: FreeMapSetup) -> FreeMap {
        FreeMap {
            tiles: Vec::new(),
            agreed,
        }
    }

    pub(crate) fn at(&self, hex: Hex) -> Option<&LaidTile> {
        self.tiles.iter().find(|tile| tile.hex == hex)
    }

    /// How many tiles of a terrain and shape are left in the box.
    pub(crate) fn left(&self, terrain: Terrain, shape: Shape) -> usize {
        let is_such =
            |tile: &&LaidTile| tile.terrain == terrain && shape_of(tile.river) == Some(shape);
        let used = self.tiles.iter().filter(is_such).count();
        usize::from(Stock::of_the_box().count(terrain, shape)).saturating_sub(used)
    }

    /// How many tiles are still to be laid.
    pub(crate) fn n_left(&self) -> usize {
        usize::from(self.agreed.tiles).saturating_sub(self.tiles.len())
    }

    /// How many tiles of land have been laid.
    pub(crate) fn n_land(&self) -> usize {
        let land = self.tiles.iter().filter(|tile| tile.terrain.is_land());
        land.count()
    }

    /// How many tiles of sea can still be laid.
    pub(crate) fn sea_left(&self) -> usize {
        match self.agreed.sea {
            Some(sea) => usize::from(sea).saturating_sub(self.tiles.len() - self.n_land()),
            None => self.left(Terrain::Sea, Shape::Plain).min(self.n_left()),
        }
    }

    /// How many tiles of land can still be laid.
    pub(crate) fn land_left(&self) -> usize {
        match self.agreed.sea {
            Some(sea) => usize::from(self.agreed.tiles - sea).saturating_sub(self.n_land()),
            None => self.n_left(),
        }
    }

    /// The seats from the one that lays first, clockwise.
    pub(crate) fn sequence(&self, n_seats: u8) -> Row {
        let mut row = [Seat::FIRST; Seat::MAX];
        let seats: Vec<Seat> = Seat::first(n_seats.into()).collect();
        let clockwise = seats.iter().cycle().skip(self.agreed.first.index());
        for (place, &seat) in row.iter_mut().take(seats.len()).zip(clockwise) {
            *place = seat;
        }
        row
    }

    /// Free hexagons next to a tile, each once, in a fixed order. The first tile lies in the middle.
    pub(crate) fn frontier(&self) -> Vec<Hex> {
        if self.tiles.is_empty() {
            return vec![Hex::new(0, 0)];
        }
        let around = self
            .tiles
            .iter()
            .flat_map(|tile| Direction::ALL.map(|direction| tile.hex.towards(direction)));
        let mut free: Vec<Hex> = around.filter(|&hex| self.at(hex).is_none()).collect();
        free.sort_unstable();
        free.dedup();
        free
    }

    /// Free hexagons that a river runs into, with the edges it comes over.
    pub(crate) fn open_ends(&self) -> Vec<(Hex, Arms)> {
        let mut ends: Vec<(Hex, Vec<Direction>)> = Vec::new();
        for tile in &self.tiles {
            for edge in tile.river.iter() {
                let hex = tile.hex.towards(edge);
                if self.at(hex).is_some() {
                    continue;
                }
                match ends.iter_mut().find(|(end, _)| *end == hex) {
                    Some((_, edges)) => edges.push(edge.opposite()),
                    None => ends.push((hex, vec![edge.opposite()])),
                }
            }
        }
        ends.into_iter()
            .map(|(hex, edges)| (hex, edges.into_iter().collect()))
            .collect()
    }

    /// The map that was made.
    pub(crate) fn file(&self, seats: u8) -> MapFile {
        let tiles = self.tiles.iter().map(|tile| TileFile {
            hex: tile.hex,
            terrain: tile.terrain,
            rivers: match tile.river.is_empty() {
                true => Vec::new(),
                false => vec![tile.river.iter().collect()],
            },
        });
        MapFile {
            name: "Free map".to_owned(),
            seats: vec![seats],
            record: None,
            tiles: tiles.collect(),
            homes: Vec::new(),
            start: StartFile::default(),
        }
    }
}
