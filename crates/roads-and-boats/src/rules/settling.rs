//! RB-SET: drawing the row, choosing homes, what a home starts with.

use std::sync::Arc;

use game::{BySeat, Chance, Log, Seat, SeatSet, Seed};

use crate::free_map::FreeMap;
use crate::map::{Homes, Map, RegionId};
use crate::moved_goods::MovedGoods;
use crate::pieces::{Part, Transporter};
use crate::wonder::{BRICKS_ALONE, Wonder};
use crate::{
    Action, Brick, Event, Illegal, Invalid, MapChoice, Phase, RowShare, Setup, Stage, State,
    Topics, Transport, TransporterId,
};

use super::turn;

/// Sets up a game. The row is drawn unless the seats make the map first (RB-MAP-07).
pub(crate) fn set_up(setup: &Setup, seed: Seed) -> Result<State, Invalid> {
    let seats = setup.seats;
    if !(1..=Seat::MAX).contains(&usize::from(seats)) {
        return Err(Invalid::Seats(seats.into()));
    }
    let mut state = empty_table(seats, Chance::new(seed));
    state.rows = setup.rows;
    match setup.map.map()? {
        Some(map) => {
            map.check_room(seats)?;
            state.lay_out(map);
            draw_row(&mut state, &mut ());
        }
        None => {
            let MapChoice::Free { free } = setup.map else {
                return Err(Invalid::UnknownMap(String::new()));
            };
            free.check(seats)?;
            let free_map = FreeMap::new(free);
            state.sequence = free_map.sequence(seats);
            state.line = state.sequence;
            state.free_map = Some(Box::new(free_map));
            state.stage = Stage::FreeMap { laid: 0 };
        }
    }
    Ok(state)
}

/// Draws the row, which reversed is the sequence; then the first of it chooses a home (RB-SET-02).
pub(super) fn draw_row(state: &mut State, log: &mut impl Log<Event>) {
    let mut row: Vec<Seat> = state.seats().collect();
    if row.len() > 1 {
        state.chance.draw(|dice| dice.shuffle(&mut row));
        log.record(|| Event::RowDrawn {
            praying: row.clone(),
        });
    }
    state.praying[..row.len()].copy_from_slice(&row);
    row.reverse();
    state.sequence[..row.len()].copy_from_slice(&row);
    state.line = state.sequence;
    state.stage = Stage::Homes;
    state.mover = 0;
}

/// A table with nothing on it.
pub(crate) fn empty_table(seats: u8, chance: Chance) -> State {
    let bricks = if seats == 1 {
        vec![Brick::Unused; BRICKS_ALONE.into()]
    } else {
        Vec::new()
    };
    State {
        map: Arc::new(Map::empty()),
        free_map: None,
        chance,
        n_seats: seats,
        rows: RowShare::default(),
        turn: 0,
        phase: Phase::Production,
        stage: Stage::Homes,
        praying: [Seat::FIRST; Seat::MAX],
        sequence: [Seat::FIRST; Seat::MAX],
        line: [Seat::FIRST; Seat::MAX],
        mover: 0,
        waited: SeatSet::EMPTY,
        is_settled: false,
        is_untouched: false,
        calls: [SeatSet::EMPTY; Phase::ALL.len()],
        refused: Vec::new(),
        parts: vec![Part::default(); seats.into()],
        regions: Vec::new(),
        tiles: Vec::new(),
        roads: Vec::new(),
        bridges: Vec::new(),
        walls: Vec::new(),
        transporters: vec![None; usize::from(TransporterId::A_SEAT * seats)],
        moved_goods: MovedGoods::default(),
        homes: BySeat::all(None),
        research: BySeat::all(Topics::NONE),
        wonder: Wonder { bricks, bought: 0 },
    }
}

/// A home that may be chosen.
pub(super) struct Settling {
    seat: Seat,
    home: RegionId,
}

fn free_homes(state: &State) -> Homes<'_> {
    let mut homes = Homes::of(&state.map, state.n_seats);
    for seat in state.seats() {
        if let Some(home) = state.homes[seat] {
            homes.put(state.map.tile_of(home));
        }
    }
    homes
}

pub(super) fn list(state: &State, actions: &mut Vec<Action>) {
    let homes = free_homes(state);
    let n_left = usize::from(state.n_seats - state.mover) - 1;
    for tile in state.map.tiles() {
        let id = state.map.tile_of(tile.first_region);
        if !homes.is_free(id) || !leaves_room(&homes, id, n_left) {
            continue;
        }
        for region in tile.regions() {
            let home = state.map.region(region);
            if is_allowed(state, home) {
                actions.push(Action::Settle { home });
            }
        }
    }
}

fn leaves_room(homes: &Homes<'_>, tile: crate::map::TileId, n_left: usize) -> bool {
    let mut then = homes.clone();
    then.put(tile);
    then.has_room(n_left)
}

fn is_allowed(state: &State, home: crate::Region) -> bool {
    let named = &state.map.file().homes;
    state.is_solo() || named.is_empty() || named.iter().any(|allowed| allowed.allows(home))
}

/// Checks a choice of home (RB-SET-03).
pub(super) fn check(state: &State, action: &Action) -> Result<Settling, Illegal> {
    let Action::Settle { home: region } = *action else {
        return Err(Illegal::NotNow);
    };
    let home = state.find(region)?;
    let tile = state.map.tile_of(home);
    if !state.map.tile(tile).terrain.is_land() || !is_allowed(state, region) {
        return Err(Illegal::HomeNotAllowed { region });
    }
    let homes = free_homes(state);
    if !homes.is_free(tile) {
        return Err(Illegal::HomeTooClose { region });
    }
    let n_left = usize::from(state.n_seats - state.mover) - 1;
    if !leaves_room(&homes, tile, n_left) {
        return Err(Illegal::NoRoomForHomes { region });
    }
    Ok(Settling {
        seat: state.acting(),
        home,
    })
}

impl Settling {
    /// Puts down what a home starts with (RB-SET-04). When all have settled, the first turn begins.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Settling { seat, home } = self;
        let start = state.map.file().start;
        state.homes[seat] = Some(home);
        state.goods_mut(home).add(&start.goods);
        for nth in 0..start.donkeys {
            let id = TransporterId::of(seat, nth);
            let donkey = Transporter::new(Transport::Donkey, home.place());
            state.transporters[id.index()] = Some(donkey);
        }
        let region = state.map.region(home);
        log.record(|| Event::Settled { seat, home: region });
        state.mover += 1;
        if state.mover == state.n_seats {
            state.mover = 0;
            turn::begin(state, log);
        }
    }
}
