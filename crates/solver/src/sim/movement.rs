//! RB-MOVE as far as plans use it: loading, going, unloading, geese that follow.

use roads_and_boats::{Building, Good, Place, Terrain, Transport};

use super::Sim;
use crate::atlas::{Atlas, FAR, NONE};
use crate::book::{COINS, GOLD, GOODS, GOOSE, Heap, STOCK};
use crate::plan::{Load, Order, Plan};
use crate::tape::Tape;

/// What counts at the end, best first.
const RICHES: [usize; 3] = [STOCK, COINS, GOLD];

/// How far a journey has got.
struct Trip {
    nth: usize,
    steps_left: u8,
    has_stepped: bool,
    flock: u8,
}

impl Sim {
    /// The movement phase of the turn.
    pub(super) fn moving<T: Tape>(
        &mut self,
        atlas: &Atlas,
        plan: &Plan,
        is_end: bool,
        tape: &mut T,
    ) {
        self.moved.iter_mut().for_each(|heap| *heap = [0; 16]);
        let orders = &plan.turns[usize::from(self.turn)].orders;
        for nth in self.present() {
            self.travel(atlas, nth, &orders[nth], is_end, tape);
        }
        tape.end_phase();
    }

    fn travel<T: Tape>(
        &mut self,
        atlas: &Atlas,
        nth: usize,
        order: &Order,
        is_end: bool,
        tape: &mut T,
    ) {
        let Some(kind) = self.movers[nth].kind else {
            return;
        };
        let mut trip = Trip {
            nth,
            steps_left: kind.steps(),
            has_stepped: false,
            flock: 0,
        };
        for leg in &order.legs {
            if leg.load.is_empty() && leg.to == NONE {
                break;
            }
            self.reload(atlas, &trip, leg.load, tape);
            if leg.to == NONE {
                break;
            }
            if !trip.has_stepped && trip.flock == 0 && order.leads > 0 && !kind.is_boat() {
                self.lead(&mut trip, order.leads, tape);
            }
            let to = self.whole[usize::from(leg.to)];
            if kind.is_boat() {
                self.sail(atlas, &mut trip, to, tape);
            } else {
                self.walk(&mut trip, to, kind, tape);
            }
            if !self.has_arrived(atlas, nth, to) {
                break;
            }
        }
        self.movers[nth].steps_left = trip.steps_left;
        if trip.flock > 0 {
            let region = usize::from(self.movers[nth].place);
            self.goods[region][GOOSE] += trip.flock;
            if trip.has_stepped {
                self.moved[region][GOOSE] += trip.flock;
            }
        }
        if is_end {
            self.take_riches(atlas, &trip, tape);
        } else if !order.holds {
            self.reload(atlas, &trip, Load::EMPTY, tape);
        }
    }

    /// Whether a transporter is where it reaches a region.
    fn has_arrived(&self, atlas: &Atlas, nth: usize, region: u8) -> bool {
        let place = self.movers[nth].place;
        let tile = atlas.tile_of_place[usize::from(place)];
        let first = atlas.tiles[usize::from(tile)].first_region;
        tile == atlas.tile_of[usize::from(region)]
            && self.reach(atlas, place) >> (region - first) & 1 == 1
    }

    /// Puts down what is not wanted, and takes on what is, as far as there is room.
    fn reload<T: Tape>(&mut self, atlas: &Atlas, trip: &Trip, load: Load, tape: &mut T) {
        let mover = &self.movers[trip.nth];
        if load.is_empty() && mover.cargo == [0; 16] {
            return;
        }
        let mut wanted: Heap = [0; 16];
        let mut left = mover.room;
        for good in load.iter() {
            if left > 0 && !(good == GOOSE && trip.flock > 0) {
                wanted[good] += 1;
                left -= 1;
            }
        }
        self.unload(atlas, trip, &wanted, tape);
        for good in load.iter() {
            let mover = &self.movers[trip.nth];
            let on_board: u8 = mover.cargo.iter().sum();
            if mover.cargo[good] < wanted[good] && on_board < mover.room {
                self.take(atlas, trip, good, tape);
            }
        }
    }

