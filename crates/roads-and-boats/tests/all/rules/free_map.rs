//! Free map making (RB-MAP-07): what may be laid, checked against a slow reading of the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game::{Dice, Flaw, Game, Refusal, Seat, Seed};
use roads_and_boats::{
    Action, Arms, Direction, Event, FreeMapSetup, Hex, Map, MapChoice, MapFile, Phase, Setup,
    Stage, State, Terrain,
};

use crate::scaffold::*;

/// A river of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Plain,
    Source,
    Straight,
    Gentle,
    Sharp,
    Fork,
}

const KINDS: [Kind; 6] = [
    Kind::Plain,
    Kind::Source,
    Kind::Straight,
    Kind::Gentle,
    Kind::Sharp,
    Kind::Fork,
];

fn kind(river: Arms) -> Option<Kind> {
    let edges: Vec<usize> = river.iter().map(Direction::index).collect();
    match edges[..] {
        [] => Some(Kind::Plain),
        [_] => Some(Kind::Source),
        [a, b] => match b - a {
            1 | 5 => Some(Kind::Sharp),
            2 | 4 => Some(Kind::Gentle),
            _ => Some(Kind::Straight),
        },
        [a, b, c] if b - a == 2 && c - b == 2 => Some(Kind::Fork),
        _ => None,
    }
}

/// The box as the rules page counts it.
fn full_box() -> BTreeMap<(Terrain, Kind), i32> {
    let rows = [
        (Terrain::Pasture, [22, 0, 6, 3, 3, 1]),
        (Terrain::Woods, [15, 0, 3, 3, 1, 0]),
        (Terrain::Rock, [10, 0, 1, 1, 1, 0]),
        (Terrain::Mountain, [18, 3, 0, 0, 0, 0]),
        (Terrain::Desert, [21, 0, 0, 1, 1, 0]),
        (Terrain::Sea, [30, 0, 0, 0, 0, 0]),
    ];
    let mut all = BTreeMap::new();
    for (terrain, counts) in rows {
        for (kind, count) in KINDS.into_iter().zip(counts) {
            all.insert((terrain, kind), count);
        }
    }
    all
}

/// What lies so far, read once more from the rules page.
#[derive(Clone)]
struct Model {
    n_seats: usize,
    tiles: usize,
    /// How many of them are sea, if that is agreed.
    sea: Option<usize>,
    laid: BTreeMap<Hex, (Terrain, Arms)>,
    left: BTreeMap<(Terrain, Kind), i32>,
}

impl Model {
    fn of(table: &State) -> Model {
        let MapChoice::Free { free } = table.position().map else {
            panic!("the map is made already");
        };
        let mut model = Model {
            n_seats: table.n_seats(),
            tiles: free.tiles.into(),
            sea: free.sea.map(usize::from),
            laid: BTreeMap::new(),
            left: full_box(),
        };
        for tile in table.position().laid {
            model.lay(tile.hex, tile.terrain, tile.river);
        }
        model
    }

    fn lay(&mut self, hex: Hex, terrain: Terrain, river: Arms) {
        let kind = kind(river).expect("a tile of the box");
        *self.left.get_mut(&(terrain, kind)).expect("a kind") -= 1;
        self.laid.insert(hex, (terrain, river));
    }

    /// The free hexagons next to what lies, or the first one.
    fn free(&self) -> BTreeSet<Hex> {
        if self.laid.is_empty() {
            return [Hex::new(0, 0)].into();
        }
        let around = self
            .laid
            .keys()
            .flat_map(|hex| Direction::ALL.map(|edge| hex.towards(edge)));
        around.filter(|hex| !self.laid.contains_key(hex)).collect()
    }

    /// How many tiles of sea and how many of land are laid.
    fn n_laid(&self) -> (usize, usize) {
        let sea = self
            .laid
            .values()
            .filter(|(terrain, _)| *terrain == Terrain::Sea);
        let sea = sea.count();
        (sea, self.laid.len() - sea)
    }

