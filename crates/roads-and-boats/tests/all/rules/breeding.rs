//! Production: donkeys and geese.

use game::Game;
use roads_and_boats::{Action, Brick, Building, Event, Good, Goods, Phase, Region, Transport};

use crate::scaffold::*;

use Good::{Boards, Clay, Coins, Fuel, Gold, Goose, Iron, Paper, Stock, Stone, Trunks};
use Transport::{Donkey, Raft, Truck, Wagon};

fn breed(region: Region) -> Action {
    Action::Breed { region }
}

/// Two donkeys of seat 0 on the first tile of a strip.
fn pair(map: &str) -> Layout {
    Layout::on(map, 2).donkey(0, at(0, 0)).donkey(0, at(0, 0))
}

/// Two donkeys of one seat on an empty pasture make a third, if the owner wishes.
#[test]
fn rb_prod_12_two_donkeys_have_a_third() {
    let mut table = pair("p p p").start();
    let mut unwilling = table.clone();
    unwilling.finish_phase();
    assert_eq!(unwilling.fleet(0), [Donkey, Donkey]);
    let events = table.play(0, breed(at(0, 0)));
    let born = Event::DonkeyBorn {
        seat: seat(0),
        id: id(0, 2),
        region: at(0, 0),
    };
    assert_eq!(events, [born]);
    assert_eq!(table.fleet(0), [Donkey; 3]);
    let new = table.find(id(0, 2)).unwrap();
    assert_eq!((new.at, new.cargo), (land(0, 0), Goods::NONE));
}

/// Once a tile and turn.
#[test]
fn rb_prod_16_donkeys_breed_once_a_turn() {
    let mut table = pair("p p p").start();
    table.play(0, breed(at(0, 0)));
    assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
    table.finish_phase();
    assert_eq!(table.fleet(0), [Donkey; 3]);
}

/// Two pairs on two tiles have two foals.
#[test]
fn rb_prod_12_each_pasture_has_its_own_pair() {
    let mut table = pair("p p p")
        .donkey(0, at(2, 0))
        .donkey(0, at(2, 0))
        .start();
    table.play(0, breed(at(0, 0)));
    assert_eq!(table.fleet(0).len(), 5);
    // And five are the most for land.
    assert_eq!(table.refused(0, breed(at(2, 0))), "RB-PROD-10");
}

/// Exactly two, of one seat, donkeys, on one pasture.
#[test]
fn rb_prod_12_one_three_or_strange_donkeys_do_not_breed() {
    let one = Layout::on("p p p", 2).donkey(0, at(0, 0));
    let tables = [
        Layout::on("p p p", 2),
        one.clone(),
        one.clone().donkey(0, at(1, 0)),
        pair("p p p").donkey(0, at(0, 0)),
        pair("p p p").donkey(0, at(0, 0)).donkey(0, at(0, 0)),
        one.clone().donkey(1, at(0, 0)),
        Layout::on("p p p", 2)
            .donkey(1, at(0, 0))
            .donkey(1, at(0, 0)),
        one.clone().transporter(0, Wagon, land(0, 0)),
        one.transporter(0, Truck, land(0, 0)),
        Layout::on("p p p", 2)
            .transporter(0, Wagon, land(0, 0))
            .transporter(0, Wagon, land(0, 0)),
    ];
    for layout in tables {
        let table = layout.start();
        assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
    }
}

/// Nothing else may be on the tile, be it a building, a good, a transporter or what the donkeys carry.
#[test]
fn rb_prod_12_donkeys_breed_only_on_an_empty_pasture() {
    for building in [Building::Sawmill, Building::WagonFactory] {
        let table = pair("p p p").building(at(0, 0), building).start();
        assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
    }
    for good in Good::ALL {
        let table = pair("p p p").goods(at(0, 0), [(good, 1)]).start();
        assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12", "{good}");
        let table = pair("p p p").laden(0, [(good, 1)]).start();
        assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12", "{good}");
        // Next door they do not matter.
        let mut table = pair("p p p").goods(at(1, 0), [(good, 1)]).start();
        table.play(0, breed(at(0, 0)));
    }
    for kind in [Donkey, Wagon, Truck] {
        for of in [0, 1] {
            let table = pair("p p p").transporter(of, kind, land(0, 0)).start();
            assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
            let mut table = pair("p p p").transporter(of, kind, land(1, 0)).start();
            table.play(0, breed(at(0, 0)));
        }
    }
    for of in [0, 1] {
        let docked = pair("p s p").transporter(of, Raft, dock(at(0, 0), 0));
        assert_eq!(docked.start().refused(0, breed(at(0, 0))), "RB-PROD-12");
        let at_sea = pair("p s p").transporter(of, Raft, sea(1, 0));
        at_sea.start().play(0, breed(at(0, 0)));
    }
}

