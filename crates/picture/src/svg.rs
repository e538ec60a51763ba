//! A very small SVG writer: elements, attributes, escaped text, numbers with at most two decimals.

use std::fmt;

use crate::point::Point;

/// One element, with all that is inside it.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    name: &'static str,
    attributes: String,
    inside: String,
}

impl Tag {
    /// An element without attributes.
    pub(crate) fn new(name: &'static str) -> Tag {
        Tag {
            name,
            attributes: String::new(),
            inside: String::new(),
        }
    }

    /// The element with an attribute more.
    pub(crate) fn with(mut self, name: &str, value: impl Value) -> Tag {
        debug_assert!(
            !self.attributes.contains(&format!(" {name}=\"")),
            "{name} is there twice"
        );
        self.attributes += " ";
        self.attributes += name;
        self.attributes += "=\"";
        value.write(&mut self.attributes);
        self.attributes += "\"";
        self
    }

    /// The element filled with a colour.
    pub(crate) fn fill(self, color: &str) -> Tag {
        self.with("fill", color)
    }

    /// The element with an outline of this colour and width.
    pub(crate) fn stroke(self, color: &str, width: f64) -> Tag {
        self.with("stroke", color).with("stroke-width", width)
    }

    /// The element, moved.
    pub(crate) fn at(self, to: Point) -> Tag {
        self.with(
            "transform",
            format!("translate({} {})", number(to.x), number(to.y)),
        )
    }

    /// The element, turned about the origin and then moved.
    pub(crate) fn turned(self, to: Point, degrees: f64) -> Tag {
        let (x, y) = (number(to.x), number(to.y));
        self.with(
            "transform",
            format!("translate({x} {y}) rotate({})", number(degrees)),
        )
    }

    /// The element, scaled about the origin and then moved.
    pub(crate) fn scaled(self, to: Point, scale: f64) -> Tag {
        let (x, y) = (number(to.x), number(to.y));
        self.with(
            "transform",
            format!("translate({x} {y}) scale({})", number(scale)),
        )
    }

    /// The element with another one inside, after those it has.
    pub(crate) fn add(mut self, tag: Tag) -> Tag {
        tag.write(&mut self.inside);
        self
    }

    /// The element with others inside, after those it has.
    pub(crate) fn add_all(mut self, tags: impl IntoIterator<Item = Tag>) -> Tag {
        for tag in tags {
            tag.write(&mut self.inside);
        }
        self
    }

    /// The element with text inside.
    pub(crate) fn say(mut self, text: &str) -> Tag {
        escape(text, &mut self.inside);
        self
    }

    fn write(&self, out: &mut String) {
        *out += "<";
        *out += self.name;
        *out += &self.attributes;
        if self.inside.is_empty() {
            *out += "/>";
        } else {
            *out += ">";
            *out += &self.inside;
            *out += "</";
            *out += self.name;
            *out += ">";
        }
        // Groups begin a line, so that two pictures can be compared line by line.
        if matches!(self.name, "g" | "defs" | "title") {
            *out += "\n";
        }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::new();
        self.write(&mut out);
        f.write_str(&out)
    }
}

/// What can be the value of an attribute.
pub(crate) trait Value {
    /// Writes it, escaped.
    fn write(&self, out: &mut String);
}

impl Value for f64 {
    fn write(&self, out: &mut String) {
        *out += &number(*self);
    }
}

impl Value for usize {
    fn write(&self, out: &mut String) {
        *out += &self.to_string();
    }
}

impl Value for &str {
    fn write(&self, out: &mut String) {
        escape(self, out);
    }
}

impl Value for String {
    fn write(&self, out: &mut String) {
        escape(self, out);
    }
}

impl Value for Path {
    fn write(&self, out: &mut String) {
        *out += &self.0;
    }
}

/// A number with at most two decimals.
pub(crate) fn number(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

fn escape(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => *out += "&amp;",
            '<' => *out += "&lt;",
            '>' => *out += "&gt;",
            '"' => *out += "&quot;",
            // XML has no way to write these, not even escaped.
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(letter),
        }
    }
}

/// The line of a `path` element.
#[derive(Clone, Debug)]
pub(crate) struct Path(String);

impl Path {
    /// A line that starts here.
    pub(crate) fn from(start: Point) -> Path {
        Path(format!("M{}", pair(start)))
    }