    /// The rule against laying a tile on one of the free hexagons, if there is one.
    fn against(&self, hex: Hex, terrain: Terrain, river: Arms) -> Option<&'static str> {
        let (sea, land) = self.n_laid();
        if let Some(agreed) = self.sea {
            let is_enough = match terrain {
                Terrain::Sea => sea == agreed,
                _ => land == self.tiles - agreed,
            };
            if is_enough {
                return Some("RB-MAP-07");
            }
        }
        let count = kind(river).and_then(|kind| self.left.get(&(terrain, kind)));
        if count.is_none_or(|&count| count <= 0) {
            return Some("RB-MAP-07");
        }
        let mut joins = false;
        let mut flows = false;
        for edge in Direction::ALL {
            match self.laid.get(&hex.towards(edge)) {
                Some((Terrain::Sea, _)) => flows |= river.contains(edge),
                Some((_, other)) if terrain != Terrain::Sea => {
                    if other.contains(edge.opposite()) != river.contains(edge) {
                        return Some("RB-MAP-02");
                    }
                    joins |= river.contains(edge);
                }
                _ => {}
            }
        }
        if !river.is_empty() && river.len() != 1 && !joins && !flows {
            return Some("RB-MAP-07");
        }
        let mut after = self.clone();
        after.lay(hex, terrain, river);
        (!after.can_be_finished()).then_some("RB-MAP-07")
    }

    /// Whether every open end can be closed by a tile each, and enough land be laid.
    fn can_be_finished(&self) -> bool {
        let mut open: BTreeSet<Hex> = BTreeSet::new();
        for (hex, (_, river)) in &self.laid {
            let ends = river.iter().map(|edge| hex.towards(edge));
            open.extend(ends.filter(|end| !self.laid.contains_key(end)));
        }
        let open: Vec<Hex> = open.into_iter().collect();
        let still_to_lay = self.tiles - self.laid.len();
        if open.len() > still_to_lay {
            return false;
        }
        let (sea, land) = self.n_laid();
        let needed = (3 * self.n_seats).saturating_sub(land);
        let mut left: BTreeMap<Kind, i32> = BTreeMap::new();
        for ((terrain, kind), count) in &self.left {
            if *terrain != Terrain::Sea {
                *left.entry(*kind).or_default() += count;
            }
        }
        // What closes the rivers may be land as well.
        let in_the_box = self.left[&(Terrain::Sea, Kind::Plain)].max(0) as usize;
        let (seas, lands) = match self.sea {
            Some(agreed) => (agreed - sea, self.tiles - agreed - land),
            None => (in_the_box, still_to_lay),
        };
        self.close(&open, &mut left, seas, lands)
            .is_some_and(|land| needed.saturating_sub(land) + open.len() <= still_to_lay)
    }

    /// With how many land tiles at the most the open ends can be closed, if they can be with so many tiles of sea and
    /// of land.
    fn close(
        &self,
        open: &[Hex],
        left: &mut BTreeMap<Kind, i32>,
        seas: usize,
        lands: usize,
    ) -> Option<usize> {
        let Some((&hex, rest)) = open.split_first() else {
            return Some(0);
        };
        let mut most = None;
        for kind in self.closing(hex) {
            if left[&kind] > 0 && lands > 0 {
                *left.get_mut(&kind).expect("a kind") -= 1;
                most = most.max(self.close(rest, left, seas, lands - 1).map(|land| land + 1));
                *left.get_mut(&kind).expect("a kind") += 1;
            }
        }
        if seas > 0 {
            most = most.max(self.close(rest, left, seas - 1, lands));
        }
        most
    }

    /// The land tiles that close the ends at a hexagon without opening others.
    fn closing(&self, hex: Hex) -> BTreeSet<Kind> {
        let all = (1..64_u32).map(|bits| -> Arms {
            let runs_there = |edge: &Direction| bits >> edge.index() & 1 == 1;
            Direction::ALL.into_iter().filter(runs_there).collect()
        });
        let fits = |river: &Arms| {
            Direction::ALL.into_iter().all(|edge| {
                let runs = river.contains(edge);
                match self.laid.get(&hex.towards(edge)) {
                    Some((Terrain::Sea, _)) => true,
                    Some((_, other)) => other.contains(edge.opposite()) == runs,
                    None => !runs,
                }
            })
        };
        all.filter(fits).filter_map(kind).collect()
    }
}

