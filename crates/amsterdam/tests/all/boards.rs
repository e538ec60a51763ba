//! Board files: what is wrong with those that are no board, and games on one that is.

use std::collections::BTreeSet;

use amsterdam::{Action, Board, BoardError, BoardFile, Card, Setup, State};
use game::{Dice, Game, Seed};
use serde_json::{Value, json};
use testkit::check_laws;

const HARBOUR: &str = include_str!("../boards/harbour.json");

fn harbour() -> Value {
    serde_json::from_str(HARBOUR).expect("a board file")
}

/// The harbour with one entry changed, named by its way from the top.
fn changed(way: &str, value: Value) -> Value {
    let mut board = harbour();
    let (parent, key) = way.rsplit_once('/').expect("a way from the top");
    let parent = board.pointer_mut(parent).expect("a part of the board");
    match (parent, key) {
        (Value::Array(list), "-") => list.push(value),
        (Value::Array(list), key) => list[key.parse::<usize>().expect("a number")] = value,
        (parent, key) => parent[key] = value,
    }
    board
}

fn read(text: &str) -> Result<Board, BoardError> {
    Board::new(BoardFile::parse(text)?)
}

/// Rows of an entry of the harbour, what it is changed to, and what is said against that.
macro_rules! table {
    ($($way:literal: $value:tt => $error:expr;)*) => {
        vec![$((changed($way, json!($value)), $error)),*]
    };
}

/// The boards that cannot be, and why.
fn wrong() -> Vec<(Value, BoardError)> {
    use BoardError::*;
    let entry = str::to_owned;
    let places = |n: usize| -> Vec<Value> {
        let place = |idx| json!({"name": format!("Place {idx}"), "x": 0.5, "y": 0.5});
        (0..n).map(place).collect()
    };
    let routes = vec![harbour()["routes"][0].clone(); 65];
    let contracts = vec![harbour()["contracts"][0].clone(); 65];
    let mut table = table! {
        "/name": "" => Name { entry: entry("name") };
        "/name": ("long ".repeat(9)) => Name { entry: entry("name") };
        "/places/2/name": "   " => Name { entry: entry("places[2]") };
        "/places/2/name": "Do\nck" => Name { entry: entry("places[2]") };
        "/places/2/name": "Lock - Sluice" => PlaceName { entry: entry("places[2]") };
        "/places/2/name": "Lock (red)" => PlaceName { entry: entry("places[2]") };
        "/places/2/name": "Lock #2" => PlaceName { entry: entry("places[2]") };
        "/places/4/name": "Dock" => DoubledPlace { entry: entry("places[4]"), name: entry("Dock") };
        "/places/3/x": 1.01 => Coordinates { entry: entry("places[3]") };
        "/places/3/y": (-0.5) => Coordinates { entry: entry("places[3]") };
        "/routes/7/spaces/0/y": 7 => Coordinates { entry: entry("routes[7].spaces[0]") };
        "/aspect": [300, 0] => Aspect;
        "/routes/3/b": "Castle" => UnknownPlace { entry: entry("routes[3]"), name: entry("Castle") };
        "/contracts/1/a": "beacon" => UnknownPlace { entry: entry("contracts[1]"), name: entry("beacon") };
        "/routes/3/b": "Beacon" => SameEnds { entry: entry("routes[3]"), name: entry("Beacon") };
        "/contracts/0/b": "Beacon" => SameEnds { entry: entry("contracts[0]"), name: entry("Beacon") };
        "/routes/5/length": 0 => Length { entry: entry("routes[5]"), length: 0 };
        "/routes/5/length": 9 => Length { entry: entry("routes[5]"), length: 9 };
        "/routes/5/length": 4 => NoScore { entry: entry("routes[5]"), length: 4 };
        "/routes/7/length": 2 => Spaces { entry: entry("routes[7]"), found: 1, length: 2 };
        "/routes/-": {"a": "Chandlery", "b": "Beacon", "length": 2, "color": "grey"} =>
            ThirdParallel { entry: entry("routes[15]") };
        "/contracts/-": {"a": "Dock", "b": "Beacon", "value": 2} =>
            DoubledContract { entry: entry("contracts[9]") };
        "/places": (places(1)) => TooFew { entry: "places", found: 1, least: 2 };
        "/places": (places(33)) => TooMany { entry: "places", found: 33, most: 32 };
        "/routes": [] => TooFew { entry: "routes", found: 0, least: 1 };
        "/routes": routes => TooMany { entry: "routes", found: 65, most: 64 };
        "/contracts": (&contracts[..3]) => TooFew { entry: "contracts", found: 3, least: 4 };
        "/contracts": contracts => TooMany { entry: "contracts", found: 65, most: 64 };
        "/cards": {"pink": 8} => TooFew { entry: "cards", found: 8, least: 9 };
        "/cards": {"pink": 100, "wild": 13} => TooMany { entry: "cards", found: 113, most: 112 };
        "/cards": {"pink": 20, "wild": 17} => TooMany { entry: "cards.wild", found: 17, most: 16 };
        "/carts": 2 => TooFew { entry: "carts", found: 2, least: 3 };
        "/carts": 101 => TooMany { entry: "carts", found: 101, most: 100 };
        "/bonus_points/3": [6, 3] => BonusPoints { n_seats: 3 };
        "/bonus_points/4": [1, 2, 3, 4] => BonusPoints { n_seats: 4 };
        "/bonus_points": {"3": [1, 1, 1], "4": [1, 1, 1, 1]} => BonusPoints { n_seats: 2 };
    };
    let mut with_island = changed("/places/-", json!({"name": "Island", "x": 0, "y": 1}));
    with_island["contracts"][8]["b"] = json!("Island");
    let [a, b] = ["Fish Market", "Island"].map(entry);
    let entry = entry("contracts[8]");
    table.push((with_island, Unconnected { entry, a, b }));
    table
}

