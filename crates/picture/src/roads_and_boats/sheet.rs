//! Every shape of the game on one sheet.

use game::Seat;
use roads_and_boats::{Bag, Building, Direction, Good, Goods, Terrain, Transport, TransporterId};

use crate::curve::Curve;
use crate::point::Point;
use crate::svg::{Tag, group, picture, rect};
use crate::text::{INK, PAPER, centered};

use super::hex::Side;
use super::transporter::{Going, Load, Transporter};
use super::works::{self, Road};
use super::{building, good, river, terrain};

const WIDTH: f64 = 1200.0;

/// Every terrain, river, good, transporter and building, and roads, bridges, walls and homes.
pub fn sheet() -> String {
    let parts: [(Tag, f64); 5] = [tiles(), on_tiles(), buildings(), goods(), transporters()];
    let height: f64 = parts.iter().map(|(_, height)| height).sum::<f64>() + 40.0;
    let mut top = 20.0;
    let mut sheet = picture("Roads & Boats", WIDTH, height)
        .add(super::definitions())
        .add(rect(Point::ORIGIN, WIDTH, height, 18.0).fill(PAPER));
    for (part, height) in parts {
        sheet = sheet.add(part.at(Point::new(0.0, top)));
        top += height;
    }
    format!("{sheet}\n")
}

fn river(sides: &[usize]) -> Vec<Direction> {
    sides.iter().map(|&side| Direction::ALL[side]).collect()
}

fn seat(idx: usize) -> Seat {
    Seat::first(Seat::MAX).nth(idx).unwrap_or(Seat::FIRST)
}

fn named(name: &str, at: Point) -> Tag {
    centered(at, 16.0, INK, &name.replace('_', " "))
}

/// The middle of a tile in a row of six.
fn in_row(idx: usize) -> Point {
    Point::new(110.0 + idx as f64 * 195.0, 110.0)
}

fn tiles() -> (Tag, f64) {
    let with_rivers: [(Terrain, &[&[usize]]); 6] = [
        (Terrain::Mountain, &[&[0]]),
        (Terrain::Woods, &[&[0, 3]]),
        (Terrain::Desert, &[&[1, 3]]),
        (Terrain::Rock, &[&[4, 5]]),
        (Terrain::Pasture, &[&[0, 2, 4]]),
        (Terrain::Pasture, &[&[0, 1], &[3, 4]]),
    ];
    let mut all = group();
    for (idx, (plain, (land, rivers))) in Terrain::ALL.into_iter().zip(with_rivers).enumerate() {
        let at = in_row(idx);
        let rivers: Vec<Vec<Direction>> = rivers.iter().map(|sides| river(sides)).collect();
        all = all
            .add(group().at(at).add(terrain::ground(plain, &[], 0)))
            .add(named(plain.name(), at + Point::new(0.0, 122.0)))
            .add(
                group()
                    .at(at + Point::new(0.0, 250.0))
                    .add(terrain::ground(land, &rivers, 1))
                    .add_all((0..rivers.len()).map(|nth| river::draw(&rivers, nth))),
            );
    }
    (all, 490.0)
}

/// What seats make on tiles.
fn on_tiles() -> (Tag, f64) {
    let [east, .., west, _, _] = Direction::ALL;
    let rivers = vec![vec![east, west]];
    let (at, degrees) = river::crossing(&rivers, east);
    let road = Road {
        line: Curve::straight(west.middle(), east.middle()).line(),
        name: Some("0,0,0,0".to_owned()),
    };
    let grass = || group().add(terrain::ground(Terrain::Pasture, &[], 2));
    let tiles = [
        group().add(terrain::watered(&[], 0)),
        grass().add(works::roads(&[road])),
        group()
            .add(terrain::ground(Terrain::Pasture, &rivers, 1))
            .add(river::draw(&rivers, 0))
            .add(works::bridge(at, degrees)),
        grass().add(works::wall(east, Some(seat(1)), 3)),
        grass()
            .add(works::wall(Direction::ALL[1], Some(seat(3)), 1))
            .add(works::wall(Direction::ALL[4], None, 12)),
        grass()
            .add(group().at(Point::new(-30.0, 0.0)).add(works::home(seat(0))))
            .add(group().at(Point::new(30.0, 0.0)).add(works::start())),
    ];
    let placed = tiles.into_iter().enumerate();
    let placed = placed.map(|(idx, tile)| group().at(in_row(idx)).add(tile));
    (group().add_all(placed), 240.0)
}

fn buildings() -> (Tag, f64) {
    let each = Building::ALL.into_iter().enumerate().map(|(idx, kind)| {
        let (column, row) = ((idx % 8) as f64, (idx / 8) as f64);
        let at = Point::new(85.0 + column * 147.0, 60.0 + row * 150.0);
        let made = [0, 0, 1, 4][idx % 4];
        let bag = Bag { gold: 3, iron: 10 };
        let drawing = building::building(kind, made, bag);
        group()
            .add(group().scaled(at, 1.2).add(drawing))
            .add(named(kind.name(), at + Point::new(0.0, 70.0)))
    });
    (group().add_all(each), 310.0)
}

fn goods() -> (Tag, f64) {
    let each = Good::ALL.into_iter().enumerate().map(|(idx, kind)| {
        let at = Point::new(65.0 + idx as f64 * 106.0, 40.0);
        let many = good::counted(kind, 2 + 9 * idx as u16);
        group()
            .add(group().scaled(at, 1.5).add(good::counted(kind, 1)))
            .add(group().at(at + Point::new(0.0, 80.0)).add(many))
            .add(named(kind.name(), at + Point::new(0.0, 42.0)))
    });
    (group().add_all(each), 150.0)
}

fn transporters() -> (Tag, f64) {
    let cargo = [
        (Good::Goose, 1),
        (Good::Boards, 3),
        (Good::Stock, 1),
        (Good::Coins, 2),
        (Good::Iron, 1),
    ];
    let goods = |n_kinds: usize| cargo[..n_kinds].iter().copied().collect::<Goods>();
    let mut all = group();
    for (column, kind) in Transport::ALL.into_iter().enumerate() {
        let left = 110.0 + column as f64 * 195.0;
        for row in 0..6 {
            let one = Transporter {
                id: TransporterId::of(seat(row), 0),
                kind,
                load: match (row + column) % 6 {
                    2 => Load::Passenger(TransporterId::of(seat(5 - row), 1), Transport::Donkey),
                    n_kinds => Load::Goods(goods(n_kinds)),
                },
                going: match (row + 2 * column) % 5 {
                    0 => Going::Moved,
                    1 => Going::OnItsWay { steps_left: 2 },
                    _ => Going::Standing,
                },
            };
            let at = Point::new(left, 60.0 + row as f64 * 104.0);
            all = all.add(group().at(at).add(one.draw()));
        }
        all = all.add(named(kind.name(), Point::new(left, 650.0)));
    }
    (all, 680.0)
}