fn every_river() -> Vec<Arms> {
    (0..64_u32)
        .map(|bits| {
            let runs_there = |edge: &Direction| bits >> edge.index() & 1 == 1;
            Direction::ALL.into_iter().filter(runs_there).collect()
        })
        .collect()
}

fn setup(tiles: u8, seats: u8) -> Setup {
    Setup::free(tiles, seats)
}

/// A setup with an agreed number of sea tiles.
fn with_sea(tiles: u8, sea: u8, seats: u8) -> Setup {
    agreed(tiles, Some(sea), 0, seats)
}

fn agreed(tiles: u8, sea: Option<u8>, first: u8, seats: u8) -> Setup {
    let first = seat(first);
    let map = MapChoice::Free {
        free: FreeMapSetup { tiles, sea, first },
    };
    Setup {
        map,
        ..Setup::free(tiles, seats)
    }
}

/// Whether an action is one for those who like water.
fn is_wet(action: &Action) -> bool {
    matches!(action, Action::LayTile { terrain, river, .. } if *terrain == Terrain::Sea || !river.is_empty())
}

/// Makes a map at random, as wet as said in hundredths, and holds what may be laid to the model at one tile in `every`.
fn make_and_compare(setup: &Setup, seed: u64, wet: u32, every: u32) -> usize {
    let MapChoice::Free { free } = setup.map else {
        panic!("a map that the seats make");
    };
    let mut table = State::new(setup, Seed::from(seed)).unwrap();
    let mut dice = Dice::new(Seed::from(seed + 1_000));
    let mut n_compared = 0;
    while matches!(table.stage(), Stage::FreeMap { .. }) {
        let of = table.awaited().lowest().unwrap();
        if dice.below(every) == 0 {
            n_compared += compare(&table, of, &mut dice);
        }
        let listed = table.list_actions(of);
        let watery: Vec<Action> = listed.iter().filter(|one| is_wet(one)).copied().collect();
        let from = if !watery.is_empty() && dice.below(100) < wet {
            &watery
        } else {
            &listed
        };
        let action = *dice.pick(from).unwrap();
        table.apply(of, &action, &mut ()).unwrap();
    }
    check_made(&table, free.tiles);
    if let Some(sea) = free.sea {
        assert_eq!(n_sea(&table), usize::from(sea));
    }
    n_compared
}

fn n_sea(table: &State) -> usize {
    let tiles = table.map().file().tiles.iter();
    tiles.filter(|tile| tile.terrain == Terrain::Sea).count()
}

/// Holds what may be laid now to the model. Returns how many were compared.
fn compare(table: &State, of: Seat, dice: &mut Dice) -> usize {
    let model = Model::of(table);
    let listed = table.list_actions(of);
    let mut expected = Vec::new();
    let mut n_compared = 0;
    for hex in model.free() {
        for terrain in Terrain::ALL {
            for river in every_river() {
                let action = Action::LayTile {
                    hex,
                    terrain,
                    river,
                };
                let against = model.against(hex, terrain, river);
                n_compared += 1;
                match against {
                    None => expected.push(action),
                    // A sample of refusals is enough.
                    Some(rule) if dice.below(50) == 0 => {
                        let mut tried = table.clone();
                        let illegal = tried.apply(of, &action, &mut ()).unwrap_err();
                        assert!(tried == *table);
                        let said = illegal.rule();
                        assert!(said == rule || said == "RB-MAP-07", "{action:?}: {said}");
                    }
                    Some(_) => {}
                }
            }
        }
    }
    let sorted = |actions: &[Action]| -> BTreeSet<String> {
        actions.iter().map(|action| format!("{action:?}")).collect()
    };
    let (found, wanted) = (sorted(&listed), sorted(&expected));
    let more: Vec<&String> = found.difference(&wanted).collect();
    let less: Vec<&String> = wanted.difference(&found).collect();
    assert!(
        more.is_empty() && less.is_empty(),
        "{more:?} are listed, {less:?} are not: {:?}",
        table.position()
    );
    assert_eq!(found.len(), listed.len(), "nothing is listed twice");
    for action in &listed {
        assert_eq!(table.clone().apply(of, action, &mut ()), Ok(()));
    }
    n_compared
}

