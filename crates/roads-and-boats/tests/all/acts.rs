//! Events told as acts: what belongs together, and that nothing is told twice or left out.

use std::fs;
use std::path::Path;

use game::{Dice, Game, Record, Seat, Seed};
use roads_and_boats::{
    Act, Action, Brick, Building, Deed, Event, Good, Goods, Hex, Holder, Phase, Place, Position,
    Region, Setup, State, Stop, Transport, TransporterId, acts,
};

use crate::busy::busy;

type RecordOf = Record<Setup, Position, Action>;

const ANN: Seat = Seat::FIRST;

fn ben() -> Seat {
    Seat::new(1).unwrap()
}

fn land(q: i8, r: i8) -> Region {
    Region::new(Hex::new(q, r), 0)
}

fn donkey(seat: Seat, nth: u8) -> TransporterId {
    TransporterId::of(seat, nth)
}

fn load(seat: Seat, id: TransporterId, good: Good, from: Region) -> Event {
    Event::Handed {
        seat,
        good,
        from: Holder::Region(from),
        to: Holder::Transporter(id),
    }
}

fn unload(seat: Seat, id: TransporterId, good: Good, to: Region) -> Event {
    Event::Handed {
        seat,
        good,
        from: Holder::Transporter(id),
        to: Holder::Region(to),
    }
}

fn step(seat: Seat, id: TransporterId, from: Region, to: Region) -> Event {
    Event::Stepped {
        seat,
        id,
        from: Place::Land(from),
        to: Place::Land(to),
        geese: 0,
        flock: None,
    }
}

fn stop(at: Region, loaded: Goods, unloaded: Goods) -> Stop {
    Stop {
        at: Some(Place::Land(at)),
        loaded,
        unloaded,
        handed: Vec::new(),
    }
}

fn stops(act: &Act) -> &[Stop] {
    match &act.deed {
        Deed::Trip { stops, .. } => stops,
        deed => panic!("no trip: {deed:?}"),
    }
}

fn bill(seat: Seat, action: Action) -> Event {
    Event::BillOpened { seat, action }
}

fn paid(seat: Seat, good: Good) -> Event {
    Event::Paid {
        seat,
        good,
        from: Holder::Region(land(0, 0)),
    }
}

#[test]
fn a_transporter_in_a_phase_is_one_act_whoever_acts_between() {
    let (own, other) = (donkey(ANN, 2), donkey(ben(), 0));
    let (home, woods, rock) = (land(0, 0), land(1, 0), land(2, 0));
    let events = [
        load(ANN, own, Good::Boards, home),
        step(ben(), other, rock, woods),
        load(ANN, own, Good::Boards, home),
        step(ANN, own, home, woods),
        load(ben(), other, Good::Clay, woods),
        step(ANN, own, woods, rock),
        unload(ANN, own, Good::Boards, rock),
        unload(ANN, own, Good::Boards, rock),
    ];
    let [first, second] = &acts(&events)[..] else {
        panic!("two acts");
    };
    let boards = Goods::of(Good::Boards, 2);
    assert_eq!(
        (first.seat, &first.events[..]),
        (Some(ANN), &[0, 2, 3, 5, 6, 7][..])
    );
    let expected = [
        stop(home, boards, Goods::NONE),
        stop(rock, Goods::NONE, boards),
    ];
    assert_eq!(stops(first), expected, "the way between is left out");
    assert_eq!(
        (second.seat, &second.events[..]),
        (Some(ben()), &[1, 4][..])
    );
}

#[test]
fn a_place_on_the_way_stays_if_something_was_done_there() {
    let own = donkey(ANN, 0);
    let (home, woods, rock) = (land(0, 0), land(1, 0), land(2, 0));
    let events = [
        step(ANN, own, home, woods),
        load(ANN, own, Good::Trunks, woods),
        step(ANN, own, woods, rock),
    ];
    let told = acts(&events);
    let trunk = Goods::of(Good::Trunks, 1);
    let nothing = Goods::NONE;
    let expected = [
        stop(home, nothing, nothing),
        stop(woods, trunk, nothing),
        stop(rock, nothing, nothing),
    ];
    assert_eq!((told.len(), stops(&told[0])), (1, &expected[..]));
}

#[test]
fn the_same_transporter_in_another_phase_is_another_act() {
    let own = donkey(ANN, 0);
    let there = || step(ANN, own, land(0, 0), land(1, 0));
    let began = |phase| Event::PhaseBegan { phase };
    let events = [
        Event::TurnBegan { turn: 2 },
        began(Phase::Production),
        began(Phase::Movement),
        there(),
        Event::TurnBegan { turn: 3 },
        began(Phase::Production),
        began(Phase::Movement),
        there(),
    ];
    let told = acts(&events);
    let trips: Vec<_> = told.iter().filter(|act| act.deed != Deed::Began).collect();
    assert_eq!((told.len(), trips.len()), (6, 2));
    assert_eq!((trips[0].turn, trips[1].turn), (2, 3));
    assert_eq!(told[0].events, [0, 1], "a turn begins with its first phase");
}

