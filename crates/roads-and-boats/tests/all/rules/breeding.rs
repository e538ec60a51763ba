//! Production: donkeys and geese.

use roads_and_boats::{Action, Building, Event, Good, Goods, Phase, Region, State, Transport};

use crate::table::*;

use Good::{Boards, Clay, Coins, Fuel, Gold, Goose, Iron, Paper, Stock, Stone, Trunks};
use Transport::{Donkey, Raft, Truck, Wagon};

fn breed(region: Region) -> Action {
    Action::Breed { region }
}

/// Two donkeys of seat 0 on the first tile of a strip.
fn pair(map: &str) -> Table {
    Table::on(map, 2).donkey(0, at(0, 0)).donkey(0, at(0, 0))
}

/// Two donkeys of one seat on an empty pasture make a third, if the owner wishes.
#[test]
fn rb_prod_12_two_donkeys_have_a_third() {
    let mut state = pair("p p p").state();
    let mut unwilling = state.clone();
    finish_phase(&mut unwilling);
    assert_eq!(fleet(&unwilling, 0), [Donkey, Donkey]);
    let events = play(&mut state, 0, breed(at(0, 0)));
    let born = Event::DonkeyBorn {
        seat: seat(0),
        id: id(0, 2),
        region: at(0, 0),
    };
    assert_eq!(events, [born]);
    assert_eq!(fleet(&state, 0), [Donkey; 3]);
    let new = find(&state, 0, 2).unwrap();
    assert_eq!((new.at, new.cargo), (land(0, 0), Goods::NONE));
}

/// Once a tile and turn.
#[test]
fn rb_prod_16_donkeys_breed_once_a_turn() {
    let mut state = pair("p p p").state();
    play(&mut state, 0, breed(at(0, 0)));
    assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
    finish_phase(&mut state);
    assert_eq!(fleet(&state, 0), [Donkey; 3]);
}

/// Two pairs on two tiles have two foals.
#[test]
fn rb_prod_12_each_pasture_has_its_own_pair() {
    let mut state = pair("p p p")
        .donkey(0, at(2, 0))
        .donkey(0, at(2, 0))
        .state();
    play(&mut state, 0, breed(at(0, 0)));
    assert_eq!(fleet(&state, 0).len(), 5);
    // And five are the most for land.
    assert_eq!(refused(&state, 0, breed(at(2, 0))), "RB-PROD-10");
}

/// Exactly two, of one seat, donkeys, on one pasture.
#[test]
fn rb_prod_12_one_three_or_strange_donkeys_do_not_breed() {
    let one = Table::on("p p p", 2).donkey(0, at(0, 0));
    let tables = [
        Table::on("p p p", 2),
        one.clone(),
        one.clone().donkey(0, at(1, 0)),
        pair("p p p").donkey(0, at(0, 0)),
        pair("p p p").donkey(0, at(0, 0)).donkey(0, at(0, 0)),
        one.clone().donkey(1, at(0, 0)),
        Table::on("p p p", 2)
            .donkey(1, at(0, 0))
            .donkey(1, at(0, 0)),
        one.clone().transporter(0, Wagon, land(0, 0)),
        one.transporter(0, Truck, land(0, 0)),
        Table::on("p p p", 2)
            .transporter(0, Wagon, land(0, 0))
            .transporter(0, Wagon, land(0, 0)),
    ];
    for table in tables {
        let state = table.state();
        assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
    }
}

/// Nothing else may be on the tile, be it a building, a good, a transporter or what the donkeys carry.
#[test]
fn rb_prod_12_donkeys_breed_only_on_an_empty_pasture() {
    for building in [Building::Sawmill, Building::WagonFactory] {
        let state = pair("p p p").building(at(0, 0), building).state();
        assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
    }
    for good in Good::ALL {
        let state = pair("p p p").goods(at(0, 0), [(good, 1)]).state();
        assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12", "{good}");
        let state = pair("p p p").laden(0, [(good, 1)]).state();
        assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12", "{good}");
        // Next door they do not matter.
        let mut state = pair("p p p").goods(at(1, 0), [(good, 1)]).state();
        play(&mut state, 0, breed(at(0, 0)));
    }
    for kind in [Donkey, Wagon, Truck] {
        for of in [0, 1] {
            let state = pair("p p p").transporter(of, kind, land(0, 0)).state();
            assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
            let mut state = pair("p p p").transporter(of, kind, land(1, 0)).state();
            play(&mut state, 0, breed(at(0, 0)));
        }
    }
    for of in [0, 1] {
        let docked = pair("p s p").transporter(of, Raft, dock(at(0, 0), 0));
        assert_eq!(refused(&docked.state(), 0, breed(at(0, 0))), "RB-PROD-12");
        let at_sea = pair("p s p").transporter(of, Raft, sea(1, 0));
        play(&mut at_sea.state(), 0, breed(at(0, 0)));
    }
}

