//! Waiting for the others (RB-TURN-09), and answers that hold for the phase (RB-TURN-06).

use game::Game;
use roads_and_boats::{Action, Event, Good, Phase, Stage, State};

use crate::table::*;

use Action::{Done, Wait};
use Good::{Boards, Clay, Stone, Trunks};

const LONG: &str = "p p p p p p p p p p p";

/// Seats on one tile each, with a stone beside their donkey.
fn apart(n_seats: u8) -> Table {
    (0..n_seats).fold(Table::on(LONG, n_seats), |table, of| {
        let here = at(2 * of as i8, 0);
        table
            .home(of, here)
            .donkey(of, here)
            .goods(here, [(Stone, 1)])
    })
}

fn load(of: u8) -> Action {
    hand(Stone, heap(at(2 * of as i8, 0)), aboard(of, 0))
}

fn line(state: &State) -> Vec<usize> {
    state.line().iter().map(|seat| seat.index()).collect()
}

fn chart(state: &State) -> Vec<usize> {
    state.sequence().iter().map(|seat| seat.index()).collect()
}

/// Whoever waits goes behind all that are not done; the sequence chart stays as it is.
#[test]
fn rb_turn_09_whoever_waits_goes_behind_all_that_are_not_done() {
    for phase in [Phase::Production, Phase::Movement, Phase::Building] {
        let mut state = apart(3).phase(phase).state();
        let events = play(&mut state, 0, Wait);
        assert_eq!(events, [Event::Waited { seat: seat(0) }]);
        assert_eq!(
            (line(&state), chart(&state)),
            (vec![1, 2, 0], vec![0, 1, 2])
        );
        assert_eq!(state.to_act(), set([1]));
        assert_eq!(refused(&state, 0, Done), "RB-TURN-07");
        play(&mut state, 1, Done);
        play(&mut state, 2, Wait);
        assert_eq!(line(&state), [1, 0, 2]);
        play(&mut state, 0, Done);
        play(&mut state, 2, Done);
        assert_eq!(line(&state), [0, 1, 2]);
    }
}

/// So that it can use what the others bring.
#[test]
fn rb_turn_09_whoever_waited_uses_what_others_brought() {
    let mut state = Table::on(LONG, 2)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Clay, 1)])
        .state();
    let take = hand(Clay, heap(at(0, 0)), aboard(0, 0));
    assert_eq!(refused(&state, 0, take), "RB-MOVE-05");
    play(&mut state, 0, Wait);
    play(&mut state, 1, hand(Clay, aboard(1, 0), heap(at(0, 0))));
    play(&mut state, 1, Done);
    play(&mut state, 0, take);
    assert_eq!(cargo(&state, 0, 0), goods([(Clay, 1)]));
}

/// It may wait again only after another seat has acted or ended its part.
#[test]
fn rb_turn_09_nobody_waits_twice_while_nobody_acts() {
    let mut state = apart(3).state();
    play_all(&mut state, 0, [Wait]);
    play_all(&mut state, 1, [Wait]);
    play_all(&mut state, 2, [load(2), Wait]);
    // The third has acted since the others waited.
    assert_eq!(line(&state), [0, 1, 2]);
    play(&mut state, 0, Wait);
    play(&mut state, 1, Wait);
    // All have waited since the last action, and the first of the sequence must do something.
    assert_eq!(line(&state), [0, 1, 2]);
    assert_eq!(refused(&state, 0, Wait), "RB-TURN-09");
    play(&mut state, 0, load(0));
    assert_eq!(refused(&state, 0, Wait), "RB-TURN-09");
    play(&mut state, 0, Done);
    play(&mut state, 1, Wait);
    assert_eq!(line(&state), [0, 2, 1]);
}

/// If all that are not done have waited, the first of them in the sequence acts, wherever it stands.
#[test]
fn rb_turn_09_when_all_have_waited_the_first_of_the_sequence_acts() {
    let mut state = apart(3).state();
    play(&mut state, 0, Wait);
    play_all(&mut state, 1, [load(1), Wait]);
    assert_eq!(line(&state), [2, 0, 1]);
    play(&mut state, 2, Wait);
    play(&mut state, 0, Wait);
    assert_eq!(line(&state), [0, 1, 2]);
    assert_eq!(refused(&state, 0, Wait), "RB-TURN-09");
}

/// The last that is not done has nobody to wait for, nor has a seat alone.
#[test]
fn rb_turn_09_there_is_somebody_to_wait_for() {
    let mut state = apart(2).state();
    play(&mut state, 0, Done);
    assert_eq!(refused(&state, 1, Wait), "RB-TURN-09");
    assert_eq!(refused(&apart(1).state(), 0, Wait), "RB-TURN-09");
}

/// Where the order was settled nobody waits; in the next phase, which nobody settles, they may again.
#[test]
fn rb_turn_09_nobody_waits_where_the_order_was_settled() {
    let mut state = apart(2)
        .phase(Phase::Movement)
        .stage(Stage::Calling { asked: set([0, 1]) })
        .state();
    play(&mut state, 0, Action::Call);
    for of in [1, 0] {
        play(&mut state, of, Action::KeepPraying);
    }
    play(&mut state, 0, Action::TakePosition { position: 1 });
    assert_eq!(state.stage(), Stage::Acting);
    assert_eq!(refused(&state, 0, Wait), "RB-TURN-09");
    finish_phase(&mut state);
    waive_all(&mut state);
    play(&mut state, 0, Wait);
}

