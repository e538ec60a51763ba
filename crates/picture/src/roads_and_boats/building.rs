//! The sixteen buildings, each a little picture on a plate.

use roads_and_boats::{Bag, Building, Good};

use crate::point::Point;
use crate::svg::{Tag, circle, copy, group, shape, slab};
use crate::text::{INK, centered};

use super::{front, good, transporter};

fn id(building: Building) -> String {
    format!("rb-{}", building.name())
}

/// How large the picture of a building is.
const PICTURE: (f64, f64) = (66.0, 66.0);
/// How much room a building takes, with what it makes below its picture.
pub(crate) const SIZE: (f64, f64) = (66.0, 86.0);

/// Definitions of all buildings, each about the origin. They use those of goods and transporters.
pub(crate) fn definitions() -> impl Iterator<Item = Tag> {
    Building::ALL.into_iter().map(|building| {
        group()
            .with("id", id(building))
            .with("stroke-linejoin", "round")
            .with("stroke-linecap", "round")
            .add(
                slab(PICTURE.0, PICTURE.1, 9.0)
                    .fill("#fff9ea")
                    .stroke(INK, 2.0),
            )
            .add(
                slab(60.0, 60.0, 6.0)
                    .fill(sky(building))
                    .stroke("#c9b78f", 1.2),
            )
            .add_all(front::draw(building))
    })
}

/// The picture of a building, scaled.
pub(crate) fn picture(building: Building, at: Point, scale: f64) -> Tag {
    copy(&id(building)).scaled(at, scale)
}

/// A building about the origin, with what it makes, and with what is left in it if it is a mine.
///
/// `made` is how many it has made this turn.
pub(crate) fn building(building: Building, made: u16, bag: Bag) -> Tag {
    let tag = group().with("data-building", building.name());
    let tag = match building {
        Building::Mine => tag
            .with("data-gold", usize::from(bag.gold))
            .with("data-iron", usize::from(bag.iron)),
        _ => tag,
    };
    let tag = match made {
        0 => tag,
        _ => tag.with("data-made", usize::from(made)),
    };
    let plate = slab(SIZE.0, SIZE.1, 9.0).fill("#fff9ea").stroke(INK, 2.0);
    tag.add(plate)
        .add(picture(building, Point::new(0.0, -10.0), 1.0))
        .add(group().at(Point::new(0.0, 33.0)).add(output(building, bag)))
        .add_all((made > 0).then(|| group().at(Point::new(22.0, -33.0)).add(badge(made))))
}

/// What a building makes, about the origin.
fn output(building: Building, bag: Bag) -> Tag {
    if let Some(kind) = building.makes() {
        return transporter::bare(kind, "#e0a33a", Point::new(0.0, -0.5), 0.4);
    }
    if building == Building::Mine {
        let one = |kind: Good, left: u16, x: f64| {
            let left = left.to_string();
            let size = if left.len() > 1 { 12.0 } else { 16.0 };
            group()
                .add(good::good(kind, Point::new(x, 0.0), 0.54))
                .add(centered(Point::new(x + 14.0, 0.0), size, INK, &left))
        };
        return group()
            .add(one(Good::Gold, bag.gold, -23.0))
            .add(one(Good::Iron, bag.iron, 7.0));
    }
    let recipe = building.recipe();
    let made = building.yields().or(recipe.map(|recipe| recipe.output));
    let Some(made) = made else {
        return group();
    };
    match recipe.map_or(1, |recipe| recipe.gives) {
        1 => good::good(made, Point::ORIGIN, 0.62),
        gives => group()
            .add(good::good(made, Point::new(-8.0, 0.0), 0.62))
            .add(centered(
                Point::new(10.0, 0.0),
                16.0,
                INK,
                &gives.to_string(),
            )),
    }
}

/// That a building has worked this turn, and how much it has made.
fn badge(made: u16) -> Tag {
    let hook = shape("M-4.5 0.5L-1 4L5 -3.5")
        .fill("none")
        .stroke("#ffffff", 2.6)
        .with("stroke-linecap", "round");
    if made == 1 {
        let disc = circle(Point::ORIGIN, 9.0).fill("#2f7d48").stroke(INK, 1.6);
        return group().add(disc).add(hook);
    }
    let text = made.to_string();
    let width = 24.0 + 9.0 * text.len() as f64;
    group()
        .at(Point::new(9.0 - width / 2.0, 0.0))
        .add(slab(width, 18.0, 9.0).fill("#2f7d48").stroke(INK, 1.6))
        .add(group().at(Point::new(10.0 - width / 2.0, 0.0)).add(hook))
        .add(centered(Point::new(8.0, 0.0), 15.0, "#ffffff", &text))
}

/// What is behind it: sources of goods, works, yards.
fn sky(building: Building) -> &'static str {
    match building {
        Building::Woodcutter
        | Building::Quarry
        | Building::ClayPit
        | Building::Mine
        | Building::OilRig => "#e4f0d3",
        Building::Sawmill
        | Building::StoneFactory
        | Building::CoalBurner
        | Building::PaperMill
        | Building::Mint
        | Building::StockExchange => "#fbe8c8",
        Building::RaftFactory
        | Building::WagonFactory
        | Building::RowboatFactory
        | Building::TruckFactory
        | Building::SteamerFactory => "#dcebf3",
    }
}
