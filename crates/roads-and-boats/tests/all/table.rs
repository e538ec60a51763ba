//! Small tables to try one rule on: a map drawn as text, things put on it, and what an action does to them.

use std::sync::Arc;

use game::{Game, Refusal, Seat, SeatSet, Seed};
use roads_and_boats::{
    Action, Bag, Brick, Building, BuildingPosition, Event, FreeMapSetup, Good, Goods, HeapPosition,
    Hex, LaidPosition, Map, MapChoice, MapFile, Phase, Place, Position, Region, RoadPosition,
    Stage, StartFile, State, Terrain, TileFile, Topic, Transport, TransporterId,
    TransporterPosition, WallPosition,
};

pub(crate) use crate::spots::*;

/// Lays a tile, written as in a drawing.
pub(crate) fn lay(q: i8, r: i8, word: &str) -> Action {
    let tile = tile(word, hex(q, r)).expect("a tile");
    Action::LayTile {
        hex: tile.hex,
        terrain: tile.terrain,
        river: tile.rivers.concat().into_iter().collect(),
    }
}

/// The tile a word stands for: the first letter of its terrain, and the edges each of its rivers runs to.
fn tile(word: &str, hex: Hex) -> Option<TileFile> {
    let terrain = match word.chars().next()? {
        '.' => return None,
        letter => Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.name().starts_with(letter))
            .unwrap_or_else(|| panic!("no terrain begins with {letter}")),
    };
    let rivers = word[1..].split('/').filter(|edges| !edges.is_empty());
    let edges = |edges: &str| {
        let numbers = edges.chars().map(|c| c.to_digit(6).expect("an edge"));
        numbers.map(|number| edge(number as usize)).collect()
    };
    Some(TileFile {
        hex,
        terrain,
        rivers: rivers.map(edges).collect(),
    })
}

/// A map drawn as text: a line is a row from the west, `.` is no tile, `p03` is pasture with a river from its eastern
/// to its western edge, `w0/3` woods with two sources. The first word of the first line is tile 0, 0; in each line the
/// tiles lie half a tile further to the east than in the line above.
pub(crate) fn drawn(text: &str, n_seats: u8) -> MapFile {
    let lines = text.trim().lines().zip(0..);
    let tiles = lines.flat_map(|(line, r)| {
        let words = line.split_whitespace().zip(0..);
        words.filter_map(move |(word, q)| tile(word, hex(q, r)))
    });
    MapFile {
        name: "Drawn".to_owned(),
        seats: vec![n_seats],
        record: None,
        tiles: tiles.collect(),
        homes: Vec::new(),
        start: StartFile::default(),
    }
}

/// A position in the making. Each transporter, building and wall is followed by what is said of it.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) position: Position,
    seed: u64,
}

impl Table {
    /// Seats 0, 1 and so on in the order in which they act, so that the last is nearest the temple, in production.
    pub(crate) fn on(map: &str, n_seats: u8) -> Table {
        let map = Map::new(drawn(map, n_seats)).unwrap_or_else(|error| panic!("{error}"));
        Table::with(MapChoice::Drawn(Arc::new(map)), n_seats)
    }

    pub(crate) fn with(map: MapChoice, n_seats: u8) -> Table {
        let mut position = blank(map, n_seats.into());
        position.praying = Seat::first(n_seats.into()).rev().collect();
        position.sequence = Seat::first(n_seats.into()).collect();
        Table { position, seed: 1 }
    }

    /// A map of so many tiles that the seats are about to make.
    pub(crate) fn free_map(tiles: u8, n_seats: u8) -> Table {
        let map = MapChoice::free(tiles);
        Table::about_to_make(map, n_seats)
    }

    /// The same with an agreed number of sea tiles, and the seat that lays first.
    pub(crate) fn agreed_map(tiles: u8, sea: Option<u8>, first: u8, n_seats: u8) -> Table {
        let free = FreeMapSetup {
            tiles,
            sea,
            first: seat(first),
        };
        Table::about_to_make(MapChoice::Free { free }, n_seats)
    }

    fn about_to_make(map: MapChoice, n_seats: u8) -> Table {
        let table = Table::with(map, n_seats).stage(Stage::FreeMap { laid: 0 });
        table.praying([]).sequence([])
    }

