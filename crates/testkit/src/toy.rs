//! A small game with secrets, and the ways in which a game can cheat.
//!
//! Hoard: cards with the numbers from 1 lie in a shuffled deck. A seat in turn draws one into its secret hand or
//! shows one from there, which scores its number. A seat that can do neither is passed over; when none can do
//! anything, the most points win.

use std::fmt;
use std::sync::atomic::{AtomicU8, Ordering};

use game::{
    Arg, Chance, Dice, Flaw, Game, Log, Message, Outcome, Refusal, Seat, SeatSet, Seed, ToMessage,
    Viewer,
};
use serde::{Deserialize, Serialize};

pub use crate::cheat::Cheat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    pub cards: u8,
    pub cheat: Option<Cheat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    setup: Setup,
    turn: Seat,
    deck: Vec<u8>,
    hands: Vec<Vec<u8>>,
    points: Vec<i32>,
    over: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    Draw,
    Show {
        card: u8,
        /// Only the cheat that garbles sets this.
        #[serde(skip)]
        unwritten: bool,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Drawn {
        seat: Seat,
        card: Option<u8>,
        told: Option<u8>,
        /// Says that it reveals nothing.
        #[serde(skip)]
        lies: bool,
    },
    Shown {
        seat: Seat,
        card: u8,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    turn: Seat,
    deck: usize,
    hands: Vec<usize>,
    points: Vec<i32>,
    hand: Option<Vec<u8>>,
    leak: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    NotYourTurn,
    DeckEmpty,
    NotHeld,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::NotYourTurn => "it is another seat's turn",
            Illegal::DeckEmpty => "the deck is empty",
            Illegal::NotHeld => "the card is not in the hand",
        })
    }
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "TOY-TURN-01",
            Illegal::DeckEmpty => "TOY-DRAW-01",
            Illegal::NotHeld => "TOY-SHOW-01",
        }
    }
}

/// The game has names for nothing but seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Thing {}

game::messages! {
    /// What is told of events.
    pub EVENTS: Event by "event" of Thing;
    Drawn { seat } "toy-drew" [name: seat(seat)];
    Shown { seat, card } "toy-showed" [name: seat(seat), card: number(card)];
}

game::messages! {
    /// What is told of actions.
    pub ACTIONS: Action by "do" of Thing;
    Draw "toy-draw";
    Show { card } "toy-show" [card: number(card)];
}

game::messages! {
    /// What is told of refusals.
    pub REFUSALS: Illegal by "illegal" of Thing;
    NotYourTurn "toy-not-your-turn";
    DeckEmpty "toy-deck-empty";
    NotHeld "toy-not-held";
}

/// Present must be 2 to 6 seats and a card at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a game of hoard has 2 to 6 seats and a card at least")]
pub struct Invalid;

impl Flaw for Invalid {
    fn rule(&self) -> Option<&'static str> {
        None
    }
}

impl ToMessage for Invalid {
    type Thing = Thing;

    fn to_message(&self) -> Message<Thing> {
        Message::new("toy-setup").with("entry", Arg::from("seats"))
    }
}

/// A game of hoard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hoard {
    setup: Setup,
    seed: Seed,
    chance: Chance,
    turn: Seat,
    /// The last is the top.
    deck: Vec<u8>,
    /// Each in order.
    hands: Vec<Vec<u8>>,
    points: Vec<i32>,
    over: bool,
    refused: bool,
    asleep: bool,
}

impl Hoard {
    fn cheats(&self, cheat: Cheat) -> bool {
        self.setup.cheat == Some(cheat)
    }

    fn can_act(&self, seat: Seat) -> bool {
        !self.deck.is_empty() || !self.hands[seat.index()].is_empty()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.over || seat != self.turn {
            return Err(Illegal::NotYourTurn);
        }
        match action {
            Action::Draw if self.deck.is_empty() => Err(Illegal::DeckEmpty),
            Action::Show { card, .. } if !self.hands[seat.index()].contains(card) => {
                Err(Illegal::NotHeld)
            }
            Action::Draw | Action::Show { .. } => Ok(()),
        }
    }

    fn end_turn(&mut self) {
        let n_seats = self.hands.len();
        for _ in 0..n_seats {
            self.turn = self.turn.next(n_seats);
            if self.can_act(self.turn) {
                self.asleep = self.cheats(Cheat::FallsAsleep) && self.deck.is_empty();
                return;
            }
        }
        if self.cheats(Cheat::NeverEnds) {
            self.deck = (1..=self.setup.cards).collect();
        } else {
            self.over = true;
        }
    }
}

impl Game for Hoard {
    type Setup = Setup;
    type Position = Position;
    type Thing = Thing;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Invalid = Invalid;

    const NAME: &'static str = "hoard";
    const RULES_VERSION: u32 = 1;

    fn new(setup: &Setup, seed: Seed) -> Result<Hoard, Invalid> {
        let n_seats = usize::from(setup.seats);
        if !(2..=Seat::MAX).contains(&n_seats) || setup.cards == 0 {
            return Err(Invalid);
        }
        let mut chance = Chance::new(seed);
        let mut deck: Vec<u8> = (1..=setup.cards).collect();
        chance.draw(|dice| dice.shuffle(&mut deck));
        if setup.cheat == Some(Cheat::IsFickle) {
            static GAMES: AtomicU8 = AtomicU8::new(0);
            let by = usize::from(GAMES.fetch_add(1, Ordering::Relaxed)) % deck.len();
            deck.rotate_left(by);
        }
        Ok(Hoard {
            setup: setup.clone(),
            seed,
            chance,
            turn: Seat::FIRST,
            deck,
            hands: vec![Vec::new(); n_seats],
            points: vec![0; n_seats],
            over: false,
            refused: false,
            asleep: false,
        })
    }

