//! Random maps, from the tiles of the box.

use std::collections::{BTreeMap, BTreeSet};

use game::Seed;
use proptest::prelude::*;
use roads_and_boats::{
    Direction, GenerateError, Hex, Map, MapError, MapFile, MapRequest, Shape, Stock, Terrain,
    generate,
};

use crate::fairness::{self, Measure};

fn request(seats: u8, tiles: usize) -> MapRequest {
    MapRequest {
        name: "Random".to_owned(),
        seats,
        tiles,
        sea: None,
    }
}

fn with_sea(seats: u8, tiles: usize, sea: usize) -> MapRequest {
    MapRequest {
        sea: Some(sea),
        ..request(seats, tiles)
    }
}

fn made(seats: u8, tiles: usize, seed: u64) -> MapFile {
    generate(&request(seats, tiles), Seed::from(seed)).unwrap()
}

/// The box, copied from the rules page once more: plain, source, straight, gentle bend, sharp bend, fork.
const BOX: [(Terrain, [usize; 6]); 6] = [
    (Terrain::Pasture, [22, 0, 6, 3, 3, 1]),
    (Terrain::Woods, [15, 0, 3, 3, 1, 0]),
    (Terrain::Rock, [10, 0, 1, 1, 1, 0]),
    (Terrain::Mountain, [18, 3, 0, 0, 0, 0]),
    (Terrain::Desert, [21, 0, 0, 1, 1, 0]),
    (Terrain::Sea, [30, 0, 0, 0, 0, 0]),
];

fn counts(file: &MapFile) -> BTreeMap<(Terrain, Shape), usize> {
    let mut counts = BTreeMap::new();
    for tile in &file.tiles {
        let shape = Shape::of(&tile.rivers).expect("a shape of the box");
        *counts.entry((tile.terrain, shape)).or_default() += 1;
    }
    counts
}

/// RB-MAP-02, RB-MAP-07: from each river tile the water leads to the sea, and each end is a source or a mouth.
fn check_rivers(map: &Map) -> Result<(), TestCaseError> {
    for tile in &map.file().tiles {
        for river in &tile.rivers {
            let mut reached = BTreeSet::from([tile.hex]);
            let mut open = vec![(tile.hex, river.clone())];
            let mut n_mouths = 0;
            while let Some((hex, edges)) = open.pop() {
                for edge in edges {
                    let next = hex.towards(edge);
                    let to = map
                        .file()
                        .tiles
                        .iter()
                        .find(|tile| tile.hex == next)
                        .unwrap();
                    if to.terrain == Terrain::Sea {
                        n_mouths += 1;
                    } else if reached.insert(next) {
                        open.push((next, to.rivers[0].clone()));
                    }
                }
            }
            prop_assert!(n_mouths > 0, "the river of {} finds no sea", tile.hex);
        }
    }
    Ok(())
}

fn check(file: &MapFile, seats: u8, tiles: usize) -> Result<(), TestCaseError> {
    let map = Map::new(file.clone()).map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(file.tiles.len(), tiles);
    prop_assert_eq!(&file.seats, &[seats]);
    prop_assert_eq!(file.homes.len(), usize::from(seats));
    let counts = counts(file);
    for (terrain, of_shape) in BOX {
        for (shape, most) in Shape::ALL.into_iter().zip(of_shape) {
            let found = counts.get(&(terrain, shape)).copied().unwrap_or(0);
            prop_assert!(found <= most, "{} {} {:?}", found, terrain, shape);
        }
    }
    prop_assert!(Stock::of_the_box().covers(file));
    check_rivers(&map)?;
    let homes: Vec<Hex> = file.homes.iter().map(|home| home.hex()).collect();
    let steps = fairness::steps(&map, homes[0]);
    let mut land = file.tiles.iter().filter(|tile| tile.terrain.is_land());
    prop_assert!(
        land.all(|tile| steps.contains_key(&tile.hex)),
        "the land is parted"
    );
    for (nth, home) in homes.iter().enumerate() {
        let apart = homes[..nth].iter().map(|other| other.distance(*home)).min();
        prop_assert!(apart.is_none_or(|apart| apart >= 3), "{:?}", homes);
        let near = fairness::Nearest::of(&map, *home);
        for (measure, most) in [
            (Measure::Other(Terrain::Pasture), 2),
            (Measure::Other(Terrain::Woods), 2),
            (Measure::Other(Terrain::Rock), 3),
            (Measure::Other(Terrain::Mountain), 4),
            (Measure::Other(Terrain::Sea), 5),
            (Measure::Shore, 4),
        ] {
            let steps = near.steps(measure);
            prop_assert!(
                steps.is_some_and(|steps| steps <= most),
                "{} to {:?}",
                home,
                measure
            );
            let unfair = fairness::unfairness(&map, &homes, measure);
            prop_assert!(unfair <= 1, "{:?} differs by {}", measure, unfair);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) })]

    #[test]
    fn rb_map_01_rb_map_02_rb_map_07_rb_map_08_rb_set_03_random_maps_are_sound_and_fair(
        (seats, tiles) in (1..=6_u8).prop_flat_map(|seats| (Just(seats), MapRequest::least_tiles(seats)..=144)),
        seed in any::<u64>(),
    ) {
        let file = made(seats, tiles, seed);
        check(&file, seats, tiles)?;
        let read = MapFile::parse(&file.write()).unwrap();
        prop_assert_eq!(&read, &file);
        prop_assert_eq!(made(seats, tiles, seed), file);
    }
}

