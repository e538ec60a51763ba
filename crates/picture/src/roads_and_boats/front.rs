//! What is seen of each building on its plate.

use roads_and_boats::{Building, Good, Transport};

use crate::point::Point;
use crate::svg::{Path, Tag, circle, group, rect, shape};
use crate::text::INK;

use super::{good, transporter};

/// What a building looks like, about the origin.
pub(super) fn draw(building: Building) -> Vec<Tag> {
    match building {
        Building::Woodcutter => woodcutter(),
        Building::Quarry => quarry(),
        Building::ClayPit => clay_pit(),
        Building::Mine => mine(),
        Building::OilRig => oil_rig(),
        Building::Sawmill => sawmill(),
        Building::StoneFactory => stone_factory(),
        Building::CoalBurner => coal_burner(),
        Building::PaperMill => paper_mill(),
        Building::Mint => mint(),
        Building::StockExchange => stock_exchange(),
        Building::RaftFactory => yard(Transport::Raft, "#9a6a3c"),
        Building::WagonFactory => yard(Transport::Wagon, "#b5473a"),
        Building::RowboatFactory => yard(Transport::Rowboat, "#4f7fa3"),
        Building::TruckFactory => yard(Transport::Truck, "#5c6b75"),
        Building::SteamerFactory => yard(Transport::Steamer, "#3c4f5c"),
    }
}

fn woodcutter() -> Vec<Tag> {
    vec![
        part("M-16 14H-11V24H-16Z", "#6b4a2b"),
        part(
            "M-13.5 -26L-4 -9H-9L0 4H-5L2 15H-29L-22 4H-27L-18 -9H-23Z",
            "#3f8450",
        ),
        part("M5 12V24H25V12Z", "#9a6a3c"),
        part("M5 12A10 4 0 1 1 25 12A10 4 0 1 1 5 12Z", "#e3bb80"),
        strokes("M8 -16L18 10", INK, 5.4),
        strokes("M8 -16L18 10", "#c08c55", 3.0),
        part("M3 -21L14 -25L18 -13Q12 -15 7 -10Z", "#b8c4cc"),
    ]
}

fn quarry() -> Vec<Tag> {
    vec![
        part("M-28 25V6H-15V-4H-3V-12H28V25Z", "#b5afa4"),
        strokes(
            "M-15 6H28M-3 -4H28M-3 6V15M12 -4V6M8 6V16M-18 15H28M-10 15V25M18 15V25",
            "#6f685d",
            1.5,
        ),
        strokes("M-20 22L4 -18", INK, 5.6),
        strokes("M-20 22L4 -18", "#c08c55", 3.2),
        strokes("M-14 -22Q4 -26 16 -8", INK, 7.0),
        strokes("M-14 -22Q4 -26 16 -8", "#8796a3", 4.0),
    ]
}

fn clay_pit() -> Vec<Tag> {
    vec![
        part(
            "M-28 25Q-26 8 -14 9Q-8 0 2 4Q10 -4 18 6Q28 6 28 25Z",
            "#b5653a",
        ),
        strokes(
            "M-18 15Q-12 11 -7 15M8 12Q14 8 19 13M-4 20Q3 16 9 21",
            "#7c3f20",
            1.8,
        ),
        strokes("M-2 -26L4 4", INK, 5.4),
        strokes("M-2 -26L4 4", "#c08c55", 3.0),
        strokes("M-9 -25L5 -28", INK, 4.6),
        part("M-4 -2L11 -5L13 6Q9 16 1 14Q-4 9 -4 -2Z", "#8796a3"),
    ]
}

fn mine() -> Vec<Tag> {
    vec![
        part("M-29 25L-9 -25L4 -8L12 -16L29 25Z", "#8d7a67"),
        part("M-17 -5L-9 -25L4 -8L0 -6L-5 -11L-9 -4Z", "#ffffff"),
        part("M-12 25V8Q0 -3 12 8V25Z", "#2b2622"),
        strokes("M-12 25V8Q0 -3 12 8V25", "#c08c55", 3.4),
        strokes("M-5 25L-2 14M5 25L2 14M-4 21H4M-3 17H3", "#a39c94", 1.8),
        good::good(Good::Gold, Point::new(19.0, 17.0), 0.6),
    ]
}

fn oil_rig() -> Vec<Tag> {
    vec![
        shape("M-29 14H29V23A6 6 0 0 1 23 29H-23A6 6 0 0 1 -29 23Z").fill("#5aa7d0"),
        strokes("M-26 20q4 -5 8 0t8 0t8 0t8 0t8 0t8 0", "#d8eef8", 1.8),
        strokes("M-15 10V22M15 10V22M0 10V22", INK, 4.0),
        strokes(
            "M-11 6L-3 -25H3L11 6M-9 -2H9M-7 -10H7M-5 -18H5M-9 -2L7 -10M9 -2L-7 -10M-7 -10L5 -18M7 -10L-5 -18",
            INK,
            2.0,
        ),
        part("M-22 5H22V11H-22Z", "#d9a441"),
        shape("M21 5V-6").fill("none").stroke(INK, 2.4),
        part("M21 -6C16 -11 21 -13 20 -19C27 -14 26 -8 21 -6Z", "#f39a2b"),
    ]
}

fn sawmill() -> Vec<Tag> {
    vec![
        part("M-27 0H9V25H-27Z", "#e3bb80"),
        strokes("M-27 8H9M-27 16H9", "#b98546", 1.4),
        part("M-30 1L-9 -20L12 1Z", "#b5473a"),
        part("M-21 12H-11V25H-21Z", "#6b4a2b"),
        blade(Point::new(11.0, 6.0)),
        part("M-6 18H29V25H-6Z", "#f0c583"),
    ]
}

