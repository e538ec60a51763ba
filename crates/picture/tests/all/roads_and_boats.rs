//! Pictures of Roads & Boats.

use std::collections::BTreeMap;

use game::{Dice, Game, Seat, Seed, Viewer};
use picture::roads_and_boats::{map, position};
use roads_and_boats::{
    BUILT_IN, Brick, Map, MapFile, Phase, Place, Position, Region, Setup, Stage, State, Terrain,
    Topic, TransporterPosition,
};
use roxmltree::{Document, Node};

use crate::busy::busy;
use crate::{having, stands_alone, written};

/// A position with every building, every transporter, docks, walls, bridges, passengers and watered deserts.
fn delta() -> State {
    let text = include_str!("../positions/delta.json");
    let position: Position = serde_json::from_str(text).unwrap();
    State::from_position(&position, Seed::from(1)).unwrap()
}

fn names() -> Vec<String> {
    let names = ["Anna", "Ben", "Çağla", "Daan", "Eeva", "Fred"];
    names.map(str::to_owned).to_vec()
}

/// The values of an attribute, in order.
fn values(document: &Document<'_>, attribute: &str) -> Vec<String> {
    let nodes = having(document, attribute).into_iter();
    let mut values: Vec<String> = nodes.map(|node| value(node, attribute)).collect();
    values.sort();
    values
}

fn value(node: Node<'_, '_>, attribute: &str) -> String {
    node.attribute(attribute).unwrap().to_owned()
}

fn sorted(values: impl Iterator<Item = String>) -> Vec<String> {
    let mut values: Vec<String> = values.collect();
    values.sort();
    values
}

fn region_name(region: Region) -> String {
    format!("{},{},{}", region.hex.q, region.hex.r, region.nth)
}

/// What is inside of elements with an attribute, by its value.
fn inside<'a>(
    document: &'a Document<'a>,
    outer: &str,
    inner: &str,
) -> BTreeMap<String, Vec<Node<'a, 'a>>> {
    let places = having(document, outer).into_iter();
    let things = |place: Node<'a, 'a>| {
        let things = place.descendants();
        things.filter(|node| node.has_attribute(inner)).collect()
    };
    places
        .map(|place| (value(place, outer), things(place)))
        .collect()
}

#[test]
fn every_map_is_drawn_with_all_its_tiles_and_rivers() {
    assert_eq!(BUILT_IN.len(), 31);
    for drawn in BUILT_IN.iter() {
        let text = map(drawn);
        let document = stands_alone(&text);
        let file = drawn.file();
        let title = document.root_element().first_element_child().unwrap();
        assert_eq!(title.text(), Some(file.name.as_str()));

        let tiles = inside(&document, "data-tile", "data-terrain");
        assert_eq!(tiles.len(), file.tiles.len(), "{}", file.name);
        let texts = written(document.root_element());
        for tile in &file.tiles {
            let name = format!("{},{}", tile.hex.q, tile.hex.r);
            let terrain = value(tiles[&name][0], "data-terrain");
            assert_eq!(terrain, tile.terrain.name());
            assert!(texts.contains(&name.replace('-', "−").as_str()), "{name}");
        }
        let rivers = file.tiles.iter().flat_map(|tile| {
            let rivers = (0..tile.rivers.len() as u8).map(|nth| Region::new(tile.hex, nth));
            rivers.map(region_name)
        });
        assert_eq!(values(&document, "data-river"), sorted(rivers));
        let homes = file.homes.iter().map(|home| match home.region {
            None => format!("{},{}", home.q, home.r),
            Some(nth) => region_name(Region::new(home.hex(), nth)),
        });
        assert_eq!(values(&document, "data-home-site"), sorted(homes));
        assert!(texts.contains(&file.name.as_str()));
        if let Some(record) = &file.record {
            let record = format!("{} {}", record.score, record.by);
            assert!(texts.contains(&record.as_str()), "{record}");
        }
        assert_eq!(text, map(drawn));
    }
}

