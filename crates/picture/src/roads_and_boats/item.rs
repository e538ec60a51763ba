//! What stands and lies in one place of a tile, put side by side.

use game::Seat;

use crate::point::{Frame, Point};
use crate::svg::{Tag, group};

use super::building::{self, Building};
use super::good::{self, Good};
use super::pack::{Spot, pack};
use super::transporter::{self, Load, Transport};
use super::works;

/// Something that stands or lies on a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    Building(Building),
    Home(Seat),
    Transporter(Transport, Seat, Load),
    Goods(Good, u16),
}

impl Item {
    fn size(&self) -> (f64, f64) {
        match self {
            Item::Building(_) => building::SIZE,
            Item::Home(_) => works::HOME,
            Item::Transporter(_, _, load) => transporter::size(load),
            Item::Goods(_, count) => good::size(*count),
        }
    }

    fn draw(&self) -> Tag {
        match self {
            Item::Building(kind) => building::building(*kind, Point::ORIGIN, 1.0),
            Item::Home(seat) => works::home(*seat),
            Item::Transporter(kind, seat, load) => transporter::transporter(*kind, *seat, load),
            Item::Goods(kind, count) => good::counted(*kind, *count),
        }
    }
}

/// All of `items` in that of several rooms where they can be largest, none over another.
pub(crate) fn items(items: &[Item], rooms: &[Frame]) -> Tag {
    let sizes: Vec<(f64, f64)> = items.iter().map(Item::size).collect();
    let scale = |spots: &Vec<Spot>| spots.first().map_or(0.0, |spot| spot.scale);
    let ways = rooms.iter().map(|room| pack(&sizes, room));
    let best = ways.max_by(|a, b| scale(a).total_cmp(&scale(b)));
    let placed = items.iter().zip(best.unwrap_or_default());
    group().add_all(placed.map(|(item, spot)| group().scaled(spot.at, spot.scale).add(item.draw())))
}
