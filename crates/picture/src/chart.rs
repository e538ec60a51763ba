//! How strong some players are: ratings with their intervals, and who wins how often against whom.

use crate::point::Point;
use crate::svg::{Path, Tag, circle, group, picture, rect};
use crate::text::{INK, bold, centered, width};

/// What a chart shows. All its texts are those of whoever has it drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    pub title: String,
    pub subtitle: String,
    /// What the figures of the bars are.
    pub axis: String,
    pub bars: Vec<Bar>,
    pub cross_table: Option<CrossTable>,
}

/// A figure of a player, with the interval it may well be in.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    pub name: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// How often each player wins against each other one, in the order of the bars.
#[derive(Clone, PartialEq, Debug)]
pub struct CrossTable {
    pub title: String,
    /// The rate of those who are equally strong.
    pub even: f64,
    /// Row by row. Nobody plays against itself.
    pub cells: Vec<Vec<Option<Cell>>>,
}

/// A rate from 0 to 1, with the interval it may well be in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cell {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

const BACKGROUND: &str = "#ffffff";
const FAINT: &str = "#e4dfd5";
const GREY: &str = "#6b635c";
const BLUE: [f64; 3] = [31.0, 104.0, 151.0];
const ORANGE: [f64; 3] = [226.0, 128.0, 52.0];

const MARGIN: f64 = 28.0;
const ROW: f64 = 38.0;
const PLOT: f64 = 460.0;
/// Room for a rating in figures.
const FIGURES: f64 = 190.0;
const CELL_HEIGHT: f64 = 50.0;
const SIZE: f64 = 15.0;

/// Draws a chart.
pub fn draw(chart: &Chart) -> String {
    let widest = |size: f64| {
        let names = chart.bars.iter().map(|bar| width(&bar.name, size));
        names.fold(60.0, f64::max)
    };
    // Some faces are wider than others.
    let names = 1.12 * widest(SIZE) + 18.0;
    let cell_width = (widest(13.0) + 14.0).clamp(92.0, 150.0);
    let table_width = names + cell_width * chart.bars.len() as f64;
    let text_width = width(&chart.subtitle, 14.0).max(width(&chart.title, 22.0));
    let table_title = chart.cross_table.as_ref();
    let inner = (names + PLOT + FIGURES)
        .max(text_width)
        .max(table_title.map_or(0.0, |table| width(&table.title, SIZE).max(table_width)));
    let plot = Frame {
        left: MARGIN + names,
        top: 128.0,
        scale: Scale::over(&chart.bars),
        width: inner - names - FIGURES,
    };
    let below = plot.top + ROW * chart.bars.len() as f64 + 66.0;
    let height = match &chart.cross_table {
        Some(table) => below + 56.0 + CELL_HEIGHT * table.cells.len() as f64 + 84.0,
        None => below,
    };
    let page = picture(&chart.title, inner + 2.0 * MARGIN, height)
        .add(rect(Point::ORIGIN, inner + 2.0 * MARGIN, height, 0.0).fill(BACKGROUND))
        .add(bold(Point::new(MARGIN, 44.0), 22.0, &chart.title))
        .add(quiet(Point::new(MARGIN, 68.0), 14.0, &chart.subtitle))
        .add(bold(Point::new(MARGIN, 108.0), SIZE, &chart.axis))
        .add(plot.grid(chart.bars.len()))
        .add_all((chart.bars.iter().enumerate()).map(|(idx, bar)| plot.bar(idx, bar)));
    match &chart.cross_table {
        Some(table) => page.add(cross_table(chart, table, below, names, cell_width)),
        None => page,
    }
    .to_string()
}

/// Plain text that starts here.
fn quiet(at: Point, size: f64, text: &str) -> Tag {
    Tag::new("text")
        .with("x", at.x)
        .with("y", at.y)
        .with("font-size", size)
        .fill(GREY)
        .say(text)
}

/// Where the bars are.
struct Frame {
    left: f64,
    top: f64,
    width: f64,
    scale: Scale,
}

impl Frame {
    fn x(&self, value: f64) -> f64 {
        self.left + self.width * self.scale.part(value)
    }

