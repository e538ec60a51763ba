//! A game by days with programmes: how often each seat has to be visited, played by a script on "Fleet and Fen".
//!
//! Four seats run an economy each, led by the bot that a person would be taught by, and each sends a pedlar to one
//! market. In every third turn all four pedlars reach for the one board that lies there: only the first gets it, so that
//! what the others have planned stops. Whoever is asked comes once, does what there is to do, and lays down what comes
//! after.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, VecDeque};

use bots::{Bot, Budget};
use game::{Dice, Game, Imagined, PartOf, Planning, Plans, Seat, Seed, Step, Stretch};
use roads_and_boats::{
    Action, Good, Holder, Phase, Place, Region, Setup, Stage, State, TransporterId,
};

const TURNS: u8 = 12;
/// From this turn on all pedlars are at the market.
const MEETING: u8 = 7;

/// How far a seat plans when it comes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Foresight {
    /// The phase at hand and no further, as plans went once.
    None,
    /// To the end of this turn and of the next.
    TwoTurns,
}

/// What came of a game.
struct Played {
    /// How often a seat came, in the turns in which they meet.
    visits: usize,
    /// In how many of these turns two seats or more stood at the market and reached for the same.
    meetings: Vec<u8>,
    /// How many plans stopped.
    stopped: usize,
}

struct Table {
    state: State,
    plans: Plans<State>,
    bots: BTreeMap<Seat, Box<dyn Bot<State>>>,
    dice: Dice,
    market: Region,
    stopped: usize,
}

impl Table {
    /// Four seats that have settled.
    fn open() -> Table {
        let setup = Setup::on("Fleet and Fen", 4);
        let mut state = State::new(&setup, Seed::from(3)).unwrap();
        while state.stage() != Stage::Acting {
            let seat = state.awaited().lowest().unwrap();
            let home = state.list_actions(seat)[0];
            state.apply(seat, &home, &mut ()).unwrap();
        }
        let settler = bots::find(bots::roads_and_boats::BOTS, "settler").unwrap();
        let bots = state.seats().map(|seat| {
            let seed = Seed::from(seat.index() as u64);
            (seat, (settler.make)(seed))
        });
        Table {
            bots: bots.collect(),
            plans: Plans::default(),
            dice: Dice::new(Seed::from(1)),
            market: market(&state),
            state,
            stopped: 0,
        }
    }

    fn play(mut self, foresight: Foresight) -> Played {
        let mut visits = 0;
        let mut meetings = Vec::new();
        while self.state.turn() < MEETING + TURNS && self.state.stage() != Stage::Over {
            let seat = self.state.awaited().lowest().unwrap();
            let turn = self.state.turn();
            if turn >= MEETING {
                visits += 1;
                if self.is_contested() && !meetings.contains(&turn) {
                    meetings.push(turn);
                }
            }
            self.visit(seat, foresight);
        }
        Played {
            visits,
            meetings,
            stopped: self.stopped,
        }
    }

    /// A seat comes because it is asked: it does its part of this phase, and lays down what comes after.
    fn visit(&mut self, seat: Seat, foresight: Foresight) {
        let now = self.state.moment().stretch;
        let last = match foresight {
            Foresight::None => now,
            Foresight::TwoTurns => Stretch {
                turn: now.turn + 1,
                phase: Phase::Wonder,
            },
        };
        let mut sketch = Sketch::default();
        self.think(seat, last, &mut sketch);
        let (mut live, later) = sketch.split(now);
        let end = live.pop().unwrap();
        assert_eq!(end, Action::Done);
        self.take(seat, &live);
        // What others have planned runs on from the end of the visit.
        self.plans.lay(&self.state, seat, later).unwrap();
        self.take(seat, &[end]);
    }

    fn take(&mut self, seat: Seat, actions: &[Action]) {
        for action in actions {
            let ran = self
                .plans
                .act(&mut self.state, seat, action, &mut (), |_, _| ())
                .unwrap();
            let stopped = ran.iter().filter(|ran| ran.stopped.is_some());
            self.stopped += stopped.count();
        }
    }

    /// What a seat would do from now to the end of a phase, if nobody else did anything.
    fn think(&mut self, seat: Seat, last: Stretch<Phase>, sketch: &mut Sketch) {
        let mut ahead = self.state.clone();
        loop {
            let now = ahead.moment().stretch;
            self.think_phase(&mut ahead, seat, now, sketch);
            if now >= last || !ahead.pass_on(seat, now) || ahead.moment().stretch > last {
                return;
            }
        }
    }

    fn think_phase(
        &mut self,
        ahead: &mut State,
        seat: Seat,
        now: Stretch<Phase>,
        sketch: &mut Sketch,
    ) {
        let mut first: VecDeque<Action> = VecDeque::new();
        if now.phase == Phase::Movement {
            first = pedlar(ahead, seat, self.market);
        }
        let mut is_ending = false;
        while ahead.moment().seat == Some(seat) && ahead.moment().stretch == now {
            let action = first.pop_front().unwrap_or_else(|| {
                if is_ending {
                    return Action::Done;
                }
                let imagined = Imagined::new(ahead, seat, &mut self.dice);
                let bot = self.bots.get_mut(&seat).unwrap();
                bot.choose(&imagined, Budget::of_nodes(8))
            });
            let action = match action {
                // Nobody plans to wait for others, nor to ask them.
                Action::Wait | Action::Call { .. } => Action::Done,
                action => action,
            };
            let before = ahead.clone();
            let is_done = action == Action::Done;
            let taken = ahead.apply(seat, &action, &mut ());
            let is_asking = !is_done && !ahead.moment().is_open_to(seat);
            *ahead = before;
            let sure = match taken.is_ok() && !is_asking {
                true => action,
                false => match ahead.list_actions(seat).contains(&Action::Done) {
                    true => Action::Done,
                    false => Action::Withdraw,
                },
            };
            is_ending |= sure != action;
            ahead.rehearse(seat, &sure).unwrap();
            sketch.add(now, sure);
        }
    }

