//! RB-BUILD as far as plans use it: buildings, shafts, roads and bridges.

use roads_and_boats::{Building, Filling, Topic};

use super::pool::covers;
use super::{Sim, Works};
use crate::atlas::Atlas;
use crate::book::{BOOK, STONE, bit};
use crate::plan::{Plan, Way};
use crate::tape::Tape;

impl Sim {
    /// The building phase of the turn.
    pub(super) fn constructing<T: Tape>(&mut self, atlas: &Atlas, plan: &Plan, tape: &mut T) {
        for nth in self.present() {
            let tile = usize::from(atlas.tile_of_place[usize::from(self.movers[nth].place)]);
            let reach = self.reach(atlas, self.movers[nth].place);
            let works = self.works[tile];
            match works.building {
                None => {
                    let site = &plan.sites[tile];
                    let region = self.whole[usize::from(site.region)];
                    let is_near = reach >> (region - atlas.tiles[tile].first_region) & 1 == 1;
                    if let Some(building) =
                        site.building.filter(|_| site.from <= self.turn && is_near)
                    {
                        self.build(atlas, tile, region, building, tape);
                    }
                }
                Some(Building::Mine) if self.topics & bit(Topic::NewShafts) != 0 => {
                    let is_near = reach >> (works.region - atlas.tiles[tile].first_region) & 1 == 1;
                    if is_near {
                        self.sink(atlas, tile, tape);
                    }
                }
                Some(_) => (),
            }
        }
        for way in &plan.ways {
            if way.from <= self.turn && way.is_bridge {
                self.bridge(atlas, way.nth, tape);
            } else if way.from <= self.turn {
                self.road(atlas, way, tape);
            }
        }
        tape.end_phase();
    }

    fn build<T: Tape>(
        &mut self,
        atlas: &Atlas,
        tile: usize,
        region: u8,
        building: Building,
        tape: &mut T,
    ) {
        let entry = BOOK.of(building);
        if entry.topic & !self.topics != 0 || !self.can_stand(atlas, tile, building) {
            return;
        }
        let mut pool = self.pool(atlas, region);
        pool.with_heaps = building != Building::OilRig;
        if !covers(&self.stock(&pool), &entry.cost) {
            return;
        }
        self.pay_all(&pool, &entry.cost, tape);
        let filling = (building == Building::Mine).then(|| self.filling());
        tape.build(region, building, filling);
        let bag = filling.map(Filling::bag).unwrap_or_default();
        self.works[tile] = Works {
            building: Some(building),
            region,
            made: 0,
            gold: bag.gold as u8,
            iron: bag.iron as u8,
        };
    }

    /// Whether a building can stand on a tile now.
    pub fn can_stand(&self, atlas: &Atlas, tile: usize, building: Building) -> bool {
        can_stand(
            self.terrain(atlas, tile),
            atlas.tiles[tile].is_shore,
            building,
        )
    }

    /// The filling with the most gold that may be chosen.
    fn filling(&self) -> Filling {
        let knows = |filling: &Filling| {
            filling
                .topic()
                .is_none_or(|topic| self.topics & bit(topic) != 0)
        };
        let fillings = [Filling::Big, Filling::Gold, Filling::Mixed];
        fillings.into_iter().find(knows).unwrap_or(Filling::Mixed)
    }

    fn sink<T: Tape>(&mut self, atlas: &Atlas, tile: usize, tape: &mut T) {
        let pool = self.pool(atlas, self.works[tile].region);
        if !covers(&self.stock(&pool), &BOOK.shaft) {
            return;
        }
        self.pay_all(&pool, &BOOK.shaft, tape);
        let filling = self.filling();
        tape.sink(tile, filling);
        let bag = filling.bag();
        let works = &mut self.works[tile];
        works.gold = works.gold.saturating_add(bag.gold as u8);
        works.iron = works.iron.saturating_add(bag.iron as u8);
    }

