//! What a seat means to do, one thing after the other.

use roads_and_boats::{Action, Building, Filling, Good, Goods, Phase, Topic, Transport};

use super::atlas::Atlas;
use super::snapshot::Snapshot;

/// One thing to do. Every order takes goods to a region and has a transporter there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Build {
        region: u16,
        building: Building,
    },
    /// A road out of a region.
    Road {
        region: u16,
        link: u16,
    },
    /// A bridge from a region, by its number in the atlas.
    Bridge {
        region: u16,
        bridge: u16,
    },
    /// A transporter from the factory of a region.
    Make {
        region: u16,
    },
    /// A donkey on a pasture.
    Breed {
        region: u16,
    },
    Research {
        region: u16,
        topic: Topic,
    },
    /// A shaft in the mine of a region.
    Sink {
        region: u16,
    },
}

/// The most transporters of a seat, and the most on land or water (RB-PROD-10).
const LIMIT: usize = 8;
const LIMIT_OF_A_KIND: usize = 5;

impl Order {
    /// Where it is done.
    pub(super) fn region(self) -> u16 {
        match self {
            Order::Build { region, .. }
            | Order::Road { region, .. }
            | Order::Bridge { region, .. }
            | Order::Make { region }
            | Order::Breed { region }
            | Order::Research { region, .. }
            | Order::Sink { region } => region,
        }
    }

    /// When it is done.
    pub(super) fn phase(self) -> Phase {
        match self {
            Order::Build { .. }
            | Order::Road { .. }
            | Order::Bridge { .. }
            | Order::Sink { .. } => Phase::Building,
            Order::Make { .. } | Order::Breed { .. } | Order::Research { .. } => Phase::Production,
        }
    }

    /// What it takes.
    pub(super) fn cost(self, atlas: &Atlas, snapshot: &Snapshot) -> Goods {
        match self {
            Order::Build { building, .. } => building.cost(),
            Order::Road { .. } | Order::Bridge { .. } => Goods::of(Good::Stone, 1),
            Order::Make { region } => {
                makes(atlas, snapshot, region).map_or(Goods::NONE, Transport::cost)
            }
            Order::Breed { .. } => Goods::NONE,
            Order::Research { .. } => Goods::of(Good::Goose, 2).and(Good::Paper, 1),
            Order::Sink { .. } => Goods::of(Good::Iron, 1).and(Good::Fuel, 1),
        }
    }

    /// Whether there is nothing left to do, or nothing that can be done.
    pub(super) fn is_void(self, atlas: &Atlas, snapshot: &Snapshot) -> bool {
        match self {
            Order::Build { region, .. } => snapshot.works_at(atlas, region).is_some(),
            Order::Road { link, .. } => snapshot.roads[usize::from(link)],
            Order::Bridge { bridge, .. } => {
                let [one, other] = atlas.bridges[usize::from(bridge)];
                snapshot.whole[usize::from(one)] == snapshot.whole[usize::from(other)]
            }
            Order::Make { region } => match makes(atlas, snapshot, region) {
                // A wagon takes the place of its donkey.
                Some(Transport::Wagon) | None => false,
                Some(kind) => !has_room(snapshot, kind),
            },
            Order::Breed { region } => {
                !has_room(snapshot, Transport::Donkey) || snapshot.works_at(atlas, region).is_some()
            }
            Order::Research { topic, .. } => snapshot.research.contains(topic),
            Order::Sink { region } => snapshot
                .works_at(atlas, region)
                .is_some_and(|works| works.building != Building::Mine),
        }
    }

    /// Whether it can be worked for now.
    pub(super) fn is_open(self, atlas: &Atlas, snapshot: &Snapshot) -> bool {
        match self {
            Order::Make { region } => makes(atlas, snapshot, region).is_some(),
            Order::Sink { region } => {
                snapshot.research.contains(Topic::NewShafts)
                    && snapshot.works_at(atlas, region).is_some()
            }
            Order::Build { building, .. } => building
                .topic()
                .is_none_or(|topic| snapshot.research.contains(topic)),
            _ => true,
        }
    }

