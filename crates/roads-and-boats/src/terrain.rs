//! What a tile is made of.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a tile is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Pasture,
    Woods,
    Rock,
    Mountain,
    Desert,
    Sea,
}

impl Terrain {
    /// All terrains.
    pub const ALL: [Terrain; 6] = [
        Terrain::Pasture,
        Terrain::Woods,
        Terrain::Rock,
        Terrain::Mountain,
        Terrain::Desert,
        Terrain::Sea,
    ];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Pasture => "pasture",
            Terrain::Woods => "woods",
            Terrain::Rock => "rock",
            Terrain::Mountain => "mountain",
            Terrain::Desert => "desert",
            Terrain::Sea => "sea",
        }
    }

    /// Whether one can walk on it.
    pub const fn is_land(self) -> bool {
        !matches!(self, Terrain::Sea)
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Terrain {
    type Err = String;

    fn from_str(name: &str) -> Result<Terrain, String> {
        let found = Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.name() == name);
        found.ok_or_else(|| {
            let known = Terrain::ALL.map(Terrain::name).join(", ");
            format!("unknown terrain {name:?}, known are {known}")
        })
    }
}
