//! The best solutions known, which the program carries.

use std::sync::LazyLock;

use game::Seat;
use roads_and_boats::{Map, State};

use crate::solve::Shares;
use crate::tape::GameRecord;

/// The best known solution of a map.
#[derive(Clone, Debug)]
pub struct Known {
    /// The name of its file, without the ending: the map's in small letters, with dashes.
    pub id: &'static str,
    pub record: GameRecord,
    pub points: u32,
    pub shares: Shares,
    /// The same for maps that play alike.
    pub essence: String,
}

macro_rules! known {
    ($($id:literal)*) => {
        const TEXTS: &[(&str, &str)] = &[
            $(($id, include_str!(concat!("../../../records/solo/", $id, ".json"))),)*
        ];
    };
}

known! {
    "a-river-runs-through-it"
    "first-furrow"
    "lord-of-the-ring"
    "mesopotamia"
    "over-the-saddle"
}

/// All of them. A test replays them.
pub static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let read = |&(id, text): &(&'static str, &str)| {
        let record: GameRecord = serde_json::from_str(text).ok()?;
        let state: State = record.replay().ok()?;
        Some(Known {
            id,
            points: state.wealth(Seat::FIRST).total(),
            shares: Shares::of(&state),
            essence: state.map().file().essence(),
            record,
        })
    };
    TEXTS.iter().filter_map(read).collect()
});

/// The best known solution of a map, or of one that plays alike.
pub fn known(map: &Map) -> Option<&'static Known> {
    let essence = map.file().essence();
    KNOWN.iter().find(|known| known.essence == essence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_record_is_carried_and_is_a_game_that_is_over() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/solo");
        let files: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        let carried = KNOWN.iter().map(|known| format!("{}.json", known.id));
        assert_eq!(carried.collect::<BTreeSet<_>>(), files);
        for known in KNOWN.iter() {
            let result = known.record.result.as_ref().unwrap();
            assert_eq!(result.points, vec![i32::try_from(known.points).unwrap()]);
            let Shares {
                gold,
                coins,
                stock,
                rows,
            } = known.shares;
            assert_eq!(gold + coins + stock + rows, known.points, "{}", known.id);
        }
    }
}
