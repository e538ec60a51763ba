//! Hints for a seat, where nobody is harmed by them, and games handed out to be looked back at.

use game::Seat;
use games::{Adviser, Analyst};
use store::{Stage, UserId};

use super::entry_body::EntryBody;
use super::state::Table;
use crate::error::{Denied, Error};

/// Somebody who is about to advise a seat.
pub(crate) struct HintJob {
    /// The entry after which the table is as the adviser takes it to be.
    pub(crate) seq: u64,
    pub(crate) adviser: Box<dyn Adviser>,
}

/// A game that is over, to be looked back at.
pub(crate) struct AnalysisJob {
    pub(crate) analyst: Box<dyn Analyst>,
    /// The entry of each action.
    pub(crate) entries: Vec<u64>,
}

impl Table {
    /// Somebody who advises a seat from what it knows.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is somebody else's or not to act, hints that would be unfair, and games without advice.
    pub(crate) fn adviser(&self, user: &UserId, seat: Seat) -> Result<HintJob, Error> {
        self.plays(user, seat)?;
        self.not_contested()?;
        let is_harmed = |other: &UserId| other != user;
        let harms = self
            .sitters
            .iter()
            .any(|sitter| sitter.user().is_some_and(is_harmed));
        if harms && !self.options.hints {
            return Err(Denied::NoHints.into());
        }
        let seed = crate::secret::seed_digits().parse().expect("32 digits");
        Ok(HintJob {
            seq: self.seq(),
            adviser: self.session.adviser(seat, seed)?,
        })
    }

    /// The game of the table, for whoever may see it, once nothing is hidden any more.
    ///
    /// # Errors
    ///
    /// Refuses those who may not watch, a game that is not over, and games without advice.
    pub(crate) fn analyst(&self, user: Option<UserId>) -> Result<AnalysisJob, Error> {
        self.eyes(user, None)?;
        if self.stage != Stage::Finished {
            return Err(Denied::NotOver.into());
        }
        self.not_contested()?;
        let acts = self.moves.iter().filter(|made| made.is_act());
        let entries = acts.flat_map(|made| {
            let n_actions = match self.entry(made.seq).map(|entry| &entry.body) {
                Some(EntryBody::Acted { actions, .. }) => actions.values().len(),
                _ => 0,
            };
            std::iter::repeat_n(made.seq, n_actions)
        });
        Ok(AnalysisJob {
            analyst: self.session.analyst()?,
            entries: entries.collect(),
        })
    }
}
