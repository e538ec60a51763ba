//! What things and places are called.

use anstyle::{AnsiColor, Style};
use game::Seat;
use roads_and_boats::{
    Building, BuildingPosition, Direction, Filling, Good, Goods, Hex, Holder, Phase, Place,
    Position, Region, Site, State, Terrain, Topic, Transport, TransporterId, TransporterPosition,
};

use crate::play::paint::{paint, seat_style};
use crate::play::tell::Teller;

/// The keys of the directions, clockwise from the east.
const DIRECTIONS: [&str; 6] = ["e", "se", "sw", "w", "nw", "ne"];

impl Teller<'_, State> {
    pub(super) fn position(&self) -> &Position {
        &self.view().position
    }

    fn label(&self, kind: &str, name: &str) -> String {
        self.say(&format!("{kind}-{}", name.replace('_', "-")), &[])
    }

    pub(super) fn good(&self, good: Good) -> String {
        self.label("good", good.name())
    }

    /// A good in two letters.
    pub(super) fn short_good(&self, good: Good) -> String {
        self.label("short", good.name())
    }

    /// Such as `boards ×2 + stone ×1`.
    pub(super) fn goods(&self, goods: &Goods) -> String {
        let parts: Vec<String> = goods
            .iter()
            .map(|(good, count)| format!("{} ×{count}", self.good(good)))
            .collect();
        if parts.is_empty() {
            self.say("rb-goods-none", &[])
        } else {
            parts.join(" + ")
        }
    }

    pub(super) fn building(&self, building: Building) -> String {
        self.label("building", building.name())
    }

    pub(super) fn transport(&self, kind: Transport) -> String {
        self.label("transporter", kind.name())
    }

    /// A transporter in one letter.
    pub(super) fn short_transport(&self, kind: Transport) -> String {
        self.label("short", kind.name())
    }

    pub(super) fn terrain(&self, terrain: Terrain) -> String {
        paint(&self.terrain_name(terrain), terrain_style(terrain))
    }

    pub(super) fn terrain_name(&self, terrain: Terrain) -> String {
        self.label("terrain", terrain.name())
    }

    pub(super) fn topic(&self, topic: Topic) -> String {
        self.label("topic", topic.name())
    }

    pub(super) fn filling(&self, filling: Filling) -> String {
        self.label("filling", filling.name())
    }

    pub(super) fn phase(&self, phase: Phase) -> String {
        self.label("phase", phase.name())
    }

    pub(super) fn site(&self, site: Site) -> String {
        self.label("site", site.name())
    }

    pub(super) fn direction(&self, direction: Direction) -> String {
        self.label("direction", DIRECTIONS[direction.index()])
    }

    pub(super) fn directions(&self, directions: impl IntoIterator<Item = Direction>) -> String {
        let names: Vec<String> = directions
            .into_iter()
            .map(|direction| self.direction(direction))
            .collect();
        names.join(" ")
    }

    /// A piece of land. The letter is left out where there is only one.
    pub(super) fn region(&self, region: Region) -> String {
        if self.n_parts(region.hex) > 1 {
            part(region)
        } else {
            hex(region.hex)
        }
    }

    /// How many pieces the land of a tile is in, bridges counted.
    pub(super) fn n_parts(&self, hex: Hex) -> usize {
        let bridges = &self.position().bridges;
        let n_bridges = bridges.iter().filter(|[one, _]| one.hex == hex).count();
        // A bridge goes only where it joins what is not joined.
        usize::from(self.game.map().regions(hex)).saturating_sub(n_bridges)
    }

    pub(super) fn place(&self, place: Place) -> String {
        match place {
            Place::Land(region) => self.region(region),
            Place::River(river) => {
                // Few maps have tiles with two rivers.
                let number = if river.nth == 0 {
                    String::new()
                } else {
                    format!(" {}", river.nth + 1)
                };
                self.say("rb-place-river", &[("tile", hex(river.hex).into())]) + &number
            }
            Place::Dock { land, sea } => self.say(
                "rb-place-dock",
                &[
                    ("region", self.region(land).into()),
                    ("direction", self.direction(sea).into()),
                ],
            ),
            Place::Sea(at) => hex(at),
        }
    }

    pub(super) fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Region(region) => self.region(region),
            Holder::Transporter(id) => self.transporter(id),
        }
    }

    /// A transporter with its number, in the colour of its seat.
    pub(super) fn transporter(&self, id: TransporterId) -> String {
        match self.find_transporter(id) {
            Some(found) => self.numbered(id, found.kind),
            None => format!("#{}", number(id)),
        }
    }

    pub(super) fn numbered(&self, id: TransporterId, kind: Transport) -> String {
        let name = format!("{} {}", self.transport(kind), number(id));
        id.owner()
            .map_or(name.clone(), |seat| paint(&name, seat_style(seat)))
    }

    pub(super) fn transporters(&self, ids: impl IntoIterator<Item = TransporterId>) -> String {
        let names: Vec<String> = ids.into_iter().map(|id| self.transporter(id)).collect();
        names.join(", ")
    }

    pub(super) fn find_transporter(&self, id: TransporterId) -> Option<&TransporterPosition> {
        let seat = self.position().seats.get(id.owner()?.index())?;
        seat.transporters.iter().find(|own| own.id == id)
    }

    /// The transporters of a seat.
    pub(super) fn own(&self, seat: Seat) -> &[TransporterPosition] {
        let own = self.position().seats.get(seat.index());
        own.map_or(&[], |seat| &seat.transporters)
    }

    /// All transporters.
    pub(super) fn all_transporters(&self) -> impl Iterator<Item = &TransporterPosition> {
        let seats = self.position().seats.iter();
        seats.flat_map(|seat| &seat.transporters)
    }

    /// The building of a tile.
    pub(super) fn building_at(&self, hex: Hex) -> Option<&BuildingPosition> {
        let mut buildings = self.position().buildings.iter();
        buildings.find(|building| building.region.hex == hex)
    }

    /// What lies in a region.
    pub(super) fn heap(&self, region: Region) -> Goods {
        let mut heaps = self.position().goods.iter();
        let heap = heaps.find(|heap| heap.region == region);
        heap.map_or(Goods::NONE, |heap| heap.goods)
    }

    /// The rivers of a tile, each by the edges it runs to.
    pub(super) fn rivers(&self, hex: Hex) -> &[Vec<Direction>] {
        let mut tiles = self.game.map().file().tiles.iter();
        let tile = tiles.find(|tile| tile.hex == hex);
        tile.map_or(&[], |tile| &tile.rivers)
    }

    /// What a tile is made of now: watered deserts are pasture.
    pub(super) fn terrain_at(&self, hex: Hex) -> Option<Terrain> {
        let bricks = self.position().bricks.as_ref().map_or(0, Vec::len);
        match self.game.map().terrain(hex)? {
            Terrain::Desert if bricks >= usize::from(roads_and_boats::IRRIGATION) => {
                Some(Terrain::Pasture)
            }
            terrain => Some(terrain),
        }
    }
}

/// The number of a transporter among those of its seat, from 1.
pub(super) fn number(id: TransporterId) -> u16 {
    u16::from(id.0 % TransporterId::A_SEAT) + 1
}

/// The coordinates of a tile.
pub(super) fn hex(hex: Hex) -> String {
    format!("{},{}", hex.q, hex.r)
}

/// A piece of land as it was before any bridge, with its letter.
pub(super) fn part(region: Region) -> String {
    format!("{}{}", hex(region.hex), letter(region.nth))
}

/// The letter of a piece of land.
fn letter(nth: u8) -> char {
    char::from(b'a'.saturating_add(nth))
}

pub(super) fn terrain_style(terrain: Terrain) -> Style {
    let color = match terrain {
        Terrain::Pasture => AnsiColor::BrightGreen,
        Terrain::Woods => AnsiColor::Green,
        Terrain::Rock => AnsiColor::White,
        Terrain::Mountain => AnsiColor::Magenta,
        Terrain::Desert => AnsiColor::Yellow,
        Terrain::Sea => AnsiColor::BrightBlue,
    };
    color.on_default()
}
