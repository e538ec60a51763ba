//! The wonder: prices, the irrigation, the marks that end the game (RB-WON-01 to 05).

use game::{Game, Seat};
use roads_and_boats::{
    Action, Brick, Building, Event, Good, Goods, Phase, Place, Region, Stage, Transport,
    TransporterId,
};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);

/// Eleven tiles in a row, with a home on every second for six seats.
const ROW: &str = "0,0 pasture; 1,0 desert; 2,0 pasture; 3,0 desert; 4,0 pasture; 5,0 desert; \
                   6,0 pasture; 7,0 desert; 8,0 pasture; 9,0 desert; 10,0 pasture";

/// The tile with the home of a seat.
fn home(seat: Seat) -> Region {
    at(2 * seat.index() as i8, 0)
}

/// So many seats at home in the wonder phase, each with a truck.
fn at_home(n_seats: usize) -> Layout {
    let layout = Layout::of(ROW).seats(n_seats).phase(Phase::Wonder);
    Seat::first(n_seats).fold(layout, |layout, seat| {
        layout
            .home(seat, home(seat))
            .put(of(seat, 0), Transport::Truck, Place::Land(home(seat)))
    })
}

fn bricks(table: &Table) -> Vec<Brick> {
    table.0.position().bricks.unwrap()
}

/// Buys a brick and says how many goods were paid for it.
fn price(table: &mut Table, seat: Seat) -> u32 {
    let goods = |table: &Table| table.heap(home(seat)).total() + table.cargo(of(seat, 0)).total();
    let before = goods(table);
    table.buy(seat, Action::Brick);
    before - goods(table)
}

#[test]
fn rb_won_02_the_first_brick_of_a_turn_costs_one_good_the_second_two_and_so_on() {
    let mut table = at_home(2)
        .heap(home(RED), Good::Boards, 100)
        .heap(home(BLUE), Good::Clay, 9)
        .start();
    for n in 1..=9 {
        assert_eq!(price(&mut table, RED), n);
        assert_eq!(bricks(&table), vec![Brick::Seat(RED); n as usize]);
    }
    // Others' bricks do not raise the price.
    table.play(RED, Action::Done);
    assert_eq!(price(&mut table, BLUE), 1);
    assert_eq!(price(&mut table, BLUE), 2);
    // In the next turn it begins again.
    table.reach(Phase::Wonder);
    assert_eq!(price(&mut table, RED), 1);
    assert_eq!(price(&mut table, RED), 2);
}

/// Brick 18 and all after it cost one more.
#[test]
fn rb_won_02_from_the_eighteenth_brick_on_each_costs_one_more() {
    for (laid, prices) in [
        (14, [1, 2, 3]),
        (15, [1, 2, 4]),
        (16, [1, 3, 4]),
        (17, [2, 3, 4]),
        (18, [2, 3, 4]),
        (40, [2, 3, 4]),
    ] {
        let mut table = at_home(2)
            .heap(home(RED), Good::Boards, 20)
            .bricks(vec![Brick::Seat(BLUE); laid])
            .start();
        for expected in prices {
            assert_eq!(price(&mut table, RED), expected, "after {laid}");
        }
    }
    // Neutral bricks count like any other.
    let mut table = at_home(2)
        .heap(home(RED), Good::Boards, 20)
        .bricks(vec![Brick::Neutral; 17])
        .start();
    assert_eq!(price(&mut table, RED), 2);
}

/// A seat that cannot pay cannot buy.
#[test]
fn rb_won_02_a_brick_is_not_to_be_had_for_less() {
    // The other home has plenty, and so has another tile.
    let layout = at_home(2)
        .heap(at(1, 0), Good::Boards, 9)
        .heap(home(BLUE), Good::Boards, 9);
    for (laid, have) in [(0, 0), (17, 1), (30, 1)] {
        let table = layout
            .clone()
            .load(A, Good::Gold, have)
            .bricks(vec![Brick::Seat(BLUE); laid])
            .start();
        if table.0.phase() == Phase::Wonder && table.0.to_act().contains(RED) {
            let rule = table.refused(RED, Action::Brick);
            assert!(["RB-WON-01", "RB-WON-02"].contains(&rule), "{rule}");
        }
    }
    let mut table = layout.load(A, Good::Gold, 2).start();
    table.buy(RED, Action::Brick);
    let rule = table.refused(RED, Action::Brick);
    assert!(["RB-WON-01", "RB-WON-02"].contains(&rule), "{rule}");
}