    fn from_position(position: &Position, seed: Seed) -> Result<Hoard, Invalid> {
        let Position {
            setup,
            turn,
            deck,
            hands,
            points,
            over,
        } = position.clone();
        let empty = Hoard::new(&setup, seed)?;
        let points = if empty.cheats(Cheat::ForgetsPoints) {
            vec![0; points.len()]
        } else {
            points
        };
        let hoard = Hoard {
            turn,
            deck,
            hands,
            points,
            over,
            ..empty
        };
        hoard.audit().map_err(|_| Invalid)?;
        Ok(hoard)
    }

    fn position(&self) -> Position {
        let Hoard {
            setup,
            turn,
            deck,
            hands,
            points,
            over,
            ..
        } = self.clone();
        Position {
            setup,
            turn,
            deck,
            hands,
            points,
            over,
        }
    }

    fn n_seats(&self) -> usize {
        self.hands.len()
    }

    fn to_act(&self) -> SeatSet {
        if self.over || self.asleep {
            SeatSet::EMPTY
        } else {
            SeatSet::only(self.turn)
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let out_of_turn = self.cheats(Cheat::OffersOutOfTurn) && seat.index() < self.hands.len();
        if self.over || seat != self.turn && !out_of_turn {
            return;
        }
        if !self.deck.is_empty() || self.cheats(Cheat::OffersTooMuch) {
            actions.push(Action::Draw);
        }
        let unwritten = self.cheats(Cheat::Garbles);
        actions.extend(
            self.hands[seat.index()]
                .iter()
                .map(|&card| Action::Show { card, unwritten }),
        );
        if self.cheats(Cheat::HidesAnAction) && actions.len() > 2 {
            actions.pop();
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        if let Err(illegal) = self.check(seat, action) {
            self.refused = self.cheats(Cheat::MarksRefusals);
            return Err(illegal);
        }
        let hand = &mut self.hands[seat.index()];
        match *action {
            Action::Draw => {
                let card = self.deck.pop().expect("a checked draw");
                if self.setup.cheat != Some(Cheat::LosesACard) || !self.deck.is_empty() {
                    let place = hand.partition_point(|&held| held < card);
                    hand.insert(place, card);
                }
                let told = (self.setup.cheat == Some(Cheat::TellsTheCard)).then_some(card);
                let lies = self.setup.cheat == Some(Cheat::DeniesTheDraw);
                log.record(|| Event::Drawn {
                    seat,
                    card: Some(card),
                    told,
                    lies,
                });
            }
            Action::Show { card, .. } => {
                hand.retain(|&held| held != card);
                self.points[seat.index()] += i32::from(card);
                log.record(|| Event::Shown { seat, card });
            }
        }
        self.end_turn();
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = Seat::first(self.hands.len()).find(|&seat| viewer.is(seat));
        let leak = match self.setup.cheat {
            Some(Cheat::ShowsTheDeck) => self.deck.last().map(u8::to_string),
            Some(Cheat::ShowsAHand) => {
                own.map(|seat| format!("{:?}", self.hands[seat.next(self.hands.len()).index()]))
            }
            Some(Cheat::ShowsTheSeed) => Some(self.seed.to_string()),
            _ => None,
        };
        View {
            turn: self.turn,
            deck: self.deck.len(),
            hands: self.hands.iter().map(Vec::len).collect(),
            points: self.points.clone(),
            hand: own.map(|seat| self.hands[seat.index()].clone()),
            leak,
        }
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Drawn {
                seat, told, lies, ..
            } if !viewer.is(*seat) => Event::Drawn {
                seat: *seat,
                card: None,
                told: *told,
                lies: *lies,
            },
            Event::Drawn { .. } | Event::Shown { .. } => event.clone(),
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Drawn { lies, .. } => !lies,
            Event::Shown { .. } => false,
        }
    }

    fn reshuffle(&mut self, viewer: Viewer, dice: &mut Dice) {
        let keeps_hands = self.cheats(Cheat::Peeks);
        let mut unseen = std::mem::take(&mut self.deck);
        let n_deck = unseen.len();
        let hidden = Seat::first(self.hands.len()).filter(|&seat| !viewer.is(seat) && !keeps_hands);
        for seat in hidden.clone() {
            unseen.extend(&self.hands[seat.index()]);
        }
        unseen.sort_unstable();
        dice.shuffle(&mut unseen);
        for seat in hidden {
            let hand = &mut self.hands[seat.index()];
            *hand = unseen.split_off(unseen.len() - hand.len());
            hand.sort_unstable();
        }
        debug_assert_eq!(unseen.len(), n_deck);
        self.deck = unseen;
        self.chance = Chance::new(dice.seed());
        // The seed is in the state only to be shown by a cheat.
        if !self.cheats(Cheat::ShowsTheSeed) {
            self.seed = Seed::from(0);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over
            .then(|| Outcome::rank(self.points.clone(), &vec![0; self.points.len()]))
    }

    fn audit(&self) -> Result<(), String> {
        let held = self
            .deck
            .iter()
            .chain(self.hands.iter().flatten())
            .map(|&card| i32::from(card))
            .sum::<i32>();
        let sum = held + self.points.iter().sum::<i32>();
        let all = (1..=i32::from(self.setup.cards)).sum::<i32>();
        let forgets = self.cheats(Cheat::ForgetsPoints) || self.cheats(Cheat::NeverEnds);
        if sum == all || forgets {
            Ok(())
        } else {
            Err(format!("the cards add up to {sum} instead of {all}"))
        }
    }
}
