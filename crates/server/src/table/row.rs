//! What lists and notifications need to know of a table.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use store::{Arrival, Member, Millis, TableRow, UserId};
use utoipa::ToSchema;

use super::options::{Clock, Sitter};
use super::state::Table;
use crate::protocol::{CopyOf, Ending};

/// What lists show of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Summary {
    pub title: String,
    pub seats: Vec<Sitter>,
    pub clock: Clock,
    #[schema(value_type = Vec<u8>)]
    pub to_act: SeatSet,
    /// The name of the map or board, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Ending>,
    /// What the table is a copy of, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<CopyOf>,
}

/// Whether somebody sits at a table, as its row says.
pub(crate) fn sits_at(row: &TableRow, user: &UserId) -> bool {
    let summary = serde_json::from_str::<Summary>(&row.summary);
    summary.is_ok_and(|summary| {
        let mut people = summary.seats.iter().filter_map(Sitter::user);
        people.any(|sitting| sitting == user)
    })
}

impl Table {
    /// The table's row as it is now.
    pub(crate) fn row(&self, now: Millis) -> TableRow {
        TableRow {
            id: self.id.clone(),
            game: self.game.name().to_owned(),
            rules: self.rules,
            stage: self.stage,
            is_listed: self.options.access == super::Access::Open,
            host: self.host.clone(),
            seq: self.seq(),
            created_at: self.created_at,
            updated_at: self.changed_at,
            wake_at: self.wake_at(now),
            summary: serde_json::to_string(&self.summary()).expect("a summary has a JSON form"),
        }
    }

    fn summary(&self) -> Summary {
        let map = &self.options.setup["map"];
        let name = map.as_str().or_else(|| map["name"].as_str());
        Summary {
            title: self.options.title.clone(),
            seats: self.sitters.clone(),
            clock: self.options.clock,
            to_act: self.called(),
            map: name.map(str::to_owned),
            outcome: self.ending(),
            copy_of: self.copy_of(),
        }
    }

    /// What the table is a copy of.
    pub(crate) fn copy_of(&self) -> Option<CopyOf> {
        let origin = self.origin.as_ref();
        origin.map(|origin| origin.copy_of.clone())
    }

    /// When the server has to do something by itself.
    pub(crate) fn wake_at(&self, now: Millis) -> Option<Millis> {
        match self.bot_to_act() {
            Some(_) => Some(now),
            None => {
                let starting = self.starting().map(|starting| Millis(starting.until));
                let deadline = || self.deadline().map(|(at, _)| at);
                starting.or(self.pause_until()).or_else(deadline)
            }
        }
    }

    /// The seat of a bot that is to act, or to answer another seat.
    pub(crate) fn bot_to_act(&self) -> Option<Seat> {
        let mut due = self.to_act().iter().chain(self.asked().iter());
        due.find(|seat| self.sitters[seat.index()].bot().is_some())
    }

    /// When the time of a person runs out, and whose.
    pub(crate) fn deadline(&self) -> Option<(Millis, Seat)> {
        let people = self.to_act().iter().filter(|&seat| {
            self.sitters[seat.index()].user().is_some() && !self.timed_out.contains(seat)
        });
        self.clocks.deadline(people.collect())
    }

    /// Everybody who sits at the table, hosts it or has a seat kept for them.
    pub(crate) fn members(&self) -> Vec<Member> {
        let sitting = self.sitters.iter().filter_map(Sitter::user);
        let invited = self.sitters.iter().filter_map(Sitter::invited).cloned();
        let sitting = sitting.chain([&self.host]).cloned().map(Member::sitting);
        let mut members: Vec<Member> = sitting.chain(invited.map(Member::invited)).collect();
        // Of somebody who is both, the first is kept: they sit here.
        members.sort();
        members.dedup_by(|next, kept| next.user == kept.user);
        members
    }

    /// Those who come to the table with a step that finds `before` there. Each may be at `most` tables.
    pub(crate) fn arrivals(&self, before: &[Member], most: u32) -> Vec<Arrival> {
        let is_new = |member: &Member| !member.is_invited && !before.contains(member);
        let new = self.members().into_iter().filter(is_new);
        new.map(|Member { user, .. }| Arrival { user, most })
            .collect()
    }
}
