//! The table in words: whose moment it is, the wonder, seats and transporters.

use anstyle::Style;
use game::{Seat, Viewer};
use roads_and_boats::{
    Brick, IRRIGATION, MapChoice, Phase, ROWS, Stage, State, Transport, TransporterPosition,
};

use super::args::{Args, count};
use super::names::number;
use crate::play::paint::{paint, rule_off, seat_style};
use crate::play::tell::Teller;

/// The table, with the transporters of the viewer.
pub(super) fn status(teller: &Teller<'_, State>, viewer: Viewer) -> Vec<String> {
    let mut lines = vec![rule_off(), paint(&title(teller), Style::new().bold())];
    if teller.game.turn() == 0 {
        return lines;
    }
    lines.extend(order(teller));
    if teller.game.stage() != Stage::Acting {
        return lines;
    }
    lines.push(wonder(teller));
    for seat in teller.game.seats() {
        lines.push(wealth(teller, seat));
        if viewer.is(seat) {
            lines.extend(transporters(teller, seat));
        }
    }
    lines
}

/// The table with everyone's transporters and every row of the wonder.
pub(super) fn everything(teller: &Teller<'_, State>) -> Vec<String> {
    let mut lines = vec![paint(&title(teller), Style::new().bold())];
    lines.extend(order(teller));
    for seat in teller.game.seats() {
        lines.push(wealth(teller, seat));
        lines.extend(transporters(teller, seat));
    }
    lines.push(wonder(teller));
    let rows = rows(teller);
    lines.extend((0..rows.len()).rev().map(|nth| row(teller, &rows, nth)));
    lines.push(teller.say("rb-show-bricks", &[]));
    lines
}

/// Where the game stands, and who acts.
fn title(teller: &Teller<'_, State>) -> String {
    let of = Args(teller);
    let view = teller.view();
    let position = &view.position;
    let turn = || {
        vec![
            count("turn", position.turn.unwrap_or(0)),
            count("turns", view.turns),
            of.phase(position.phase),
        ]
    };
    let name = position.acting().map(|seat| of.name(seat));
    match position.stage {
        Stage::FreeMap { .. } => {
            let in_all = match &position.map {
                MapChoice::Free { free } => free.tiles,
                _ => 0,
            };
            let tile = count("tile", position.laid.len() + 1);
            let args = [tile, count("tiles", in_all)].into_iter().chain(name);
            teller.say("rb-show-free-map", &args.collect::<Vec<_>>())
        }
        Stage::Homes => teller.say("rb-show-homes", &name.into_iter().collect::<Vec<_>>()),
        Stage::Praying { .. } | Stage::Choosing { .. } => teller.say("rb-show-settling", &turn()),
        Stage::Acting | Stage::Over => {
            let args = turn().into_iter().chain(name);
            teller.say("rb-show-turn", &args.collect::<Vec<_>>())
        }
    }
}

/// Who acts when, and who kneels where, unless one plays alone.
fn order(teller: &Teller<'_, State>) -> Option<String> {
    let (sequence, praying) = (teller.game.line(), teller.game.praying());
    let row = |key, seats: &[Seat]| teller.say(key, &[Args(teller).names(seats)]);
    (sequence.len() > 1).then(|| {
        let sequence = row("rb-show-sequence", sequence);
        // While the seats make the map nobody kneels there yet.
        match praying.is_empty() {
            true => sequence,
            false => format!("{sequence} · {}", row("rb-show-temple", praying)),
        }
    })
}

/// How far the wonder has come, and what the next brick costs.
fn wonder(teller: &Teller<'_, State>) -> String {
    let view = teller.view();
    let rows = rows(teller);
    let n_bricks: usize = rows.iter().map(Vec::len).sum();
    let args = [count("bricks", n_bricks), count("last", view.last_brick)];
    let mut parts = vec![teller.say("rb-show-wonder", &args)];
    let open = rows.len().checked_sub(1);
    parts.extend(open.map(|nth| row(teller, &rows, nth)));
    parts.push(teller.say("rb-show-price", &[count("goods", view.brick_price)]));
    if n_bricks < usize::from(IRRIGATION) {
        parts.push(teller.say("rb-show-irrigation", &[count("brick", IRRIGATION)]));
    }
    parts.join(" · ")
}

/// The bricks row by row, from the bottom.
pub(super) fn rows(teller: &Teller<'_, State>) -> Vec<Vec<Brick>> {
    let bricks = teller.position().bricks.as_deref().unwrap_or_default();
    let mut rest = bricks.iter().copied();
    let rows = ROWS.map(|places| rest.by_ref().take(places.into()).collect::<Vec<Brick>>());
    rows.into_iter().take_while(|row| !row.is_empty()).collect()
}

