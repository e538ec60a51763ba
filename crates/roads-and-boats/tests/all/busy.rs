//! Tables with everything on them, made by lot: where random play from the start would take long to come to.

use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{
    BUILT_IN, Bag, Building, BuildingPosition, Direction, Good, Goods, HeapPosition, Phase, Place,
    Position, Region, RoadPosition, Setup, Stage, State, Topic, Transport, TransporterId,
    TransporterPosition, WallPosition,
};

/// A table on one of the maps that come with the game, at the beginning of a phase.
pub(crate) fn busy(number: u64) -> State {
    let map = &BUILT_IN[number as usize % BUILT_IN.len()];
    busy_for(number, map.file().seats[0])
}

/// The same for so many seats, of those that the map is for.
pub(crate) fn busy_for(number: u64, seats: u8) -> State {
    let mut dice = Dice::new(Seed::from(number));
    let map = BUILT_IN[number as usize % BUILT_IN.len()].clone();
    let mut state = State::new(&Setup::drawn(map, seats), Seed::from(number)).unwrap();
    while state.turn() == 0 {
        let seat = state.awaited().lowest().unwrap();
        let action = *dice.pick(&state.list_actions(seat)).unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
    }
    let mut position = state.position();
    position.phase = *dice.pick(&Phase::ALL).unwrap();
    position.stage = Stage::Acting;
    position.untouched = seats > 1;
    for _ in 0..400 {
        let mut fuller = position.clone();
        add_something(&mut fuller, &state, &mut dice);
        if State::from_position(&fuller, Seed::from(1)).is_ok() {
            position = fuller;
        }
    }
    State::from_position(&position, Seed::from(number)).unwrap()
}

fn add_something(position: &mut Position, state: &State, dice: &mut Dice) {
    let map = state.map();
    let hexes: Vec<_> = map.file().tiles.iter().map(|tile| tile.hex).collect();
    let hex = *dice.pick(&hexes).unwrap();
    let nth = dice.below(u32::from(map.regions(hex)).max(1)) as u8;
    let region = Region::new(hex, nth);
    let direction = *dice.pick(&Direction::ALL).unwrap();
    match dice.below(8) {
        0 | 1 => {
            let good = *dice.pick(&Good::ALL).unwrap();
            let goods = Goods::of(good, 1 + dice.below(4) as u16);
            match position.goods.iter_mut().find(|heap| heap.region == region) {
                Some(heap) => heap.goods.add(&goods),
                None => position.goods.push(HeapPosition { region, goods }),
            }
        }
        2 => {
            let building = *dice.pick(&Building::ALL).unwrap();
            let bag = match building {
                Building::Mine => Bag { gold: 2, iron: 3 },
                _ => Bag::default(),
            };
            position.buildings.push(BuildingPosition {
                region,
                building,
                made: 0,
                bag,
            });
        }
        3 => position.roads.push(RoadPosition {
            hex,
            direction,
            bank: dice.below(2) as u8,
        }),
        4 => {
            let seat = dice.below(position.seats.len() as u32) as usize;
            let owner = Seat::new(seat as u8).unwrap();
            let id = TransporterId::of(owner, dice.below(9) as u8);
            let places = map.places();
            let at: Place = *dice.pick(&places).unwrap();
            position.seats[seat].transporters.push(TransporterPosition {
                id,
                kind: *dice.pick(&Transport::ALL).unwrap(),
                at,
                cargo: Goods::of(*dice.pick(&Good::ALL).unwrap(), dice.below(3) as u16),
                carries: None,
                moved: false,
            });
            position.seats[seat].transporters.sort_by_key(|own| own.id);
        }
        5 => position.walls.push(WallPosition {
            hex,
            direction,
            tokens: 1 + dice.below(2) as u8,
            owner: Seat::new(dice.below(position.seats.len() as u32 + 1) as u8)
                .filter(|seat| seat.index() < position.seats.len()),
        }),
        6 => {
            let sites = map.bridge_sites(hex);
            if let Some(pair) = dice.pick(&sites) {
                position.bridges.push(pair.map(|nth| Region::new(hex, nth)));
            }
        }
        _ => {
            let seat = dice.below(position.seats.len() as u32) as usize;
            let topic = *dice.pick(&Topic::ALL).unwrap();
            position.seats[seat].research = position.seats[seat].research.with(topic);
        }
    }
}