#[test]
fn a_map_tells_who_it_is_for_and_what_they_start_with() {
    let text = r#"{
        "name": "<Ford> & weir", "seats": [1, 2],
        "record": {"score": 1200, "by": "someone with a name as long as a river on a long, long map"},
        "homes": [{"q": 0, "r": 1}, {"q": 1, "r": 0, "region": 1}],
        "start": {"donkeys": 2, "boards": 10, "geese": 4},
        "tiles": [
            {"q": 0, "r": 0, "terrain": "mountain", "rivers": [[0]]},
            {"q": 1, "r": 0, "terrain": "woods", "rivers": [[3, 0]]},
            {"q": 2, "r": 0, "terrain": "sea"},
            {"q": 0, "r": 1, "terrain": "pasture"}
        ]
    }"#;
    let ford = Map::new(MapFile::parse(text).unwrap()).unwrap();
    let text = map(&ford);
    let document = stands_alone(&text);
    assert_eq!(values(&document, "data-home-site"), ["0,1", "1,0,1"]);
    let counts = inside(&document, "data-count", "font-size");
    let texts = |what: &str| -> Vec<&str> {
        let nodes = counts[what].iter();
        nodes.filter_map(|node| node.text()).collect()
    };
    assert_eq!(texts("seats"), ["1, 2"]);
    assert_eq!(texts("start"), ["2", "10", "4"]);
    assert!(texts("record")[0].starts_with("1200 someone"));
}

/// Checks that everything of a position is in its picture, each thing once and in its place.
fn shows_everything(state: &State) {
    let text = position(state, &names());
    let document = stands_alone(&text);
    let table = state.position();
    let sites: BTreeMap<String, Node<'_, '_>> = ["data-region", "data-on-river", "data-dock"]
        .iter()
        .flat_map(|kind| {
            having(&document, kind)
                .into_iter()
                .map(move |node| (kind, node))
        })
        .map(|(kind, node)| (format!("{kind} {}", value(node, kind)), node))
        .collect();

    shows_heaps(&table, &sites);
    shows_buildings(&table, &sites);
    shows_transporters(&table, &sites);
    let n_sites = sites.values();
    let n_empty = n_sites.filter(|site| !site.has_children()).count();
    assert_eq!(n_empty, 0);

    let roads = table.roads.iter();
    let roads = roads.map(|road| {
        let (q, r) = (road.hex.q, road.hex.r);
        format!("{q},{r},{},{}", road.direction, road.bank)
    });
    assert_eq!(values(&document, "data-road"), sorted(roads));
    let bridges = table.bridges.iter();
    let bridges = bridges.map(|[a, b]| format!("{} {}", region_name(*a), region_name(*b)));
    assert_eq!(values(&document, "data-bridge"), sorted(bridges));
    let walls = having(&document, "data-wall");
    assert_eq!(walls.len(), table.walls.len());
    for (node, wall) in walls.into_iter().zip(&table.walls) {
        assert_eq!(value(node, "data-wall"), wall.tokens.to_string());
        let (q, r) = (wall.hex.q, wall.hex.r);
        assert_eq!(
            value(node, "data-side"),
            format!("{q},{r},{}", wall.direction)
        );
        let owner = wall.owner.map(|seat| seat.index().to_string());
        assert_eq!(node.attribute("data-seat").map(str::to_owned), owner);
        let number = wall.owner.map(|seat| (seat.index() + 1).to_string());
        let mut expected = vec![wall.tokens.to_string()];
        expected.extend(number);
        assert_eq!(written(node), expected);
    }
    let homes = table.seats.iter().filter(|seat| seat.home.is_some());
    assert_eq!(values(&document, "data-home").len(), homes.count());
}

