//! RB-PROD-12, 13 and 16: donkeys and geese on empty pasture.

use game::{Log, Seat};

use crate::map::{RegionId, TileId};
use crate::{Action, Event, Good, Goods, Illegal, Phase, Region, State, Terrain, Transport};

use super::factories;

/// Two donkeys that may have a third.
pub(super) struct Breeding {
    seat: Seat,
    region: RegionId,
}

/// Whether nothing is on a tile but grass, transporters and goods aside.
fn is_bare_pasture(state: &State, tile: TileId) -> bool {
    state.terrain(tile) == Terrain::Pasture && state.works(tile).is_none()
}

/// Two geese that are alone on a pasture have a third.
pub(super) fn breed_geese(state: &mut State, log: &mut impl Log<Event>) {
    for nth in 0..state.tiles.len() {
        let tile = TileId(nth as u8);
        let pair = Goods::of(Good::Goose, 2);
        let mut heaps = state
            .map
            .tile(tile)
            .regions()
            .filter(|&region| !state.goods(region).is_empty());
        let (Some(region), None) = (heaps.next(), heaps.next()) else {
            continue;
        };
        let is_alone = *state.goods(region) == pair
            && is_bare_pasture(state, tile)
            && !state
                .all_transporters()
                .any(|(_, transporter)| state.tile_of(transporter) == tile);
        if is_alone {
            state.goods_mut(region)[Good::Goose] += 1;
            let region = state.map.region(region);
            log.record(|| Event::GooseBorn { region });
        }
    }
}

/// Whether just two donkeys of the seat are on a tile, in this region, with nothing else on it.
fn is_pair_alone(state: &State, seat: Seat, region: RegionId) -> bool {
    let tile = state.map.tile_of(region);
    let is_empty = is_bare_pasture(state, tile)
        && state
            .map
            .tile(tile)
            .regions()
            .all(|region| state.goods(region).is_empty());
    let mut n_donkeys = 0;
    for (id, transporter) in state.all_transporters() {
        if state.tile_of(transporter) != tile {
            continue;
        }
        let is_parent = id.owner() == Some(seat)
            && transporter.kind == Transport::Donkey
            && transporter.place == region.place()
            && transporter.cargo.is_empty()
            && transporter.passenger.is_none()
            && !transporter.is_aboard;
        if !is_parent {
            return false;
        }
        n_donkeys += 1;
    }
    is_empty && n_donkeys == 2
}

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let donkeys = state
        .present(seat)
        .filter(|(_, own)| own.kind == Transport::Donkey);
    let mut seen = None;
    for (_, donkey) in donkeys {
        let region = RegionId(donkey.place.0);
        if seen == Some(region) || !is_pair_alone(state, seat, region) {
            continue;
        }
        seen = Some(region);
        let name = Action::Breed {
            region: state.map.region(region),
        };
        if !factories::is_over_limit(state, seat, Some(Transport::Donkey))
            && !actions.contains(&name)
        {
            actions.push(name);
        }
    }
}

pub(super) fn check(state: &State, seat: Seat, region: Region) -> Result<Breeding, Illegal> {
    super::check_phase(state, Phase::Production)?;
    let at = state.find(region)?;
    if !is_pair_alone(state, seat, at) {
        return Err(Illegal::NotTwoDonkeys { region });
    }
    if factories::is_over_limit(state, seat, Some(Transport::Donkey)) {
        return Err(Illegal::TooManyTransporters);
    }
    Ok(Breeding { seat, region: at })
}

impl Breeding {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Breeding { seat, region } = self;
        let id = factories::add(state, seat, Transport::Donkey, region.place());
        let region = state.map.region(region);
        log.record(|| Event::DonkeyBorn { seat, id, region });
    }
}
