//! What somebody has reached alone on a map.

use games::Kind;
use roads_and_boats::{MapChoice, MapFile, Setup};
use serde_json::json;
use store::{Millis, Score, Stage};

use super::options::Spectators;
use super::state::Table;
use crate::roads_and_boats::digest;

impl Table {
    /// What the entries after `after` have ended, if it was a game of Roads & Boats that one person played alone.
    ///
    /// A game that was resigned counts for nothing, nor does a copy, nor one in which a bot acted or something that had
    /// come to light was taken back. A game that is over stays over, so that a score never has to go.
    pub(crate) fn score(&self, after: u64, now: Millis) -> Option<Score> {
        let has_moved = self.moves.last().is_some_and(|made| made.seq > after);
        let is_over = self.stage == Stage::Finished && has_moved;
        if !is_over || self.kind != Kind::RoadsAndBoats || self.origin.is_some() {
            return None;
        }
        let [sitter] = &self.sitters[..] else {
            return None;
        };
        let user = sitter.user()?.clone();
        let ending = self.ending().filter(|ending| ending.resigned.is_empty())?;
        let points = *ending.points?.first()?;
        if self.has_bot_acted() || self.has_taken_back_luck {
            return None;
        }
        let position = self.session.position();
        let turns = u32::try_from(position["turn"].as_u64()?).ok()?;
        let setup = json!({ "seats": 1, "map": position["map"] });
        Some(Score {
            table: self.id.clone(),
            digest: digest(&map(setup)?),
            user: Some(user),
            points: points.into(),
            turns,
            is_shown: self.options.spectators == Spectators::Welcome,
            at: now,
        })
    }

    /// People sign what they do, bots do not.
    fn has_bot_acted(&self) -> bool {
        let mut acted = self.log.iter().filter(|entry| entry.body.is_acted());
        acted.any(|entry| entry.author.is_none())
    }
}

/// The map of a setup, whole.
fn map(setup: serde_json::Value) -> Option<MapFile> {
    let setup: Setup = serde_json::from_value(setup).ok()?;
    match setup.whole().ok()?.map {
        MapChoice::Drawn(map) => Some(map.file().clone()),
        MapChoice::Named(_) | MapChoice::Free { .. } => None,
    }
}