    /// The luck to come.
    pub(crate) fn seed(mut self, seed: u64) -> Table {
        self.seed = seed;
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Table {
        self.position.phase = phase;
        self
    }

    pub(crate) fn stage(mut self, stage: Stage) -> Table {
        self.position.stage = stage;
        self
    }

    /// The seats from the temple outwards.
    pub(crate) fn praying<const N: usize>(mut self, row: [u8; N]) -> Table {
        self.position.praying = row.map(seat).to_vec();
        self
    }

    /// The seats in the order in which they act.
    pub(crate) fn sequence<const N: usize>(mut self, chart: [u8; N]) -> Table {
        self.position.sequence = chart.map(seat).to_vec();
        self
    }

    /// Which of the sequence acts, from 0.
    pub(crate) fn mover(mut self, mover: u8) -> Table {
        self.position.mover = mover;
        self
    }

    pub(crate) fn home(mut self, of: u8, home: Region) -> Table {
        self.position.seats[usize::from(of)].home = Some(home);
        self
    }

    pub(crate) fn researched<const N: usize>(mut self, of: u8, topics: [Topic; N]) -> Table {
        self.position.seats[usize::from(of)].research = topics.into_iter().collect();
        self
    }

    /// A transporter with the next number of the seat.
    pub(crate) fn transporter(mut self, of: u8, kind: Transport, at: Place) -> Table {
        let transporters = &mut self.position.seats[usize::from(of)].transporters;
        transporters.push(TransporterPosition {
            id: id(of, transporters.len() as u8),
            kind,
            at,
            cargo: Goods::NONE,
            carries: None,
            moved: false,
        });
        self
    }

    pub(crate) fn donkey(self, of: u8, at: Region) -> Table {
        self.transporter(of, Transport::Donkey, Place::Land(at))
    }

    /// What the transporter put last of this seat carries.
    pub(crate) fn laden<const N: usize>(mut self, of: u8, cargo: [(Good, u16); N]) -> Table {
        self.last_of(of).cargo = goods(cargo);
        self
    }

    /// The transporter put last of this seat carries another, which must be where it is.
    pub(crate) fn carrying(mut self, of: u8, passenger: TransporterId) -> Table {
        self.last_of(of).carries = Some(passenger);
        self
    }

    fn last_of(&mut self, of: u8) -> &mut TransporterPosition {
        let transporters = &mut self.position.seats[usize::from(of)].transporters;
        transporters.last_mut().expect("a transporter put before")
    }

    pub(crate) fn goods<const N: usize>(self, region: Region, lie: [(Good, u16); N]) -> Table {
        self.heap(region, goods(lie))
    }

    pub(crate) fn heap(mut self, region: Region, goods: Goods) -> Table {
        if !goods.is_empty() {
            self.position.goods.push(HeapPosition { region, goods });
        }
        self
    }

    pub(crate) fn building(mut self, region: Region, building: Building) -> Table {
        self.position.buildings.push(BuildingPosition {
            region,
            building,
            made: 0,
            bag: Bag::default(),
        });
        self
    }

    pub(crate) fn mine(mut self, region: Region, gold: u16, iron: u16) -> Table {
        self = self.building(region, Building::Mine);
        let mine = self.position.buildings.last_mut().expect("put just now");
        mine.bag = Bag { gold, iron };
        self
    }

    /// How much the building put last has made this turn.
    pub(crate) fn made(mut self, made: u16) -> Table {
        let buildings = &mut self.position.buildings;
        buildings.last_mut().expect("a building put before").made = made;
        self
    }

    pub(crate) fn road(mut self, hex: Hex, direction: usize, bank: u8) -> Table {
        self.position.roads.push(RoadPosition {
            hex,
            direction: edge(direction),
            bank,
        });
        self
    }

    pub(crate) fn bridge(mut self, from: Region, to: Region) -> Table {
        self.position.bridges.push([from, to]);
        self
    }

    /// A wall of one token, nobody's if no seat is named.
    pub(crate) fn wall(self, hex: Hex, direction: usize, owner: impl Into<Option<u8>>) -> Table {
        self.tall_wall(hex, direction, owner, 1)
    }

    pub(crate) fn tall_wall(
        mut self,
        hex: Hex,
        direction: usize,
        owner: impl Into<Option<u8>>,
        tokens: u8,
    ) -> Table {
        self.position.walls.push(WallPosition {
            hex,
            direction: edge(direction),
            tokens,
            owner: owner.into().map(seat),
        });
        self
    }

    /// The wonder from the bottom: so many neutral bricks, then so many of the seat.
    pub(crate) fn bricks(mut self, neutral: usize, of: u8, bought: usize) -> Table {
        let mut bricks = vec![Brick::Neutral; neutral];
        bricks.extend(vec![Brick::Seat(seat(of)); bought]);
        self.position.bricks = Some(bricks);
        self
    }

    /// The next tile that is laid while the map is made, written as in a drawing. Each seat lays two in its turn.
    pub(crate) fn laid(mut self, q: i8, r: i8, word: &str) -> Table {
        let tile = tile(word, hex(q, r)).expect("a tile");
        self.position.laid.push(LaidPosition {
            hex: tile.hex,
            terrain: tile.terrain,
            river: tile.rivers.concat().into_iter().collect(),
        });
        let n_laid = self.position.laid.len();
        self.position.stage = Stage::FreeMap {
            laid: (n_laid % 2) as u8,
        };
        self.position.mover = (n_laid / 2 % self.position.seats.len()) as u8;
        self
    }

    /// The game at this position.
    #[track_caller]
    pub(crate) fn state(&self) -> State {
        match self.try_state() {
            Ok(state) => state,
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) fn try_state(&self) -> Result<State, roads_and_boats::Invalid> {
        let mut position = self.position.clone();
        if !matches!(position.stage, Stage::FreeMap { .. } | Stage::Homes) {
            settle(&mut position);
        }
        State::from_position(&position, Seed::from(self.seed))
    }
}

/// Gives the seats homes on which nothing is said of them.
fn settle(position: &mut Position) {
    let MapChoice::Drawn(map) = &position.map else {
        return;
    };
    let tiles = map.file().tiles.iter();
    let land: Vec<Hex> = tiles
        .filter(|tile| tile.terrain.is_land())
        .map(|tile| tile.hex)
        .collect();
    let mut homes: Vec<Hex> = position
        .seats
        .iter()
        .filter_map(|has| has.home.map(|home| home.hex))
        .collect();
    let missing = position.seats.len() - homes.len();
    assert!(place(&land, &mut homes, missing), "there is room for homes");
    let mut found = homes.split_off(homes.len() - missing).into_iter();
    for has in &mut position.seats {
        if has.home.is_none() {
            has.home = found.next().map(|hex| Region::new(hex, 0));
        }
    }
}

/// Puts so many more homes, with a tile between any two.
fn place(land: &[Hex], homes: &mut Vec<Hex>, missing: usize) -> bool {
    if missing == 0 {
        return true;
    }
    for &hex in land {
        if homes.iter().all(|home| home.distance(hex) > 1) {
            homes.push(hex);
            if place(land, homes, missing - 1) {
                return true;
            }
            homes.pop();
        }
    }
    false
}

/// Whether a seat is offered an action.
pub(crate) fn is_listed(state: &State, of: u8, action: Action) -> bool {
    state.list_actions(seat(of)).contains(&action)
}

/// Takes an action that is allowed. It must be listed, all must add up after it, and the position can be written down.
#[track_caller]
pub(crate) fn play(state: &mut State, of: u8, action: Action) -> Vec<Event> {
    let listed = is_listed(state, of, action);
    let mut events = Vec::new();
    if let Err(illegal) = state.apply(seat(of), &action, &mut events) {
        panic!(
            "{action:?} by seat {of} is refused: {illegal} ({})",
            illegal.rule()
        );
    }
    assert!(listed, "{action:?} by seat {of} is taken but not listed");
    assert_eq!(state.audit(), Ok(()), "after {action:?}");
    let written = state.position();
    match State::from_position(&written, Seed::from(1)) {
        Ok(read) => assert_eq!(read.position(), written, "after {action:?}"),
        Err(error) => panic!("after {action:?}: {error}"),
    }
    events
}

/// Takes actions of one seat, one after the other.
#[track_caller]
pub(crate) fn play_all<const N: usize>(state: &mut State, of: u8, actions: [Action; N]) {
    for action in actions {
        play(state, of, action);
    }
}

/// Pays on the open bill what is offered first, until it is settled.
#[track_caller]
pub(crate) fn pay_up(state: &mut State, of: u8) -> Vec<Event> {
    let mut events = Vec::new();
    while state.position().bill.is_some() {
        let offered = state.list_actions(seat(of));
        let pay = offered
            .into_iter()
            .find(|action| matches!(action, Action::Pay { .. }))
            .expect("something to pay");
        events.extend(play(state, of, pay));
    }
    events
}

/// Takes an action that is allowed and pays what it costs, whichever way is offered first.
#[track_caller]
pub(crate) fn play_paying(state: &mut State, of: u8, action: Action) -> Vec<Event> {
    let mut events = play(state, of, action);
    events.extend(pay_up(state, of));
    events
}

/// The rule by which an action is refused. It must not be listed and leave no mark.
#[track_caller]
pub(crate) fn refused(state: &State, of: u8, action: Action) -> &'static str {
    let mut tried = state.clone();
    let mut events = Vec::new();
    match tried.apply(seat(of), &action, &mut events) {
        Ok(()) => panic!("{action:?} by seat {of} is taken: {events:?}"),
        Err(illegal) => {
            assert!(
                !is_listed(state, of, action),
                "{action:?} by seat {of} is listed and refused: {illegal}"
            );
            assert!(tried == *state, "{action:?} by seat {of} left a mark");
            assert_eq!(tried.position(), state.position());
            assert!(events.is_empty(), "{events:?}");
            illegal.rule()
        }
    }
}

/// What lies in a region.
pub(crate) fn lies(state: &State, region: Region) -> Goods {
    let heaps = state.position().goods;
    let found = heaps.iter().find(|heap| heap.region == region);
    found.map_or(Goods::NONE, |heap| heap.goods)
}

/// What lies on a tile, on any bank.
pub(crate) fn on_tile(state: &State, q: i8, r: i8) -> Goods {
    let mut all = Goods::NONE;
    for heap in state.position().goods {
        if heap.region.hex == hex(q, r) {
            all.add(&heap.goods);
        }
    }
    all
}

/// The transporter of this number, if there is one.
pub(crate) fn find(state: &State, of: u8, nth: u8) -> Option<TransporterPosition> {
    let has = &state.position().seats[usize::from(of)];
    has.transporters
        .iter()
        .find(|transporter| transporter.id == id(of, nth))
        .copied()
}

/// What a transporter carries.
#[track_caller]
pub(crate) fn cargo(state: &State, of: u8, nth: u8) -> Goods {
    find(state, of, nth).expect("a transporter").cargo
}

/// The kinds of a seat's transporters, in the order of their numbers.
pub(crate) fn fleet(state: &State, of: u8) -> Vec<Transport> {
    let has = &state.position().seats[usize::from(of)];
    has.transporters.iter().map(|one| one.kind).collect()
}

/// The building of a tile.
pub(crate) fn works(state: &State, q: i8, r: i8) -> Option<BuildingPosition> {
    let buildings = state.position().buildings;
    let mut there = buildings
        .iter()
        .filter(|works| works.region.hex == hex(q, r));
    there.next().copied()
}

/// The numbers of a set of seats.
pub(crate) fn set<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.into_iter().map(seat).collect()
}

/// Lets every seat waive until the phase begins, and every seat be done with it, until the phase is over.
#[track_caller]
pub(crate) fn finish_phase(state: &mut State) -> Vec<Event> {
    let (turn, phase) = (state.turn(), state.phase());
    let mut events = Vec::new();
    while state.turn() == turn && state.phase() == phase && !state.to_act().is_empty() {
        let of = state.to_act().lowest().expect("a seat to act").index() as u8;
        let action = match state.stage() {
            Stage::Calling { .. } => Action::Waive,
            _ => Action::Done,
        };
        events.extend(play(state, of, action));
    }
    events
}

/// Lets every seat be done with phase after phase, until this one is about to begin.
#[track_caller]
pub(crate) fn finish_until(state: &mut State, phase: Phase) {
    while state.phase() != phase {
        finish_phase(state);
    }
}

/// Lets every seat waive, so that the phase begins.
#[track_caller]
pub(crate) fn waive_all(state: &mut State) {
    while let Stage::Calling { asked } = state.stage() {
        let of = asked.lowest().expect("a seat that is asked").index() as u8;
        play(state, of, Action::Waive);
    }
}
