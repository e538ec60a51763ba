//! What the rules look up in a position.

use std::sync::Arc;

use game::Seat;

use crate::map::{EdgeId, PlaceId, RegionId, TileId};
use crate::pieces::{Ask, Journey, Led, Part, RegionState, TileState, Transporter, Wall, Works};
use crate::{Action, Goods, Illegal, Map, Place, Region, Stage, State, Terrain, TransporterId};

impl State {
    pub(crate) fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// The seat whose moment it is.
    pub(crate) fn acting(&self) -> Seat {
        let row = match self.stage {
            Stage::Acting => &self.line,
            _ => &self.sequence,
        };
        row[usize::from(self.mover)]
    }

    /// The terrain of a tile as it is now (RB-WON-03).
    pub(crate) fn terrain(&self, tile: TileId) -> Terrain {
        match self.map.tile(tile).terrain {
            Terrain::Desert if self.wonder.is_irrigated() => Terrain::Pasture,
            terrain => terrain,
        }
    }

    /// The region that a piece of land is part of (RB-MAP-05).
    pub(crate) fn whole(&self, region: RegionId) -> RegionId {
        let tile = self.map.tile_of(region);
        if self.tiles[tile.index()].is_bridged {
            self.map
                .tile(tile)
                .region(self.regions[region.index()].part_of)
        } else {
            region
        }
    }

    /// The region of this name as it is now. One that a bridge has made part of another has lost its name.
    pub(crate) fn find(&self, region: Region) -> Result<RegionId, Illegal> {
        let id = self
            .map
            .region_at(region)
            .ok_or(Illegal::NoSuchRegion { region })?;
        if self.whole(id) == id {
            Ok(id)
        } else {
            Err(Illegal::NoSuchRegion { region })
        }
    }

    /// The place of this name as it is now.
    pub(crate) fn find_place(&self, place: Place) -> Result<PlaceId, Illegal> {
        if let Place::Land(region) = place {
            self.find(region)
                .map_err(|_| Illegal::NoSuchPlace { place })?;
        }
        self.map
            .place_at(place)
            .ok_or(Illegal::NoSuchPlace { place })
    }

    pub(crate) fn find_tile(&self, hex: crate::Hex) -> Result<TileId, Illegal> {
        self.map.tile_at(hex).ok_or(Illegal::NoSuchTile { hex })
    }

    /// The place that a way leads to as it is now.
    pub(crate) fn whole_place(&self, place: PlaceId) -> PlaceId {
        if place.index() < self.regions.len() {
            self.whole(RegionId(place.0)).place()
        } else {
            place
        }
    }

    /// The regions in reach of a place, as bits by their number on the tile (RB-MOVE-09).
    pub(crate) fn reach(&self, place: PlaceId) -> u8 {
        let reach = self.map.reach(place);
        let tile = self.map.tile_of_place(place);
        if self.tiles[tile.index()].is_bridged {
            self.joined(tile, reach)
        } else {
            reach
        }
    }

    fn joined(&self, tile: TileId, regions: u8) -> u8 {
        let tile = self.map.tile(tile);
        let parts = tile.regions().enumerate();
        parts
            .filter(|(nth, _)| regions & 1 << nth != 0)
            .fold(0, |bits, (_, region)| {
                bits | 1 << self.regions[region.index()].part_of
            })
    }

    pub(crate) fn tile_of(&self, transporter: &Transporter) -> TileId {
        self.map.tile_of_place(transporter.place)
    }

    /// A region's bit among those of its tile.
    pub(crate) fn bit(&self, region: RegionId) -> u8 {
        1 << self.map.region(region).nth
    }

    pub(crate) fn transporter(&self, id: TransporterId) -> Option<&Transporter> {
        self.transporters.get(id.index())?.as_ref()
    }

    /// A transporter that is known to be there.
    pub(crate) fn known_transporter(&self, id: TransporterId) -> &Transporter {
        self.transporter(id)
            .expect("a transporter that was looked up")
    }

    /// The same, to change it.
    pub(crate) fn transporter_mut(&mut self, id: TransporterId) -> &mut Transporter {
        self.transporters[id.index()]
            .as_mut()
            .expect("a transporter that was looked up")
    }

    /// All transporters.
    pub(crate) fn all_transporters(
        &self,
    ) -> impl Iterator<Item = (TransporterId, &Transporter)> + Clone {
        let slots = self.transporters.iter().enumerate();
        slots.filter_map(|(nth, slot)| Some((TransporterId(nth as u8), slot.as_ref()?)))
    }

