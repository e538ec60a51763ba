//! No bot looks past its view: what it chooses does not change when what is hidden from it is dealt differently.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use amsterdam::{Setup, State};
use baselines::AMSTERDAM;
use bots::Budget;
use bots::amsterdam::BOTS;
use game::{Imagined, Seed};
use testkit::check_choices;

/// Little, and the same on every machine.
const THOUGHT: Budget = Budget::of_nodes(20);

#[test]
fn bots_know_only_what_their_seats_know() {
    // Those that people play against are tried beside their own code.
    let measuring = AMSTERDAM
        .iter()
        .filter(|bot| bots::find(BOTS, bot.name).is_err());
    for bot in measuring {
        let mut choices = 0;
        for seats in 2..=4 {
            let choose = |_: &State, imagined: &Imagined<State>, luck: Seed| {
                (bot.make)(luck).choose(imagined, THOUGHT)
            };
            let seed = Seed::from(u64::from(seats));
            let checked = check_choices(&Setup::for_seats(seats), seed, choose);
            choices += checked.unwrap_or_else(|peeked| panic!("{}: {peeked}", bot.name));
        }
        assert!(choices > 100, "{choices} choices of {}", bot.name);
    }
}