/// The sizes at which luck has least room: the smallest of each seat count, and the box emptied to the last tile.
#[test]
fn the_smallest_and_the_largest_maps_are_made() {
    for seats in 1..=6 {
        let least = MapRequest::least_tiles(seats);
        for tiles in [least, least + 1, 116, 117, 143, 144] {
            for seed in 0..8 {
                let file = made(seats, tiles, seed);
                check(&file, seats, tiles).unwrap_or_else(|error| panic!("{seed}: {error}"));
            }
        }
    }
    let whole: usize = counts(&made(6, 144, 1)).values().sum();
    assert_eq!(whole, 144);
}

/// RB-MAP-07: just as many tiles are sea as were asked for, down to the fewest and up to the most.
#[test]
fn a_random_map_has_the_sea_that_was_asked_for() {
    for (seats, tiles, least, most) in [
        (1, 12, 2, 4),
        (2, 40, 5, 13),
        (3, 55, 7, 18),
        (4, 70, 9, 23),
        (4, 100, 13, 30),
        (6, 47, 6, 11),
        (6, 120, 15, 30),
        (6, 144, 30, 30),
    ] {
        assert_eq!(MapRequest::sea_tiles(seats, tiles), least..=most, "{tiles}");
        for sea in [least, (least + most) / 2, most] {
            for seed in 0..4 {
                let request = with_sea(seats, tiles, sea);
                let file = generate(&request, Seed::from(seed))
                    .unwrap_or_else(|error| panic!("{seats} {tiles} {sea} {seed}: {error}"));
                check(&file, seats, tiles).unwrap_or_else(|error| panic!("{seed}: {error}"));
                let tiles = file.tiles.iter();
                let n_sea = tiles.filter(|tile| tile.terrain == Terrain::Sea).count();
                assert_eq!(n_sea, sea);
            }
        }
    }
}

#[test]
fn another_seed_makes_another_map() {
    let maps: BTreeSet<String> = (0..20).map(|seed| made(3, 40, seed).write()).collect();
    assert_eq!(maps.len(), 20);
}

/// What a seed made once it always makes.
#[test]
fn a_random_map_is_pinned() {
    insta::assert_snapshot!(made(1, 12, 7).write());
}

#[test]
#[expect(
    clippy::too_many_lines,
    reason = "a table of requests and what is said of each"
)]
fn requests_that_cannot_be_met_are_refused_with_the_reason() {
    for (request, error, said) in [
        (
            request(0, 40),
            GenerateError::Seats(0),
            "a map is made for 1 to 6 seats, not for 0",
        ),
        (
            request(7, 90),
            GenerateError::Seats(7),
            "a map is made for 1 to 6 seats, not for 7",
        ),
        (
            request(4, 32),
            GenerateError::TooFewTiles {
                tiles: 32,
                seats: 4,
                least: 33,
            },
            "32 tiles are too few for 4 seats, who need 33",
        ),
        (
            request(2, 0),
            GenerateError::TooFewTiles {
                tiles: 0,
                seats: 2,
                least: 19,
            },
            "0 tiles are too few for 2 seats, who need 19",
        ),
        (
            request(2, 145),
            GenerateError::TooManyTiles {
                tiles: 145,
                most: 144,
            },
            "145 tiles are too many: the box has 144",
        ),
        (
            request(2, usize::MAX),
            GenerateError::TooManyTiles {
                tiles: usize::MAX,
                most: 144,
            },
            "18446744073709551615 tiles are too many: the box has 144",
        ),
        (
            with_sea(2, 40, 41),
            GenerateError::Sea {
                sea: 41,
                tiles: 40,
                least: 5,
                most: 13,
            },
            "41 of 40 tiles cannot be sea: with so many tiles and seats it is 5 to 13, and the box has 30",
        ),
        (
            with_sea(6, 140, 31),
            GenerateError::Sea {
                sea: 31,
                tiles: 140,
                least: 26,
                most: 30,
            },
            "31 of 140 tiles cannot be sea: with so many tiles and seats it is 26 to 30, and the box has 30",
        ),
        (
            with_sea(2, 40, 0),
            GenerateError::Sea {
                sea: 0,
                tiles: 40,
                least: 5,
                most: 13,
            },
            "0 of 40 tiles cannot be sea: with so many tiles and seats it is 5 to 13, and the box has 30",
        ),
        (
            MapRequest {
                name: String::new(),
                ..request(2, 20)
            },
            GenerateError::Name(MapError::NoName),
            "the map has no name",
        ),
    ] {
        assert_eq!(generate(&request, Seed::from(1)), Err(error.clone()));
        assert_eq!(error.to_string(), said);
    }
}

#[test]
fn rb_map_07_the_box_is_that_of_the_rules_page() {
    let stock = Stock::of_the_box();
    for (terrain, of_shape) in BOX {
        for (shape, count) in Shape::ALL.into_iter().zip(of_shape) {
            assert_eq!(
                usize::from(stock.count(terrain, shape)),
                count,
                "{terrain} {shape:?}"
            );
        }
    }
    let mut last = stock;
    assert!(last.take(Terrain::Pasture, Shape::Fork));
    assert!(!last.take(Terrain::Pasture, Shape::Fork));
    assert_eq!(last.total(), 143);
    // A bend to the next edge but two is a straight one, and two rivers are not in the box.
    let two = vec![vec![Direction::ALL[0]], vec![Direction::ALL[3]]];
    assert_eq!(Shape::of(&two), None);
}
