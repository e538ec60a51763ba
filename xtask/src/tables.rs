//! The tables of Roads & Boats, from the tables of the engine itself.

use roads_and_boats::{
    Building, DEARER_FROM, Filling, Good, Goods, IRRIGATION, NEUTRAL_BRICKS, RESEARCH_PRICE,
    ROAD_PRICE, ROWS, SHAFT_PRICE, Site, Topic, Transport, last_brick,
};
use words::Words;

/// Transporters, buildings, the wonder, research.
pub(crate) fn roads_and_boats(words: &Words) -> String {
    let say = Say(words);
    [transporters(say), buildings(say), wonder(), research(say)].join("\n")
}

fn transporters(say: Say<'_>) -> String {
    let rows = Transport::ALL.map(|kind| {
        let (ground, steps) = match kind {
            Transport::Donkey => ("land", format!("{} by road, 1 without", kind.steps())),
            Transport::Wagon | Transport::Truck => ("road", kind.steps().to_string()),
            Transport::Raft | Transport::Rowboat | Transport::Steamer => {
                ("water", kind.steps().to_string())
            }
        };
        let factory = kind.factory();
        let place = factory.map_or("empty pasture".to_owned(), |factory| say.building(factory));
        let cost = say.goods(&kind.cost());
        let made_of = match kind {
            Transport::Donkey => "two donkeys of one player, which stay".to_owned(),
            Transport::Wagon => format!("{} + {cost}", say.transport(Transport::Donkey)),
            _ => cost,
        };
        [
            say.transport(kind),
            ground.to_owned(),
            kind.room().to_string(),
            steps,
            place,
            made_of,
        ]
    });
    table(
        "Transporters",
        [
            "transporter",
            "moves on",
            "carries",
            "steps",
            "made in",
            "made of",
        ],
        &rows,
    )
}

fn buildings(say: Say<'_>) -> String {
    let rows = Building::ALL.map(|building| {
        let recipe = building.recipe();
        let takes = recipe.map(|recipe| {
            let wood = (recipe.wood > 0).then(|| format!("{} ×{}", say.wood(), recipe.wood));
            let goods = (!recipe.goods.is_empty()).then(|| say.goods(&recipe.goods));
            let parts: Vec<String> = goods.into_iter().chain(wood).collect();
            parts.join(" + ")
        });
        let gives = recipe.map(|recipe| format!("{} ×{}", say.good(recipe.output), recipe.gives));
        let made = building.makes();
        let makes = made.map(|kind| say.transport(kind));
        let yields = building.yields().map(|good| say.good(good));
        let (from_bag, of_bag) = match building {
            Building::Mine => (
                Some("its bag".to_owned()),
                Some(format!(
                    "{} or {}",
                    say.good(Good::Gold),
                    say.good(Good::Iron)
                )),
            ),
            _ => (None, None),
        };
        let inputs = made.map(|kind| match kind {
            Transport::Wagon => format!(
                "{} + {}",
                say.transport(Transport::Donkey),
                say.goods(&kind.cost())
            ),
            _ => say.goods(&kind.cost()),
        });
        [
            say.building(building),
            say.goods(&building.cost()),
            say.site(building.site()),
            building
                .topic()
                .map_or(String::new(), |topic| say.topic(topic)),
            takes.or(inputs).or(from_bag).unwrap_or_default(),
            gives.or(makes).or(yields).or(of_bag).unwrap_or_default(),
            recipe.map_or(1, |recipe| recipe.most).to_string(),
        ]
    });
    let others = format!(
        "A road or a bridge costs {}, a new shaft {}.\n",
        say.goods(&ROAD_PRICE),
        say.goods(&SHAFT_PRICE)
    );
    let titles = [
        "building",
        "costs",
        "where",
        "research",
        "takes",
        "gives",
        "most a turn",
    ];
    format!("{}\n{others}", table("Buildings", titles, &rows))
}

fn wonder() -> String {
    let mut first = 1;
    let rows: Vec<[String; 4]> = (1..)
        .zip(ROWS)
        .map(|(row, places)| {
            let bricks = first..first + places;
            first += places;
            let mut marks: Vec<String> = Vec::new();
            if bricks.contains(&DEARER_FROM) {
                marks.push(format!("from {DEARER_FROM} on each costs one good more"));
            }
            if bricks.contains(&IRRIGATION) {
                marks.push(format!("{IRRIGATION} irrigates the deserts"));
            }
            let ends = (2..=6).filter(|&seats| bricks.contains(&last_brick(seats)));
            marks.extend(
                ends.map(|seats| format!("{} ends the game of {seats} players", last_brick(seats))),
            );
            [
                row.to_string(),
                places.to_string(),
                format!("{} to {}", bricks.start, bricks.end - 1),
                marks.join("; "),
            ]
        })
        .collect();
    let titles = ["row from the bottom", "places", "bricks", "marks"];
    let neutral = format!("There are {NEUTRAL_BRICKS} neutral bricks.\n");
    format!("{}\n{neutral}", table("The wonder", titles, &rows))
}

fn research(say: Say<'_>) -> String {
    let rows = Topic::ALL.map(|topic| {
        let buildings = Building::ALL
            .into_iter()
            .filter(|building| building.topic() == Some(topic))
            .map(|building| say.building(building));
        let fillings = Filling::ALL
            .into_iter()
            .filter(|filling| filling.topic() == Some(topic))
            .map(|filling| format!("mines and shafts with {}", say.filling(filling)));
        let shafts = (topic == Topic::NewShafts).then(|| "new shafts".to_owned());
        let opens: Vec<String> = buildings.chain(fillings).chain(shafts).collect();
        [say.topic(topic), opens.join("; ")]
    });
    let price = format!("One research costs {}.\n", say.goods(&RESEARCH_PRICE));
    format!(
        "{}\n{price}",
        table("Research", ["subject", "opens"], &rows)
    )
}

/// A table in Markdown.
fn table<const N: usize>(title: &str, titles: [&str; N], rows: &[[String; N]]) -> String {
    let mut text = format!("## {title}\n\n");
    text += &format!("| {} |\n", titles.join(" | "));
    text += &format!("|{}\n", " --- |".repeat(N));
    for row in rows {
        let line = row.iter().map(|cell| match cell.is_empty() {
            true => "– ".to_owned(),
            false => format!("{cell} "),
        });
        text += &format!("| {}|\n", line.collect::<Vec<_>>().join("| "));
    }
    text
}

/// The words for things.
#[derive(Clone, Copy)]
struct Say<'a>(&'a Words);

impl Say<'_> {
    fn label(self, kind: &str, name: &str) -> String {
        self.0
            .say(&format!("{kind}-{}", name.replace('_', "-")), &[])
    }

    fn good(self, good: Good) -> String {
        self.label("good", good.name())
    }

    fn wood(self) -> String {
        self.0.say("rb-wood", &[])
    }

    fn goods(self, goods: &Goods) -> String {
        let parts: Vec<String> = goods
            .iter()
            .map(|(good, count)| format!("{} ×{count}", self.good(good)))
            .collect();
        parts.join(" + ")
    }

    fn building(self, building: Building) -> String {
        self.label("building", building.name())
    }

    fn transport(self, kind: Transport) -> String {
        self.label("transporter", kind.name())
    }

    fn topic(self, topic: Topic) -> String {
        self.label("topic", topic.name())
    }

    fn filling(self, filling: Filling) -> String {
        self.label("filling", filling.name())
    }

    fn site(self, site: Site) -> String {
        self.label("site", site.name())
    }
}