    /// Lines to read the bars by, with their figures.
    fn grid(&self, n_bars: usize) -> Tag {
        let bottom = self.top + ROW * n_bars as f64;
        let lines = self.scale.ticks().into_iter().map(|tick| {
            let x = self.x(tick);
            let color = if tick == 0.0 { GREY } else { FAINT };
            group()
                .add(
                    Path::through(&[Point::new(x, self.top), Point::new(x, bottom)])
                        .draw()
                        .stroke(color, 1.0),
                )
                .add(
                    quiet(Point::new(x, bottom + 20.0), 13.0, &signed(tick))
                        .with("text-anchor", "middle"),
                )
        });
        group().add_all(lines)
    }

    fn bar(&self, idx: usize, bar: &Bar) -> Tag {
        let y = self.top + ROW * (idx as f64 + 0.5);
        let [low, value, high] = [bar.low, bar.value, bar.high].map(|value| self.x(value));
        let blue = color(BLUE);
        let line = |from: Point, to: Point, width: f64| {
            Path::through(&[from, to]).draw().stroke(&blue, width)
        };
        let end = |x: f64| line(Point::new(x, y - 7.0), Point::new(x, y + 7.0), 2.0);
        let right = self.left + self.width + 18.0;
        let interval = format!("{} to {}", signed(bar.low), signed(bar.high));
        group()
            .with("data-bot", bar.name.as_str())
            .with("data-rating", bar.value)
            .add(bold(Point::new(MARGIN, y + 5.0), SIZE, &bar.name))
            .add(line(Point::new(low, y), Point::new(high, y), 2.0))
            .add(end(low))
            .add(end(high))
            .add(circle(Point::new(value, y), 6.0).fill(&blue))
            .add(
                bold(Point::new(right + 44.0, y + 5.0), SIZE, &signed(bar.value))
                    .with("text-anchor", "end"),
            )
            .add(quiet(Point::new(right + 56.0, y + 5.0), 13.0, &interval))
    }
}

/// From which value to which the plot goes, and where its lines are.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn over(bars: &[Bar]) -> Scale {
        let low = bars.iter().fold(0.0, |least: f64, bar| least.min(bar.low));
        let high = bars.iter().fold(0.0, |most: f64, bar| most.max(bar.high));
        let room = (0.06 * (high - low)).max(5.0);
        let (low, high) = (low - room, high + room);
        // The first round step of which there are few enough for their figures.
        let rough = (high - low) / 8.0;
        let power = f64::powf(10.0, rough.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
        let step = round.into_iter().find(|&step| step >= rough);
        Scale {
            low,
            high,
            step: step.unwrap_or(rough),
        }
    }

    /// How far along the plot a value is, from 0 to 1.
    fn part(&self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low)
    }

    fn ticks(&self) -> Vec<f64> {
        let (first, last) = (
            (self.low / self.step).ceil() as i64,
            (self.high / self.step).floor() as i64,
        );
        (first..=last).map(|nth| nth as f64 * self.step).collect()
    }
}

fn cross_table(chart: &Chart, table: &CrossTable, top: f64, names: f64, cell_width: f64) -> Tag {
    let left = MARGIN + names;
    let head = top + 40.0;
    let cells_top = head + 16.0;
    let column = |idx: usize| left + cell_width * idx as f64;
    let row = |idx: usize| cells_top + CELL_HEIGHT * idx as f64;
    let mut drawn = group().add(bold(Point::new(MARGIN, top + 12.0), SIZE, &table.title));
    for (idx, bar) in chart.bars.iter().enumerate() {
        let middle = column(idx) + cell_width / 2.0;
        let at = Point::new(middle, head + 2.0);
        let mut name = centered(at, 13.0, INK, &bar.name);
        if width(&bar.name, 13.0) > cell_width - 8.0 {
            name = name
                .with("textLength", cell_width - 8.0)
                .with("lengthAdjust", "spacingAndGlyphs");
        }
        let line = row(idx) + CELL_HEIGHT / 2.0 + 5.0;
        drawn = drawn
            .add(name)
            .add(bold(Point::new(MARGIN, line), SIZE, &bar.name));
    }
    for (row_idx, cells) in table.cells.iter().enumerate() {
        for (column_idx, cell) in cells.iter().enumerate() {
            let corner = Point::new(column(column_idx), row(row_idx));
            drawn = drawn.add(match cell {
                Some(cell) => rate(*cell, table.even, corner, cell_width),
                None => rect(corner, cell_width - 2.0, CELL_HEIGHT - 2.0, 4.0).fill("#f3f0ea"),
            });
        }
    }
    drawn.add(legend(
        table.even,
        Point::new(left, row(table.cells.len()) + 18.0),
        (cell_width * table.cells.len() as f64 - 2.0).min(360.0),
    ))
}

