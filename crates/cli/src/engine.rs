//! `towpath engine`: the engine protocol on standard input and output.

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result};
use games::Engine;

/// Answer JSON lines on standard input, for bots in any language
///
/// Each line is one JSON object and is answered by one line. An invalid line is answered by an error and changes
/// nothing. The engine stops at the end of the input. The protocol is described in docs/formats.md.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {}

const EXAMPLES: &str = r#"Lines:
  {"new": {"game": "amsterdam", "setup": {"seats": 2}, "seed": "7"}}
  {"legal": {"seat": 0}}
  {"act": {"seat": 0, "action": {"do": "keep_both"}}}
  {"view": {"seat": 0}}    {"view": "table"}    {"outcome": {}}    {"record": {}}
  {"go": {"seat": 1, "bot": "clerk", "millis": 100}}    {"hint": {"seat": 0, "millis": 100}}"#;

pub(crate) fn run(_: Args) -> Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut engine = Engine::default();
    let mut line = Vec::new();
    while let Some(read) = read_line(&mut input, &mut line).context("cannot read standard input")? {
        let answer = match read {
            Line::Whole => engine.answer(&line),
            Line::TooLong => Engine::answer_too_long(),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

enum Line {
    Whole,
    TooLong,
}

/// Reads one line without its end into `line`, keeping no more of it than a request may have.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Line>> {
    line.clear();
    line.shrink_to(64 << 10);
    let mut any = false;
    let mut whole = Line::Whole;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(any.then_some(whole));
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        if line.len() + part.len() > Engine::MOST_BYTES {
            whole = Line::TooLong;
        } else {
            line.extend_from_slice(part);
        }
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(Some(whole));
        }
    }
}
