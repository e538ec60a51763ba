//! Every shape of the game on one sheet.

use game::Seat;

use crate::point::Point;
use crate::svg::{Tag, group, picture, rect};
use crate::text::{INK, PAPER, centered};

use super::building::{self, Building};
use super::good::{self, Good};
use super::hex::{Hex, Side};
use super::item::{Item, items};
use super::river::{self, Land, River};
use super::terrain::{self, Terrain};
use super::transporter::{self, Load, Transport};
use super::works::{self, Bank};

const WIDTH: f64 = 1200.0;

/// Every terrain, river, good, transporter and building, and a small map with roads, bridges and walls.
pub fn sheet() -> String {
    let parts: [(Tag, f64); 5] = [tiles(), map(), buildings(), goods(), transporters()];
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

fn sides(numbers: &[u8]) -> Vec<Side> {
    numbers.iter().map(|&number| Side::new(number)).collect()
}

fn seat(idx: usize) -> Seat {
    Seat::first(Seat::MAX).nth(idx).unwrap_or(Seat::FIRST)
}

fn named(name: &str, at: Point) -> Tag {
    centered(at, 16.0, INK, &name.replace('_', " "))
}

fn tiles() -> (Tag, f64) {
    let with_rivers: [(Terrain, &[&[u8]]); 6] = [
        (Terrain::Mountain, &[&[0]]),
        (Terrain::Woods, &[&[0, 3]]),
        (Terrain::Desert, &[&[1, 3]]),
        (Terrain::Rock, &[&[4, 5]]),
        (Terrain::Pasture, &[&[0, 2, 4]]),
        (Terrain::Pasture, &[&[0, 1], &[3, 4]]),
    ];
    let mut all = group();
    for (idx, (plain, (land, rivers))) in Terrain::ALL.into_iter().zip(with_rivers).enumerate() {
        let at = Point::new(110.0 + idx as f64 * 195.0, 110.0);
        let rivers: Vec<Vec<Side>> = rivers.iter().map(|river| sides(river)).collect();
        let rivers: Vec<&River> = rivers.iter().map(Vec::as_slice).collect();
        all = all
            .add(group().at(at).add(terrain::ground(plain, &[], 0)))
            .add(named(plain.name(), at + Point::new(0.0, 122.0)))
            .add(
                group()
                    .at(at + Point::new(0.0, 250.0))
                    .add(terrain::ground(land, &rivers, 1))
                    .add(river::draw(&rivers)),
            );
    }
    (all, 490.0)
}

fn buildings() -> (Tag, f64) {
    let each = Building::ALL.into_iter().enumerate().map(|(idx, kind)| {
        let (column, row) = ((idx % 8) as f64, (idx / 8) as f64);
        let at = Point::new(85.0 + column * 147.0, 50.0 + row * 130.0);
        group()
            .add(building::building(kind, at, 1.2))
            .add(named(kind.name(), at + Point::new(0.0, 58.0)))
    });
    (group().add_all(each), 270.0)
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
        (Good::Fuel, 1),
    ];
    let mut all = group();
    for (column, kind) in Transport::ALL.into_iter().enumerate() {
        let left = 110.0 + column as f64 * 195.0;
        for row in 0..6 {
            let n_goods = [0, 1, 2, 4, 5, 3][(row + column) % 6];
            let load = Load {
                goods: cargo[..n_goods].to_vec(),
                passenger: (n_goods == 2).then_some((Transport::Donkey, seat(row))),
            };
            let at = Point::new(left, 60.0 + row as f64 * 104.0);
            all = all.add(
                group()
                    .at(at)
                    .add(transporter::transporter(kind, seat(row), &load)),
            );
        }
        all = all.add(named(kind.name(), Point::new(left, 650.0)));
    }
    (all, 680.0)
}

const TILES: [(Hex, Terrain, &[u8]); 11] = [
    (Hex::new(0, 0), Terrain::Mountain, &[0]),
    (Hex::new(1, 0), Terrain::Woods, &[0, 3]),
    (Hex::new(2, 0), Terrain::Rock, &[1, 3]),
    (Hex::new(3, 0), Terrain::Mountain, &[]),
    (Hex::new(0, 1), Terrain::Desert, &[0, 1]),
    (Hex::new(1, 1), Terrain::Woods, &[0, 3]),
    (Hex::new(2, 1), Terrain::Pasture, &[3, 4]),
    (Hex::new(3, 1), Terrain::Sea, &[]),
    (Hex::new(0, 2), Terrain::Desert, &[0, 4]),
    (Hex::new(1, 2), Terrain::Pasture, &[0, 3]),
    (Hex::new(2, 2), Terrain::Sea, &[]),
];