    /// Whether two pedlars or more stand where the board lies, in a turn in which they reach for it.
    fn is_contested(&self) -> bool {
        let at_market = self.state.seats().filter(|&seat| {
            let view = self.state.position();
            let own = &view.seats[seat.index()].transporters;
            own.iter()
                .any(|own| own.id == pedlar_of(seat) && own.at == Place::Land(self.market))
        });
        self.state.turn().is_multiple_of(3) && at_market.count() > 1
    }
}

/// What is planned, phase by phase.
#[derive(Default)]
struct Sketch(Vec<(Stretch<Phase>, Vec<Action>)>);

impl Sketch {
    fn add(&mut self, now: Stretch<Phase>, action: Action) {
        match self.0.last_mut().filter(|(at, _)| *at == now) {
            Some((_, actions)) => actions.push(action),
            None => self.0.push((now, vec![action])),
        }
    }

    /// What is done at once, and what is laid down.
    fn split(self, now: Stretch<Phase>) -> (Vec<Action>, Vec<PartOf<State>>) {
        let mut live = Vec::new();
        let mut later = Vec::new();
        for (at, actions) in self.0 {
            match at == now {
                true => live = actions,
                false => later.push(PartOf::<State> {
                    turn: at.turn,
                    phase: at.phase,
                    until: None,
                    steps: actions.into_iter().map(Step::Action).collect(),
                }),
            }
        }
        (live, later)
    }
}

const fn pedlar_of(seat: Seat) -> TransporterId {
    TransporterId::of(seat, 2)
}

/// What the pedlar of a seat does: it goes to the market with a board, if it is the first seat's; there it reaches for
/// the board in every third turn, and lays it down again in the next.
fn pedlar(ahead: &State, seat: Seat, market: Region) -> VecDeque<Action> {
    let id = pedlar_of(seat);
    let position = ahead.position();
    let own = &position.seats[seat.index()].transporters;
    let Some(own) = own.iter().find(|own| own.id == id) else {
        return VecDeque::new();
    };
    let there = Holder::Region(market);
    let on_board = Holder::Transporter(id);
    if own.at != Place::Land(market) {
        return way(ahead, own.at, Place::Land(market))
            .first()
            .map(|&to| Action::Step {
                transporter: id,
                to,
                ashore: None,
            })
            .into_iter()
            .collect();
    }
    let lies = position.goods.iter().find(|heap| heap.region == market);
    let boards = lies.map_or(0, |heap| heap.goods[Good::Boards]);
    let hand = |from, to| Action::Hand {
        good: Good::Boards,
        from,
        to,
    };
    match (ahead.turn() % 3, own.cargo[Good::Boards]) {
        (0, 0) if boards > 0 => VecDeque::from([hand(there, on_board)]),
        (1, carried) if carried > 0 => VecDeque::from([hand(on_board, there)]),
        _ => VecDeque::new(),
    }
}

/// The tile that is nearest to the home farthest from it.
fn market(state: &State) -> Region {
    let homes: Vec<Place> = state
        .seats()
        .map(|seat| Place::Land(state.home(seat).unwrap()))
        .collect();
    let land = state
        .map()
        .places()
        .into_iter()
        .filter_map(|place| match place {
            Place::Land(region) => Some(region),
            _ => None,
        });
    land.filter(|region| !homes.contains(&Place::Land(*region)))
        .filter_map(|region| {
            let ways: Vec<usize> = homes
                .iter()
                .map(|&home| way(state, home, Place::Land(region)).len())
                .collect();
            let farthest = *ways.iter().max()?;
            (!ways.contains(&0)).then_some((farthest, region))
        })
        .min_by_key(|(farthest, _)| *farthest)
        .unwrap()
        .1
}

/// The steps of a shortest way over land.
fn way(state: &State, from: Place, to: Place) -> Vec<Place> {
    let mut came: BTreeMap<Place, Place> = BTreeMap::from([(from, from)]);
    let mut open = VecDeque::from([from]);
    while let Some(place) = open.pop_front() {
        for next in state.map().ways(place) {
            if matches!(next, Place::Land(_)) && !came.contains_key(&next) {
                came.insert(next, place);
                open.push_back(next);
            }
        }
    }
    let mut steps = Vec::new();
    let mut here = to;
    while let Some(&before) = came.get(&here).filter(|&&before| before != here) {
        steps.push(here);
        here = before;
    }
    steps.reverse();
    steps
}

#[test]
fn a_game_by_days_needs_hardly_more_than_a_visit_a_seat_and_turn() {
    let with = Table::open().play(Foresight::TwoTurns);
    let without = Table::open().play(Foresight::None);
    // They meet, at least every third turn, and what some of them had planned is impossible then.
    let every_third: Vec<u8> = (MEETING..MEETING + TURNS)
        .filter(|turn| turn % 3 == 0)
        .collect();
    assert_eq!(with.meetings, every_third);
    assert!(
        with.stopped >= every_third.len(),
        "{} plans stopped",
        with.stopped
    );
    // In hundredths of a visit a seat and turn.
    let share = |visits: usize| visits * 100 / (4 * usize::from(TURNS));
    assert!(share(with.visits) <= 130, "{}", share(with.visits));
    assert!(share(without.visits) >= 300, "{}", share(without.visits));
}