/// A finished map is a map, made of the box, with room for the homes.
fn check_made(table: &State, tiles: u8) {
    let file: &MapFile = table.map().file();
    assert_eq!(file.tiles.len(), usize::from(tiles));
    assert!(roads_and_boats::Stock::of_the_box().covers(file));
    Map::new(file.clone()).unwrap();
    assert_eq!(table.stage(), Stage::Homes);
}

/// Everything that may be laid is listed, and all that is listed may be laid.
#[test]
fn rb_map_07_what_may_be_laid_is_what_the_rules_page_says() {
    let mut n_compared = 0;
    for (tiles, seats) in [(7, 1), (10, 2), (13, 3), (16, 4), (19, 5), (22, 6), (14, 1)] {
        for seed in 0..6 {
            let wet = 20 + 15 * seed as u32;
            n_compared += make_and_compare(&setup(tiles, seats), seed, wet, 1);
        }
    }
    assert!(n_compared > 100_000, "{n_compared}");
}

/// The same on the largest maps, where the seas and the rivers of the box run out.
#[test]
fn rb_map_07_what_may_be_laid_is_what_the_rules_page_says_to_the_end_of_the_box() {
    for seed in 0..2 {
        make_and_compare(&setup(FreeMapSetup::MOST_TILES, 2), seed, 80, 6);
    }
}

/// With an agreed number of sea tiles just so many are laid, and every river can still be finished.
#[test]
fn rb_map_07_what_may_be_laid_is_what_the_rules_page_says_with_an_agreed_sea() {
    for (tiles, sea, seats) in [
        (7, 0, 1),
        (7, 1, 1),
        (7, 4, 1),
        (10, 2, 2),
        (10, 4, 2),
        (13, 0, 3),
        (20, 3, 2),
        (22, 4, 6),
    ] {
        for seed in 0..6 {
            let wet = 20 + 15 * seed as u32;
            make_and_compare(&with_sea(tiles, sea, seats), seed, wet, 1);
        }
    }
    for sea in [14, 30] {
        make_and_compare(&with_sea(FreeMapSetup::MOST_TILES, sea, 2), 3, 80, 12);
    }
}

/// When all the sea that was agreed on is laid, land is left, and the other way round.
#[test]
fn rb_map_07_no_more_sea_and_no_more_land_is_laid_than_was_agreed() {
    let layout = |sea| Layout::agreed_map(10, Some(sea), 0, 2);
    let table = layout(1).laid(0, 0, "s").start();
    assert_eq!(table.refused(0, lay(1, 0, "s")), "RB-MAP-07");
    table.clone().play(0, lay(1, 0, "p"));
    let table = layout(0).start();
    assert_eq!(table.refused(0, lay(0, 0, "s")), "RB-MAP-07");
    // Without sea a river goes from source to source.
    table.clone().play(0, lay(0, 0, "m0"));
    let mut layout = layout(4);
    for q in 0..6 {
        layout = layout.laid(q, 0, "p");
    }
    let table = layout.start();
    assert_eq!(table.refused(1, lay(6, 0, "p")), "RB-MAP-07");
    table.clone().play(1, lay(6, 0, "s"));
}

/// A river is not begun that the sea and the land that were agreed on cannot finish.
#[test]
fn rb_map_07_a_river_is_finished_with_the_sea_and_the_land_that_were_agreed() {
    // A fork with two ends, and of the three sources of the box two are left.
    let layout = |sea| {
        Layout::agreed_map(14, sea, 0, 2)
            .laid(0, 0, "m0")
            .laid(1, 0, "p135")
    };
    // Another source opens a third end, and leaves one source to close one of the three.
    for sea in [Some(0), Some(1)] {
        assert_eq!(
            layout(sea).start().refused(1, lay(-1, 0, "m3")),
            "RB-MAP-07"
        );
    }
    for sea in [Some(2), None] {
        layout(sea).start().play(1, lay(-1, 0, "m3"));
    }
}

