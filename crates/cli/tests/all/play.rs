//! Games in the terminal.

use crate::{file, towpath, towpath_typing};

/// A player who always takes the first choice, for ever.
const FIRST_CHOICE: &str = "1\n";

#[test]
fn a_whole_game_can_be_played_by_typing_numbers() {
    let args = [
        "play",
        "amsterdam",
        "--bots",
        "greedy,greedy",
        "--players",
        "Anna",
        "--seed",
        "7",
    ];
    let run = towpath_typing(&args, FIRST_CHOICE.repeat(2_000));
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "Anna",
        "greedy 1",
        "greedy 2",
        "Your hand",
        "Since your last turn",
        "Final scores",
        " wins.",
    ] {
        assert!(run.stdout.contains(part), "{part}");
    }
    assert!(
        !run.stdout.contains('\x1b'),
        "no colours where there is no terminal"
    );
}

#[test]
fn every_language_plays_a_whole_game() {
    for (lang, part) in [
        ("en", "Final scores"),
        ("fi", "Vuorossa"),
        ("pl", "Kontrakt"),
        ("nb", "kontrakt"),
    ] {
        let args = ["play", "amsterdam", "--seed", "5", "--lang", lang];
        let run = towpath_typing(&args, FIRST_CHOICE.repeat(2_000));
        assert_eq!(run.code, 0, "{lang}: {}", run.stderr);
        assert!(run.stdout.contains(part), "{lang}");
        for unsaid in ["am-", "term-", "card-", "route-", "place-", "{"] {
            assert!(
                !run.stdout.contains(unsaid),
                "{lang}: {unsaid} is not said in words"
            );
        }
    }
}

#[test]
fn players_at_one_keyboard_see_only_their_own_cards() {
    let args = [
        "play",
        "amsterdam",
        "--players",
        "Anna,Ben",
        "--seed",
        "7",
        "--first",
        "1",
    ];
    // Each presses Enter to look, then keeps both contracts.
    let run = towpath_typing(&args, "\n3\n\n3\n\nl\nq\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert_eq!(
        run.stdout
            .matches("Press Enter when nobody else is looking")
            .count(),
        3,
        "{}",
        run.stdout
    );
    // In her own log Anna reads which contracts she kept, but not which Ben kept.
    let log = run.stdout.rsplit("has chosen").next().unwrap();
    assert!(log.contains("Anna keeps: "), "{log}");
    assert!(log.contains("Ben keeps 2 contracts."), "{log}");
}

#[test]
fn questions_are_answered() {
    let args = ["play", "amsterdam", "--players", "Anna", "--seed", "7"];
    let run = towpath_typing(
        &args,
        "3\nh\nb\nc\nr AM-DRAW-03\nr nothing\nw 5\nw 99\nw\nl\nwhat?\n0\n\nq\n",
    );
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "shows the board",
        "45  Munttoren – Blauwbrug (blue, 3 spaces, cart symbol)",
        "Montelbaanstoren – Jordaan (9 points)",
        "Rule AM-DRAW-03: ",
        "There is no rule NOTHING.",
        "Rule AM-BUILD-01: ",
        "There is no route with this number.",
        "Type w and the number of a route",
        "Not understood: what?",
        "Not understood: 0",
        "You left the game before it ended.",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
}

#[test]
fn input_that_ends_before_the_game_is_an_error_and_loses_nothing() {
    let path = file("input-ends", "game.json", "");
    let args = ["play", "amsterdam", "--seed", "7", "--record", &path];
    let run = towpath_typing(&args, "1\n");
    assert_eq!(run.code, 1);
    assert!(
        run.stderr
            .contains("The input ended before the game was over."),
        "{}",
        run.stderr
    );
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains("not over"), "{}", run.stdout);
}

#[test]
fn bots_can_be_watched() {
    let run = towpath(&[
        "play",
        "amsterdam",
        "--watch",
        "--bots",
        "greedy,random,greedy,random",
        "--seed",
        "1",
    ]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stdout.contains("greedy 2") && run.stdout.contains("random 2"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("draws from the deck."),
        "{}",
        run.stdout
    );
    assert!(
        !run.stdout.contains("draws from the deck: "),
        "a spectator sees no hidden card"
    );
}

#[test]
fn whatever_is_typed_loses_nothing() {
    let path = file("any-bytes", "game.json", "");
    let args = ["play", "amsterdam", "--seed", "7", "--record", &path];
    let run = towpath_typing(&args, b"\xe5\xff\n1\n\x1b[2J\nq\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains("Not understood: ") && !run.stdout.contains('\x1b'));
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
}

#[test]
fn routes_are_chosen_by_their_number_on_the_board() {
    let args = [
        "play",
        "amsterdam",
        "--players",
        "Anna",
        "--seed",
        "7",
        "--first",
        "1",
    ];
    // Two wilds in hand: 34 routes, in a list of their own. The first choices make no sense, then back, then route 3.
    let run = towpath_typing(&args, "3\n6\n99\nx\n0\n6\n3\nq\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "Build a route (34 possible)",
        "Not understood: 99.",
        "Not understood: x.",
        "Anna builds Nieuwe Waal – Noordermarkt",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
}

#[test]
fn a_payment_is_asked_for_where_there_is_a_choice() {
    let args = [
        "play",
        "amsterdam",
        "--players",
        "Anna",
        "--seed",
        "7",
        "--first",
        "1",
        "--bots",
        "greedy",
    ];
    // Two draws of two cards, then a route that can be paid in several ways: a wrong one, back, and the first.
    let run = towpath_typing(&args, "3\n4\n3\n5\n7\n20\n9\n0\n20\n\nq\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stdout.contains("How do you want to pay"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout
            .contains("Anna builds Oude Waal – Montelbaanstoren and pays "),
        "{}",
        run.stdout
    );
}