    /// A straight line through all of these.
    pub(crate) fn through(points: &[Point]) -> Path {
        let Some((&first, rest)) = points.split_first() else {
            return Path(String::new());
        };
        rest.iter()
            .fold(Path::from(first), |path, &point| path.line(point))
    }

    /// A smooth line through all of these.
    pub(crate) fn smooth(points: &[Point]) -> Path {
        let Some(&first) = points.first() else {
            return Path(String::new());
        };
        let last = points.len() - 1;
        let mut path = Path::from(first);
        for idx in 0..last {
            // Catmull and Rom: at each point the line runs parallel to the one between its neighbours.
            let (before, from) = (points[idx.saturating_sub(1)], points[idx]);
            let (to, after) = (points[idx + 1], points[(idx + 2).min(last)]);
            path = path.curve(
                from + (to - before) * (1.0 / 6.0),
                to - (after - from) * (1.0 / 6.0),
                to,
            );
        }
        path
    }

    /// On by a straight line.
    pub(crate) fn line(mut self, to: Point) -> Path {
        self.0 += "L";
        self.0 += &pair(to);
        self
    }

    /// On by a curve with two handles.
    pub(crate) fn curve(mut self, leaving: Point, arriving: Point, to: Point) -> Path {
        self.0 += &format!("C{} {} {}", pair(leaving), pair(arriving), pair(to));
        self
    }

    /// Back to the start.
    pub(crate) fn close(mut self) -> Path {
        self.0 += "Z";
        self
    }

    /// Both lines as one.
    pub(crate) fn and(mut self, other: &Path) -> Path {
        self.0 += &other.0;
        self
    }

    /// This line, and one written by hand.
    pub(crate) fn and_line(mut self, line: &str) -> Path {
        self.0 += line;
        self
    }

    /// The element that draws it.
    pub(crate) fn draw(self) -> Tag {
        Tag::new("path").with("d", self)
    }
}

impl From<Path> for String {
    fn from(path: Path) -> String {
        path.0
    }
}

fn pair(point: Point) -> String {
    format!("{} {}", number(point.x), number(point.y))
}

/// A group.
pub(crate) fn group() -> Tag {
    Tag::new("g")
}

/// A path written by hand.
pub(crate) fn shape(line: &str) -> Tag {
    Tag::new("path").with("d", line)
}

/// A rectangle with its corners rounded by `round`.
pub(crate) fn rect(corner: Point, width: f64, height: f64, round: f64) -> Tag {
    let tag = Tag::new("rect")
        .with("x", corner.x)
        .with("y", corner.y)
        .with("width", width)
        .with("height", height);
    if round > 0.0 {
        tag.with("rx", round)
    } else {
        tag
    }
}

/// A rectangle about the origin.
pub(crate) fn slab(width: f64, height: f64, round: f64) -> Tag {
    rect(
        Point::new(-width / 2.0, -height / 2.0),
        width,
        height,
        round,
    )
}

/// A circle.
pub(crate) fn circle(center: Point, radius: f64) -> Tag {
    let tag = Tag::new("circle");
    let tag = if center == Point::ORIGIN {
        tag
    } else {
        tag.with("cx", center.x).with("cy", center.y)
    };
    tag.with("r", radius)
}

/// What the definition of this name draws.
pub(crate) fn copy(name: &str) -> Tag {
    Tag::new("use").with("href", format!("#{name}"))
}

/// A whole picture of this size.
pub(crate) fn picture(title: &str, width: f64, height: f64) -> Tag {
    let (w, h) = (number(width), number(height));
    Tag::new("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", format!("0 0 {w} {h}"))
        .with("role", "img")
        .with("font-family", FONTS)
        .add(Tag::new("title").say(title))
}

const FONTS: &str =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (value, text) in [
            (0.0, "0"),
            (-0.001, "0"),
            (12.0, "12"),
            (0.5, "0.5"),
            (-1.25, "-1.25"),
            (2.71428, "2.71"),
            (7.004, "7"),
            (-0.06, "-0.06"),
        ] {
            assert_eq!(number(value), text);
        }
    }

    #[test]
    fn text_and_values_are_escaped() {
        let tag = Tag::new("text").with("id", "\"&\"").say("<Anna>\u{7}");
        assert_eq!(
            tag.to_string(),
            "<text id=\"&quot;&amp;&quot;\">&lt;Anna&gt;\u{fffd}</text>"
        );
    }
}