/// Empty is the whole tile, across the river too.
#[test]
fn rb_prod_12_what_is_across_the_river_keeps_donkeys_from_breeding() {
    let near = part(1, 0, 0);
    let far = part(1, 0, 1);
    let table = Table::on("s p03 s\np p p", 2)
        .donkey(0, near)
        .donkey(0, near);
    play(&mut table.state(), 0, breed(near));
    assert_eq!(refused(&table.state(), 0, breed(far)), "RB-PROD-12");
    for full in [
        table.clone().goods(far, [(Stone, 1)]),
        table.clone().goods(far, [(Goose, 1)]),
        table.clone().building(far, Building::ClayPit),
        table.clone().donkey(0, far),
        table.clone().donkey(1, far),
        table.clone().transporter(1, Raft, river(1, 0)),
        table.clone().transporter(0, Raft, river(1, 0)),
        table.clone().transporter(1, Raft, dock(far, 0)),
        table.clone().donkey(0, far).donkey(0, far),
    ] {
        assert_eq!(refused(&full.state(), 0, breed(near)), "RB-PROD-12");
    }
    // Parted by the river they are no pair.
    let apart = Table::on("s p03 s\np p p", 2)
        .donkey(0, near)
        .donkey(0, far)
        .state();
    for region in [near, far] {
        assert_eq!(refused(&apart, 0, breed(region)), "RB-PROD-12");
    }
}

/// Roads, bridges, walls and home markers do not matter.
#[test]
fn rb_prod_12_roads_bridges_walls_and_homes_do_not_keep_donkeys_from_breeding() {
    for of in [0, 1] {
        let near = part(1, 0, 0);
        let mut state = Table::on("s p03 s p\np p p p", 2)
            .donkey(0, near)
            .donkey(0, near)
            .home(of, near)
            .home(1 - of, at(3, 0))
            .bridge(near, part(1, 0, 1))
            .road(hex(1, 0), 1, 0)
            .wall(hex(1, 0), 1, 1)
            .wall(hex(1, 0), 2, 0)
            .wall(hex(1, 0), 0, None)
            .state();
        play(&mut state, 0, breed(near));
        assert_eq!(fleet(&state, 0), [Donkey; 3]);
    }
}

/// Pasture, and no other terrain.
#[test]
fn rb_prod_12_donkeys_breed_on_pasture_only() {
    for letter in ["w", "r", "m", "d"] {
        let state = pair(&format!("{letter} p p")).state();
        assert_eq!(
            refused(&state, 0, breed(at(0, 0))),
            "RB-PROD-12",
            "{letter}"
        );
    }
    let state = pair("p p p").state();
    assert_eq!(refused(&state, 0, breed(part(0, 0, 1))), "RB-MAP-03");
    assert_eq!(refused(&state, 0, breed(at(9, 9))), "RB-MAP-03");
}

/// A seat may clear the pasture in its own time and breed then, but not load and breed.
#[test]
fn rb_prod_16_rb_prod_14_donkeys_breed_once_the_pasture_is_cleared() {
    // A boat in the river takes what lies in the way; it is in the way itself.
    let mut state = pair("p p p").laden(0, [(Clay, 1)]).state();
    assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
    play(&mut state, 0, hand(Clay, aboard(0, 1), heap(at(0, 0))));
    assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
    play(&mut state, 0, hand(Clay, heap(at(0, 0)), aboard(0, 0)));
    assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
}

