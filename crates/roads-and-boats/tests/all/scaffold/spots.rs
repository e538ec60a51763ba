//! Seats, places, goods and actions in a few words, and a position with nothing in it.

use game::{Seat, SeatSet};
use roads_and_boats::{
    Action, Building, Direction, Good, Goods, Hex, Holder, MapChoice, Phase, Place, Position,
    Region, RowShare, SeatPosition, Stage, TransporterId,
};

/// The first seat, which acts first.
pub(crate) const RED: Seat = Seat::FIRST;
/// The second seat.
pub(crate) const BLUE: Seat = seat(1);
/// The third seat.
pub(crate) const GREEN: Seat = seat(2);

/// Six tiles in a row, for `Layout::of`.
pub(crate) const ROW: &str =
    "0,0 pasture; 1,0 woods; 2,0 rock; 3,0 mountain; 4,0 desert; 5,0 pasture";

/// A river from a source in the west through two tiles into a sea of two, with land in the north, the south and beyond.
pub(crate) const RIVER: &str = "0,0 mountain 0; 1,0 pasture 03; 2,0 woods 03; 3,0 sea; 4,0 sea; \
                                5,0 rock; 1,1 pasture; 2,1 pasture; 2,-1 pasture";

/// The banks of this river by their numbers.
pub(crate) const NORTH: u8 = 0;
pub(crate) const SOUTH: u8 = 1;

pub(crate) const fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat of some game")
}

/// The numbers of a set of seats.
pub(crate) fn set<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.into_iter().map(seat).collect()
}

/// A seat by its name, or by its number.
pub(crate) trait WhichSeat {
    fn seat(self) -> Seat;
}

impl WhichSeat for Seat {
    fn seat(self) -> Seat {
        self
    }
}

impl WhichSeat for u8 {
    fn seat(self) -> Seat {
        seat(self)
    }
}

/// A transporter of a seat, by its number.
pub(crate) const fn of(seat: Seat, nth: u8) -> TransporterId {
    TransporterId::of(seat, nth)
}

pub(crate) const fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

/// The first region of a tile, and the only one if it has no river.
pub(crate) const fn at(q: i8, r: i8) -> Region {
    Region::new(hex(q, r), 0)
}

/// A region of a tile with a river.
pub(crate) const fn part(q: i8, r: i8, nth: u8) -> Region {
    Region::new(hex(q, r), nth)
}

pub(crate) const fn land(q: i8, r: i8) -> Place {
    Place::Land(at(q, r))
}

pub(crate) const fn sea(q: i8, r: i8) -> Place {
    Place::Sea(hex(q, r))
}

pub(crate) const fn river(q: i8, r: i8) -> Place {
    Place::River(at(q, r))
}

/// On the coast of a region, with the sea in a direction.
pub(crate) const fn dock(land: Region, sea: usize) -> Place {
    Place::Dock {
        land,
        sea: Direction::ALL[sea],
    }
}

/// Something that goods lie on.
pub(crate) fn on(holder: impl Into<OnWhat>) -> Holder {
    holder.into().0
}

/// What `on` takes.
pub(crate) struct OnWhat(pub(crate) Holder);

impl From<Region> for OnWhat {
    fn from(region: Region) -> OnWhat {
        OnWhat(Holder::Region(region))
    }
}

impl From<TransporterId> for OnWhat {
    fn from(id: TransporterId) -> OnWhat {
        OnWhat(Holder::Transporter(id))
    }
}

impl From<Holder> for OnWhat {
    fn from(holder: Holder) -> OnWhat {
        OnWhat(holder)
    }
}

pub(crate) fn goods<const N: usize>(counts: [(Good, u16); N]) -> Goods {
    counts.into_iter().collect()
}

pub(crate) fn hand(good: Good, from: impl Into<OnWhat>, to: impl Into<OnWhat>) -> Action {
    let (from, to) = (on(from), on(to));
    Action::Hand { good, from, to }
}

pub(crate) fn step(transporter: TransporterId, to: Place) -> Action {
    Action::Step {
        transporter,
        to,
        ashore: None,
    }
}

/// A step from the sea into a river, with geese that go ashore.
pub(crate) fn step_ashore(transporter: TransporterId, to: Place, ashore: Region) -> Action {
    Action::Step {
        transporter,
        to,
        ashore: Some(ashore),
    }
}

pub(crate) fn lead(transporter: TransporterId, from: Region) -> Action {
    Action::Lead { transporter, from }
}

pub(crate) fn carry(carrier: TransporterId, passenger: TransporterId) -> Action {
    Action::Carry { carrier, passenger }
}

pub(crate) fn set_down(carrier: TransporterId, at: Place) -> Action {
    Action::SetDown { carrier, at }
}

pub(crate) fn build(region: Region, building: Building) -> Action {
    Action::Build {
        region,
        building,
        filling: None,
    }
}

pub(crate) fn road(from: Region, direction: usize) -> Action {
    road_on(from, direction, 0)
}

/// A road over a river's edge, on one of its banks.
pub(crate) fn road_on(from: Region, direction: usize, bank: u8) -> Action {
    Action::Road {
        from,
        direction: Direction::ALL[direction],
        bank,
    }
}

pub(crate) fn wall(from: Region, direction: usize) -> Action {
    Action::Wall {
        from,
        direction: Direction::ALL[direction],
    }
}

pub(crate) fn raze(from: Region, direction: usize) -> Action {
    Action::Raze {
        from,
        direction: Direction::ALL[direction],
    }
}

pub(crate) fn pay(good: Good, from: impl Into<OnWhat>) -> Action {
    let from = on(from);
    Action::Pay { good, from }
}

/// The nth transporter of a seat by its number.
pub(crate) const fn id(of: u8, nth: u8) -> TransporterId {
    TransporterId::of(seat(of), nth)
}

/// A direction by its number.
pub(crate) const fn edge(number: usize) -> Direction {
    Direction::ALL[number]
}

/// What the nth transporter of a seat carries.
pub(crate) const fn aboard(of: u8, nth: u8) -> Holder {
    Holder::Transporter(id(of, nth))
}

pub(crate) const fn produce(q: i8, r: i8) -> Action {
    Action::Produce { hex: hex(q, r) }
}

pub(crate) fn make(q: i8, r: i8, at: Place) -> Action {
    Action::Make { hex: hex(q, r), at }
}

/// A position of a phase with nothing on the map.
pub(crate) fn blank(map: MapChoice, n_seats: usize) -> Position {
    Position {
        map,
        rows: RowShare::default(),
        laid: Vec::new(),
        turn: None,
        phase: Phase::Production,
        stage: Stage::Acting,
        praying: Vec::new(),
        sequence: Vec::new(),
        line: Vec::new(),
        mover: 0,
        waited: SeatSet::EMPTY,
        settled: false,
        refused: Vec::new(),
        untouched: false,
        seats: vec![SeatPosition::default(); n_seats],
        goods: Vec::new(),
        buildings: Vec::new(),
        roads: Vec::new(),
        bridges: Vec::new(),
        walls: Vec::new(),
        moved: Vec::new(),
        bricks: None,
        bought: 0,
    }
}
