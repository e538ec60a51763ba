//! Waiting for the others (RB-TURN-09), and answers that hold for the phase (RB-TURN-06).

use game::Game;
use roads_and_boats::{Action, Event, Good, Phase, Stage, State};

use crate::scaffold::*;

use Action::{Done, Wait};
use Good::{Boards, Clay, Stone, Trunks};

const LONG: &str = "p p p p p p p p p p p";

/// Seats on one tile each, with a stone beside their donkey.
fn apart(n_seats: u8) -> Layout {
    (0..n_seats).fold(Layout::on(LONG, n_seats), |layout, of| {
        let here = at(2 * of as i8, 0);
        layout
            .home(of, here)
            .donkey(of, here)
            .goods(here, [(Stone, 1)])
    })
}

fn load(of: u8) -> Action {
    hand(Stone, on(at(2 * of as i8, 0)), aboard(of, 0))
}

fn line(table: &State) -> Vec<usize> {
    table.line().iter().map(|seat| seat.index()).collect()
}

fn chart(table: &State) -> Vec<usize> {
    table.sequence().iter().map(|seat| seat.index()).collect()
}

/// Whoever waits goes behind all that are not done; the sequence chart stays as it is.
#[test]
fn rb_turn_09_whoever_waits_goes_behind_all_that_are_not_done() {
    for phase in [Phase::Production, Phase::Movement, Phase::Building] {
        let mut table = apart(3).phase(phase).start();
        let events = table.play(0, Wait);
        assert_eq!(events, [Event::Waited { seat: seat(0) }]);
        assert_eq!(
            (line(&table), chart(&table)),
            (vec![1, 2, 0], vec![0, 1, 2])
        );
        assert_eq!(table.awaited(), set([1]));
        assert_eq!(table.refused(0, Wait), "RB-TURN-07");
        table.play(1, Done);
        table.play(2, Wait);
        assert_eq!(line(&table), [1, 0, 2]);
        table.play(0, Done);
        table.play(2, Done);
        assert_eq!(line(&table), [0, 1, 2]);
    }
}

/// So that it can use what the others bring.
#[test]
fn rb_turn_09_whoever_waited_uses_what_others_brought() {
    let mut table = Layout::on(LONG, 2)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Clay, 1)])
        .start();
    let take = hand(Clay, on(at(0, 0)), aboard(0, 0));
    assert_eq!(table.refused(0, take), "RB-MOVE-05");
    table.play(0, Wait);
    table.play(1, hand(Clay, aboard(1, 0), on(at(0, 0))));
    table.play(1, Done);
    table.play(0, take);
    assert_eq!(table.cargo(id(0, 0)), goods([(Clay, 1)]));
}

/// It may wait again only after another seat has acted or ended its part.
#[test]
fn rb_turn_09_nobody_waits_twice_while_nobody_acts() {
    let mut table = apart(3).start();
    table.plays(0, [Wait]);
    table.plays(1, [Wait]);
    table.plays(2, [load(2), Wait]);
    // The third has acted since the others waited.
    assert_eq!(line(&table), [0, 1, 2]);
    table.play(0, Wait);
    table.play(1, Wait);
    // All have waited since the last action, and the first of the sequence must do something.
    assert_eq!(line(&table), [0, 1, 2]);
    assert_eq!(table.refused(0, Wait), "RB-TURN-09");
    table.play(0, load(0));
    assert_eq!(table.refused(0, Wait), "RB-TURN-09");
    table.play(0, Done);
    table.play(1, Wait);
    assert_eq!(line(&table), [0, 2, 1]);
}

/// If all that are not done have waited, the first of them in the sequence acts, wherever it stands.
#[test]
fn rb_turn_09_when_all_have_waited_the_first_of_the_sequence_acts() {
    let mut table = apart(3).start();
    table.play(0, Wait);
    table.plays(1, [load(1), Wait]);
    assert_eq!(line(&table), [2, 0, 1]);
    table.play(2, Wait);
    table.play(0, Wait);
    assert_eq!(line(&table), [0, 1, 2]);
    assert_eq!(table.refused(0, Wait), "RB-TURN-09");
}

/// The last that is not done has nobody to wait for, nor has a seat alone.
#[test]
fn rb_turn_09_there_is_somebody_to_wait_for() {
    let mut table = apart(2).start();
    table.play(0, Done);
    assert_eq!(table.refused(1, Wait), "RB-TURN-09");
    assert_eq!(apart(1).start().refused(0, Wait), "RB-TURN-09");
}

/// Where the order was settled nobody waits; in the next phase, which nobody settles, they may again.
#[test]
fn rb_turn_09_nobody_waits_where_the_order_was_settled() {
    let mut table = apart(2).phase(Phase::Movement).untouched().start();
    let phase = Phase::Movement;
    table.play(0, Action::Call { phase });
    for of in [1, 0] {
        table.play(of, Action::KeepPraying);
    }
    table.play(0, Action::TakePosition { position: 1 });
    assert_eq!(table.stage(), Stage::Acting);
    assert_eq!(table.refused(0, Wait), "RB-TURN-09");
    table.finish_phase();
    table.play(0, Wait);
}

