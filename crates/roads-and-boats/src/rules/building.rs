//! RB-BUILD-01 to 08: buildings, where they may stand and what they cost.

use game::{Log, Seat};

use crate::bill::{Need, Pool, Quote};
use crate::map::{RegionId, TileId};
use crate::pieces::Works;
use crate::{
    Action, Bag, Building, Event, Filling, Goods, Illegal, Phase, Region, Site, State, Terrain,
};

use super::{Purchase, bills, mining, roads, walls};

/// A region where a seat may build, with all the goods it can use there.
pub(super) struct Yard {
    pub(super) region: RegionId,
    pub(super) goods: Goods,
}

/// A building that may be put up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Construction {
    seat: Seat,
    region: RegionId,
    building: Building,
    filling: Option<Filling>,
}

/// Everything that can be built.
pub(super) fn list_all(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    super::for_each_site(state, seat, |region| {
        let yard = Yard {
            region,
            goods: state.pool_goods(&state.pool(seat, region)),
        };
        if yard.goods.is_empty() {
            return;
        }
        list(state, seat, &yard, actions);
        roads::list(state, &yard, actions);
        walls::list(state, seat, &yard, actions);
    });
    super::for_each_tile(state, seat, |tile| mining::list(state, seat, tile, actions));
}

fn list(state: &State, seat: Seat, yard: &Yard, actions: &mut Vec<Action>) {
    let tile = state.map.tile_of(yard.region);
    if state.works(tile).is_some() {
        return;
    }
    let region = state.map.region(yard.region);
    for building in Building::ALL {
        if !yard.goods.covers(&building.cost()) || check_site(state, seat, tile, building).is_err()
        {
            continue;
        }
        let build = |filling| Action::Build {
            region,
            building,
            filling,
        };
        match building {
            Building::Mine => {
                let fillings = Filling::ALL
                    .into_iter()
                    .filter(|&filling| mining::check_filling(state, seat, filling).is_ok());
                actions.extend(fillings.map(|filling| build(Some(filling))));
            }
            // Its goods come from transporters alone.
            Building::OilRig => {
                let rig = check(state, seat, region, building, None);
                bills::push_if_payable(state, build(None), rig, actions);
            }
            _ => actions.push(build(None)),
        }
    }
}

/// Whether a building can stand on a tile as it is now (RB-BUILD-04).
pub(crate) fn can_stand(state: &State, tile: TileId, building: Building) -> bool {
    let terrain = state.terrain(tile);
    let is_fertile = terrain.is_land() && terrain != Terrain::Desert;
    match building.site() {
        Site::Woods => terrain == Terrain::Woods,
        Site::Rock => terrain == Terrain::Rock,
        Site::Mountain => terrain == Terrain::Mountain,
        Site::Sea => terrain == Terrain::Sea,
        Site::Land => is_fertile,
        Site::Shore => is_fertile && state.map.tile(tile).is_shore,
    }
}

/// Terrain, shore and research (RB-BUILD-04, RB-RES-04).
fn check_site(state: &State, seat: Seat, tile: TileId, building: Building) -> Result<(), Illegal> {
    if !can_stand(state, tile, building) {
        return Err(Illegal::WrongSite { building });
    }
    match building.topic() {
        Some(topic) if !state.research[seat].contains(topic) => {
            Err(Illegal::NotResearched { topic })
        }
        _ => Ok(()),
    }
}

pub(super) fn check(
    state: &State,
    seat: Seat,
    region: Region,
    building: Building,
    filling: Option<Filling>,
) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let at = state.find(region)?;
    let hex = region.hex;
    if !state.is_present(seat, at) {
        let rule = "RB-BUILD-01";
        return Err(Illegal::NotPresent { hex, rule });
    }
    let tile = state.map.tile_of(at);
    if let Some(works) = state.works(tile) {
        let building = works.building;
        return Err(Illegal::HasBuilding { building });
    }
    check_site(state, seat, tile, building)?;
    match (building, filling) {
        (Building::Mine, Some(filling)) => mining::check_filling(state, seat, filling)?,
        (Building::Mine, None) | (_, Some(_)) => return Err(Illegal::WrongFilling),
        (_, None) => (),
    }
    Ok(Purchase::Building(Construction {
        seat,
        region: at,
        building,
        filling,
    }))
}

impl Construction {
    pub(super) fn quote(&self, state: &State) -> Quote {
        let is_rig = self.building == Building::OilRig;
        Quote {
            need: Need::goods(self.building.cost()),
            // A rig is paid wholly from transporters (RB-BUILD-08).
            pool: Pool {
                with_heaps: !is_rig,
                ..state.pool(self.seat, self.region)
            },
            rule: if is_rig { "RB-BUILD-08" } else { "RB-BUILD-02" },
        }
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Construction {
            seat,
            region,
            building,
            filling,
        } = self;
        let tile = state.map.tile_of(region);
        state.tiles[tile.index()].works = Some(Works {
            building,
            region,
            made: 0,
            bag: filling.map_or(Bag::default(), Filling::bag),
        });
        let region = state.map.region(region);
        log.record(|| Event::Built {
            seat,
            region,
            building,
            filling,
        });
    }
}
