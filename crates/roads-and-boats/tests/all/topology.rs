//! Regions, banks, bridges and ways, against painted tiles (RB-MAP-03, RB-MAP-04, RB-MAP-05, RB-MAP-06).

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use roads_and_boats::{
    Banks, Direction, Hex, Map, MapError, MapFile, Place, Region, StartFile, Terrain, TileFile,
};

use crate::drawing::{Drawing, Picture};

/// Whether two edges of one river lie on both sides of two of the other, or the rivers share an edge.
fn cross(a: &[Direction], b: &[Direction]) -> bool {
    let runs_to = |river: &[Direction], edge: usize| river.iter().any(|arm| arm.index() == edge);
    let shared = (0..6).any(|edge| runs_to(a, edge) && runs_to(b, edge));
    let mut fours = (0..6).flat_map(|i| {
        (i + 1..6)
            .flat_map(move |j| (j + 1..6).flat_map(move |k| (k + 1..6).map(move |l| [i, j, k, l])))
    });
    shared
        || fours.any(|[i, j, k, l]| {
            let alternate = |a: &[Direction], b: &[Direction]| {
                runs_to(a, i) && runs_to(b, j) && runs_to(a, k) && runs_to(b, l)
            };
            alternate(a, b) || alternate(b, a)
        })
}

fn edges_of(bits: u32) -> Vec<Direction> {
    let runs_there = |edge: &Direction| bits >> edge.index() & 1 == 1;
    Direction::ALL.into_iter().filter(runs_there).collect()
}

/// All ways to have up to three rivers that share no edge, whether they cross or not.
fn all_rivers() -> Vec<Vec<Vec<Direction>>> {
    let mut all = Vec::new();
    for a in 1..64_u32 {
        all.push(vec![a]);
        for b in (a + 1..64).filter(|b| a & b == 0) {
            all.push(vec![a, b]);
            for c in (b + 1..64).filter(|c| (a | b) & c == 0) {
                all.push(vec![a, b, c]);
            }
        }
    }
    let rivers = |bits: Vec<u32>| bits.into_iter().map(edges_of).collect();
    all.into_iter().map(rivers).collect()
}

fn is_tangled(rivers: &[Vec<Direction>]) -> bool {
    (0..rivers.len()).any(|nth| rivers[..nth].iter().any(|other| cross(&rivers[nth], other)))
}

fn file(tiles: Vec<TileFile>) -> MapFile {
    MapFile {
        name: "Test".to_owned(),
        seats: vec![1],
        record: None,
        tiles,
        homes: Vec::new(),
        start: StartFile::default(),
    }
}

fn tile(hex: Hex, terrain: Terrain, rivers: Vec<Vec<Direction>>) -> TileFile {
    TileFile {
        hex,
        terrain,
        rivers,
    }
}

/// A tile alone in the sea, so that every river has a mouth.
fn island(rivers: Vec<Vec<Direction>>) -> Result<Map, MapError> {
    let middle = Hex::new(0, 0);
    let sea = Direction::ALL.map(|edge| tile(middle.towards(edge), Terrain::Sea, Vec::new()));
    let mut tiles = vec![tile(middle, Terrain::Pasture, rivers)];
    tiles.extend(sea);
    Map::new(file(tiles))
}

