//! A middle game of Roads & Boats with four transporters a seat, to list actions in.

use anyhow::{Context, Result};
use game::{Game, Seed};
use roads_and_boats::{
    Action, Building, BuildingPosition, Direction, Good, Goods, HeapPosition, Phase, Place,
    Position, Region, RoadPosition, Setup, Stage, State, Transport, TransporterId,
    TransporterPosition,
};

/// How many transporters each seat has.
const A_SEAT: u8 = 4;

/// The same table in each of the phases, with the first seat to act.
pub(super) fn tables(setup: &Setup) -> Result<Vec<State>> {
    let settled = settle(setup)?;
    let mut position = settled.position();
    position.stage = Stage::Acting;
    for nth in 0..position.seats.len() {
        fill(&mut position, &settled, nth)?;
    }
    let tables = Phase::ALL.into_iter().map(|phase| {
        let position = Position {
            phase,
            ..position.clone()
        };
        State::from_position(&position, Seed::from(1)).context("a table of our own")
    });
    tables.collect()
}

/// Every seat takes the first home it can.
fn settle(setup: &Setup) -> Result<State> {
    let mut state = State::new(setup, Seed::from(1))?;
    while state.turn() == 0 {
        let seat = state.awaited().lowest().context("somebody settles")?;
        let action = *state
            .list_actions(seat)
            .first()
            .context("there is room for a home")?;
        state.apply(seat, &action, &mut ())?;
    }
    Ok(state)
}

/// Three donkeys with goods around the home, a wagon on it, roads, and a sawmill with trunks.
fn fill(position: &mut Position, settled: &State, seat: usize) -> Result<()> {
    let home = position.seats[seat].home.context("all have settled")?;
    let map = settled.map();
    let around = Direction::ALL.into_iter().filter(|&direction| {
        let next = home.hex.towards(direction);
        map.ways(Place::Land(home))
            .iter()
            .any(|way| matches!(way, Place::Land(land) if land.hex == next))
    });
    let around: Vec<Direction> = around.collect();
    for &direction in &around {
        let road = RoadPosition {
            hex: home.hex,
            direction,
            bank: 0,
        };
        add_if_possible(position, |position| position.roads.push(road));
    }
    let cargo = Goods::of(Good::Boards, 1).and(Good::Stone, 1);
    let donkeys = &mut position.seats[seat].transporters;
    for (donkey, direction) in donkeys.iter_mut().zip(&around) {
        let next = home.hex.towards(*direction);
        donkey.at = Place::Land(Region::new(next, 0));
        donkey.cargo = cargo;
    }
    let owner = donkeys[0].id.owner().context("a seat's own donkey")?;
    donkeys.push(TransporterPosition {
        id: TransporterId::of(owner, A_SEAT - 1),
        kind: Transport::Wagon,
        at: Place::Land(home),
        cargo,
        carries: None,
        moved: false,
    });
    let goods = Good::ALL.into_iter().map(|good| (good, 2)).collect();
    match position.goods.iter_mut().find(|heap| heap.region == home) {
        Some(heap) => heap.goods = goods,
        None => position.goods.push(HeapPosition {
            region: home,
            goods,
        }),
    }
    for direction in around {
        let sawmill = BuildingPosition {
            region: Region::new(home.hex.towards(direction), 0),
            building: Building::Sawmill,
            made: 0,
            bag: roads_and_boats::Bag::default(),
        };
        add_if_possible(position, |position| position.buildings.push(sawmill));
    }
    Ok(())
}

/// Adds something unless it cannot be there.
fn add_if_possible(position: &mut Position, add: impl FnOnce(&mut Position)) {
    let mut fuller = position.clone();
    add(&mut fuller);
    if State::from_position(&fuller, Seed::from(1)).is_ok() {
        *position = fuller;
    }
}

/// How many transporters are on a table.
pub(super) fn n_transporters(state: &State) -> usize {
    state
        .position()
        .seats
        .iter()
        .map(|seat| seat.transporters.len())
        .sum()
}

/// What the seat to act can do there.
pub(super) fn list(state: &State, actions: &mut Vec<Action>) {
    if let Some(seat) = state.awaited().lowest() {
        state.legal_actions(seat, actions);
    }
}
