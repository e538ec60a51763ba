//! Which events belong together.

use std::collections::BTreeMap;

use game::{Seat, SeatSet};

use super::{Act, Deed, Heap, trip};
use crate::{Brick, Event, Goods, Hex, Holder, Phase, Region, Transport, TransporterId};

/// Events as acts, in the order in which these began.
pub fn acts<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Act> {
    let mut fold = Fold::default();
    for (nth, event) in events.into_iter().enumerate() {
        fold.add(nth, event);
    }
    fold.acts.into_iter().flatten().collect()
}

/// What an act goes on by: the events of a phase that have this in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Trip(Seat, TransporterId),
    Harvest,
    Made(Option<Seat>, Hex),
    Roads(Seat),
    Bricks(Seat),
    Bill(Seat),
    Ask(Seat),
    Order,
    Done,
}

#[derive(Default)]
struct Fold {
    turn: u8,
    phase: Option<Phase>,
    /// None for bills that became part of another act.
    acts: Vec<Option<Act>>,
    open: BTreeMap<Key, usize>,
    /// What transporters are, as far as it was told.
    kinds: BTreeMap<TransporterId, Transport>,
    /// Seats that began with donkeys only.
    settled: SeatSet,
}

impl Fold {
    fn add(&mut self, nth: usize, event: &Event) {
        match *event {
            Event::TurnBegan { turn } => {
                self.turn = turn;
                self.phase = None;
                self.begin(nth);
            }
            Event::PhaseBegan { phase } => {
                // What is still open is of the phase that is over.
                self.open.clear();
                self.phase = Some(phase);
                self.begin(nth);
            }
            Event::Handed { .. }
            | Event::Stepped { .. }
            | Event::Led { .. }
            | Event::Carried { .. }
            | Event::SetDown { .. } => self.travel(nth, event),
            Event::Yielded { region, good } | Event::Mined { region, good, .. } => {
                self.harvest(nth, region, good);
            }
            Event::GooseBorn { region } => self.harvest(nth, region, crate::Good::Goose),
            Event::BillOpened { seat, action } => {
                self.open.remove(&Key::Bill(seat));
                let deed = Deed::Unpaid {
                    action,
                    is_open: true,
                };
                self.go_on(nth, Key::Bill(seat), Some(seat), || deed);
            }
            Event::Paid { seat, good, .. } => self.pay(nth, seat, good, event),
            Event::BillWithdrawn { seat } => self.withdraw(nth, seat, event),
            Event::Asked { .. } | Event::Answered { .. } | Event::AskWithdrawn { .. } => {
                self.ask(nth, event);
            }
            Event::OrderCalled { .. }
            | Event::CallDropped { .. }
            | Event::Prayed { .. }
            | Event::PositionTaken { .. } => self.order(nth, event),
            Event::DoneWith { .. } | Event::Waited { .. } => {
                self.go_on(nth, Key::Done, None, || Deed::Done);
            }
            _ => self.settle(nth, event),
        }
    }

    /// The act that goes on under a key, or a new one.
    fn go_on(
        &mut self,
        nth: usize,
        key: Key,
        seat: Option<Seat>,
        begin: impl FnOnce() -> Deed,
    ) -> &mut Act {
        let index = match self.open.get(&key) {
            Some(&index) => index,
            None => {
                let index = self.push(seat, begin());
                self.open.insert(key, index);
                index
            }
        };
        let act = self.acts[index].as_mut().expect("an act that goes on");
        act.events.push(nth);
        act
    }

    fn push(&mut self, seat: Option<Seat>, deed: Deed) -> usize {
        self.acts.push(Some(Act {
            turn: self.turn,
            phase: self.phase,
            seat,
            deed,
            paid: Goods::NONE,
            events: Vec::new(),
        }));
        self.acts.len() - 1
    }

    /// A turn and its first phase begin with one act.
    fn begin(&mut self, nth: usize) {
        let (turn, phase) = (self.turn, self.phase);
        let last = self.acts.last_mut().and_then(Option::as_mut);
        if let Some(last) = last
            && last.deed == Deed::Began
            && last.turn == turn
            && last.phase.is_none()
        {
            last.phase = phase;
            last.events.push(nth);
            return;
        }
        let index = self.push(None, Deed::Began);
        self.acts[index]
            .iter_mut()
            .for_each(|act| act.events.push(nth));
    }

    /// What a transporter is, if that is known.
    fn kind(&self, id: TransporterId) -> Option<Transport> {
        let is_first = || {
            let owner = id.owner()?;
            self.settled.contains(owner).then_some(Transport::Donkey)
        };
        self.kinds.get(&id).copied().or_else(is_first)
    }