    /// Takes on one of a good from a region in reach.
    fn take<T: Tape>(&mut self, atlas: &Atlas, trip: &Trip, good: usize, tape: &mut T) {
        let side = self.side(atlas, trip.nth);
        let tile = &atlas.tiles[usize::from(atlas.tile_of[usize::from(side)])];
        let reach = self.reach(atlas, self.movers[trip.nth].place);
        let regions = (0..tile.n_regions)
            .filter(|nth| reach >> nth & 1 == 1)
            .map(|nth| tile.first_region + nth);
        let from = std::iter::once(side)
            .chain(regions)
            .find(|&region| self.free(region, good) > 0);
        if let Some(region) = from {
            self.goods[usize::from(region)][good] -= 1;
            self.movers[trip.nth].cargo[good] += 1;
            tape.load(good, 1, region, trip.nth as u8);
        }
    }

    fn unload<T: Tape>(&mut self, atlas: &Atlas, trip: &Trip, keeps: &Heap, tape: &mut T) {
        let cargo = self.movers[trip.nth].cargo;
        if cargo.iter().zip(keeps).all(|(own, keeps)| own <= keeps) {
            return;
        }
        let region = self.side(atlas, trip.nth);
        let tile = usize::from(atlas.tile_of[usize::from(region)]);
        let is_open_sea = atlas.tiles[tile].terrain == Terrain::Sea
            && self.works[tile].building != Some(Building::OilRig);
        if is_open_sea {
            return;
        }
        for good in 0..GOODS {
            let count = cargo[good].saturating_sub(keeps[good]);
            if count == 0 {
                continue;
            }
            self.movers[trip.nth].cargo[good] -= count;
            let at = usize::from(region);
            self.goods[at][good] = self.goods[at][good].saturating_add(count);
            if trip.has_stepped {
                self.moved[at][good] = self.moved[at][good].saturating_add(count);
            }
            tape.unload(good, count, region, trip.nth as u8);
        }
    }

    /// Keeps and takes on what counts at the end, best first.
    fn take_riches<T: Tape>(&mut self, atlas: &Atlas, trip: &Trip, tape: &mut T) {
        let region = self.side(atlas, trip.nth);
        let mover = &self.movers[trip.nth];
        let mut left = mover.room;
        let mut keeps: Heap = [0; 16];
        for good in RICHES {
            let there = mover.cargo[good] + self.free(region, good);
            keeps[good] = there.min(left);
            left -= keeps[good];
        }
        self.unload(atlas, trip, &keeps, tape);
        for good in RICHES {
            for _ in self.movers[trip.nth].cargo[good]..keeps[good] {
                self.take(atlas, trip, good, tape);
            }
        }
    }

    /// Geese of the region follow from the first step on.
    fn lead<T: Tape>(&mut self, trip: &mut Trip, count: u8, tape: &mut T) {
        let region = self.movers[trip.nth].place as u8;
        trip.flock = count.min(self.free(region, Good::Goose as usize));
        self.goods[usize::from(region)][GOOSE] -= trip.flock;
        tape.lead(trip.flock, region, trip.nth as u8);
    }

    fn step<T: Tape>(&mut self, trip: &mut Trip, place: u16, bank: u8, tape: &mut T) {
        let mover = &mut self.movers[trip.nth];
        mover.place = place;
        mover.bank = bank;
        trip.has_stepped = true;
        tape.step(trip.nth as u8, place);
    }

    fn sail<T: Tape>(&mut self, atlas: &Atlas, trip: &mut Trip, to: u8, tape: &mut T) {
        let n = atlas.n_regions();
        while trip.steps_left > 0 {
            let place = usize::from(self.movers[trip.nth].place);
            let at = place * n + usize::from(to);
            if atlas.water_far[at] == FAR || atlas.water_far[at] == 0 {
                break;
            }
            let next = atlas.water_next[at];
            let docks = matches!(atlas.places[usize::from(next)], Place::Dock { .. });
            trip.steps_left = if docks { 0 } else { trip.steps_left - 1 };
            self.step(trip, next, to, tape);
        }
        let place = usize::from(self.movers[trip.nth].place);
        if atlas.water_far[place * n + usize::from(to)] == 0 {
            self.movers[trip.nth].bank = to;
        }
    }

    fn walk<T: Tape>(&mut self, trip: &mut Trip, to: u8, kind: Transport, tape: &mut T) {
        let from = self.movers[trip.nth].place as u8;
        let steps = trip.steps_left;
        let (end, left) = self.network.advance(kind, from, to, steps);
        if end == from {
            return;
        }
        if left + 1 == steps || self.network.paving.roads == [0; 4] {
            self.step(trip, u16::from(end), end, tape);
        } else {
            for region in self.network.path(from, end, steps) {
                self.step(trip, u16::from(region), region, tape);
            }
        }
        trip.steps_left = left;
    }
}