/// One rate with its interval, on the colour that goes with it.
fn rate(cell: Cell, even: f64, corner: Point, cell_width: f64) -> Tag {
    let (fill, ink) = shade(cell.rate, even);
    let middle = corner + Point::new(cell_width / 2.0 - 1.0, CELL_HEIGHT / 2.0 - 1.0);
    let [low, high] = [cell.low, cell.high].map(|rate| format!("{:.1}", 100.0 * rate));
    let interval = Tag::new("text")
        .with("x", middle.x)
        .with("y", middle.y + 16.0)
        .with("font-size", 12.0)
        .with("text-anchor", "middle")
        .fill(ink)
        .say(&format!("{low} – {high}"));
    group()
        .with("data-rate", format!("{:.4}", cell.rate))
        .add(rect(corner, cell_width - 2.0, CELL_HEIGHT - 2.0, 4.0).fill(&fill))
        .add(centered(
            middle - Point::new(0.0, 8.0),
            16.0,
            ink,
            &format!("{:.1} %", 100.0 * cell.rate),
        ))
        .add(interval)
}

/// What the colours mean.
fn legend(even: f64, corner: Point, width: f64) -> Tag {
    const STEPS: usize = 41;
    let step = width / STEPS as f64;
    let stripes = (0..STEPS).map(|idx| {
        let rate = idx as f64 / (STEPS - 1) as f64;
        let at = corner + Point::new(step * idx as f64, 0.0);
        // A little wider, so that no line shows between two.
        rect(at, step + 0.5, 12.0, 0.0).fill(&shade(rate, even).0)
    });
    let figure = |rate: f64, text: &str| {
        let at = corner + Point::new(step / 2.0 + (width - step) * rate, 30.0);
        quiet(at, 13.0, text).with("text-anchor", "middle")
    };
    group()
        .add_all(stripes)
        .add(figure(0.0, "0 %"))
        .add(figure(even, "even"))
        .add(figure(1.0, "100 %"))
}

/// Blue for those who win more than their part, orange for less, and the ink that can be read on it.
fn shade(rate: f64, even: f64) -> (String, &'static str) {
    let (hue, part) = if rate >= even {
        (BLUE, (rate - even) / (1.0 - even))
    } else {
        (ORANGE, (even - rate) / even)
    };
    let part = part.clamp(0.0, 1.0);
    let mixed = hue.map(|tone| 250.0 + (tone - 250.0) * part);
    let ink = if light(mixed) < 0.215 { "#ffffff" } else { INK };
    (color(mixed), ink)
}

/// How light a colour is, from 0 to 1. White and our ink stand out equally well at 0.215.
fn light(tones: [f64; 3]) -> f64 {
    let [red, green, blue] = tones.map(|tone| (tone / 255.0).powf(2.2));
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn color(tones: [f64; 3]) -> String {
    let [red, green, blue] = tones.map(|tone| tone.round() as u8);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A whole number with its sign.
fn signed(value: f64) -> String {
    match value.round() as i64 {
        0 => "0".to_owned(),
        value @ ..0 => format!("−{}", value.unsigned_abs()),
        value => format!("+{value}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(low: f64, high: f64) -> Bar {
        Bar {
            name: "greedy".to_owned(),
            value: (low + high) / 2.0,
            low,
            high,
        }
    }

    #[test]
    fn a_scale_has_round_lines_and_room_for_all() {
        for (low, high, step) in [
            (-80.0, 90.0, 50.0),
            (0.0, 0.0, 2.0),
            (-900.0, 1_200.0, 500.0),
        ] {
            let scale = Scale::over(&[bar(low, high)]);
            assert_eq!(scale.step, step);
            assert!(scale.part(low) > 0.0 && scale.part(high) < 1.0);
            let ticks = scale.ticks();
            assert!(ticks.contains(&0.0) && ticks.len() <= 9, "{ticks:?}");
        }
    }

    #[test]
    fn even_is_light_and_the_ends_are_dark() {
        for even in [0.5, 0.25] {
            assert_eq!(shade(even, even), ("#fafafa".to_owned(), INK));
            assert_eq!(shade(1.0, even).0, "#1f6897");
            assert_eq!(shade(0.0, even).0, "#e28034");
        }
    }

    #[test]
    fn numbers_have_their_sign() {
        for (value, text) in [(-0.3, "0"), (12.4, "+12"), (-12.6, "−13")] {
            assert_eq!(signed(value), text);
        }
    }
}
