//! A small field to play on: positions written in a few words, actions on them, and what became of them.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use game::{Game, Refusal, Seat, SeatSet, Seed};
use roads_and_boats::{
    Action, Bag, Brick, Building, BuildingPosition, Direction, Event, Good, Goods, HeapPosition,
    Holder, Illegal, Map, MapChoice, MapFile, MovedPosition, Phase, Place, Position, Region,
    RoadPosition, SeatPosition, Stage, StartFile, State, TileFile, Topic, Transport, TransporterId,
    TransporterPosition, WallPosition,
};

pub(crate) use crate::spots::*;

/// A position in the making.
#[derive(Clone)]
pub(crate) struct Field {
    tiles: Vec<TileFile>,
    pub(crate) position: Position,
}

impl Field {
    /// A map, two seats and nothing else, in the movement phase.
    ///
    /// A tile is written `q,r terrain`, with the edges of each of its rivers behind it. Tiles have semicolons between them:
    /// `0,0 pasture; 1,0 woods 03; 2,0 sea`.
    pub(crate) fn of(tiles: &str) -> Field {
        let tiles: Vec<TileFile> = tiles.split(';').map(tile).collect();
        let mut position = blank(MapChoice::Named(String::new()), 2);
        position.phase = Phase::Movement;
        Field { tiles, position }
    }

    pub(crate) fn seats(mut self, n_seats: usize) -> Field {
        self.position.seats.resize(n_seats, SeatPosition::default());
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Field {
        self.position.phase = phase;
        self
    }

    pub(crate) fn home(mut self, seat: Seat, home: Region) -> Field {
        self.position.seats[seat.index()].home = Some(home);
        self
    }

    pub(crate) fn knows<const N: usize>(mut self, seat: Seat, topics: [Topic; N]) -> Field {
        self.position.seats[seat.index()].research = topics.into_iter().collect();
        self
    }

    pub(crate) fn put(mut self, id: TransporterId, kind: Transport, at: Place) -> Field {
        let owner = id.owner().expect("a transporter of a seat");
        self.position.seats[owner.index()]
            .transporters
            .push(TransporterPosition {
                id,
                kind,
                at,
                cargo: Goods::NONE,
                carries: None,
                moved: false,
            });
        self
    }

    fn transporter(&mut self, id: TransporterId) -> &mut TransporterPosition {
        let owner = id.owner().expect("a transporter of a seat");
        let transporters = &mut self.position.seats[owner.index()].transporters;
        let found = transporters.iter_mut().find(|found| found.id == id);
        found.expect("a transporter that was put there")
    }

    pub(crate) fn load(mut self, id: TransporterId, good: Good, count: u16) -> Field {
        let transporter = self.transporter(id);
        transporter.cargo = transporter.cargo.and(good, count);
        self
    }

    /// Puts a transporter on another.
    pub(crate) fn aboard(mut self, carrier: TransporterId, passenger: TransporterId) -> Field {
        self.transporter(carrier).carries = Some(passenger);
        self
    }

    /// Says that a transporter has moved.
    pub(crate) fn moved(mut self, id: TransporterId) -> Field {
        self.transporter(id).moved = true;
        self
    }

    pub(crate) fn heap(mut self, region: Region, good: Good, count: u16) -> Field {
        let goods = &mut self.position.goods;
        match goods.iter_mut().find(|heap| heap.region == region) {
            Some(heap) => heap.goods = heap.goods.and(good, count),
            None => goods.push(HeapPosition {
                region,
                goods: Goods::of(good, count),
            }),
        }
        self
    }

    pub(crate) fn building(mut self, region: Region, building: Building) -> Field {
        self.position.buildings.push(BuildingPosition {
            region,
            building,
            made: 0,
            bag: Bag::default(),
        });
        self
    }

    pub(crate) fn mine(mut self, region: Region, gold: u16, iron: u16) -> Field {
        self.position.buildings.push(BuildingPosition {
            region,
            building: Building::Mine,
            made: 0,
            bag: Bag { gold, iron },
        });
        self
    }

    pub(crate) fn road(self, q: i8, r: i8, direction: usize) -> Field {
        self.road_on(q, r, direction, 0)
    }

    /// A road over a river's edge, on one of its banks.
    pub(crate) fn road_on(mut self, q: i8, r: i8, direction: usize, bank: u8) -> Field {
        self.position.roads.push(RoadPosition {
            hex: hex(q, r),
            direction: Direction::ALL[direction],
            bank,
        });
        self
    }

    pub(crate) fn bridge(mut self, q: i8, r: i8, [from, to]: [u8; 2]) -> Field {
        self.position
            .bridges
            .push([part(q, r, from), part(q, r, to)]);
        self
    }

    pub(crate) fn wall(
        mut self,
        q: i8,
        r: i8,
        direction: usize,
        tokens: u8,
        owner: impl Into<Option<Seat>>,
    ) -> Field {
        self.position.walls.push(WallPosition {
            hex: hex(q, r),
            direction: Direction::ALL[direction],
            tokens,
            owner: owner.into(),
        });
        self
    }

    /// Says who has moved goods in this phase.
    pub(crate) fn has_moved(
        mut self,
        on: impl Into<OnWhat>,
        good: Good,
        count: u16,
        by: SeatSet,
    ) -> Field {
        self.position.moved.push(MovedPosition {
            on: on.into().0,
            good,
            count,
            by,
            now: false,
        });
        self
    }

    pub(crate) fn bricks(mut self, bricks: Vec<Brick>) -> Field {
        self.position.bricks = Some(bricks);
        self
    }

    /// The position, with the map in it, homes for seats without one, and the seats in order.
    pub(crate) fn written(&self) -> Position {
        let n_seats = self.position.seats.len();
        let map = Map::new(MapFile {
            name: "Field".to_owned(),
            seats: vec![n_seats as u8],
            record: None,
            tiles: self.tiles.clone(),
            homes: Vec::new(),
            start: StartFile::default(),
        });
        let mut position = self.position.clone();
        position.map = MapChoice::Drawn(Arc::new(map.expect("a map")));
        let seats: Vec<Seat> = Seat::first(n_seats).collect();
        if position.praying.is_empty() {
            position.praying = seats.iter().rev().copied().collect();
        }
        if position.sequence.is_empty() {
            position.sequence = seats;
        }
        let mut homes: Vec<Option<Region>> = position.seats.iter().map(|seat| seat.home).collect();
        assert!(self.settle(&mut homes), "there is no room for the homes");
        for (seat, home) in position.seats.iter_mut().zip(homes) {
            seat.home = home;
        }
        position
    }

    /// Finds homes for those who have none, the last seat first, far from where tests usually begin.
    fn settle(&self, homes: &mut [Option<Region>]) -> bool {
        let Some(nth) = homes.iter().rposition(Option::is_none) else {
            return true;
        };
        let land = self
            .tiles
            .iter()
            .rev()
            .filter(|tile| tile.terrain.is_land());
        for tile in land {
            let is_free = homes
                .iter()
                .flatten()
                .all(|home| home.hex.distance(tile.hex) > 1);
            if is_free {
                homes[nth] = Some(Region::new(tile.hex, 0));
                if self.settle(homes) {
                    return true;
                }
                homes[nth] = None;
            }
        }
        false
    }

    /// The game taken up at this position.
    pub(crate) fn start(&self) -> Table {
        let state = State::from_position(&self.written(), Seed::from(1));
        Table(state.unwrap_or_else(|invalid| panic!("{invalid}")))
    }
}

fn tile(text: &str) -> TileFile {
    let mut words = text.split_whitespace();
    let (q, r) = words
        .next()
        .and_then(|word| word.split_once(','))
        .expect("coordinates");
    let number = |text: &str| i8::from_str(text).expect("a number");
    let edges = |word: &str| {
        word.bytes()
            .map(|edge| Direction::try_from(edge - b'0').expect("an edge"))
            .collect()
    };
    TileFile {
        hex: hex(number(q), number(r)),
        terrain: words.next().expect("a terrain").parse().expect("a terrain"),
        rivers: words.map(edges).collect(),
    }
}

/// A game that is played on, and checked with every action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table(pub(crate) State);

impl Table {
    pub(crate) fn is_listed(&self, seat: Seat, action: Action) -> bool {
        self.0.list_actions(seat).contains(&action)
    }

