//! The terminal: what is typed and what is shown.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::{Context, Result};

/// The terminal.
pub(super) struct Console {
    output: anstream::AutoStream<io::Stdout>,
}

impl Console {
    pub(super) fn new() -> Console {
        Console {
            output: anstream::AutoStream::auto(io::stdout()),
        }
    }

    /// Shows a line.
    pub(super) fn show(&mut self, line: &str) -> Result<()> {
        writeln!(self.output, "{line}")?;
        Ok(())
    }

    /// Shows some lines.
    pub(super) fn show_all(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.show(line))
    }

    /// Shows a question and waits for a line, if there is one still.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>> {
        write!(self.output, "{question} ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let n_bytes = io::stdin().lock().read_until(b'\n', &mut line);
        let n_bytes = n_bytes.context("cannot read what is typed")?;
        if !io::stdin().is_terminal() {
            // What is piped in does not show, nor does its line break.
            self.show("")?;
        }
        Ok((n_bytes > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Wipes the screen, so that the next player does not see what the last one saw.
    pub(super) fn clear(&mut self) -> Result<()> {
        self.output.flush()?;
        let mut terminal = io::stdout();
        if !terminal.is_terminal() {
            return Ok(());
        }
        if std::env::var("TERM").is_ok_and(|name| name == "dumb") {
            // It knows no commands; what was shown at least goes out of sight.
            write!(terminal, "{}", "\n".repeat(100))?;
        } else {
            // Not through the stream that leaves out colours: it would leave out this, too.
            write!(terminal, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}
