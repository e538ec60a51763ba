//! Whoever listens while a plan is played: nobody in a search, or a scribe who plays it again in the engine.

use game::{Game, Record, Seat, Seed, Start, Taken};
use roads_and_boats::{
    Action, Building, Direction, Event, Filling, Good, Holder, Illegal, Phase, Place, Setup, Stage,
    State, Topic, TransporterId,
};
use thiserror::Error;

use crate::atlas::Atlas;

/// What pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Region(u8),
    Mover(u8),
}

/// What is told as a plan is played. What is paid is told before what it is paid for.
#[allow(unused_variables)]
pub trait Tape {
    fn settle(&mut self, home: u8) {}
    fn end_phase(&mut self) {}
    fn pay(&mut self, good: usize, count: u8, from: Source) {}
    fn produce(&mut self, atlas: &Atlas, tile: usize, region: u8, output: usize) {}
    fn breed(&mut self, region: u8) {}
    fn research(&mut self, region: u8, topic: Topic) {}
    fn make(&mut self, tile: usize, place: u16) {}
    fn harness(&mut self, donkey: u8) {}
    fn load(&mut self, good: usize, count: u8, region: u8, mover: u8) {}
    fn unload(&mut self, good: usize, count: u8, region: u8, mover: u8) {}
    fn lead(&mut self, count: u8, region: u8, mover: u8) {}
    fn step(&mut self, mover: u8, place: u16) {}
    fn build(&mut self, region: u8, building: Building, filling: Option<Filling>) {}
    fn sink(&mut self, tile: usize, filling: Filling) {}
    fn road(&mut self, region: u8, name: (Direction, u8)) {}
    fn bridge(&mut self, pair: [u8; 2]) {}
    fn brick(&mut self) {}
}

/// Nobody listens.
#[derive(Clone, Copy, Debug)]
pub struct Silence;

impl Tape for Silence {}

/// A recorded game.
pub type GameRecord = Record<Setup, roads_and_boats::Position, Action>;

/// Why the engine does not follow the simulator. That is a bug.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Deviation {
    #[error("turn {turn}: {action:?} is refused: {source}")]
    Refused {
        turn: u8,
        action: Action,
        source: Illegal,
    },
    #[error("turn {turn}: {action:?} is paid with something else")]
    OtherwisePaid { turn: u8, action: Action },
    #[error("the map cannot be played alone: {0}")]
    NoGame(String),
}

/// Plays along in the engine and writes it down.
#[derive(Debug)]
pub struct Scribe<'a> {
    atlas: &'a Atlas,
    pub state: State,
    pub record: GameRecord,
    paid: Vec<(Good, Holder)>,
    pub deviation: Option<Deviation>,
    phase: (u8, Phase),
}

const SEAT: Seat = Seat::FIRST;

