//! The `towpath` command, run as a person or a program would run it.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

mod analyse;
mod arena;
mod arena_files;
mod bench;
mod engine;
mod map;
mod pictures;
mod play;
mod records;
mod roads_and_boats;
mod said;
mod serve;
mod solve;
mod usage;

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the command printed, and how it ended.
struct Run {
    code: i32,
    stdout: String,
    stderr: String,
}

/// Runs the command with nothing typed.
fn towpath(args: &[&str]) -> Run {
    towpath_typing(args, "")
}

/// Runs the command while `input` is typed.
fn towpath_typing(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // The command may well end before it has read everything.
    let typing = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = typing.join().unwrap();
    Run {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The one JSON object that the command prints.
fn json(args: &[&str]) -> Value {
    let run = towpath(args);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert_eq!(run.stdout.lines().count(), 1, "one object: {}", run.stdout);
    serde_json::from_str(&run.stdout).unwrap()
}

/// A file with this text, in a folder of its own for each test.
fn file(test: &str, name: &str, text: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A path in a folder of its own for each test, where nothing is yet.
fn new_path(test: &str, name: &str) -> String {
    let path = file(test, name, "");
    std::fs::remove_file(&path).unwrap();
    path
}

const BOARD: &str = include_str!("../../../amsterdam/data/amsterdam.json");