/// Never above the limits.
#[test]
fn rb_prod_16_rb_prod_10_donkeys_do_not_breed_above_the_limits() {
    // Four for land and four for water: eight.
    let mut full = pair("p s p").donkey(0, at(2, 0)).donkey(0, at(2, 0));
    for _ in 0..3 {
        full = full.transporter(0, Raft, sea(1, 0));
    }
    play(&mut full.state(), 0, breed(at(0, 0)));
    let full = full.transporter(0, Raft, sea(1, 0)).state();
    assert_eq!(refused(&full, 0, breed(at(0, 0))), "RB-PROD-10");
    // Five for land.
    let table = pair("p p p").donkey(0, at(2, 0)).donkey(0, at(2, 0));
    play(&mut table.state(), 0, breed(at(0, 0)));
    let five = table.transporter(0, Wagon, land(2, 0)).state();
    assert_eq!(refused(&five, 0, breed(at(0, 0))), "RB-PROD-10");
}

/// The turn begins with these geese and things on the table; what lies there then.
#[track_caller]
fn next_turn(table: &Table) -> (State, Vec<Event>) {
    let mut state = table.clone().phase(Phase::Wonder).mover(1).state();
    let events = play(&mut state, 1, Action::Done);
    assert_eq!(state.phase(), Phase::Production);
    (state, events)
}

/// Whether geese are born as the turn begins, and only where the table says.
#[track_caller]
fn is_goose_born(table: &Table, region: Region) -> bool {
    let before = table.clone().phase(Phase::Wonder).mover(1).state();
    let (state, events) = next_turn(table);
    let born = events.contains(&Event::GooseBorn { region });
    let more = lies(&state, region)[Goose] - lies(&before, region)[Goose];
    assert_eq!(more, u16::from(born), "{events:?}");
    let births = events
        .iter()
        .filter(|event| matches!(event, Event::GooseBorn { .. }));
    assert_eq!(births.count(), usize::from(born), "{events:?}");
    born
}

/// Two geese on an empty pasture make a third as the phase begins.
#[test]
fn rb_prod_12_rb_prod_16_two_geese_have_a_third() {
    let table = Table::on("p p p", 2).goods(at(0, 0), [(Goose, 2)]);
    let (mut state, _) = next_turn(&table);
    assert_eq!(lies(&state, at(0, 0)), goods([(Goose, 3)]));
    // Not again this turn, nor in the next: three are not two.
    for _ in 0..5 {
        finish_phase(&mut state);
        assert_eq!(lies(&state, at(0, 0)), goods([(Goose, 3)]));
    }
}

/// One goose has none to breed with, and with more than two the pasture is not empty.
#[test]
fn rb_prod_12_one_or_three_geese_do_not_breed() {
    for geese in [1, 2, 3, 4] {
        let table = Table::on("p p p", 2).goods(at(0, 0), [(Goose, geese)]);
        assert_eq!(is_goose_born(&table, at(0, 0)), geese == 2, "{geese}");
    }
}

/// Geese breed beside nothing.
#[test]
fn rb_prod_12_geese_breed_only_on_an_empty_pasture() {
    let lie = |good: Good| Table::on("p p p", 2).goods(at(0, 0), [(Goose, 2), (good, 1)]);
    for good in [
        Boards, Trunks, Stone, Clay, Fuel, Paper, Gold, Iron, Coins, Stock,
    ] {
        assert!(!is_goose_born(&lie(good), at(0, 0)), "{good}");
    }
    let table = |map: &str| Table::on(map, 2).goods(at(0, 0), [(Goose, 2)]);
    for building in [Building::Sawmill, Building::Mint] {
        let full = table("p p p").building(at(0, 0), building);
        assert!(!is_goose_born(&full, at(0, 0)), "{building}");
    }
    for of in [0, 1] {
        for kind in [Donkey, Wagon, Truck] {
            let full = table("p p p").transporter(of, kind, land(0, 0));
            assert!(!is_goose_born(&full, at(0, 0)), "{kind}");
            let beside = table("p p p").transporter(of, kind, land(1, 0));
            assert!(is_goose_born(&beside, at(0, 0)), "{kind}");
        }
        let docked = table("p s p").transporter(of, Raft, dock(at(0, 0), 0));
        assert!(!is_goose_born(&docked, at(0, 0)));
        let at_sea = table("p s p").transporter(of, Raft, sea(1, 0));
        assert!(is_goose_born(&at_sea, at(0, 0)));
    }
    for letter in ["w", "r", "m", "d"] {
        let elsewhere = table(&format!("{letter} p p"));
        assert!(!is_goose_born(&elsewhere, at(0, 0)), "{letter}");
    }
}