    fn travel(&mut self, nth: usize, event: &Event) {
        let (seat, id) = match *event {
            Event::Handed { seat, from, to, .. } => match (from, to) {
                (Holder::Transporter(id), _) | (_, Holder::Transporter(id)) => (seat, id),
                (Holder::Region(_), Holder::Region(_)) => return self.settle(nth, event),
            },
            Event::Stepped { seat, id, .. } | Event::Led { seat, id, .. } => (seat, id),
            Event::Carried { seat, carrier, .. } | Event::SetDown { seat, carrier, .. } => {
                (seat, carrier)
            }
            _ => return,
        };
        let kind = self.kind(id);
        let act = self.go_on(nth, Key::Trip(seat, id), Some(seat), || Deed::Trip {
            transporter: id,
            kind,
            stops: Vec::new(),
            geese: 0,
            passengers: Vec::new(),
        });
        let Deed::Trip {
            stops,
            geese,
            passengers,
            ..
        } = &mut act.deed
        else {
            return;
        };
        match *event {
            Event::Handed { good, from, to, .. } => trip::hand(stops, good, from, to),
            Event::Stepped {
                from,
                to,
                geese: following,
                ..
            } => {
                trip::step(stops, from, to);
                *geese = following;
            }
            Event::Led {
                geese: following, ..
            } => *geese = following,
            Event::Carried { passenger, .. } if !passengers.contains(&passenger) => {
                passengers.push(passenger);
            }
            _ => (),
        }
    }

    fn harvest(&mut self, nth: usize, region: Region, good: crate::Good) {
        let begin = || Deed::Harvest { made: Vec::new() };
        let act = self.go_on(nth, Key::Harvest, None, begin);
        if let Deed::Harvest { made } = &mut act.deed {
            Heap::add(made, region, good, 1);
        }
    }

    fn pay(&mut self, nth: usize, seat: Seat, good: crate::Good, event: &Event) {
        if !self.open.contains_key(&Key::Bill(seat)) {
            return self.once(nth, event, None);
        }
        let event = event.clone();
        let act = self.go_on(nth, Key::Bill(seat), Some(seat), || Deed::Once { event });
        act.paid[good] += 1;
    }

    fn withdraw(&mut self, nth: usize, seat: Seat, event: &Event) {
        if !self.open.contains_key(&Key::Bill(seat)) {
            return self.once(nth, event, None);
        }
        let event = event.clone();
        let act = self.go_on(nth, Key::Bill(seat), Some(seat), || Deed::Once { event });
        if let Deed::Unpaid { is_open, .. } = &mut act.deed {
            *is_open = false;
        }
        self.open.remove(&Key::Bill(seat));
    }

    fn ask(&mut self, nth: usize, event: &Event) {
        match *event {
            Event::Asked {
                seat,
                owner,
                action,
            } => {
                self.open.remove(&Key::Ask(seat));
                self.go_on(nth, Key::Ask(seat), Some(seat), || Deed::Asked {
                    owner,
                    action,
                    agreed: None,
                    is_open: true,
                });
            }
            Event::Answered { seat, agreed } => {
                // A seat is asked one thing at a time, and answers the first that is open.
                let found = self.open.iter().find(|&(key, &index)| {
                    let deed = self.acts[index].as_ref().map(|act| &act.deed);
                    matches!(key, Key::Ask(_))
                        && matches!(deed, Some(Deed::Asked { owner, .. }) if *owner == seat)
                });
                match found.map(|(key, _)| *key) {
                    Some(key) => self.close_ask(nth, key, event, Some(agreed)),
                    None => self.once(nth, event, None),
                }
            }
            Event::AskWithdrawn { seat } => match self.open.contains_key(&Key::Ask(seat)) {
                true => self.close_ask(nth, Key::Ask(seat), event, None),
                false => self.once(nth, event, None),
            },
            _ => (),
        }
    }

    fn close_ask(&mut self, nth: usize, key: Key, event: &Event, answer: Option<bool>) {
        let event = event.clone();
        let act = self.go_on(nth, key, None, || Deed::Once { event });
        if let Deed::Asked {
            agreed, is_open, ..
        } = &mut act.deed
        {
            *agreed = answer;
            *is_open = false;
        }
        self.open.remove(&key);
    }

    fn order(&mut self, nth: usize, event: &Event) {
        let begin = || Deed::Order {
            positions: Vec::new(),
        };
        let act = self.go_on(nth, Key::Order, None, begin);
        if let (Deed::Order { positions }, Event::PositionTaken { seat, position }) =
            (&mut act.deed, event)
        {
            positions.push((*seat, *position));
            positions.sort_by_key(|&(_, position)| position);
        }
    }

