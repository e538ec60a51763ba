//! All about one tile.

use std::collections::BTreeMap;

use anstyle::Style;
use game::Seat;
use roads_and_boats::{Action, Building, Direction, Hex, Missing, Place, Region, State};

use super::args::{Args, count, tile_arg};
use super::names::{hex, part};
use super::status;
use crate::play::paint::paint;
use crate::play::tell::Teller;

/// All about one tile: its land piece by piece, what lies and stands there, and what `seat` could build.
pub(super) fn tile(teller: &Teller<'_, State>, seat: Seat, at: Hex) -> Vec<String> {
    let of = Args(teller);
    let map = teller.game.map();
    let Some(terrain) = teller.terrain_at(at) else {
        return vec![teller.say("rb-tile-none", &[tile_arg(at)])];
    };
    let mut title = teller.say("rb-tile-title", &[tile_arg(at), of.terrain(terrain)]);
    if map.is_shore(at) {
        title += &format!(", {}", teller.say("rb-tile-shore", &[]));
    }
    let mut lines = vec![paint(&title, Style::new().bold())];
    for river in teller.rivers(at) {
        let edges = teller.directions(river.iter().copied());
        lines.push(teller.say("rb-tile-river", &[("edges", edges.into())]));
    }
    lines.extend(building(teller, at));
    lines.extend(production(teller, seat, at));
    let n_regions = map.regions(at);
    for nth in 0..n_regions {
        lines.extend(region(teller, Region::new(at, nth)));
    }
    let afloat = teller.all_transporters().filter(|transporter| {
        transporter.at.hex() == at && !matches!(transporter.at, Place::Land(_))
    });
    lines.extend(afloat.map(|boat| format!("  {}", status::transporter(teller, boat))));
    lines.extend(ways(teller, at));
    lines.extend(projects(teller, seat, at));
    lines
}

fn building(teller: &Teller<'_, State>, at: Hex) -> Option<String> {
    let works = teller.building_at(at)?;
    let of = Args(teller);
    let mut parts = vec![teller.say("rb-tile-building", &[of.building(works.building)])];
    let most = works.building.recipe().map(|recipe| recipe.most);
    let most = most.or(works.building.makes().map(|_| 1));
    if let Some(most) = most {
        let args = [count("count", works.made), count("most", most)];
        parts.push(teller.say("rb-tile-made", &args));
    }
    if works.building == Building::Mine {
        let args = [count("gold", works.bag.gold), count("iron", works.bag.iron)];
        parts.push(teller.say("rb-tile-bag", &args));
    }
    if teller.n_parts(at) > 1 {
        parts.push(teller.region(works.region));
    }
    Some(parts.join("; "))
}

/// What the producer of a tile can make of the goods in reach of a seat.
fn production(teller: &Teller<'_, State>, seat: Seat, at: Hex) -> Option<String> {
    let mut all = teller.game.production(seat).into_iter();
    let found = all.find(|production| production.hex == at)?;
    let args = [
        Args(teller).good(found.output),
        count("count", found.sets * found.gives),
        count("alone", found.by_itself),
    ];
    Some(teller.say("rb-tile-production", &args))
}

/// A piece of land and what is on it. One that a bridge has joined to another is told of there.
fn region(teller: &Teller<'_, State>, region: Region) -> Vec<String> {
    let map = teller.game.map();
    let mut lines = Vec::new();
    if let Some(banks) = map.banks(region.hex).filter(|banks| banks.n_regions() > 1) {
        let touches = |edge: &Direction| banks.at(*edge).contains(&region.nth);
        let edges = Direction::ALL.into_iter().filter(touches);
        let args = [
            ("region", part(region).into()),
            ("edges", teller.directions(edges).into()),
        ];
        lines.push(teller.say("rb-tile-region", &args));
    }
    let of = Args(teller);
    let homes = teller
        .game
        .seats()
        .filter(|&seat| teller.game.home(seat) == Some(region));
    lines.extend(homes.map(|seat| format!("  {}", teller.say("rb-tile-home", &[of.name(seat)]))));
    let goods = teller.heap(region);
    if !goods.is_empty() {
        let goods = [("goods", teller.goods(&goods).into())];
        lines.push(format!("  {}", teller.say("rb-tile-goods", &goods)));
    }
    let standing = teller
        .all_transporters()
        .filter(|transporter| transporter.at == Place::Land(region));
    lines.extend(standing.map(|own| format!("  {}", status::transporter(teller, own))));
    lines
}

/// Roads, bridges and walls.
fn ways(teller: &Teller<'_, State>, at: Hex) -> Vec<String> {
    let of = Args(teller);
    let position = teller.position();
    let mut lines = Vec::new();
    let roads: Vec<String> = position
        .roads
        .iter()
        .filter_map(|road| {
            let there = road.hex.towards(road.direction);
            match at {
                _ if at == road.hex => Some(hex(there)),
                _ if at == there => Some(hex(road.hex)),
                _ => None,
            }
        })
        .collect();
    if !roads.is_empty() {
        lines.push(teller.say("rb-tile-roads", &[("tiles", roads.join(" ").into())]));
    }
    for [from, to] in teller.game.map().bridge_sites(at) {
        let ends = [from, to].map(|nth| Region::new(at, nth));
        let key = if position.bridges.contains(&ends) {
            "rb-tile-bridge"
        } else {
            "rb-tile-bridge-site"
        };
        let [from, to] = ends.map(part);
        lines.push(teller.say(key, &[("from", from.into()), ("to", to.into())]));
    }
    for wall in &position.walls {
        let direction = match wall.hex.towards(wall.direction) {
            _ if wall.hex == at => wall.direction,
            there if there == at => wall.direction.opposite(),
            _ => continue,
        };
        let owner = match wall.owner {
            Some(seat) => teller.name(seat),
            None => teller.say("rb-tile-nobody", &[]),
        };
        let args = [
            of.direction(direction),
            count("tokens", wall.tokens),
            ("owner", owner.into()),
        ];
        lines.push(teller.say("rb-tile-wall", &args));
    }
    lines
}

/// What a seat could build on a tile, and what is missing for it.
fn projects(teller: &Teller<'_, State>, seat: Seat, at: Hex) -> Vec<String> {
    let mut found: BTreeMap<Building, Missing> = BTreeMap::new();
    for project in teller.game.projects(seat) {
        if let Action::Build {
            region, building, ..
        } = project.action
            && region.hex == at
        {
            let known = found.get(&building);
            if known.is_none_or(|known| !known.is_none()) {
                found.insert(building, project.missing);
            }
        }
    }
    if found.is_empty() {
        let is_present = teller.own(seat).iter().any(|own| own.at.hex() == at);
        let is_free = teller.building_at(at).is_none();
        let hint = || teller.say("rb-tile-nobody-there", &[]);
        return (!is_present && is_free).then(hint).into_iter().collect();
    }
    let (ready, short): (Vec<_>, Vec<_>) = found
        .into_iter()
        .partition(|(_, missing)| missing.is_none());
    let ready: Vec<String> = ready
        .into_iter()
        .map(|(building, _)| teller.building(building))
        .collect();
    let short: Vec<String> = short
        .into_iter()
        .map(|(building, missing)| {
            let args = [
                Args(teller).building(building),
                ("goods", teller.goods(&missing.goods).into()),
            ];
            teller.say("rb-tile-missing", &args)
        })
        .collect();
    [("rb-tile-can-build", ready), ("rb-tile-could-build", short)]
        .into_iter()
        .filter(|(_, names)| !names.is_empty())
        .map(|(key, names)| teller.say(key, &[("buildings", names.join(", ").into())]))
        .collect()
}
