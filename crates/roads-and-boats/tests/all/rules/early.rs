//! Acting before one's moment has come (RB-TURN-10).

use game::Game;
use roads_and_boats::{Action, Building, Good, Phase, Topic, Transport};

use crate::scaffold::*;

use Action::{Done, Wait};
use Good::{Boards, Goose, Iron, Paper, Stone, Trunks};
use Phase::{Movement, Production};
use Transport::{Donkey, Raft, Truck, Wagon};

/// A row of pasture with the first seat in the west and the second in the east.
fn row(n_tiles: usize) -> Layout {
    let tiles = vec!["p"; n_tiles].join(" ");
    Layout::on(&tiles, 2).home(0, at(0, 0))
}

fn pick_up(of: u8, q: i8) -> Action {
    hand(Stone, on(at(q, 0)), aboard(of, 0))
}

/// In production a seat reaches the tiles with its transporters, and no others.
#[test]
fn rb_turn_10_in_production_a_seat_reaches_the_tiles_with_its_transporters() {
    for q in 0..4 {
        let mut table = row(11)
            .donkey(0, at(1, 0))
            .donkey(0, at(3, 0))
            .donkey(1, at(q, 0))
            .goods(at(q, 0), [(Stone, 1)])
            .start();
        match q {
            1 | 3 => assert_eq!(table.refused(1, pick_up(1, q)), "RB-TURN-10"),
            _ => drop(table.play(1, pick_up(1, q))),
        }
    }
}

/// Those that are carried count too.
#[test]
fn rb_turn_10_in_production_carried_transporters_count() {
    let table = row(9)
        .transporter(1, Wagon, land(2, 0))
        .donkey(0, at(2, 0))
        .donkey(1, at(2, 0))
        .goods(at(2, 0), [(Stone, 1)])
        .aboard(id(1, 0), id(0, 0));
    let load = hand(Stone, on(at(2, 0)), aboard(1, 1));
    assert_eq!(table.start().refused(1, load), "RB-TURN-10");
}

/// Whoever is done is in nobody's way, and who comes later is not either.
#[test]
fn rb_turn_10_only_seats_before_it_that_are_not_done_count() {
    let table = Layout::on("p p p p p p p", 3)
        .donkey(0, at(0, 0))
        .donkey(1, at(2, 0))
        .donkey(2, at(2, 0))
        .goods(at(2, 0), [(Stone, 2)])
        .start();
    table.clone().play(1, pick_up(1, 2));
    assert_eq!(table.refused(2, pick_up(2, 2)), "RB-TURN-10");
    let mut done = table.clone();
    done.play(1, Done);
    done.play(2, pick_up(2, 2));
    // Which goes for the seat whose moment it is as well.
    let mut done = table.clone();
    done.plays(0, [Done]);
    assert_eq!(done.refused(2, pick_up(2, 2)), "RB-TURN-10");
    done.play(1, Done);
    done.play(2, pick_up(2, 2));
}

/// In movement a seat reaches what its transporters can still enter.
#[test]
fn rb_turn_10_in_movement_a_seat_reaches_all_it_can_still_enter() {
    // A truck with three tiles of road to go, then a donkey off the road.
    let layout = (1..4).fold(row(11), |layout, q| layout.road(q, 0, 0));
    let layout = layout
        .phase(Movement)
        .transporter(0, Truck, land(1, 0))
        .donkey(0, at(8, 0));
    for q in 1..11 {
        let mut table = layout
            .clone()
            .donkey(1, at(q, 0))
            .goods(at(q, 0), [(Stone, 1)])
            .start();
        match q {
            1..=4 | 7..=9 => assert_eq!(table.refused(1, pick_up(1, q)), "RB-TURN-10", "{q}"),
            _ => drop(table.play(1, pick_up(1, q))),
        }
    }
}

