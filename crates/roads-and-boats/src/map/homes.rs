//! Where homes can go, and whether there is room for all of them (RB-SET-03).

use super::tables::{Map, TileId};

/// The tiles that may be homes, and those that are.
#[derive(Clone, Debug)]
pub(crate) struct Homes<'a> {
    map: &'a Map,
    /// Tiles that a home may still be put on.
    free: Vec<bool>,
}

impl<'a> Homes<'a> {
    /// All places for homes on a map without any. A seat alone is free to choose (RB-SOLO-04).
    pub(crate) fn of(map: &'a Map, n_seats: u8) -> Homes<'a> {
        let is_free_to_choose = n_seats == 1;
        let named = if is_free_to_choose {
            &[][..]
        } else {
            &map.file().homes
        };
        let free = map.tiles().iter().map(|tile| {
            tile.terrain.is_land()
                && (named.is_empty() || named.iter().any(|home| home.hex() == tile.hex))
        });
        Homes {
            map,
            free: free.collect(),
        }
    }

    /// Whether a home may be put on `tile`, others aside that are still to come.
    pub(crate) fn is_free(&self, tile: TileId) -> bool {
        self.free[tile.index()]
    }

    /// Puts a home on `tile`. Where the map names the homes they may be neighbours.
    pub(crate) fn put(&mut self, tile: TileId) {
        self.free[tile.index()] = false;
        if self.map.file().homes.is_empty() {
            for &neighbour in self.map.tile(tile).neighbours.iter().flatten() {
                self.free[neighbour.index()] = false;
            }
        }
    }

    /// Whether so many more homes fit.
    pub(crate) fn has_room(&self, n_homes: usize) -> bool {
        self.clone().search(n_homes, &mut Vec::new())
    }

    /// One way to put so many homes, if there is one.
    pub(crate) fn placed(&self, n_homes: usize) -> Vec<TileId> {
        let mut placed = Vec::new();
        self.clone().search(n_homes, &mut placed);
        placed
    }

    /// Some best choice has a home on any given free tile or on a neighbour of it, so only those are tried.
    fn search(&mut self, n_homes: usize, placed: &mut Vec<TileId>) -> bool {
        if n_homes == 0 {
            return true;
        }
        let Some(first) = self.free.iter().position(|&free| free) else {
            return false;
        };
        let first = TileId(first as u8);
        let around = self.map.tile(first).neighbours.iter().flatten().copied();
        for tile in [first].into_iter().chain(around) {
            if !self.is_free(tile) {
                continue;
            }
            let mut next = self.clone();
            next.put(tile);
            placed.push(tile);
            if next.search(n_homes - 1, placed) {
                return true;
            }
            placed.pop();
        }
        false
    }
}
