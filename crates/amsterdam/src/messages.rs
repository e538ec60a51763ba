//! What people are told of what happens, what can be done and what is wrong: keys of messages, and their arguments.

use game::{Arg, Message, ToMessage, messages};
use serde::Serialize;

use crate::{Action, Card, Color, ContractId, Event, Illegal, Impossible, Invalid, RouteId, Tally};

/// What the game has names for. Those of routes and contracts are on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Card(Card),
    Color(Color),
    /// A route by the places at its ends.
    Route(RouteId),
    RouteColor(RouteId),
    /// How many spaces a route has.
    RouteLength(RouteId),
    /// How many points a route scores.
    RoutePoints(RouteId),
    /// Whether a route has the cart symbol: `yes` or `no`.
    RouteHasCart(RouteId),
    /// A contract with its value.
    Contract(ContractId),
    Contracts(Vec<ContractId>),
    /// A contract by the places at its ends.
    ContractEnds(ContractId),
    /// The cards that a route is paid with: their colour, and how many are wild.
    Payment(RouteId, Option<Color>, u8),
    /// Points with their sign.
    SignedPoints(i32),
}

messages! {
    /// What is told of events.
    pub EVENTS: Event by "event" of Thing;

    ContractsChosen { seat } "am-chose-contracts" [name: seat(seat)];
    CardDrawn { seat, card } "am-drew-card" (card => "am-drew-this-card") [name: seat(seat), card: Card(card)];
    CardTaken { seat, card } "am-took-card" [name: seat(seat), card: Card(card)];
    CardTurnedUp { card } "am-turned-up" [card: Card(card)];
    FaceUpCleared "am-cleared";
    DeckShuffled "am-shuffled";
    RouteBuilt { seat, route, color, wilds, points } "am-built"
        [name: seat(seat), route: Route(route), payment: Payment(route, color, wilds), points: number(points)]
        @ Route(route);
    BonusTaken { seat } "am-took-bonus" [name: seat(seat)];
    ContractsDrawn { seat, count } "am-drew-contracts" [name: seat(seat), contracts: number(count)];
    ContractsKept { seat, count, kept } "am-kept-contracts" (kept => "am-kept-these")
        [name: seat(seat), count: number(count), contracts: Contracts(kept)] @ Contracts(kept);
    Passed { seat } "am-passed" [name: seat(seat)];
    LastRoundBegun { seat } "am-last-round-begun" [name: seat(seat)];
    ContractCounted { seat, contract, met, points } "am-counted-open" (met => "am-counted-met")
        [name: seat(seat), contract: ContractEnds(contract), points: SignedPoints(points)] @ Contract(contract);
    BonusCounted { seat, cards, points } "am-counted-bonus"
        [name: seat(seat), cards: number(cards), points: SignedPoints(points)];
    SeatCounted { seat, tally } "am-counted-seat" [name: seat(seat), points: number(tally.total)];
}

messages! {
    /// What is told of actions.
    pub ACTIONS: Action by "do" of Thing;

    Draw "am-do-draw";
    Take { card } "am-do-take" [card: Card(card)];
    Build { route } "am-do-build"
        [route: Route(route), color: RouteColor(route), length: RouteLength(route), points: RoutePoints(route), cart: RouteHasCart(route)];
    DrawContracts "am-do-draw-contracts";
    Keep { contract } "am-do-keep" [contract: Contract(contract)];
    KeepBoth "am-do-keep-both";
    Pass "am-do-pass";
}

