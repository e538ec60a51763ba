//! The maps that come with the game.

use std::sync::{Arc, LazyLock};

use super::{Map, MapFile};

macro_rules! maps {
    ($($file:literal),* $(,)?) => {
        /// The text of every map that comes with the game.
        const FILES: &[&str] = &[$(include_str!(concat!("../../maps/", $file, ".json"))),*];
    };
}

maps![
    // The publisher's.
    "a-river-runs-through-it",
    "mesopotamia",
    "lord-of-the-ring",
    "dead-sea",
    "the-pacific",
    "great-plains",
    "archipelago",
    "lago-titicaca",
    "entangled",
    "differences",
    "rings",
    "jejobrapjath",
    "beehive",
    "sandbank",
    "disneyland",
    "rondvaart",
    "joraltagui",
    // One of the community's.
    "waterways",
    // Our own.
    "first-furrow",
    "over-the-saddle",
    "two-banks",
    "millrace",
    "three-weirs",
    "fleet-and-fen",
    "forty-furlongs",
    "four-locks",
    "the-winding-hole",
    "head-of-the-tide",
    "five-staithes",
    "six-wharves",
    "the-long-cut",
];

/// How many of them are not our own.
const N_FROM_OTHERS: usize = 18;

/// Every map that comes with the game: those of the publisher and of the community, then our own.
pub static BUILT_IN: LazyLock<Vec<Arc<Map>>> = LazyLock::new(|| {
    let read = |text: &&str| MapFile::parse(text).and_then(Map::new).map(Arc::new);
    FILES
        .iter()
        .map(|text| read(text).expect("the maps that come with the game are checked by a test"))
        .collect()
});

/// The map to begin with: the first of our own that is drawn for just so many seats.
pub fn first_map(seats: u8) -> Option<Arc<Map>> {
    let own = BUILT_IN.iter().skip(N_FROM_OTHERS);
    own.into_iter()
        .find(|map| map.file().seats == [seats])
        .cloned()
}

/// The map of this name that comes with the game.
pub fn built_in(name: &str) -> Option<Arc<Map>> {
    let same = |map: &&Arc<Map>| map.file().name.eq_ignore_ascii_case(name);
    BUILT_IN.iter().find(same).cloned()
}