    /// What is bought, with its bill, and whatever stands for itself.
    fn settle(&mut self, nth: usize, event: &Event) {
        match *event {
            Event::Settled { seat, .. } => self.settled = self.settled.with(seat),
            Event::TransporterMade { id, kind, .. } => drop(self.kinds.insert(id, kind)),
            Event::DonkeyBorn { id, .. } => drop(self.kinds.insert(id, Transport::Donkey)),
            _ => (),
        }
        let Some((key, seat, deed)) = bought(event) else {
            return self.once(nth, event, seat_of(event));
        };
        let bill = seat.and_then(|seat| self.take_bill(seat));
        let act = self.go_on(nth, key, seat, || deed);
        if let Some(bill) = bill {
            act.paid.add(&bill.paid);
            act.events.extend(bill.events);
            act.events.sort_unstable();
        }
        match (&mut act.deed, event) {
            (Deed::Made { goods, .. }, Event::Produced { good, count, .. }) => {
                goods[*good] += count;
            }
            (
                Deed::Made { goods, .. },
                Event::RanByItself {
                    good, count, used, ..
                },
            ) => {
                goods[*good] += count;
                act.paid.add(used);
            }
            (Deed::Roads { from: ways }, Event::RoadBuilt { from, .. }) => ways.push(*from),
            (Deed::Bricks { count, last }, Event::BrickLaid { number, .. }) => {
                *count += 1;
                *last = *number;
            }
            _ => (),
        }
    }

    /// An event that stands for itself. What goes on with something that is not there names its seat itself.
    fn once(&mut self, nth: usize, event: &Event, seat: Option<Seat>) {
        let bill = match event {
            Event::Paid { .. } | Event::BillWithdrawn { .. } => None,
            _ => seat
                .filter(|_| is_bought(event))
                .and_then(|seat| self.take_bill(seat)),
        };
        let event = event.clone();
        let index = self.push(seat, Deed::Once { event });
        let act = self.acts[index].as_mut().expect("the act just begun");
        if let Some(bill) = bill {
            act.paid = bill.paid;
            act.events = bill.events;
        }
        act.events.push(nth);
    }

    /// The open bill of a seat, which becomes part of another act.
    fn take_bill(&mut self, seat: Seat) -> Option<Act> {
        let index = self.open.remove(&Key::Bill(seat))?;
        self.acts[index].take()
    }
}

/// The act of a purchase that goes on with others like it.
fn bought(event: &Event) -> Option<(Key, Option<Seat>, Deed)> {
    let made = |hex: Hex| Deed::Made {
        region: hex.into(),
        goods: Goods::NONE,
    };
    Some(match *event {
        Event::Produced { seat, hex, .. } => (Key::Made(Some(seat), hex), Some(seat), made(hex)),
        Event::RanByItself { hex, .. } => (Key::Made(None, hex), None, made(hex)),
        Event::RoadBuilt { seat, .. } => {
            let deed = Deed::Roads { from: Vec::new() };
            (Key::Roads(seat), Some(seat), deed)
        }
        Event::BrickLaid {
            brick: Brick::Seat(seat),
            ..
        } => {
            let deed = Deed::Bricks { count: 0, last: 0 };
            (Key::Bricks(seat), Some(seat), deed)
        }
        _ => return None,
    })
}

/// Whether an event is what a bill was for.
fn is_bought(event: &Event) -> bool {
    matches!(
        event,
        Event::Built { .. }
            | Event::ShaftSunk { .. }
            | Event::BridgeBuilt { .. }
            | Event::WallBuilt { .. }
            | Event::WallRazed { .. }
            | Event::Researched { .. }
            | Event::TransporterMade { .. }
            | Event::DonkeyBorn { .. }
    )
}

/// Whose doing an event is that stands for itself.
fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::TileLaid { seat, .. }
        | Event::Settled { seat, .. }
        | Event::TransporterMade { seat, .. }
        | Event::DonkeyBorn { seat, .. }
        | Event::Destroyed { seat, .. }
        | Event::Researched { seat, .. }
        | Event::UpgradesDone { seat }
        | Event::Upgraded { seat, .. }
        | Event::Built { seat, .. }
        | Event::ShaftSunk { seat, .. }
        | Event::BridgeBuilt { seat, .. }
        | Event::WallBuilt { seat, .. }
        | Event::WallRazed { seat, .. }
        | Event::Handed { seat, .. } => Some(seat),
        Event::PushedOff { id, .. } => id.owner(),
        _ => None,
    }
}