/// What has moved is only where it stands; what is on its way can still go as far as its steps are.
#[test]
fn rb_turn_10_in_movement_reach_shrinks_as_a_seat_moves() {
    let layout = (0..8).fold(row(11), |layout, q| layout.road(q, 0, 0));
    let layout = layout.phase(Movement).transporter(0, Truck, land(0, 0));
    let mut table = layout
        .donkey(1, at(2, 0))
        .donkey(1, at(4, 0))
        .goods(at(2, 0), [(Stone, 1)])
        .goods(at(4, 0), [(Stone, 1)])
        .start();
    let near = hand(Stone, on(at(2, 0)), aboard(1, 0));
    let far = hand(Stone, on(at(4, 0)), aboard(1, 1));
    for q in 1..=3 {
        table.play(0, step(id(0, 0), land(q, 0)));
        assert_eq!(table.refused(1, near), "RB-TURN-10");
        assert_eq!(table.refused(1, far), "RB-TURN-10");
    }
    // Four steps are all: it stands on tile 2.
    table.play(0, step(id(0, 0), land(2, 0)));
    assert_eq!(table.refused(1, near), "RB-TURN-10");
    table.play(1, far);
}

/// Boats reach the coasts that they can dock at.
#[test]
fn rb_turn_10_in_movement_docking_is_reach() {
    let layout = Layout::on(
        "s s s s p p p
         p p p p p p p",
        2,
    );
    let layout = layout.phase(Movement).transporter(0, Raft, sea(0, 0));
    for (q, r, is_reached) in [(2, 1, true), (3, 1, false), (4, 0, false), (0, 1, true)] {
        let mut table = layout
            .clone()
            .donkey(1, at(q, r))
            .goods(at(q, r), [(Stone, 1)])
            .start();
        let load = hand(Stone, on(at(q, r)), aboard(1, 0));
        match is_reached {
            true => assert_eq!(table.refused(1, load), "RB-TURN-10", "{q} {r}"),
            false => drop(table.play(1, load)),
        }
    }
}

/// Another seat's wall keeps it off.
#[test]
fn rb_turn_10_in_movement_walls_end_reach() {
    let mut table = row(9)
        .phase(Movement)
        .wall(1, 0, 0, 1, BLUE)
        .donkey(0, at(1, 0))
        .donkey(1, at(2, 0))
        .goods(at(2, 0), [(Stone, 1)])
        .start();
    table.play(1, pick_up(1, 2));
}

/// A passenger counts as set down where its carrier stands that has not moved, and else where it stands.
#[test]
fn rb_turn_10_in_movement_passengers_count_as_set_down() {
    let layout = row(9)
        .phase(Movement)
        .transporter(1, Wagon, land(3, 0))
        .donkey(0, at(3, 0))
        .aboard(id(1, 0), id(0, 0))
        .donkey(1, at(4, 0))
        .goods(at(4, 0), [(Stone, 1)]);
    let load = hand(Stone, on(at(4, 0)), aboard(1, 1));
    assert_eq!(layout.clone().start().refused(1, load), "RB-TURN-10");
    layout.clone().moved(id(1, 0)).start().play(1, load);
    // The carrier takes what is another's along, and that touches both.
    let go = step(id(1, 0), land(2, 0));
    let table = layout.road(2, 0, 0).start();
    assert_eq!(table.refused(1, go), "RB-TURN-10");
}

/// A step touches both its tiles.
#[test]
fn rb_turn_10_a_step_touches_both_its_tiles() {
    let layout = row(9).phase(Movement).donkey(0, at(1, 0));
    let table = layout.donkey(1, at(4, 0)).donkey(1, at(2, 0)).start();
    let off = |nth, q| step(id(1, nth), land(q, 0));
    table.clone().play(1, off(0, 3));
    table.clone().play(1, off(0, 5));
    assert_eq!(table.refused(1, off(1, 3)), "RB-TURN-10");
    let table = row(9)
        .phase(Movement)
        .donkey(0, at(1, 0))
        .donkey(1, at(3, 0))
        .start();
    assert_eq!(table.refused(1, off(0, 2)), "RB-TURN-10");
    table.clone().play(1, off(0, 4));
}

/// In building a seat reaches its tiles and their neighbours.
#[test]
fn rb_turn_10_in_building_a_seat_reaches_its_tiles_and_their_neighbours() {
    for q in 2..7 {
        let mut table = row(9)
            .phase(Phase::Building)
            .donkey(0, at(2, 0))
            .donkey(1, at(q, 0))
            .goods(at(q, 0), [(Boards, 2)])
            .start();
        let build = build(at(q, 0), Building::StoneFactory);
        match q {
            2 | 3 => assert_eq!(table.refused(1, build), "RB-TURN-10"),
            _ => drop(table.play(1, build)),
        }
    }
}