/// How many tiles are sea is agreed on within what tiles, seats and box allow.
#[test]
fn rb_map_07_as_much_sea_is_agreed_on_as_tiles_and_box_allow() {
    for (tiles, seats, least, most) in [
        (7, 1, 0, 4),
        (22, 6, 0, 4),
        (40, 4, 0, 28),
        (60, 4, 0, 30),
        (86, 2, 0, 30),
        (87, 2, 1, 30),
        (100, 6, 14, 30),
    ] {
        for (sea, is_fine) in [
            (0, least == 0),
            (least, true),
            (most, true),
            (most + 1, false),
            (u8::MAX, false),
        ] {
            let found = State::new(&with_sea(tiles, sea, seats), Seed::from(1));
            assert_eq!(found.is_ok(), is_fine, "{tiles} {seats} {sea}");
            let Err(invalid) = found else { continue };
            assert_eq!(invalid.rule(), Some("RB-MAP-07"));
            let said = format!(
                "{sea} of {tiles} tiles are to be sea, and with so many seats and tiles it is {least} to {most} (RB-MAP-07)"
            );
            assert_eq!(invalid.to_string(), said);
            // Nor is there a position with such a map.
            let position = Layout::agreed_map(tiles, Some(sea), 0, seats).try_start();
            assert_eq!(position.unwrap_err(), invalid);
        }
    }
}

/// Whoever made the table lays first, then the others clockwise.
#[test]
fn rb_map_07_whoever_made_the_table_lays_first_and_then_they_go_clockwise() {
    for (first, order) in [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])] {
        let mut table = Table(State::new(&agreed(13, None, first, 3), Seed::from(1)).unwrap());
        for (nth, of) in order.into_iter().chain(order).enumerate() {
            for q in [2 * nth, 2 * nth + 1] {
                assert_eq!(table.to_act(), set([of]));
                table.play(of, lay(q as i8, 0, "p"));
            }
        }
    }
    let invalid = State::new(&agreed(13, None, 3, 3), Seed::from(1)).unwrap_err();
    assert_eq!(invalid.rule(), Some("RB-MAP-07"));
}

/// Nobody kneels before the temple until the last tile lies; then the row is drawn, and all hear of it.
#[test]
fn rb_map_07_the_row_is_drawn_after_the_last_tile() {
    let mut rows = BTreeSet::new();
    for seed in 0..40 {
        let mut table = Table(State::new(&setup(13, 3), Seed::from(seed)).unwrap());
        for q in 0..12 {
            assert!(table.praying().is_empty() && table.position().praying.is_empty());
            let of = table.awaited().lowest().unwrap();
            table.play(of, lay(q, 0, "p"));
        }
        let events = table.play(0, lay(12, 0, "p"));
        let praying = table.praying().to_vec();
        let drawn = Event::RowDrawn {
            praying: praying.clone(),
        };
        assert_eq!(events[1..], [Event::MapMade { tiles: 13 }, drawn]);
        // The first of the sequence chooses a home, and is the furthest from the temple (RB-SET-02).
        let reversed: Vec<Seat> = praying.iter().rev().copied().collect();
        assert_eq!(table.sequence(), reversed);
        assert_eq!(table.awaited().lowest(), reversed.first().copied());
        rows.insert(praying);
    }
    assert_eq!(rows.len(), 6, "every row can be drawn");
    // Alone there is nothing to draw.
    let mut table = Table(State::new(&setup(7, 1), Seed::from(1)).unwrap());
    for q in 0..6 {
        table.play(0, lay(q, 0, "p"));
    }
    let events = table.play(0, lay(6, 0, "p"));
    assert_eq!(events[1..], [Event::MapMade { tiles: 7 }]);
    assert_eq!(table.praying(), [seat(0)]);
}