/// Bricks are bought in sequence order.
#[test]
fn rb_turn_09_rb_won_01_nobody_waits_in_the_wonder_phase() {
    let table = apart(2).phase(Phase::Wonder).start();
    assert_eq!(table.refused(0, Wait), "RB-WON-01");
}

/// Nobody waits before a phase begins, nor with a bill, a question or a duty open.
#[test]
fn rb_turn_09_what_is_open_is_closed_first() {
    let praying = Stage::Praying {
        said: 1,
        stopped: set([]),
    };
    assert_eq!(
        apart(2).stage(praying).start().refused(0, Wait),
        "RB-TURN-01"
    );
    let mut table = shop().start();
    table.play(0, hand(Clay, aboard(1, 0), aboard(0, 0)));
    assert_eq!(table.refused(0, Wait), "RB-TURN-06");
}

/// A journey is one unbroken one, and waiting ends it.
#[test]
fn rb_move_01_rb_turn_09_waiting_ends_a_journey() {
    let mut table = apart(2)
        .phase(Phase::Movement)
        .road(0, 0, 0)
        .road(1, 0, 0)
        .start();
    let go = |q| Action::Step {
        transporter: id(0, 0),
        to: land(q, 0),
        ashore: None,
    };
    table.plays(0, [go(1), Wait]);
    table.play(1, Done);
    assert_eq!(table.refused(0, go(2)), "RB-MOVE-01");
}

/// Who has waited is part of a position, and nobody has in a phase where nobody may.
#[test]
fn rb_turn_09_positions_tell_who_has_waited() {
    let mut table = apart(3).start();
    table.play(0, Wait);
    let written = table.position();
    assert_eq!(written.line, [1, 2, 0].map(seat));
    assert_eq!(written.waited, set([0]));
    let mut layout = apart(3);
    layout.position = written;
    for spoil in [
        |layout: &mut Layout| layout.position.phase = Phase::Wonder,
        |layout: &mut Layout| layout.position.settled = true,
        |layout: &mut Layout| layout.position.line = [1, 1, 0].map(seat).to_vec(),
        |layout: &mut Layout| layout.position.mover = 2,
        |layout: &mut Layout| layout.position.untouched = true,
    ] {
        let mut wrong = layout.clone();
        spoil(&mut wrong);
        // With the third in line acting, the one that has waited is not behind it.
        wrong.position.waited = match wrong.position.mover {
            2 => set([1]),
            _ => set([0]),
        };
        assert!(wrong.try_start().is_err());
    }
}

/// Two seats on one tile with goods on their donkeys.
fn shop() -> Layout {
    Layout::on(LONG, 3)
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
    let mut table = shop().start();
    table.play(0, wish);
    table.play(1, Action::Refuse);
    assert_eq!(table.refused(0, wish), "RB-TURN-06");
    // Something else may be asked, and the same of another seat.
    for other in [
        hand(Boards, aboard(1, 0), aboard(0, 0)),
        hand(Stone, aboard(2, 0), aboard(0, 0)),
    ] {
        let mut table = table.clone();
        table.play(0, other);
        table.play(0, Action::Withdraw);
        // What is taken back was not refused.
        table.play(0, other);
    }
    table.finish_phase();
    table.play(0, wish);
}

/// A refused payment cannot be asked again either, and a bill that nothing else can pay is taken back.
#[test]
fn rb_turn_06_a_bill_that_only_a_refused_good_could_pay_is_taken_back() {
    let woods = Layout::on("w p p p p", 2)
        .phase(Phase::Building)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Boards, 1)]);
    let build = Action::Build {
        region: at(0, 0),
        building: roads_and_boats::Building::Woodcutter,
        filling: None,
    };
    let mut table = woods.start();
    table.play(0, build);
    table.play(0, pay(Boards, aboard(1, 0)));
    let events = table.play(1, Action::Refuse);
    assert_eq!(events[1..], [Event::BillWithdrawn { seat: seat(0) }]);
    assert_eq!(table.half_done().bill, None);
    assert_eq!(table.refused(0, build), "RB-BUILD-02");
    // With a board of one's own it can still be built.
    let mut table = woods.goods(at(0, 0), [(Boards, 1)]).start();
    table.play(0, build);
    table.play(0, pay(Boards, aboard(1, 0)));
    table.play(1, Action::Refuse);
    assert_eq!(table.refused(0, pay(Boards, aboard(1, 0))), "RB-TURN-06");
    table.play(0, pay(Boards, on(at(0, 0))));
    assert!(table.building(0, 0).is_some());
}