#[test]
fn what_is_paid_belongs_to_what_it_is_for() {
    let region = land(1, 0);
    let action = Action::Build {
        region,
        building: Building::Sawmill,
        filling: None,
    };
    let built = Event::Built {
        seat: ANN,
        region,
        building: Building::Sawmill,
        filling: None,
    };
    // Ben pays for something else meanwhile.
    let events = [
        bill(ANN, action),
        bill(ben(), Action::Brick),
        paid(ANN, Good::Boards),
        paid(ben(), Good::Clay),
        paid(ANN, Good::Stone),
        built.clone(),
    ];
    let [brick, sawmill] = &acts(&events)[..] else {
        panic!("two acts");
    };
    assert_eq!(sawmill.deed, Deed::Once { event: built });
    assert_eq!(sawmill.paid, Goods::of(Good::Boards, 1).and(Good::Stone, 1));
    assert_eq!(sawmill.events, [0, 2, 4, 5]);
    assert!(matches!(brick.deed, Deed::Unpaid { is_open: true, .. }));
    assert_eq!(
        (brick.seat, brick.paid),
        (Some(ben()), Goods::of(Good::Clay, 1))
    );
}

#[test]
fn a_bill_that_was_taken_back_is_told_as_such() {
    let events = [
        bill(ANN, Action::Brick),
        paid(ANN, Good::Clay),
        Event::BillWithdrawn { seat: ANN },
    ];
    let told = acts(&events);
    assert!(matches!(told[0].deed, Deed::Unpaid { is_open: false, .. }));
    assert_eq!(told[0].events, [0, 1, 2]);
}

#[test]
fn what_is_made_at_one_place_is_one_act_and_roads_and_bricks_are_counted() {
    let hex = Hex::new(1, 0);
    let mut events = Vec::new();
    for _ in 0..2 {
        events.push(bill(ANN, Action::Produce { hex }));
        events.push(paid(ANN, Good::Trunks));
        events.push(Event::Produced {
            seat: ANN,
            hex,
            good: Good::Boards,
            count: 2,
        });
    }
    for number in [4, 5] {
        events.push(bill(ANN, Action::Brick));
        events.push(paid(ANN, Good::Boards));
        let brick = Brick::Seat(ANN);
        events.push(Event::BrickLaid { brick, number });
    }
    let [boards, bricks] = &acts(&events)[..] else {
        panic!("two acts");
    };
    assert_eq!(
        boards.deed,
        Deed::Made {
            region: hex.into(),
            goods: Goods::of(Good::Boards, 4)
        }
    );
    assert_eq!(boards.paid, Goods::of(Good::Trunks, 2));
    assert_eq!(bricks.deed, Deed::Bricks { count: 2, last: 5 });
    assert_eq!(bricks.paid, Goods::of(Good::Boards, 2));
}

#[test]
fn a_question_and_its_answer_are_one_act() {
    let action = Action::Brick;
    let (seat, owner) = (ANN, ben());
    let asked = || Event::Asked {
        seat,
        owner,
        action,
    };
    let agreed = |agreed| Event::Answered {
        seat: owner,
        agreed,
    };
    let events = [
        asked(),
        agreed(false),
        asked(),
        Event::AskWithdrawn { seat },
        asked(),
    ];
    let told: Vec<_> = acts(&events)
        .into_iter()
        .map(|act| match act.deed {
            Deed::Asked {
                agreed, is_open, ..
            } => (agreed, is_open, act.events.len()),
            deed => panic!("{deed:?}"),
        })
        .collect();
    assert_eq!(
        told,
        [(Some(false), false, 2), (None, false, 2), (None, true, 1)]
    );
}

#[test]
fn a_transporter_is_told_as_what_it_was_then() {
    let id = donkey(ANN, 0);
    let at = Place::Land(land(1, 0));
    let kind = Transport::Wagon;
    let events = [
        Event::Settled {
            seat: ANN,
            home: land(0, 0),
        },
        step(ANN, id, land(0, 0), land(1, 0)),
        Event::PhaseBegan {
            phase: Phase::Production,
        },
        Event::TransporterMade {
            seat: ANN,
            id,
            kind,
            at,
        },
        step(ANN, id, land(1, 0), land(2, 0)),
        step(ben(), donkey(ben(), 0), land(1, 0), land(2, 0)),
    ];
    let kinds: Vec<Option<Transport>> = acts(&events)
        .into_iter()
        .filter_map(|act| match act.deed {
            Deed::Trip { kind, .. } => Some(kind),
            _ => None,
        })
        .collect();
    // Nothing has told what Ben began with.
    assert_eq!(kinds, [Some(Transport::Donkey), Some(kind), None]);
}

