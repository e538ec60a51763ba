//! `towpath engine` as a program meets it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use game::{Dice, Seed};
use serde_json::Value;

use crate::towpath_typing;

fn start() -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_towpath"));
    command
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn each_line_is_answered_by_one_line() {
    let input = "{\"new\": {\"game\": \"amsterdam\", \"setup\": {\"seats\": 2}, \"seed\": \"7\"}}\n\n{\"legal\": {\"seat\": 1}}\nx";
    let run = towpath_typing(&["engine"], input);
    assert_eq!(run.code, 0);
    let answers: Vec<Value> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 4);
    assert!(answers[1]["error"].is_object() && answers[3]["error"].is_object());
    assert_eq!(answers[2]["actions"].as_array().unwrap().len(), 3);
}

#[test]
fn a_line_that_is_too_long_is_answered_too() {
    let input = format!("{}\n{{\"outcome\": {{}}}}\n", "x".repeat(9 << 20));
    let run = towpath_typing(&["engine"], &input);
    let answers: Vec<Value> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers[0]["error"]["code"], "too_long");
    assert_eq!(answers[1]["error"]["code"], "no_game");
    assert_eq!(answers.len(), 2);
}

/// Random and malformed lines among good ones: every line is answered, the engine lives on and does not grow.
#[test]
fn a_hundred_thousand_lines_of_any_kind_are_answered_one_by_one() {
    const LINES: u32 = 100_000;
    let mut child = start();
    let pid = child.id();
    let mut stdin = child.stdin.take().unwrap();
    let typing = std::thread::spawn(move || {
        let mut dice = Dice::new(Seed::from(1));
        for _ in 0..LINES {
            stdin.write_all(&any_line(&mut dice)).unwrap();
        }
        stdin
    });
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let (mut refused, mut resident) = (0, 0);
    for number in 0..LINES {
        let answer = answers.next().expect("an answer for each line").unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        refused += u32::from(answer.get("error").is_some());
        if number == LINES / 10 {
            resident = resident_kib(pid);
        }
    }
    let grown = resident_kib(pid).saturating_sub(resident);
    assert!(grown < 4_096, "the engine grew by {grown} KiB");
    assert!(
        refused > LINES / 4 && refused < LINES - 10_000,
        "{refused} lines were refused"
    );
    drop(typing.join().unwrap());
    assert!(answers.next().is_none(), "no answer without a line");
    assert!(child.wait().unwrap().success());
}

/// A line of the protocol, whole or damaged, or noise.
fn any_line(dice: &mut Dice) -> Vec<u8> {
    let seat = dice.below(5);
    let route = dice.below(70);
    let number = dice.below(1_000);
    let line = match dice.below(10) {
        0 => format!(
            "{{\"new\":{{\"game\":\"amsterdam\",\"setup\":{{\"seats\":{}}},\"seed\":\"{number}\"}}}}",
            1 + dice.below(5)
        ),
        1 => format!("{{\"legal\":{{\"seat\":{seat}}}}}"),
        2 => format!(
            "{{\"act\":{{\"seat\":{seat},\"action\":{{\"do\":\"build\",\"route\":{route},\"color\":\"red\"}}}}}}"
        ),
        3 => format!("{{\"act\":{{\"seat\":{seat},\"action\":{{\"do\":\"draw\"}}}}}}"),
        4 => format!("{{\"act\":{{\"seat\":{seat},\"action\":{{\"do\":\"keep_both\"}}}}}}"),
        5 => format!("{{\"view\":{{\"seat\":{seat}}}}}"),
        6 => format!("{{\"go\":{{\"seat\":{seat},\"bot\":\"clerk\",\"millis\":1}}}}"),
        7 => "{\"record\":{}}".to_owned(),
        8 => "{\"table\":{}}".to_owned(),
        _ => String::new(),
    };
    let mut bytes = line.into_bytes();
    if bytes.is_empty() {
        bytes = (0..dice.below(60)).map(|_| dice.below(256) as u8).collect();
    } else if dice.below(3) == 0 {
        for _ in 0..1 + dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            bytes[at] = dice.below(256) as u8;
        }
    }
    for byte in &mut bytes {
        if *byte == b'\n' {
            *byte = b' ';
        }
    }
    bytes.push(b'\n');
    bytes
}

/// How much memory a process has in use. Nothing where the system does not tell.
fn resident_kib(pid: u32) -> u64 {
    let Ok(status) = std::fs::read_to_string(format!("/proc/{pid}/status")) else {
        return 0;
    };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").trim().parse().ok())
        .unwrap_or(0)
}