/// Empty is the whole tile, across the river too.
#[test]
fn rb_prod_12_what_is_across_the_river_keeps_donkeys_from_breeding() {
    let near = part(1, 0, 0);
    let far = part(1, 0, 1);
    let layout = Layout::on("s p03 s\np p p", 2)
        .donkey(0, near)
        .donkey(0, near);
    layout.start().play(0, breed(near));
    assert_eq!(layout.start().refused(0, breed(far)), "RB-PROD-12");
    for full in [
        layout.clone().goods(far, [(Stone, 1)]),
        layout.clone().goods(far, [(Goose, 1)]),
        layout.clone().building(far, Building::ClayPit),
        layout.clone().donkey(0, far),
        layout.clone().donkey(1, far),
        layout.clone().transporter(1, Raft, river(1, 0)),
        layout.clone().transporter(0, Raft, river(1, 0)),
        layout.clone().transporter(1, Raft, dock(far, 0)),
        layout.clone().donkey(0, far).donkey(0, far),
    ] {
        assert_eq!(full.start().refused(0, breed(near)), "RB-PROD-12");
    }
    // Parted by the river they are no pair.
    let apart = Layout::on("s p03 s\np p p", 2)
        .donkey(0, near)
        .donkey(0, far)
        .start();
    for region in [near, far] {
        assert_eq!(apart.refused(0, breed(region)), "RB-PROD-12");
    }
}

/// Roads, bridges, walls and home markers do not matter.
#[test]
fn rb_prod_12_roads_bridges_walls_and_homes_do_not_keep_donkeys_from_breeding() {
    for of in [0, 1] {
        let near = part(1, 0, 0);
        let mut table = Layout::on("s p03 s p\np p p p", 2)
            .donkey(0, near)
            .donkey(0, near)
            .home(of, near)
            .home(1 - of, at(3, 0))
            .bridge(near, part(1, 0, 1))
            .road(1, 0, 1)
            .wall(1, 0, 1, 1, BLUE)
            .wall(1, 0, 2, 1, RED)
            .wall(1, 0, 0, 1, None)
            .start();
        table.play(0, breed(near));
        assert_eq!(table.fleet(0), [Donkey; 3]);
    }
}

/// Pasture, and no other terrain.
#[test]
fn rb_prod_12_donkeys_breed_on_pasture_only() {
    for letter in ["w", "r", "m", "d"] {
        let table = pair(&format!("{letter} p p")).start();
        assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12", "{letter}");
    }
    let table = pair("p p p").start();
    assert_eq!(table.refused(0, breed(part(0, 0, 1))), "RB-MAP-03");
    assert_eq!(table.refused(0, breed(at(9, 9))), "RB-MAP-03");
}

/// A seat may clear the pasture in its own time and breed then, but not load and breed.
#[test]
fn rb_prod_16_rb_prod_14_donkeys_breed_once_the_pasture_is_cleared() {
    // A boat in the river takes what lies in the way; it is in the way itself.
    let mut table = pair("p p p").laden(0, [(Clay, 1)]).start();
    assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
    table.play(0, hand(Clay, aboard(0, 1), on(at(0, 0))));
    assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
    table.play(0, hand(Clay, on(at(0, 0)), aboard(0, 0)));
    assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
}