fn stone_factory() -> Vec<Tag> {
    vec![
        strokes("M16 -19q-5 -3 -1 -6t-2 -5", "#8b8680", 3.0),
        part("M10 25V-18H21V25Z", "#a8553b"),
        part("M-28 25V-2L-20 -10H2L10 -2V25Z", "#c56b4b"),
        strokes(
            "M-28 5H10M-28 12H10M-21 -2V5M-8 -2V5M-14 5V12M0 5V12M10 -8H21M10 2H21M10 12H21",
            "#8a3f2a",
            1.3,
        ),
        part("M-19 25V17Q-9 7 1 17V25Z", "#2b2622"),
        shape("M-14 25Q-14 19 -9 15Q-4 19 -4 25Z").fill("#f39a2b"),
        good::good(Good::Stone, Point::new(17.0, 17.0), 0.85),
    ]
}

fn coal_burner() -> Vec<Tag> {
    vec![
        strokes(
            "M-4 -13q-7 -5 -1 -9t-1 -8M7 -12q-6 -5 0 -8t0 -8",
            "#8b8680",
            3.2,
        ),
        part("M-27 25C-27 0 -16 -12 0 -12C16 -12 27 0 27 25Z", "#5b4a3c"),
        strokes("M-20 6Q0 -4 20 6M-25 16Q0 6 25 16", "#3a2e25", 1.8),
        part("M-9 25V18Q0 9 9 18V25Z", "#2b1a12"),
        shape("M0 12C6 17 6 20 5 25H-5C-6 21 -2 19 0 12Z").fill("#f39a2b"),
        shape("M1 18C3 21 3 23 2 25H-2C-2 22 0 21 1 18Z").fill("#ffe27a"),
    ]
}

fn paper_mill() -> Vec<Tag> {
    vec![
        part("M-10 0H27V25H-10Z", "#e9dcc3"),
        part("M-14 1L8 -20L31 1Z", "#4f7fa3"),
        part("M16 -12V-22H22V-6Z", "#a8553b"),
        water_wheel(Point::new(-13.0, 10.0)),
        good::good(Good::Paper, Point::new(13.0, 12.0), 0.95),
    ]
}

fn mint() -> Vec<Tag> {
    vec![
        part("M-26 -4H26V25H-26Z", "#d8cfbd"),
        part("M-29 -3L0 -24L29 -3Z", "#7d6b57"),
        strokes("M-21 0V24M21 0V24", "#9b9078", 3.4),
        circle(Point::new(0.0, 10.0), 14.0)
            .fill("#ffd34d")
            .stroke(INK, 2.0),
        circle(Point::new(0.0, 10.0), 10.0)
            .fill("none")
            .stroke("#c98f12", 1.8),
        part("M0 3L7 10L0 17L-7 10Z", "#f2bd1d"),
    ]
}

fn stock_exchange() -> Vec<Tag> {
    vec![
        part("M-29 25V20H29V25ZM-25 20V15H25V20Z", "#d8cfbd"),
        part(
            "M-22 15V-5H-16V15ZM-9 15V-5H-3V15ZM3 15V-5H9V15ZM16 15V-5H22V15Z",
            "#f5efe2",
        ),
        part("M-28 -5V-9L0 -26L28 -9V-5Z", "#e9dfca"),
        strokes("M-11 -10L-4 -14L2 -11L9 -17", "#2f8a4c", 2.6),
    ]
}

/// A factory hall, with what is made there on its front.
fn yard(kind: Transport, roof: &str) -> Vec<Tag> {
    vec![
        part("M20 -4V-27H27V-4Z", "#a8553b"),
        part("M-28 26V-8L-28 -20L-13 -8V-20L2 -8V-20L17 -8H28V26Z", roof),
        part("M-28 26V-6H28V26Z", "#f5efe2"),
        transporter::bare(kind, "#e0a33a", Point::new(0.0, 12.0), 0.78),
    ]
}

/// The blade of a circular saw.
fn blade(center: Point) -> Tag {
    let points: Vec<Point> = (0..14)
        .flat_map(|tooth| {
            let degrees = f64::from(tooth) * 360.0 / 14.0;
            [
                Point::polar(16.5, degrees),
                Point::polar(12.5, degrees + 8.0),
            ]
        })
        .collect();
    group()
        .at(center)
        .add(
            Path::through(&points)
                .close()
                .draw()
                .fill("#cdd6dc")
                .stroke(INK, 1.6),
        )
        .add(circle(Point::ORIGIN, 4.0).fill("#c8342c").stroke(INK, 1.4))
}

/// A wheel that a stream turns.
fn water_wheel(center: Point) -> Tag {
    let spokes = (0..8).map(|idx| Point::polar(15.5, f64::from(idx) * 45.0));
    let spokes = spokes
        .map(|tip| Path::from(Point::ORIGIN).line(tip))
        .reduce(|all, spoke| all.and(&spoke));
    group()
        .add(rect(Point::new(-28.0, 22.0), 24.0, 4.0, 1.0).fill("#74bfe0"))
        .add(
            group()
                .at(center)
                .add(circle(Point::ORIGIN, 13.5).fill("#e3bb80").stroke(INK, 1.8))
                .add(circle(Point::ORIGIN, 9.0).fill("#fbe8c8").stroke(INK, 1.4))
                .add_all(spokes.map(|spokes| spokes.draw().stroke(INK, 2.0))),
        )
}

fn part(line: &str, color: &str) -> Tag {
    shape(line).fill(color).stroke(INK, 1.7)
}

fn strokes(line: &str, color: &str, width: f64) -> Tag {
    shape(line).fill("none").stroke(color, width)
}
