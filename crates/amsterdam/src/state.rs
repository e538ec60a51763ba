//! A position that is always legal.

use std::sync::Arc;

use game::{BySeat, Chance, Dice, Game, Log, Outcome, Seat, SeatSet, Seed, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::MAX_CARDS;
use crate::memory::Memory;
use crate::pile::Pile;
use crate::{
    Action, Board, Card, Cards, ContractId, Contracts, Event, Illegal, Invalid, Position, Routes,
    Setup, Thing, View, rules,
};

/// The most seats at a table (AM-BOX-01).
pub const MAX_SEATS: usize = 4;
/// How many cards lie face up (AM-SET-01).
pub(crate) const FACE_UP: usize = 5;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Every seat chooses among its first contracts.
    Choosing,
    /// A seat begins its turn.
    Turn,
    /// A seat draws its second card.
    SecondCard,
    /// A seat chooses among the contracts it has drawn.
    Offer,
    Over,
}

/// A game of Amsterdam.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Arc<Board>,
    pub(crate) chance: Chance,
    pub(crate) n_seats: u8,
    /// Who started.
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    /// Whose turn it is. Once the game is over, whose it was.
    pub(crate) turn: Seat,
    /// Seats that have passed since anyone last did something.
    pub(crate) passes: u8,
    /// Turns left once the last round has begun.
    pub(crate) last_turns: Option<u8>,

    /// Empty only if the discards are empty too (AM-DRAW-05).
    pub(crate) deck: Pile<Card, MAX_CARDS>,
    /// Fewer than five only if the deck is empty (AM-DRAW-06).
    pub(crate) face_up: Pile<Card, FACE_UP>,
    pub(crate) discard: Cards,
    pub(crate) hands: BySeat<Cards, MAX_SEATS>,

    pub(crate) contract_deck: Pile<ContractId, { Contracts::CAPACITY }>,
    /// Contracts that each seat has kept for good.
    pub(crate) contracts: BySeat<Contracts, MAX_SEATS>,
    /// Contracts that each seat has yet to choose from.
    pub(crate) offers: BySeat<Pile<ContractId, 2>, MAX_SEATS>,
    /// What each seat keeps of its first contracts, while the others still choose: a bit for each of the two on offer.
    pub(crate) chosen: BySeat<u8, MAX_SEATS>,

    /// Routes that each seat has built.
    pub(crate) routes: BySeat<Routes, MAX_SEATS>,
    /// Routes that are free and not closed to each seat. Carts and cards are another matter.
    pub(crate) open: BySeat<Routes, MAX_SEATS>,
    pub(crate) carts: BySeat<u8, MAX_SEATS>,
    pub(crate) score: BySeat<u16, MAX_SEATS>,
    pub(crate) bonus: BySeat<u8, MAX_SEATS>,

    pub(crate) memory: Memory,
}

impl State {
    /// The board played on.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The seats at the table.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.n_seats.into())
    }

    /// What the table waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Turns left, once the last round has begun.
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }

    /// The cards in a hand.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat]
    }

    /// The cards that lie face up.
    pub fn face_up(&self) -> &[Card] {
        &self.face_up
    }

    /// How many cards are in the deck.
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The cards that were discarded.
    pub fn discard(&self) -> &Cards {
        &self.discard
    }

    /// How many contracts can still be drawn.
    pub fn contract_deck_len(&self) -> usize {
        self.contract_deck.len()
    }

    /// The contracts a seat has kept.
    pub fn contracts(&self, seat: Seat) -> Contracts {
        self.contracts[seat] | self.chosen(seat)
    }

    /// What a seat keeps of its first contracts, once it has chosen and until all have.
    pub(crate) fn chosen(&self, seat: Seat) -> Contracts {
        let numbered = self.offers[seat].iter().enumerate();
        numbered
            .filter(|&(idx, _)| self.chosen[seat] >> idx & 1 != 0)
            .map(|(_, &id)| id)
            .collect()
    }

    /// The contracts a seat has to choose from.
    pub fn offer(&self, seat: Seat) -> &[ContractId] {
        &self.offers[seat]
    }

    /// The routes a seat has built.
    pub fn routes(&self, seat: Seat) -> Routes {
        self.routes[seat]
    }

    /// The routes that are free and not closed to a seat.
    pub fn open_routes(&self, seat: Seat) -> Routes {
        self.open[seat]
    }

    /// The carts a seat has left.
    pub fn carts(&self, seat: Seat) -> u8 {
        self.carts[seat]
    }

    /// The points a seat has for its routes.
    pub fn score(&self, seat: Seat) -> u16 {
        self.score[seat]
    }

    /// The bonus cards a seat has.
    pub fn bonus(&self, seat: Seat) -> u8 {
        self.bonus[seat]
    }

    /// The bonus cards nobody has yet.
    pub fn bonus_left(&self) -> u8 {
        self.board.bonus_cards() - self.seats().map(|seat| self.bonus[seat]).sum::<u8>()
    }
}

impl Game for State {
    type Setup = Setup;
    type Position = Position;
    type Thing = Thing;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Invalid = Invalid;

    const NAME: &'static str = "amsterdam";
    const RULES_VERSION: u32 = 1;

    fn new(setup: &Setup, seed: Seed) -> Result<State, Invalid> {
        rules::deal(setup, seed)
    }

    fn from_position(position: &Position, seed: Seed) -> Result<State, Invalid> {
        position.check(seed)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Choosing => self
                .seats()
                .filter(|&seat| self.chosen[seat] == 0)
                .collect(),
            Phase::Turn | Phase::SecondCard | Phase::Offer => SeatSet::only(self.turn),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        rules::legal_actions(self, seat, actions);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        rules::apply(self, seat, action, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn reshuffle(&mut self, viewer: Viewer, dice: &mut Dice) {
        crate::reshuffle::reshuffle(self, viewer, dice);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| rules::outcome(self))
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }
}
