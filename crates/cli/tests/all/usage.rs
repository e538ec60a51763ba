//! Help, nonsense, exit codes.

use crate::{BOARD, file, towpath};

#[test]
fn help_is_worth_reading() {
    let help = towpath(&["--help"]);
    assert_eq!(help.code, 0);
    for part in [
        "serve",
        "data",
        "play",
        "arena",
        "bench",
        "replay",
        "analyse",
        "solve",
        "engine",
        "map",
        "Exit codes",
        "towpath play amsterdam",
        "towpath play roads-and-boats",
    ] {
        assert!(help.stdout.contains(part), "{part}: {}", help.stdout);
    }
    for command in [
        "serve", "data", "play", "arena", "bench", "replay", "analyse", "solve", "engine", "map",
    ] {
        let help = towpath(&["help", command]);
        assert_eq!(help.code, 0);
        assert!(help.stdout.lines().count() > 8, "{}", help.stdout);
        assert!(help.stderr.is_empty());
    }
}

#[test]
fn nonsense_on_the_command_line_is_refused_on_stderr() {
    for (args, part) in [
        (&["juggle"][..], "unrecognized subcommand"),
        (&["serve", "--colour", "red"], "unexpected argument"),
        (&["data"], "Usage"),
        (&["data", "export"], "required"),
        (
            &["play", "chess"],
            "there is no game \"chess\": the games are amsterdam",
        ),
        (&["bench", "amsterdam", "--games", "0"], "0 is not in 1"),
        (&["arena", "amsterdam"], "required"),
        (&["play", "amsterdam", "--lang", "xx"], "en, fi, pl, nb"),
        (&["play", "amsterdam", "--seed", ""], "1 to 32 bytes"),
    ] {
        let run = towpath(args);
        assert_eq!(run.code, 2, "{args:?}");
        assert!(run.stderr.contains(part), "{args:?}: {}", run.stderr);
        assert!(run.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn what_cannot_be_done_is_refused_on_stderr() {
    for (args, part) in [
        (
            &["arena", "amsterdam", "greedy", "deep-blue"][..],
            "the bots are\n  random ",
        ),
        (&["arena", "amsterdam", "greedy"], "for 2 to 4"),
        (&["bench", "amsterdam", "--seats", "5"], "for 2 to 4"),
        (
            &["play", "amsterdam", "--bots", "greedy,greedy,greedy,greedy"],
            "5 seats",
        ),
        (
            &["play", "amsterdam", "--players", "Anna,Anna"],
            "two players are called",
        ),
        (&["play", "amsterdam", "--first", "3"], "no player 3"),
        (
            &["serve", "--listen", "here"],
            "listen in the command line (--listen): \"here\"",
        ),
        (
            &["serve", "--config", "no-such-file.toml"],
            "cannot read no-such-file.toml",
        ),
        (
            &["data", "export", "-", "--data", "no-such-file.db"],
            "there is no data at no-such-file.db",
        ),
        (
            &["data", "import", "no-such-file.jsonl"],
            "cannot read no-such-file.jsonl",
        ),
        (
            &["replay", "no-such-file.json"],
            "cannot read no-such-file.json",
        ),
        (
            &["bench", "amsterdam", "--board", "no-such-file.json"],
            "cannot read no-such-file.json",
        ),
    ] {
        let run = towpath(args);
        assert_eq!(run.code, 1, "{args:?}: {}", run.stderr);
        assert!(
            run.stderr.starts_with("towpath: ") && run.stderr.contains(part),
            "{args:?}: {}",
            run.stderr
        );
        assert!(run.stdout.is_empty(), "{args:?}: {}", run.stdout);
    }
}

#[test]
fn a_wrong_board_file_is_refused_with_the_place_named() {
    let change = |from: &str, to: &str| {
        assert!(BOARD.contains(from), "{from}");
        BOARD.replacen(from, to, 1)
    };
    for (name, text, part) in [
        (
            "length.json",
            change("\"length\": 2", "\"length\": 0"),
            "routes[0]: the length is 0",
        ),
        (
            "number.json",
            change("\"length\": 2", "\"length\": \"two\""),
            "routes[0].length: invalid type: string \"two\"",
        ),
        (
            "line.json",
            change("\"length\": 2", "\"length\": \"two\""),
            "at line 104 column 18",
        ),
        (
            "place.json",
            change("\"a\": \"Nieuwe Waal\"", "\"a\": \"Atlantis\""),
            "routes[0]: there is no place \"Atlantis\"",
        ),
        (
            "comma.json",
            change("\"length\": 2,", "\"length\": 2"),
            "line 105",
        ),
        ("empty.json", String::new(), "EOF while parsing"),
    ] {
        let path = file("boards", name, &text);
        for command in [
            &["bench", "amsterdam"][..],
            &["play", "amsterdam"],
            &["arena", "amsterdam", "greedy", "greedy"],
        ] {
            let run = towpath(&[command, &["--board", &path]].concat());
            assert_eq!(run.code, 1, "{name}: {}", run.stderr);
            assert!(run.stderr.contains(part), "{name}: {}", run.stderr);
            assert!(run.stderr.contains(name), "{name}: {}", run.stderr);
        }
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    use std::process::{Command, Stdio};
    let game = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../amsterdam/tests/games/2-seats-canal.json"
    );
    for args in [
        &["play", "amsterdam", "--watch", "--seed", "7"][..],
        &["play", "roads-and-boats", "--watch", "--seed", "7"],
        &["play", "roads-and-boats"],
        &["replay", game],
        &["arena", "amsterdam", "random", "random", "--games", "2"],
        &["bench", "amsterdam", "--games", "2"],
        &["bench", "amsterdam", "--games", "2", "--json"],
        &["map", "list"],
        &["map", "make", "--seats", "6"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_towpath"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{args:?}: {output:?}");
        assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    }
}