/// The whole stage is played to a map, homes are chosen on it, and the game begins.
#[test]
fn rb_map_07_seats_make_a_map_and_play_on_it() {
    for (tiles, seats) in [(7, 1), (18, 3), (40, 6)] {
        let mut table = Table(State::new(&setup(tiles, seats), Seed::from(3)).unwrap());
        let mut dice = Dice::new(Seed::from(4));
        let chart: Vec<Seat> = table.sequence().to_vec();
        for nth in 0..usize::from(tiles) {
            let of = chart[nth / 2 % chart.len()];
            assert_eq!(table.to_act().iter().collect::<Vec<_>>(), [of]);
            let listed = table.list_actions(of);
            let action = *dice.pick(&listed).unwrap();
            let events = table.play(of, action);
            assert!(matches!(events[0], Event::TileLaid { seat, .. } if seat == of));
            let made = events.contains(&Event::MapMade { tiles });
            assert_eq!(made, nth + 1 == usize::from(tiles));
        }
        check_made(&table, tiles);
        for of in table.sequence().to_vec() {
            let listed = table.list_actions(of);
            let home = *dice.pick(&listed).unwrap();
            table.play(of, home);
        }
        assert_eq!((table.turn(), table.phase()), (1, Phase::Production));
        table.finish_until(Phase::Wonder);
    }
}

/// Each seat lays two tiles, one at a time, and then the next does.
#[test]
fn rb_map_07_seats_lay_two_tiles_in_turn() {
    let mut table = Layout::free_map(13, 3).start();
    let mut q = 0;
    for of in [0, 1, 2, 0, 1, 2] {
        for laid in 0..2 {
            assert_eq!(table.stage(), Stage::FreeMap { laid });
            assert_eq!(table.to_act(), set([of]));
            for other in (0..3).filter(|&other| other != of) {
                assert_eq!(table.refused(other, lay(q, 0, "p")), "RB-TURN-07");
            }
            for action in [Action::Done, Action::Settle { home: at(0, 0) }] {
                assert_eq!(table.refused(of, action), "RB-TURN-01");
            }
            table.play(of, lay(q, 0, "p"));
            q += 1;
        }
    }
    assert_eq!(table.to_act(), set([0]));
}

/// A tile lies next to one that lies already, on a free hexagon.
#[test]
fn rb_map_07_a_tile_lies_next_to_another() {
    let table = Layout::free_map(10, 2)
        .laid(0, 0, "p")
        .laid(1, 0, "w")
        .start();
    for (q, r) in [(0, 0), (1, 0), (3, 0), (-2, 0), (0, 2), (2, -2), (100, 100)] {
        assert_eq!(table.refused(1, lay(q, r, "p")), "RB-MAP-07", "{q} {r}");
    }
    for (q, r) in [
        (2, 0),
        (-1, 0),
        (0, 1),
        (1, 1),
        (-1, 1),
        (0, -1),
        (1, -1),
        (2, -1),
    ] {
        table.clone().play(1, lay(q, r, "p"));
    }
}

/// Only tiles of the box, and no more of them than it has.
#[test]
fn rb_map_07_only_what_is_in_the_box_is_laid() {
    let table = Layout::free_map(10, 2)
        .laid(0, 0, "s")
        .laid(1, 0, "p")
        .start();
    // Every river here flows into the sea at 0, 0.
    for word in [
        "p5", "w5", "r5", "m25", "d25", "d5", "p345", "w135", "p0123",
    ] {
        let rule = table.refused(1, lay(-1, 1, word));
        assert_eq!(rule, "RB-MAP-07", "{word}");
    }
    for word in [
        "p25", "w25", "m5", "d35", "d45", "p135", "r25", "r35", "r45",
    ] {
        table.clone().play(1, lay(-1, 1, word));
    }
    // There is one fork.
    let forks = Layout::free_map(30, 2)
        .laid(0, 0, "s")
        .laid(0, 1, "p024")
        .start();
    assert_eq!(forks.refused(1, lay(0, -1, "p135")), "RB-MAP-07");
    // And three sources.
    let sources = Layout::free_map(30, 2)
        .laid(0, 0, "s")
        .laid(1, 0, "m3")
        .laid(0, 1, "m4")
        .start();
    sources.clone().play(1, lay(-1, 1, "m5"));
    let sources = Layout::free_map(30, 2)
        .laid(0, 0, "s")
        .laid(1, 0, "m3")
        .laid(0, 1, "m4")
        .laid(-1, 1, "m5")
        .start();
    assert_eq!(sources.refused(0, lay(-1, 0, "m0")), "RB-MAP-07");
    sources.clone().play(0, lay(-1, 0, "m"));
}

