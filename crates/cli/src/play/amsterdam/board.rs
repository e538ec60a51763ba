//! The board as text.

use amsterdam::{Card, Color, RouteId, State};
use anstyle::{AnsiColor, Style};
use game::Seat;

use super::tell::card_style;
use crate::play::paint::{Canvas, Cell, seat_style};
use crate::play::tell::Teller;

/// The height of the map in lines.
const HEIGHT: usize = 36;
/// The width of the map in characters, at the least and at the most.
const WIDTH: (usize, usize) = (76, 104);

/// The map: every place with its name, every space of every route.
///
/// A space is a letter for its colour, or the number of the seat that has built there; the cart symbol is a pair of
/// parentheses around it.
pub(super) fn map(teller: &Teller<'_, State>) -> Vec<String> {
    let state = teller.game;
    let file = teller.board().file();
    let width = width();
    let mut canvas = Canvas::new(width, HEIGHT);
    let cells = &mut canvas.rows;
    let column = |x: f64| (x * (width - 1) as f64).round() as usize;
    let row = |y: f64| (y * (HEIGHT - 1) as f64).round() as usize;

    for (route, id) in file.routes.iter().zip(teller.board().route_ids()) {
        let (mark, style) = mark(state, id);
        let symbol = match (route.cart, owner(state, id)) {
            (true, _) => ['(', mark, ')'],
            (false, Some(_)) => ['<', mark, '>'],
            (false, None) => ['[', mark, ']'],
        };
        for [x, y] in spaces(teller, id) {
            let row = &mut cells[row(y)];
            let column = free_column(row, column(x).saturating_sub(1), symbol.len());
            for (cell, letter) in row[column..].iter_mut().zip(symbol) {
                *cell = (letter, style);
            }
        }
    }
    let bold = Style::new().bold();
    for (place, number) in file.places.iter().zip(0..) {
        let name = teller.place(number);
        let (column, row) = (column(place.x), row(place.y));
        cells[row][column] = ('●', bold);
        write_label(cells, row, column, &name, bold);
    }
    let mut lines = canvas.lines();
    lines.extend(legend(teller));
    lines
}

/// As wide as the terminal is, within reason.
fn width() -> usize {
    let (least, most) = WIDTH;
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    terminal.unwrap_or(most).clamp(least, most)
}

/// The column nearest to `wanted` where `width` cells are free, or `wanted` if there is none near.
fn free_column(row: &[Cell], wanted: usize, width: usize) -> usize {
    let wanted = wanted.min(row.len() - width);
    let is_free = |&column: &usize| {
        let cells = row.get(column..column + width);
        cells.is_some_and(|cells| cells.iter().all(|cell| cell.0 == ' '))
    };
    let near = [0, 1, -1, 2, -2, 3, -3]
        .into_iter()
        .filter_map(|offset| wanted.checked_add_signed(offset));
    near.into_iter().find(is_free).unwrap_or(wanted)
}

/// Writes a name beside a place, or above or below it, where there is room for all of it or at least for most.
fn write_label(cells: &mut [Vec<Cell>], row: usize, column: usize, name: &str, style: Style) {
    let width = cells[row].len();
    let letters: Vec<char> = name.chars().collect();
    let len = letters.len();
    // A gap on both sides keeps it apart from its neighbours.
    let room = |row: usize, start: usize| {
        let Some(cells) = cells.get(row) else {
            return 0;
        };
        let gap = start.checked_sub(1).and_then(|before| cells.get(before));
        if gap.is_some_and(|cell| cell.0 != ' ' && cell.0 != '●') {
            return 0;
        }
        let free = cells[start.min(width)..]
            .iter()
            .take_while(|cell| cell.0 == ' ')
            .count();
        if start + free == width {
            free
        } else {
            free.saturating_sub(1)
        }
    };
    let right = (row, column + 2);
    let left = (row, column.saturating_sub(len + 1));
    let beside = [right, left];
    let around = [row.wrapping_sub(1), row + 1].into_iter().flat_map(|row| {
        let starts =
            [len / 2, len / 3, 2 * len / 3, 0, len].map(|back| column.saturating_sub(back));
        starts.map(|start| (row, start.min(width.saturating_sub(len))))
    });
    let spots: Vec<(usize, usize)> = beside.into_iter().chain(around).collect();
    let fits = |&&(row, start): &&(usize, usize)| len <= room(row, start);
    let roomiest = spots
        .iter()
        .rev()
        .max_by_key(|&&(row, start)| room(row, start));
    let Some(&(row, start)) = spots.iter().find(fits).or(roomiest) else {
        return;
    };
    let room = room(row, start);
    for (cell, letter) in cells[row][start..]
        .iter_mut()
        .zip(letters.into_iter().take(room))
    {
        *cell = (letter, style);
    }
}

