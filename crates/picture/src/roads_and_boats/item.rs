//! What stands and lies in one place of a tile, put side by side.

use game::Seat;
use roads_and_boats::{Bag, Building, Good};

use crate::point::{Frame, Point};
use crate::svg::{Tag, group};

use super::pack::{Spot, pack};
use super::room::Room;
use super::transporter::Transporter;
use super::{building, good, works};

/// Something that stands or lies on a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// A building, how many it has made this turn, and what is left in it.
    Building(Building, u16, Bag),
    Home(Seat),
    /// A place where a home may be.
    Start,
    Transporter(Transporter),
    Goods(Good, u16),
}

impl Item {
    pub(crate) fn size(&self) -> (f64, f64) {
        match self {
            Item::Building(..) => building::SIZE,
            Item::Home(_) | Item::Start => works::HOME,
            Item::Transporter(transporter) => transporter.size(),
            Item::Goods(_, count) => good::size(*count),
        }
    }

    fn draw(&self) -> Tag {
        match self {
            Item::Building(kind, made, bag) => building::building(*kind, *made, *bag),
            Item::Home(seat) => works::home(*seat),
            Item::Start => works::start(),
            Item::Transporter(transporter) => transporter.draw(),
            Item::Goods(kind, count) => good::counted(*kind, *count),
        }
    }
}

/// An item where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub(crate) item: Item,
    pub(crate) spot: Spot,
}

impl Placed {
    /// The room it takes.
    pub(crate) fn frame(&self) -> Frame {
        let (width, height) = self.item.size();
        let Spot { at, scale } = self.spot;
        Frame::about(at, width * scale, height * scale)
    }

    pub(crate) fn draw(&self) -> Tag {
        let Spot { at, scale } = self.spot;
        group().scaled(at, scale).add(self.item.draw())
    }
}

/// All of `items` as large as they can be in a room, none over another, and near its hub.
pub(crate) fn place(items: Vec<Item>, room: &Room, hub: Point, most: f64) -> Vec<Placed> {
    let sizes: Vec<(f64, f64)> = items.iter().map(Item::size).collect();
    let spots = pack(&sizes, room, hub, most);
    let placed = items.into_iter().zip(spots);
    placed.map(|(item, spot)| Placed { item, spot }).collect()
}