fn shows_heaps(table: &Position, sites: &BTreeMap<String, Node<'_, '_>>) {
    for heap in &table.goods {
        let site = sites[&format!("data-region {}", region_name(heap.region))];
        // What transporters carry is inside of them.
        let lying: Vec<(String, String)> = site
            .descendants()
            .filter(|node| node.has_attribute("data-good"))
            .filter(|node| {
                !node
                    .ancestors()
                    .any(|up| up.has_attribute("data-transporter"))
            })
            .map(|node| (value(node, "data-good"), value(node, "data-count")))
            .collect();
        let goods = heap.goods.iter();
        let expected: Vec<(String, String)> = goods
            .map(|(good, count)| (good.name().to_owned(), count.to_string()))
            .collect();
        assert_eq!(lying, expected, "{}", heap.region);
    }
}

fn shows_buildings(table: &Position, sites: &BTreeMap<String, Node<'_, '_>>) {
    let mut n_found = 0;
    for works in &table.buildings {
        let site = sites[&format!("data-region {}", region_name(works.region))];
        let mut things = site.descendants();
        let node = things.find(|node| node.has_attribute("data-building"));
        let node = node.unwrap();
        assert_eq!(value(node, "data-building"), works.building.name());
        let made = node
            .attribute("data-made")
            .map_or(0, |made| made.parse().unwrap());
        assert_eq!(works.made, made);
        if let Some(gold) = node.attribute("data-gold") {
            let bag = [gold.to_owned(), value(node, "data-iron")];
            assert_eq!(
                bag,
                [works.bag.gold.to_string(), works.bag.iron.to_string()]
            );
            assert_eq!(written(node), bag);
        }
        n_found += 1;
    }
    assert_eq!(n_found, table.buildings.len());
}

fn shows_transporters(table: &Position, sites: &BTreeMap<String, Node<'_, '_>>) {
    let all = || table.seats.iter().flat_map(|seat| &seat.transporters);
    let drawn: Vec<Node<'_, '_>> = sites
        .values()
        .flat_map(Node::descendants)
        .filter(|node| node.has_attribute("data-transporter"))
        .collect();
    assert_eq!(drawn.len(), all().count());
    for own in all() {
        let carrier = all().find(|other| other.carries == Some(own.id));
        let site = sites[&place_name(own.at)];
        let id = own.id.0.to_string();
        let mut inside = site.descendants();
        let node = inside.find(|node| node.attribute("data-id") == Some(id.as_str()));
        let node = node.unwrap();
        assert_eq!(value(node, "data-transporter"), own.kind.name());
        let seat = own.id.owner().unwrap();
        assert_eq!(value(node, "data-seat"), seat.index().to_string());
        let number = (seat.index() + 1).to_string();
        assert!(written(node).contains(&number.as_str()));
        assert_eq!(node.has_attribute("data-carried"), carrier.is_some());
        if let Some(carrier) = carrier {
            let outer = node
                .ancestors()
                .find(|up| up.attribute("data-id") == Some(carrier.id.0.to_string().as_str()));
            assert!(outer.is_some(), "{id} is on its carrier");
            continue;
        }
        let going = table.journey(own.id);
        let steps = going.map(|journey| journey.steps_left.to_string());
        assert_eq!(node.attribute("data-steps").map(str::to_owned), steps);
        let is_marked = node.has_attribute("data-moved");
        assert_eq!(is_marked, own.moved && going.is_none());
        carries(node, own);
    }
}

fn carries(node: Node<'_, '_>, own: &TransporterPosition) {
    let cargo: Vec<(String, String)> = node
        .descendants()
        .filter(|node| node.has_attribute("data-good"))
        .map(|node| (value(node, "data-good"), value(node, "data-count")))
        .collect();
    let goods = own.cargo.iter();
    let expected: Vec<(String, String)> = goods
        .map(|(good, count)| (good.name().to_owned(), count.to_string()))
        .collect();
    assert_eq!(cargo, expected);
}

