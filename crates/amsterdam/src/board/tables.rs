//! A checked board, with what the rules look up often.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::{BoardError, BoardFile};
use crate::pile::Pile;
use crate::set::{Numbered, Set};
use crate::{Card, Cards, Color};

/// The most places a board may have.
pub const MAX_PLACES: usize = 32;
/// The longest route a board may have.
pub(super) const MAX_LENGTH: usize = 8;
/// The most cards a board may have.
pub(crate) const MAX_CARDS: usize = 112;

/// The number of a route: its place in the board file, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RouteId(pub u8);

/// The number of a contract: its place in the board file, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ContractId(pub u8);

/// A set of routes.
pub type Routes = Set<RouteId>;
/// A set of contracts.
pub type Contracts = Set<ContractId>;

impl Numbered for RouteId {
    fn with_number(number: u8) -> RouteId {
        RouteId(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

impl Numbered for ContractId {
    fn with_number(number: u8) -> ContractId {
        ContractId(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

/// A route between two neighbouring places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Its ends, as places in [`BoardFile::places`].
    pub ends: [u8; 2],
    pub length: u8,
    /// None if it is grey.
    pub color: Option<Color>,
    /// Whether it has the cart symbol.
    pub cart: bool,
    /// The other route of the pair, if it is a double one.
    pub twin: Option<RouteId>,
    /// What it scores when built.
    pub points: u8,
}

/// Two places to join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contract {
    /// Its ends, as places in [`BoardFile::places`].
    pub ends: [u8; 2],
    pub value: u8,
}

/// A checked board. Written and read as its file, and checked when read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "BoardFile", into = "BoardFile")]
pub struct Board {
    pub(super) file: BoardFile,
    pub(super) routes: Vec<Route>,
    pub(super) contracts: Vec<Contract>,
    pub(super) route_names: Vec<String>,
    /// Routes that so many cards of one colour pay for, by colour and count.
    pub(super) payable: [[Routes; MAX_LENGTH + 1]; 6],
    /// Routes that so many wilds pay for.
    pub(super) up_to: [Routes; MAX_LENGTH + 1],
    pub(super) full_deck: Pile<Card, MAX_CARDS>,
    pub(super) all_contracts: Pile<ContractId, { Contracts::CAPACITY }>,
}

impl TryFrom<BoardFile> for Board {
    type Error = BoardError;

    fn try_from(file: BoardFile) -> Result<Board, BoardError> {
        Board::new(file)
    }
}

impl From<Board> for BoardFile {
    fn from(board: Board) -> BoardFile {
        board.file
    }
}

impl Board {
    /// Checks a board file.
    ///
    /// # Errors
    ///
    /// Returns the first entry that is wrong, and why.
    pub fn new(file: BoardFile) -> Result<Board, BoardError> {
        super::check::board(file)
    }

    /// The board of the box.
    pub fn amsterdam() -> Arc<Board> {
        static AMSTERDAM: LazyLock<Arc<Board>> = LazyLock::new(|| {
            let file = BoardFile::parse(include_str!("../../data/amsterdam.json"))
                .expect("the board we ship");
            Arc::new(Board::new(file).expect("the board we ship"))
        });
        AMSTERDAM.clone()
    }

    /// The file it was made from.
    pub fn file(&self) -> &BoardFile {
        &self.file
    }

    /// Every route's number.
    pub fn route_ids(&self) -> impl Iterator<Item = RouteId> + use<> {
        (0..self.routes.len() as u8).map(RouteId)
    }

    /// Every contract's number.
    pub fn contract_ids(&self) -> impl Iterator<Item = ContractId> + use<> {
        (0..self.contracts.len() as u8).map(ContractId)
    }

    /// The route with this number, if there is one.
    pub fn find_route(&self, id: RouteId) -> Option<&Route> {
        self.routes.get(id.0 as usize)
    }

    /// The route with this number.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    pub fn route(&self, id: RouteId) -> &Route {
        &self.routes[id.0 as usize]
    }

    /// The contract with this number.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    pub fn contract(&self, id: ContractId) -> &Contract {
        &self.contracts[id.0 as usize]
    }

    /// The name of a place.
    pub fn place_name(&self, place: u8) -> &str {
        &self.file.places[place as usize].name
    }

    /// A name no other route has: its ends, and its colour where it is one of a pair.
    pub fn route_name(&self, id: RouteId) -> &str {
        &self.route_names[id.0 as usize]
    }

    /// A name no other contract has: its ends.
    pub fn contract_name(&self, id: ContractId) -> String {
        let [a, b] = self.contract(id).ends;
        format!("{} - {}", self.place_name(a), self.place_name(b))
    }

    /// All cards there are.
    pub fn cards(&self) -> &Cards {
        &self.file.cards
    }

    /// How many carts each seat starts with.
    pub fn carts(&self) -> u8 {
        self.file.carts
    }

    /// How many bonus cards there are.
    pub fn bonus_cards(&self) -> u8 {
        self.file.bonus_cards
    }

    /// Points for a place from 0 in the count of bonus cards.
    pub fn bonus_points(&self, n_seats: usize, place: usize) -> u8 {
        self.file.bonus_points[&(n_seats as u8)][place]
    }

    /// All cards, kind by kind.
    pub(crate) fn full_deck(&self) -> &Pile<Card, MAX_CARDS> {
        &self.full_deck
    }

    /// All contracts in the order of their numbers.
    pub(crate) fn all_contracts(&self) -> &Pile<ContractId, { Contracts::CAPACITY }> {
        &self.all_contracts
    }

    /// The routes that `cards` cards of `color` pay for.
    pub(crate) fn payable_in(&self, color: Color, cards: u8) -> Routes {
        self.payable[color.index()][usize::from(cards).min(MAX_LENGTH)]
    }

    /// The routes that `wilds` wilds pay for.
    pub(crate) fn payable_in_wilds(&self, wilds: u8) -> Routes {
        self.up_to[usize::from(wilds).min(MAX_LENGTH)]
    }
}
