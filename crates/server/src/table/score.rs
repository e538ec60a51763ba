//! What somebody has reached alone on a map.

use store::{Millis, Score, Stage};

use super::options::Spectators;
use super::state::Table;
use crate::secret;

impl Table {
    /// What the entries after `after` have ended, if it was a game that one person played alone, and whose points can be
    /// compared with those of others.
    ///
    /// A game that was resigned counts for nothing, nor does a copy, nor one in which a bot acted or something that had
    /// come to light was taken back. A game that is over stays over, so that a score never has to go.
    pub(crate) fn score(&self, after: u64, now: Millis) -> Option<Score> {
        let has_moved = self.moves.last().is_some_and(|made| made.seq > after);
        let is_over = self.stage == Stage::Finished && has_moved;
        if !is_over || self.origin.is_some() {
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
        let solo = self.session.solo()?;
        Some(Score {
            table: self.id.clone(),
            digest: secret::hash(&solo.course),
            user: Some(user),
            points: points.into(),
            turns: solo.turns,
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
