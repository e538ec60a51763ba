//! What lies beside the map: the turn, the order, the seats and the wonder.

use game::{Game, Outcome, Seat, SeatSet};
use roads_and_boats::{Good, MapChoice, MapFile, Phase, Stage, State, Topic, View, Wealth};

use crate::point::Point;
use crate::sign::{arrow, crown, hourglass, star};
use crate::svg::{Tag, group, rect};
use crate::text::{self, bold, narrow};

use super::{good, token, transporter, wonder, works};

/// Something to draw under the map, and how high it is.
pub(crate) struct Panel {
    pub(crate) drawing: Tag,
    pub(crate) height: f64,
}

impl Panel {
    fn new() -> Panel {
        Panel {
            drawing: group(),
            height: 0.0,
        }
    }

    /// Adds a row whose origin is the middle of its left edge.
    fn push(&mut self, height: f64, row: Tag) {
        let middle = Point::new(0.0, self.height + height / 2.0);
        let drawing = std::mem::replace(&mut self.drawing, group());
        self.drawing = drawing.add(row.at(middle));
        self.height += height;
    }
}

/// The size of letters and figures.
const SIZE: f64 = 30.0;
/// How wide a panel is at least.
pub(crate) const WIDTH: f64 = 1000.0;

/// Text whose line is on the middle of a row.
fn write(x: f64, text: &str) -> Tag {
    bold(Point::new(x, SIZE * 0.36), SIZE, text)
}

/// A sign with a number beside it, and how far it reaches.
fn counted(what: &str, sign: Tag, x: f64, number: &str) -> (Tag, f64) {
    let tag = group()
        .with("data-count", what)
        .add(sign.at(Point::new(x + 20.0, 0.0)))
        .add(write(x + 46.0, number));
    (tag, x + 46.0 + text::width(number, SIZE))
}

/// What a map is called, for how many seats it is, what they start with, and the best game known.
pub(crate) fn legend(file: &MapFile, width: f64) -> Panel {
    let mut panel = Panel::new();
    let seats: Vec<String> = file.seats.iter().map(u8::to_string).collect();
    let seats = seats.join(", ");
    let room = width - 130.0 - text::width(&seats, SIZE);
    let (seats, _) = counted(
        "seats",
        token::pawn(),
        width - 76.0 - text::width(&seats, SIZE),
        &seats,
    );
    panel.push(64.0, group().add(title(&file.name, room)).add(seats));

    let mut start = group().with("data-count", "start");
    let mut x = 16.0;
    let donkey = transporter::bare(
        roads_and_boats::Transport::Donkey,
        "#e0a33a",
        Point::ORIGIN,
        0.8,
    );
    let signs = [(donkey, u16::from(file.start.donkeys))].into_iter().chain(
        (file.start.goods.iter())
            .map(|(kind, count)| (good::good(kind, Point::ORIGIN, 1.1), count)),
    );
    for (sign, count) in signs {
        start = start
            .add(group().at(Point::new(x + 20.0, 0.0)).add(sign))
            .add(write(x + 46.0, &count.to_string()));
        x += 66.0 + text::width(&count.to_string(), SIZE);
    }
    let Some(record) = &file.record else {
        panel.push(60.0, start);
        return panel;
    };
    let text = format!("{} {}", record.score, record.by);
    let best = |x: f64| {
        let room = width - x - 62.0;
        group()
            .with("data-count", "record")
            .add(token::cup().at(Point::new(x + 20.0, 0.0)))
            .add(narrow(Point::new(x + 46.0, SIZE * 0.36), SIZE, room, &text))
    };
    if x + text::width(&text, SIZE) * text::SQUEEZE + 90.0 < width {
        panel.push(60.0, start.add(best(x + 24.0)));
    } else {
        panel.push(60.0, start);
        panel.push(56.0, best(16.0));
    }
    panel
}

