//! A seat alone.

use std::sync::Arc;

use game::{Game, Seed};
use roads_and_boats::{
    Action, Brick, Good, HomeFile, Map, MapFile, Phase, Region, Setup, State, Transport,
};

use crate::scaffold::*;

fn alone(map: &str) -> Table {
    let map = Map::new(drawn(map, 1)).unwrap();
    Table(State::new(&Setup::drawn(Arc::new(map), 1), Seed::from(1)).unwrap())
}

/// The first four rows are filled with a colour that nobody plays, 17 bricks.
#[test]
fn rb_solo_01_the_first_four_rows_are_filled() {
    let table = alone("p p p");
    assert_eq!(table.position().bricks, Some(vec![Brick::Unused; 17]));
    for n_seats in 2..=6 {
        let map = Map::new(drawn("p p p p p p p p p p p", n_seats)).unwrap();
        let setup = Setup::drawn(Arc::new(map), n_seats);
        let table = State::new(&setup, Seed::from(1)).unwrap();
        assert_eq!(table.position().bricks, Some(vec![]));
    }
}

/// A game alone in the wonder phase of its last turn, with so many bricks of the seat's above the first 17.
fn last_turn(own: usize) -> Layout {
    let mut layout = Layout::on("p p p", 1)
        .phase(Phase::Wonder)
        .home(0, at(0, 0));
    let mut bricks = vec![Brick::Unused; 17];
    bricks.extend(vec![Brick::Seat(seat(0)); own]);
    bricks.extend(vec![Brick::Neutral; 19]);
    layout.position.bricks = Some(bricks);
    layout
}

/// That colour scores nothing, and takes no share of the seat's rows.
#[test]
fn rb_solo_01_rb_end_02_the_unused_colour_shares_no_row() {
    for (own, points) in [
        (0, 0),
        (1, 10),
        (5, 10),
        (6, 20),
        (15, 30),
        (16, 40),
        (21, 40),
        (22, 50),
    ] {
        let mut table = last_turn(own).start();
        table.play(0, Action::Done);
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.points, [points], "{own}");
        assert_eq!(outcome.places, [1]);
    }
}

/// Bricks cost one more from the first on, as brick 18 is the next.
#[test]
fn rb_solo_01_the_first_brick_alone_costs_two() {
    let layout = Layout::on("p p p", 1)
        .phase(Phase::Wonder)
        .home(0, at(0, 0))
        .donkey(0, at(0, 0));
    let table = layout.clone().goods(at(0, 0), [(Good::Clay, 1)]).start();
    assert_eq!(table.refused(0, Action::Brick), "RB-WON-02");
    let mut table = layout.goods(at(0, 0), [(Good::Clay, 2)]).start();
    table.buy(0, Action::Brick);
    assert!(table.heap(at(0, 0)).is_empty());
    let bricks = table.position().bricks.unwrap();
    assert_eq!(bricks[17], Brick::Seat(seat(0)));
}

/// The game lasts 20 turns.
#[test]
fn rb_solo_02_alone_the_game_lasts_20_turns() {
    let mut table = alone("p p p");
    table.play(0, Action::Settle { home: at(0, 0) });
    for turn in 1..=20 {
        assert_eq!(table.turn(), turn);
        for phase in Phase::ALL {
            assert_eq!(table.phase(), phase);
            assert_eq!(table.outcome(), None);
            table.finish_phase();
        }
    }
    assert!(table.outcome().is_some());
    assert_eq!(table.turn(), 20);
    let bricks = table.position().bricks.unwrap();
    let neutral = bricks.iter().filter(|&&brick| brick == Brick::Neutral);
    assert_eq!(neutral.count(), 20);
    assert_eq!(table.list_actions(seat(0)), []);
}

