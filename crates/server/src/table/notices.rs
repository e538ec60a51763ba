//! Telling people elsewhere that they are called to a table, where they do not sit and wait for it.

use game::{Seat, SeatSet};
use serde::Serialize;
use store::{Notice, Stage, TableId, UserId};

use super::options::Clock;
use super::task::Task;

/// What a notice says.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Happened<'a> {
    Turn {
        table: &'a TableId,
        title: &'a str,
    },
    /// One can act before the game waits for one.
    Early {
        table: &'a TableId,
        title: &'a str,
    },
}

/// The seats that could act early in a stretch of the game, and so were told, or were there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Told {
    stretch: Option<u32>,
    seats: SeatSet,
}

impl Task {
    /// The notices to those who are called now, and were not before. That they can act early they are told once in a
    /// stretch of the game, and only if they do not look at the table.
    pub(super) fn notices(&self, before: SeatSet, author: Option<&UserId>) -> Vec<Notice> {
        let due = self.table.called();
        let is_new = |seat: &Seat| !before.contains(*seat);
        let (table, title) = (&self.table.id, self.table.options.title.as_str());
        if matches!(self.table.options.clock, Clock::Live { .. }) {
            return Vec::new();
        }
        let called = due.iter().filter(is_new);
        let called = called.map(|seat| (seat, Happened::Turn { table, title }));
        let here = self.audience.here();
        let early = self
            .newly_early()
            .iter()
            .filter(|&seat| !here.contains(seat));
        let early = early.map(|seat| (seat, Happened::Early { table, title }));
        let notices = called.chain(early).filter_map(|(seat, happened)| {
            let user = self.table.sitters[seat.index()].user()?;
            (Some(user) != author).then(|| Notice {
                user: user.clone(),
                body: serde_json::to_string(&happened).expect("a notice has a JSON form"),
            })
        });
        notices.collect()
    }

    /// Remembers who has been told that they can act early.
    pub(super) fn note_told(&mut self) {
        let seats = self.newly_early();
        let seats = self.told_now().iter().chain(seats.iter()).collect();
        let stretch = self.table.session.stretch();
        self.told = Told { stretch, seats };
    }

    /// The seats of people that can act early, and could not before in this stretch.
    fn newly_early(&self) -> SeatSet {
        let table = &self.table;
        if matches!(table.options.clock, Clock::Live { .. }) || table.stage != Stage::Running {
            return SeatSet::EMPTY;
        }
        let told = self.told_now();
        let may_be_told = |seat: &Seat| {
            let is_person = table.sitters[seat.index()].user().is_some();
            is_person && !told.contains(*seat) && table.session.is_early(*seat)
        };
        Seat::first(table.sitters.len())
            .filter(may_be_told)
            .collect()
    }

    fn told_now(&self) -> SeatSet {
        match self.told.stretch == self.table.session.stretch() {
            true => self.told.seats,
            false => SeatSet::EMPTY,
        }
    }
}
