//! Colours, and pictures made of characters.

use anstyle::{AnsiColor, Style};
use game::Seat;

pub(super) fn paint(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

pub(super) fn seat_style(seat: Seat) -> Style {
    let color = match seat.index() {
        0 => AnsiColor::BrightYellow,
        1 => AnsiColor::BrightCyan,
        2 => AnsiColor::BrightGreen,
        3 => AnsiColor::BrightMagenta,
        4 => AnsiColor::BrightRed,
        _ => AnsiColor::BrightBlue,
    };
    color.on_default().bold()
}

/// A line across the screen.
pub(super) fn rule_off() -> String {
    paint(&"─".repeat(72), Style::new().dimmed())
}

/// A number of points with its sign.
pub(super) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// A character and how it is painted.
pub(super) type Cell = (char, Style);

/// A picture made of characters.
pub(super) struct Canvas {
    pub(super) rows: Vec<Vec<Cell>>,
}

impl Canvas {
    /// An empty one.
    pub(super) fn new(width: usize, height: usize) -> Canvas {
        Canvas {
            rows: vec![vec![(' ', Style::new()); width]; height],
        }
    }

    /// Writes from a spot to the right, as far as there is room.
    pub(super) fn write(&mut self, row: usize, column: usize, text: &str, style: Style) {
        let Some(cells) = self.rows.get_mut(row).and_then(|row| row.get_mut(column..)) else {
            return;
        };
        for (cell, letter) in cells.iter_mut().zip(text.chars()) {
            *cell = (letter, style);
        }
    }

    /// The picture without empty lines above and below.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.rows.iter().map(|row| paint_row(row)).collect();
        let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
        let last = lines
            .iter()
            .rposition(|line| !line.is_empty())
            .map_or(0, |last| last + 1);
        lines.truncate(last);
        lines.drain(..first);
        lines
    }
}

fn paint_row(row: &[Cell]) -> String {
    let used = row
        .iter()
        .rposition(|cell| cell.0 != ' ')
        .map_or(0, |last| last + 1);
    row[..used]
        .chunk_by(|a, b| a.1 == b.1)
        .map(|run| {
            let text: String = run.iter().map(|cell| cell.0).collect();
            if run[0].1 == Style::new() {
                text
            } else {
                paint(&text, run[0].1)
            }
        })
        .collect()
}
