//! Where everything stands that seats have brought onto the map.

use std::collections::BTreeMap;

use roads_and_boats::{Direction, Hex, Place, Position, Region, WallPosition};

use crate::point::Point;
use crate::svg::{Tag, group};

use super::afloat::{dock_part, docked, jetty, on_river};
use super::hex::{Side, center};
use super::item::{Item, Placed, place};
use super::room::Room;
use super::scene::{Scene, Tile, region_name, side_name};
use super::things::things;
use super::{ways, works};

/// A place with all that is there.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub(crate) place: Place,
    /// The tile that the spots are on. Boats on a coast lie at sea.
    pub(crate) hex: Hex,
    pub(crate) placed: Vec<Placed>,
}

/// Things are no larger than this, so that the land can be seen.
const LARGEST: f64 = 0.92;

/// Finds a spot for everything on the table, so that nothing covers another thing.
pub(crate) fn arrange(scene: &Scene, position: &Position) -> Vec<Site> {
    let mut taken: BTreeMap<Hex, Room> = scene
        .tiles
        .values()
        .map(|tile| (tile.hex, obstacles(tile, position)))
        .collect();
    let mut sites = Vec::new();
    let things = things(scene, position);
    // Regions have most room, and make do with what the water's edge leaves them.
    let is_land = |place: &Place| matches!(place, Place::Land(_) | Place::Sea(_));
    let (lying, afloat): (Vec<_>, Vec<_>) =
        things.into_iter().partition(|(place, _)| is_land(place));
    for (place, items) in afloat.into_iter().chain(lying) {
        let hex = match place {
            Place::Dock { land, sea } => land.hex.towards(sea),
            _ => place.hex(),
        };
        let (Some(tile), Some(taken)) = (scene.tile(hex), taken.get_mut(&hex)) else {
            continue;
        };
        let placed = match place {
            Place::Land(region) => on_land(tile, region, position, items, taken),
            Place::Sea(_) => at_sea(tile, items, taken),
            Place::River(river) => on_river(tile, river, items, taken),
            Place::Dock { land, sea } => {
                let Some(coast) = scene.tile(land.hex) else {
                    continue;
                };
                docked(coast, land, sea, items, taken)
            }
        };
        for placed in &placed {
            *taken = taken.or(&Room::within(&placed.frame().grown(2.0)));
        }
        sites.push(Site { place, hex, placed });
    }
    sites
}

/// Where nothing can stand on a tile: at walls and bridges, and where its coordinates are.
fn obstacles(tile: &Tile, position: &Position) -> Room {
    let walls: Vec<Direction> = position
        .walls
        .iter()
        .filter_map(|wall| {
            let far = wall.hex.towards(wall.direction);
            let is_far = far == tile.hex;
            (wall.hex == tile.hex || is_far).then(|| match is_far {
                true => wall.direction.opposite(),
                false => wall.direction,
            })
        })
        .collect();
    let bridges: Vec<(Point, f64)> = position
        .bridges
        .iter()
        .filter(|bridge| bridge[0].hex == tile.hex)
        .filter_map(|&bridge| ways::crossing(tile, bridge))
        .collect();
    let label = tile.label.grown(1.0);
    Room::of(|point| {
        let is_walled = walls.iter().any(|&side| {
            side.depth(point) < works::WALL_DEPTH
                || (side.middle() - point).length() < works::SHIELD_REACH
        });
        let is_bridged = bridges.iter().any(|&(at, degrees)| {
            let along = Point::polar(1.0, degrees);
            let aside = point - at;
            along.dot(aside).abs() < 27.0 && along.quarter_turn().dot(aside).abs() < 15.0
        });
        is_walled || is_bridged || label.distance(point) == 0.0
    })
}

fn on_land(
    tile: &Tile,
    region: Region,
    position: &Position,
    items: Vec<Item>,
    taken: &Room,
) -> Vec<Placed> {
    let joined = joined(position, region);
    let rooms = joined.iter().map(|&nth| tile.land.room(nth));
    let room = rooms.fold(Room::NONE, |all, room| all.or(room));
    let hub = tile.land.hub(region.nth);
    place(items, &room.without(taken), hub, LARGEST)
}

/// The regions of its tile that bridges make one with a region.
fn joined(position: &Position, region: Region) -> Vec<u8> {
    let mut joined = vec![region.nth];
    let bridges = || {
        let bridges = position.bridges.iter();
        bridges.filter(|bridge| bridge[0].hex == region.hex)
    };
    // There are fewer bridges than regions, so that this is often enough.
    for [a, b] in bridges().flat_map(|_| bridges()) {
        for (from, to) in [(a.nth, b.nth), (b.nth, a.nth)] {
            if joined.contains(&from) && !joined.contains(&to) {
                joined.push(to);
            }
        }
    }
    joined
}

fn at_sea(tile: &Tile, items: Vec<Item>, taken: &Room) -> Vec<Placed> {
    let room = tile.land.room(0).without(taken);
    place(items, &room, tile.land.hub(0), LARGEST)
}