fn place_name(place: Place) -> String {
    match place {
        Place::Land(region) => format!("data-region {}", region_name(region)),
        Place::Sea(hex) => format!("data-region {}", region_name(Region::new(hex, 0))),
        Place::River(river) => format!("data-on-river {}", region_name(river)),
        Place::Dock { land, sea } => format!("data-dock {},{sea}", region_name(land)),
    }
}

#[test]
fn everything_on_the_table_is_in_the_picture() {
    shows_everything(&delta());
    for number in 0..23 {
        shows_everything(&busy(number));
    }
}

#[test]
fn deserts_are_watered_from_the_brick_that_waters_them_on() {
    let mut table = delta().position();
    let deserts = |table: &Position| {
        let state = State::from_position(table, Seed::from(1)).unwrap();
        let text = position(&state, &[]);
        let document = stands_alone(&text);
        let tiles = having(&document, "data-terrain").into_iter();
        let deserts: Vec<bool> = tiles
            .filter(|node| value(*node, "data-terrain") == Terrain::Desert.name())
            .map(|node| node.has_attribute("data-irrigated"))
            .collect();
        deserts
    };
    assert_eq!(deserts(&table), [true, true]);
    table.buildings.retain(|works| {
        let terrain = delta().map().terrain(works.region.hex);
        terrain != Some(Terrain::Desert)
    });
    table.bricks = Some(vec![Brick::Neutral; 19]);
    assert_eq!(deserts(&table), [false, false]);
}

#[test]
fn the_panel_tells_turn_order_points_and_research() {
    let state = delta();
    let text = position(&state, &names());
    let document = stands_alone(&text);
    let counts = inside(&document, "data-count", "font-size");
    assert_eq!(counts["turn"][0].text(), Some("20/33"));
    let running = values(&document, "data-running").len();
    assert_eq!((values(&document, "data-phase").len(), running), (4, 1));
    let running = having(&document, "data-running")[0];
    assert_eq!(value(running, "data-phase"), Phase::Movement.name());

    let rows = inside(&document, "data-row", "data-seat");
    for (row, order) in [("praying", state.praying()), ("sequence", state.sequence())] {
        let seats: Vec<String> = rows[row]
            .iter()
            .map(|node| value(*node, "data-seat"))
            .collect();
        let expected: Vec<String> = order.iter().map(|seat| seat.index().to_string()).collect();
        assert_eq!(seats, expected, "{row}");
    }
    let rows = having(&document, "data-seat-row");
    assert_eq!(rows.len(), 4);
    for (row, seat) in rows.into_iter().zip(state.seats()) {
        let texts = written(row);
        let points = state.wealth(seat).total().to_string();
        assert!(texts.contains(&points.as_str()), "{texts:?}");
        assert!(texts.contains(&names()[seat.index()].as_str()));
        let topics = row
            .descendants()
            .filter_map(|node| node.attribute("data-topic"));
        let mut topics: Vec<&str> = topics.collect();
        topics.reverse();
        let known: Vec<&str> = state.research(seat).iter().map(Topic::name).collect();
        assert_eq!(topics, known);
    }
}

#[test]
fn every_brick_of_the_wonder_is_shown_and_the_marks_too() {
    for n_seats in 1..=6 {
        let map = BUILT_IN.iter().find(|map| map.file().seats == [n_seats]);
        let mut state =
            State::new(&Setup::drawn(map.unwrap().clone(), n_seats), Seed::from(3)).unwrap();
        while state.turn() == 0 {
            let seat = state.awaited().lowest().unwrap();
            let action = state.list_actions(seat)[0];
            state.apply(seat, &action, &mut ()).unwrap();
        }
        let mut table = state.position();
        let bricks = table.bricks.get_or_insert_default();
        bricks.extend(Seat::first(n_seats.into()).map(Brick::Seat));
        let bricks = bricks.clone();
        let state = State::from_position(&table, Seed::from(3)).unwrap();
        let text = position(&state, &[]);
        let document = stands_alone(&text);
        let drawn: Vec<String> = having(&document, "data-brick")
            .iter()
            .map(|node| value(*node, "data-brick"))
            .collect();
        let expected: Vec<String> = bricks
            .iter()
            .map(|brick| match brick {
                Brick::Seat(seat) => seat.index().to_string(),
                Brick::Neutral => "neutral".to_owned(),
                Brick::Unused => "unused".to_owned(),
            })
            .collect();
        assert_eq!(drawn, expected);
        let end = [83, 62, 66, 69, 76, 83][usize::from(n_seats) - 1].to_string();
        let marks = having(&document, "data-mark").into_iter();
        let marks: Vec<String> = marks.map(|node| value(node, "data-mark")).collect();
        assert_eq!(marks, ["18", "45", end.as_str()]);
    }
}

