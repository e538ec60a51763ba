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
];

/// Every map that comes with the game: those of the publisher, then our own.
pub static BUILT_IN: LazyLock<Vec<Arc<Map>>> = LazyLock::new(|| {
    let read = |text: &&str| MapFile::parse(text).and_then(Map::new).map(Arc::new);
    FILES
        .iter()
        .map(|text| read(text).expect("the maps that come with the game are checked by a test"))
        .collect()
});

/// The map of this name that comes with the game.
pub fn built_in(name: &str) -> Option<Arc<Map>> {
    let same = |map: &&Arc<Map>| map.file().name.eq_ignore_ascii_case(name);
    BUILT_IN.iter().find(same).cloned()
}
