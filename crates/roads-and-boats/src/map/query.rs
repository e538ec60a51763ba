//! What anyone may ask of a map: its tiles, its places and the ways between them, before anything is built.

use super::river::Banks;
use super::tables::{Map, Tile};
use crate::{Hex, Place, Region, Terrain};

impl Map {
    /// What the tile is made of, if there is one.
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.named(hex).map(|tile| tile.terrain)
    }

    /// How many regions the tile has: 0 if there is no tile, 1 at sea (RB-MAP-03).
    pub fn regions(&self, hex: Hex) -> u8 {
        self.named(hex).map_or(0, |tile| tile.banks.n_regions())
    }

    /// How the rivers of the tile cut it, if there is one.
    pub fn banks(&self, hex: Hex) -> Option<Banks> {
        self.named(hex).map(|tile| tile.banks)
    }

    /// Pairs of regions of the tile that a bridge can join (RB-MAP-05).
    pub fn bridge_sites(&self, hex: Hex) -> Vec<[u8; 2]> {
        let tile = self.named(hex);
        tile.map_or_else(Vec::new, |tile| tile.banks.bridges(&tile.rivers))
    }

    /// Whether the tile is a shore tile (RB-MAP-06).
    pub fn is_shore(&self, hex: Hex) -> bool {
        self.named(hex).is_some_and(|tile| tile.is_shore)
    }

    /// Every place there is.
    pub fn places(&self) -> Vec<Place> {
        self.places.iter().map(|place| place.name).collect()
    }

    /// The places one step away, in order. A place that is not on the map has none.
    ///
    /// On land these are steps without bridges; whether roads, walls or transporters allow a step is for the rules.
    pub fn ways(&self, place: Place) -> Vec<Place> {
        let Some(id) = self.place_at(place) else {
            return Vec::new();
        };
        let steps = self.steps(id).iter();
        let mut ways: Vec<Place> = steps.map(|step| self.place(step.to)).collect();
        ways.sort_unstable();
        // Two sources that meet leave two ways between the same regions.
        ways.dedup();
        ways
    }

    /// The regions that can be reached from a place without a step or a bridge (RB-MOVE-09).
    pub fn regions_in_reach(&self, place: Place) -> Vec<Region> {
        let Some(id) = self.place_at(place) else {
            return Vec::new();
        };
        let bits = self.reach(id);
        (0..u8::BITS as u8)
            .filter(|nth| bits >> nth & 1 == 1)
            .map(|nth| Region::new(place.hex(), nth))
            .collect()
    }

    fn named(&self, hex: Hex) -> Option<&Tile> {
        self.tile_at(hex).map(|id| self.tile(id))
    }
}
