//! Maps of Roads & Boats: those that come with the game, and which are the same.

use std::sync::{Arc, LazyLock};

use roads_and_boats::{BUILT_IN, Map, MapFile};

use crate::secret;

/// A map that comes with the game.
pub(crate) struct BuiltIn {
    /// Its name in small letters, with dashes.
    pub(crate) id: String,
    pub(crate) digest: String,
    pub(crate) map: Arc<Map>,
}

/// Every map that comes with the game, in the order of the game.
pub(crate) static BUILT_INS: LazyLock<Vec<BuiltIn>> = LazyLock::new(|| {
    let built_in = |map: &Arc<Map>| BuiltIn {
        id: slug(&map.file().name),
        digest: digest(map.file()),
        map: map.clone(),
    };
    BUILT_IN.iter().map(built_in).collect()
});

/// The map of this id that comes with the game.
pub(crate) fn built_in(id: &str) -> Option<&'static BuiltIn> {
    BUILT_INS.iter().find(|built_in| built_in.id == id)
}

/// The same for maps that play alike, whatever they are called.
pub(crate) fn digest(file: &MapFile) -> String {
    secret::hash(&file.essence())
}

fn slug(name: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric();
    let words = name.split(|c| !is_word(c)).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn maps_that_come_with_the_game_have_ids_and_digests_of_their_own() {
        let ids: BTreeSet<&str> = BUILT_INS.iter().map(|map| map.id.as_str()).collect();
        let digests: BTreeSet<&str> = BUILT_INS.iter().map(|map| map.digest.as_str()).collect();
        assert_eq!(ids.len(), BUILT_INS.len());
        assert_eq!(digests.len(), BUILT_INS.len());
        let map = built_in("a-river-runs-through-it").unwrap();
        assert_eq!(map.map.file().name, "A River Runs Through It");
    }
}
