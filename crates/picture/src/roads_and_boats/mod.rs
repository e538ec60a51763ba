//! Roads & Boats: hexagons of land and sea with rivers, and all that stands, lies and moves on them.

mod afloat;
mod building;
mod good;
mod hex;
mod item;
mod land;
mod motif;
mod pack;
mod panel;
mod river;
mod room;
mod scene;
pub mod shapes;
mod sheet;
mod table;
mod terrain;
mod things;
mod token;
mod transporter;
mod ways;
mod wonder;
mod works;

use game::{Game, Viewer};
use roads_and_boats::{HomeFile, IRRIGATION, Map, Region, State};

use crate::point::Point;
use crate::svg::{Tag, group, picture, rect};
use crate::text::PAPER;

use hex::{center, corners};
use item::{Item, place};
use panel::Panel;
use scene::{Deserts, Scene};

pub use sheet::sheet;

/// The frame around everything, of the colour of paper.
const MARGIN: f64 = 12.0;
/// A panel is not narrower than this, however small the map is.
const NARROWEST: f64 = 640.0;
/// A panel is not larger than this, however wide the map is.
const LARGEST_PANEL: f64 = 1.35;

/// A map without anything on it but where homes may be, and what is to be known about it.
pub fn map(map: &Map) -> String {
    let scene = Scene::of(map);
    let homes = map.file().homes.iter();
    let homes = homes.filter_map(|home| start(&scene, *home));
    let drawing = scene.draw(Deserts::Dry).add(scene.labels());
    let drawing = drawing.add_all(homes);
    let name = &map.file().name;
    whole(name, &scene, drawing, &|width| {
        panel::legend(map.file(), width)
    })
}

/// A game as everyone sees it: the map with everything on it, and below it the turn, the seats and the wonder.
///
/// While the seats make the map, these are the tiles laid so far. `names` are those of the seats, as far as there are
/// any.
pub fn position(state: &State, names: &[String]) -> String {
    let view = state.view(Viewer::Table);
    let position = &view.position;
    let scene = match position.laid.is_empty() {
        true => Scene::of(state.map()),
        false => Scene::laid(&position.laid),
    };
    let bricks = position.bricks.as_ref().map_or(0, Vec::len);
    let deserts = match bricks >= usize::from(IRRIGATION) {
        true => Deserts::Watered,
        false => Deserts::Dry,
    };
    let drawing = group()
        .add_all(scene.tiles.is_empty().then(first_tile))
        .add(scene.draw(deserts))
        .add(table::draw(&scene, position));
    let name = match state.map().file().name.as_str() {
        "" => "Roads & Boats",
        name => name,
    };
    whole(name, &scene, drawing, &|width| {
        panel::table(state, &view, names, width)
    })
}

/// The map with a panel under it, which is as wide and reads as well on a small map and a large one.
fn whole(name: &str, scene: &Scene, drawing: Tag, panel: &dyn Fn(f64) -> Panel) -> String {
    let frame = scene.frame();
    let width = frame.width().max(NARROWEST);
    let scale = (width / panel::WIDTH).min(LARGEST_PANEL);
    let panel = panel(width / scale);
    let origin = Point::new((width - frame.width()) / 2.0, 0.0) - frame.min;
    let corner = Point::new(MARGIN, MARGIN);
    let below = corner + Point::new(0.0, frame.height() + 10.0);
    let height = below.y + panel.height * scale + MARGIN;
    let width = width + 2.0 * MARGIN;
    let picture = picture(name, width, height)
        .add(definitions())
        .add(rect(Point::ORIGIN, width, height, 18.0).fill(PAPER))
        .add(group().at(corner + origin).add(drawing))
        .add(group().scaled(below, scale).add(panel.drawing));
    format!("{picture}\n")
}

/// The marker of a place where a home may be.
fn start(scene: &Scene, home: HomeFile) -> Option<Tag> {
    let tile = scene.tile(home.hex())?;
    let regions = 0..tile.land.banks.n_regions();
    // Any region will do unless one is named.
    let largest = regions.max_by_key(|&nth| (tile.land.n_corners(nth), std::cmp::Reverse(nth)));
    let nth = home.region.or(largest)?;
    let label = room::Room::within(&tile.label);
    let room = tile.land.room(nth).without(&label);
    let placed = place(vec![Item::Start], &room, tile.land.hub(nth), 1.4);
    let name = match home.region {
        None => scene::name(home.hex()),
        Some(nth) => scene::region_name(Region::new(home.hex(), nth)),
    };
    let banner = group().at(center(home.hex())).with("data-home-site", name);
    Some(banner.add_all(placed.iter().map(item::Placed::draw)))
}

/// Where the first tile will lie.
fn first_tile() -> Tag {
    crate::svg::Path::through(&corners(0.97))
        .close()
        .draw()
        .fill("none")
        .stroke("#a89a7d", 3.0)
        .with("stroke-dasharray", "10 9")
}

/// Definitions of all that is drawn more than once.
fn definitions() -> Tag {
    Tag::new("defs")
        .add(terrain::definition())
        .add_all(good::definitions())
        .add_all(transporter::definitions())
        .add_all(building::definitions())
}
