//! The map with everything on it.

use anstyle::{AnsiColor, Style};
use game::Seat;
use roads_and_boats::{Direction, Good, Goods, Hex, Stage, State, Terrain, Transport};

use super::drawing::{Drawing, Part, Text};
use super::names::{hex, terrain_style};
use crate::play::paint::seat_style;
use crate::play::tell::Teller;

const RIVER: char = '≈';
const ROAD: char = '=';
const NEUTRAL_WALL: char = '#';
const HOME: char = '⌂';
const BRIDGE: &str = ")(";

/// A tile as it is drawn. One without terrain is a spot where a tile can be laid.
struct Spot {
    hex: Hex,
    terrain: Option<Terrain>,
    rivers: Vec<Direction>,
}

/// The map with everything on it.
pub(super) fn map(teller: &Teller<'_, State>) -> Vec<String> {
    let spots = spots(teller);
    let hexes: Vec<Hex> = spots.iter().map(|spot| spot.hex).collect();
    let mut drawing = Drawing::new(&hexes);
    for spot in &spots {
        let texts = match spot.terrain {
            Some(terrain) => texts(teller, spot.hex, terrain, drawing.wide()),
            None => Vec::new(),
        };
        drawing.write(spot.hex, vec![title(teller, spot.hex)], &texts);
    }
    for spot in &spots {
        let mark = (RIVER, AnsiColor::BrightCyan.on_default());
        for &edge in &spot.rivers {
            drawing.mark(spot.hex, edge, Part::Middle, mark);
        }
    }
    for road in &teller.position().roads {
        let mut rivers = teller.rivers(road.hex).iter().flatten();
        let part = match rivers.any(|&arm| arm == road.direction) {
            true => Part::Bank(road.bank),
            false => Part::Middle,
        };
        let mark = (ROAD, Style::new().bold());
        drawing.mark(road.hex, road.direction, part, mark);
    }
    for wall in &teller.position().walls {
        let mark = match wall.owner {
            Some(seat) => (digit(seat), seat_style(seat)),
            None => (NEUTRAL_WALL, Style::new()),
        };
        drawing.mark(wall.hex, wall.direction, Part::Rest, mark);
    }
    drawing.lines()
}

/// What the map's letters and marks stand for.
pub(super) fn legend(teller: &Teller<'_, State>) -> Vec<String> {
    let goods = Good::ALL.map(|good| format!("{} {}", teller.short_good(good), teller.good(good)));
    let kinds = Transport::ALL.map(|kind| {
        format!(
            "{} {}",
            teller.short_transport(kind),
            teller.transport(kind)
        )
    });
    let home = format!("{HOME} {}", teller.say("rb-map-home", &[]));
    let bridge = format!("{BRIDGE} {}", teller.say("rb-map-bridge", &[]));
    let kinds = kinds.into_iter().chain([home, bridge]);
    vec![
        goods.join("  "),
        kinds.collect::<Vec<_>>().join("  "),
        teller.say("rb-map-edges", &[]),
        teller.say("rb-map-how", &[]),
    ]
}

fn spots(teller: &Teller<'_, State>) -> Vec<Spot> {
    if !matches!(teller.game.stage(), Stage::FreeMap { .. }) {
        let tiles = teller.game.map().file().tiles.iter();
        let spots = tiles.map(|tile| Spot {
            hex: tile.hex,
            terrain: teller.terrain_at(tile.hex),
            rivers: tile.rivers.iter().flatten().copied().collect(),
        });
        return spots.collect();
    }
    let laid = &teller.position().laid;
    let mut spots: Vec<Spot> = laid
        .iter()
        .map(|tile| Spot {
            hex: tile.hex,
            terrain: Some(tile.terrain),
            rivers: tile.river.iter().collect(),
        })
        .collect();
    let around = laid
        .iter()
        .flat_map(|tile| Direction::ALL.map(|edge| tile.hex.towards(edge)));
    let mut free: Vec<Hex> = around
        .filter(|at| !laid.iter().any(|tile| tile.hex == *at))
        .collect();
    if laid.is_empty() {
        free.push(Hex::new(0, 0));
    }
    free.sort_unstable();
    free.dedup();
    spots.extend(free.into_iter().map(|hex| Spot {
        hex,
        terrain: None,
        rivers: Vec::new(),
    }));
    spots
}

fn title(teller: &Teller<'_, State>, at: Hex) -> (String, Style) {
    let mut bridges = teller.position().bridges.iter();
    let mark = match bridges.any(|[one, _]| one.hex == at) {
        true => BRIDGE,
        false => "",
    };
    (hex(at) + mark, Style::new().bold())
}

/// What is written on a tile below its coordinates.
fn texts(teller: &Teller<'_, State>, at: Hex, terrain: Terrain, width: usize) -> Vec<Text> {
    let building = teller.building_at(at);
    let building =
        building.map(|works| vec![(teller.building(works.building), Style::new().bold())]);
    let parts = [
        Some(ground(teller, at, terrain)),
        building,
        heaps(teller, at, width),
        standing(teller, at),
    ];
    parts.into_iter().flatten().collect()
}

fn ground(teller: &Teller<'_, State>, at: Hex, terrain: Terrain) -> Text {
    let name = (teller.terrain_name(terrain), terrain_style(terrain));
    let homes = teller.game.seats().filter(|&seat| {
        let home = teller.game.home(seat);
        home.is_some_and(|home| home.hex == at)
    });
    let homes = homes.map(|seat| (home_mark(teller, seat), seat_style(seat)));
    [name].into_iter().chain(homes).collect()
}

fn home_mark(teller: &Teller<'_, State>, seat: Seat) -> String {
    match teller.names.len() {
        1 => HOME.to_string(),
        _ => format!("{HOME}{}", digit(seat)),
    }
}

/// The goods that lie on a tile, in all its regions.
fn heaps(teller: &Teller<'_, State>, at: Hex, width: usize) -> Option<Text> {
    let mut goods = Goods::NONE;
    for heap in &teller.position().goods {
        if heap.region.hex == at {
            goods.add(&heap.goods);
        }
    }
    if goods.is_empty() {
        return None;
    }
    let parts: Text = goods
        .iter()
        .map(|(good, count)| (format!("{count}{}", teller.short_good(good)), Style::new()))
        .collect();
    let len: usize = parts.iter().map(|(part, _)| part.chars().count()).sum();
    if len <= width {
        return Some(parts);
    }
    let count = teller.say("rb-map-heap", &[("count", goods.total().into())]);
    Some(vec![(count, Style::new())])
}

/// The transporters on a tile, each seat's letters together.
fn standing(teller: &Teller<'_, State>, at: Hex) -> Option<Text> {
    let seats = teller.game.seats().filter_map(|seat| {
        let own = teller.own(seat).iter().filter(|own| own.at.hex() == at);
        let letters: String = own.map(|own| teller.short_transport(own.kind)).collect();
        let number = match teller.names.len() {
            1 => String::new(),
            _ => digit(seat).to_string(),
        };
        (!letters.is_empty()).then(|| (number + &letters, seat_style(seat)))
    });
    let text: Text = seats.collect();
    (!text.is_empty()).then_some(text)
}

fn digit(seat: Seat) -> char {
    char::from_digit(seat.index() as u32 + 1, 10).unwrap_or('?')
}