/// Everything that seats have brought onto the map, layer by layer.
pub(crate) fn draw(scene: &Scene, position: &Position) -> Tag {
    let sites = arrange(scene, position);
    let jetties = sites.iter().filter_map(|site| match site.place {
        Place::Dock { land, sea } => {
            let part = dock_part(scene.tile(land.hex)?, land, sea);
            let jetty = jetty(sea.opposite(), part);
            Some(group().at(center(site.hex)).add(jetty))
        }
        _ => None,
    });
    group()
        .add(ways::draw(scene, position))
        .add_all(position.walls.iter().map(wall))
        .add(scene.labels())
        .add_all(jetties)
        .add_all(sites.iter().map(draw_site))
}

fn draw_site(site: &Site) -> Tag {
    let (kind, name) = match site.place {
        Place::Land(region) => ("data-region", region_name(region)),
        Place::Sea(hex) => ("data-region", region_name(Region::new(hex, 0))),
        Place::River(river) => ("data-on-river", region_name(river)),
        Place::Dock { land, sea } => ("data-dock", format!("{},{sea}", region_name(land))),
    };
    group()
        .at(center(site.hex))
        .with(kind, name)
        .add_all(site.placed.iter().map(Placed::draw))
}

fn wall(wall: &WallPosition) -> Tag {
    let &WallPosition {
        hex,
        direction,
        tokens,
        owner,
    } = wall;
    works::wall(direction, owner, tokens)
        .with("data-side", side_name(hex, direction))
        .at(center(hex))
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use game::{Game, Seed};
    use roads_and_boats::State;

    use super::super::afloat::DOCK;
    use super::super::land;
    use super::super::river::BREADTH;
    use super::*;
    use crate::busy::busy;
    use crate::point::Frame;

    struct Table {
        scene: Scene,
        position: Position,
        sites: Vec<Site>,
    }

    static TABLES: LazyLock<Vec<Table>> = LazyLock::new(|| {
        let states = (0..23).map(busy).chain([delta()]);
        let table = |state: State| {
            let (scene, position) = (Scene::of(state.map()), state.position());
            Table {
                sites: arrange(&scene, &position),
                scene,
                position,
            }
        };
        states.map(table).collect()
    });

    fn delta() -> State {
        let text = include_str!("../../tests/positions/delta.json");
        let position: Position = serde_json::from_str(text).unwrap();
        State::from_position(&position, Seed::from(1)).unwrap()
    }

    #[test]
    fn nothing_covers_another_thing() {
        for Table { sites, .. } in TABLES.iter() {
            let frames: Vec<(Place, Frame)> = sites
                .iter()
                .flat_map(|site| {
                    let middle = center(site.hex);
                    let frames = site.placed.iter().map(Placed::frame);
                    frames.map(move |Frame { min, max }| {
                        let (min, max) = (min + middle, max + middle);
                        (site.place, Frame { min, max })
                    })
                })
                .collect();
            for (idx, (place, frame)) in frames.iter().enumerate() {
                for (other_place, other) in &frames[..idx] {
                    let overlap = frame.overlap(other);
                    assert!(overlap < 1e-6, "{place} and {other_place}: {overlap}");
                }
            }
        }
    }

    #[test]
    fn nothing_stands_on_walls_bridges_and_coordinates() {
        for table in TABLES.iter() {
            for site in &table.sites {
                let taken = obstacles(&table.scene.tiles[&site.hex], &table.position);
                let free = land::whole().without(&taken);
                for placed in &site.placed {
                    let frame = placed.frame();
                    assert!(free.holds(&frame), "{}: {:?}", site.place, placed.item);
                }
            }
        }
    }

    #[test]
    fn everything_stands_where_it_is() {
        for table in TABLES.iter() {
            for site in &table.sites {
                let land = &table.scene.tiles[&site.hex].land;
                for placed in &site.placed {
                    let frame = placed.frame();
                    let middle = frame.min.middle(frame.max);
                    match site.place {
                        Place::Land(region) => {
                            let rooms = joined(&table.position, region);
                            let is_in = |&nth: &u8| land.room(nth).holds(&frame);
                            assert!(rooms.iter().any(is_in), "{region}");
                        }
                        Place::Sea(_) => assert!(land.room(0).holds(&frame)),
                        Place::River(_) => {
                            let keel = frame.max.y - 10.0 * placed.spot.scale;
                            let hull = Point::new(middle.x, keel);
                            assert!(land.to_river(hull) < BREADTH * 1.2);
                        }
                        Place::Dock { sea, .. } => {
                            assert!(sea.opposite().depth(middle) < DOCK.1);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn things_can_be_seen() {
        let sites = TABLES.iter().flat_map(|table| &table.sites);
        let scales: Vec<f64> = sites
            .flat_map(|site| &site.placed)
            .map(|placed| placed.spot.scale)
            .collect();
        let n_small = scales.iter().filter(|&&scale| scale < 0.4).count();
        let n_things = scales.len();
        assert!(scales.iter().all(|&scale| scale > 0.15));
        assert!(
            n_things > 1500 && n_small * 12 < n_things,
            "{n_small} of {n_things}"
        );
    }

    #[test]
    fn bridges_join_one_after_the_other() {
        let region = |nth: u8| Region::new(Hex::new(0, 0), nth);
        let mut position = delta().position();
        position.bridges = vec![[region(2), region(3)], [region(1), region(2)]];
        let mut all = joined(&position, region(1));
        all.sort_unstable();
        assert_eq!(all, [1, 2, 3]);
        assert_eq!(joined(&position, region(0)), [0]);
    }
}