/// A mine gives what its bag has more of, gold on equal.
#[test]
fn rb_solo_03_a_mine_gives_what_it_has_more_of() {
    for (gold, iron, first) in [
        (3, 3, Good::Gold),
        (4, 3, Good::Gold),
        (3, 4, Good::Iron),
        (1, 2, Good::Iron),
        (1, 1, Good::Gold),
        (0, 1, Good::Iron),
        (1, 0, Good::Gold),
        (2, 9, Good::Iron),
    ] {
        for seed in 0..10 {
            let mut table = Layout::on("m p p", 1)
                .mine(at(0, 0), gold, iron)
                .phase(Phase::Wonder)
                .seed(seed)
                .start();
            table.play(0, Action::Done);
            assert_eq!(table.heap(at(0, 0)), goods([(first, 1)]), "{gold} {iron}");
        }
    }
    // Taken in turns from three and three.
    let mut table = Layout::on("m p p", 1).mine(at(0, 0), 3, 3).start();
    let mut drawn = Vec::new();
    for _ in 0..8 {
        let before = table.heap(at(0, 0));
        for _ in Phase::ALL {
            table.finish_phase();
        }
        let after = table.heap(at(0, 0));
        drawn.extend(
            Good::ALL
                .into_iter()
                .filter(|&good| after[good] > before[good]),
        );
    }
    use Good::{Gold, Iron};
    assert_eq!(drawn, [Gold, Iron, Gold, Iron, Gold, Iron]);
}

/// No chance at all. Whatever the seed, the same actions lead to the same table.
#[test]
fn rb_solo_03_alone_nothing_is_left_to_chance() {
    let play_through = |seed: u64| {
        let map = Map::new(drawn("m p p w\nr s p p", 1)).unwrap();
        let setup = Setup::drawn(Arc::new(map), 1);
        let mut table = State::new(&setup, Seed::from(seed)).unwrap();
        let mut dice = game::Dice::new(Seed::from(5));
        while !table.to_act().is_empty() {
            let listed = table.list_actions(seat(0));
            let action = *dice.pick(&listed).unwrap();
            table.apply(seat(0), &action, &mut ()).unwrap();
        }
        table.position()
    };
    assert_eq!(play_through(1), play_through(2));
    assert_eq!(play_through(1), play_through(77));
}

/// Every land region of a map with two rows and a river.
const HOMES: [Region; 10] = [
    at(0, 0),
    at(1, 0),
    at(2, 0),
    at(3, 0),
    at(4, 0),
    part(1, 1, 0),
    part(1, 1, 1),
    at(3, 1),
    at(4, 1),
    at(5, 1),
];

#[track_caller]
fn check_homes(file: MapFile) {
    let map = Map::new(file).unwrap();
    let table = Table(State::new(&Setup::drawn(Arc::new(map), 1), Seed::from(1)).unwrap());
    for home in HOMES {
        let mut table = table.clone();
        table.play(0, Action::Settle { home });
        assert_eq!(table.home(seat(0)), Some(home));
        assert_eq!(table.fleet(0), [Transport::Donkey; 3]);
    }
    assert_eq!(table.list_actions(seat(0)).len(), HOMES.len());
}

/// The start tile is free to choose.
#[test]
fn rb_solo_04_the_start_tile_is_free_to_choose() {
    check_homes(drawn("p w r m d s\ns p03 s p p p", 1));
}

/// Even where the map names homes.
#[test]
fn rb_solo_04_the_start_tile_is_free_to_choose_where_homes_are_named() {
    let mut file = drawn("p w r m d s\ns p03 s p p p", 1);
    file.homes = vec![HomeFile {
        q: 0,
        r: 0,
        region: None,
    }];
    check_homes(file);
}

/// Alone there is no mark, and the game ends at once when the wonder is full.
#[test]
fn rb_won_05_alone_the_game_ends_when_the_wonder_is_full() {
    let mut layout = Layout::on("p p p", 1)
        .phase(Phase::Wonder)
        .home(0, at(0, 0))
        .donkey(0, at(0, 0))
        .goods(at(0, 0), [(Good::Clay, 9)]);
    let mut bricks = vec![Brick::Unused; 17];
    bricks.extend(vec![Brick::Seat(seat(0)); 60]);
    bricks.extend(vec![Brick::Neutral; 5]);
    layout.position.bricks = Some(bricks);
    let mut table = layout.start();
    assert_eq!((table.turn(), table.outcome().is_some()), (6, false));
    table.buy(0, Action::Brick);
    assert_eq!(table.position().bricks.unwrap().len(), 83);
    assert!(table.outcome().is_some());
}