#[test]
fn every_event_of_a_recorded_game_belongs_to_one_act_and_all_adds_up() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let record: RecordOf = serde_json::from_str(&text).unwrap();
        let mut state: State = record.open().unwrap();
        let mut events = Vec::new();
        for taken in &record.actions {
            state.apply(taken.seat, &taken.action, &mut events).unwrap();
        }
        let told = acts(&events);
        check_all_told(&told, &events);
        assert!(told.len() < events.len());
        check_trips_join(&told);
    }
}

#[test]
fn the_same_holds_where_seats_act_at_the_same_time() {
    for number in 0..60 {
        let mut state = busy(number);
        let mut dice = Dice::new(Seed::from(number + 100));
        let mut events = Vec::new();
        for _ in 0..400 {
            let seats: Vec<Seat> = state.to_act().iter().collect();
            let Some(&seat) = dice.pick(&seats) else {
                break;
            };
            if let Some(action) = dice.pick(&state.list_actions(seat)).copied() {
                state.apply(seat, &action, &mut events).unwrap();
            }
        }
        check_all_told(&acts(&events), &events);
    }
}

/// Every event is in one act, and what acts say of goods is what the events say.
fn check_all_told(told: &[Act], events: &[Event]) {
    let mut seen: Vec<usize> = told.iter().flat_map(|act| act.events.clone()).collect();
    assert!(told.iter().all(|act| act.events.is_sorted()));
    seen.sort_unstable();
    assert!(
        seen.into_iter().eq(0..events.len()),
        "each event in one act"
    );
    let expected = events.iter().fold(Sums::default(), Sums::with_event);
    let found = told.iter().fold(Sums::default(), Sums::with_act);
    assert_eq!(found, expected);
}

/// What was moved, paid and made in all.
#[derive(Default, PartialEq, Debug)]
struct Sums {
    loaded: Goods,
    unloaded: Goods,
    handed: Goods,
    paid: Goods,
    made: Goods,
    grown: Goods,
    roads: usize,
    bricks: usize,
}

impl Sums {
    fn with_event(mut self, event: &Event) -> Sums {
        match *event {
            Event::Handed { good, from, to, .. } => match (from.region(), to.region()) {
                (Some(_), _) => self.loaded[good] += 1,
                (_, Some(_)) => self.unloaded[good] += 1,
                _ => self.handed[good] += 1,
            },
            Event::Paid { good, .. } => self.paid[good] += 1,
            Event::Produced { good, count, .. } => self.made[good] += count,
            Event::RanByItself {
                good, count, used, ..
            } => {
                self.made[good] += count;
                self.paid.add(&used);
            }
            Event::Yielded { good, .. } | Event::Mined { good, .. } => self.grown[good] += 1,
            Event::GooseBorn { .. } => self.grown[Good::Goose] += 1,
            Event::RoadBuilt { .. } => self.roads += 1,
            Event::BrickLaid {
                brick: Brick::Seat(_),
                ..
            } => self.bricks += 1,
            _ => (),
        }
        self
    }

    fn with_act(mut self, act: &Act) -> Sums {
        self.paid.add(&act.paid);
        match &act.deed {
            Deed::Trip { stops, .. } => {
                for stop in stops {
                    self.loaded.add(&stop.loaded);
                    self.unloaded.add(&stop.unloaded);
                    for handed in &stop.handed {
                        self.handed.add(&handed.goods);
                    }
                }
            }
            Deed::Made { goods, .. } => self.made.add(goods),
            Deed::Harvest { made } => {
                for heap in made {
                    self.grown.add(&heap.goods);
                }
            }
            Deed::Roads { from } => self.roads += from.len(),
            Deed::Bricks { count, .. } => self.bricks += usize::from(*count),
            _ => (),
        }
        self
    }
}

/// A transporter goes on from where its trip before ended, as long as it is the same and nobody carried it.
fn check_trips_join(told: &[Act]) {
    let carried: Vec<TransporterId> = told
        .iter()
        .flat_map(|act| match &act.deed {
            Deed::Trip { passengers, .. } => passengers.clone(),
            _ => Vec::new(),
        })
        .collect();
    let mut ends = std::collections::BTreeMap::new();
    let mut n_joined = 0;
    for act in told {
        match &act.deed {
            Deed::Trip {
                transporter, stops, ..
            } if stops.len() > 1 && !carried.contains(transporter) => {
                // Regions that a bridge joined meanwhile go by one name.
                let tile = |stop: &Stop| stop.at.map(|place| place.hex());
                if let Some(end) = ends.insert(*transporter, tile(stops.last().unwrap())) {
                    assert_eq!(tile(&stops[0]), end, "{act:?}");
                    n_joined += 1;
                }
            }
            Deed::Once {
                event:
                    Event::Destroyed { id, .. }
                    | Event::TransporterMade { id, .. }
                    | Event::DonkeyBorn { id, .. }
                    | Event::PushedOff { id, .. },
            } => drop(ends.remove(id)),
            _ => (),
        }
    }
    assert!(n_joined > 5, "{n_joined}");
}
