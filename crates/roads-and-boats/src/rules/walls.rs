//! RB-BUILD-11 to 17: walls, strengthened, demolished, taken over, and boats they push off.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{EdgeId, RegionId};
use crate::{
    Action, Direction, Event, Good, Goods, Illegal, Phase, Place, Region, State, TransporterId,
};

use super::Purchase;
use super::building::Yard;

/// No wall grows taller. No game comes near it: the last token would cost as much stone.
pub(crate) const TALLEST_WALL: u8 = 99;
/// What a boat on the open sea pays besides (RB-BUILD-15).
const FROM_SEA: u16 = 2;

/// A token that may be added to a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    seat: Seat,
    /// The side that pays.
    from: RegionId,
    direction: Direction,
    edge: EdgeId,
    stone: u16,
}

/// A wall that may be made nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Demolition {
    seat: Seat,
    /// The side that pays.
    from: RegionId,
    direction: Direction,
    edge: EdgeId,
    boards: u16,
}

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

/// The side of the edge that is named, if the seat is there: all goods come from it (RB-BUILD-14).
fn check_side(state: &State, seat: Seat, from: RegionId) -> Result<(), Illegal> {
    if state.is_present(seat, from) {
        return Ok(());
    }
    let hex = state.map.region(from).hex;
    let rule = "RB-BUILD-01";
    Err(Illegal::NotPresent { hex, rule })
}

/// What is paid from the side of an edge that is named.
fn quote(state: &State, seat: Seat, from: RegionId, price: Goods) -> Quote {
    Quote {
        need: Need::goods(price),
        pool: state.pool(seat, from),
        rule: "RB-BUILD-14",
    }
}

pub(super) fn check_wall(
    state: &State,
    seat: Seat,
    from: Region,
    direction: Direction,
) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let from = state.find(from)?;
    let (edge, stone) = wall_price(state, seat, from, direction)?;
    check_side(state, seat, from)?;
    Ok(Purchase::Wall(Token {
        seat,
        from,
        direction,
        edge,
        stone,
    }))
}

pub(super) fn check_raze(
    state: &State,
    seat: Seat,
    from: Region,
    direction: Direction,
) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Building)?;
    let from = state.find(from)?;
    let (edge, boards) = raze_price(state, from, direction)?;
    check_side(state, seat, from)?;
    Ok(Purchase::Demolition(Demolition {
        seat,
        from,
        direction,
        edge,
        boards,
    }))
}

impl Token {
    pub(super) fn quote(&self, state: &State) -> Quote {
        let price = Goods::of(Good::Stone, self.stone);
        quote(state, self.seat, self.from, price)
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Token {
            seat,
            from,
            direction,
            edge,
            ..
        } = self;
        let wall = &mut state.walls[edge.index()];
        wall.tokens += 1;
        wall.owner = Some(seat);
        let tokens = wall.tokens;
        let hex = state.map.region(from).hex;
        log.record(|| Event::WallBuilt {
            seat,
            hex,
            direction,
            tokens,
        });
        push_off(state, seat, edge, log);
    }
}

impl Demolition {
    pub(super) fn quote(&self, state: &State) -> Quote {
        let price = Goods::of(Good::Boards, self.boards);
        quote(state, self.seat, self.from, price)
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Demolition {
            seat,
            from,
            direction,
            edge,
            ..
        } = self;
        let wall = &mut state.walls[edge.index()];
        wall.owner = None;
        let tokens = wall.tokens;
        let hex = state.map.region(from).hex;
        log.record(|| Event::WallRazed {
            seat,
            hex,
            direction,
            tokens,
        });
    }
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
