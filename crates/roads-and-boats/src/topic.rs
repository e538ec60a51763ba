//! What can be researched.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Building;

/// A subject of research.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    Rowboat,
    Truck,
    Steamer,
    OilRig,
    SpecialisedMines,
    BigMines,
    NewShafts,
}

impl Topic {
    /// All subjects.
    pub const ALL: [Topic; 7] = [
        Topic::Rowboat,
        Topic::Truck,
        Topic::Steamer,
        Topic::OilRig,
        Topic::SpecialisedMines,
        Topic::BigMines,
        Topic::NewShafts,
    ];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Rowboat => "rowboat",
            Topic::Truck => "truck",
            Topic::Steamer => "steamer",
            Topic::OilRig => "oil_rig",
            Topic::SpecialisedMines => "specialised_mines",
            Topic::BigMines => "big_mines",
            Topic::NewShafts => "new_shafts",
        }
    }

    /// The transporter factory it opens, to which others may be turned at once (RB-RES-07).
    pub const fn factory(self) -> Option<Building> {
        match self {
            Topic::Rowboat => Some(Building::RowboatFactory),
            Topic::Truck => Some(Building::TruckFactory),
            Topic::Steamer => Some(Building::SteamerFactory),
            Topic::OilRig | Topic::SpecialisedMines | Topic::BigMines | Topic::NewShafts => None,
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of subjects.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Topics(u8);

impl Topics {
    /// The set of no subject.
    pub const NONE: Topics = Topics(0);

    /// Whether `topic` is in the set.
    pub const fn contains(self, topic: Topic) -> bool {
        self.0 & 1 << topic as u8 != 0
    }

    /// The set with `topic` added.
    #[must_use]
    pub const fn with(self, topic: Topic) -> Topics {
        Topics(self.0 | 1 << topic as u8)
    }

    /// The subjects in order.
    pub fn iter(self) -> impl Iterator<Item = Topic> {
        Topic::ALL
            .into_iter()
            .filter(move |&topic| self.contains(topic))
    }
}

impl FromIterator<Topic> for Topics {
    fn from_iter<I: IntoIterator<Item = Topic>>(topics: I) -> Topics {
        topics.into_iter().fold(Topics::NONE, Topics::with)
    }
}

impl fmt::Debug for Topics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Topics {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Topics {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Topics, D::Error> {
        Vec::<Topic>::deserialize(deserializer).map(|topics| topics.into_iter().collect())
    }
}
