//! Calling for the order of a phase to be settled (RB-TURN-02).

use game::Game;
use roads_and_boats::{Action, Event, Good, Phase, Stage};

use crate::scaffold::*;

use Action::{Done, Wait};
use Good::Stone;
use Phase::{Building, Movement, Production, Wonder};

/// Three seats far from each other, in a phase that has just begun.
fn begun(phase: Phase) -> Layout {
    let layout = Layout::on("p p p p p p p p p p p", 3);
    let layout = (0..3).fold(layout, |layout, of| {
        let home = at(4 * of as i8, 0);
        layout
            .home(of, home)
            .donkey(of, home)
            .goods(home, [(Stone, 1)])
    });
    layout.phase(phase).untouched()
}

const fn call(phase: Phase) -> Action {
    Action::Call { phase }
}

const fn drop_call(phase: Phase) -> Action {
    Action::DropCall { phase }
}

fn load(of: u8) -> Action {
    hand(Stone, on(at(4 * of as i8, 0)), aboard(of, 0))
}

fn is_settling(table: &Table) -> bool {
    matches!(table.stage(), Stage::Praying { .. })
}

/// Nobody is asked: without a call the phase goes by the chart as it stands.
#[test]
fn rb_turn_02_without_a_call_the_chart_stands() {
    for phase in Phase::ALL {
        let mut table = begun(phase).sequence([1, 0, 2]).start();
        for of in [1, 0, 2] {
            assert_eq!(table.stage(), Stage::Acting);
            assert_eq!(table.awaited(), set([of]));
            table.play(of, Done);
        }
        assert_eq!(table.sequence(), [1, 0, 2].map(seat));
    }
}

/// Any seat may call before the first action of the phase, and one is enough.
#[test]
fn rb_turn_02_one_call_settles_the_order_of_the_phase_that_has_begun() {
    for phase in Phase::ALL {
        for of in 0..3 {
            let mut table = begun(phase).start();
            let events = table.play(of, call(phase));
            let seat = seat(of);
            assert_eq!(events, [Event::OrderCalled { seat, phase }]);
            assert!(is_settling(&table));
            assert_eq!(table.refused(2, call(phase)), "RB-TURN-01");
        }
    }
}

/// The first action of the phase is the end of it, whosever it is: an early one, waiting and ending one's part too.
#[test]
fn rb_turn_02_after_the_first_action_it_is_too_late() {
    for (of, action) in [(0, load(0)), (1, load(1)), (0, Wait), (0, Done), (2, Done)] {
        let mut table = begun(Production).start();
        table.play(of, action);
        for caller in 0..3 {
            assert_eq!(table.refused(caller, call(Production)), "RB-TURN-02");
        }
        assert!(!table.position().untouched);
    }
    // What is refused is no action.
    let mut table = begun(Production).start();
    table.refused(0, Action::Brick);
    table.play(0, call(Production));
}

/// A call for a phase to come is kept until that phase begins, and then its order is settled.
#[test]
fn rb_turn_02_a_call_in_advance_is_kept_until_its_phase() {
    for (made_in, phase) in [
        (Production, Movement),
        (Production, Building),
        (Production, Wonder),
        (Movement, Wonder),
        (Building, Production),
        (Wonder, Movement),
    ] {
        let mut table = begun(made_in).start();
        // It is no first action, and whoever is done may call too.
        table.play(2, call(phase));
        assert_eq!(table.position().seats[2].calls, [phase]);
        assert!(table.position().untouched);
        while table.phase() != phase {
            assert_eq!(table.stage(), Stage::Acting, "{}", table.phase());
            table.finish_phase();
        }
        assert!(is_settling(&table), "{phase} called for in {made_in}");
        assert!(table.position().seats[2].calls.is_empty());
    }
}

/// Whoever is done, and whose moment is yet to come, may call as well.
#[test]
fn rb_turn_02_seats_call_whether_they_are_done_or_not() {
    let mut table = begun(Movement).start();
    table.plays(0, [Done, call(Building)]);
    table.play(2, call(Building));
    assert_eq!(table.list_actions(seat(0)).len(), 3);
    table.plays(2, [Done]);
    table.play(1, Done);
    assert!(is_settling(&table));
}

/// Each seat calls once for a phase.
#[test]
fn rb_turn_02_a_seat_calls_once_for_a_phase() {
    let mut table = begun(Movement).start();
    table.play(1, call(Wonder));
    assert_eq!(table.refused(1, call(Wonder)), "RB-TURN-02");
    table.play(2, call(Wonder));
    table.play(1, call(Building));
}

/// A call can be dropped before it takes effect; the calls of others stand.
#[test]
fn rb_turn_02_a_call_can_be_dropped_before_its_phase() {
    let mut table = begun(Movement).start();
    assert_eq!(table.refused(1, drop_call(Building)), "RB-TURN-02");
    let before = table.clone();
    table.play(1, call(Building));
    let events = table.play(1, drop_call(Building));
    let (phase, seat) = (Building, seat(1));
    assert_eq!(events, [Event::CallDropped { seat, phase }]);
    assert_eq!(table, before);
    table.play(1, call(Building));
    assert_eq!(table.refused(0, drop_call(Building)), "RB-TURN-02");
    table.play(0, call(Building));
    table.play(1, drop_call(Building));
    table.finish_phase();
    assert!(is_settling(&table));
}

/// The call is for one phase: the next time it goes by the chart again.
#[test]
fn rb_turn_02_a_call_is_for_one_phase() {
    let mut table = begun(Movement).start();
    table.play(0, call(Movement));
    for of in [2, 1, 0] {
        table.play(of, Action::KeepPraying);
    }
    for of in [0, 1] {
        let position = of + 1;
        table.play(of, Action::TakePosition { position });
    }
    // The order that was settled cannot be called for again.
    assert_eq!(table.refused(0, call(Movement)), "RB-TURN-02");
    table.finish_phase();
    for _ in 0..4 {
        assert_eq!(table.stage(), Stage::Acting);
        table.finish_phase();
    }
}

/// Alone there is no order.
#[test]
fn rb_turn_02_nobody_calls_alone() {
    let table = Layout::on("p p p", 1).start();
    for phase in Phase::ALL {
        assert_eq!(table.refused(0, call(phase)), "RB-TURN-02");
    }
}

/// Calls are part of a position, and none is kept for the phase that runs.
#[test]
fn rb_turn_02_positions_tell_who_calls() {
    let mut layout = begun(Movement);
    layout.position.seats[1].calls = vec![Building, Wonder];
    let mut table = layout.start();
    assert_eq!(table.refused(1, call(Building)), "RB-TURN-02");
    table.finish_phase();
    assert!(is_settling(&table));
    for calls in [vec![Movement], vec![Building, Building]] {
        layout.position.seats[1].calls = calls;
        assert!(layout.try_start().is_err());
    }
}