/// 63 single rivers, and all pairs and triples that do not cross.
#[test]
fn rb_map_03_rb_map_05_every_river_shape_cuts_its_tile_as_the_painted_one_does() {
    let mut n_shapes = [0; 4];
    for rivers in all_rivers()
        .into_iter()
        .filter(|rivers| !is_tangled(rivers))
    {
        n_shapes[rivers.len()] += 1;
        let banks = Banks::of(&rivers);
        let picture = Picture::of(&rivers);
        assert_eq!(banks.n_regions(), picture.n_regions(), "{rivers:?}");
        for edge in Direction::ALL {
            assert_eq!(banks.at(edge), picture.at(edge), "{rivers:?} at {edge}");
        }
        for (nth, river) in rivers.iter().enumerate() {
            let along: BTreeSet<u8> = (0..8)
                .filter(|region| banks.along(river) >> region & 1 == 1)
                .collect();
            assert_eq!(along, picture.along(nth), "{rivers:?}, river {nth}");
        }
        let bridges: BTreeSet<[u8; 2]> = banks.bridges(&rivers).into_iter().collect();
        assert_eq!(bridges, picture.bridges(), "{rivers:?}");
        assert_eq!(bridges.is_empty(), picture.is_whole(), "{rivers:?}");
        assert_eq!(n_joined(banks.n_regions(), &bridges), 1, "{rivers:?}");
        let map = island(rivers.clone()).unwrap();
        assert_eq!(map.banks(Hex::new(0, 0)), Some(banks));
    }
    // Partitions of some of six edges into parts that do not cross, as the Narayana numbers count them.
    assert_eq!(n_shapes, [0, 63, 240, 280]);
}

/// Source, straight, the two bends, fork.
#[test]
fn rb_map_03_rb_map_05_the_shapes_of_the_box_have_the_regions_of_the_rules_page() {
    for (edges, n_regions, n_bridges) in [
        (&[0][..], 1, 0),
        (&[0, 3], 2, 1),
        (&[0, 2], 2, 1),
        (&[0, 1], 2, 1),
        (&[0, 2, 4], 3, 3),
    ] {
        let river: Vec<Direction> = edges.iter().map(|&edge| Direction::ALL[edge]).collect();
        let banks = Banks::of(std::slice::from_ref(&river));
        assert_eq!(banks.n_regions(), n_regions, "{edges:?}");
        assert_eq!(banks.bridges(&[river]).len(), n_bridges, "{edges:?}");
    }
}

/// Nothing depends on how a tile lies, but for the numbers of its regions.
#[test]
fn rb_map_03_a_turned_tile_is_cut_in_the_same_way() {
    for rivers in all_rivers()
        .into_iter()
        .filter(|rivers| !is_tangled(rivers))
    {
        let banks = Banks::of(&rivers);
        for sixths in 0..6 {
            let turn = |river: &Vec<Direction>| -> Vec<Direction> {
                river.iter().map(|edge| edge.turned(sixths)).collect()
            };
            let turned_rivers: Vec<Vec<Direction>> = rivers.iter().map(turn).collect();
            let turned = Banks::of(&turned_rivers);
            let mut names = BTreeMap::new();
            for edge in Direction::ALL {
                for (old, new) in banks
                    .at(edge)
                    .into_iter()
                    .zip(turned.at(edge.turned(sixths)))
                {
                    assert_eq!(*names.entry(old).or_insert(new), new, "{rivers:?}");
                }
            }
            let new_names: BTreeSet<u8> = names.values().copied().collect();
            assert_eq!(new_names.len(), names.len());
            assert_eq!(turned.n_regions(), banks.n_regions());
            for (river, turned_river) in rivers.iter().zip(&turned_rivers) {
                let named = names
                    .iter()
                    .filter(|(old, _)| banks.along(river) >> **old & 1 == 1)
                    .fold(0, |bits, (_, new)| bits | 1 << new);
                assert_eq!(turned.along(turned_river), named);
            }
            assert_eq!(
                turned.bridges(&turned_rivers).len(),
                banks.bridges(&rivers).len()
            );
        }
    }
}

#[test]
fn rb_map_02_rb_map_08_rivers_that_cross_are_refused_and_no_others() {
    let mut n_refused = 0;
    for rivers in all_rivers() {
        let is_tangled = is_tangled(&rivers);
        n_refused += usize::from(is_tangled);
        let expected = is_tangled.then_some(MapError::RiversCross(Hex::new(0, 0)));
        assert_eq!(island(rivers.clone()).err(), expected, "{rivers:?}");
        // The order of rivers and of their edges says nothing.
        let back = |river: &Vec<Direction>| river.iter().rev().copied().collect();
        let reversed = rivers.iter().rev().map(back).collect();
        assert_eq!(island(reversed).err(), expected, "{rivers:?} reversed");
    }
    assert!(n_refused > 50, "{n_refused}");
}

