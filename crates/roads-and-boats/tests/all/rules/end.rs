//! The end: what counts and who wins (RB-END-01 to 03), also against a slow scorer.

use std::collections::BTreeSet;

use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{
    Action, Brick, Building, Good, Phase, Place, Position, RowShare, Setup, State, Transport,
};

use crate::scaffold::*;

const ROW: &str = "0,0 pasture; 1,0 desert; 2,0 pasture; 3,0 desert; 4,0 pasture; 5,0 desert; \
                   6,0 pasture; 7,0 desert; 8,0 pasture; 9,0 desert; 10,0 pasture; 11,0 sea";

const R: Brick = Brick::Seat(RED);
const B: Brick = Brick::Seat(BLUE);
const G: Brick = Brick::Seat(GREEN);
const N: Brick = Brick::Neutral;

/// So many seats in the wonder phase, each with three steamers at sea, where nothing can be bought.
fn layout(n_seats: usize) -> Layout {
    let layout = Layout::of(ROW).seats(n_seats).phase(Phase::Wonder);
    Seat::first(n_seats).fold(layout, |layout, seat| {
        (0..3)
            .fold(layout, |layout, nth| {
                layout.put(of(seat, nth), Transport::Steamer, sea(11, 0))
            })
            .home(seat, at(2 * seat.index() as i8, 0))
            .put(
                of(seat, 3),
                Transport::Donkey,
                Place::Land(at(2 * seat.index() as i8, 0)),
            )
            .heap(at(2 * seat.index() as i8, 0), Good::Clay, 1)
    })
}

fn wonder_points(table: &Table) -> Vec<u32> {
    let seats = table.0.seats();
    seats
        .map(|seat| table.0.wealth(seat).wonder_points)
        .collect()
}

fn riches(table: &Table) -> Vec<u32> {
    let seats = table.0.seats();
    seats
        .map(|seat| table.0.wealth(seat).riches_points)
        .collect()
}

#[test]
fn rb_end_01_gold_coins_and_stock_count_on_transporters() {
    let points = |good| match good {
        Good::Gold => 10,
        Good::Coins => 40,
        Good::Stock => 120,
        _ => 0,
    };
    for good in Good::ALL {
        for count in [1, 8] {
            let table = layout(2).load(of(BLUE, 1), good, count).start();
            let expected = points(good) * u32::from(count);
            assert_eq!(riches(&table), [0, expected], "{good}");
            let wealth = table.0.wealth(BLUE);
            assert_eq!(wealth.total(), expected);
            assert_eq!(wealth.riches[good], if expected > 0 { count } else { 0 });
        }
        // Not on the land, even at home, and not on a rig.
        let mut table = layout(2).heap(at(0, 0), good, 5).heap(at(1, 0), good, 5);
        if good != Good::Goose {
            table = table
                .building(at(11, 0), Building::OilRig)
                .heap(at(11, 0), good, 5);
        }
        assert_eq!(riches(&table.start()), [0, 0], "{good}");
    }
    let table = layout(2)
        .load(of(RED, 0), Good::Gold, 3)
        .load(of(RED, 1), Good::Gold, 1)
        .load(of(RED, 1), Good::Coins, 2)
        .load(of(RED, 3), Good::Stock, 1)
        .load(of(BLUE, 0), Good::Stock, 2)
        .start();
    assert_eq!(riches(&table), [40 + 80 + 120, 240]);
}

/// The worked case, in a row of six.
#[test]
fn rb_end_02_two_three_and_one_bricks_of_a_row_give_three_five_and_one() {
    // The seven rows below have 32 places.
    let mut bricks = vec![N; 32];
    bricks.extend([R, R, B, B, B, G]);
    let table = layout(3).bricks(bricks).start();
    assert_eq!(wonder_points(&table), [3, 5, 1]);
}

#[test]
fn rb_end_02_each_row_shares_ten_points_over_the_seats_bricks_in_it() {
    for (bricks, expected) in [
        (vec![], [0, 0, 0]),
        // Unfinished rows count as they are.
        (vec![R], [10, 0, 0]),
        (vec![R, B], [5, 5, 0]),
        (vec![R, B, G], [3, 3, 3]),
        (vec![R, R, B], [6, 3, 0]),
        (vec![R, R, R, R], [10, 0, 0]),
        (vec![R, R, R, B], [7, 2, 0]),
        // Neutral bricks do not count.
        (vec![N], [0, 0, 0]),
        (vec![N, N, N, N], [0, 0, 0]),
        (vec![R, N, N, N], [10, 0, 0]),
        (vec![R, B, N, N], [5, 5, 0]),
        (vec![N, R, B, B], [3, 6, 0]),
        // A row begins where the one below is full.
        (vec![R, R, R, R, R], [20, 0, 0]),
        (vec![R, R, R, R, B], [10, 10, 0]),
        (vec![R, R, R, B, B], [7, 12, 0]),
        (vec![B, B, B, R, R, N, N, N, G], [12, 7, 10]),
    ] {
        let table = layout(3).bricks(bricks.clone()).start();
        assert_eq!(wonder_points(&table), expected, "{bricks:?}");
    }
}

