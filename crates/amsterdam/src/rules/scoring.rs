//! The count at the end (AM-CON-04, AM-END).

use game::{Log, Outcome, Seat};
use serde::Serialize;

use crate::{Board, ContractId, Event, MAX_PLACES, Routes, State};

/// A seat's points, added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tally {
    pub routes: i32,
    /// Values of the contracts met, less those of the others.
    pub contracts: i32,
    pub bonus: i32,
    pub total: i32,
    /// How many contracts are met.
    pub met: u8,
}

/// Which places a set of routes joins.
#[derive(Clone, Debug)]
pub struct Network {
    /// For each place another one it is joined to, or itself.
    toward: [u8; MAX_PLACES],
}

impl Network {
    /// The network of `routes`.
    pub fn new(board: &Board, routes: Routes) -> Network {
        let mut network = Network {
            toward: std::array::from_fn(|place| place as u8),
        };
        for route in routes.iter() {
            let [a, b] = board.route(route).ends;
            let (a, b) = (network.root(a), network.root(b));
            network.toward[usize::from(a)] = b;
        }
        network
    }

    /// One place for all that are joined.
    fn root(&self, mut place: u8) -> u8 {
        while self.toward[usize::from(place)] != place {
            place = self.toward[usize::from(place)];
        }
        place
    }

    /// Whether two places are joined without a break.
    pub fn joins(&self, [a, b]: [u8; 2]) -> bool {
        self.root(a) == self.root(b)
    }
}

/// A seat's contracts, and whether it has met each.
fn contracts(state: &State, seat: Seat) -> impl Iterator<Item = (ContractId, bool, i32)> {
    let network = Network::new(&state.board, state.routes[seat]);
    state.contracts[seat].iter().map(move |id| {
        let contract = state.board.contract(id);
        let met = network.joins(contract.ends);
        let value = i32::from(contract.value);
        (id, met, if met { value } else { -value })
    })
}

/// AM-END-03, AM-END-04: a place is shared by all with the same number of cards, and is as good as the best of them.
fn bonus_points(state: &State, seat: Seat) -> u8 {
    if state.bonus[seat] == 0 {
        return 0;
    }
    let place = state
        .seats()
        .filter(|&other| state.bonus[other] > state.bonus[seat])
        .count();
    state.board.bonus_points(state.n_seats.into(), place)
}

/// A seat's points if the game ended now.
pub(crate) fn tally(state: &State, seat: Seat) -> Tally {
    let mut tally = Tally {
        routes: state.score[seat].into(),
        bonus: bonus_points(state, seat).into(),
        ..Tally::default()
    };
    for (_, met, points) in contracts(state, seat) {
        tally.met += u8::from(met);
        tally.contracts += points;
    }
    tally.total = tally.routes + tally.contracts + tally.bonus;
    tally
}

/// AM-END-05.
pub(crate) fn outcome(state: &State) -> Outcome {
    let (mut points, mut met) = (Vec::with_capacity(4), [0; crate::MAX_SEATS]);
    for (idx, tally) in state.seats().map(|seat| tally(state, seat)).enumerate() {
        points.push(tally.total);
        met[idx] = tally.met.into();
    }
    Outcome::rank(points, &met)
}

/// Tells how the points come about.
pub(super) fn report(state: &State, log: &mut impl Log<Event>) {
    if !log.listens() {
        return;
    }
    for seat in state.seats() {
        for (contract, met, points) in contracts(state, seat) {
            log.record(|| Event::ContractCounted {
                seat,
                contract,
                met,
                points,
            });
        }
    }
    for seat in state.seats() {
        log.record(|| Event::BonusCounted {
            seat,
            cards: state.bonus[seat],
            points: bonus_points(state, seat).into(),
        });
    }
    for seat in state.seats() {
        log.record(|| Event::SeatCounted {
            seat,
            tally: tally(state, seat),
        });
    }
}