/// Where the spaces of a route are, spread evenly where the file does not say.
fn spaces(teller: &Teller<'_, State>, id: RouteId) -> Vec<[f64; 2]> {
    let file = teller.board().file();
    let drawn = &file.routes[usize::from(id.0)].spaces;
    if !drawn.is_empty() {
        return drawn.iter().map(|space| [space.x, space.y]).collect();
    }
    let route = teller.board().route(id);
    let [a, b] = route.ends.map(|end| &file.places[usize::from(end)]);
    // The second of a pair keeps off the first.
    let aside = if route.twin.is_some_and(|twin| twin.0 < id.0) {
        0.035
    } else {
        0.0
    };
    let at = |step: u8| {
        let part = f64::from(step) / f64::from(route.length + 1);
        [
            a.x + (b.x - a.x) * part,
            (a.y + (b.y - a.y) * part + aside).min(1.0),
        ]
    };
    (1..=route.length).map(at).collect()
}

fn owner(state: &State, id: RouteId) -> Option<Seat> {
    state.seats().find(|&seat| state.routes(seat).contains(id))
}

fn mark(state: &State, id: RouteId) -> Cell {
    if let Some(seat) = owner(state, id) {
        let digit = char::from_digit(seat.index() as u32 + 1, 10).unwrap_or('?');
        return (digit, seat_style(seat).invert());
    }
    match state.board().route(id).color {
        Some(color) => (letter(color), card_style(Card::Of(color))),
        None => ('-', AnsiColor::BrightBlack.on_default()),
    }
}

fn letter(color: Color) -> char {
    match color {
        Color::Pink => 'p',
        Color::Blue => 'b',
        Color::Green => 'g',
        Color::Black => 'k',
        Color::Red => 'r',
        Color::Orange => 'o',
    }
}

fn legend(teller: &Teller<'_, State>) -> [String; 2] {
    let colors =
        Color::ALL.map(|color| format!("[{}] {}", letter(color), teller.color(Some(color))));
    let grey = format!("[-] {}", teller.color(None));
    let cart = format!("( ) {}", teller.say("am-cart-symbol", &[]));
    [colors.join("  "), format!("{grey}  {cart}")]
}

/// Every route with its number, which `w` takes.
pub(super) fn routes(teller: &Teller<'_, State>) -> Vec<String> {
    let state = teller.game;
    let line = |id: RouteId| {
        let route = teller.board().route(id);
        let length = teller.say("am-route-length", &[("length", route.length.into())]);
        let cart = if route.cart {
            format!(", {}", teller.say("am-cart-symbol", &[]))
        } else {
            String::new()
        };
        let built =
            owner(state, id).map_or(String::new(), |seat| format!("  {}", teller.name(seat)));
        format!(
            "{:>3}  {} ({}, {length}{cart}){built}",
            id.0 + 1,
            teller.route(id),
            teller.color(route.color)
        )
    };
    teller.board().route_ids().map(line).collect()
}