/// The name of a map.
fn title(name: &str, room: f64) -> Tag {
    let size = SIZE * 1.3;
    narrow(Point::new(10.0, size * 0.36), size, room, name).with("data-name", "map")
}

/// All that is to be known beside the map.
pub(crate) fn table(state: &State, view: &View, names: &[String], width: f64) -> Panel {
    let room = width - wonder::SIZE.0 - 12.0;
    let mut panel = Panel::new();
    let map = &state.map().file().name;
    if !map.is_empty() {
        panel.push(54.0, title(map, room - 16.0));
    }
    panel.push(64.0, turn(view));
    panel.push(60.0, order(view, state.awaited()));
    let outcome = state.outcome();
    for seat in state.seats() {
        let own = SeatRow {
            seat,
            view,
            name: names.get(seat.index()).map_or("", String::as_str),
            sign: sign(seat, outcome.as_ref(), state.awaited()),
            room,
        };
        match state.n_seats() {
            // Few seats leave room to say what their points are made of.
            1..=3 => panel.push(112.0, own.in_two_lines()),
            _ => panel.push(58.0, own.in_one_line()),
        }
    }
    let tower = wonder::draw(view).at(Point::new(room + 8.0, 8.0));
    panel.drawing = panel.drawing.add(tower);
    panel.height = panel.height.max(wonder::SIZE.1 + 8.0) + 8.0;
    panel
}

/// The turn and the phase, or what is done before the first turn.
fn turn(view: &View) -> Tag {
    let position = &view.position;
    let turn = position.turn.unwrap_or(0);
    let text = format!("{turn}/{}", view.turns);
    let (time, mut right) = counted("turn", hourglass(), 8.0, &text);
    let mut row = group().add(time);
    let is_running = |phase: Phase| {
        let is_over = matches!(position.stage, Stage::Over);
        turn > 0 && !is_over && phase == position.phase
    };
    right += 44.0;
    for phase in Phase::ALL {
        let token = match is_running(phase) {
            true => token::running(phase),
            false => token::waiting(phase),
        };
        row = row.add(token.at(Point::new(right, 0.0)));
        right += 54.0;
    }
    right -= 20.0;
    match (position.stage, &position.map) {
        (Stage::FreeMap { .. }, MapChoice::Free { free }) => {
            let text = format!("{}/{}", position.laid.len(), free.tiles);
            row.add(counted("tiles", token::tile(), right, &text).0)
        }
        (Stage::Homes, _) => {
            let settled = position.seats.iter().filter(|seat| seat.home.is_some());
            let text = format!("{}/{}", settled.count(), position.seats.len());
            row.add(counted("homes", works::start_banner(), right, &text).0)
        }
        (Stage::Acting, _) if position.phase == Phase::Wonder => {
            let price = view.brick_price.to_string();
            row.add(counted("price", wonder::brick(), right, &price).0)
        }
        _ => row,
    }
}

/// The praying row from the temple outwards, and the order in which seats act.
fn order(view: &View, to_act: SeatSet) -> Tag {
    let position = &view.position;
    let stopped = match position.stage {
        Stage::Praying { stopped, .. } => stopped,
        _ => SeatSet::EMPTY,
    };
    // While the seats make the map nobody kneels before the temple yet.
    let is_drawn = !position.praying.is_empty();
    let mut praying = group()
        .with("data-row", "praying")
        .add_all(is_drawn.then(|| token::temple().at(Point::new(28.0, 0.0))));
    let mut x = if is_drawn { 74.0 } else { 0.0 };
    for &seat in &position.praying {
        let tag = group()
            .with("data-seat", seat.index())
            .add(token::disc(seat))
            .add_all(stopped.contains(seat).then(token::stopped));
        praying = praying.add(tag.at(Point::new(x, 0.0)));
        x += 42.0;
    }
    x += if is_drawn { 18.0 } else { 28.0 };
    let mut sequence = group()
        .with("data-row", "sequence")
        .add(token::chart().at(Point::new(x, 0.0)));
    x += 44.0;
    let places: Vec<Option<Seat>> = match position.stage {
        Stage::Choosing { positions } => positions[..position.seats.len()].to_vec(),
        _ => position.order().iter().copied().map(Some).collect(),
    };
    for place in places {
        let at = Point::new(x, 0.0);
        let tag = match place {
            None => token::gap(),
            Some(seat) => group()
                .with("data-seat", seat.index())
                .add(token::disc(seat))
                .add_all(to_act.contains(seat).then(token::pointer)),
        };
        sequence = sequence.add(tag.at(at));
        x += 42.0;
    }
    group().add(praying).add(sequence)
}

