//! One seat alone, played fast: a plan is carried out as far as it can be.
//!
//! It knows the rules it needs and nothing more. Whatever it finds is played again in the engine.

mod building;
mod movement;
mod opening;
mod pool;
mod production;
mod wonder;

pub use building::can_stand;
use roads_and_boats::{Building, ROWS, Terrain, Transport};

use std::sync::Arc;

use crate::atlas::Atlas;
use crate::book::{COINS, GOLD, GOODS, Heap, STOCK, heap};
use crate::network::{Network, Paving};
use crate::plan::{LAST, MOVERS, Plan};
use crate::tape::Tape;

/// Bricks that lie before the first turn.
pub(crate) const BRICKS_ALONE: u8 = 17;

/// A building on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Works {
    pub building: Option<Building>,
    pub region: u8,
    pub made: u8,
    pub gold: u8,
    pub iron: u8,
}

/// A transporter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    pub kind: Option<Transport>,
    pub place: u16,
    /// The region it serves.
    pub bank: u8,
    pub room: u8,
    /// Steps it did not take in its last movement phase.
    pub steps_left: u8,
    pub cargo: Heap,
}

impl Mover {
    const NOBODY: Mover = Mover {
        kind: None,
        place: 0,
        bank: 0,
        room: 0,
        steps_left: 0,
        cargo: [0; 16],
    };
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sim {
    pub goods: Vec<Heap>,
    /// Goods that were moved in the running movement phase.
    pub moved: Vec<Heap>,
    pub works: Vec<Works>,
    pub movers: [Mover; MOVERS],
    /// What region each is part of, if bridges are built.
    pub whole: Vec<u8>,
    pub network: Arc<Network>,
    pub home: u8,
    pub topics: u8,
    pub bricks: u8,
    pub own_bricks: u8,
    pub rows: u16,
    pub turn: u8,
    /// How many of each good have been made so far.
    pub made: Heap,
}

impl Sim {
    /// The first turn's start at a home.
    pub fn new(atlas: &Atlas, home: u8) -> Sim {
        let n = atlas.n_regions();
        let whole: Vec<u8> = (0..n as u8).collect();
        let network = atlas.networks.get(atlas, Paving::default(), &whole);
        let nothing = Works {
            building: None,
            region: 0,
            made: 0,
            gold: 0,
            iron: 0,
        };
        let mut sim = Sim {
            goods: vec![[0; 16]; n],
            moved: vec![[0; 16]; n],
            works: vec![nothing; atlas.tiles.len()],
            movers: [Mover::NOBODY; MOVERS],
            whole,
            network,
            home,
            topics: 0,
            bricks: BRICKS_ALONE,
            own_bricks: 0,
            rows: 0,
            turn: 1,
            made: [0; 16],
        };
        let start = &atlas.map.file().start;
        sim.goods[usize::from(home)] = heap(&start.goods);
        for _ in 0..start.donkeys {
            sim.add(Transport::Donkey, u16::from(home), home);
        }
        sim
    }

    /// Becomes a copy of another without new memory.
    pub fn copy(&mut self, other: &Sim) {
        self.goods.copy_from_slice(&other.goods);
        self.works.copy_from_slice(&other.works);
        self.whole.copy_from_slice(&other.whole);
        self.movers = other.movers;
        if !Arc::ptr_eq(&self.network, &other.network) {
            self.network = other.network.clone();
        }
        self.home = other.home;
        self.topics = other.topics;
        self.bricks = other.bricks;
        self.own_bricks = other.own_bricks;
        self.rows = other.rows;
        self.turn = other.turn;
        self.made = other.made;
    }

    /// Movement, building and wonder of the turn.
    pub fn act<T: Tape>(&mut self, atlas: &Atlas, plan: &Plan, is_end: bool, tape: &mut T) {
        self.moving(atlas, plan, is_end, tape);
        self.constructing(atlas, plan, tape);
        self.buying(atlas, plan, tape);
        self.turn += 1;
    }

    /// Points for what is on transporters, and for rows.
    pub fn points(&self) -> i32 {
        let riches = |cargo: &Heap| {
            10 * i32::from(cargo[GOLD])
                + 40 * i32::from(cargo[COINS])
                + 120 * i32::from(cargo[STOCK])
        };
        let carried: i32 = self.movers.iter().map(|mover| riches(&mover.cargo)).sum();
        carried + 10 * self.n_rows() as i32
    }

