//! Where boats lie: on rivers, and on coasts.

use roads_and_boats::{Direction, Region};

use crate::point::Point;
use crate::svg::{Tag, group, shape};

use super::hex::{self, INRADIUS, RADIUS, Side};
use super::item::{Item, Placed, place};
use super::land;
use super::pack::Spot;
use super::river::Course;
use super::room::Room;
use super::scene::Tile;

/// Boats on rivers and coasts are no larger than this.
const LARGEST: f64 = 0.66;
/// How far from the coast docked boats lie, and how far they reach out.
pub(crate) const DOCK: (f64, f64) = (8.0, 66.0);
/// How far from the coast boats gather.
pub const MOORING: f64 = 26.0;

/// Boats on a coast, at the edge that they can leave over.
pub(crate) fn docked(
    coast: &Tile,
    land: Region,
    sea: Direction,
    items: Vec<Item>,
    taken: &Room,
) -> Vec<Placed> {
    let side = sea.opposite();
    let part = dock_part(coast, land, sea);
    let along = |point: Point| {
        let way = side.at(1.0) - side.middle();
        way.dot(point - side.middle()) / (RADIUS * RADIUS / 4.0)
    };
    let room = Room::of(|point| {
        let depth = side.depth(point);
        let is_near = (DOCK.0..DOCK.1).contains(&depth) && depth < hex::depth(point) + 24.0;
        is_near && along(point) * part >= 0.0
    });
    let room = room.and(&land::whole()).without(taken);
    place(items, &room, mooring(side, part), LARGEST)
}

/// The point that boats on a side of their tile gather around.
pub(crate) fn mooring(side: Direction, part: f64) -> Point {
    side.at(part) - side.middle() * (MOORING / INRADIUS)
}

/// Which part of the coast a dock is, seen from the sea: all of it about 0, or the half about its middle.
pub(crate) fn dock_part(coast: &Tile, land: Region, sea: Direction) -> f64 {
    match coast.land.banks.at(sea) {
        [left, right] if left == right => 0.0,
        // Clockwise is the other way round from the other side.
        [left, _] if left == land.nth => 0.5,
        _ => -0.5,
    }
}

/// Boats on a river, as near to its middle as they can be.
pub(crate) fn on_river(tile: &Tile, river: Region, items: Vec<Item>, taken: &Room) -> Vec<Placed> {
    let course = Course::of(&tile.rivers, usize::from(river.nth));
    let sum = course.points().iter();
    let sum = sum.fold(Point::ORIGIN, |sum, &point| sum + point);
    let middle = sum * (1.0 / course.points().len().max(1) as f64);
    let mut points = course.points().to_vec();
    let far = |point: &Point| (*point - middle).length();
    points.sort_by(|a, b| far(a).total_cmp(&far(b)));

    let free = land::whole().without(taken);
    let mut scale = LARGEST;
    loop {
        let mut free = free.clone();
        let mut placed = Vec::new();
        for item in &items {
            let keel = match item {
                Item::Transporter(transporter) => transporter.keel(),
                _ => 0.0,
            };
            let spots = points.iter().map(|&point| Placed {
                item: item.clone(),
                spot: Spot {
                    // It is the hull that swims, not what is on it.
                    at: point - Point::new(0.0, keel * scale),
                    scale,
                },
            });
            let Some(found) = spots.into_iter().find(|one| free.holds(&one.frame())) else {
                break;
            };
            free = free.without(&Room::within(&found.frame().grown(2.0)));
            placed.push(found);
        }
        if placed.len() == items.len() {
            return placed;
        }
        if scale < 0.1 {
            // There is no room on the river itself.
            return place(items, &free, middle, scale);
        }
        scale *= 0.93;
    }
}

/// Planks from a coast to the boats that lie there.
pub(crate) fn jetty(side: Direction, part: f64) -> Tag {
    group()
        .turned(side.at(part), side.degrees())
        .add(
            shape("M8 -5H-22V5H8Z")
                .fill("#c9955c")
                .stroke("#4a3522", 1.6),
        )
        .add(shape("M2 -5V5M-4 -5V5M-10 -5V5M-16 -5V5").stroke("#7b5a38", 1.4))
}
