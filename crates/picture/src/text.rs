//! Text: how wide it is about, and how it is drawn.

use crate::point::Point;
use crate::svg::Tag;

/// Dark ink, for text and outlines.
pub(crate) const INK: &str = "#2a2320";
/// Light paper, under text.
pub(crate) const PAPER: &str = "#fbf6e9";

/// About how wide a text is in a bold face without serifs.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(letter_width).sum::<f64>() * size
}

/// In parts of the letter's size, as in Helvetica and its likes.
fn letter_width(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | '\'' | '|' | '!' | ' ' => 0.28,
        'f' | 'r' | 't' | '-' | '(' | ')' => 0.36,
        'c' | 'e' | 'k' | 's' | 'a' | 'v' | 'x' | 'y' | 'z' | '–' => 0.56,
        'm' | 'w' | 'M' | 'W' | '%' | '…' => 0.88,
        _ if letter.is_uppercase() => 0.71,
        // Scripts whose letters are about square.
        '\u{1100}'.. => 1.0,
        _ => 0.61,
    }
}

/// Narrow faces of the usual systems.
const NARROW: &str = "'Avenir Next Condensed', 'Roboto Condensed', sans-serif-condensed, 'Arial Narrow', \
                      'Liberation Sans Narrow', 'DejaVu Sans Condensed', Arial, sans-serif";
/// Text can be set in this part of its usual width and looks well.
pub(crate) const SQUEEZE: f64 = 0.86;
/// Text can be set in this part of its usual width and is still legible.
const MOST_SQUEEZE: f64 = 0.68;

/// As much of a text as can be squeezed into `room`, with an ellipsis for what cannot.
fn cut(text: &str, size: f64, room: f64) -> String {
    let least = |text: &str| width(text, size) * MOST_SQUEEZE;
    if least(text) <= room {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if least(&short) + least("…") > room {
            short.pop();
            break;
        }
    }
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

/// Bold text in a narrow face that starts here. It keeps to its room whatever fonts the reader has.
pub(crate) fn narrow(at: Point, size: f64, room: f64, text: &str) -> Tag {
    let text = cut(text, size, room);
    let tag = bold(at, size, &text).with("font-family", NARROW);
    if text.is_empty() {
        return tag;
    }
    tag.with("textLength", (width(&text, size) * SQUEEZE).min(room))
        .with("lengthAdjust", "spacingAndGlyphs")
}

/// Text in bold ink that starts here, on the line.
pub(crate) fn bold(at: Point, size: f64, text: &str) -> Tag {
    Tag::new("text")
        .with("x", at.x)
        .with("y", at.y)
        .with("font-size", size)
        .with("font-weight", "700")
        .fill(INK)
        .say(text)
}

/// Bold text with its middle here.
pub(crate) fn centered(at: Point, size: f64, color: &str, text: &str) -> Tag {
    Tag::new("text")
        .with("x", at.x)
        // Capitals and figures are about seven tenths high.
        .with("y", at.y + size * 0.36)
        .with("font-size", size)
        .with("font-weight", "700")
        .with("text-anchor", "middle")
        .fill(color)
        .say(text)
}

/// A light rim around text, so that it stands out from what is under it.
pub(crate) fn rimmed(text: Tag, width: f64) -> Tag {
    text.stroke(PAPER, width)
        .with("stroke-linejoin", "round")
        .with("paint-order", "stroke")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_is_too_long_is_squeezed_and_then_cut() {
        assert_eq!(cut("Anna", 10.0, 100.0), "Anna");
        let long = "A name as long as the Amstel";
        assert_eq!(cut(long, 10.0, width(long, 10.0) * 0.7), long);
        let short = cut(long, 10.0, 50.0);
        assert!(short.ends_with('…') && width(&short, 10.0) * MOST_SQUEEZE <= 50.0);
        assert_eq!(cut("Anna", 10.0, 0.0), "…");
    }
}