    /// The transporters of a seat.
    pub(crate) fn own(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (TransporterId, &Transporter)> + Clone {
        let first = TransporterId::of(seat, 0).index();
        let slots = self.transporters.get(first..).unwrap_or(&[]).iter();
        let slots = slots.take(TransporterId::A_SEAT.into());
        slots.enumerate().filter_map(move |(nth, slot)| {
            Some((TransporterId::of(seat, nth as u8), slot.as_ref()?))
        })
    }

    /// The transporters of a seat that stand by themselves (RB-PROD-17).
    pub(crate) fn present(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (TransporterId, &Transporter)> + Clone {
        self.own(seat)
            .filter(|(_, transporter)| !transporter.is_aboard)
    }

    /// Whether a seat has a transporter that reaches a region.
    pub(crate) fn is_present(&self, seat: Seat, region: RegionId) -> bool {
        let (tile, bit) = (self.map.tile_of(region), self.bit(region));
        self.present(seat)
            .any(|(_, own)| self.tile_of(own) == tile && self.reach(own.place) & bit != 0)
    }

    /// A transporter that is a seat's own.
    pub(crate) fn find_own(&self, seat: Seat, id: TransporterId) -> Result<&Transporter, Illegal> {
        let found = self
            .transporter(id)
            .ok_or(Illegal::NoSuchTransporter { id })?;
        if id.owner() == Some(seat) {
            Ok(found)
        } else {
            Err(Illegal::NotYours { id })
        }
    }

    /// What a seat has half done.
    pub(crate) fn part(&self, seat: Seat) -> &Part {
        &self.parts[seat.index()]
    }

    pub(crate) fn part_mut(&mut self, seat: Seat) -> &mut Part {
        &mut self.parts[seat.index()]
    }

    /// What the owner of a transporter has half done.
    fn part_with(&self, id: TransporterId) -> Option<&Part> {
        self.parts.get(id.owner()?.index())
    }

    /// The journey that a transporter is on.
    pub(crate) fn journey_of(&self, id: TransporterId) -> Option<Journey> {
        let journey = self.part_with(id)?.journey;
        journey.filter(|journey| journey.transporter == id)
    }

    /// The geese that will follow a transporter when it takes its first step.
    pub(crate) fn led_by(&self, id: TransporterId) -> Option<Led> {
        self.part_with(id)?.led.filter(|led| led.transporter == id)
    }

    /// Whether a transporter is on its way.
    pub(crate) fn is_on_its_way(&self, id: TransporterId) -> bool {
        self.journey_of(id).is_some()
    }

    /// The question that a seat has to answer.
    pub(crate) fn asked_of(&self, owner: Seat) -> Option<Ask> {
        let mut asks = self.parts.iter().filter_map(|part| part.ask);
        asks.find(|ask| ask.owner == owner)
    }

    /// The seats that are not done and come before one that is not done either.
    pub(crate) fn before(&self, seat: Seat) -> &[Seat] {
        let left = &self.line()[usize::from(self.mover)..];
        let place = left.iter().position(|&other| other == seat);
        &left[..place.unwrap_or(left.len())]
    }

    /// Whether a seat has ended its part of the phase.
    pub(crate) fn is_done(&self, seat: Seat) -> bool {
        self.line()[..usize::from(self.mover)].contains(&seat)
    }

    /// Whether a seat has answered no in this phase when it was asked for this (RB-TURN-06).
    pub(crate) fn has_refused(&self, asker: Seat, owner: Seat, action: &Action) -> bool {
        let same = |ask: &Ask| ask.asker == asker && ask.owner == owner && ask.action == *action;
        self.refused.iter().any(same)
    }

    /// Whether another seat's wall closes an edge to `seat` (RB-MOVE-12).
    pub(crate) fn is_walled_off(&self, seat: Seat, edge: EdgeId) -> bool {
        let wall = self.walls[edge.index()];
        wall.owner.is_some_and(|owner| owner != seat)
    }

    pub(crate) fn works(&self, tile: TileId) -> Option<&Works> {
        self.tiles[tile.index()].works.as_ref()
    }

    pub(crate) fn goods(&self, region: RegionId) -> &Goods {
        &self.regions[region.index()].goods
    }

    pub(crate) fn goods_mut(&mut self, region: RegionId) -> &mut Goods {
        &mut self.regions[region.index()].goods
    }

    /// Lays out a map without anything on it.
    pub(crate) fn lay_out(&mut self, map: Arc<Map>) {
        let region = |nth: usize| {
            let region = map.region(RegionId(nth as u16));
            RegionState {
                goods: Goods::NONE,
                part_of: region.nth,
            }
        };
        self.regions = (0..map.n_regions()).map(region).collect();
        self.tiles = vec![TileState::default(); map.tiles().len()];
        self.roads = vec![false; map.links().len()];
        self.bridges = vec![false; map.bridges().len()];
        self.walls = vec![Wall::default(); map.edges().len()];
        self.map = map;
    }
}
