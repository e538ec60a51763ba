//! A position as one seat sees it when it plans, by the numbers of the atlas.

use game::{Game, Seat};
use roads_and_boats::{
    Bag, Brick, Building, Good, Goods, Holder, Position, Region, State, Terrain, Topics, Transport,
    TransporterId,
};

use super::atlas::Atlas;

/// A transporter of the seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    pub(super) id: TransporterId,
    pub(super) kind: Transport,
    pub(super) place: u16,
    pub(super) cargo: Goods,
    /// Whether it may do anything more in this movement phase.
    pub(super) is_free: bool,
    pub(super) has_stepped: bool,
    pub(super) steps_left: u8,
}

impl Mover {
    /// How many more goods it takes on.
    pub(super) fn room(&self) -> u16 {
        self.kind.room().saturating_sub(self.cargo.total() as u16)
    }
}

/// A building on a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Works {
    pub(super) building: Building,
    pub(super) region: u16,
    pub(super) bag: Bag,
}

#[derive(Clone, Debug)]
pub(super) struct Snapshot {
    /// The region that each region is part of, bridges considered.
    pub(super) whole: Vec<u16>,
    pub(super) heaps: Vec<Goods>,
    /// Goods that the seat has moved in this movement phase: no other of its transporters takes them further.
    pub(super) moved: Vec<Goods>,
    /// By tile.
    pub(super) works: Vec<Option<Works>>,
    pub(super) movers: Vec<Mover>,
    /// Whether transporters of others stand on a tile.
    pub(super) strangers: Vec<bool>,
    /// Which links have a road.
    pub(super) roads: Vec<bool>,
    /// Links and edges that a wall closes, as pairs of tiles.
    pub(super) walls: Vec<[u16; 2]>,
    pub(super) home: Option<u16>,
    pub(super) research: Topics,
    pub(super) bricks: Vec<Brick>,
    pub(super) bought: u8,
    pub(super) is_irrigated: bool,
}

/// The brick that irrigates the deserts.
const IRRIGATION: usize = 45;

impl Snapshot {
    pub(super) fn of(atlas: &Atlas, state: &State, seat: Seat) -> Snapshot {
        Snapshot::read(atlas, &state.position(), seat)
    }

    pub(super) fn read(atlas: &Atlas, position: &Position, seat: Seat) -> Snapshot {
        let n_regions = atlas.regions.len();
        let whole = whole(atlas, &position.bridges);
        let number = |region: Region| atlas.region(region).map(|part| whole[usize::from(part)]);
        let mut heaps = vec![Goods::NONE; n_regions];
        for heap in &position.goods {
            if let Some(region) = number(heap.region) {
                heaps[usize::from(region)].add(&heap.goods);
            }
        }
        let mut moved = vec![Goods::NONE; n_regions];
        for lot in &position.moved {
            if let Holder::Region(region) = lot.on
                && (lot.by.contains(seat) || lot.now.contains(seat))
                && let Some(region) = number(region)
            {
                moved[usize::from(region)][lot.good] += lot.count;
            }
        }
        let mut works = vec![None; atlas.tiles.len()];
        for building in &position.buildings {
            if let Some(region) = number(building.region) {
                works[usize::from(atlas.tile_of[usize::from(region)])] = Some(Works {
                    building: building.building,
                    region,
                    bag: building.bag,
                });
            }
        }
        let own = &position.seats[seat.index()];
        let bricks = position.bricks.clone().unwrap_or_default();
        Snapshot {
            movers: movers(atlas, position, seat),
            strangers: strangers(atlas, position, seat),
            roads: roads(atlas, position),
            walls: walls(atlas, position, seat),
            home: own.home.and_then(number),
            research: own.research,
            is_irrigated: bricks.len() >= IRRIGATION,
            bought: position.bought,
            bricks,
            whole,
            heaps,
            moved,
            works,
        }
    }

    pub(super) fn works_at(&self, atlas: &Atlas, region: u16) -> Option<Works> {
        self.works[usize::from(atlas.tile_of[usize::from(region)])]
    }

    pub(super) fn heap(&self, region: u16) -> &Goods {
        &self.heaps[usize::from(region)]
    }

    /// What the tile of a region is made of now.
    pub(super) fn terrain(&self, atlas: &Atlas, region: u16) -> Terrain {
        match atlas.tile_at(region).terrain {
            Terrain::Desert if self.is_irrigated => Terrain::Pasture,
            terrain => terrain,
        }
    }