/// Never above the limits.
#[test]
fn rb_prod_16_rb_prod_10_donkeys_do_not_breed_above_the_limits() {
    // Four for land and four for water: eight.
    let mut full = pair("p s p").donkey(0, at(2, 0)).donkey(0, at(2, 0));
    for _ in 0..3 {
        full = full.transporter(0, Raft, sea(1, 0));
    }
    full.start().play(0, breed(at(0, 0)));
    let full = full.transporter(0, Raft, sea(1, 0)).start();
    assert_eq!(full.refused(0, breed(at(0, 0))), "RB-PROD-10");
    // Five for land.
    let layout = pair("p p p").donkey(0, at(2, 0)).donkey(0, at(2, 0));
    layout.start().play(0, breed(at(0, 0)));
    let five = layout.transporter(0, Wagon, land(2, 0)).start();
    assert_eq!(five.refused(0, breed(at(0, 0))), "RB-PROD-10");
}

/// The turn begins with these geese and things on the table; what lies there then.
#[track_caller]
fn next_turn(layout: &Layout) -> (Table, Vec<Event>) {
    let mut table = layout.clone().phase(Phase::Wonder).mover(1).start();
    let events = table.play(1, Action::Done);
    assert_eq!(table.phase(), Phase::Production);
    (table, events)
}

/// Whether geese are born as the turn begins, and only where the table says.
#[track_caller]
fn is_goose_born(layout: &Layout, region: Region) -> bool {
    let before = layout.clone().phase(Phase::Wonder).mover(1).start();
    let (table, events) = next_turn(layout);
    let born = events.contains(&Event::GooseBorn { region });
    let more = table.heap(region)[Goose] - before.heap(region)[Goose];
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
    let layout = Layout::on("p p p", 2).goods(at(0, 0), [(Goose, 2)]);
    let (mut table, _) = next_turn(&layout);
    assert_eq!(table.heap(at(0, 0)), goods([(Goose, 3)]));
    // Not again this turn, nor in the next: three are not two.
    for _ in 0..5 {
        table.finish_phase();
        assert_eq!(table.heap(at(0, 0)), goods([(Goose, 3)]));
    }
}

/// One goose has none to breed with, and with more than two the pasture is not empty.
#[test]
fn rb_prod_12_one_or_three_geese_do_not_breed() {
    for geese in [1, 2, 3, 4] {
        let layout = Layout::on("p p p", 2).goods(at(0, 0), [(Goose, geese)]);
        assert_eq!(is_goose_born(&layout, at(0, 0)), geese == 2, "{geese}");
    }
}

/// Geese breed beside nothing.
#[test]
fn rb_prod_12_geese_breed_only_on_an_empty_pasture() {
    let lie = |good: Good| Layout::on("p p p", 2).goods(at(0, 0), [(Goose, 2), (good, 1)]);
    for good in [
        Boards, Trunks, Stone, Clay, Fuel, Paper, Gold, Iron, Coins, Stock,
    ] {
        assert!(!is_goose_born(&lie(good), at(0, 0)), "{good}");
    }
    let layout = |map: &str| Layout::on(map, 2).goods(at(0, 0), [(Goose, 2)]);
    for building in [Building::Sawmill, Building::Mint] {
        let full = layout("p p p").building(at(0, 0), building);
        assert!(!is_goose_born(&full, at(0, 0)), "{building}");
    }
    for of in [0, 1] {
        for kind in [Donkey, Wagon, Truck] {
            let full = layout("p p p").transporter(of, kind, land(0, 0));
            assert!(!is_goose_born(&full, at(0, 0)), "{kind}");
            let beside = layout("p p p").transporter(of, kind, land(1, 0));
            assert!(is_goose_born(&beside, at(0, 0)), "{kind}");
        }
        let docked = layout("p s p").transporter(of, Raft, dock(at(0, 0), 0));
        assert!(!is_goose_born(&docked, at(0, 0)));
        let at_sea = layout("p s p").transporter(of, Raft, sea(1, 0));
        assert!(is_goose_born(&at_sea, at(0, 0)));
    }
    for letter in ["w", "r", "m", "d"] {
        let elsewhere = layout(&format!("{letter} p p"));
        assert!(!is_goose_born(&elsewhere, at(0, 0)), "{letter}");
    }
}