/// And the sea tile that its docked boat can be put on, with the neighbours of that.
#[test]
fn rb_turn_10_in_building_a_docked_boat_reaches_its_sea() {
    let layout = Layout::on("p s s p p p p p", 2).phase(Phase::Building);
    let layout = layout.transporter(0, Raft, dock(at(0, 0), 0));
    for (q, is_reached) in [(3, false), (4, false)] {
        let mut table = layout
            .clone()
            .donkey(1, at(q, 0))
            .goods(at(q, 0), [(Boards, 2)])
            .start();
        table.play(1, build(at(q, 0), Building::StoneFactory));
        assert!(!is_reached);
    }
    let table = Layout::on("p s p p p p p p", 2)
        .phase(Phase::Building)
        .transporter(0, Raft, dock(at(0, 0), 0))
        .donkey(1, at(2, 0))
        .goods(at(2, 0), [(Boards, 2)])
        .start();
    let build = build(at(2, 0), Building::StoneFactory);
    assert_eq!(table.refused(1, build), "RB-TURN-10");
}

/// Roads and walls touch both sides.
#[test]
fn rb_turn_10_roads_and_walls_touch_both_sides() {
    let table = row(9)
        .phase(Phase::Building)
        .donkey(0, at(2, 0))
        .donkey(1, at(4, 0))
        .goods(at(4, 0), [(Stone, 2)])
        .start();
    for action in [road(at(4, 0), 3), wall(at(4, 0), 3)] {
        assert_eq!(table.refused(1, action), "RB-TURN-10");
    }
    for action in [road(at(4, 0), 0), wall(at(4, 0), 0)] {
        table.clone().play(1, action);
    }
}

/// Research touches every own tile with a transporter factory, where factories may be turned at once.
#[test]
fn rb_turn_10_rb_res_07_research_touches_every_own_tile_with_a_transporter_factory() {
    let research = |topic| Action::Research {
        region: at(4, 0),
        topic,
    };
    let layout = row(9)
        .donkey(0, at(2, 0))
        .donkey(1, at(4, 0))
        .goods(at(4, 0), [(Goose, 2), (Paper, 1)])
        .building(at(2, 0), Building::WagonFactory);
    let elsewhere = layout.clone().start();
    elsewhere.clone().play(1, research(Topic::Truck));
    let there = layout.donkey(1, at(2, 0)).start();
    assert_eq!(there.refused(1, research(Topic::Truck)), "RB-TURN-10");
}

/// One transporter too many touches every factory where one could be destroyed.
#[test]
fn rb_turn_10_rb_prod_10_making_one_too_many_touches_every_factory_where_one_could_be_destroyed() {
    let layout = |n_more: usize| {
        let layout = row(11)
            .donkey(0, at(2, 0))
            .building(at(2, 0), Building::TruckFactory)
            .building(at(4, 0), Building::TruckFactory)
            .goods(at(4, 0), [(Iron, 1), (Good::Fuel, 1)])
            .donkey(1, at(2, 0))
            .donkey(1, at(4, 0));
        (0..n_more).fold(layout, |layout, _| layout.donkey(1, at(6, 0)))
    };
    layout(2).start().play(1, make(4, 0, land(4, 0)));
    let full = layout(3).start();
    assert_eq!(full.refused(1, make(4, 0, land(4, 0))), "RB-TURN-10");
}

/// A hand-over touches the tiles of both holders, and whoever is asked is asked one thing at a time.
#[test]
fn rb_turn_10_rb_turn_06_whoever_is_early_may_ask_whom_nobody_before_it_can_ask() {
    let layout = Layout::on("p p p p p p p p p", 3)
        .donkey(0, at(0, 0))
        .donkey(1, at(4, 0))
        .donkey(2, at(4, 0))
        .laden(2, [(Trunks, 1)]);
    let ask = hand(Trunks, aboard(2, 0), aboard(1, 0));
    let mut table = layout.clone().start();
    table.play(1, ask);
    assert_eq!(table.awaited(), set([0]));
    assert_eq!(table.list_actions(seat(2)), [Action::Agree, Action::Refuse]);
    // The first goes on meanwhile.
    table.play(0, Done);
    table.play(2, Action::Agree);
    assert_eq!(table.cargo(id(1, 0)), goods([(Trunks, 1)]));
    // The first seat could ask the third itself.
    let met = layout.donkey(2, at(0, 0)).start();
    assert_eq!(met.refused(1, ask), "RB-TURN-10");
}

