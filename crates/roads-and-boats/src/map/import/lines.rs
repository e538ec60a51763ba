//! Maps as lines of text, a tile on each: `0,-1:W03`, or `( 1 0 -1 ) WOODS ( 1 4 )`.

use super::{Found, ImportError, terrain, tile};
use crate::{Direction, TileFile};

/// How tiles are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `q,r:terrain`, then the edges of its river, as ours; a `/` between those of two rivers.
    Axial,
    /// `( x y z ) terrain ( edges )`, in cube coordinates on tiles with a flat top. Edge 1 is the northern one, the
    /// others follow clockwise.
    Cube,
}

pub(super) fn read(text: &str) -> Result<Found, ImportError> {
    let mut found = Found::default();
    let mut form = None;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        let is_mark = |mark: &str| {
            let mut words = text.split_whitespace();
            let mut marks = mark.split_whitespace();
            marks.all(|mark| {
                words
                    .next()
                    .is_some_and(|word| word.eq_ignore_ascii_case(mark))
            })
        };
        if text.is_empty() || text.starts_with('#') || is_mark("BEGIN MAP") {
            continue;
        }
        if is_mark("END MAP") {
            break;
        }
        let this = if text.starts_with('(') {
            Form::Cube
        } else {
            Form::Axial
        };
        let tile = match this {
            _ if *form.get_or_insert(this) != this => {
                Err("the tiles before are written in another form".to_owned())
            }
            Form::Cube => cube(text),
            Form::Axial => axial(text),
        };
        found
            .tiles
            .push(tile.map_err(|reason| ImportError::Line { line, reason })?);
    }
    if found.tiles.is_empty() {
        return Err(ImportError::Empty);
    }
    Ok(found)
}

fn number(word: &str) -> Result<i64, String> {
    let short: String = word.chars().take(30).collect();
    word.trim()
        .parse()
        .map_err(|_| format!("{short:?} is no whole number"))
}

fn axial(text: &str) -> Result<TileFile, String> {
    let shape = || "a tile is written as 0,-1:W or, with a river, 0,-1:W03".to_owned();
    let (place, what) = text.split_once(':').ok_or_else(shape)?;
    let (q, r) = place.split_once(',').ok_or_else(shape)?;
    let what = what.trim();
    let end = what
        .find(|c: char| !c.is_alphabetic())
        .unwrap_or(what.len());
    let (word, rivers) = what.split_at(end);
    if word.is_empty() {
        return Err(shape());
    }
    let river = |digits: &str| -> Result<Vec<Direction>, String> {
        digits
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| {
                let edge = c.to_digit(10).ok_or_else(|| format!("{c:?} is no edge"))?;
                Direction::try_from(edge as u8)
            })
            .collect()
    };
    let rivers = rivers.trim();
    let rivers = match rivers {
        "" => Vec::new(),
        _ => rivers.split('/').map(river).collect::<Result<_, _>>()?,
    };
    tile([number(q)?, number(r)?], terrain(word)?, rivers)
}

fn cube(text: &str) -> Result<TileFile, String> {
    let shape = || {
        "a tile is written as ( 1 0 -1 ) WOODS or, with a river, ( 1 0 -1 ) WOODS ( 1 4 )"
            .to_owned()
    };
    // Brackets hold numbers; what lies between them is the terrain.
    let (place, rest) = bracket(text).ok_or_else(shape)?;
    let place = place
        .split_whitespace()
        .map(number)
        .collect::<Result<Vec<i64>, _>>()?;
    let [x, y, z] = place[..] else {
        return Err(shape());
    };
    if x.checked_add(y).and_then(|sum| sum.checked_add(z)) != Some(0) {
        return Err(format!(
            "the cube coordinates {x}, {y} and {z} do not add up to 0"
        ));
    }
    let end = rest.find('(').unwrap_or(rest.len());
    let (word, mut rest) = rest.split_at(end);
    let mut rivers = Vec::new();
    while !rest.trim().is_empty() {
        let (edges, after) = bracket(rest).ok_or_else(shape)?;
        let edges = edges.split_whitespace().map(|edge| match number(edge)? {
            // Turned by half an edge, the northern one becomes our north-eastern.
            edge @ 1..=6 => Ok(Direction::ALL[5].turned((edge - 1) as u8)),
            edge => Err(format!("there is no edge {edge}, edges go from 1 to 6")),
        });
        let edges = edges.collect::<Result<Vec<Direction>, String>>()?;
        if !edges.is_empty() {
            rivers.push(edges);
        }
        rest = after;
    }
    // The same turn takes (0, 1, -1), which is north, to (1, -1), and (1, 0, -1) to (1, 0).
    let negative = |at: i64| at.checked_neg().ok_or_else(|| format!("{at} is too far"));
    tile([negative(z)?, negative(y)?], terrain(word.trim())?, rivers)
}

/// What the bracket holds that the text begins with, and what follows it.
fn bracket(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('(')?.split_once(')')
}