/// With any goods.
#[test]
fn rb_won_01_every_good_pays_for_bricks() {
    for good in Good::ALL {
        for on_tile in [false, true] {
            let layout = at_home(2);
            let layout = match on_tile {
                true => layout.heap(home(RED), good, 1),
                false => layout.load(A, good, 1),
            };
            let mut table = layout.start();
            table.play(RED, Action::Brick);
            assert_eq!(bricks(&table)[0], Brick::Seat(RED), "{good}");
            assert_eq!(table.heap(home(RED)), Goods::NONE);
            assert_eq!(table.cargo(A), Goods::NONE);
        }
    }
}

/// The seat chooses what to pay with, from the tile and from its transporters there.
#[test]
fn rb_won_01_a_seat_chooses_what_it_pays_with() {
    let mut table = at_home(2)
        .put(B, Transport::Donkey, Place::Land(home(RED)))
        .heap(home(RED), Good::Goose, 2)
        .load(A, Good::Trunks, 1)
        .load(B, Good::Clay, 1)
        .bricks(vec![Brick::Seat(BLUE); 20])
        .start();
    let before = table.clone();
    table.plays(RED, [Action::Brick, pay(Good::Clay, B)]);
    // There is no more of it there.
    table.refused(RED, pay(Good::Clay, B));
    assert_eq!(bricks(&table).len(), 20);
    assert_eq!(
        table.after(RED, Action::Withdraw),
        before,
        "what was paid is given back"
    );
    table.play(RED, pay(Good::Goose, home(RED)));
    assert_eq!(bricks(&table).len(), 21);
    assert_eq!(table.heap(home(RED)), goods([(Good::Goose, 1)]));
    assert_eq!(table.cargo(A), goods([(Good::Trunks, 1)]));
    assert_eq!(table.cargo(B), Goods::NONE);
}

/// Others' goods on their transporters do not pay.
#[test]
fn rb_won_01_goods_on_others_transporters_pay_for_no_brick() {
    let mut table = at_home(2)
        .put(of(BLUE, 1), Transport::Truck, Place::Land(home(RED)))
        .load(of(BLUE, 1), Good::Gold, 3)
        .heap(home(RED), Good::Clay, 1)
        .load(A, Good::Clay, 1)
        .start();
    table.play(RED, Action::Brick);
    let pays: Vec<Action> = table.0.list_actions(RED);
    assert!(!pays.contains(&pay(Good::Gold, of(BLUE, 1))));
    assert_eq!(
        table.refused(RED, pay(Good::Gold, of(BLUE, 1))),
        "RB-BUILD-02"
    );
}

/// One of its transporters must be there.
#[test]
fn rb_won_01_a_seat_without_a_transporter_at_home_buys_nothing() {
    let layout = Layout::of(ROW)
        .phase(Phase::Wonder)
        .home(RED, at(0, 0))
        .home(BLUE, at(2, 0))
        .heap(at(0, 0), Good::Boards, 9)
        .heap(at(2, 0), Good::Boards, 9)
        .put(A, Transport::Donkey, land(1, 0))
        .load(A, Good::Gold, 2)
        .put(C, Transport::Donkey, land(0, 0))
        .put(of(BLUE, 1), Transport::Donkey, land(2, 0));
    let table = layout.start();
    assert!(!table.is_listed(RED, Action::Brick));
    assert_eq!(table.refused(RED, Action::Brick), "RB-WON-01");
    let table = layout.put(B, Transport::Donkey, land(0, 0)).start();
    assert!(table.is_listed(RED, Action::Brick));
}