/// A variant that is added here is added to the tests of this file, too. Of text there is a test of its own.
fn is_in_the_table(error: &BoardError) -> bool {
    match error {
        BoardError::Name { .. }
        | BoardError::PlaceName { .. }
        | BoardError::DoubledPlace { .. }
        | BoardError::Coordinates { .. }
        | BoardError::Aspect
        | BoardError::UnknownPlace { .. }
        | BoardError::SameEnds { .. }
        | BoardError::Length { .. }
        | BoardError::NoScore { .. }
        | BoardError::Spaces { .. }
        | BoardError::ThirdParallel { .. }
        | BoardError::DoubledContract { .. }
        | BoardError::Unconnected { .. }
        | BoardError::TooFew { .. }
        | BoardError::TooMany { .. }
        | BoardError::BonusPoints { .. } => true,
        BoardError::Text { .. } => false,
    }
}

#[test]
fn boards_that_cannot_be_are_refused_by_name() {
    let mut variants = BTreeSet::new();
    for (board, error) in wrong() {
        assert_eq!(read(&board.to_string()).map(drop), Err(error.clone()));
        assert!(is_in_the_table(&error));
        let name = format!("{error:?}");
        let end = name
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(name.len());
        variants.insert(name[..end].to_owned());
        // A setup with such a board says the same.
        let setup = serde_json::from_value::<Setup>(json!({"seats": 2, "board": board}));
        let said = setup.unwrap_err().to_string();
        assert!(said.contains(&error.to_string()), "{said}");
    }
    assert_eq!(variants.len(), 16, "{variants:?}");
}

