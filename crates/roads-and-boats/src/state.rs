//! A position that is always legal.

use std::sync::Arc;

use game::{BySeat, Chance, Seat};

use crate::bill::Bill;
use crate::lots::Lots;
use crate::making::Making;
use crate::map::{EdgeId, PlaceId, RegionId, TileId};
use crate::wonder::Wonder;
use crate::{
    Action, Bag, Building, Duty, Goods, Illegal, Map, Phase, Place, Region, Stage, Terrain, Topics,
    Transport, TransporterId,
};

/// A game of Roads & Boats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) map: Arc<Map>,
    /// The tiles laid so far, while the seats make the map.
    pub(crate) making: Option<Box<Making>>,
    pub(crate) chance: Chance,
    pub(crate) n_seats: u8,

    /// The turn, from 1. It is 0 until all have settled.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
    /// The seats from the temple outwards.
    pub(crate) praying: Row,
    /// The seats in the order in which they act.
    pub(crate) sequence: Row,
    /// Which of the sequence acts, or chooses a home, or lays a tile.
    pub(crate) mover: u8,
    pub(crate) duty: Option<Duty>,
    pub(crate) bill: Option<Bill>,
    pub(crate) ask: Option<Ask>,
    pub(crate) journey: Option<Journey>,

    pub(crate) regions: Vec<RegionState>,
    pub(crate) tiles: Vec<TileState>,
    /// Whether each link has a road.
    pub(crate) roads: Vec<bool>,
    /// Whether each bridge that can be is built.
    pub(crate) bridges: Vec<bool>,
    pub(crate) walls: Vec<Wall>,
    /// Nine for each seat.
    pub(crate) transporters: Vec<Option<Transporter>>,
    /// Which goods were moved in this movement phase, and by whom.
    pub(crate) lots: Lots,

    pub(crate) homes: BySeat<Option<RegionId>>,
    pub(crate) research: BySeat<Topics>,
    pub(crate) wonder: Wonder,
}

/// Some seats in a row. Those behind the seats at the table do not count.
pub(crate) type Row = [Seat; Seat::MAX];

/// A question to another seat: may this be done?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ask {
    pub(crate) asker: Seat,
    pub(crate) owner: Seat,
    pub(crate) action: Action,
}

/// The move of one transporter, as far as it has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Journey {
    pub(crate) transporter: TransporterId,
    pub(crate) has_stepped: bool,
    pub(crate) steps_left: u8,
    /// Geese that follow, and where they are.
    pub(crate) flock: Option<(RegionId, u16)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RegionState {
    pub(crate) goods: Goods,
    /// The region it is part of, by its number on the tile. Bridges join regions to the lowest of them.
    pub(crate) part_of: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TileState {
    pub(crate) works: Option<Works>,
    /// Whether any regions are joined.
    pub(crate) is_bridged: bool,
}

/// A building on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Works {
    pub(crate) building: Building,
    pub(crate) region: RegionId,
    /// How many it has made this turn.
    pub(crate) made: u16,
    pub(crate) bag: Bag,
}

/// The wall at an edge. There is none if it has no tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wall {
    pub(crate) tokens: u8,
    /// Whose it is. Neutral if nobody's.
    pub(crate) owner: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Transporter {
    pub(crate) kind: Transport,
    pub(crate) place: PlaceId,
    pub(crate) cargo: Goods,
    pub(crate) has_moved: bool,
    pub(crate) passenger: Option<TransporterId>,
    /// Whether another carries it.
    pub(crate) is_aboard: bool,
}

impl Transporter {
    pub(crate) fn new(kind: Transport, place: PlaceId) -> Transporter {
        Transporter {
            kind,
            place,
            cargo: Goods::NONE,
            has_moved: false,
            passenger: None,
            is_aboard: false,
        }
    }

    /// Whether another good fits (RB-MOVE-05, RB-MOVE-13).
    pub(crate) fn has_room(&self) -> bool {
        self.passenger.is_none()
            && !self.is_aboard
            && self.cargo.total() < u32::from(self.kind.room())
    }
}

impl State {
    /// The map played on. It has no tiles while the seats make it.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The seats at the table.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.n_seats.into())
    }

    /// The turn, from 1. It is 0 until all have settled.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What the table waits for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seats from the temple outwards.
    pub fn praying(&self) -> &[Seat] {
        &self.praying[..usize::from(self.n_seats)]
    }

    /// The seats in the order in which they act.
    pub fn sequence(&self) -> &[Seat] {
        &self.sequence[..usize::from(self.n_seats)]
    }

    /// The home of a seat, once it is chosen.
    pub fn home(&self, seat: Seat) -> Option<Region> {
        self.homes[seat].map(|region| self.map.region(self.whole(region)))
    }

    /// What a seat has researched.
    pub fn research(&self, seat: Seat) -> Topics {
        self.research[seat]
    }

    /// How much memory a copy takes, the map aside, which copies share.
    pub fn bytes(&self) -> usize {
        let making = self
            .making
            .as_deref()
            .map_or(0, |making| size_of_val(making.tiles.as_slice()));
        let bill = self
            .bill
            .as_ref()
            .map_or(0, |bill| size_of_val(bill.paid.as_slice()));
        size_of::<State>()
            + making
            + bill
            + size_of_val(self.regions.as_slice())
            + size_of_val(self.tiles.as_slice())
            + size_of_val(self.roads.as_slice())
            + size_of_val(self.bridges.as_slice())
            + size_of_val(self.walls.as_slice())
            + size_of_val(self.transporters.as_slice())
            + self.lots.bytes()
            + size_of_val(self.wonder.bricks.as_slice())
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// The seat whose moment it is.
    pub(crate) fn acting(&self) -> Seat {
        self.sequence[usize::from(self.mover)]
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
    pub(crate) fn transporter_mut(&mut self, id: TransporterId) -> &mut Transporter {
        self.transporters[id.index()]
            .as_mut()
            .expect("a transporter that was looked up")
    }

    /// All transporters.
    pub(crate) fn all_transporters(&self) -> impl Iterator<Item = (TransporterId, &Transporter)> {
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

    /// Whether a transporter is the one on its way.
    pub(crate) fn is_on_its_way(&self, id: TransporterId) -> bool {
        self.journey
            .is_some_and(|journey| journey.transporter == id)
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
