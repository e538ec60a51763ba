//! RB-BUILD-11 to 17: walls, strengthened, demolished, taken over, and boats they push off.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{EdgeId, RegionId};
use crate::pieces::Wall;
use crate::{
    Action, Direction, Event, Good, Goods, Illegal, Phase, Place, Region, State, TransporterId,
};

use super::building::Yard;

/// No wall grows taller. No game comes near it: the last token would cost as much stone.
pub(crate) const TALLEST_WALL: u8 = 99;
/// What a boat on the open sea pays besides (RB-BUILD-15).
const FROM_SEA: u16 = 2;

pub(super) fn list(state: &State, seat: Seat, yard: &Yard, actions: &mut Vec<Action>) {
    let from = state.map.region(yard.region);
    for direction in Direction::ALL {
        if let Ok((_, need)) = wall_price(state, seat, yard.region, direction)
            && yard.goods[Good::Stone] >= need
        {
            actions.push(Action::Wall { from, direction });
        }
        if let Ok((_, need)) = raze_price(state, yard.region, direction)
            && yard.goods[Good::Boards] >= need
        {
            actions.push(Action::Raze { from, direction });
        }
    }
}

/// An edge of a region where a wall can stand: not between two sea tiles.
fn find_edge(state: &State, from: RegionId, direction: Direction) -> Option<EdgeId> {
    let tile = state.map.tile(state.map.tile_of(from));
    let edge = tile.edges[direction.index()]?;
    let mut banks = tile.banks.at(direction).into_iter();
    let touches = banks.any(|nth| state.whole(tile.region(nth)) == from);
    let tiles = state.map.edge(edge).tiles;
    let has_land = tiles.iter().any(|&id| state.map.tile(id).terrain.is_land());
    (touches && has_land).then_some(edge)
}

fn surcharge(state: &State, from: RegionId) -> u16 {
    let is_land = state.map.tile(state.map.tile_of(from)).terrain.is_land();
    if is_land { 0 } else { FROM_SEA }
}

/// What the next token costs in stone (RB-BUILD-11, RB-BUILD-13).
fn wall_price(
    state: &State,
    seat: Seat,
    from: RegionId,
    direction: Direction,
) -> Result<(EdgeId, u16), Illegal> {
    let edge = find_edge(state, from, direction).ok_or(Illegal::NoWallThere { direction })?;
    let wall = state.walls[edge.index()];
    match wall.owner {
        Some(owner) if owner != seat => Err(Illegal::ForeignWall { owner }),
        _ if wall.tokens >= TALLEST_WALL => Err(Illegal::TallestWall),
        _ => Ok((edge, u16::from(wall.tokens) + 1 + surcharge(state, from))),
    }
}

/// What demolishing costs in boards (RB-BUILD-12).
fn raze_price(
    state: &State,
    from: RegionId,
    direction: Direction,
) -> Result<(EdgeId, u16), Illegal> {
    let refused = Illegal::NoWallToRaze { direction };
    let edge = find_edge(state, from, direction).ok_or(refused)?;
    let wall = state.walls[edge.index()];
    wall.owner.ok_or(refused)?;
    Ok((edge, u16::from(wall.tokens) + 1 + surcharge(state, from)))
}

/// All goods come from the side of the edge that is named (RB-BUILD-14).
fn quote(state: &State, seat: Seat, from: Region, price: Goods) -> Result<Quote, Illegal> {
    let at = state.find(from)?;
    if !state.is_present(seat, at) {
        let (hex, rule) = (from.hex, "RB-BUILD-01");
        return Err(Illegal::NotPresent { hex, rule });
    }
    Ok(Quote {
        need: Need::goods(price),
        pool: state.pool(seat, at),
        rule: "RB-BUILD-14",
    })
}

pub(super) fn quote_wall(
    state: &State,
    seat: Seat,
    from: Region,
    direction: Direction,
) -> Result<Quote, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let (_, stone) = wall_price(state, seat, state.find(from)?, direction)?;
    quote(state, seat, from, Goods::of(Good::Stone, stone))
}

pub(super) fn quote_raze(
    state: &State,
    seat: Seat,
    from: Region,
    direction: Direction,
) -> Result<Quote, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let (_, boards) = raze_price(state, state.find(from)?, direction)?;
    quote(state, seat, from, Goods::of(Good::Boards, boards))
}

pub(super) fn settle_wall(
    state: &mut State,
    seat: Seat,
    from: Region,
    direction: Direction,
    log: &mut impl Log<Event>,
) {
    let at = state.find(from).expect("checked when the bill was opened");
    let edge = find_edge(state, at, direction).expect("checked when the bill was opened");
    let wall = &mut state.walls[edge.index()];
    wall.tokens += 1;
    wall.owner = Some(seat);
    let tokens = wall.tokens;
    log.record(|| Event::WallBuilt {
        seat,
        hex: from.hex,
        direction,
        tokens,
    });
    push_off(state, seat, edge, log);
}

/// Boats of other seats that are docked at the edge go out to sea (RB-BUILD-17).
fn push_off(state: &mut State, seat: Seat, edge: EdgeId, log: &mut impl Log<Event>) {
    for nth in 0..state.transporters.len() {
        let id = TransporterId(nth as u8);
        let Some(boat) = state.transporter(id).filter(|_| id.owner() != Some(seat)) else {
            continue;
        };
        let Place::Dock { sea, .. } = state.map.place(boat.place) else {
            continue;
        };
        let passenger = boat.passenger;
        let out = state.map.sea_towards(state.tile_of(boat), sea);
        let Some((to, _)) = out.filter(|&(_, over)| over == edge && !boat.is_aboard) else {
            continue;
        };
        for id in [Some(id), passenger].into_iter().flatten() {
            state.transporter_mut(id).place = to;
        }
        let to = state.map.place(to);
        log.record(|| Event::PushedOff { id, to });
    }
}

pub(super) fn settle_raze(
    state: &mut State,
    seat: Seat,
    from: Region,
    direction: Direction,
    log: &mut impl Log<Event>,
) {
    let at = state.find(from).expect("checked when the bill was opened");
    let edge = find_edge(state, at, direction).expect("checked when the bill was opened");
    let Wall { tokens, .. } = state.walls[edge.index()];
    state.walls[edge.index()].owner = None;
    log.record(|| Event::WallRazed {
        seat,
        hex: from.hex,
        direction,
        tokens,
    });
}
