//! The tiles of a map, layer by layer.

use std::collections::{BTreeMap, BTreeSet};

use roads_and_boats::{Direction, Hex, LaidPosition, Map, Region, Terrain};

use crate::point::{Frame, Point};
use crate::svg::{Tag, group};
use crate::text::{self, INK, centered, rimmed};

use super::hex::{center, corner, corners};
use super::land::Land;
use super::river::Rivers;
use super::{river, terrain};

/// A tile, with what is drawn on it without anyone's doing.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) hex: Hex,
    pub(crate) terrain: Terrain,
    pub(crate) rivers: Vec<Vec<Direction>>,
    pub(crate) land: Land,
    /// Where its coordinates are written.
    pub(crate) label: Frame,
}

/// All tiles of a map.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) tiles: BTreeMap<Hex, Tile>,
}

/// Whether the deserts are as they were (RB-WON-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deserts {
    Dry,
    Watered,
}

impl Tile {
    pub(crate) fn has_river_at(&self, side: Direction) -> bool {
        self.rivers.iter().flatten().any(|&arm| arm == side)
    }

    /// The ground pattern, so that neighbours look less alike.
    fn turn(&self) -> u8 {
        (i32::from(self.hex.q) * 2 + i32::from(self.hex.r) * 3).rem_euclid(6) as u8
    }
}

impl Scene {
    /// The tiles of a map.
    pub(crate) fn of(map: &Map) -> Scene {
        let tiles = map.file().tiles.iter();
        Scene::new(tiles.map(|tile| (tile.hex, tile.terrain, tile.rivers.clone())))
    }

    /// The tiles that have been laid of a map in the making.
    pub(crate) fn laid(tiles: &[LaidPosition]) -> Scene {
        let tiles = tiles.iter().map(|tile| {
            let river: Vec<Direction> = tile.river.iter().collect();
            let rivers = [river].into_iter().filter(|river| !river.is_empty());
            (tile.hex, tile.terrain, rivers.collect())
        });
        Scene::new(tiles)
    }

    fn new(tiles: impl Iterator<Item = (Hex, Terrain, Vec<Vec<Direction>>)>) -> Scene {
        // Most tiles have the same rivers as others, or none.
        let mut lands: BTreeMap<Vec<Vec<Direction>>, Land> = BTreeMap::new();
        let tiles = tiles.map(|(hex, terrain, rivers)| {
            let known = lands.entry(rivers.clone());
            let land = known.or_insert_with(|| Land::new(&rivers)).clone();
            let tile = Tile {
                label: label(hex, &land),
                hex,
                terrain,
                rivers,
                land,
            };
            (hex, tile)
        });
        Scene {
            tiles: tiles.collect(),
        }
    }

    pub(crate) fn tile(&self, hex: Hex) -> Option<&Tile> {
        self.tiles.get(&hex)
    }

    pub(crate) fn is_sea(&self, hex: Hex) -> bool {
        self.tile(hex).is_some_and(|tile| !tile.terrain.is_land())
    }

    /// The least rectangle around all tiles. Where the first tile will lie if there is none.
    pub(crate) fn frame(&self) -> Frame {
        let hexes: BTreeSet<Hex> = match self.tiles.is_empty() {
            true => BTreeSet::from([Hex::new(0, 0)]),
            false => self.tiles.keys().copied().collect(),
        };
        let points = hexes.into_iter().flat_map(|hex| {
            let middle = center(hex);
            corners(1.0).map(|corner| middle + corner)
        });
        Frame::around(&points.collect::<Vec<Point>>())
    }

    /// Everything flat that was there before the seats came: grounds, coasts and rivers.
    pub(crate) fn draw(&self, deserts: Deserts) -> Tag {
        // In layers, so that no tile covers its neighbour's river.
        let [mut grounds, mut shores, mut rivers] = [(); 3].map(|()| group());
        for tile in self.tiles.values() {
            let here = || group().at(center(tile.hex));
            let ground = match (tile.terrain, deserts) {
                (Terrain::Desert, Deserts::Watered) => terrain::watered(&tile.rivers, tile.turn()),
                _ => terrain::ground(tile.terrain, &tile.rivers, tile.turn()),
            };
            grounds = grounds.add(here().with("data-tile", name(tile.hex)).add(ground));
            rivers = rivers.add_all(self.rivers(tile));
            let coasts = Direction::ALL
                .into_iter()
                .filter(|&side| tile.terrain.is_land() && self.is_sea(tile.hex.towards(side)));
            shores = shores.add_all(coasts.map(|side| here().add(terrain::coast(side))));
        }
        group().add(grounds).add(shores).add(rivers)
    }

    /// The coordinates of all tiles.
    pub(crate) fn labels(&self) -> Tag {
        group().add_all(self.tiles.values().map(write))
    }

    /// The rivers of a tile, and their mouths.
    fn rivers(&self, tile: &Tile) -> Vec<Tag> {
        let rivers: &Rivers = &tile.rivers;
        let one = |nth: usize| {
            let mouths = rivers[nth].iter().copied();
            let mouths = mouths.filter(|&side| self.is_sea(tile.hex.towards(side)));
            group()
                .at(center(tile.hex))
                .with("data-river", region_name(Region::new(tile.hex, nth as u8)))
                .add(river::draw(rivers, nth))
                .add_all(mouths.map(river::mouth))
        };
        (0..rivers.len()).map(one).collect()
    }
}

/// The size of coordinates.
const SMALL: f64 = 11.0;

/// Where the coordinates of a tile are written: in a corner of its largest region.
fn label(hex: Hex, land: &Land) -> Frame {
    let [se_of_east, bottom, sw_of_west, nw_of_west, top, ne_of_east] = Direction::ALL;
    let by_taste = [top, bottom, nw_of_west, ne_of_east, sw_of_west, se_of_east];
    let size = |side: &Direction| land.n_corners(land.banks.at(*side)[1]);
    // Of several that are alike, the last one is taken.
    let best = by_taste.into_iter().rev().max_by_key(size).unwrap_or(top);
    let far = if best == top || best == bottom {
        0.75
    } else {
        0.7
    };
    let width = text::width(&coordinates(hex), SMALL);
    Frame::about(corner(best) * far, width, SMALL * 0.8)
}

fn write(tile: &Tile) -> Tag {
    let middle = center(tile.hex) + tile.label.min.middle(tile.label.max);
    let text = centered(middle, SMALL, INK, &coordinates(tile.hex));
    rimmed(text, 2.4).with("opacity", 0.8)
}

/// The coordinates of a tile for people.
fn coordinates(hex: Hex) -> String {
    name(hex).replace('-', "−")
}

/// The coordinates of a tile for programs.
pub(crate) fn name(hex: Hex) -> String {
    format!("{},{}", hex.q, hex.r)
}

/// A tile and one of its parts, for programs.
pub(crate) fn region_name(region: Region) -> String {
    format!("{},{}", name(region.hex), region.nth)
}

/// A side of a tile, for programs.
pub(crate) fn side_name(hex: Hex, side: Direction) -> String {
    format!("{},{side}", name(hex))
}