/// A home on a river tile: what its transporters reach there, on whatever bank.
#[test]
fn rb_won_01_goods_on_every_bank_in_reach_pay() {
    let at_bank = |bank| Place::Land(part(2, 0, bank));
    let layout = Layout::of(RIVER)
        .phase(Phase::Wonder)
        .home(RED, part(2, 0, NORTH))
        .home(BLUE, at(5, 0))
        .heap(part(2, 0, NORTH), Good::Clay, 9)
        .heap(part(2, 0, SOUTH), Good::Gold, 9);
    for (transporters, clay, gold) in [
        (vec![(Transport::Donkey, at_bank(NORTH))], true, false),
        (vec![(Transport::Donkey, at_bank(SOUTH))], false, true),
        (vec![(Transport::Raft, river(2, 0))], true, true),
        (
            vec![(Transport::Raft, dock(part(2, 0, SOUTH), 0))],
            false,
            true,
        ),
        (
            vec![
                (Transport::Donkey, at_bank(NORTH)),
                (Transport::Donkey, at_bank(SOUTH)),
            ],
            true,
            true,
        ),
    ] {
        let mut layout = layout.clone();
        for (nth, &(kind, place)) in transporters.iter().enumerate() {
            layout = layout.put(of(RED, nth as u8), kind, place);
        }
        let mut table = layout.bricks(vec![Brick::Seat(BLUE); 20]).start();
        table.play(RED, Action::Brick);
        let before = [table.heap(part(2, 0, NORTH)), table.heap(part(2, 0, SOUTH))];
        let clay_pays = table.is_listed(RED, pay(Good::Clay, part(2, 0, NORTH)));
        let gold_pays = table.is_listed(RED, pay(Good::Gold, part(2, 0, SOUTH)));
        if table.half_done().bill.is_some() {
            assert_eq!([clay_pays, gold_pays], [clay, gold], "{transporters:?}");
        } else {
            // There was no choice, and it is paid.
            let expected = [clay, gold].map(|pays| if pays { 7 } else { 9 });
            assert_eq!(before.map(|heap| heap.total()), expected);
        }
    }
}

/// A boat in the sea beside the home is not there.
#[test]
fn rb_won_01_a_boat_off_the_coast_is_not_at_home() {
    let layout = Layout::of(RIVER)
        .phase(Phase::Wonder)
        .home(RED, at(2, 1))
        .home(BLUE, at(5, 0))
        .heap(at(2, 1), Good::Clay, 9)
        .put(C, Transport::Raft, dock(at(5, 0), 3))
        .load(C, Good::Gold, 1);
    for (place, may) in [
        (dock(at(2, 1), 5), true),
        (sea(3, 0), false),
        (river(2, 0), false),
    ] {
        let table = layout.clone().put(A, Transport::Raft, place).start();
        assert_eq!(table.is_listed(RED, Action::Brick), may, "{place}");
        if !may {
            assert_eq!(table.refused(RED, Action::Brick), "RB-WON-01");
        }
    }
}

/// In the order of the sequence chart.
#[test]
fn rb_won_01_seats_buy_in_sequence_order() {
    let mut layout = at_home(3);
    for seat in Seat::first(3) {
        layout = layout.heap(home(seat), Good::Clay, 3);
    }
    layout.position.sequence = vec![BLUE, GREEN, RED];
    let mut table = layout.start();
    assert_eq!(table.refused(RED, Action::Brick), "RB-TURN-07");
    for seat in [BLUE, GREEN, RED] {
        table.buy(seat, Action::Brick);
        table.play(seat, Action::Done);
    }
    let expected = [BLUE, GREEN, RED].map(Brick::Seat);
    assert_eq!(bricks(&table)[..3], expected);
    // RB-WON-04: one neutral brick after all seats.
    assert_eq!(bricks(&table)[3..], [Brick::Neutral]);
    assert_eq!((table.0.turn(), table.0.phase()), (2, Phase::Production));
    for phase in [Phase::Production, Phase::Movement, Phase::Building] {
        let table = at_home(2)
            .phase(phase)
            .heap(home(RED), Good::Clay, 3)
            .start();
        assert_eq!(table.refused(RED, Action::Brick), "RB-TURN-01");
    }
}

/// Bought or not.
#[test]
fn rb_won_04_a_turn_ends_with_one_neutral_brick() {
    for bought in 0..3 {
        let mut table = at_home(2)
            .heap(home(RED), Good::Clay, 6)
            .heap(home(BLUE), Good::Clay, 6)
            .start();
        for _ in 0..bought {
            table.buy(RED, Action::Brick);
        }
        table.play(RED, Action::Done);
        assert_eq!(bricks(&table).len(), bought, "not before all are done");
        let mut log = table.play(BLUE, Action::Done);
        log.retain(|event| matches!(event, Event::BrickLaid { .. }));
        let number = bought as u8 + 1;
        let brick = Brick::Neutral;
        assert_eq!(log, [Event::BrickLaid { brick, number }]);
        assert_eq!(bricks(&table).len(), bought + 1);
    }
}