    /// Whether a region is in reach of a place.
    pub(super) fn reaches(&self, atlas: &Atlas, place: u16, region: u16) -> bool {
        let region = self.whole[usize::from(region)];
        let reach = &atlas.reach[usize::from(place)];
        reach
            .iter()
            .any(|&part| self.whole[usize::from(part)] == region)
    }

    /// Whether one of the seat's transporters reaches a region.
    pub(super) fn is_present(&self, atlas: &Atlas, region: u16) -> bool {
        let mut movers = self.movers.iter();
        movers.any(|mover| self.reaches(atlas, mover.place, region))
    }

    /// How many of a good there are in all, lying or carried by the seat.
    pub(super) fn stock(&self, good: Good) -> u16 {
        let lying: u16 = self.heaps.iter().map(|heap| heap[good]).sum();
        let carried: u16 = self.movers.iter().map(|mover| mover.cargo[good]).sum();
        lying + carried
    }

    /// The tiles that have such a building.
    pub(super) fn all_works(&self, building: Building) -> impl Iterator<Item = Works> {
        let works = self.works.iter().flatten().copied();
        works.filter(move |works| works.building == building)
    }
}

/// Bridges join regions to the lowest of them.
fn whole(atlas: &Atlas, bridges: &[[Region; 2]]) -> Vec<u16> {
    let mut whole: Vec<u16> = (0..atlas.regions.len() as u16).collect();
    for pair in bridges {
        let [Some(one), Some(other)] = pair.map(|region| atlas.region(region)) else {
            continue;
        };
        let [one, other] = [one, other].map(|part| whole[usize::from(part)]);
        let [kept, gone] = [one.min(other), one.max(other)];
        for part in atlas.tile_at(kept).regions() {
            if whole[usize::from(part)] == gone {
                whole[usize::from(part)] = kept;
            }
        }
    }
    whole
}

fn movers(atlas: &Atlas, position: &Position, seat: Seat) -> Vec<Mover> {
    let own = &position.seats[seat.index()].transporters;
    let is_aboard = |id: TransporterId| {
        let mut carriers = position.seats.iter().flat_map(|seat| &seat.transporters);
        carriers.any(|carrier| carrier.carries == Some(id))
    };
    let mut movers = Vec::new();
    for transporter in own {
        // One that carries another has no room, and one that is carried is not there.
        if transporter.carries.is_some() || is_aboard(transporter.id) {
            continue;
        }
        let Some(place) = atlas.place(transporter.at) else {
            continue;
        };
        let journey = position.journey(transporter.id);
        movers.push(Mover {
            id: transporter.id,
            kind: transporter.kind,
            place,
            cargo: transporter.cargo,
            is_free: journey.is_some() || !transporter.moved,
            has_stepped: journey.is_some(),
            steps_left: journey.map_or(transporter.kind.steps(), |journey| journey.steps_left),
        });
    }
    movers
}

fn strangers(atlas: &Atlas, position: &Position, seat: Seat) -> Vec<bool> {
    let mut strangers = vec![false; atlas.tiles.len()];
    for (nth, other) in position.seats.iter().enumerate() {
        if nth == seat.index() {
            continue;
        }
        for transporter in &other.transporters {
            if let Some(tile) = atlas.tile(transporter.at.hex()) {
                strangers[usize::from(tile)] = true;
            }
        }
    }
    strangers
}

fn roads(atlas: &Atlas, position: &Position) -> Vec<bool> {
    let mut roads = vec![false; atlas.links.len()];
    for road in &position.roads {
        let found = atlas.links.iter().position(|link| {
            (link.hex, link.direction, link.bank) == (road.hex, road.direction, road.bank)
        });
        if let Some(link) = found {
            roads[link] = true;
        }
    }
    roads
}

fn walls(atlas: &Atlas, position: &Position, seat: Seat) -> Vec<[u16; 2]> {
    let foreign = position
        .walls
        .iter()
        .filter(|wall| wall.owner.is_some_and(|owner| owner != seat));
    let ends = foreign.filter_map(|wall| {
        let here = atlas.tile(wall.hex)?;
        let there = atlas.tile(wall.hex.towards(wall.direction))?;
        Some([here.min(there), here.max(there)])
    });
    ends.collect()
}
