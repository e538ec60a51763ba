//! Pictures of recorded games.

use game::{Dice, Game, Record, Seed, Start, Taken};
use roads_and_boats::{Setup, Stage, State};

use crate::{file, towpath};

const GAME: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../amsterdam/tests/games/3-seats-market.json"
);

/// The picture that a run with these arguments writes.
fn picture(test: &str, args: &[&str]) -> String {
    picture_of(GAME, test, args)
}

fn picture_of(record: &str, test: &str, args: &[&str]) -> String {
    let path = file(test, "picture.svg", "");
    let run = towpath(&[&["replay", record, "--svg", &path], args].concat());
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    assert!(run.stdout.contains("every one allowed"), "{}", run.stdout);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_replay_draws_any_position() {
    let end = picture("end", &[]);
    assert!(end.starts_with("<svg ") && end.ends_with("</svg>\n"));
    assert!(end.contains("data-winner=") && end.contains("data-built-by="));
    let start = picture("start", &["--at", "0"]);
    assert!(!start.contains("data-winner=") && !start.contains("data-built-by="));
    assert_eq!(start, picture("start-again", &["--at", "0"]));
}

#[test]
fn a_picture_shows_a_seat_its_own_cards_and_the_table_nobodys() {
    let table = picture("table", &["--at", "20"]);
    assert!(!table.contains("data-own=") && !table.contains("data-contract="));
    let seat = picture("seat", &["--at", "20", "--seat", "2"]);
    assert!(seat.contains("data-own=\"hand\"") && seat.contains("data-contract="));
    assert_ne!(seat, picture("other-seat", &["--at", "20", "--seat", "3"]));
}

#[test]
fn a_picture_that_cannot_be_drawn_is_refused() {
    let path = file("refused", "picture.svg", "");
    for (args, code, part) in [
        (
            &["--svg", path.as_str(), "--at", "9999"][..],
            1,
            "actions, not 9999",
        ),
        (
            &["--svg", "no/such/folder/picture.svg"],
            1,
            "cannot write no/such",
        ),
        (&["--at", "3"], 2, "--svg"),
        (
            &["--svg", path.as_str(), "--verify"],
            2,
            "cannot be used with",
        ),
        (
            &["--svg", path.as_str(), "--seat", "4"],
            1,
            "there is no seat 4",
        ),
    ] {
        let run = towpath(&[&["replay", GAME], args].concat());
        assert_eq!(run.code, code, "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(part), "{args:?}: {}", run.stderr);
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), "");
}

/// A game of Roads & Boats from the first tile of its map on, and how many actions it took to make the map.
fn free_game() -> (String, usize) {
    let setup = Setup::free(16, 2);
    let mut state = State::new(&setup, Seed::from(4)).unwrap();
    let mut dice = Dice::new(Seed::from(4));
    let mut actions = Vec::new();
    let mut n_making = 0;
    while actions.len() < 60 {
        let seat = state.awaited().lowest().unwrap();
        let action = *dice.pick(&state.list_actions(seat)).unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
        actions.push(Taken { seat, action });
        if matches!(state.stage(), Stage::FreeMap { .. }) {
            n_making = actions.len() + 1;
        }
    }
    let record: Record<Setup, roads_and_boats::Position, roads_and_boats::Action> = Record {
        game: State::NAME.to_owned(),
        rules: State::RULES_VERSION,
        start: Start::Setup(setup),
        seed: Seed::from(4),
        commitment: None,
        seats: vec!["Anna".to_owned(), "Ben".to_owned()],
        actions,
        result: None,
    };
    (serde_json::to_string(&record).unwrap(), n_making)
}

#[test]
fn roads_and_boats_is_drawn_from_the_first_tile_on() {
    let (record, n_making) = free_game();
    let record = file("roads-and-boats", "record.json", &record);
    let n_tiles = |at: usize| {
        let at = at.to_string();
        let picture = picture_of(&record, "roads-and-boats", &["--at", &at]);
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
        assert!(picture.contains(">Anna</text>") && picture.contains(">Ben</text>"));
        picture.matches("data-tile=").count()
    };
    assert_eq!((n_tiles(0), n_tiles(3), n_tiles(n_making)), (0, 3, 16));
    let end = picture_of(&record, "roads-and-boats", &[]);
    assert!(end.contains("data-home=") && end.contains("data-transporter="));
    // Nothing is hidden from anyone.
    let seen = picture_of(&record, "roads-and-boats", &["--seat", "2"]);
    assert_eq!(seen, end);
}