/// Brick 45, laid by a seat or neutral, and no other.
#[test]
fn rb_won_03_the_brick_on_the_irrigation_turns_deserts_into_pasture_at_once() {
    for laid in 42..47 {
        for buys in [false, true] {
            let mut table = at_home(2)
                .heap(home(RED), Good::Clay, 6)
                .heap(home(BLUE), Good::Clay, 6)
                .put(B, Transport::Truck, land(1, 0))
                .load(B, Good::Boards, 2)
                .bricks(vec![Brick::Seat(BLUE); laid])
                .start();
            let mut log = Vec::new();
            if buys {
                table.buy(RED, Action::Brick);
                let watered = laid + 1 >= 45;
                assert_eq!(is_watered(&table), watered, "{laid}");
            }
            for seat in [RED, BLUE] {
                log.extend(table.play(seat, Action::Done));
            }
            let n_bricks = laid + 1 + usize::from(buys);
            assert_eq!(bricks(&table).len(), n_bricks);
            assert_eq!(is_watered(&table), n_bricks >= 45, "{laid}, {buys}");
            let neutral_did = n_bricks == 45;
            assert_eq!(log.contains(&Event::Irrigated), neutral_did);
        }
    }
}

/// Whether a stone factory may be built on the desert next turn.
fn is_watered(table: &Table) -> bool {
    let mut position = table.0.position();
    position.phase = Phase::Building;
    position.stage = Stage::Acting;
    position.mover = 0;
    position.bought = 0;
    let state = roads_and_boats::State::from_position(&position, game::Seed::from(1)).unwrap();
    let action = build(at(1, 0), Building::StoneFactory);
    state.list_actions(RED).contains(&action)
}

const MARKS: [(usize, usize); 5] = [(2, 62), (3, 66), (4, 69), (5, 76), (6, 83)];

/// The marks for two to six seats, reached by a seat.
#[test]
fn rb_won_05_a_bought_brick_on_the_mark_ends_the_game_at_once() {
    for (n_seats, mark) in MARKS {
        let layout = Seat::first(n_seats).fold(at_home(n_seats), |layout, seat| {
            layout.heap(home(seat), Good::Clay, 9)
        });
        let mut table = layout.bricks(vec![Brick::Seat(BLUE); mark - 2]).start();
        table.buy(RED, Action::Brick);
        assert_eq!(table.0.outcome(), None, "{n_seats} seats");
        table.buy(RED, Action::Brick);
        assert_eq!(
            bricks(&table).len(),
            mark,
            "no neutral brick comes after it"
        );
        is_over(&table);
    }
}

/// Reached by the neutral brick.
#[test]
fn rb_won_05_a_neutral_brick_on_the_mark_ends_the_game() {
    for (n_seats, mark) in MARKS {
        for (laid, ends) in [(mark - 2, false), (mark - 1, true)] {
            let layout = Seat::first(n_seats).fold(at_home(n_seats), |layout, seat| {
                layout.heap(home(seat), Good::Clay, 9)
            });
            let mut table = layout.bricks(vec![Brick::Seat(BLUE); laid]).start();
            for seat in Seat::first(n_seats) {
                assert_eq!(table.0.outcome(), None);
                table.play(seat, Action::Done);
            }
            assert_eq!(bricks(&table).len(), laid + 1);
            if ends {
                is_over(&table);
            } else {
                assert_eq!(table.0.outcome(), None, "{n_seats} seats");
                assert_eq!(table.0.turn(), 2);
            }
        }
    }
}

/// The 33rd neutral brick, in the 33rd turn.
#[test]
fn rb_won_05_the_last_neutral_brick_ends_the_game() {
    for (neutral, ends) in [(30, false), (31, false), (32, true)] {
        let mut table = at_home(3)
            .heap(home(RED), Good::Clay, 9)
            .bricks(vec![Brick::Neutral; neutral])
            .start();
        assert_eq!(usize::from(table.0.turn()), neutral + 1);
        table.buy(RED, Action::Brick);
        assert_eq!(table.0.outcome(), None);
        table.finish_phase();
        let last = Brick::Neutral;
        assert_eq!(bricks(&table).last(), Some(&last));
        if ends {
            is_over(&table);
        } else {
            assert_eq!(table.0.outcome(), None);
        }
    }
}

#[track_caller]
fn is_over(table: &Table) {
    assert_eq!(table.0.stage(), Stage::Over);
    assert!(table.0.outcome().is_some());
    assert!(table.0.to_act().is_empty());
    for seat in table.0.seats() {
        assert_eq!(table.0.list_actions(seat), []);
        for action in [Action::Done, Action::Brick, Action::Wait] {
            assert_eq!(table.refused(seat, action), "RB-WON-05");
        }
    }
    assert_eq!(
        table.refused(seat(5), Action::Done),
        match table.0.n_seats() {
            6 => "RB-WON-05",
            _ => "RB-SET-01",
        }
    );
}