/// When the last sea is laid there is none.
#[test]
fn rb_map_07_the_sea_of_the_box_runs_out() {
    let mut layout = Layout::free_map(100, 2);
    for q in 0..29 {
        layout = layout.laid(q, 0, "s");
    }
    let table = layout.start();
    table.clone().play(0, lay(29, 0, "s"));
    let table = layout.laid(29, 0, "s").start();
    assert_eq!(table.refused(1, lay(30, 0, "s")), "RB-MAP-07");
    table.clone().play(1, lay(30, 0, "p"));
}

/// Of two neighbouring land tiles both have a river on their edge or neither.
#[test]
fn rb_map_02_rivers_go_on_from_tile_to_tile() {
    let table = Layout::free_map(20, 2)
        .laid(0, 0, "m0")
        .laid(0, 1, "p")
        .start();
    // At 1, 0 the river comes from the west, and south-west lies plain pasture.
    for word in ["p", "w04", "p01", "p23", "p2", "m0"] {
        let rule = table.refused(1, lay(1, 0, word));
        assert!(["RB-MAP-02", "RB-MAP-07"].contains(&rule), "{word}: {rule}");
    }
    for word in ["p", "w", "p01", "d", "m0"] {
        assert_eq!(table.refused(1, lay(1, 0, word)), "RB-MAP-02", "{word}");
    }
    for word in ["s", "p03", "w34", "p13", "m3", "p135"] {
        table.clone().play(1, lay(1, 0, word));
    }
    // A plain tile has no river over its edge to another.
    let rule = table.refused(1, lay(1, 1, "m3"));
    assert_eq!(rule, "RB-MAP-02");
}

/// A river begins with a source or flows into the sea.
#[test]
fn rb_map_07_a_river_does_not_begin_from_nowhere() {
    let table = Layout::free_map(20, 2)
        .laid(0, 0, "p")
        .laid(1, 0, "s")
        .start();
    for word in ["p04", "p01", "p024"] {
        assert_eq!(table.refused(1, lay(-1, 0, word)), "RB-MAP-02", "{word}");
    }
    for word in ["p14", "p13", "p34", "w14"] {
        assert_eq!(table.refused(1, lay(-1, 0, word)), "RB-MAP-07", "{word}");
    }
    // Next to the sea, but flowing past it.
    for word in ["p14", "p12", "p24"] {
        assert_eq!(table.refused(1, lay(2, 0, word)), "RB-MAP-07", "{word}");
    }
    for word in ["p03", "p23", "p13", "p135", "m3", "m0", "m"] {
        table.clone().play(1, lay(2, 0, word));
    }
    // Going on is not beginning.
    let table = Layout::free_map(20, 2)
        .laid(0, 0, "m0")
        .laid(0, 1, "p")
        .start();
    table.clone().play(1, lay(1, 0, "p03"));
    // The very first tile has nothing to flow into.
    let table = Layout::free_map(20, 2).start();
    for word in ["p03", "p01", "p02", "p024"] {
        assert_eq!(table.refused(0, lay(0, 0, word)), "RB-MAP-07");
    }
    table.clone().play(0, lay(0, 0, "m2"));
}

