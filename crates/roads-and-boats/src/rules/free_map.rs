//! RB-MAP-07: seats make the map, two tiles at a time.

use std::sync::Arc;

use game::Log;

use crate::free_map::{FreeMap, LaidTile, shape_of, turns};
use crate::{
    Action, Arms, Direction, Event, FreeMapSetup, Hex, Illegal, Map, Shape, Stage, State, Terrain,
};

use super::settling::draw_row;

/// Tiles that a seat lays in its turn.
const A_TURN: u8 = 2;

/// A tile that may be laid.
pub(super) struct Laying(LaidTile);

pub(super) fn list(state: &State, actions: &mut Vec<Action>) {
    let Some(free_map) = state.free_map.as_deref() else {
        return;
    };
    let kinds = kinds_left(free_map);
    for hex in free_map.frontier() {
        for &(terrain, river) in &kinds {
            let laid = LaidTile {
                hex,
                terrain,
                river,
            };
            if check_fit(free_map, &laid).is_ok()
                && check_rest(free_map, laid, state.n_seats).is_ok()
            {
                actions.push(Action::LayTile {
                    hex,
                    terrain,
                    river,
                });
            }
        }
    }
}

/// Every tile left in the box, turned every way.
fn kinds_left(free_map: &FreeMap) -> Vec<(Terrain, Arms)> {
    let kinds = Terrain::ALL
        .into_iter()
        .flat_map(|terrain| Shape::ALL.map(|shape| (terrain, shape)));
    kinds
        .filter(|&(terrain, shape)| free_map.left(terrain, shape) > 0)
        .filter(|&(terrain, _)| check_agreed(free_map, terrain).is_ok())
        .flat_map(|(terrain, shape)| turns(shape).map(move |river| (terrain, river)))
        .collect()
}

pub(super) fn check(state: &State, action: &Action) -> Result<Laying, Illegal> {
    let Action::LayTile {
        hex,
        terrain,
        river,
    } = *action
    else {
        return Err(Illegal::NotNow);
    };
    let laid = LaidTile {
        hex,
        terrain,
        river,
    };
    let free_map = state.free_map.as_deref().ok_or(Illegal::NotNow)?;
    check_laid(free_map, laid, state.n_seats)?;
    Ok(Laying(laid))
}

/// Checks everything about the next tile.
pub(crate) fn check_laid(free_map: &FreeMap, laid: LaidTile, n_seats: u8) -> Result<(), Illegal> {
    let LaidTile {
        hex,
        terrain,
        river,
    } = laid;
    let shape = shape_of(river).filter(|&shape| free_map.left(terrain, shape) > 0);
    shape.ok_or(Illegal::NotInBox { terrain })?;
    check_agreed(free_map, terrain)?;
    if !free_map.frontier().contains(&hex) {
        return Err(Illegal::CannotLay { hex });
    }
    check_fit(free_map, &laid)?;
    check_rest(free_map, laid, n_seats)
}

/// No more land and no more sea is laid than is agreed.
fn check_agreed(free_map: &FreeMap, terrain: Terrain) -> Result<(), Illegal> {
    match terrain.is_land() {
        true if free_map.land_left() == 0 => Err(Illegal::OnlySeaLeft),
        false if free_map.sea_left() == 0 => Err(Illegal::OnlyLandLeft),
        _ => Ok(()),
    }
}

/// Rivers go on where tiles meet, and begin with a source or flow into the sea.
fn check_fit(free_map: &FreeMap, laid: &LaidTile) -> Result<(), Illegal> {
    let mut is_fed = laid.river.len() <= 1;
    for edge in Direction::ALL {
        let Some(neighbour) = free_map.at(laid.hex.towards(edge)) else {
            continue;
        };
        let runs = laid.river.contains(edge);
        is_fed |= runs;
        let both_land = laid.terrain.is_land() && neighbour.terrain.is_land();
        if both_land && runs != neighbour.river.contains(edge.opposite()) {
            let hex = neighbour.hex;
            return Err(Illegal::RiverMismatch { hex });
        }
    }
    if is_fed {
        Ok(())
    } else {
        Err(Illegal::RiverFromNowhere)
    }
}

