//! Layouts: positions in the making.

use std::str::FromStr;
use std::sync::Arc;

use game::{Game, Seat, SeatSet, Seed};
use roads_and_boats::{
    Action, Bag, Brick, Building, BuildingPosition, Direction, FreeMapSetup, Good, Goods,
    HeapPosition, Hex, Invalid, LaidPosition, Map, MapChoice, MapFile, MovedPosition, Phase, Place,
    Position, Region, RoadPosition, SeatPosition, Stage, StartFile, State, Terrain, TileFile,
    Topic, Transport, TransporterId, TransporterPosition, WallPosition,
};

use super::spots::*;
use super::table::Table;

/// A position in the making. What is said of a transporter, building or wall without naming it is said of the last one.
#[derive(Clone)]
pub(crate) struct Layout {
    tiles: Vec<TileFile>,
    pub(crate) position: Position,
    seed: u64,
}

impl Layout {
    /// Two seats on a map and nothing else, in the movement phase.
    ///
    /// A tile is written `q,r terrain`, with the edges of each of its rivers behind it. Tiles have semicolons between them:
    /// `0,0 pasture; 1,0 woods 03; 2,0 sea`.
    pub(crate) fn of(tiles: &str) -> Layout {
        let tiles = tiles.split(';').map(listed_tile).collect();
        Layout::new(MapChoice::Named(String::new()), tiles, 2).phase(Phase::Movement)
    }

    /// The row of six tiles with a road along it.
    pub(crate) fn by_road() -> Layout {
        (0..5).fold(Layout::of(ROW), |layout, q| layout.road(q, 0, 0))
    }

    /// The same as `of` in the building phase.
    pub(crate) fn building_on(tiles: &str) -> Layout {
        Layout::of(tiles).phase(Phase::Building)
    }

    /// Seats on a map drawn as text (see `drawn`) and nothing else, in production.
    pub(crate) fn on(map: &str, n_seats: u8) -> Layout {
        let tiles = drawn(map, n_seats).tiles;
        Layout::new(MapChoice::Named(String::new()), tiles, n_seats.into())
    }

    /// The seats act in their order, so that the last is nearest the temple.
    fn new(map: MapChoice, tiles: Vec<TileFile>, n_seats: usize) -> Layout {
        let layout = Layout {
            tiles,
            position: blank(map, n_seats),
            seed: 1,
        };
        layout.seats(n_seats)
    }

    /// A map of so many tiles that the seats are about to make.
    pub(crate) fn free_map(tiles: u8, n_seats: u8) -> Layout {
        Layout::about_to_make(MapChoice::free(tiles), n_seats)
    }

    /// The same with an agreed number of sea tiles, and the seat that lays first.
    pub(crate) fn agreed_map(tiles: u8, sea: Option<u8>, first: u8, n_seats: u8) -> Layout {
        let free = FreeMapSetup {
            tiles,
            sea,
            first: seat(first),
        };
        Layout::about_to_make(MapChoice::Free { free }, n_seats)
    }

    fn about_to_make(map: MapChoice, n_seats: u8) -> Layout {
        let layout = Layout::new(map, Vec::new(), n_seats.into());
        let layout = layout.stage(Stage::FreeMap { laid: 0 });
        layout.praying([]).sequence([])
    }

    pub(crate) fn seats(mut self, n_seats: usize) -> Layout {
        self.position.seats.resize(n_seats, SeatPosition::default());
        self.position.praying = Seat::first(n_seats).rev().collect();
        self.position.sequence = Seat::first(n_seats).collect();
        self
    }