/// What stands before a seat: that it has won, or that it is to act.
fn sign(seat: Seat, outcome: Option<&Outcome>, to_act: SeatSet) -> Option<Tag> {
    match outcome {
        Some(outcome) if outcome.winners().contains(seat) => {
            Some(crown().with("data-winner", seat.index()))
        }
        _ => to_act.contains(seat).then(arrow),
    }
}

/// What is told about a seat.
struct SeatRow<'a> {
    seat: Seat,
    view: &'a View,
    name: &'a str,
    sign: Option<Tag>,
    room: f64,
}

impl SeatRow<'_> {
    fn in_one_line(self) -> Tag {
        let points_at = self.room - 384.0;
        let line = self
            .line(52.0)
            .add(self.points(points_at))
            .add_all(self.research());
        line.add(self.who(points_at - 104.0))
    }

    fn in_two_lines(self) -> Tag {
        let points_at = self.room - 140.0;
        let below = group()
            .at(Point::new(0.0, 28.0))
            .add_all(self.riches())
            .add_all(self.research());
        let line = self.line(106.0).add(below);
        let above = group()
            .at(Point::new(0.0, -26.0))
            .add(self.points(points_at))
            .add(self.who(points_at - 104.0));
        line.add(above)
    }

    fn line(&self, height: f64) -> Tag {
        let corner = Point::new(4.0, -height / 2.0);
        let stripe = rect(corner, self.room - 4.0, height, 10.0).fill("#efe5cd");
        group().with("data-seat-row", self.seat.index()).add(stripe)
    }

    fn points(&self, x: f64) -> Tag {
        let own = self.view.wealth.get(self.seat.index());
        let points = own.map_or(0, Wealth::total).to_string();
        counted("points", star(), x, &points).0
    }

    /// What the points from goods are made of.
    fn riches(&self) -> Vec<Tag> {
        let own = self.view.wealth.get(self.seat.index());
        let riches = own.map(|own| own.riches).unwrap_or_default();
        let kinds = [Good::Gold, Good::Coins, Good::Stock].into_iter();
        let one = |(idx, kind): (usize, Good)| {
            let sign = group().add(good::good(kind, Point::ORIGIN, 1.1));
            let x = 14.0 + 100.0 * idx as f64;
            counted(kind.name(), sign, x, &riches[kind].to_string()).0
        };
        kinds.enumerate().map(one).collect()
    }

    fn research(&self) -> Vec<Tag> {
        let own = self.view.position.seats.get(self.seat.index());
        let research = own.map(|own| own.research).unwrap_or_default();
        let topics = Topic::ALL.into_iter().rev().enumerate();
        let known = topics.filter(|&(_, topic)| research.contains(topic));
        let place = |idx: usize| Point::new(self.room - 23.0 - idx as f64 * 37.0, 0.0);
        known
            .map(|(idx, topic)| token::topic(topic).scaled(place(idx), 0.86))
            .collect()
    }

    fn who(self, room: f64) -> Tag {
        let start = Point::new(96.0, SIZE * 0.36);
        group()
            .add_all(self.sign.map(|sign| sign.at(Point::new(26.0, 0.0))))
            .add(token::disc(self.seat).at(Point::new(68.0, 0.0)))
            .add(narrow(start, SIZE, room, self.name))
    }
}