impl<'a> Scribe<'a> {
    /// Begins a new game.
    ///
    /// # Errors
    ///
    /// Says why there is no such game.
    pub fn new(atlas: &'a Atlas, setup: &Setup, seed: Seed) -> Result<Scribe<'a>, Deviation> {
        let state =
            State::new(setup, seed).map_err(|error| Deviation::NoGame(error.to_string()))?;
        let record =
            GameRecord::new::<State>(Start::Setup(setup.clone()), seed, vec!["solver".to_owned()]);
        Ok(Scribe {
            atlas,
            state,
            record,
            paid: Vec::new(),
            deviation: None,
            phase: (1, Phase::Production),
        })
    }

    /// Goes on with a game at the beginning of a turn.
    pub fn resume(atlas: &'a Atlas, record: GameRecord, state: State) -> Scribe<'a> {
        let phase = (state.turn(), Phase::Production);
        Scribe {
            atlas,
            state,
            record,
            paid: Vec::new(),
            deviation: None,
            phase,
        }
    }

    fn id(nth: u8) -> TransporterId {
        TransporterId::of(SEAT, nth)
    }

    fn deviate(&mut self, deviation: Deviation) {
        self.deviation.get_or_insert(deviation);
    }

    fn act(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        if self.deviation.is_some() {
            return events;
        }
        match self.state.apply(SEAT, &action, &mut events) {
            Ok(()) => self.record.actions.push(Taken { seat: SEAT, action }),
            Err(source) => {
                let turn = self.state.turn();
                self.deviate(Deviation::Refused {
                    turn,
                    action,
                    source,
                });
            }
        }
        events
    }

    /// Takes an action that costs goods, and pays it with what has been told.
    fn buy(&mut self, action: Action) {
        let mut owed = std::mem::take(&mut self.paid);
        let turn = self.state.turn();
        let mut events = self.act(action);
        let mut legal = Vec::new();
        loop {
            for event in &events {
                if let Event::Paid { good, from, .. } = *event {
                    match owed.iter().position(|&unit| unit == (good, from)) {
                        Some(nth) => drop(owed.swap_remove(nth)),
                        None => self.deviate(Deviation::OtherwisePaid { turn, action }),
                    }
                }
            }
            if owed.is_empty() || self.deviation.is_some() {
                return;
            }
            self.state.legal_actions(SEAT, &mut legal);
            let next = owed
                .iter()
                .map(|&(good, from)| Action::Pay { good, from })
                .find(|pay| legal.contains(pay));
            match next {
                Some(pay) => events = self.act(pay),
                None => self.deviate(Deviation::OtherwisePaid { turn, action }),
            }
        }
    }

    /// The record, with its result if the game is over.
    pub fn finish(mut self) -> Result<(GameRecord, State), Deviation> {
        if let Some(deviation) = self.deviation {
            return Err(deviation);
        }
        self.record.result = self.state.outcome();
        Ok((self.record, self.state))
    }

    fn region(&self, region: u8) -> Holder {
        Holder::Region(self.atlas.regions[usize::from(region)])
    }
}

impl Tape for Scribe<'_> {
    fn settle(&mut self, home: u8) {
        self.act(Action::Settle {
            home: self.atlas.regions[usize::from(home)],
        });
    }

    fn end_phase(&mut self) {
        let is_here = (self.state.turn(), self.state.phase()) == self.phase;
        if is_here && self.state.stage() == Stage::Acting {
            self.act(Action::Done);
        }
        let (turn, phase) = self.phase;
        self.phase = phase
            .next()
            .map_or((turn + 1, Phase::Production), |next| (turn, next));
    }

    fn pay(&mut self, good: usize, count: u8, from: Source) {
        let holder = match from {
            Source::Region(region) => self.region(region),
            Source::Mover(nth) => Holder::Transporter(Scribe::id(nth)),
        };
        for _ in 0..count {
            self.paid.push((Good::ALL[good], holder));
        }
    }

    fn produce(&mut self, atlas: &Atlas, tile: usize, region: u8, output: usize) {
        let before: Vec<u16> = cargoes(&self.state, output);
        self.buy(Action::Produce {
            hex: atlas.tiles[tile].hex,
        });
        // What went on a transporter goes back on the land.
        let after = cargoes(&self.state, output);
        for (nth, (before, after)) in before.into_iter().zip(after).enumerate() {
            for _ in before..after {
                let (good, from, to) = (
                    Good::ALL[output],
                    Holder::Transporter(Scribe::id(nth as u8)),
                    self.region(region),
                );
                self.act(Action::Hand { good, from, to });
            }
        }
    }

    fn breed(&mut self, region: u8) {
        self.act(Action::Breed {
            region: self.atlas.regions[usize::from(region)],
        });
    }

    fn research(&mut self, region: u8, topic: Topic) {
        self.buy(Action::Research {
            region: self.atlas.regions[usize::from(region)],
            topic,
        });
        if self.deviation.is_none()
            && self
                .state
                .list_actions(SEAT)
                .iter()
                .any(|action| matches!(action, Action::Upgrade { .. }))
        {
            self.act(Action::Done);
        }
    }

    fn make(&mut self, tile: usize, place: u16) {
        let at: Place = self.atlas.places[usize::from(place)];
        self.buy(Action::Make {
            hex: self.atlas.tiles[tile].hex,
            at,
        });
    }

    fn harness(&mut self, donkey: u8) {
        self.buy(Action::Harness {
            donkey: Scribe::id(donkey),
        });
    }

    fn load(&mut self, good: usize, count: u8, region: u8, mover: u8) {
        for _ in 0..count {
            let (from, to) = (self.region(region), Holder::Transporter(Scribe::id(mover)));
            self.act(Action::Hand {
                good: Good::ALL[good],
                from,
                to,
            });
        }
    }

    fn unload(&mut self, good: usize, count: u8, region: u8, mover: u8) {
        for _ in 0..count {
            let (from, to) = (Holder::Transporter(Scribe::id(mover)), self.region(region));
            self.act(Action::Hand {
                good: Good::ALL[good],
                from,
                to,
            });
        }
    }

    fn lead(&mut self, count: u8, region: u8, mover: u8) {
        for _ in 0..count {
            let from = self.atlas.regions[usize::from(region)];
            self.act(Action::Lead {
                transporter: Scribe::id(mover),
                from,
            });
        }
    }

    fn step(&mut self, mover: u8, place: u16) {
        let to = self.atlas.places[usize::from(place)];
        self.act(Action::Step {
            transporter: Scribe::id(mover),
            to,
            ashore: None,
        });
    }

    fn build(&mut self, region: u8, building: Building, filling: Option<Filling>) {
        self.buy(Action::Build {
            region: self.atlas.regions[usize::from(region)],
            building,
            filling,
        });
    }

    fn sink(&mut self, tile: usize, filling: Filling) {
        self.buy(Action::Sink {
            hex: self.atlas.tiles[tile].hex,
            filling,
        });
    }

    fn road(&mut self, region: u8, (direction, bank): (Direction, u8)) {
        self.buy(Action::Road {
            from: self.atlas.regions[usize::from(region)],
            direction,
            bank,
        });
    }

    fn bridge(&mut self, pair: [u8; 2]) {
        let [from, to] = pair.map(|region| self.atlas.regions[usize::from(region)]);
        self.buy(Action::Bridge { from, to });
    }

    fn brick(&mut self) {
        self.buy(Action::Brick);
    }
}

/// How many of a good each transporter carries.
fn cargoes(state: &State, good: usize) -> Vec<u16> {
    let position = state.position();
    let mut counts = vec![0; usize::from(TransporterId::A_SEAT)];
    for seat in &position.seats {
        for own in &seat.transporters {
            counts[usize::from(own.id.0)] = own.cargo[Good::ALL[good]];
        }
    }
    counts
}
