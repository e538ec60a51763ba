//! Sets of tiles.

use crate::Map;
use crate::map::TileId;

const BITS: usize = u64::BITS as usize;

/// A set of tiles of one map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TileSet([u64; Map::MOST_TILES.div_ceil(BITS)]);

impl TileSet {
    pub(crate) fn add(&mut self, tile: TileId) {
        self.0[tile.index() / BITS] |= 1 << (tile.index() % BITS);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = TileId> {
        let words = self.0.into_iter().zip(0..);
        words.flat_map(|(mut word, nth): (u64, u32)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros();
                word &= word.wrapping_sub(1);
                (bit < u64::BITS).then(|| TileId((nth * u64::BITS + bit) as u8))
            })
        })
    }

    /// Whether the two have a tile in common.
    pub(crate) fn meets(&self, other: &TileSet) -> bool {
        self.0
            .iter()
            .zip(other.0)
            .any(|(one, other)| one & other != 0)
    }

    /// Adds all tiles of another set.
    pub(crate) fn add_all(&mut self, other: &TileSet) {
        for (one, other) in self.0.iter_mut().zip(other.0) {
            *one |= other;
        }
    }
}

impl Extend<TileId> for TileSet {
    fn extend<I: IntoIterator<Item = TileId>>(&mut self, tiles: I) {
        for tile in tiles {
            self.add(tile);
        }
    }
}
