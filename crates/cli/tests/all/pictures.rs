//! Pictures of recorded games.

use crate::{file, towpath};

const GAME: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../amsterdam/tests/games/3-seats-market.json"
);

/// The picture that a run with these arguments writes.
fn picture(test: &str, args: &[&str]) -> String {
    let path = file(test, "picture.svg", "");
    let run = towpath(&[&["replay", GAME, "--svg", &path], args].concat());
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