/// A few tiles with roads, a bridge, walls, a home, buildings, goods and transporters.
fn map() -> (Tag, f64) {
    let origin = Point::new(260.0, 110.0);
    let is_sea = |hex: Hex| {
        let mut tiles = TILES.iter();
        tiles.any(|&(other, terrain, _)| other == hex && terrain == Terrain::Sea)
    };
    // What is flat comes first, in layers, so that no tile covers its neighbour's river or road.
    let [mut grounds, mut shores, mut rivers] = [group(), group(), group()];
    for (hex, terrain, arms) in TILES {
        let arms = sides(arms);
        let own: Vec<&River> = [arms.as_slice()]
            .into_iter()
            .filter(|arms| !arms.is_empty())
            .collect();
        let turn = (hex.q * 2 + hex.r * 3).rem_euclid(6) as u8;
        let here = || group().at(origin + hex.center());
        grounds = grounds.add(here().add(terrain::ground(terrain, &own, turn)));
        rivers = rivers.add(here().add(river::draw(&own)));
        let coasts = Side::ALL
            .into_iter()
            .filter(|&side| terrain != Terrain::Sea && is_sea(hex.beyond(side)));
        for side in coasts {
            shores = shores.add(here().add(terrain::coast(side)));
            if arms.contains(&side) {
                rivers = rivers.add(here().add(river::mouth(side)));
            }
        }
    }
    let all = group().add(grounds).add(shores).add(rivers).add_all(
        [
            tile_with_bridge(),
            tile_with_sawmill(),
            tile_with_home(),
            seas(),
        ]
        .into_iter()
        .flatten()
        .map(|(hex, tag)| group().at(origin + hex.center()).add(tag)),
    );
    (all, 530.0)
}

type Placed = Vec<(Hex, Tag)>;

fn load(goods: &[(Good, u16)]) -> Load {
    Load {
        goods: goods.to_vec(),
        passenger: None,
    }
}

fn tile_with_bridge() -> Placed {
    let hex = Hex::new(1, 1);
    let river = sides(&[0, 3]);
    let land = Land::new(&[&river]);
    let road = |side: u8, bank: Bank, half: usize| {
        let side = Side::new(side);
        (side, bank, land.middles[land.at(side, half)])
    };
    let roads = [
        road(0, Bank::Second, 1),
        road(2, Bank::Dry, 0),
        road(5, Bank::Dry, 0),
    ];
    let (at, degrees) = river::crossing(&river, Side::new(0));
    let donkey = |idx: usize, goods: &[(Good, u16)]| {
        Item::Transporter(Transport::Donkey, seat(idx), load(goods))
    };
    let north = [donkey(1, &[(Good::Trunks, 2)]), donkey(0, &[])];
    let south = [
        Item::Building(Building::Woodcutter),
        Item::Goods(Good::Trunks, 3),
    ];
    vec![
        (hex, works::roads(&roads)),
        (hex, works::bridge(at, degrees)),
        (hex, items(&north, &land.rooms[0])),
        (hex, items(&south, &land.rooms[1])),
    ]
}

fn tile_with_sawmill() -> Placed {
    let hex = Hex::new(2, 1);
    let river = sides(&[3, 4]);
    let land = Land::new(&[&river]);
    let west = Side::new(3);
    let region = land.at(west, 0);
    let things = [
        Item::Building(Building::Sawmill),
        Item::Transporter(
            Transport::Wagon,
            seat(1),
            load(&[(Good::Boards, 2), (Good::Paper, 1)]),
        ),
        Item::Goods(Good::Boards, 12),
        Item::Goods(Good::Stone, 1),
    ];
    vec![
        (
            hex,
            works::roads(&[
                (west, Bank::First, land.middles[region]),
                (Side::new(2), Bank::Dry, land.middles[region]),
            ]),
        ),
        (hex, works::wall(Side::new(0), Some(seat(1)), 3)),
        (hex, items(&things, &land.rooms[region])),
    ]
}

fn tile_with_home() -> Placed {
    let hex = Hex::new(1, 2);
    let river = sides(&[0, 3]);
    let land = Land::new(&[&river]);
    let things = [
        Item::Home(seat(0)),
        Item::Transporter(Transport::Donkey, seat(0), load(&[])),
        Item::Goods(Good::Boards, 5),
        Item::Goods(Good::Stone, 1),
        Item::Goods(Good::Goose, 2),
    ];
    vec![
        (
            hex,
            works::roads(&[(Side::new(5), Bank::Dry, land.middles[0])]),
        ),
        (hex, items(&things, &land.rooms[1])),
        (hex, works::wall(Side::new(2), Some(seat(3)), 1)),
        (Hex::new(1, 0), works::wall(Side::new(3), None, 12)),
    ]
}

fn seas() -> Placed {
    let open = Land::new(&[]).rooms;
    let steamer = Item::Transporter(
        Transport::Steamer,
        seat(0),
        load(&[(Good::Gold, 2), (Good::Fuel, 1)]),
    );
    let raft = Item::Transporter(Transport::Raft, seat(2), load(&[]));
    let rig = [Item::Building(Building::OilRig), Item::Goods(Good::Fuel, 4)];
    vec![
        (Hex::new(3, 1), items(&rig, &open[0])),
        (Hex::new(2, 2), items(&[steamer, raft], &open[0])),
    ]
}