    /// The luck to come.
    pub(crate) fn seed(mut self, seed: u64) -> Layout {
        self.seed = seed;
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Layout {
        self.position.phase = phase;
        self
    }

    pub(crate) fn stage(mut self, stage: Stage) -> Layout {
        self.position.stage = stage;
        self
    }

    /// Nobody has acted in the phase, so that its order may be called for.
    pub(crate) fn untouched(mut self) -> Layout {
        self.position.untouched = true;
        self
    }

    /// The seats from the temple outwards.
    pub(crate) fn praying<const N: usize>(mut self, row: [u8; N]) -> Layout {
        self.position.praying = row.map(seat).to_vec();
        self
    }

    /// The seats in the order in which they act.
    pub(crate) fn sequence<const N: usize>(mut self, chart: [u8; N]) -> Layout {
        self.position.sequence = chart.map(seat).to_vec();
        self
    }

    /// Which of the sequence acts, from 0.
    pub(crate) fn mover(mut self, mover: u8) -> Layout {
        self.position.mover = mover;
        self
    }

    fn seat(&mut self, of: impl WhichSeat) -> &mut SeatPosition {
        &mut self.position.seats[of.seat().index()]
    }

    pub(crate) fn home(mut self, of: impl WhichSeat, home: Region) -> Layout {
        self.seat(of).home = Some(home);
        self
    }

    pub(crate) fn knows<const N: usize>(
        mut self,
        of: impl WhichSeat,
        topics: [Topic; N],
    ) -> Layout {
        self.seat(of).research = topics.into_iter().collect();
        self
    }

    pub(crate) fn put(mut self, id: TransporterId, kind: Transport, at: Place) -> Layout {
        let owner = id.owner().expect("a transporter of a seat");
        self.seat(owner).transporters.push(TransporterPosition {
            id,
            kind,
            at,
            cargo: Goods::NONE,
            carries: None,
            moved: false,
        });
        self
    }

    /// A transporter with the next number of the seat.
    pub(crate) fn transporter(mut self, of: impl WhichSeat, kind: Transport, at: Place) -> Layout {
        let of = of.seat();
        let nth = self.seat(of).transporters.len() as u8;
        self.put(TransporterId::of(of, nth), kind, at)
    }

    pub(crate) fn donkey(self, of: impl WhichSeat, at: Region) -> Layout {
        self.transporter(of, Transport::Donkey, Place::Land(at))
    }

    fn find(&mut self, id: TransporterId) -> &mut TransporterPosition {
        let owner = id.owner().expect("a transporter of a seat");
        let mut all = self.seat(owner).transporters.iter_mut();
        all.find(|found| found.id == id)
            .expect("a transporter that was put there")
    }

    fn last_of(&mut self, of: impl WhichSeat) -> &mut TransporterPosition {
        let last = self.seat(of).transporters.last_mut();
        last.expect("a transporter put before")
    }

    /// What the transporter put last of this seat carries.
    pub(crate) fn laden<const N: usize>(
        mut self,
        of: impl WhichSeat,
        cargo: [(Good, u16); N],
    ) -> Layout {
        self.last_of(of).cargo = goods(cargo);
        self
    }

    /// The transporter put last of this seat carries another, which must be where it is.
    pub(crate) fn carrying(mut self, of: impl WhichSeat, passenger: TransporterId) -> Layout {
        self.last_of(of).carries = Some(passenger);
        self
    }

    pub(crate) fn load(mut self, id: TransporterId, good: Good, count: u16) -> Layout {
        let transporter = self.find(id);
        transporter.cargo = transporter.cargo.and(good, count);
        self
    }

    /// Puts a transporter on another.
    pub(crate) fn aboard(mut self, carrier: TransporterId, passenger: TransporterId) -> Layout {
        self.find(carrier).carries = Some(passenger);
        self
    }

    /// Says that a transporter has moved.
    pub(crate) fn moved(mut self, id: TransporterId) -> Layout {
        self.find(id).moved = true;
        self
    }

    pub(crate) fn heap(self, region: Region, good: Good, count: u16) -> Layout {
        self.goods(region, [(good, count)])
    }

    pub(crate) fn goods(
        mut self,
        region: Region,
        lie: impl IntoIterator<Item = (Good, u16)>,
    ) -> Layout {
        let goods: Goods = lie.into_iter().collect();
        let heaps = &mut self.position.goods;
        match heaps.iter_mut().find(|heap| heap.region == region) {
            Some(heap) => heap.goods.add(&goods),
            None if goods.is_empty() => (),
            None => heaps.push(HeapPosition { region, goods }),
        }
        self
    }

    pub(crate) fn building(mut self, region: Region, building: Building) -> Layout {
        self.position.buildings.push(BuildingPosition {
            region,
            building,
            made: 0,
            bag: Bag::default(),
        });
        self
    }

    fn last_building(&mut self) -> &mut BuildingPosition {
        let last = self.position.buildings.last_mut();
        last.expect("a building put before")
    }

    pub(crate) fn mine(self, region: Region, gold: u16, iron: u16) -> Layout {
        let mut layout = self.building(region, Building::Mine);
        layout.last_building().bag = Bag { gold, iron };
        layout
    }

    /// How much the building put last has made this turn.
    pub(crate) fn made(mut self, made: u16) -> Layout {
        self.last_building().made = made;
        self
    }

    pub(crate) fn road(self, q: i8, r: i8, direction: usize) -> Layout {
        self.road_on(q, r, direction, 0)
    }

    /// A road over a river's edge, on one of its banks.
    pub(crate) fn road_on(mut self, q: i8, r: i8, direction: usize, bank: u8) -> Layout {
        self.position.roads.push(RoadPosition {
            hex: hex(q, r),
            direction: Direction::ALL[direction],
            bank,
        });
        self
    }

    pub(crate) fn bridge(mut self, from: Region, to: Region) -> Layout {
        self.position.bridges.push([from, to]);
        self
    }

    pub(crate) fn wall(
        mut self,
        q: i8,
        r: i8,
        direction: usize,
        tokens: u8,
        owner: impl Into<Option<Seat>>,
    ) -> Layout {
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
    ) -> Layout {
        self.position.moved.push(MovedPosition {
            on: on.into().0,
            good,
            count,
            by,
            now: SeatSet::EMPTY,
        });
        self
    }

    /// The wonder from the bottom.
    pub(crate) fn bricks(mut self, bricks: Vec<Brick>) -> Layout {
        self.position.bricks = Some(bricks);
        self
    }

    /// The next tile that is laid while the map is made, written as in a drawing. Each seat lays two in its turn.
    pub(crate) fn laid(mut self, q: i8, r: i8, word: &str) -> Layout {
        let tile = drawn_tile(word, hex(q, r)).expect("a tile");
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

    /// The position with the map in it, and homes for seats without one.
    fn written(&self) -> Position {
        let mut position = self.position.clone();
        if self.tiles.is_empty() {
            return position;
        }
        let n_seats = position.seats.len() as u8;
        let map = Map::new(map_file(self.tiles.clone(), n_seats));
        let map = map.unwrap_or_else(|error| panic!("{error}"));
        position.map = MapChoice::Drawn(Arc::new(map));
        if position.stage != Stage::Homes {
            let mut homes: Vec<_> = position.seats.iter().map(|seat| seat.home).collect();
            assert!(self.settle(&mut homes), "there is no room for the homes");
            for (seat, home) in position.seats.iter_mut().zip(homes) {
                seat.home = home;
            }
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
    #[track_caller]
    pub(crate) fn start(&self) -> Table {
        match self.try_start() {
            Ok(table) => table,
            Err(invalid) => panic!("{invalid}"),
        }
    }

    pub(crate) fn try_start(&self) -> Result<Table, Invalid> {
        State::from_position(&self.written(), Seed::from(self.seed)).map(Table)
    }
}

fn listed_tile(text: &str) -> TileFile {
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

/// Lays a tile, written as in a drawing.
pub(crate) fn lay(q: i8, r: i8, word: &str) -> Action {
    let tile = drawn_tile(word, hex(q, r)).expect("a tile");
    Action::LayTile {
        hex: tile.hex,
        terrain: tile.terrain,
        river: tile.rivers.concat().into_iter().collect(),
    }
}

/// The tile a word stands for: the first letter of its terrain, and the edges each of its rivers runs to.
fn drawn_tile(word: &str, hex: Hex) -> Option<TileFile> {
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
        words.filter_map(move |(word, q)| drawn_tile(word, hex(q, r)))
    });
    map_file(tiles.collect(), n_seats)
}

fn map_file(tiles: Vec<TileFile>, n_seats: u8) -> MapFile {
    MapFile {
        name: "Drawn".to_owned(),
        seats: vec![n_seats],
        record: None,
        tiles,
        homes: Vec::new(),
        start: StartFile::default(),
    }
}
