//! RB-RES: two geese and a paper for a subject, and factories upgraded at once.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{RegionId, TileId};
use crate::{
    Action, Building, Duty, Event, Good, Goods, Hex, Illegal, Phase, Region, State, Topic,
};

/// What one research takes (RB-RES-01).
pub const RESEARCH_PRICE: Goods = Goods::of(Good::Goose, 2).and(Good::Paper, 1);

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    super::for_each_site(state, seat, |region| {
        let pool = state.pool(seat, region);
        if !state.pool_goods(&pool).covers(&RESEARCH_PRICE) {
            return;
        }
        let region = state.map.region(region);
        let open = Topic::ALL
            .into_iter()
            .filter(|&topic| !state.research[seat].contains(topic));
        actions.extend(open.map(|topic| Action::Research { region, topic }));
    });
}

pub(super) fn quote(
    state: &State,
    seat: Seat,
    region: Region,
    topic: Topic,
) -> Result<Quote, Illegal> {
    super::check_phase(state, Phase::Production)?;
    let at = state.find(region)?;
    let rule = "RB-RES-01";
    if !state.is_present(seat, at) {
        let hex = region.hex;
        return Err(Illegal::NotPresent { hex, rule });
    }
    if state.research[seat].contains(topic) {
        return Err(Illegal::HasResearched { topic });
    }
    Ok(Quote {
        need: Need::goods(RESEARCH_PRICE),
        pool: state.pool(seat, at),
        rule,
    })
}

pub(super) fn settle(state: &mut State, seat: Seat, topic: Topic, log: &mut impl Log<Event>) {
    state.research[seat] = state.research[seat].with(topic);
    log.record(|| Event::Researched { seat, topic });
    let can_upgrade = topic.factory().is_some_and(|factory| {
        (0..state.tiles.len()).any(|nth| is_upgradable(state, seat, factory, TileId(nth as u8)))
    });
    if can_upgrade {
        state.duty = Some(Duty::Upgrade(topic));
    }
}

/// Whether the factory of a tile can be turned into another: of the same kind and a lesser type, where the seat has a
/// transporter.
fn is_upgradable(state: &State, seat: Seat, into: Building, tile: TileId) -> bool {
    let makes = state.works(tile).and_then(|works| works.building.makes());
    // Transporters are in the order of their types, land and water apart.
    let is_lesser = makes
        .zip(into.makes())
        .is_some_and(|(old, new)| old.is_boat() == new.is_boat() && old < new);
    is_lesser
        && state
            .present(seat)
            .any(|(_, own)| state.tile_of(own) == tile)
}

pub(super) fn list_upgrades(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Some(Duty::Upgrade(topic)) = state.duty else {
        return;
    };
    let Some(factory) = topic.factory() else {
        return;
    };
    let tiles = (0..state.tiles.len()).map(|nth| TileId(nth as u8));
    let upgradable = tiles.filter(|&tile| is_upgradable(state, seat, factory, tile));
    actions.extend(upgradable.map(|tile| Action::Upgrade {
        hex: state.map.tile(tile).hex,
    }));
}

/// Turns a factory into the kind just researched (RB-RES-07).
pub(super) fn upgrade(
    state: &mut State,
    seat: Seat,
    topic: Topic,
    hex: Hex,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let tile = state.find_tile(hex)?;
    let building = topic.factory().ok_or(Illegal::NoUpgrade)?;
    if !is_upgradable(state, seat, building, tile) {
        return Err(Illegal::NotUpgradable { hex });
    }
    if let Some(works) = &mut state.tiles[tile.index()].works {
        works.building = building;
    }
    log.record(|| Event::Upgraded {
        seat,
        hex,
        building,
    });
    let none_left =
        !(0..state.tiles.len()).any(|nth| is_upgradable(state, seat, building, TileId(nth as u8)));
    if none_left {
        state.duty = None;
    }
    Ok(())
}

/// Geese and paper that are left lying together vanish (RB-RES-03).
pub(super) fn vanish(state: &mut State, log: &mut impl Log<Event>) {
    for nth in 0..state.regions.len() {
        let goods = &mut state.regions[nth].goods;
        let sets = (goods[Good::Goose] / 2).min(goods[Good::Paper]);
        if sets == 0 {
            continue;
        }
        goods[Good::Goose] -= 2 * sets;
        goods[Good::Paper] -= sets;
        let region = state.map.region(RegionId(nth as u16));
        log.record(|| Event::Vanished { region, sets });
    }
}
