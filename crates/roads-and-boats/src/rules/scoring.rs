//! RB-END: riches on transporters, rows of the wonder, ties.

use game::{Outcome, Seat, SeatSet};
use serde::Serialize;

use crate::{Brick, Goods, RowShare, State};

/// Points shared out for each row of the wonder (RB-END-02).
pub const ROW_POINTS: usize = 10;

/// What a seat's points are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Wealth {
    /// Gold, coins and stock on its transporters.
    pub riches: Goods,
    /// What they are worth.
    pub riches_points: u32,
    pub wonder_points: u32,
    /// Riches that lie where its transporters are, and would count on them.
    pub in_reach: Goods,
}

impl Wealth {
    /// All points.
    pub const fn total(&self) -> u32 {
        self.riches_points + self.wonder_points
    }
}

/// What a seat would have if the game ended now.
pub(crate) fn wealth(state: &State, seat: Seat) -> Wealth {
    let mut cargo = Goods::NONE;
    for (_, own) in state.own(seat) {
        cargo.add(&own.cargo);
    }
    let riches: Goods = cargo.iter().filter(|(good, _)| good.points() > 0).collect();
    let riches_points = riches
        .iter()
        .map(|(good, count)| good.points() * u32::from(count));
    Wealth {
        riches_points: riches_points.sum(),
        wonder_points: row_shares(state, seat).sum(),
        in_reach: in_reach(state, seat),
        riches,
    }
}

/// What a seat gets of each row that has bricks, from the bottom (RB-END-02).
pub(crate) fn row_shares(state: &State, seat: Seat) -> impl Iterator<Item = u32> {
    let rows = state.rows;
    state.wonder.rows().map(move |row| {
        let of_seats = row.iter().filter_map(|brick| match brick {
            Brick::Seat(seat) => Some(*seat),
            _ => None,
        });
        let own = of_seats.clone().filter(|&other| other == seat).count();
        let (own, all) = match rows {
            RowShare::Bricks => (own, of_seats.count()),
            RowShare::Players => (own.min(1), of_seats.collect::<SeatSet>().len()),
        };
        (ROW_POINTS * own).checked_div(all).unwrap_or(0) as u32
    })
}

fn in_reach(state: &State, seat: Seat) -> Goods {
    let mut lying = Goods::NONE;
    super::for_each_site(state, seat, |region| lying.add(state.goods(region)));
    lying.iter().filter(|(good, _)| good.points() > 0).collect()
}

/// Most points win; on a tie the seat nearest the temple (RB-END-03).
pub(crate) fn outcome(state: &State) -> Outcome {
    let points = state.seats().map(|seat| wealth(state, seat).total() as i32);
    let nearness = state.seats().map(|seat| {
        let place = state.praying().iter().position(|&other| other == seat);
        -(place.unwrap_or(Seat::MAX) as i32)
    });
    Outcome::rank(points.collect(), &nearness.collect::<Vec<i32>>())
}
