//! What a player sees: the table, the hand, the choices, the count.

use amsterdam::{Cards, Phase, State, View};
use anstyle::Style;
use game::{Game, Outcome, Seat, Viewer};

use crate::play::paint::{paint, rule_off, signed};
use crate::play::tell::Teller;

/// The table as `viewer` may see it.
pub(super) fn status(teller: &Teller<'_, State>, viewer: Viewer) -> Vec<String> {
    let view = teller.game.view(viewer);
    let key = if view.phase == Phase::Choosing {
        "am-choosing"
    } else {
        "am-turn-of"
    };
    let mut title = teller.say(key, &[("name", teller.name(view.turn).into())]);
    if let Some(turns) = view.last_turns {
        title += &format!(
            " · {}",
            teller.say("am-last-round", &[("turns", turns.into())])
        );
    }
    let mut lines = vec![String::new(), rule_off(), title];
    lines.extend(seats(teller, &view));
    let face_up: Vec<String> = view.face_up.iter().map(|&card| teller.card(card)).collect();
    lines.push(format!(
        "{}: {}",
        teller.say("am-face-up", &[]),
        face_up.join(" · ")
    ));
    let piles = [
        teller.say("am-deck", &[("cards", view.deck.into())]),
        teller.say("am-discards", &[("cards", view.discard.total().into())]),
        teller.say(
            "am-contract-deck",
            &[("contracts", view.contract_deck.into())],
        ),
        teller.say("am-bonus-left", &[("cards", view.bonus_left.into())]),
    ];
    lines.push(piles.join(" · "));
    lines.extend(own(teller, &view));
    lines
}

fn seats(teller: &Teller<'_, State>, view: &View) -> Vec<String> {
    let width = teller.name_width();
    let lines = view
        .seats
        .iter()
        .zip(Seat::first(view.seats.len()))
        .map(|(has, seat)| {
            let columns = [
                teller.points(has.score.into()),
                teller.say("am-carts", &[("carts", has.carts.into())]),
                teller.say("am-cards", &[("cards", has.cards.into())]),
                teller.say("am-contracts", &[("contracts", has.contracts.into())]),
                teller.say("am-bonus", &[("cards", has.bonus.into())]),
            ];
            let mark = if view.to_act.contains(seat) {
                '▸'
            } else {
                ' '
            };
            format!(
                "{mark} {} {}  {}",
                seat.index() + 1,
                teller.padded_name(seat, width),
                columns.join(" · ")
            )
        });
    lines.collect()
}

fn own(teller: &Teller<'_, State>, view: &View) -> Vec<String> {
    let (Some(hand), Some(contracts)) = (&view.hand, &view.contracts) else {
        return Vec::new();
    };
    let mut lines = vec![format!(
        "{}: {}",
        teller.say("am-hand", &[]),
        cards(teller, hand)
    )];
    if !contracts.is_empty() {
        lines.push(format!("{}:", teller.say("am-your-contracts", &[])));
    }
    for held in contracts {
        let (sign, key) = if held.met {
            ('✓', "am-contract-met")
        } else {
            ('·', "am-contract-open")
        };
        lines.push(format!(
            "  {sign} {} {}",
            teller.contract(held.contract),
            teller.say(key, &[])
        ));
    }
    lines
}

fn cards(teller: &Teller<'_, State>, hand: &Cards) -> String {
    let kinds = hand.iter().filter(|&(_, count)| count > 0);
    let parts: Vec<String> = kinds
        .map(|(card, count)| format!("{} ×{count}", teller.card(card)))
        .collect();
    if parts.is_empty() {
        teller.say("am-hand-empty", &[])
    } else {
        parts.join(" · ")
    }
}

/// The table of points, and who has won.
pub(super) fn count(teller: &Teller<'_, State>, outcome: &Outcome) -> Vec<String> {
    let titles = [
        "am-total-seat",
        "am-total-routes",
        "am-total-contracts",
        "am-total-bonus",
        "am-total-points",
    ]
    .map(|key| teller.say(key, &[]));
    let width = |text: &str| text.chars().count();
    let name_width = teller.name_width().max(width(&titles[0]));
    let mut lines = vec![
        String::new(),
        paint(&teller.say("am-total-title", &[]), Style::new().bold()),
    ];
    let header = titles[1..]
        .iter()
        .map(|title| format!("  {title:>9}"))
        .collect::<String>();
    lines.push(format!("{:name_width$}{header}", titles[0]));
    let view = teller.view();
    for (has, seat) in view.seats.iter().zip(Seat::first(view.seats.len())) {
        let Some(tally) = has.tally else { continue };
        let numbers = [
            tally.routes.to_string(),
            signed(tally.contracts),
            signed(tally.bonus),
            signed(tally.total).trim_start_matches('+').to_owned(),
        ];
        let columns: String = numbers
            .iter()
            .zip(&titles[1..])
            .map(|(number, title)| format!("  {number:>width$}", width = width(title).max(9)))
            .collect();
        let name = teller.padded_name(seat, name_width);
        lines.push(format!("{name}{columns}"));
    }
    lines.push(teller.winners(outcome.winners().iter(), "am-winner", "am-winners"));
    lines
}