    /// How many rows have a brick of one's own.
    pub fn n_rows(&self) -> u32 {
        self.rows.count_ones()
    }

    /// The terrain of a tile now.
    pub fn terrain(&self, atlas: &Atlas, tile: usize) -> Terrain {
        match atlas.tiles[tile].terrain {
            Terrain::Desert if self.bricks >= roads_and_boats::IRRIGATION => Terrain::Pasture,
            terrain => terrain,
        }
    }

    /// The transporters there are.
    pub fn present(&self) -> impl Iterator<Item = usize> + use<> {
        let bits = self
            .movers
            .iter()
            .enumerate()
            .fold(0u16, |bits, (nth, mover)| {
                if mover.kind.is_some() {
                    bits | 1 << nth
                } else {
                    bits
                }
            });
        (0..MOVERS).filter(move |nth| bits >> nth & 1 == 1)
    }

    /// Adds a transporter to the first free number, if there may be one more.
    fn add(&mut self, kind: Transport, place: u16, bank: u8) -> bool {
        if !self.has_place_for(kind) {
            return false;
        }
        let Some(mover) = self.movers.iter_mut().find(|mover| mover.kind.is_none()) else {
            return false;
        };
        *mover = Mover {
            kind: Some(kind),
            place,
            bank,
            room: kind.room() as u8,
            steps_left: 0,
            cargo: [0; 16],
        };
        true
    }

    /// Whether there may be one more of a kind (RB-PROD-10).
    fn has_place_for(&self, kind: Transport) -> bool {
        let alike = self.movers.iter().filter(|mover| {
            mover
                .kind
                .is_some_and(|other| other.is_boat() == kind.is_boat())
        });
        alike.count() < 5 && self.movers.iter().any(|mover| mover.kind.is_none())
    }

    /// The regions in reach of a place, as bits by their number on the tile.
    pub fn reach(&self, atlas: &Atlas, place: u16) -> u8 {
        let bits = atlas.reach[usize::from(place)];
        if self.network.paving.bridges == 0 {
            return bits;
        }
        let first = atlas.tiles[usize::from(atlas.tile_of_place[usize::from(place)])].first_region;
        (0..8)
            .filter(|nth| bits >> nth & 1 == 1)
            .fold(0, |all, nth| {
                all | 1 << (self.whole[usize::from(first + nth)] - first)
            })
    }

    /// How many of a good in a region may still be moved.
    pub fn free(&self, region: u8, good: usize) -> u8 {
        let region = usize::from(region);
        self.goods[region][good].saturating_sub(self.moved[region][good])
    }

    /// Whether the wonder has a place left.
    fn has_room_for_brick(&self) -> bool {
        usize::from(self.bricks) < ROWS.iter().map(|&row| usize::from(row)).sum()
    }

    /// Lays a brick if there is a place for it.
    fn lay(&mut self, is_own: bool) {
        if !self.has_room_for_brick() {
            return;
        }
        self.bricks += 1;
        if is_own {
            self.own_bricks += 1;
            let mut left = self.bricks;
            for (nth, &row) in ROWS.iter().enumerate() {
                if left <= row {
                    self.rows |= 1 << nth;
                    break;
                }
                left -= row;
            }
        }
    }

    /// What goods lie anywhere or are carried.
    pub fn all_goods(&self) -> [u16; GOODS] {
        let mut all = [0; GOODS];
        for heap in self
            .goods
            .iter()
            .chain(self.movers.iter().map(|mover| &mover.cargo))
        {
            for (good, count) in all.iter_mut().enumerate() {
                *count += u16::from(heap[good]);
            }
        }
        all
    }
}

/// Plays a plan from its first turn, for the score and for whoever writes it down.
pub fn play<T: Tape>(atlas: &Atlas, plan: &Plan, tape: &mut T) -> Sim {
    let mut sim = Sim::new(atlas, plan.home);
    tape.settle(plan.home);
    sim.yields(atlas);
    play_on(atlas, sim, plan, tape)
}

/// Plays the rest of a game from the beginning of a turn, after what producers make by themselves.
pub fn play_on<T: Tape>(atlas: &Atlas, mut sim: Sim, plan: &Plan, tape: &mut T) -> Sim {
    loop {
        sim.operate(atlas, plan, tape);
        let is_end = usize::from(sim.turn) >= LAST;
        sim.act(atlas, plan, is_end, tape);
        if is_end {
            return sim;
        }
        sim.yields(atlas);
    }
}