/// No river is left with more ends than tiles to lay.
#[test]
fn rb_map_07_a_river_can_always_be_finished() {
    // Seven tiles for one seat, five of them laid.
    let layout = Layout::free_map(7, 1)
        .laid(0, 0, "s")
        .laid(1, 0, "p")
        .laid(2, 0, "p")
        .laid(-1, 0, "p");
    // With three to lay a fork from the sea leaves two ends.
    layout.start().play(0, lay(0, 1, "p024"));
    let layout = layout.laid(-2, 0, "p");
    assert_eq!(layout.start().refused(0, lay(0, 1, "p024")), "RB-MAP-07");
    layout.start().play(0, lay(0, 1, "p14"));
    // The last tile leaves no end open.
    let layout = layout.laid(3, 0, "p");
    for word in ["p14", "p34", "m1", "p024"] {
        let rule = layout.start().refused(0, lay(0, 1, word));
        assert_eq!(rule, "RB-MAP-07", "{word}");
    }
    for word in ["p", "m4"] {
        layout.start().play(0, lay(0, 1, word));
    }
    // And the one that closes a river is laid where the river ends.
    let layout = Layout::free_map(7, 1)
        .laid(0, 0, "s")
        .laid(1, 0, "p")
        .laid(2, 0, "p")
        .laid(-1, 0, "p")
        .laid(-2, 0, "p")
        .laid(0, 1, "p14");
    let table = layout.start();
    assert_eq!(table.refused(0, lay(3, 0, "p")), "RB-MAP-07");
    assert_eq!(table.refused(0, lay(0, 2, "p")), "RB-MAP-02");
    assert_eq!(table.refused(0, lay(0, 2, "p14")), "RB-MAP-07");
    for word in ["s", "m4"] {
        table.clone().play(0, lay(0, 2, word));
    }
}

/// Land for the homes is kept: three tiles a seat.
#[test]
fn rb_map_07_enough_land_is_laid_for_the_homes() {
    let mut layout = Layout::free_map(10, 2);
    for q in 0..3 {
        layout = layout.laid(q, 0, "s");
    }
    layout.start().play(1, lay(3, 0, "s"));
    let layout = layout.laid(3, 0, "s");
    assert_eq!(layout.start().refused(0, lay(4, 0, "s")), "RB-MAP-07");
    layout.start().play(0, lay(4, 0, "p"));
}

/// A source that closes a river is land as well.
#[test]
fn rb_map_07_a_source_that_closes_a_river_is_land() {
    // Ten tiles for two seats. After the fork six are to lay: the four ends take three seas and the last source, and
    // with two more land tiles there are six of land.
    let table = Layout::free_map(10, 2)
        .laid(0, 0, "m1")
        .laid(0, -1, "m2")
        .laid(1, -2, "s")
        .start();
    let mut finished = table.clone();
    finished.play(1, lay(0, -2, "p024"));
    for (of, action) in [
        (0, lay(0, 1, "m4")),
        (0, lay(-1, 0, "s")),
        (1, lay(-1, -1, "s")),
        (1, lay(0, -3, "s")),
        (0, lay(1, 0, "p")),
        (0, lay(2, 0, "p")),
    ] {
        finished.play(of, action);
    }
    check_made(&finished, 10);
}

/// How many tiles are laid is agreed on before, within bounds.
#[test]
fn rb_map_07_a_map_has_enough_tiles_and_not_too_many() {
    for seats in 1..=6_u8 {
        let least = 3 * seats + 4;
        for (tiles, is_fine) in [
            (0, false),
            (least - 1, false),
            (least, true),
            (100, true),
            (101, false),
            (u8::MAX, false),
        ] {
            match State::new(&setup(tiles, seats), Seed::from(1)) {
                Ok(_) => assert!(is_fine, "{seats} {tiles}"),
                Err(invalid) => {
                    assert!(!is_fine, "{seats} {tiles}");
                    assert_eq!(invalid.rule(), Some("RB-MAP-07"));
                }
            }
        }
    }
}

/// The finished map is played on as if it had been drawn.
#[test]
fn rb_map_07_a_made_map_is_a_map_like_others() {
    let layout = Layout::free_map(7, 1)
        .laid(0, 0, "s")
        .laid(0, 1, "p14")
        .laid(0, 2, "m4")
        .laid(1, 0, "w")
        .laid(-1, 1, "r")
        .laid(1, 1, "p");
    let mut table = layout.start();
    table.play(0, lay(1, -1, "d"));
    let file = table.map().file().clone();
    let map = Arc::new(Map::new(file).unwrap());
    assert_eq!(table.map().places(), map.places());
    assert_eq!(map.regions(hex(0, 1)), 2);
    assert_eq!(map.terrain(hex(1, -1)), Some(Terrain::Desert));
}
