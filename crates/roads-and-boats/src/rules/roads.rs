//! RB-BUILD-09, RB-BUILD-10, RB-MAP-05: roads and bridges.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{LinkId, RegionId, TileId};
use crate::moved_goods::HolderId;
use crate::{Action, Direction, Event, Good, Goods, Illegal, Phase, Region, State};

use super::Purchase;
use super::building::Yard;

/// What a road or a bridge costs.
pub const ROAD_PRICE: Goods = Goods::of(Good::Stone, 1);

/// A road that may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Road {
    seat: Seat,
    from: RegionId,
    direction: Direction,
    bank: u8,
    link: LinkId,
}

/// A bridge that may be built, by its number on the map. Its ends are named as they were before any bridge was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bridge {
    seat: Seat,
    nth: usize,
    from: RegionId,
    to: RegionId,
}

pub(super) fn list(state: &State, yard: &Yard, actions: &mut Vec<Action>) {
    if yard.goods[Good::Stone] == 0 {
        return;
    }
    let from = state.map.region(yard.region);
    let tile = state.map.tile(state.map.tile_of(yard.region));
    for direction in Direction::ALL {
        for bank in 0..2 {
            if let Ok(link) = find_link(state, yard.region, direction, bank)
                && !state.roads[link.index()]
            {
                actions.push(Action::Road {
                    from,
                    direction,
                    bank,
                });
            }
        }
    }
    for bridge in &state.map.bridges()[tile.bridges.clone()] {
        let [one, other] = bridge.regions;
        for (near, far) in [(one, other), (other, one)] {
            let joins = state.whole(near) == yard.region && state.whole(far) != yard.region;
            if joins {
                let [from, to] = [near, far].map(|part| state.map.region(part));
                actions.push(Action::Bridge { from, to });
            }
        }
    }
}

/// The way over an edge from a region, on one of its banks. Without a river there is only the first.
fn find_link(
    state: &State,
    from: RegionId,
    direction: Direction,
    bank: u8,
) -> Result<LinkId, Illegal> {
    let refused = Illegal::NoRoadThere { direction };
    let tile_id = state.map.tile_of(from);
    let link = state
        .map
        .link_over(tile_id, direction, bank)
        .ok_or(refused)?;
    let tile = state.map.tile(tile_id);
    let region = tile.region(tile.banks.at(direction)[usize::from(bank)]);
    if state.whole(region) == from {
        Ok(link)
    } else {
        Err(refused)
    }
}

fn check_presence(state: &State, seat: Seat, region: RegionId) -> Result<(), Illegal> {
    if state.is_present(seat, region) {
        return Ok(());
    }
    let hex = state.map.region(region).hex;
    let rule = "RB-BUILD-01";
    Err(Illegal::NotPresent { hex, rule })
}

pub(super) fn check_road(
    state: &State,
    seat: Seat,
    from: Region,
    direction: Direction,
    bank: u8,
) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let from = state.find(from)?;
    check_presence(state, seat, from)?;
    let link = find_link(state, from, direction, bank)?;
    if state.roads[link.index()] {
        return Err(Illegal::HasRoad { direction });
    }
    Ok(Purchase::Road(Road {
        seat,
        from,
        direction,
        bank,
        link,
    }))
}

impl Road {
    pub(super) fn quote(&self, state: &State) -> Quote {
        Quote {
            need: Need::goods(ROAD_PRICE),
            pool: state.pool(self.seat, self.from),
            rule: "RB-BUILD-09",
        }
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Road {
            seat,
            from,
            direction,
            bank,
            link,
        } = self;
        state.roads[link.index()] = true;
        let from = state.map.region(from);
        log.record(|| Event::RoadBuilt {
            seat,
            from,
            direction,
            bank,
        });
    }
}

/// The bridge between two regions, named as they were before any bridge was built.
fn find_bridge(
    state: &State,
    from: Region,
    to: Region,
) -> Result<(usize, RegionId, RegionId), Illegal> {
    let find = |region| {
        state
            .map
            .region_at(region)
            .ok_or(Illegal::NoSuchRegion { region })
    };
    let [from, to] = [find(from)?, find(to)?];
    let tile = state.map.tile(state.map.tile_of(from));
    let nth = tile
        .bridges
        .clone()
        .find(|&nth| {
            let [one, other] = state.map.bridges()[nth].regions;
            (one, other) == (from, to) || (other, one) == (from, to)
        })
        .filter(|_| state.whole(from) != state.whole(to));
    Ok((nth.ok_or(Illegal::NoBridgeThere)?, from, to))
}

pub(super) fn check_bridge(
    state: &State,
    seat: Seat,
    from: Region,
    to: Region,
) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let (nth, from, to) = find_bridge(state, from, to)?;
    check_presence(state, seat, state.whole(from))?;
    Ok(Purchase::Bridge(Bridge {
        seat,
        nth,
        from,
        to,
    }))
}

impl Bridge {
    pub(super) fn quote(&self, state: &State) -> Quote {
        Quote {
            need: Need::goods(ROAD_PRICE),
            pool: state.pool(self.seat, state.whole(self.from)),
            rule: "RB-BUILD-10",
        }
    }

    /// Builds the bridge: everything in the one region is now in the other (RB-MAP-05).
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Bridge {
            seat,
            nth,
            from,
            to,
        } = self;
        state.bridges[nth] = true;
        state.join(state.map.tile_of(from), state.whole(from), state.whole(to));
        let [from, to] = [from, to].map(|region| state.map.region(region));
        log.record(|| Event::BridgeBuilt { seat, from, to });
    }
}

impl State {
    /// Makes two regions of a tile one, which has the lower number of the two.
    pub(crate) fn join(&mut self, tile: TileId, one: RegionId, other: RegionId) {
        let [keeps, goes] = [one.min(other), one.max(other)];
        let map = self.map.clone();
        let [kept, gone] = [keeps, goes].map(|region| map.region(region).nth);
        self.tiles[tile.index()].is_bridged = true;
        for region in map.tile(tile).regions() {
            let part_of = &mut self.regions[region.index()].part_of;
            if *part_of == gone {
                *part_of = kept;
            }
        }
        let goods = std::mem::take(self.goods_mut(goes));
        self.goods_mut(keeps).add(&goods);
        self.moved_goods
            .rename(HolderId::Region(goes), HolderId::Region(keeps));
        for transporter in self.transporters.iter_mut().flatten() {
            if transporter.place == goes.place() {
                transporter.place = keeps.place();
            }
        }
        if let Some(works) = &mut self.tiles[tile.index()].works
            && works.region == goes
        {
            works.region = keeps;
        }
        for seat in self.seats() {
            if self.homes[seat] == Some(goes) {
                self.homes[seat] = Some(keeps);
            }
        }
    }
}