/// A row of the wonder: the number of the seat, n for neutral, x for nobody's, a dot for a free place.
fn row(teller: &Teller<'_, State>, rows: &[Vec<Brick>], nth: usize) -> String {
    let bricks = rows[nth].iter().map(|brick| match brick {
        Brick::Seat(seat) => paint(&(seat.index() + 1).to_string(), seat_style(*seat)),
        Brick::Neutral => "n".to_owned(),
        Brick::Unused => "x".to_owned(),
    });
    let n_free = usize::from(ROWS[nth]).saturating_sub(rows[nth].len());
    let free = std::iter::repeat_n(".".to_owned(), n_free);
    let bricks: Vec<String> = bricks.chain(free).collect();
    let args = [count("row", nth + 1), ("bricks", bricks.join(" ").into())];
    teller.say("rb-show-row", &args)
}

/// What a seat has: points, home, research.
fn wealth(teller: &Teller<'_, State>, seat: Seat) -> String {
    let of = Args(teller);
    let wealth = teller.game.wealth(seat);
    let points = teller.say("rb-show-points", &[count("points", wealth.total())]);
    let made_of = [
        count("riches", wealth.riches_points),
        count("wonder", wealth.wonder_points),
    ];
    let made_of = teller.say("rb-show-wealth", &made_of);
    let mut parts = vec![format!("{points} ({made_of})")];
    if !wealth.in_reach.is_empty() {
        let goods = [("goods", teller.goods(&wealth.in_reach).into())];
        parts.push(teller.say("rb-show-in-reach", &goods));
    }
    let home = teller.game.home(seat);
    parts.extend(home.map(|home| teller.say("rb-show-home", &[of.region(home)])));
    let topics: Vec<String> = teller
        .game
        .research(seat)
        .iter()
        .map(|topic| teller.topic(topic))
        .collect();
    if !topics.is_empty() {
        let topics = [("topics", topics.join(", ").into())];
        parts.push(teller.say("rb-show-research", &topics));
    }
    let position = teller.position();
    let is_acting = position.stage == Stage::Acting && position.acting() == Some(seat);
    let mark = if is_acting { '▸' } else { ' ' };
    let name = teller.padded_name(seat, teller.name_width());
    format!("{mark} {} {name}  {}", seat.index() + 1, parts.join(" · "))
}

fn transporters(teller: &Teller<'_, State>, seat: Seat) -> Vec<String> {
    let own = teller.own(seat).iter();
    own.map(|own| format!("     {}", transporter(teller, own)))
        .collect()
}

/// A transporter in a line: number, kind, place, cargo, and whether it can move.
pub(super) fn transporter(teller: &Teller<'_, State>, own: &TransporterPosition) -> String {
    let style = own.id.owner().map_or(Style::new(), seat_style);
    let kinds = Transport::ALL.map(|kind| teller.transport(kind).chars().count());
    let width = kinds.into_iter().max().unwrap_or(0);
    let kind = teller.transport(own.kind);
    let name = format!("{:>2} {kind:<width$}", number(own.id));
    let place = format!("{:<14}", teller.place(own.at));
    let parts = [Some(cargo(teller, own)), movement(teller, own)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{} {place} {}", paint(&name, style), parts.join(" · "))
}

/// What a transporter carries.
pub(super) fn cargo(teller: &Teller<'_, State>, own: &TransporterPosition) -> String {
    match own.carries {
        Some(passenger) => teller.say("rb-show-carries", &[Args(teller).transporter(passenger)]),
        None if own.cargo.is_empty() => teller.say("rb-show-empty", &[]),
        None => teller.goods(&own.cargo),
    }
}

/// Whether a transporter can move, in the movement phase.
pub(super) fn movement(teller: &Teller<'_, State>, own: &TransporterPosition) -> Option<String> {
    let position = teller.position();
    let is_carried = teller
        .all_transporters()
        .any(|other| other.carries == Some(own.id));
    if is_carried {
        return Some(teller.say("rb-show-carried", &[]));
    }
    if position.phase != Phase::Movement || position.stage != Stage::Acting {
        return None;
    }
    let mut state = match position.journey(own.id) {
        Some(journey) => teller.say("rb-show-steps-left", &[count("steps", journey.steps_left)]),
        None if own.moved => teller.say("rb-show-moved", &[]),
        None => teller.say("rb-show-can-move", &[]),
    };
    let geese = position.geese_following(own.id);
    if geese > 0 {
        let flock = teller.say("rb-show-flock", &[count("geese", geese)]);
        state += &format!(", {flock}");
    }
    Some(state)
}
