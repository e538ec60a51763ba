//! What a page is told at once: the guide of a seat and the ground that is played on.

use game::{Dice, Game, Planning, Seat, Seed};
use roads_and_boats::{Action, BUILT_IN, Direction, Dock, Place, Region, Setup, Stage, State};

use crate::busy::busy;

#[test]
fn a_guide_has_the_answers_to_all_questions_of_its_seat() {
    let mut n_payments = 0;
    for number in 0..26 {
        let mut state = busy(number);
        let mut dice = Dice::new(Seed::from(number));
        for _ in 0..60 {
            for seat in state.seats() {
                let guide = state.guide(seat);
                for of_one in &guide.routes {
                    assert_eq!(of_one.transporter.owner(), Some(seat));
                    assert_eq!(of_one.routes, state.routes(of_one.transporter));
                }
                assert_eq!(guide.production, state.production(seat));
                assert_eq!(guide.projects, state.projects(seat));
                assert_eq!(guide.next_brick, state.next_brick(seat));
                match state.stage() {
                    Stage::Acting => assert_eq!(guide.chances, state.chances(seat)),
                    _ => assert!(guide.chances.is_empty()),
                }
                assert_eq!(guide.can_plan, state.foresee(seat).is_some());
                let shares: Vec<Vec<u32>> =
                    state.seats().map(|seat| state.row_shares(seat)).collect();
                assert_eq!(guide.row_shares, shares);
                let mut paid = state.clone();
                for action in &guide.payment {
                    paid.apply(seat, action, &mut ()).unwrap();
                }
                n_payments += guide.payment.len();
            }
            let Some(seat) = state.awaited().lowest() else {
                break;
            };
            let action = *dice.pick(&state.list_actions(seat)).unwrap();
            state.apply(seat, &action, &mut ()).unwrap();
        }
    }
    assert!(n_payments > 0);
}

#[test]
fn a_guide_tells_nothing_of_the_luck_to_come() {
    for number in 0..26 {
        let state = busy(number);
        let lucky = State::from_position(&state.position(), Seed::from(99)).unwrap();
        for seat in state.seats() {
            assert_eq!(state.guide(seat), lucky.guide(seat));
        }
    }
}

#[test]
fn the_ground_is_what_the_rules_see() {
    for map in BUILT_IN.iter() {
        let ground = map.ground();
        let file = map.file();
        assert_eq!((&ground.name, &ground.seats), (&file.name, &file.seats));
        assert_eq!(ground.tiles.len(), file.tiles.len());
        for (tile, written) in ground.tiles.iter().zip(&file.tiles) {
            let hex = tile.hex;
            assert_eq!(hex, written.hex);
            assert_eq!(tile.terrain, written.terrain);
            assert_eq!(tile.rivers, written.rivers);
            assert_eq!(tile.regions, map.regions(hex));
            assert_eq!(tile.bridges, map.bridge_sites(hex));
            assert_eq!(tile.is_shore, map.is_shore(hex));
            let banks = map.banks(hex).unwrap();
            for edge in Direction::ALL {
                let halves = &tile.halves[2 * edge.index()..][..2];
                assert_eq!(halves, banks.at(edge));
            }
            let docks = map.places().into_iter().filter_map(|place| match place {
                Place::Dock { land, sea } if land.hex == hex => Some(Dock {
                    region: land.nth,
                    sea,
                }),
                _ => None,
            });
            assert_eq!(tile.docks, docks.collect::<Vec<Dock>>());
        }
        for home in &ground.homes {
            assert!(home.nth < map.regions(home.hex));
            assert!(file.homes.iter().any(|named| named.allows(*home)));
        }
        assert_eq!(ground.homes.is_empty(), file.homes.is_empty());
    }
}

#[test]
fn homes_can_be_chosen_where_the_ground_has_them() {
    for map in BUILT_IN.iter() {
        let seats = map.file().seats[0];
        let state = State::new(&Setup::drawn(map.clone(), seats), Seed::from(1)).unwrap();
        let ground = state.ground();
        let chooser = state.awaited().lowest().unwrap();
        for action in state.list_actions(chooser) {
            let Action::Settle { home } = action else {
                panic!("{action:?}");
            };
            assert!(ground.homes.is_empty() || ground.homes.contains(&home));
        }
        if seats == 1 {
            assert!(ground.homes.is_empty(), "alone one is free to choose");
        }
    }
}

#[test]
fn the_ground_of_a_map_in_the_making_has_the_tiles_laid_so_far() {
    let setup = Setup::free(20, 2);
    let mut state = State::new(&setup, Seed::from(3)).unwrap();
    let mut dice = Dice::new(Seed::from(3));
    let mut n_laid = 0;
    while let Stage::FreeMap { .. } = state.stage() {
        let ground = state.ground();
        assert_eq!(ground.tiles.len(), n_laid);
        assert_eq!(ground.name, "Free map");
        for (tile, laid) in ground.tiles.iter().zip(state.position().laid) {
            assert_eq!((tile.hex, tile.terrain), (laid.hex, laid.terrain));
        }
        let seat: Seat = state.awaited().lowest().unwrap();
        let action = *dice.pick(&state.list_actions(seat)).unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
        n_laid += 1;
    }
    assert_eq!(n_laid, 20);
    assert_eq!(state.ground(), state.map().ground());
    assert!(!state.ground().tiles.is_empty());
}

#[test]
fn guide_and_ground_are_written_as_the_page_reads_them() {
    let state = State::new(&Setup::on("A River Runs Through It", 1), Seed::from(7)).unwrap();
    let ground = serde_json::to_value(state.ground()).unwrap();
    let tile = &ground["tiles"][0];
    assert_eq!(tile["hex"].as_array().unwrap().len(), 2);
    assert_eq!(tile["halves"].as_array().unwrap().len(), 12);
    let guide = serde_json::to_value(state.guide(Seat::FIRST)).unwrap();
    let names: Vec<&str> = guide
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(names.len(), 8, "{names:?}");
    assert!(guide["next_brick"].is_null());
    let region = serde_json::to_value(Region::new(state.ground().tiles[0].hex, 0)).unwrap();
    assert_eq!(region, tile["hex"]);
}
