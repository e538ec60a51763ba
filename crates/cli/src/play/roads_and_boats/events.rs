//! What happened, in words.

use anstyle::Style;
use game::Viewer;
use roads_and_boats::{Brick, Event, Holder, State};

use super::args::{Arg, Args, count, tile_arg, towards_arg};
use super::names::part;
use crate::play::paint::paint;
use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// An event in words.
    pub(super) fn event(&self, event: &Event) -> String {
        let (key, args) = self.event_parts(event);
        let line = self.say(key, &args);
        match event {
            Event::TurnBegan { .. } | Event::GameOver { .. } => paint(&line, Style::new().bold()),
            _ => line,
        }
    }

    /// News: lines that repeat are counted, and what others do with their goods is left to the log.
    pub(super) fn news(&self, events: &[Event], viewer: Viewer) -> Vec<String> {
        let news = events.iter().filter(|event| is_news(event, viewer));
        let lines: Vec<String> = news.map(|event| self.event(event)).collect();
        let runs = lines.chunk_by(|one, other| one == other);
        runs.map(|run| match run.len() {
            1 => run[0].clone(),
            times => self.say(
                "rb-log-times",
                &[("line", run[0].clone().into()), ("count", times.into())],
            ),
        })
        .collect()
    }

    /// The key of an event's message and what it is made with.
    pub(super) fn event_parts(&self, event: &Event) -> (&'static str, Vec<Arg>) {
        let of = Args(self);
        match *event {
            Event::TileLaid {
                seat,
                hex,
                terrain,
                river,
            } => {
                let mut args = vec![of.name(seat), tile_arg(hex), of.terrain(terrain)];
                if river.is_empty() {
                    return ("rb-log-tile-laid", args);
                }
                args.push(("river", self.river(river).into()));
                ("rb-log-tile-laid-river", args)
            }
            Event::RowDrawn { ref praying } => ("rb-show-temple", vec![of.names(praying)]),
            Event::MapMade { tiles } => ("rb-log-map-made", vec![count("tiles", tiles)]),
            Event::Settled { seat, home } => {
                ("rb-log-settled", vec![of.name(seat), of.region(home)])
            }
            Event::TurnBegan { turn } => ("rb-log-turn", vec![count("turn", turn)]),
            Event::PhaseBegan { phase } => ("rb-log-phase", vec![of.phase(phase)]),
            Event::OrderWaived { seat } => ("rb-log-order-waived", vec![of.name(seat)]),
            Event::OrderCalled { seat } => ("rb-log-order-called", vec![of.name(seat)]),
            Event::Prayed { seat, stopped } if stopped => {
                ("rb-log-stops-praying", vec![of.name(seat)])
            }
            Event::Prayed { seat, .. } => ("rb-log-prays-on", vec![of.name(seat)]),
            Event::PositionTaken { seat, position } => (
                "rb-log-position",
                vec![of.name(seat), count("position", position)],
            ),
            Event::Yielded { region, good } => {
                ("rb-log-yielded", vec![of.region(region), of.good(good)])
            }
            Event::Mined { region, good, .. } => {
                ("rb-log-mined", vec![of.region(region), of.good(good)])
            }
            Event::GooseBorn { region } => ("rb-log-goose-born", vec![of.region(region)]),
            Event::Handed {
                seat,
                good,
                from,
                to,
            } => {
                let key = match (from, to) {
                    (Holder::Region(_), _) => "rb-log-loaded",
                    (_, Holder::Region(_)) => "rb-log-unloaded",
                    _ => "rb-log-passed",
                };
                let args = vec![of.name(seat), of.good(good), of.from(from), of.to(to)];
                (key, args)
            }
            Event::BillOpened { seat, action } => (
                "rb-log-bill-opened",
                vec![of.name(seat), ("action", self.action(&action).into())],
            ),
            Event::Paid { seat, good, from } => (
                "rb-log-paid",
                vec![of.name(seat), of.good(good), of.from(from)],
            ),
            Event::BillWithdrawn { seat } => ("rb-log-bill-withdrawn", vec![of.name(seat)]),
            Event::Produced {
                seat,
                hex,
                good,
                count: made,
            } => (
                "rb-log-produced",
                vec![
                    of.name(seat),
                    tile_arg(hex),
                    of.good(good),
                    count("count", made),
                ],
            ),
            Event::RanByItself {
                hex,
                used,
                good,
                count: made,
            } => {
                let used = ("used", self.goods(&used).into());
                let args = vec![tile_arg(hex), of.good(good), count("count", made), used];
                ("rb-log-ran", args)
            }
            Event::MadeForNobody { hex, used } => (
                "rb-log-made-for-nobody",
                vec![tile_arg(hex), ("used", self.goods(&used).into())],
            ),
            Event::Vanished { region, sets } => (
                "rb-log-vanished",
                vec![of.region(region), count("sets", sets)],
            ),
            Event::TransporterMade { seat, id, kind, at } => {
                let made = ("transporter", self.numbered(id, kind).into());
                (
                    "rb-log-transporter-made",
                    vec![of.name(seat), made, of.place(at)],
                )
            }
            Event::DonkeyBorn { seat, id, region } => (
                "rb-log-donkey-born",
                vec![of.name(seat), of.transporter(id), of.region(region)],
            ),
            Event::Destroyed {
                seat,
                id,
                kind,
                region,
            } => {
                let gone = ("transporter", self.numbered(id, kind).into());
                (
                    "rb-log-destroyed",
                    vec![of.name(seat), gone, of.region(region)],
                )
            }
            Event::Researched { seat, topic } => {
                ("rb-log-researched", vec![of.name(seat), of.topic(topic)])
            }
            Event::UpgradesDone { seat } => ("rb-log-upgrades-done", vec![of.name(seat)]),
            Event::Upgraded {
                seat,
                hex,
                building,
            } => (
                "rb-log-upgraded",
                vec![of.name(seat), tile_arg(hex), of.building(building)],
            ),
            Event::Stepped {
                seat,
                id,
                from,
                to,
                geese,
                ..
            } => {
                let mut args = vec![
                    of.name(seat),
                    of.transporter(id),
                    ("from", self.place(from).into()),
                    ("to", self.place(to).into()),
                ];
                if geese == 0 {
                    return ("rb-log-stepped", args);
                }
                args.push(count("geese", geese));
                ("rb-log-stepped-geese", args)
            }
            Event::Led { id, geese, .. } => (
                "rb-log-led",
                vec![of.transporter(id), count("geese", geese)],
            ),
            Event::Carried {
                seat,
                carrier,
                passenger,
            } => (
                "rb-log-carried",
                vec![of.name(seat), of.passenger(passenger), of.carrier(carrier)],
            ),
            Event::SetDown {
                seat,
                passenger,
                at,
                ..
            } => (
                "rb-log-set-down",
                vec![of.name(seat), of.passenger(passenger), of.place(at)],
            ),
            Event::Built {
                seat,
                region,
                building,
                filling,
            } => {
                let mut args = vec![of.name(seat), of.region(region), of.building(building)];
                let Some(filling) = filling else {
                    return ("rb-log-built", args);
                };
                args.push(of.filling(filling));
                ("rb-log-built-mine", args)
            }
            Event::ShaftSunk { seat, hex, filling } => (
                "rb-log-shaft",
                vec![of.name(seat), tile_arg(hex), of.filling(filling)],
            ),
            Event::RoadBuilt {
                seat,
                from,
                direction,
                ..
            } => {
                let to = towards_arg(from.hex, direction);
                ("rb-log-road", vec![of.name(seat), of.region(from), to])
            }
            Event::BridgeBuilt { seat, from, to } => {
                let from = ("from", part(from).into());
                let to = ("to", part(to).into());
                ("rb-log-bridge", vec![of.name(seat), from, to])
            }
            Event::WallBuilt {
                seat,
                hex,
                direction,
                tokens,
            } => {
                let to = towards_arg(hex, direction);
                let tokens = count("tokens", tokens);
                (
                    "rb-log-wall",
                    vec![of.name(seat), tile_arg(hex), to, tokens],
                )
            }
            Event::WallRazed {
                seat,
                hex,
                direction,
                tokens,
            } => {
                let to = towards_arg(hex, direction);
                let tokens = count("tokens", tokens);
                let args = vec![of.name(seat), tile_arg(hex), to, tokens];
                ("rb-log-razed", args)
            }
            Event::PushedOff { id, to } => {
                ("rb-log-pushed-off", vec![of.transporter(id), of.place(to)])
            }
            Event::BrickLaid { brick, number } => {
                let number = count("number", number);
                match brick {
                    Brick::Seat(seat) => ("rb-log-brick", vec![of.name(seat), number]),
                    Brick::Neutral | Brick::Unused => ("rb-log-brick-neutral", vec![number]),
                }
            }
            Event::Irrigated => ("rb-log-irrigated", Vec::new()),
            Event::Asked {
                seat,
                owner,
                action,
            } => {
                let owner = ("owner", self.name(owner).into());
                let action = ("action", self.action(&action).into());
                ("rb-log-asked", vec![of.name(seat), owner, action])
            }
            Event::Answered { seat, agreed } if agreed => ("rb-log-agreed", vec![of.name(seat)]),
            Event::Answered { seat, .. } => ("rb-log-refused", vec![of.name(seat)]),
            Event::AskWithdrawn { seat } => ("rb-log-ask-withdrawn", vec![of.name(seat)]),
            Event::Waited { seat } => ("rb-log-waited", vec![of.name(seat)]),
            Event::DoneWith { seat, phase } => {
                ("rb-log-done", vec![of.name(seat), of.phase(phase)])
            }
            Event::GameOver { .. } => ("rb-log-game-over", Vec::new()),
        }
    }
}

/// Whether an event is told at once. The log has all of them.
fn is_news(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::BillOpened { .. } => false,
        Event::Handed { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Led { seat, .. }
        | Event::BillWithdrawn { seat } => viewer.is(*seat),
        Event::OrderWaived { .. } => false,
        Event::DoneWith { seat, .. } => !viewer.is(*seat),
        _ => true,
    }
}
