//! The test kit tested: an honest game passes, and every planted cheat is caught by the law it breaks.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use testkit::toy::{Cheat, Hoard, Setup};
use testkit::{Broken, Law, Report, check_choices, check_laws, perft};

fn first_broken(cheat: Option<Cheat>) -> Result<Report, Broken> {
    let mut sum = Report::default();
    for seats in 2..=4 {
        for number in 0..40 {
            let setup = Setup {
                seats,
                cards: 9,
                cheat,
            };
            let report = check_laws::<Hoard>(&setup, number)?;
            sum.actions += report.actions;
            sum.refusals += report.refusals;
            sum.fresh_deals += report.fresh_deals;
            sum.changed_hands += report.changed_hands;
            sum.like_events += report.like_events;
            sum.secrets += report.secrets;
            sum.quiet += report.quiet;
        }
    }
    Ok(sum)
}

#[test]
fn an_honest_game_keeps_every_law() {
    let report = first_broken(None).unwrap();
    // Nine cards are drawn and shown in each of 120 games.
    assert_eq!(report.actions, 120 * 18);
    let Report {
        refusals,
        fresh_deals,
        changed_hands,
        like_events,
        secrets,
        quiet,
        ..
    } = report;
    let tried = [
        refusals,
        fresh_deals,
        changed_hands,
        like_events,
        secrets,
        quiet,
    ];
    assert!(tried.iter().all(|&count| count > 1_000), "{report:?}");
}

#[test]
fn every_cheat_is_caught() {
    for cheat in Cheat::ALL {
        let law = match cheat {
            Cheat::HidesAnAction | Cheat::OffersTooMuch | Cheat::OffersOutOfTurn => {
                Law::ListedIsAccepted
            }
            Cheat::MarksRefusals => Law::RefusalLeavesNoMark,
            Cheat::ShowsTheDeck | Cheat::ShowsAHand | Cheat::ShowsTheSeed => Law::ViewsKeepSecrets,
            Cheat::TellsTheCard => Law::EventsKeepSecrets,
            Cheat::Peeks => Law::DealsFromKnowledge,
            Cheat::LosesACard => Law::AuditHolds,
            Cheat::NeverEnds => Law::GameEnds,
            Cheat::FallsAsleep => Law::SomebodyActs,
            Cheat::IsFickle => Law::ReplayIsEqual,
            Cheat::Garbles => Law::JsonRoundTrips,
            Cheat::ForgetsPoints => Law::PositionRoundTrips,
            Cheat::DeniesTheDraw => Law::RevealsAreOwned,
        };
        let Err(broken) = first_broken(Some(cheat)) else {
            panic!("{cheat:?} was not caught")
        };
        assert_eq!(broken.law, law, "{cheat:?} was caught as {broken}");
    }
}

#[test]
fn a_tiny_game_has_as_many_ways_as_counted_by_hand() {
    use game::{Game, Seed};
    let hoard = |cards| {
        Hoard::new(
            &Setup {
                seats: 2,
                cards,
                cheat: None,
            },
            Seed::from(1),
        )
        .unwrap()
    };
    // Each draws the one card it can, and shows it.
    assert_eq!(perft(&hoard(2), 4), 1);
    // After two draws the first seat draws the third card or shows its own.
    assert_eq!(perft(&hoard(3), 3), 2);
    // If it drew, the second seat shows its card; if it showed, the second seat draws or shows.
    assert_eq!(perft(&hoard(3), 4), 3);
}

#[test]
fn a_player_that_looks_at_the_deck_is_caught() {
    use game::{Game, Imagined, Seed};
    let setup = Setup {
        seats: 3,
        cards: 20,
        cheat: None,
    };
    let honest = |_: &Hoard, imagined: &Imagined<Hoard>, _| {
        imagined.game().list_actions(imagined.seat())[0].clone()
    };
    let choices = check_choices(&setup, Seed::from(1), honest).unwrap();
    assert!(choices > 20, "{choices}");
    // Chooses by the card that comes next.
    let peeking = |game: &Hoard, imagined: &Imagined<Hoard>, _| {
        let actions = imagined.game().list_actions(imagined.seat());
        let deck = serde_json::to_value(game.position()).unwrap()["deck"].clone();
        let next = deck
            .as_array()
            .unwrap()
            .last()
            .and_then(|card| card.as_u64());
        actions[next.unwrap_or(0) as usize % actions.len()].clone()
    };
    assert!(check_choices(&setup, Seed::from(1), peeking).is_err());
}