    /// The action that does it.
    pub(super) fn action(self, atlas: &Atlas, snapshot: &Snapshot) -> Option<Action> {
        let region = snapshot.whole[usize::from(self.region())];
        let name = atlas.regions[usize::from(region)];
        Some(match self {
            Order::Build { building, .. } => Action::Build {
                region: name,
                building,
                filling: (building == Building::Mine).then(|| filling(snapshot)),
            },
            Order::Road { region, link } => {
                let (direction, bank) = atlas.seen_from(link, region);
                Action::Road {
                    from: name,
                    direction,
                    bank,
                }
            }
            Order::Bridge { region, bridge } => {
                let ends = atlas.bridges[usize::from(bridge)];
                let far = if ends[0] == region { ends[1] } else { ends[0] };
                Action::Bridge {
                    from: atlas.regions[usize::from(region)],
                    to: atlas.regions[usize::from(far)],
                }
            }
            Order::Make { .. } => match makes(atlas, snapshot, region)? {
                Transport::Wagon => {
                    let donkey = snapshot
                        .movers
                        .iter()
                        .find(|mover| mover.kind == Transport::Donkey && mover.place == region)?;
                    Action::Harness { donkey: donkey.id }
                }
                kind => Action::Make {
                    hex: name.hex,
                    at: launch(atlas, snapshot, kind, region)?,
                },
            },
            Order::Breed { .. } => Action::Breed { region: name },
            Order::Research { topic, .. } => Action::Research {
                region: name,
                topic,
            },
            Order::Sink { .. } => Action::Sink {
                hex: name.hex,
                filling: filling(snapshot),
            },
        })
    }
}

/// The transporter that the factory of a region makes.
fn makes(atlas: &Atlas, snapshot: &Snapshot, region: u16) -> Option<Transport> {
    snapshot.works_at(atlas, region)?.building.makes()
}

/// Where a transporter comes to stand: on the river rather than at a coast.
fn launch(
    atlas: &Atlas,
    snapshot: &Snapshot,
    kind: Transport,
    region: u16,
) -> Option<roads_and_boats::Place> {
    if !kind.is_boat() {
        return Some(atlas.places[usize::from(region)]);
    }
    let tile = usize::from(atlas.tile_of[usize::from(region)]);
    let places = atlas.moorings[tile].iter().map(|&place| usize::from(place));
    let places = places.filter(|&place| snapshot.reaches(atlas, place as u16, region));
    let best = places.max_by_key(|&place| {
        let is_river = matches!(atlas.places[place], roads_and_boats::Place::River(_));
        (is_river, atlas.by_water[place].len())
    });
    best.map(|place| atlas.places[place])
}

/// Whether the seat may have one more of a kind.
fn has_room(snapshot: &Snapshot, kind: Transport) -> bool {
    let of_kind = |mover: &&super::snapshot::Mover| mover.kind.is_boat() == kind.is_boat();
    snapshot.movers.len() < LIMIT
        && snapshot.movers.iter().filter(of_kind).count() < LIMIT_OF_A_KIND
}

/// The most gold that may be had.
fn filling(snapshot: &Snapshot) -> Filling {
    if snapshot.research.contains(Topic::BigMines) {
        Filling::Big
    } else if snapshot.research.contains(Topic::SpecialisedMines) {
        Filling::Gold
    } else {
        Filling::Mixed
    }
}

/// Orders in the order in which they are worked for, and how to weigh other things against them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Plan {
    pub(super) orders: Vec<Order>,
    pub(super) bias: Bias,
}

/// What a plan leans to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bias {
    /// How many orders are worked for at once.
    pub(super) at_once: u8,
    /// How many orders the goods are kept for when bricks are bought.
    pub(super) kept_for: u8,
    /// What a good is worth that is not spent on a brick, in hundredths of a point.
    pub(super) thrift: i32,
    /// What a good is worth at home, in hundredths of a point.
    pub(super) homing: i32,
    /// From how many turns before it must be on riches are loaded.
    pub(super) haste: u8,
}

impl Default for Bias {
    fn default() -> Bias {
        Bias {
            at_once: 2,
            kept_for: 3,
            thrift: 60,
            homing: 70,
            haste: 1,
        }
    }
}