/// Bricks are bought in sequence order.
#[test]
fn rb_turn_09_rb_won_01_nobody_waits_in_the_wonder_phase() {
    let state = apart(2).phase(Phase::Wonder).state();
    assert_eq!(refused(&state, 0, Wait), "RB-WON-01");
}

/// Nobody waits before a phase begins, nor with a bill, a question or a duty open.
#[test]
fn rb_turn_09_what_is_open_is_closed_first() {
    let calling = Stage::Calling { asked: set([0, 1]) };
    assert_eq!(
        refused(&apart(2).stage(calling).state(), 0, Wait),
        "RB-TURN-01"
    );
    let mut state = shop().state();
    play(&mut state, 0, hand(Clay, aboard(1, 0), aboard(0, 0)));
    assert_eq!(refused(&state, 0, Wait), "RB-TURN-06");
}

/// A journey is one unbroken one, and waiting ends it.
#[test]
fn rb_move_01_rb_turn_09_waiting_ends_a_journey() {
    let mut state = apart(2)
        .phase(Phase::Movement)
        .road(hex(0, 0), 0, 0)
        .road(hex(1, 0), 0, 0)
        .state();
    let go = |q| Action::Step {
        transporter: id(0, 0),
        to: land(q, 0),
        ashore: None,
    };
    play_all(&mut state, 0, [go(1), Wait]);
    play(&mut state, 1, Done);
    assert_eq!(refused(&state, 0, go(2)), "RB-MOVE-01");
}

/// Who has waited is part of a position, and nobody has in a phase where nobody may.
#[test]
fn rb_turn_09_positions_tell_who_has_waited() {
    let mut state = apart(3).state();
    play(&mut state, 0, Wait);
    let written = state.position();
    assert_eq!(written.line, [1, 2, 0].map(seat));
    assert_eq!(written.waited, set([0]));
    let mut table = apart(3);
    table.position = written;
    for spoil in [
        |table: &mut Table| table.position.phase = Phase::Wonder,
        |table: &mut Table| table.position.settled = true,
        |table: &mut Table| table.position.line = [1, 1, 0].map(seat).to_vec(),
        |table: &mut Table| table.position.mover = 2,
    ] {
        let mut wrong = table.clone();
        spoil(&mut wrong);
        // With the third in line acting, the one that has waited is not behind it.
        wrong.position.waited = match wrong.position.mover {
            2 => set([1]),
            _ => set([0]),
        };
        assert!(wrong.try_state().is_err());
    }
}

/// Two seats on one tile with goods on their donkeys.
fn shop() -> Table {
    Table::on(LONG, 3)
        .donkey(0, at(0, 0))
        .laden(0, [(Trunks, 1)])
        .donkey(1, at(0, 0))
        .laden(1, [(Clay, 1), (Boards, 1)])
        .donkey(2, at(0, 0))
        .laden(2, [(Stone, 1)])
}

/// A refusal holds for the phase: the same thing cannot be asked of the same seat again in it.
#[test]
fn rb_turn_06_a_refusal_holds_for_the_phase() {
    let wish = hand(Clay, aboard(1, 0), aboard(0, 0));
    let mut state = shop().state();
    play(&mut state, 0, wish);
    play(&mut state, 1, Action::Refuse);
    assert_eq!(refused(&state, 0, wish), "RB-TURN-06");
    // Something else may be asked, and the same of another seat.
    for other in [
        hand(Boards, aboard(1, 0), aboard(0, 0)),
        hand(Stone, aboard(2, 0), aboard(0, 0)),
    ] {
        let mut state = state.clone();
        play(&mut state, 0, other);
        play(&mut state, 0, Action::Withdraw);
        // What is taken back was not refused.
        play(&mut state, 0, other);
    }
    finish_phase(&mut state);
    waive_all(&mut state);
    play(&mut state, 0, wish);
}

/// A refused payment cannot be asked again either, and a bill that nothing else can pay is taken back.
#[test]
fn rb_turn_06_a_bill_that_only_a_refused_good_could_pay_is_taken_back() {
    let woods = Table::on("w p p p p", 2)
        .phase(Phase::Building)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Boards, 1)]);
    let build = Action::Build {
        region: at(0, 0),
        building: roads_and_boats::Building::Woodcutter,
        filling: None,
    };
    let mut state = woods.state();
    play(&mut state, 0, build);
    play(&mut state, 0, pay(Boards, aboard(1, 0)));
    let events = play(&mut state, 1, Action::Refuse);
    assert_eq!(events[1..], [Event::BillWithdrawn { seat: seat(0) }]);
    assert_eq!(state.position().bill, None);
    assert_eq!(refused(&state, 0, build), "RB-BUILD-02");
    // With a board of one's own it can still be built.
    let mut state = woods.goods(at(0, 0), [(Boards, 1)]).state();
    play(&mut state, 0, build);
    play(&mut state, 0, pay(Boards, aboard(1, 0)));
    play(&mut state, 1, Action::Refuse);
    assert_eq!(refused(&state, 0, pay(Boards, aboard(1, 0))), "RB-TURN-06");
    play(&mut state, 0, pay(Boards, heap(at(0, 0))));
    assert!(works(&state, 0, 0).is_some());
}