/// What is left must do to finish every river, a tile for each open end, and to make room for the homes.
fn check_rest(free_map: &FreeMap, laid: LaidTile, n_seats: u8) -> Result<(), Illegal> {
    let mut then = free_map.clone();
    then.tiles.push(laid);
    let ends = then.open_ends();
    let n_left = then.n_left();
    if ends.len() > n_left {
        return Err(Illegal::RiverUnfinished);
    }
    // Where no piece fits, a sea tile always does.
    let closed_with_land = close_with_land(&then, &ends);
    if ends.len() - closed_with_land > then.sea_left() {
        return Err(Illegal::RiverUnfinished);
    }
    let land_wanted = usize::from(FreeMapSetup::LAND_A_SEAT * n_seats);
    let land_needed = land_wanted.saturating_sub(then.n_land());
    if ends.len() + land_needed.saturating_sub(closed_with_land) > n_left {
        return Err(Illegal::TooLittleLand);
    }
    Ok(())
}

/// How many open ends can be closed at the most with land tiles that open no others.
fn close_with_land(free_map: &FreeMap, ends: &[(Hex, Arms)]) -> usize {
    let land = || Terrain::ALL.into_iter().filter(|terrain| terrain.is_land());
    let left = Shape::ALL.map(|shape| land().map(|terrain| free_map.left(terrain, shape)).sum());
    let fits: Vec<Vec<usize>> = ends
        .iter()
        .map(|&(hex, edges)| closing_shapes(free_map, hex, edges))
        .collect();
    let mut taken: [Vec<usize>; Shape::ALL.len()] = Default::default();
    let closed = (0..ends.len()).filter(|&end| {
        let mut tried = [false; Shape::ALL.len()];
        find_piece(end, &fits, &left, &mut taken, &mut tried)
    });
    closed.count()
}

/// The shapes of pieces that close the ends at a hexagon: they take up every river, and may flow on into the sea.
fn closing_shapes(free_map: &FreeMap, hex: Hex, edges: Arms) -> Vec<usize> {
    let is_at_sea = |edge: Direction| {
        let neighbour = free_map.at(hex.towards(edge));
        neighbour.is_some_and(|tile| !tile.terrain.is_land())
    };
    let closes = |river: Arms| {
        edges.iter().all(|edge| river.contains(edge))
            && river
                .iter()
                .all(|edge| edges.contains(edge) || is_at_sea(edge))
    };
    let shapes = Shape::ALL.into_iter().enumerate();
    shapes
        .filter(|&(_, shape)| turns(shape).any(closes))
        .map(|(nth, _)| nth)
        .collect()
}

/// Finds a piece for an end, if need be by giving another end another piece.
fn find_piece(
    end: usize,
    fits: &[Vec<usize>],
    left: &[usize; Shape::ALL.len()],
    taken: &mut [Vec<usize>; Shape::ALL.len()],
    tried: &mut [bool; Shape::ALL.len()],
) -> bool {
    for &shape in &fits[end] {
        if std::mem::replace(&mut tried[shape], true) {
            continue;
        }
        if taken[shape].len() < left[shape] {
            taken[shape].push(end);
            return true;
        }
        for nth in 0..taken[shape].len() {
            if find_piece(taken[shape][nth], fits, left, taken, tried) {
                taken[shape][nth] = end;
                return true;
            }
        }
    }
    false
}

impl Laying {
    /// Lays the tile. After the last one the row is drawn, and seats choose their homes.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Laying(laid) = self;
        let LaidTile {
            hex,
            terrain,
            river,
        } = laid;
        let seat = state.acting();
        log.record(|| Event::TileLaid {
            seat,
            hex,
            terrain,
            river,
        });
        let Some(free_map) = state.free_map.as_deref_mut() else {
            return;
        };
        free_map.tiles.push(laid);
        if free_map.n_left() == 0 {
            let (file, tiles) = (free_map.file(state.n_seats), free_map.agreed.tiles);
            let map = Map::new(file).expect("every tile was checked as it was laid");
            state.free_map = None;
            state.lay_out(Arc::new(map));
            log.record(|| Event::MapMade { tiles });
            draw_row(state, log);
            return;
        }
        let Stage::FreeMap { laid } = state.stage else {
            return;
        };
        let is_done = laid + 1 == A_TURN;
        state.stage = Stage::FreeMap {
            laid: if is_done { 0 } else { laid + 1 },
        };
        if is_done {
            state.mover = (state.mover + 1) % state.n_seats;
        }
    }
}
