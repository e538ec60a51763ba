//! Rows about maps: those that people have drawn, and what was reached on them alone.

use crate::{MapId, Millis, TableId, UserId};

/// What is known of a map without reading it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapRow {
    pub id: MapId,
    /// Who drew it; nobody if they have gone.
    pub owner: Option<UserId>,
    pub name: String,
    /// The seat counts it is for, from 1 to 8, in order.
    pub seats: Vec<u8>,
    pub tiles: u32,
    /// Whether a game can be played on it.
    pub is_playable: bool,
    /// Whether everybody finds it in the list.
    pub is_shared: bool,
    /// The same for maps that are the same; text to the store.
    pub digest: String,
    pub created_at: Millis,
    pub updated_at: Millis,
}

/// A map, whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMap {
    pub row: MapRow,
    /// The map itself; text to the store.
    pub body: String,
}

impl MapRow {
    /// The seat counts as bits.
    pub(crate) fn seat_bits(&self) -> i64 {
        let bits = self.seats.iter().map(|&seats| bit(seats));
        bits.fold(0, |all, bit| all | bit)
    }

    /// The seat counts that bits stand for.
    pub(crate) fn seats_of(bits: i64) -> Vec<u8> {
        (1..=8).filter(|&seats| bits & bit(seats) != 0).collect()
    }
}

/// The bit that stands for a seat count; none if there is no such bit.
pub(crate) fn bit(seats: u8) -> i64 {
    match seats {
        1..=8 => 1 << (seats - 1),
        _ => 0,
    }
}

/// Which maps to list, the last changed first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapQuery {
    /// Only those of this owner, shared or not; only shared ones if left out.
    pub owner: Option<UserId>,
    /// Only those for so many seats.
    pub seats: Option<u8>,
    /// The last map of the page before.
    pub before: Option<(Millis, MapId)>,
    pub limit: u32,
}

impl Default for MapQuery {
    fn default() -> Self {
        Self {
            owner: None,
            seats: None,
            before: None,
            limit: 50,
        }
    }
}

/// What somebody has reached alone on a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The table at which it was, which has no other.
    pub table: TableId,
    /// The digest of the map.
    pub digest: String,
    /// Whose it is; nobody's if they have gone.
    pub user: Option<UserId>,
    pub points: i64,
    pub turns: u32,
    /// Whether others may look at the table.
    pub is_shown: bool,
    pub at: Millis,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seat_counts_are_bits() {
        assert_eq!(MapRow::seats_of(0b10_0101), [1, 3, 6]);
        assert_eq!([0, 1, 2, 8, 9, 255].map(bit), [0, 1, 2, 128, 0, 0]);
    }
}