/// RB-END-02, with the rows of the wonder: a single brick at the start of each row and one at its end.
#[test]
fn rb_end_02_the_rows_are_those_of_the_wonder() {
    const PLACES: [usize; 15] = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7];
    assert_eq!(PLACES.iter().sum::<usize>(), 83);
    let mut below = 0;
    for (row, places) in PLACES.into_iter().enumerate() {
        // Full of red but for the first and the last place of this row.
        let mut bricks = vec![R; below + places];
        bricks[below] = B;
        bricks[below + places - 1] = B;
        if bricks.len() < 83 {
            let table = layout(6).bricks(bricks).start();
            let red = 10 * (places as u32 - 2) / places as u32 + 10 * row as u32;
            let blue = 20 / places as u32;
            let points = wonder_points(&table);
            assert_eq!(points[..2], [red, blue], "row {}", row + 1);
        }
        below += places;
    }
}

/// The game played to its end from the 33rd turn's wonder phase.
fn ended(layout: Layout) -> Table {
    let mut table = layout.start();
    while !table.0.to_act().is_empty() {
        let seat = table.0.awaited().lowest().unwrap();
        table.play(seat, Action::Done);
    }
    table
}

/// Points of both kinds together.
#[test]
fn rb_end_03_most_points_win() {
    for (gold, expected) in [([1, 2, 3], [3, 2, 1]), ([3, 1, 2], [1, 3, 2])] {
        let mut layout = layout(3).bricks(vec![N; 32]);
        for (nth, gold) in gold.into_iter().enumerate() {
            layout = layout.load(of(seat(nth as u8), 0), Good::Gold, gold);
        }
        let outcome = ended(layout).0.outcome().unwrap();
        let points: Vec<i32> = gold.iter().map(|&gold| 10 * i32::from(gold)).collect();
        assert_eq!(outcome.points, points);
        assert_eq!(outcome.places, expected);
    }
    // Two gold against a row of the wonder and one gold.
    let mut bricks = vec![N; 32];
    bricks.push(B);
    let layout = layout(2)
        .load(of(RED, 0), Good::Gold, 2)
        .load(of(BLUE, 0), Good::Coins, 1)
        .bricks(bricks);
    let outcome = ended(layout).0.outcome().unwrap();
    assert_eq!(outcome.points, [20, 50]);
    assert_eq!(outcome.places, [2, 1]);
}

/// The praying row, not the sequence chart, breaks ties.
#[test]
fn rb_end_03_on_a_tie_the_tied_seat_nearest_the_temple_wins() {
    for (praying, expected) in [
        ([RED, BLUE, GREEN], [1, 2, 3]),
        ([GREEN, RED, BLUE], [2, 3, 1]),
        ([BLUE, GREEN, RED], [3, 1, 2]),
    ] {
        let mut tied = layout(3).bricks(vec![N; 32]);
        tied.position.praying = praying.to_vec();
        let outcome = ended(tied.clone()).0.outcome().unwrap();
        assert_eq!(outcome.points, [0, 0, 0]);
        assert_eq!(outcome.places, expected);
        // Among those tied for the most only.
        for nth in 0..3 {
            let mut layout = tied.clone();
            for other in (0..3).filter(|&other| other != nth) {
                layout = layout.load(of(seat(other), 1), Good::Gold, 4);
            }
            let outcome = ended(layout).0.outcome().unwrap();
            assert_eq!(outcome.places[usize::from(nth)], 3);
            let first = praying.iter().find(|seat| seat.index() != usize::from(nth));
            assert_eq!(outcome.places[first.unwrap().index()], 1);
            assert_eq!(outcome.winners().len(), 1);
        }
    }
}