    /// Takes an action that must be listed, and returns what happened. Everything must add up after it, and the
    /// position must be the same when it is written and read.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let is_listed = self.is_listed(seat, action);
        let mut events = Vec::new();
        if let Err(illegal) = self.0.apply(seat, &action, &mut events) {
            panic!("{action:?}: {illegal} ({})", illegal.rule());
        }
        assert!(is_listed, "{action:?} is taken, but it is not listed");
        self.check();
        events
    }

    /// Takes an action and pays the bill for it, if it is not paid by itself, with the first units that will do and
    /// are not on other seats' transporters.
    #[track_caller]
    pub(crate) fn buy(&mut self, seat: Seat, action: Action) {
        self.play(seat, action);
        while self.0.position().bill.is_some() {
            let actions = self.0.list_actions(seat);
            let payment = actions.into_iter().find(|action| match action {
                Action::Pay { from, .. } => match from {
                    Holder::Region(_) => true,
                    Holder::Transporter(id) => id.owner() == Some(seat),
                },
                _ => false,
            });
            self.play(seat, payment.expect("a way to pay"));
        }
    }

    /// Takes several actions of one seat.
    #[track_caller]
    pub(crate) fn plays<const N: usize>(&mut self, seat: Seat, actions: [Action; N]) {
        for action in actions {
            self.play(seat, action);
        }
    }

