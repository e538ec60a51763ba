//! Whom a table waits for.

use std::time::Duration;

use game::SeatSet;
use store::{Millis, Stage};

use super::decide::Decision;
use super::entry_body::EntryBody;
use super::state::Table;

impl Table {
    /// The seats that the game waits for, while it runs: their time runs. Others may act early. During a pause it is
    /// nobody.
    pub(crate) fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Running if self.pausing_since.is_none() => self.session.awaited(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that another one has asked something.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.stage {
            Stage::Running => self.session.asked(),
            Stage::Open | Stage::Finished | Stage::Closed => SeatSet::EMPTY,
        }
    }

    /// The seats that the game or another seat waits for.
    pub(crate) fn called(&self) -> SeatSet {
        self.to_act().iter().chain(self.asked().iter()).collect()
    }

    /// When the pause is over in which anybody may call for the order.
    pub(crate) fn pause_until(&self) -> Option<Millis> {
        let since = self.pausing_since?;
        Some(since.plus(Duration::from_secs(self.options.pause.into())))
    }

    /// The pause is over.
    pub(crate) fn resume(&self) -> Decision {
        Decision {
            step: Some(self.session.resume()),
            ..Decision::of(EntryBody::Resumed {})
        }
    }
}