    fn road<T: Tape>(&mut self, atlas: &Atlas, way: &Way, tape: &mut T) {
        let link = &atlas.links[usize::from(way.nth)];
        if self.network.paving.has_road(way.nth) {
            return;
        }
        for (end, name) in link.regions.into_iter().zip(link.names) {
            let region = self.whole[usize::from(end)];
            if self.try_pay_stone(atlas, region, tape) {
                tape.road(region, name);
                self.pave(atlas, way.nth);
                return;
            }
        }
    }

    /// Pays a stone at a region that one of the transporters reaches.
    fn try_pay_stone<T: Tape>(&mut self, atlas: &Atlas, region: u8, tape: &mut T) -> bool {
        let tile = atlas.tile_of[usize::from(region)];
        let bit = 1u8 << (region - atlas.tiles[usize::from(tile)].first_region);
        let is_near = self.present().any(|nth| {
            let place = self.movers[nth].place;
            atlas.tile_of_place[usize::from(place)] == tile && self.reach(atlas, place) & bit != 0
        });
        if !is_near {
            return false;
        }
        let pool = self.pool(atlas, region);
        if self.stock(&pool)[STONE] == 0 {
            return false;
        }
        self.pay(&pool, STONE, 1, tape);
        true
    }

    fn bridge<T: Tape>(&mut self, atlas: &Atlas, nth: u8, tape: &mut T) {
        let [one, other] = atlas.bridges[usize::from(nth)];
        let [near, far] = [self.whole[usize::from(one)], self.whole[usize::from(other)]];
        if near == far || self.network.paving.bridges >> nth & 1 == 1 {
            return;
        }
        let from = if self.try_pay_stone(atlas, near, tape) {
            [one, other]
        } else if self.try_pay_stone(atlas, far, tape) {
            [other, one]
        } else {
            return;
        };
        tape.bridge(from);
        self.span(atlas, nth);
    }

    /// A road stands.
    pub(super) fn pave(&mut self, atlas: &Atlas, link: u8) {
        let mut paving = self.network.paving;
        paving.roads[usize::from(link >> 6)] |= 1 << (link & 63);
        self.network = atlas.networks.get(atlas, paving, &self.whole);
    }

    /// A bridge stands.
    pub(super) fn span(&mut self, atlas: &Atlas, nth: u8) {
        let [near, far] = atlas.bridges[usize::from(nth)].map(|end| self.whole[usize::from(end)]);
        self.join(atlas, near.min(far), near.max(far));
        let mut paving = self.network.paving;
        paving.bridges |= 1 << nth;
        self.network = atlas.networks.get(atlas, paving, &self.whole);
    }

    /// Makes two regions of a tile one.
    fn join(&mut self, atlas: &Atlas, keeps: u8, goes: u8) {
        let tile = usize::from(atlas.tile_of[usize::from(keeps)]);
        for region in atlas.regions_of(tile) {
            if self.whole[usize::from(region)] == goes {
                self.whole[usize::from(region)] = keeps;
            }
        }
        let gone = std::mem::take(&mut self.goods[usize::from(goes)]);
        for (own, more) in self.goods[usize::from(keeps)].iter_mut().zip(gone) {
            *own = own.saturating_add(more);
        }
        for mover in &mut self.movers {
            if mover.place == u16::from(goes) {
                mover.place = u16::from(keeps);
            }
            if mover.bank == goes {
                mover.bank = keeps;
            }
        }
        if self.works[tile].building.is_some() && self.works[tile].region == goes {
            self.works[tile].region = keeps;
        }
        if self.home == goes {
            self.home = keeps;
        }
    }
}

/// Whether a building can stand on such a tile (RB-BUILD-04).
pub fn can_stand(terrain: roads_and_boats::Terrain, is_shore: bool, building: Building) -> bool {
    use roads_and_boats::{Site, Terrain};
    let is_fertile = terrain.is_land() && terrain != Terrain::Desert;
    match building.site() {
        Site::Woods => terrain == Terrain::Woods,
        Site::Rock => terrain == Terrain::Rock,
        Site::Mountain => terrain == Terrain::Mountain,
        Site::Sea => terrain == Terrain::Sea,
        Site::Land => is_fertile,
        Site::Shore => is_fertile && is_shore,
    }
}