/// How many pieces are left of so many regions once the bridges are built.
fn n_joined(n_regions: u8, bridges: &BTreeSet<[u8; 2]>) -> usize {
    let mut piece: Vec<u8> = (0..n_regions).collect();
    for [a, b] in bridges {
        let [from, to] = [a, b].map(|&region| piece[usize::from(region)]);
        for piece in piece.iter_mut().filter(|piece| **piece == from) {
            *piece = to;
        }
    }
    piece.into_iter().collect::<BTreeSet<u8>>().len()
}

/// What a random map is made from; it gets smaller with the numbers.
type Choices = (Vec<(u8, u8)>, Vec<bool>, Vec<u8>);

fn choices() -> impl Strategy<Value = Choices> {
    (
        prop::collection::vec((0..4_u8, any::<u8>()), 19),
        prop::collection::vec(any::<bool>(), 3 * 19),
        prop::collection::vec(any::<u8>(), 6 * 19),
    )
}

/// A map of up to 19 tiles, with rivers over any of its edges that go on or flow into the sea.
fn random_map((tiles, edges, shares): &Choices) -> MapFile {
    let middle = Hex::new(0, 0);
    let around = (-2..=2_i8).flat_map(|q| (-2..=2_i8).map(move |r| Hex::new(q, r)));
    let mut hexes: Vec<Hex> = around.filter(|hex| hex.distance(middle) <= 2).collect();
    hexes.sort_by_key(|hex| hex.distance(middle));
    let mut terrain: BTreeMap<Hex, Terrain> = BTreeMap::new();
    for (&hex, &(kind, number)) in hexes.iter().zip(tiles) {
        let kind = match kind {
            _ if hex == middle => Terrain::Pasture,
            0 => continue,
            1 => Terrain::Sea,
            _ => Terrain::ALL[usize::from(number) % 5],
        };
        // Only tiles that hang together.
        if hex == middle
            || Direction::ALL
                .iter()
                .any(|&edge| terrain.contains_key(&hex.towards(edge)))
        {
            terrain.insert(hex, kind);
        }
    }
    let mut arms: BTreeMap<Hex, Vec<Direction>> = BTreeMap::new();
    for (nth, &hex) in hexes.iter().enumerate() {
        for edge in &Direction::ALL[..3] {
            let other = hex.towards(*edge);
            let (Some(near), Some(far)) = (terrain.get(&hex), terrain.get(&other)) else {
                continue;
            };
            if edges[3 * nth + edge.index()] {
                if near.is_land() {
                    arms.entry(hex).or_default().push(*edge);
                }
                if far.is_land() {
                    arms.entry(other).or_default().push(edge.opposite());
                }
            }
        }
    }
    let mut files = Vec::new();
    for (nth, &hex) in hexes.iter().enumerate() {
        let Some(&terrain) = terrain.get(&hex) else {
            continue;
        };
        // Each arm joins one of the tile's rivers or is one of its own, as long as none cross.
        let mut rivers: Vec<Vec<Direction>> = Vec::new();
        for &arm in arms.get(&hex).into_iter().flatten() {
            let share = usize::from(shares[6 * nth + arm.index()]);
            let mut tried = rivers.clone();
            match tried.get_mut(share % 4) {
                Some(river) => river.push(arm),
                None => tried.push(vec![arm]),
            }
            if is_tangled(&tried) {
                tried.clone_from(&rivers);
                tried.push(vec![arm]);
            }
            rivers = tried;
        }
        files.push(tile(hex, terrain, rivers));
    }
    file(files)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    /// Land leads from a region to those on the same bank over an edge, rivers to rivers and through mouths to the sea,
    /// the sea to the sea, docks to their sea tile and back.
    #[test]
    fn rb_map_04_ways_are_those_of_the_painted_map(choices in choices()) {
        let file = random_map(&choices);
        let drawing = Drawing::of(&file.tiles);
        let map = Map::new(file).unwrap();
        let ways: BTreeMap<Place, BTreeSet<Place>> = map
            .places()
            .into_iter()
            .map(|place| (place, map.ways(place).into_iter().collect()))
            .collect();
        prop_assert_eq!(ways.len(), map.places().len(), "a place is there twice");
        let expected = drawing.ways();
        for (place, there) in &ways {
            prop_assert_eq!(Some(there), expected.get(place), "{}", place);
        }
        prop_assert_eq!(ways.len(), expected.len());
    }

    #[test]
    fn rb_move_07_rb_move_08_every_way_there_is_a_way_back(choices in choices()) {
        let map = Map::new(random_map(&choices)).unwrap();
        for place in map.places() {
            for there in map.ways(place) {
                prop_assert!(map.ways(there).contains(&place), "{} to {}", place, there);
                let is_by_land = |place| matches!(place, Place::Land(_));
                prop_assert_eq!(is_by_land(place), is_by_land(there));
                if let Place::Dock { .. } = place {
                    prop_assert!(matches!(there, Place::Sea(_)));
                    prop_assert_eq!(map.ways(place).len(), 1);
                }
            }
        }
    }

    #[test]
    fn rb_map_05_rb_map_06_rb_move_09_reach_bridges_and_shores_are_those_of_the_painted_map(choices in choices()) {
        let file = random_map(&choices);
        let drawing = Drawing::of(&file.tiles);
        let map = Map::new(file).unwrap();
        for place in map.places() {
            let hex = place.hex();
            let reached: BTreeSet<Region> = map.regions_in_reach(place).into_iter().collect();
            let expected: BTreeSet<Region> = match place {
                Place::Land(region) | Place::Dock { land: region, .. } => [region].into(),
                Place::Sea(hex) => [Region::new(hex, 0)].into(),
                Place::River(river) => {
                    let along = drawing.tile(hex).along(river.nth.into());
                    along.into_iter().map(|nth| Region::new(hex, nth)).collect()
                }
            };
            prop_assert_eq!(reached, expected, "{}", place);
        }
        for tile in &map.file().tiles {
            let picture = drawing.tile(tile.hex);
            prop_assert_eq!(map.regions(tile.hex), picture.n_regions());
            prop_assert_eq!(map.terrain(tile.hex), Some(tile.terrain));
            let sites: BTreeSet<[u8; 2]> = map.bridge_sites(tile.hex).into_iter().collect();
            prop_assert_eq!(n_joined(map.regions(tile.hex), &sites), 1);
            prop_assert_eq!(sites, picture.bridges());
            let by_the_sea = Direction::ALL
                .iter()
                .any(|&edge| map.terrain(tile.hex.towards(edge)) == Some(Terrain::Sea));
            let is_shore = tile.terrain.is_land() && (by_the_sea || !tile.rivers.is_empty());
            prop_assert_eq!(map.is_shore(tile.hex), is_shore);
        }
    }
}

#[test]
fn nothing_is_known_of_what_is_not_there() {
    let map = island(vec![edges_of(0b1001)]).unwrap();
    let far = Hex::new(9, 9);
    assert_eq!(map.regions(far), 0);
    assert_eq!((map.terrain(far), map.banks(far)), (None, None));
    assert!(!map.is_shore(far) && map.bridge_sites(far).is_empty());
    let middle = Hex::new(0, 0);
    for place in [
        Place::Sea(far),
        Place::Sea(middle),
        Place::Land(Region::new(middle, 2)),
        Place::Land(Region::new(Hex::new(1, 0), 0)),
        Place::River(Region::new(middle, 1)),
        Place::Dock {
            land: Region::new(middle, 1),
            sea: Direction::ALL[4],
        },
        Place::Sea(Hex::new(i8::MAX, i8::MIN)),
    ] {
        assert_eq!(map.ways(place), [], "{place}");
        assert_eq!(map.regions_in_reach(place), [], "{place}");
    }
}
