//! What everything costs and does, as on the player aid.

use anstyle::Style;
use roads_and_boats::{
    Building, Good, RESEARCH_PRICE, ROAD_PRICE, ROW_POINTS, SHAFT_PRICE, State, Transport,
};

use super::args::{Args, count};
use crate::play::paint::paint;
use crate::play::tell::Teller;

/// Every transporter and every building in a line.
pub(super) fn aid(teller: &Teller<'_, State>) -> Vec<String> {
    let bold = |key: &str| paint(&teller.say(key, &[]), Style::new().bold());
    let mut lines = vec![bold("rb-aid-transporters")];
    lines.extend(Transport::ALL.map(|kind| format!("  {}", transporter(teller, kind))));
    lines.push(bold("rb-aid-buildings"));
    lines.extend(Building::ALL.map(|kind| format!("  {}", building(teller, kind))));
    let prices = [
        ("price", teller.goods(&ROAD_PRICE).into()),
        ("shaft", teller.goods(&SHAFT_PRICE).into()),
        ("research", teller.goods(&RESEARCH_PRICE).into()),
    ];
    lines.push(teller.say("rb-aid-other", &prices));
    let riches = Good::ALL.into_iter().filter(|good| good.points() > 0);
    let riches: Vec<String> = riches
        .map(|good| format!("{} {}", teller.good(good), good.points()))
        .collect();
    let points = [
        ("goods", riches.join(", ").into()),
        count("points", ROW_POINTS),
    ];
    lines.push(teller.say("rb-aid-points", &points));
    lines
}

fn transporter(teller: &Teller<'_, State>, kind: Transport) -> String {
    let way = match kind {
        Transport::Donkey => "both",
        Transport::Wagon | Transport::Truck => "road",
        Transport::Raft | Transport::Rowboat | Transport::Steamer => "water",
    };
    let args = [
        ("transporter", teller.transport(kind).into()),
        count("room", kind.room()),
        count("steps", kind.steps()),
        ("way", way.into()),
    ];
    let goods = [("goods", teller.goods(&kind.cost()).into())];
    let source = match kind {
        Transport::Donkey => teller.say("rb-aid-bred", &[]),
        Transport::Wagon => teller.say("rb-aid-made-of-donkey", &goods),
        Transport::Truck | Transport::Raft | Transport::Rowboat | Transport::Steamer => {
            teller.say("rb-aid-made-of", &goods)
        }
    };
    format!("{}; {source}", teller.say("rb-aid-transporter", &args))
}

fn building(teller: &Teller<'_, State>, kind: Building) -> String {
    let of = Args(teller);
    let args = [
        of.building(kind),
        ("cost", teller.goods(&kind.cost()).into()),
        ("site", teller.site(kind.site()).into()),
    ];
    let mut parts = vec![teller.say("rb-aid-building", &args)];
    if kind.topic().is_some() {
        parts.push(teller.say("rb-aid-needs", &[]));
    }
    if let Some(good) = kind.yields() {
        parts.push(teller.say("rb-aid-yields", &[of.good(good)]));
    }
    if kind == Building::Mine {
        parts.push(teller.say("rb-aid-bag", &[]));
    }
    if let Some(recipe) = kind.recipe() {
        let args = [
            ("output", teller.good(recipe.output).into()),
            count("gives", recipe.gives),
            ("inputs", teller.inputs(&recipe).into()),
            count("most", recipe.most),
        ];
        parts.push(teller.say("rb-aid-recipe", &args));
    }
    if let Some(made) = kind.makes() {
        let made = [("transporter", teller.transport(made).into())];
        parts.push(teller.say("rb-aid-factory", &made));
    }
    parts.join("; ")
}
