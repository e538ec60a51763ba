//! What makes a position a state.

mod journeys;
mod land;
mod transporters;
mod unfinished;
mod wonder;

use game::{Chance, Refusal, Seat, SeatSet, Seed};

use super::{Impossible, Position};
use crate::map::RegionId;
use crate::state::Row;
use crate::{Good, Goods, Illegal, Invalid, Region, State, rules};

/// Takes up a game at a position.
pub(crate) fn read(position: &Position, seed: Seed) -> Result<State, Invalid> {
    let n_seats = position.seats.len();
    if !(1..=Seat::MAX).contains(&n_seats) {
        return Err(Invalid::Seats(n_seats));
    }
    let mut reader = Reader {
        position,
        state: rules::empty_table(n_seats as u8, Chance::new(seed)),
    };
    reader.read_map()?;
    reader.read_all()?;
    Ok(reader.state)
}

struct Reader<'a> {
    position: &'a Position,
    state: State,
}

type Checked = Result<(), Impossible>;

/// Refuses unless `holds`.
fn ensure(holds: bool, entry: &str, reason: &str, rule: &'static str) -> Checked {
    if holds {
        return Ok(());
    }
    Err(Impossible {
        entry: entry.to_owned(),
        reason: reason.to_owned(),
        rule: Some(rule),
    })
}

/// The refusal of an action, said of an entry.
fn refuse(entry: String) -> impl Fn(Illegal) -> Impossible {
    move |illegal| Impossible {
        entry: entry.clone(),
        reason: illegal.to_string(),
        rule: Some(illegal.rule()),
    }
}

impl Reader<'_> {
    /// No good is there so often that counting it could go wrong.
    fn check_totals(&self) -> Checked {
        let state = &self.state;
        let heaps = state.regions.iter().map(|region| region.goods);
        let cargo = state.all_transporters().map(|(_, own)| own.cargo);
        let bags = state
            .tiles
            .iter()
            .filter_map(|tile| tile.works)
            .map(|works| {
                [(Good::Gold, works.bag.gold), (Good::Iron, works.bag.iron)]
                    .into_iter()
                    .collect()
            });
        let all: Vec<Goods> = heaps.chain(cargo).chain(bags).collect();
        for good in Good::ALL {
            let total: u64 = all.iter().map(|goods| u64::from(goods[good])).sum();
            let fits = total <= u64::from(Goods::MOST);
            ensure(fits, "goods", "there is too much of one good", "RB-SET-05")?;
        }
        Ok(())
    }

    fn n_seats(&self) -> usize {
        usize::from(self.state.n_seats)
    }

    fn read_all(&mut self) -> Checked {
        self.read_rows()?;
        self.read_wonder()?;
        self.read_bridges()?;
        self.read_homes()?;
        self.read_network()?;
        self.read_buildings()?;
        self.read_goods()?;
        self.read_transporters()?;
        self.read_passengers()?;
        self.check_places()?;
        for seat in self.state.seats() {
            self.read_journey(seat)?;
            self.read_led(seat)?;
        }
        self.read_moved()?;
        self.read_stage()?;
        self.read_waiting()?;
        self.read_calls()?;
        self.read_refused()?;
        for seat in self.state.seats() {
            self.read_open(seat)?;
        }
        self.check_half_done()?;
        self.check_totals()
    }

    fn read_rows(&mut self) -> Checked {
        let is_seat = usize::from(self.position.mover) < self.n_seats();
        ensure(
            is_seat,
            "mover",
            "there are not so many seats",
            "RB-TURN-07",
        )?;
        self.state.mover = self.position.mover;
        self.state.phase = self.position.phase;
        self.state.stage = self.position.stage;
        self.state.waited = self.position.waited;
        self.state.is_settled = self.position.settled;
        self.state.is_untouched = self.position.untouched;
        self.state.rows = self.position.rows;
        match self.state.free_map.as_deref() {
            Some(free_map) => {
                let sequence = free_map.sequence(self.state.n_seats);
                self.read_order_of_laying(sequence)
            }
            None => self.read_row_and_chart(),
        }
    }

    fn read_order_of_laying(&mut self, sequence: Row) -> Checked {
        ensure(
            self.position.praying.is_empty(),
            "praying",
            "the row is drawn after the last tile",
            "RB-MAP-07",
        )?;
        let given = &self.position.sequence;
        ensure(
            given.is_empty() || *given == sequence[..self.n_seats()],
            "sequence",
            "seats lay tiles clockwise from the first",
            "RB-MAP-07",
        )?;
        self.state.sequence = sequence;
        self.state.line = sequence;
        Ok(())
    }

    fn read_row_and_chart(&mut self) -> Checked {
        let n_seats = self.n_seats();
        let is_order = |row: &[Seat]| {
            let set: SeatSet = row.iter().copied().collect();
            row.len() == n_seats && set == SeatSet::first(n_seats)
        };
        let praying = match self.position.praying.is_empty() {
            true => Seat::first(n_seats).collect(),
            false => self.position.praying.clone(),
        };
        ensure(
            is_order(&praying),
            "praying",
            "every seat is in the row once",
            "RB-SET-02",
        )?;
        let sequence = match self.position.sequence.is_empty() {
            true => praying.iter().rev().copied().collect(),
            false => self.position.sequence.clone(),
        };
        ensure(
            is_order(&sequence),
            "sequence",
            "every seat is on the chart once",
            "RB-SET-02",
        )?;
        let row = |seats: &[Seat]| {
            let mut row: Row = [Seat::FIRST; Seat::MAX];
            row[..n_seats].copy_from_slice(seats);
            row
        };
        let line = match self.position.line.is_empty() {
            true => &sequence,
            false => &self.position.line,
        };
        ensure(is_order(line), "line", "every seat acts once", "RB-TURN-09")?;
        self.state.praying = row(&praying);
        self.state.sequence = row(&sequence);
        self.state.line = row(line);
        Ok(())
    }

    fn find(&self, entry: &str, region: Region) -> Result<RegionId, Impossible> {
        self.state.find(region).map_err(refuse(entry.to_owned()))
    }
}