    #[track_caller]
    fn check(&self) {
        if let Err(how) = self.0.audit() {
            panic!("{how}");
        }
        let position = self.0.position();
        let text = serde_json::to_string(&position).unwrap();
        let read: Position = serde_json::from_str(&text).unwrap();
        assert_eq!(read, position);
        match State::from_position(&read, Seed::from(1)) {
            Ok(again) => assert_eq!(again.position(), position),
            Err(invalid) => panic!("{invalid}"),
        }
    }

    /// Why an action is refused. It must not be listed, and nothing may come of it.
    #[track_caller]
    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        let mut after = self.0.clone();
        let mut events: Vec<Event> = Vec::new();
        let Err(illegal) = after.apply(seat, &action, &mut events) else {
            panic!("{action:?} is not refused");
        };
        assert_eq!(
            after, self.0,
            "{action:?} is refused, yet something changed"
        );
        assert_eq!(events, [], "{action:?} is refused, yet something happened");
        assert!(
            !self.is_listed(seat, action),
            "{action:?} is listed, but it is refused"
        );
        illegal
    }

    /// The number of the rule against an action.
    #[track_caller]
    pub(crate) fn refused(&self, seat: Seat, action: Action) -> &'static str {
        self.refusal(seat, action).rule()
    }

    /// The game after an action of a seat, to look at.
    #[track_caller]
    pub(crate) fn after(&self, seat: Seat, action: Action) -> Table {
        let mut table = self.clone();
        table.play(seat, action);
        table
    }

    pub(crate) fn heap(&self, region: Region) -> Goods {
        let heaps = self.0.position().goods;
        let found = heaps.iter().find(|heap| heap.region == region);
        found.map_or(Goods::NONE, |heap| heap.goods)
    }

    pub(crate) fn find(&self, id: TransporterId) -> Option<TransporterPosition> {
        let seats = self.0.position().seats;
        let mut all = seats.into_iter().flat_map(|seat| seat.transporters);
        all.find(|found| found.id == id)
    }

    fn transporter(&self, id: TransporterId) -> TransporterPosition {
        self.find(id).expect("a transporter that is there")
    }

    pub(crate) fn cargo(&self, id: TransporterId) -> Goods {
        self.transporter(id).cargo
    }

    pub(crate) fn place(&self, id: TransporterId) -> Place {
        self.transporter(id).at
    }

    pub(crate) fn carried_by(&self, id: TransporterId) -> Option<TransporterId> {
        self.transporter(id).carries
    }

    pub(crate) fn building(&self, q: i8, r: i8) -> Option<BuildingPosition> {
        let buildings = self.0.position().buildings;
        let mut here = buildings
            .into_iter()
            .filter(|found| found.region.hex == hex(q, r));
        let found = here.next();
        assert_eq!(here.next(), None, "two buildings on a tile");
        found
    }

    /// The wall at an edge: how many tokens, and whose.
    pub(crate) fn wall(&self, q: i8, r: i8, direction: usize) -> Option<(u8, Option<Seat>)> {
        let direction = Direction::ALL[direction];
        let sides = [
            (hex(q, r), direction),
            (hex(q, r).towards(direction), direction.opposite()),
        ];
        let walls = self.0.position().walls;
        let mut here = walls
            .iter()
            .filter(|wall| sides.contains(&(wall.hex, wall.direction)));
        let found = here.next().map(|wall| (wall.tokens, wall.owner));
        assert_eq!(here.next(), None, "two walls at an edge");
        found
    }

    /// The steps that a transporter may take, as they are listed.
    pub(crate) fn steps(&self, id: TransporterId) -> Vec<Place> {
        let seat = id.owner().expect("a transporter of a seat");
        let actions = self.0.list_actions(seat);
        let mut steps: Vec<Place> = actions
            .into_iter()
            .filter_map(|action| match action {
                Action::Step {
                    transporter, to, ..
                } if transporter == id => Some(to),
                _ => None,
            })
            .collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// All seats say that they are done, until the table waits for something else than this phase.
    #[track_caller]
    pub(crate) fn finish_phase(&mut self) {
        let (turn, phase) = (self.0.turn(), self.0.phase());
        while (self.0.turn(), self.0.phase()) == (turn, phase) && !self.0.to_act().is_empty() {
            let seat = self.0.to_act().lowest().expect("a seat");
            self.play(seat, Action::Done);
        }
        while let Stage::Calling { .. } = self.0.stage() {
            let seat = self.0.to_act().lowest().expect("a seat");
            self.play(seat, Action::Waive);
        }
    }

    /// Goes on to the next time this phase begins.
    #[track_caller]
    pub(crate) fn reach(&mut self, phase: Phase) {
        self.finish_phase();
        while self.0.phase() != phase {
            self.finish_phase();
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string(&self.0.position()).map_err(|_| fmt::Error)?;
        f.write_str(&text)
    }
}