/// The points of a seat, counted from the position alone, brick by brick and good by good.
fn slow_score(position: &Position, seat: Seat) -> u32 {
    let rows = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7];
    let bricks = position.bricks.as_ref().unwrap();
    let mut points = 0;
    let mut row_of = Vec::new();
    for (row, places) in rows.into_iter().enumerate() {
        row_of.extend(vec![row; places]);
    }
    for row in 0..rows.len() {
        let mut own = 0;
        let mut all = 0;
        let mut builders = BTreeSet::new();
        for (place, brick) in bricks.iter().enumerate() {
            if row_of[place] != row {
                continue;
            }
            if let Brick::Seat(owner) = brick {
                all += 1;
                own += u32::from(*owner == seat);
                builders.insert(owner.index());
            }
        }
        if position.rows == RowShare::Players {
            own = own.min(1);
            all = builders.len() as u32;
        }
        // The most whole points that its share reaches.
        for share in 1..=10 {
            if all > 0 && 10 * own >= share * all {
                points += 1;
            }
        }
    }
    for transporter in &position.seats[seat.index()].transporters {
        points += 10 * u32::from(transporter.cargo[Good::Gold]);
        points += 40 * u32::from(transporter.cargo[Good::Coins]);
        points += 120 * u32::from(transporter.cargo[Good::Stock]);
    }
    points
}

#[test]
fn rb_end_01_rb_end_02_rb_end_03_random_ends_are_scored_as_the_slow_scorer_does() {
    for number in 0..300 {
        let mut dice = Dice::new(Seed::from(number));
        let n_seats = 2 + dice.below(5) as usize;
        let mut layout = layout(n_seats);
        let mut bricks = vec![N; 32];
        for _ in 0..dice.below(28) {
            bricks.push(Brick::Seat(seat(dice.below(n_seats as u32) as u8)));
        }
        dice.shuffle(&mut bricks);
        layout = layout.bricks(bricks);
        for seat in Seat::first(n_seats) {
            for nth in 0..3 {
                for _ in 0..dice.below(9) {
                    let good = Good::ALL[dice.below(11) as usize];
                    layout = layout.load(of(seat, nth), good, 1);
                }
            }
        }
        let mut praying: Vec<Seat> = Seat::first(n_seats).collect();
        dice.shuffle(&mut praying);
        layout.position.praying.clone_from(&praying);
        if number % 2 == 1 {
            layout.position.rows = RowShare::Players;
        }
        let table = ended(layout);
        let position = table.0.position();
        let outcome = table.0.outcome().unwrap();
        let scores: Vec<u32> = Seat::first(n_seats)
            .map(|seat| slow_score(&position, seat))
            .collect();
        let points: Vec<i32> = scores.iter().map(|&points| points as i32).collect();
        assert_eq!(outcome.points, points, "game {number}");
        for seat in Seat::first(n_seats) {
            assert_eq!(table.0.wealth(seat).total(), scores[seat.index()]);
            let prayer = |seat: Seat| praying.iter().position(|&other| other == seat);
            let ahead = Seat::first(n_seats).filter(|&other| {
                let (own, its) = (scores[seat.index()], scores[other.index()]);
                its > own || its == own && prayer(other) < prayer(seat)
            });
            let place = ahead.count() as u8 + 1;
            assert_eq!(outcome.places[seat.index()], place, "game {number}");
        }
    }
}

/// A table may share each row among the players with a brick in it.
#[test]
fn rb_end_02_a_table_may_share_rows_among_players() {
    for (bricks, expected) in [
        (vec![R], [10, 0, 0]),
        (vec![R, R, R, B], [5, 5, 0]),
        (vec![R, R, B, G], [3, 3, 3]),
        (vec![R, N, N, N], [10, 0, 0]),
        (vec![N, N, N, N], [0, 0, 0]),
        (vec![R, R, R, B, B, N, N, N, G], [5, 15, 10]),
    ] {
        let mut layout = layout(3).bricks(bricks.clone());
        layout.position.rows = RowShare::Players;
        assert_eq!(wonder_points(&layout.start()), expected, "{bricks:?}");
    }
}

/// The setup says which, bricks if it says nothing, and the position keeps it.
#[test]
fn rb_end_02_the_setup_says_how_rows_are_shared() {
    for (text, rows) in [
        (r#"{"seats":2,"map":"Two Banks"}"#, RowShare::Bricks),
        (
            r#"{"seats":2,"map":"Two Banks","rows":"bricks"}"#,
            RowShare::Bricks,
        ),
        (
            r#"{"seats":2,"map":"Two Banks","rows":"players"}"#,
            RowShare::Players,
        ),
    ] {
        let setup: Setup = serde_json::from_str(text).unwrap();
        assert_eq!(setup.rows, rows);
        let state = State::new(&setup, Seed::from(1)).unwrap();
        assert_eq!(state.position().rows, rows);
        let again = State::from_position(&state.position(), Seed::from(1)).unwrap();
        assert_eq!(again.position().rows, rows);
    }
    let wrong = r#"{"seats":2,"map":"Two Banks","rows":"teams"}"#;
    assert!(serde_json::from_str::<Setup>(wrong).is_err());
}