/// Ending one's part is always possible, and only whoever has something half done winds that up first.
#[test]
fn rb_turn_10_ending_ones_part_is_always_possible() {
    for phase in [Production, Movement, Phase::Building] {
        let mut table = Layout::on("p p p p p p p", 3)
            .phase(phase)
            .donkey(0, at(0, 0))
            .donkey(1, at(0, 0))
            .donkey(2, at(0, 0))
            .start();
        table.play(1, Done);
        assert_eq!(table.refused(1, Done), "RB-TURN-07");
        assert_eq!(table.line(), [1, 0, 2].map(seat));
        table.play(2, Done);
        assert_eq!((table.phase(), table.awaited()), (phase, set([0])));
        table.play(0, Done);
        assert_ne!(table.phase(), phase);
        assert_eq!(table.line(), [0, 1, 2].map(seat));
    }
}

/// Only the seat whose moment it is waits; then it comes after those before it in the line.
#[test]
fn rb_turn_10_rb_turn_09_a_seat_that_waits_comes_after_those_before_it_in_line() {
    let layout = row(9)
        .donkey(0, at(2, 0))
        .donkey(1, at(2, 0))
        .goods(at(2, 0), [(Stone, 2)]);
    let mut table = layout.start();
    assert_eq!(table.refused(1, Wait), "RB-TURN-07");
    assert_eq!(table.refused(1, pick_up(1, 2)), "RB-TURN-10");
    table.play(0, Wait);
    assert_eq!(table.refused(0, pick_up(0, 2)), "RB-TURN-10");
    table.play(1, pick_up(1, 2));
}

/// Bills and journeys of several seats are open at the same time, and each is its seat's own.
#[test]
fn rb_turn_10_several_seats_have_bills_and_journeys_open() {
    let burner = |layout: Layout, of: u8, q| {
        layout
            .donkey(of, at(q, 0))
            .laden(of, [(Boards, 2)])
            .goods(at(q, 0), [(Trunks, 2)])
            .building(at(q, 0), Building::CoalBurner)
    };
    let mut table = burner(burner(row(9), 0, 2), 1, 6).start();
    for (of, q) in [(1, 6), (0, 2)] {
        table.play(of, produce(q, 0));
    }
    assert!((0..2).all(|of: u8| table.half_done_by(of).bill.is_some()));
    table.play(0, pay(Trunks, on(at(2, 0))));
    table.play(1, pay(Boards, aboard(1, 0)));
    table.play(0, Action::Withdraw);
    assert!(table.half_done_by(1).bill.is_some());
    table.play(1, pay(Trunks, on(at(6, 0))));
    assert_eq!(table.cargo(id(1, 0)), goods([(Boards, 1), (Good::Fuel, 1)]));
    assert_eq!(table.on_tile(2, 0), goods([(Trunks, 2)]));

    let layout = (0..10).fold(row(11), |layout, q| layout.road(q, 0, 0));
    let mut table = layout
        .phase(Movement)
        .transporter(0, Donkey, land(1, 0))
        .transporter(1, Wagon, land(8, 0))
        .laden(1, [(Stone, 1)])
        .start();
    table.play(1, step(id(1, 0), land(7, 0)));
    table.play(0, step(id(0, 0), land(2, 0)));
    table.play(1, step(id(1, 0), land(6, 0)));
    assert!((0..2).all(|of: u8| table.half_done_by(of).journey.is_some()));
    let moved = &table.position().moved[0];
    assert_eq!((moved.by, moved.now), (set([]), set([1])));
    table.play(1, Done);
    let moved = &table.position().moved[0];
    assert_eq!((moved.by, moved.now), (set([1]), set([])));
    table.play(0, step(id(0, 0), land(3, 0)));
}

/// A position in which a seat has something half done where one before it can still come is none.
#[test]
fn rb_turn_10_positions_have_nothing_half_done_in_reach_of_seats_before() {
    let layout = |q: i8| {
        let mut table = row(11)
            .phase(Movement)
            .donkey(0, at(q, 0))
            .transporter(1, Wagon, land(8, 0))
            .road(7, 0, 0)
            .start();
        table.play(0, Wait);
        table.play(1, step(id(1, 0), land(7, 0)));
        let mut layout = row(11);
        layout.position = table.position();
        // As if the first seat had not waited.
        layout.position.line.clear();
        layout
    };
    assert!(layout(1).try_start().is_ok());
    assert!(layout(6).try_start().is_err());
}
