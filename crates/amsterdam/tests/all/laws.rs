//! The laws of the test kit over many seeds and setups.

use amsterdam::{Setup, State};
use testkit::{Report, check_laws};

fn check(seats: u8, numbers: std::ops::Range<u64>) -> Report {
    let mut sum = Report::default();
    for number in numbers {
        let report = match check_laws::<State>(&Setup::for_seats(seats), number) {
            Ok(report) => report,
            Err(broken) => panic!("{seats} seats, game {number}: {broken}"),
        };
        sum.actions += report.actions;
        sum.refusals += report.refusals;
        sum.fresh_deals += report.fresh_deals;
        sum.changed_hands += report.changed_hands;
        sum.like_events += report.like_events;
        sum.secrets += report.secrets;
    }
    println!("{sum:?}");
    sum
}

#[test]
fn two_seats_keep_the_laws() {
    check(2, 0..100);
}

#[test]
fn three_seats_keep_the_laws() {
    check(3, 0..100);
}

#[test]
fn four_seats_keep_the_laws() {
    check(4, 0..100);
}
