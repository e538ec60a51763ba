//! What happened, an act a line.

use roads_and_boats::{
    Act, Deed, Event, Goods, Heap, Place, Region, State, Stop, Transport, TransporterId,
};
use words::Value;

use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// An act in words, with whose doing it is. Nothing is said of what goes without saying.
    pub(super) fn act(&self, act: &Act, events: &[Event]) -> Option<String> {
        let line = self.deed(act, events)?;
        let line = match act.paid.is_empty() {
            true => line,
            false => self.say(
                "rb-act-paid",
                &[
                    ("line", line.into()),
                    ("goods", self.counted(&act.paid).into()),
                ],
            ),
        };
        Some(match act.seat {
            None => line,
            Some(seat) => self.say(
                "rb-act-by",
                &[("name", self.name(seat).into()), ("line", line.into())],
            ),
        })
    }

    fn deed(&self, act: &Act, events: &[Event]) -> Option<String> {
        let line = match &act.deed {
            Deed::Began | Deed::Done => return None,
            Deed::Trip {
                transporter,
                kind,
                stops,
                geese,
                passengers,
            } => {
                let name = self.traveller(*transporter, *kind);
                let mut more = Vec::new();
                if *geese > 0 {
                    more.push(self.say("rb-act-geese", &[("count", (*geese).into())]));
                }
                if !passengers.is_empty() {
                    let aboard = self.transporters(passengers.iter().copied());
                    more.push(self.say("rb-act-aboard", &[("transporters", aboard.into())]));
                }
                self.trip(name, stops, act, more)
            }
            Deed::Harvest { made } => {
                let made: Vec<String> = made.iter().map(|heap| self.heap_at(heap, act)).collect();
                self.say("rb-act-harvest", &[("goods", made.join(", ").into())])
            }
            Deed::Made { region, goods } => {
                let works = self.building_at(region.hex);
                let place = self.named_region(*region, act);
                let name = works.map_or(place.clone(), |works| {
                    format!("{} ({place})", self.building(works.building))
                });
                let args = [
                    ("works", name.into()),
                    ("goods", self.counted(goods).into()),
                ];
                self.say("rb-act-made", &args)
            }
            Deed::Roads { from } => {
                let ways = self.ways(act, events);
                let args = [("count", from.len().into()), ("ways", ways.into())];
                self.say("rb-act-roads", &args)
            }
            Deed::Bricks { count, last } => self.say(
                "rb-act-bricks",
                &[("count", (*count).into()), ("last", (*last).into())],
            ),
            Deed::Asked {
                owner,
                action,
                agreed,
                is_open,
            } => {
                let args = [
                    ("owner", self.name(*owner).into()),
                    ("action", self.tell(action).into()),
                    ("answer", answer(*is_open, *agreed).to_owned().into()),
                ];
                self.say("rb-act-asked", &args)
            }
            Deed::Unpaid { action, is_open } => {
                let bill = if *is_open { "open" } else { "withdrawn" };
                let action = self.tell(action);
                let args = [("action", action.into()), ("bill", bill.to_owned().into())];
                self.say("rb-act-unpaid", &args)
            }
            Deed::Order { positions } if positions.is_empty() => {
                let told = act.events.iter().map(|&nth| self.tell(&events[nth]));
                told.collect::<Vec<_>>().join(" ")
            }
            Deed::Order { positions } => {
                let names = positions.iter().map(|&(seat, _)| self.name(seat));
                let names: Vec<String> = names.collect();
                self.say("rb-act-order", &[("names", names.join(", ").into())])
            }
            Deed::Once { event } => self.event(event),
        };
        Some(line)
    }

    /// Roads, each from where to where it goes.
    fn ways(&self, act: &Act, events: &[Event]) -> String {
        let ways = act.events.iter().filter_map(|&nth| match events[nth] {
            Event::RoadBuilt {
                from, direction, ..
            } => {
                let there = from.hex.towards(direction).into();
                let (from, to) = (self.named_region(from, act), self.named_region(there, act));
                Some(format!("{from} → {to}"))
            }
            _ => None,
        });
        ways.collect::<Vec<_>>().join(", ")
    }

    /// A transporter, what it brought, and the way it took.
    fn trip(&self, name: String, stops: &[Stop], act: &Act, more: Vec<String>) -> String {
        let brought = brought_by(stops);
        let told = stops
            .iter()
            .filter_map(|stop| self.stop(stop, brought.is_some(), act));
        let way: Vec<String> = told.collect();
        let parts = [way.join(" → ")].into_iter().chain(more);
        let route: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        let mut args: Vec<(&str, Value<'_>)> = vec![
            ("transporter", name.into()),
            ("route", route.join(", ").into()),
        ];
        match brought {
            None => self.say("rb-act-trip", &args),
            Some(goods) => {
                args.push(("goods", self.counted(&goods).into()));
                self.say("rb-act-trip-goods", &args)
            }
        }
    }

    fn stop(&self, stop: &Stop, is_plain: bool, act: &Act) -> Option<String> {
        let place = self.named_place(stop.at?, act);
        let signed = |goods: &Goods, sign: &str| {
            (!goods.is_empty()).then(|| format!("{sign}{}", self.counted(goods)))
        };
        let over = stop.handed.iter().map(|handed| {
            let to = self.transporter(handed.to);
            format!("{} → {to}", self.counted(&handed.goods))
        });
        let moved = [signed(&stop.unloaded, "−"), signed(&stop.loaded, "+")];
        let done: Vec<String> = moved.into_iter().flatten().chain(over).collect();
        if is_plain || done.is_empty() {
            return Some(place);
        }
        let args = [("place", place.into()), ("done", done.join("; ").into())];
        Some(self.say("rb-act-stop", &args))
    }

    /// A transporter as what it was then, if that is known, and else as what it is now.
    fn traveller(&self, id: TransporterId, kind: Option<Transport>) -> String {
        match kind {
            Some(kind) => self.numbered(id, kind),
            None => self.transporter(id),
        }
    }

    /// So many of each good: `2 boards, 1 stone`.
    fn counted(&self, goods: &Goods) -> String {
        let counts = goods.iter().map(|(good, count)| {
            let key = format!("good-count-{}", good.name());
            self.say(&key, &[("count", count.into())])
        });
        counts.collect::<Vec<_>>().join(", ")
    }

    fn heap_at(&self, heap: &Heap, act: &Act) -> String {
        let place = self.named_region(heap.region, act);
        format!("{} ({place})", self.counted(&heap.goods))
    }

    /// A piece of land by its name and where it is: `woods 2,-1`.
    fn named_region(&self, region: Region, act: &Act) -> String {
        let home = act.seat.and_then(|seat| self.game.home(seat));
        let name = match self.terrain_at(region.hex) {
            _ if home == Some(region) => self.say("rb-act-home", &[]),
            Some(terrain) => self.terrain_name(terrain),
            None => return self.region(region),
        };
        format!("{name} {}", self.region(region))
    }

    fn named_place(&self, place: Place, act: &Act) -> String {
        match place {
            Place::Land(region) => self.named_region(region, act),
            Place::River(_) | Place::Dock { .. } | Place::Sea(_) => self.place(place),
        }
    }
}

/// What was loaded where a trip began and unloaded where it ended, if nothing else was.
fn brought_by(stops: &[Stop]) -> Option<Goods> {
    let [first, last] = stops else {
        return None;
    };
    let is_plain = first.unloaded.is_empty()
        && last.loaded.is_empty()
        && first.handed.is_empty()
        && last.handed.is_empty();
    let is_brought = !first.loaded.is_empty() && first.loaded == last.unloaded;
    (is_plain && is_brought).then_some(first.loaded)
}

/// What a seat said that was asked something, as the message calls it.
const fn answer(is_open: bool, agreed: Option<bool>) -> &'static str {
    match (is_open, agreed) {
        (true, _) => "open",
        (false, None) => "withdrawn",
        (false, Some(true)) => "agreed",
        (false, Some(false)) => "refused",
    }
}
