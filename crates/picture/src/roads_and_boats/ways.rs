//! Roads between regions, and the bridges that join them.

use roads_and_boats::{Direction, Position, Region, RoadPosition};

use crate::curve::{Curve, chain};
use crate::point::Point;
use crate::svg::{Tag, group};

use super::hex::{INRADIUS, Side, center};
use super::land::Land;
use super::river::{self, BREADTH};
use super::room::Room;
use super::scene::{Scene, Tile, region_name, side_name};
use super::works::{self, Road};

/// How far from the middle of a side a road runs that keeps to one bank: -1 and 1 are the side's ends.
const BESIDE: f64 = (BREADTH + 18.0) / INRADIUS;
/// How far a road runs square to its side, in parts of the way from the middle of the tile to the side.
pub const INWARD: f64 = 0.3;
/// How smoothly a road goes round water, in parts of its way.
pub const PACE: f64 = 0.2;
/// How far ahead of a bridge the way onto it is straight, in parts of half the bridge.
pub const ONTO_BRIDGE: f64 = 0.8;

/// All roads and bridges.
pub(crate) fn draw(scene: &Scene, position: &Position) -> Tag {
    let roads = position.roads.iter();
    let roads: Vec<Road> = roads
        .filter_map(|road| whole(scene, road))
        .chain(position.bridges.iter().flat_map(|&bridge| {
            let is_met = position.roads.iter().any(|road| {
                let far = road.hex.towards(road.direction);
                [road.hex, far].contains(&bridge[0].hex)
            });
            let tile = scene.tile(bridge[0].hex).filter(|_| is_met);
            tile.map_or_else(Vec::new, |tile| approaches(tile, bridge))
        }))
        .collect();
    let bridges = position.bridges.iter().filter_map(|&bridge| {
        let tile = scene.tile(bridge[0].hex)?;
        let (at, degrees) = crossing(tile, bridge)?;
        let name = format!("{} {}", region_name(bridge[0]), region_name(bridge[1]));
        Some(
            group()
                .at(center(tile.hex))
                .with("data-bridge", name)
                .add(works::bridge(at, degrees)),
        )
    });
    group().add(works::roads(&roads)).add_all(bridges)
}

/// A road from hub to hub.
fn whole(scene: &Scene, road: &RoadPosition) -> Option<Road> {
    let RoadPosition {
        hex,
        direction,
        bank,
    } = *road;
    let near = scene.tile(hex)?;
    let far = scene.tile(hex.towards(direction))?;
    let here = half(near, direction, bank).into_iter().rev();
    let here = here.map(|curve| curve.back().moved(center(near.hex)));
    // Clockwise is the other way round from the other side.
    let there = half(far, direction.opposite(), 1 - bank.min(1)).into_iter();
    let there = there.map(|curve| curve.moved(center(far.hex)));
    Some(Road {
        line: chain(&here.chain(there).collect::<Vec<Curve>>()),
        name: Some(format!("{},{bank}", side_name(hex, direction))),
    })
}

/// The half of a road on one tile, from the side to the hub of its region.
fn half(tile: &Tile, side: Direction, bank: u8) -> Vec<Curve> {
    let part = match (tile.has_river_at(side), bank) {
        (false, _) => 0.0,
        (true, 0) => -BESIDE,
        (true, _) => BESIDE,
    };
    let nth = tile.land.banks.at(side)[usize::from(bank.min(1))];
    let start = side.at(part);
    let hub = tile.land.hub(nth);
    let straight = vec![straight(side, start, hub)];
    if is_dry(&tile.land, &straight) {
        return straight;
    }
    let ways = sparse(tile.land.room(nth)).map(|via| detour(side, start, via, hub).to_vec());
    let dry = ways.filter(|way| is_dry(&tile.land, way));
    let length = |way: &[Curve]| way.iter().map(|curve| curve.length()).sum::<f64>();
    let shortest = dry.min_by(|a, b| length(a).total_cmp(&length(b)));
    shortest.unwrap_or(straight)
}

/// From a point on a side to a hub. It is square to the side, so that it meets the neighbour's road without a kink.
pub(crate) fn straight(side: Direction, start: Point, hub: Point) -> Curve {
    let inward = start - side.middle() * INWARD;
    Curve([start, inward, inward.middle(hub), hub])
}

/// The same by way of another point.
pub(crate) fn detour(side: Direction, start: Point, via: Point, hub: Point) -> [Curve; 2] {
    let inward = start - side.middle() * INWARD;
    let pace = (hub - inward) * PACE;
    [
        Curve([start, inward, via - pace, via]),
        Curve([via, via + pace, (via + pace).middle(hub), hub]),
    ]
}

/// One in nine of the points of a room.
fn sparse(room: &Room) -> impl Iterator<Item = Point> {
    room.points()
        .filter(|point| [point.x, point.y].iter().all(|at| at.rem_euclid(9.0) < 1.0))
}

/// Whether a road keeps off the water.
fn is_dry(land: &Land, way: &[Curve]) -> bool {
    let mut points = way.iter().flat_map(|curve| curve.points(9));
    points.all(|point| land.to_river(point) > BREADTH / 2.0 + 7.0)
}

/// Where a bridge stands on its tile, and how it is turned.
pub(crate) fn crossing(tile: &Tile, bridge: [Region; 2]) -> Option<(Point, f64)> {
    let [a, b] = bridge.map(|region| region.nth);
    let mut arms = tile.rivers.iter().flatten().copied();
    let arm = arms.find(|&arm| {
        let banks = tile.land.banks.at(arm);
        banks == [a, b] || banks == [b, a]
    })?;
    Some(river::crossing(&tile.rivers, arm))
}

/// The ways from the hubs of two regions to the bridge between them.
fn approaches(tile: &Tile, bridge: [Region; 2]) -> Vec<Road> {
    let Some((at, degrees)) = crossing(tile, bridge) else {
        return Vec::new();
    };
    let ends = [-1.0, 1.0].map(|way| at + Point::polar(20.0 * way, degrees));
    let far = |region: Region, end: Point| {
        let ways = tile.land.room(region.nth).points();
        ways.map(|point| (point - end).length())
            .fold(f64::INFINITY, f64::min)
    };
    let [a, b] = bridge;
    let is_straight = far(a, ends[0]) + far(b, ends[1]) <= far(a, ends[1]) + far(b, ends[0]);
    let pairs = match is_straight {
        true => [(a, ends[0]), (b, ends[1])],
        false => [(a, ends[1]), (b, ends[0])],
    };
    let middle = center(tile.hex);
    let road = |(region, end): (Region, Point)| Road {
        line: approach(tile.land.hub(region.nth), end, at)
            .moved(middle)
            .line(),
        name: None,
    };
    pairs.map(road).into()
}

/// From a hub to the end of a bridge, and straight onto it.
pub(crate) fn approach(hub: Point, end: Point, bridge: Point) -> Curve {
    Curve([
        hub,
        hub.middle(end),
        end + (end - bridge) * ONTO_BRIDGE,
        end,
    ])
}