/// Across the river too.
#[test]
fn rb_prod_12_what_is_across_the_river_keeps_geese_from_breeding() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let layout = Layout::on("s p03 s\np p p", 2).goods(near, [(Goose, 2)]);
    assert!(is_goose_born(&layout, near));
    for full in [
        layout.clone().goods(far, [(Stone, 1)]),
        layout.clone().goods(far, [(Goose, 1)]),
        layout.clone().goods(far, [(Goose, 2)]),
        layout.clone().building(far, Building::Sawmill),
        layout.clone().donkey(0, far),
        layout.clone().donkey(1, far),
        layout.clone().transporter(1, Raft, river(1, 0)),
        layout.clone().transporter(0, Raft, dock(far, 3)),
    ] {
        assert!(!is_goose_born(&full, near));
    }
    let apart = Layout::on("s p03 s\np p p", 2)
        .goods(near, [(Goose, 1)])
        .goods(far, [(Goose, 1)]);
    assert!(!is_goose_born(&apart, near));
    assert!(!is_goose_born(&apart, far));
}

/// What does not matter for donkeys does not for geese.
#[test]
fn rb_prod_12_roads_bridges_walls_and_homes_do_not_keep_geese_from_breeding() {
    let near = part(1, 0, 0);
    let layout = Layout::on("s p03 s p\np p p p", 2)
        .goods(near, [(Goose, 2)])
        .home(0, near)
        .home(1, at(3, 0))
        .bridge(near, part(1, 0, 1))
        .road(1, 0, 1)
        .wall(1, 0, 1, 1, BLUE)
        .wall(1, 0, 0, 1, None);
    assert!(is_goose_born(&layout, near));
}

/// Geese breed as the phase begins; those brought together later wait.
#[test]
fn rb_prod_16_geese_breed_before_anything_is_moved() {
    // One lies there and one is carried: they meet in production, and breed in no phase of this turn.
    let layout = Layout::on("p p p", 2)
        .goods(at(0, 0), [(Goose, 1)])
        .donkey(0, at(0, 0))
        .laden(0, [(Goose, 1)]);
    assert!(!is_goose_born(&layout, at(0, 0)));
    let (mut table, _) = next_turn(&layout);
    table.play(0, hand(Goose, aboard(0, 0), on(at(0, 0))));
    for _ in 0..5 {
        table.finish_phase();
        assert_eq!(table.heap(at(0, 0)), goods([(Goose, 2)]));
    }
    // Those that bred may be carried off at once by whoever comes next turn, not before.
    let (table, _) = next_turn(&Layout::on("p p p", 2).goods(at(0, 0), [(Goose, 2)]));
    assert!(table.position().untouched);
}

/// So many bricks, the first of them neutral.
fn stack(bricks: usize) -> Vec<Brick> {
    let mut stack = vec![Brick::Seat(RED); bricks];
    stack[0] = Brick::Neutral;
    stack
}

/// Irrigated desert is pasture, for breeding too, from brick 45 on.
#[test]
fn rb_prod_13_donkeys_breed_on_irrigated_desert() {
    for (bricks, is_irrigated) in [(44, false), (45, true), (46, true)] {
        let mut table = pair("d p p").bricks(stack(bricks)).start();
        if is_irrigated {
            table.play(0, breed(at(0, 0)));
        } else {
            assert_eq!(table.refused(0, breed(at(0, 0))), "RB-PROD-12");
        }
    }
}

/// Geese too, in the turn that the neutral brick irrigates the desert.
#[test]
fn rb_prod_13_geese_breed_on_irrigated_desert() {
    for (bricks, is_irrigated) in [(43, false), (44, true), (45, true)] {
        let layout = Layout::on("d p p", 2)
            .goods(at(0, 0), [(Goose, 2)])
            .bricks(stack(bricks));
        assert_eq!(is_goose_born(&layout, at(0, 0)), is_irrigated, "{bricks}");
    }
    // No other terrain turns to pasture.
    let layout = Layout::on("w p p", 2)
        .goods(at(0, 0), [(Goose, 2)])
        .bricks(stack(51));
    assert!(!is_goose_born(&layout, at(0, 0)));
}