#[test]
fn while_the_seats_make_the_map_the_tiles_laid_are_drawn() {
    let setup = Setup::free(20, 2);
    let mut state = State::new(&setup, Seed::from(5)).unwrap();
    let mut dice = Dice::new(Seed::from(5));
    let mut n_laid = 0;
    while matches!(state.stage(), Stage::FreeMap { .. }) {
        let text = position(&state, &names());
        let document = stands_alone(&text);
        let laid = state.position().laid;
        assert_eq!(values(&document, "data-tile").len(), laid.len());
        let rivers = laid.iter().filter(|tile| !tile.river.is_empty());
        assert_eq!(values(&document, "data-river").len(), rivers.count());
        let counts = inside(&document, "data-count", "font-size");
        let count = format!("{n_laid}/20");
        assert_eq!(counts["tiles"][0].text(), Some(count.as_str()));
        let seat = state.awaited().lowest().unwrap();
        let action = *dice.pick(&state.list_actions(seat)).unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
        n_laid = state.position().laid.len();
    }
    assert_eq!(state.stage(), Stage::Homes);
    let text = position(&state, &names());
    let document = stands_alone(&text);
    assert_eq!(values(&document, "data-tile").len(), 20);
    let counts = inside(&document, "data-count", "font-size");
    assert_eq!(counts["homes"][0].text(), Some("0/2"));
}

#[test]
fn every_stage_of_a_game_is_drawn_up_to_who_has_won() {
    let setup = Setup::on("Two Banks", 2);
    let mut state = State::new(&setup, Seed::from(8)).unwrap();
    let mut dice = Dice::new(Seed::from(8));
    let mut n_actions = 0;
    while let Some(seat) = state.awaited().lowest() {
        if n_actions % 97 == 0 || !matches!(state.stage(), Stage::Acting) && n_actions < 60 {
            let text = position(&state, &names());
            let document = stands_alone(&text);
            assert!(having(&document, "data-winner").is_empty());
        }
        let action = *dice.pick(&state.list_actions(seat)).unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
        n_actions += 1;
    }
    let text = position(&state, &names());
    let document = stands_alone(&text);
    let winners = values(&document, "data-winner");
    let expected = state.outcome().unwrap().winners();
    assert_eq!(
        winners,
        sorted(expected.iter().map(|seat| seat.index().to_string()))
    );
    assert!(having(&document, "data-running").is_empty());
}

#[test]
fn the_same_table_gives_the_same_picture_whatever_the_luck_to_come() {
    let state = delta();
    let mut other = state.clone();
    other.reshuffle(Viewer::Table, &mut Dice::new(Seed::from(99)));
    assert_eq!(position(&state, &names()), position(&other, &names()));
}

#[test]
fn names_can_be_anything() {
    let state = delta();
    for names in [
        vec![],
        vec![String::new()],
        vec![
            "<script>&\"'".to_owned(),
            "\u{0}\u{1b}[31m\u{ffff}".to_owned(),
        ],
        vec!["long ".repeat(100), "道路".to_owned(), "🛶".repeat(40)],
    ] {
        stands_alone(&position(&state, &names));
    }
}