messages! {
    /// What is told of refusals.
    pub REFUSALS: Illegal by "illegal" of Thing;

    NoSuchSeat { seat } "am-no-such-seat" [seat: seat(seat)];
    GameOver "am-game-over";
    NotYourTurn { turn } "am-not-your-turn" [name: seat(turn)];
    ChooseContracts "am-choose-contracts";
    ContractsChosen "am-contracts-chosen";
    SecondCardDue "am-second-card-due";
    OfferOpen "am-offer-open";
    NoOffer "am-no-offer";
    NotOffered "am-not-offered";
    NotDealt "am-not-offered";
    NoNeedToPass "am-no-need-to-pass";
    DeckEmpty "am-deck-empty";
    NotFaceUp { card } "am-not-face-up" [card: Card(card)];
    SecondWild "am-second-wild";
    NoSuchRoute "am-no-such-route";
    RouteBuilt { route, owner } "am-route-built" [route: Route(route), name: seat(owner)];
    OwnTwin "am-own-twin";
    ClosedTwin "am-closed-twin";
    TooFewCarts { needed, left } "am-too-few-carts" [needed: number(needed), left: number(left)];
    WrongColor { needed } "am-wrong-color" [color: Color(needed)];
    WrongCount { length } "am-wrong-count" [length: number(length)];
    TooFewCards { card, needed, held } "am-too-few-cards"
        [card: Card(card), needed: number(needed), held: number(held)];
    NoContracts "am-no-contracts";
}

impl Tally {
    /// All points together.
    pub const fn total(&self) -> i32 {
        self.total
    }
}

impl ToMessage for Invalid {
    type Thing = Thing;

    fn to_message(&self) -> Message<Thing> {
        let of = |key, entry: &str| Message::new(key).with("entry", Arg::from(entry));
        match self {
            Invalid::Seats(seats) => of("am-setup-seats", "seats").with("seats", Arg::from(*seats)),
            Invalid::First(seat) => of("am-setup-first", "first").with("seat", Arg::from(*seat)),
            Invalid::TooFewCards { found, least } => of("am-setup-cards", "board")
                .with("found", Arg::Number((*found).into()))
                .with("least", Arg::Number((*least).into())),
            Invalid::TooFewContracts { found, least } => of("am-setup-contracts", "board")
                .with("found", Arg::from(*found))
                .with("least", Arg::from(*least)),
            Invalid::Position(impossible) => of(
                "am-setup-position",
                &format!("position.{}", impossible.entry()),
            ),
        }
    }
}

impl Impossible {
    /// The entry that is wrong.
    fn entry(&self) -> String {
        let of = |seat: &game::Seat, entry: &str| format!("seats[{seat}].{entry}");
        match self {
            Impossible::NoSuchSeat(_) => "seats".to_owned(),
            Impossible::UnknownRoute { seat, .. }
            | Impossible::BuiltTwice { seat, .. }
            | Impossible::ClosedTwin { seat, .. }
            | Impossible::TooManyCarts { seat, .. } => of(seat, "routes"),
            Impossible::Bonus { seat, .. } => of(seat, "bonus"),
            Impossible::TooManyBonusCards { .. } => "seats".to_owned(),
            Impossible::UnknownContract { entry, .. }
            | Impossible::DoubledContract { entry, .. }
            | Impossible::TooManyCards { entry, .. } => entry.clone(),
            Impossible::MissingContract { .. } => "contract_deck".to_owned(),
            Impossible::MissingCards { .. } => "discard".to_owned(),
            Impossible::TooManyFaceUp(_) | Impossible::TooFewFaceUp(_) | Impossible::ThreeWilds => {
                "face_up".to_owned()
            }
            Impossible::UnshuffledDiscard => "deck".to_owned(),
            Impossible::Offer { seat, .. } => of(seat, "offer"),
            Impossible::NotOnOffer { seat } | Impossible::NoContract { seat } => {
                of(seat, "contracts")
            }
            Impossible::AllChosen
            | Impossible::NoSecondCard
            | Impossible::NotTheStart
            | Impossible::Over => "phase".to_owned(),
            Impossible::TooManyLastTurns { .. }
            | Impossible::LastRoundMissing { .. }
            | Impossible::LastRoundTooSoon => "last_turns".to_owned(),
            Impossible::Passes { .. } | Impossible::NeedlessPass { .. } => "passes".to_owned(),
            Impossible::NotHeld { seat } => of(seat, "shown"),
            Impossible::NotInStock => "stock".to_owned(),
            Impossible::NoDoubt { seat } => of(seat, "doubt"),
            Impossible::NotPutBack { seat, .. } => of(seat, "put_back"),
        }
    }
}
