//! RB-RES: two geese and a paper for a subject, and factories upgraded at once.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{RegionId, TileId};
use crate::{
    Action, Building, Duty, Event, Good, Goods, Hex, Illegal, Phase, Region, State, Topic,
};

use super::Purchase;

/// What one research takes (RB-RES-01).
pub const RESEARCH_PRICE: Goods = Goods::of(Good::Goose, 2).and(Good::Paper, 1);

const RULE: &str = "RB-RES-01";

/// A subject that may be researched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Study {
    seat: Seat,
    region: RegionId,
    topic: Topic,
}

/// A factory that may be turned into another.
pub(super) struct Upgrade {
    seat: Seat,
    tile: TileId,
    into: Building,
}

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

pub(super) fn check(
    state: &State,
    seat: Seat,
    region: Region,
    topic: Topic,
) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Production)?;
    let at = state.find(region)?;
    if !state.is_present(seat, at) {
        let (hex, rule) = (region.hex, RULE);
        return Err(Illegal::NotPresent { hex, rule });
    }
    if state.research[seat].contains(topic) {
        return Err(Illegal::HasResearched { topic });
    }
    Ok(Purchase::Study(Study {
        seat,
        region: at,
        topic,
    }))
}

impl Study {
    pub(super) fn quote(&self, state: &State) -> Quote {
        Quote {
            need: Need::goods(RESEARCH_PRICE),
            pool: state.pool(self.seat, self.region),
            rule: RULE,
        }
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Study { seat, topic, .. } = self;
        state.research[seat] = state.research[seat].with(topic);
        log.record(|| Event::Researched { seat, topic });
        let factory = topic.factory();
        if factory.is_some_and(|factory| any_upgradable(state, seat, factory)) {
            state.part_mut(seat).duty = Some(Duty::Upgrade(topic));
        }
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

fn any_upgradable(state: &State, seat: Seat, into: Building) -> bool {
    (0..state.tiles.len()).any(|nth| is_upgradable(state, seat, into, TileId(nth as u8)))
}

/// The tiles whose factories a seat may turn into the kind that it has just researched.
pub(crate) fn upgradable(state: &State, seat: Seat, topic: Topic) -> impl Iterator<Item = TileId> {
    let tiles = (0..state.tiles.len()).map(|nth| TileId(nth as u8));
    tiles.filter(move |&tile| {
        let into = topic.factory();
        into.is_some_and(|into| is_upgradable(state, seat, into, tile))
    })
}

pub(super) fn list_upgrades(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Some(Duty::Upgrade(topic)) = state.part(seat).duty else {
        return;
    };
    actions.extend(upgradable(state, seat, topic).map(|tile| Action::Upgrade {
        hex: state.map.tile(tile).hex,
    }));
}

pub(super) fn check_upgrade(
    state: &State,
    seat: Seat,
    topic: Topic,
    hex: Hex,
) -> Result<Upgrade, Illegal> {
    let tile = state.find_tile(hex)?;
    let into = topic.factory().ok_or(Illegal::NoUpgrade)?;
    if !is_upgradable(state, seat, into, tile) {
        return Err(Illegal::NotUpgradable { hex });
    }
    Ok(Upgrade { seat, tile, into })
}

impl Upgrade {
    /// Turns the factory into the kind just researched (RB-RES-07).
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Upgrade {
            seat,
            tile,
            into: building,
        } = self;
        if let Some(works) = &mut state.tiles[tile.index()].works {
            works.building = building;
        }
        let hex = state.map.tile(tile).hex;
        log.record(|| Event::Upgraded {
            seat,
            hex,
            building,
        });
        if !any_upgradable(state, seat, building) {
            state.part_mut(seat).duty = None;
        }
    }
}

/// Upgrades no more.
pub(super) fn end_upgrades(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.part_mut(seat).duty = None;
    log.record(|| Event::UpgradesDone { seat });
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