#[test]
fn text_that_is_no_board_is_refused_with_entry_line_and_column() {
    let lines = [
        (
            r#""length": 2, "color": "black""#,
            r#""length": "two", "color": "black""#,
            "routes[5].length",
            20,
        ),
        (
            r#""length": 2, "color": "black""#,
            r#""length": 2.5, "color": "black""#,
            "routes[5].length",
            20,
        ),
        (
            r#""length": 2, "color": "black""#,
            r#""length": -2, "color": "black""#,
            "routes[5].length",
            20,
        ),
        (
            r#""length": 2, "color": "black""#,
            r#""length": 256, "color": "black""#,
            "routes[5].length",
            20,
        ),
        (
            r#""color": "black""#,
            r#""color": "purple""#,
            "routes[5].color",
            20,
        ),
        (
            r#""x": 0.3, "y": 0.5"#,
            r#""x": "left", "y": 0.5"#,
            "places[3].x",
            7,
        ),
        (
            r#""b": "Granary", "value": 3"#,
            r#""b": "Granary""#,
            "contracts[2]",
            34,
        ),
        (r#""black": 17"#, r#""purple": 17"#, "cards.purple", 42),
        (r#""carts": 9"#, r#""carts": null"#, "carts", 43),
        (r#""carts": 9"#, r#""horses": 9"#, "horses", 43),
    ];
    for (from, to, entry, line) in lines {
        let text = HARBOUR.replacen(from, to, 1);
        assert_ne!(text, HARBOUR);
        let error = read(&text).map(drop).unwrap_err();
        let BoardError::Text {
            entry: found,
            reason,
        } = &error
        else {
            panic!("{error:?} is about the board, not the text");
        };
        assert_eq!(found, entry, "{error}");
        assert!(
            reason.contains(&format!("at line {line} column ")),
            "{error}"
        );
    }
    for text in [
        "",
        "{",
        "[]",
        "harbour",
        &HARBOUR[..200],
        &format!("{HARBOUR} and more"),
    ] {
        let error = read(text).map(drop).unwrap_err();
        assert!(matches!(error, BoardError::Text { .. }), "{error}");
    }
}

#[test]
fn a_board_is_the_same_after_writing_and_reading() {
    let board = read(HARBOUR).unwrap();
    let text = serde_json::to_string(board.file()).unwrap();
    assert_eq!(read(&text), Ok(board));
    let amsterdam = Board::amsterdam();
    let text = serde_json::to_string(amsterdam.file()).unwrap();
    assert_eq!(read(&text).as_ref(), Ok(&*amsterdam));
}

fn setup(seats: u8) -> Setup {
    serde_json::from_value(json!({"seats": seats, "board": harbour()})).expect("a setup")
}

#[test]
fn am_box_01_am_box_02_am_box_03_am_box_04_am_end_03_another_city_has_its_own_box() {
    let state = State::new(&setup(3), Seed::from(1)).unwrap();
    let board = state.board();
    assert_eq!(state.carts(state.turn()), 9);
    assert_eq!(state.bonus_left(), 3);
    assert_eq!(board.cards().total(), 110);
    let cards = 110 - 5 - 3 * 2;
    assert_eq!(state.deck_len() + state.discard().total() as usize, cards);
    assert_eq!(state.contract_deck_len(), 9 - 3 * 2);
    let points: Vec<u8> = (0..4).map(|place| board.bonus_points(4, place)).collect();
    assert_eq!(points, [7, 5, 3, 1]);
    let longest = board
        .route_ids()
        .map(|id| board.route(id))
        .max_by_key(|route| route.length);
    assert_eq!(
        longest.map(|route| (route.length, route.points)),
        Some((5, 11))
    );
    let names: BTreeSet<&str> = board.route_ids().map(|id| board.route_name(id)).collect();
    assert_eq!(names.len(), 15, "no two routes have the same name");
    let pairs = board
        .route_ids()
        .filter(|&id| board.route(id).twin.is_some());
    assert_eq!(
        pairs.map(|id| id.0).collect::<Vec<_>>(),
        [0, 1, 3, 4, 13, 14]
    );
}

/// Plays at random to the end, and counts the turns that were passed.
fn play(board: &Value, seats: u8, seed: u64) -> usize {
    let setup: Setup =
        serde_json::from_value(json!({"seats": seats, "board": board})).expect("a setup");
    let mut state = State::new(&setup, Seed::from(seed)).expect("a playable setup");
    let mut dice = Dice::new(Seed::from(seed + 1_000));
    let mut passes = 0;
    while let Some(seat) = state.to_act().lowest() {
        let actions = state.list_actions(seat);
        let action = dice.pick(&actions).expect("something to do");
        passes += usize::from(*action == Action::Pass);
        state.apply(seat, action, &mut ()).expect("a listed action");
        assert_eq!(state.audit(), Ok(()), "{seats} seats, game {seed}");
        let written = state.position();
        let again = State::from_position(&written, Seed::from(seed)).map(|state| state.position());
        assert_eq!(again, Ok(written), "{seats} seats, game {seed}");
    }
    assert_eq!(
        state.outcome().map(|outcome| outcome.points.len()),
        Some(seats.into())
    );
    passes
}

#[test]
fn another_city_is_played_to_the_end() {
    for seats in 2..=4 {
        for seed in 0..20 {
            play(&harbour(), seats, seed);
        }
    }
}

#[test]
fn am_turn_02_am_draw_05_am_draw_06_am_draw_07_a_city_with_hardly_any_cards_is_played_to_the_end() {
    let wild = changed("/cards", json!({"pink": 4, "blue": 2, "wild": 8}));
    let tame = changed(
        "/cards",
        json!({"pink": 4, "blue": 4, "black": 3, "red": 4}),
    );
    let mut passes = 0;
    for seats in 2..=4 {
        for seed in 0..50 {
            passes += play(&wild, seats, seed) + play(&tame, seats, seed);
        }
    }
    assert!(passes > 0, "nobody ever had to pass");
}

#[test]
fn am_set_02_am_draw_07_a_city_of_wilds_is_dealt_all_the_same() {
    for n_wilds in [9, 14, 16] {
        let board = changed("/cards", json!({"wild": n_wilds}));
        let setup: Setup = serde_json::from_value(json!({"seats": 2, "board": board})).unwrap();
        let state = State::new(&setup, Seed::from(1)).unwrap();
        assert_eq!(state.face_up(), [Card::Wild; 5]);
        play(&board, 2, 1);
    }
}

/// With plenty of cards, and with so few that the deck runs out and wilds are cleared again and again.
#[test]
fn another_city_keeps_the_laws() {
    let few =
        json!({"pink": 3, "blue": 3, "green": 4, "black": 3, "red": 3, "orange": 4, "wild": 9});
    for board in [harbour(), changed("/cards", few)] {
        for seats in 2..=4 {
            let setup: Setup =
                serde_json::from_value(json!({"seats": seats, "board": board})).unwrap();
            for number in 0..40 {
                if let Err(broken) = check_laws::<State>(&setup, number) {
                    panic!("{seats} seats, game {number}: {broken}");
                }
            }
        }
    }
}
