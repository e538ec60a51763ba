//! Hexagons of text: where their edges are, and where there is room to write.
//!
//! ```text
//!         .-' '-.
//!      .-'  1,0  '-.
//!     |             |
//!     |    woods    |
//!     | woodcutter  |
//!      '-.  2tr  .-'
//!         '-. .-'
//! ```
//!
//! Rows share their slanted edges, and every other row is shifted by half a tile.

use anstyle::Style;
use roads_and_boats::{Direction, Hex};

use crate::play::paint::{Canvas, Cell};

/// How far rows are apart.
const DOWN: usize = 5;
/// How many letters a slanted edge takes in each of its two lines, with room to write and without.
const ROOMY: usize = 3;
const TIGHT: usize = 2;

/// Something written on a tile: its parts and how they are painted.
pub(super) type Text = Vec<(String, Style)>;

/// Which part of an edge is marked.
#[derive(Clone, Copy)]
pub(super) enum Part {
    Middle,
    /// One bank of the river over it, clockwise.
    Bank(u8),
    /// All of it that is not marked yet, and the corners of an upright one.
    Rest,
}

/// Hexagons that are being drawn.
pub(super) struct Drawing {
    canvas: Canvas,
    /// The leftmost column in half tiles, and the topmost row.
    corner: (i32, i32),
    slant: usize,
    /// Cells with marks, which are not drawn over.
    marked: Vec<(usize, usize)>,
}

impl Drawing {
    /// The outlines of some hexagons, in tight rows if they are too wide for the terminal.
    pub(super) fn new(hexes: &[Hex]) -> Drawing {
        let columns = hexes.iter().map(|&at| column(at));
        let rows = hexes.iter().map(|at| i32::from(at.r));
        let (left, right) = (
            columns.clone().min().unwrap_or(0),
            columns.max().unwrap_or(0),
        );
        let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        let width = |slant: usize| ((right - left) as usize + 2) * (2 * slant + 1) + 1;
        let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        let fits = terminal.is_none_or(|terminal| width(ROOMY) <= terminal);
        let slant = if fits { ROOMY } else { TIGHT };
        let height = (bottom - top) as usize * DOWN + DOWN + 2;
        let mut drawing = Drawing {
            canvas: Canvas::new(width(slant), height),
            corner: (left, top),
            slant,
            marked: Vec::new(),
        };
        for &at in hexes {
            drawing.outline(at);
        }
        drawing
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.canvas.lines()
    }

    /// How far tiles of a row are apart.
    fn across(&self) -> usize {
        4 * self.slant + 2
    }

    /// How much fits between upright edges.
    pub(super) fn wide(&self) -> usize {
        self.across() - 1
    }

    /// How much fits between slanted edges.
    fn narrow(&self) -> usize {
        2 * self.slant + 1
    }

    /// Where the box around a tile begins: column and row.
    fn origin(&self, at: Hex) -> (usize, usize) {
        let across = (column(at) - self.corner.0) as usize;
        let down = (i32::from(at.r) - self.corner.1) as usize;
        (across * self.across() / 2, down * DOWN)
    }

    fn outline(&mut self, at: Hex) {
        let (left, top) = self.origin(at);
        let (across, slant) = (self.across(), self.slant);
        let style = Style::new().dimmed();
        let [rising, falling] = match slant {
            TIGHT => [".'", "'."],
            _ => [".-'", "'-."],
        };
        let middle = across / 2;
        let slanted = [
            (0, slant + 1, rising),
            (0, middle + 1, falling),
            (1, 1, rising),
            (1, across - slant, falling),
            (5, 1, falling),
            (5, across - slant, rising),
            (6, slant + 1, falling),
            (6, middle + 1, rising),
        ];
        let upright = (2..5).flat_map(|row| [(row, 0, "|"), (row, across, "|")]);
        for (row, column, text) in slanted.into_iter().chain(upright) {
            self.canvas.write(top + row, left + column, text, style);
        }
    }

    /// The cells of an edge, clockwise around the tile: row and column.
    fn edge(&self, at: Hex, edge: Direction) -> Vec<(usize, usize)> {
        let (left, top) = self.origin(at);
        let (across, slant) = (self.across(), self.slant);
        let middle = across / 2;
        let line =
            |row: usize, column: usize| (column..column + slant).map(move |column| (row, column));
        let mut cells: Vec<(usize, usize)> = match edge.index() {
            0 => (2..5).map(|row| (row, across)).collect(),
            1 => line(6, middle + 1).chain(line(5, across - slant)).collect(),
            2 => line(5, 1).chain(line(6, slant + 1)).collect(),
            3 => (2..5).map(|row| (row, 0)).collect(),
            4 => line(1, 1).chain(line(0, slant + 1)).collect(),
            _ => line(0, middle + 1).chain(line(1, across - slant)).collect(),
        };
        // Along the bottom and up the left side, clockwise is backwards.
        if matches!(edge.index(), 1..=3) {
            cells.reverse();
        }
        let placed = cells
            .into_iter()
            .map(|(row, column)| (top + row, left + column));
        placed.collect()
    }

    /// Marks a part of an edge.
    pub(super) fn mark(&mut self, at: Hex, edge: Direction, part: Part, mark: Cell) {
        let mut cells = self.edge(at, edge);
        let third = cells.len() / 3;
        let cells = match part {
            Part::Middle => &cells[third..cells.len() - third],
            Part::Bank(0) => &cells[..third],
            Part::Bank(_) => &cells[cells.len() - third..],
            Part::Rest => {
                if let [(first, column), _, (last, _)] = cells[..] {
                    cells.push((first.min(last) - 1, column));
                    cells.push((first.max(last) + 1, column));
                }
                cells.retain(|cell| !self.marked.contains(cell));
                &cells[..]
            }
        };
        for &(row, column) in cells {
            self.canvas.rows[row][column] = mark;
            self.marked.push((row, column));
        }
    }

    /// Writes on a tile: a title, and up to four lines below it, of which the last is narrow.
    pub(super) fn write(&mut self, at: Hex, title: Text, texts: &[Text]) {
        let (left, top) = self.origin(at);
        let (wide, narrow, inset) = (self.wide(), self.narrow(), self.slant + 1);
        self.centre(top + 1, left + inset, narrow, &title);
        let lines = [
            (top + 2, left + 1, wide),
            (top + 3, left + 1, wide),
            (top + 4, left + 1, wide),
            (top + 5, left + inset, narrow),
        ];
        for (text, (row, column, width)) in texts.iter().zip(lines) {
            self.centre(row, column, width, text);
        }
    }

    /// Writes in the middle, without spaces if there is too little room and cut off if there is still.
    fn centre(&mut self, row: usize, column: usize, width: usize, text: &[(String, Style)]) {
        let len: usize = text.iter().map(|(part, _)| part.chars().count()).sum();
        let gap = usize::from(len + text.len() <= width + 1);
        let len = len + gap * text.len().saturating_sub(1);
        let mut at = column + width.saturating_sub(len) / 2;
        for (part, style) in text {
            let room = column + width - at;
            let part: String = part.chars().take(room).collect();
            self.canvas.write(row, at, &part, *style);
            at = (at + part.chars().count() + gap).min(column + width);
        }
        if len > width {
            let last = column + width - 1;
            self.canvas.write(row, last, "…", Style::new());
        }
    }
}

/// The column of a tile in half tiles.
fn column(at: Hex) -> i32 {
    2 * i32::from(at.q) + i32::from(at.r)
}