/// Across the river too.
#[test]
fn rb_prod_12_what_is_across_the_river_keeps_geese_from_breeding() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let table = Table::on("s p03 s\np p p", 2).goods(near, [(Goose, 2)]);
    assert!(is_goose_born(&table, near));
    for full in [
        table.clone().goods(far, [(Stone, 1)]),
        table.clone().goods(far, [(Goose, 1)]),
        table.clone().goods(far, [(Goose, 2)]),
        table.clone().building(far, Building::Sawmill),
        table.clone().donkey(0, far),
        table.clone().donkey(1, far),
        table.clone().transporter(1, Raft, river(1, 0)),
        table.clone().transporter(0, Raft, dock(far, 3)),
    ] {
        assert!(!is_goose_born(&full, near));
    }
    let apart = Table::on("s p03 s\np p p", 2)
        .goods(near, [(Goose, 1)])
        .goods(far, [(Goose, 1)]);
    assert!(!is_goose_born(&apart, near));
    assert!(!is_goose_born(&apart, far));
}

/// What does not matter for donkeys does not for geese.
#[test]
fn rb_prod_12_roads_bridges_walls_and_homes_do_not_keep_geese_from_breeding() {
    let near = part(1, 0, 0);
    let table = Table::on("s p03 s p\np p p p", 2)
        .goods(near, [(Goose, 2)])
        .home(0, near)
        .home(1, at(3, 0))
        .bridge(near, part(1, 0, 1))
        .road(hex(1, 0), 1, 0)
        .wall(hex(1, 0), 1, 1)
        .wall(hex(1, 0), 0, None);
    assert!(is_goose_born(&table, near));
}

/// Geese breed as the phase begins; those brought together later wait.
#[test]
fn rb_prod_16_geese_breed_before_anything_is_moved() {
    // One lies there and one is carried: they meet in production, and breed in no phase of this turn.
    let table = Table::on("p p p", 2)
        .goods(at(0, 0), [(Goose, 1)])
        .donkey(0, at(0, 0))
        .laden(0, [(Goose, 1)]);
    assert!(!is_goose_born(&table, at(0, 0)));
    let (mut state, _) = next_turn(&table);
    waive_all(&mut state);
    play(&mut state, 0, hand(Goose, aboard(0, 0), heap(at(0, 0))));
    for _ in 0..5 {
        finish_phase(&mut state);
        assert_eq!(lies(&state, at(0, 0)), goods([(Goose, 2)]));
    }
    // Those that bred may be carried off at once by whoever comes next turn, not before.
    let (state, _) = next_turn(&Table::on("p p p", 2).goods(at(0, 0), [(Goose, 2)]));
    assert!(matches!(
        state.stage(),
        roads_and_boats::Stage::Calling { .. }
    ));
}

/// Irrigated desert is pasture, for breeding too, from brick 45 on.
#[test]
fn rb_prod_13_donkeys_breed_on_irrigated_desert() {
    for (bricks, is_irrigated) in [(44, false), (45, true), (46, true)] {
        let mut state = pair("d p p").bricks(1, 0, bricks - 1).state();
        if is_irrigated {
            play(&mut state, 0, breed(at(0, 0)));
        } else {
            assert_eq!(refused(&state, 0, breed(at(0, 0))), "RB-PROD-12");
        }
    }
}

/// Geese too, in the turn that the neutral brick waters the desert.
#[test]
fn rb_prod_13_geese_breed_on_irrigated_desert() {
    for (bricks, is_irrigated) in [(43, false), (44, true), (45, true)] {
        let table = Table::on("d p p", 2)
            .goods(at(0, 0), [(Goose, 2)])
            .bricks(1, 0, bricks - 1);
        assert_eq!(is_goose_born(&table, at(0, 0)), is_irrigated, "{bricks}");
    }
    // No other terrain turns to pasture.
    let table = Table::on("w p p", 2)
        .goods(at(0, 0), [(Goose, 2)])
        .bricks(1, 0, 50);
    assert!(!is_goose_born(&table, at(0, 0)));
}
