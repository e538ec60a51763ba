//! RB-PROD-02, RB-BUILD-06, RB-BUILD-07, RB-SOLO-03: bags, draws, fillings, shafts.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{RegionId, TileId};
use crate::pieces::Works;
use crate::{Action, Building, Event, Filling, Good, Goods, Hex, Illegal, Phase, State, Topic};

use super::{Purchase, bills};

/// What a new shaft costs (RB-BUILD-07).
pub const SHAFT_PRICE: Goods = Goods::of(Good::Iron, 1).and(Good::Fuel, 1);

const SHAFT_RULE: &str = "RB-BUILD-07";

/// A shaft that may be sunk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shaft {
    seat: Seat,
    tile: TileId,
    /// Where the mine is.
    region: RegionId,
    filling: Filling,
}

/// A mine gives one unit of its bag, by lot; alone, of what there is more of (RB-SOLO-03).
pub(super) fn draw(state: &mut State, tile: TileId, mine: Works, log: &mut impl Log<Event>) {
    let Works { region, bag, .. } = mine;
    if bag.is_empty() {
        return;
    }
    let by_lot = !state.is_solo() && bag.gold > 0 && bag.iron > 0;
    let is_gold = if state.is_solo() {
        bag.gold >= bag.iron
    } else {
        let nth = state.chance.draw(|dice| dice.below(bag.total().into()));
        nth < u32::from(bag.gold)
    };
    let good = if is_gold { Good::Gold } else { Good::Iron };
    if let Some(works) = &mut state.tiles[tile.index()].works {
        match good {
            Good::Gold => works.bag.gold -= 1,
            _ => works.bag.iron -= 1,
        }
    }
    state.goods_mut(region)[good] += 1;
    let region = state.map.region(region);
    log.record(|| Event::Mined {
        region,
        good,
        by_lot,
    });
}

/// Whether a seat may fill a mine or shaft so (RB-RES-05).
pub(super) fn check_filling(state: &State, seat: Seat, filling: Filling) -> Result<(), Illegal> {
    match filling.topic() {
        Some(topic) if !state.research[seat].contains(topic) => {
            Err(Illegal::MineNotResearched { filling })
        }
        _ => Ok(()),
    }
}

pub(super) fn list(state: &State, seat: Seat, tile: TileId, actions: &mut Vec<Action>) {
    let is_mine = state
        .works(tile)
        .is_some_and(|works| works.building == Building::Mine);
    if !is_mine || !state.research[seat].contains(Topic::NewShafts) {
        return;
    }
    let hex = state.map.tile(tile).hex;
    for filling in Filling::ALL {
        let shaft = check(state, seat, hex, filling);
        bills::push_if_payable(state, Action::Sink { hex, filling }, shaft, actions);
    }
}

pub(super) fn check(
    state: &State,
    seat: Seat,
    hex: Hex,
    filling: Filling,
) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let tile = state.find_tile(hex)?;
    let works = state
        .works(tile)
        .filter(|works| works.building == Building::Mine);
    let works = works.ok_or(Illegal::NoMine { hex })?;
    if !state.research[seat].contains(Topic::NewShafts) {
        return Err(Illegal::ShaftsNotResearched);
    }
    check_filling(state, seat, filling)?;
    if !state.is_present(seat, works.region) {
        let rule = SHAFT_RULE;
        return Err(Illegal::NotPresent { hex, rule });
    }
    Ok(Purchase::Shaft(Shaft {
        seat,
        tile,
        region: works.region,
        filling,
    }))
}

impl Shaft {
    pub(super) fn quote(&self, state: &State) -> Quote {
        Quote {
            need: Need::goods(SHAFT_PRICE),
            pool: state.pool(self.seat, self.region),
            rule: SHAFT_RULE,
        }
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Shaft {
            seat,
            tile,
            filling,
            ..
        } = self;
        if let Some(works) = &mut state.tiles[tile.index()].works {
            let more = filling.bag();
            works.bag.gold += more.gold;
            works.bag.iron += more.iron;
        }
        let hex = state.map.tile(tile).hex;
        log.record(|| Event::ShaftSunk { seat, hex, filling });
    }
}
