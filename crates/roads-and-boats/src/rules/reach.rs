//! RB-TURN-10: how far a seat reaches before it is done with its part of a phase.

use game::Seat;

use crate::map::{PlaceId, RegionId, TileId};
use crate::pieces::Transporter;
use crate::tile_set::TileSet;
use crate::{Direction, Phase, Place, State, TransporterId};

use super::movement;

/// All tiles on which a seat can still do something in this phase.
///
/// What seats that are not done reach together does not grow while they act: whatever one does early, out of reach of
/// those before it, stays out of their reach.
pub(super) fn reach(state: &State, seat: Seat) -> TileSet {
    let mut reach = TileSet::default();
    match state.phase {
        // Bricks are bought at home, and in the order of the sequence.
        Phase::Production | Phase::Wonder => reach.extend(tiles_of(state, seat)),
        Phase::Movement => add_ways(state, seat, &mut reach),
        Phase::Building => {
            for (_, own) in state.own(seat) {
                add_around(state, state.tile_of(own), &mut reach);
                // Another seat's wall may put it there.
                if let Some(sea) = sea_beside(state, own) {
                    add_around(state, sea, &mut reach);
                }
            }
        }
    }
    reach
}

/// Whether a seat reaches any of some tiles. Most are so far off that nobody has to find out where it can go.
pub(super) fn reaches(state: &State, seat: Seat, tiles: &TileSet) -> bool {
    let is_near = |(_, own): (TransporterId, &Transporter)| {
        let here = state.map.tile(state.tile_of(own)).hex;
        let steps = u32::from(own.kind.steps());
        let mut tiles = tiles.iter().map(|tile| state.map.tile(tile).hex);
        tiles.any(|hex| here.distance(hex) <= steps)
    };
    let may_reach = state.phase != Phase::Movement || state.own(seat).any(is_near);
    may_reach && reach(state, seat).meets(tiles)
}

/// The tiles with transporters of a seat, carried ones too.
pub(super) fn tiles_of(state: &State, seat: Seat) -> impl Iterator<Item = TileId> {
    state.own(seat).map(|(_, own)| state.tile_of(own))
}

/// The sea tile that a docked boat can leave to.
fn sea_beside(state: &State, own: &Transporter) -> Option<TileId> {
    let Place::Dock { sea, .. } = state.map.place(own.place) else {
        return None;
    };
    let (to, _) = state.map.sea_towards(state.tile_of(own), sea)?;
    Some(state.map.tile_of_place(to))
}

/// A tile and its neighbours.
fn add_around(state: &State, tile: TileId, reach: &mut TileSet) {
    reach.add(tile);
    reach.extend(state.map.tile(tile).neighbours.into_iter().flatten());
}

/// The tile beside another, if there is one.
pub(super) fn beside(state: &State, tile: TileId, direction: Direction) -> Option<TileId> {
    state.map.tile(tile).neighbours[direction.index()]
}

/// The tiles that a seat's transporters are on or can still enter.
fn add_ways(state: &State, seat: Seat, reach: &mut TileSet) {
    let mut walk = Walk {
        state,
        seat,
        most: vec![0; state.map.n_places()],
        open: Vec::new(),
    };
    for (id, own) in state.own(seat) {
        reach.add(state.tile_of(own));
        let steps = match state.journey_of(id) {
            Some(journey) => journey.steps_left,
            None if own.has_moved => 0,
            None => own.kind.steps(),
        };
        if steps == 0 || !is_free_to_go(state, id, own) {
            continue;
        }
        for place in starts(state, own) {
            walk.enter(place, steps);
        }
        walk.go_on(id, own, reach);
    }
}

/// Whether a transporter stands by itself, or can still be set down (RB-MOVE-13).
fn is_free_to_go(state: &State, id: TransporterId, own: &Transporter) -> bool {
    !own.is_aboard
        || state
            .all_transporters()
            .any(|(_, carrier)| carrier.passenger == Some(id) && !carrier.has_moved)
}

/// Where a transporter sets off from: where it stands, or wherever on its tile it may be set down.
fn starts(state: &State, own: &Transporter) -> Vec<PlaceId> {
    if !own.is_aboard {
        return vec![own.place];
    }
    let tile = state.map.tile(state.tile_of(own));
    match own.kind.is_boat() {
        true => tile.boat_places.clone(),
        false => tile.regions().map(RegionId::place).collect(),
    }
}

/// A search for all places that a transporter gets to.
struct Walk<'a> {
    state: &'a State,
    seat: Seat,
    /// With how many steps left, and one, each place can be come to.
    most: Vec<u8>,
    open: Vec<(PlaceId, u8)>,
}

impl Walk<'_> {
    /// Comes to a place, unless it was come to with as many steps left before.
    fn enter(&mut self, place: PlaceId, steps_left: u8) {
        let most = &mut self.most[place.index()];
        if *most <= steps_left {
            *most = steps_left + 1;
            self.open.push((place, steps_left));
        }
    }

    /// Goes on from all places come to, and adds the tiles entered.
    fn go_on(&mut self, id: TransporterId, own: &Transporter, reach: &mut TileSet) {
        let has_stepped = self.state.is_on_its_way(id);
        let first = own.kind.steps();
        let mut here = *own;
        while let Some((place, steps_left)) = self.open.pop() {
            reach.add(self.state.map.tile_of_place(place));
            if steps_left == 0 {
                continue;
            }
            here.place = place;
            let has_stepped = has_stepped || steps_left < first;
            for target in movement::targets(self.state, place) {
                let own = (id, &here);
                let step =
                    movement::can_step(self.state, self.seat, own, has_stepped, steps_left, target);
                if let Ok(left) = step {
                    self.enter(target, left);
                }
            }
        }
        self.most.fill(0);
    }
}
