//! The laws of the test kit over many seeds and setups.

use amsterdam::{Setup, State};
use testkit::check_laws;

fn check(seats: u8) {
    let (mut actions, mut refusals, mut changed_hands, mut like_events) = (0, 0, 0, 0);
    for number in 0..150 {
        let report = match check_laws::<State>(&Setup::for_seats(seats), number) {
            Ok(report) => report,
            Err(broken) => panic!("{seats} seats, game {number}: {broken}"),
        };
        actions += report.actions;
        refusals += report.refusals;
        changed_hands += report.changed_hands;
        like_events += report.like_events;
    }
    // A law that was hardly tried would hold for want of trying.
    let tried = [actions, refusals, changed_hands, like_events];
    assert!(tried.iter().all(|&count| count > 5_000), "{tried:?}");
}

#[test]
fn two_seats_keep_the_laws() {
    check(2);
}

#[test]
fn three_seats_keep_the_laws() {
    check(3);
}

#[test]
fn four_seats_keep_the_laws() {
    check(4);
}
