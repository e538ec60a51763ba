//! The count at the end.

use anstyle::Style;
use game::{Outcome, Seat};
use roads_and_boats::State;

use super::args::count as number;
use super::status::rows;
use crate::play::paint::paint;
use crate::play::tell::Teller;

/// The table of points, what they come from, and who has won.
pub(super) fn count(teller: &Teller<'_, State>, outcome: &Outcome) -> Vec<String> {
    let titles = [
        "rb-total-seat",
        "rb-total-riches",
        "rb-total-wonder",
        "rb-total-points",
    ]
    .map(|key| teller.say(key, &[]));
    let width = |text: &str| text.chars().count();
    let name_width = teller.name_width().max(width(&titles[0]));
    let header: String = titles[1..]
        .iter()
        .map(|title| format!("  {title:>9}"))
        .collect();
    let goods_title = teller.say("rb-total-goods", &[]);
    let mut lines = vec![
        String::new(),
        paint(&teller.say("rb-total-title", &[]), Style::new().bold()),
        format!("{:name_width$}{header}   {goods_title}", titles[0]),
    ];
    for seat in teller.game.seats() {
        let wealth = teller.game.wealth(seat);
        let numbers = [wealth.riches_points, wealth.wonder_points, wealth.total()];
        let columns: String = numbers
            .iter()
            .zip(&titles[1..])
            .map(|(number, title)| format!("  {number:>width$}", width = width(title).max(9)))
            .collect();
        let name = teller.padded_name(seat, name_width);
        let goods = teller.goods(&wealth.riches);
        lines.push(format!("{name}{columns}   {goods}"));
    }
    lines.extend(shares(teller));
    lines.push(result(teller, outcome));
    let record = teller.game.map().file().record.as_ref();
    if let Some(record) = record.filter(|_| teller.game.seats().len() == 1) {
        let args = [
            ("map", teller.game.map().file().name.clone().into()),
            number("points", record.score),
            ("by", record.by.clone().into()),
        ];
        lines.push(teller.say("rb-record", &args));
    }
    lines
}

/// The rows of the wonder that bring anyone points.
fn shares(teller: &Teller<'_, State>) -> Vec<String> {
    let shares: Vec<(Seat, Vec<u32>)> = teller
        .game
        .seats()
        .map(|seat| (seat, teller.game.row_shares(seat)))
        .collect();
    let mut lines = Vec::new();
    for nth in 0..rows(teller).len() {
        let of_row = shares
            .iter()
            .map(|(seat, points)| (*seat, points.get(nth).copied().unwrap_or(0)));
        let parts: Vec<String> = of_row
            .filter(|&(_, points)| points > 0)
            .map(|(seat, points)| {
                let args = [("name", teller.name(seat).into()), number("points", points)];
                teller.say("rb-total-share", &args)
            })
            .collect();
        if !parts.is_empty() {
            let args = [number("row", nth + 1), ("shares", parts.join(", ").into())];
            lines.push(teller.say("rb-total-row", &args));
        }
    }
    lines
}

fn result(teller: &Teller<'_, State>, outcome: &Outcome) -> String {
    if let [points] = outcome.points[..] {
        let name = teller.name(Seat::FIRST);
        return teller.say(
            "rb-alone",
            &[("name", name.into()), number("points", points)],
        );
    }
    teller.winners(outcome.winners().iter(), "rb-winner", "rb-winners")
}
