//! One of each thing that people are told of, for tests that put them into words.

use game::{Game, Sample, Seat, Seed};

use crate::{Action, Card, Color, ContractId, Event, Illegal, RouteId, Setup, State, Tally};

const SEAT: Seat = Seat::FIRST;
const ROUTE: RouteId = RouteId(0);
const CONTRACT: ContractId = ContractId(0);

/// Every event, action and refusal, with each of its keys, and a position that they fit: the start of a game.
///
/// # Panics
///
/// Panics if two seats cannot begin a game.
pub fn samples() -> (State, Vec<Sample<State>>) {
    let state = State::new(&Setup::for_seats(2), Seed::from(7)).expect("a setup");
    let samples = events()
        .into_iter()
        .map(Sample::Event)
        .chain(actions().into_iter().map(Sample::Action))
        .chain(refusals().into_iter().map(Sample::Refusal));
    (state, samples.collect())
}

// A list of one of each is as long as there are kinds.
fn events() -> Vec<Event> {
    let seat = SEAT;
    let drawn = |card| Event::CardDrawn { seat, card };
    let built = |color, wilds| Event::RouteBuilt {
        seat,
        route: ROUTE,
        color,
        wilds,
        points: 1,
    };
    let kept = |kept| Event::ContractsKept {
        seat,
        count: 1,
        kept,
    };
    let counted = |met| Event::ContractCounted {
        seat,
        contract: CONTRACT,
        met,
        points: 4,
    };
    vec![
        Event::ContractsChosen { seat, kept: None },
        drawn(None),
        drawn(Some(Card::Wild)),
        Event::CardTaken {
            seat,
            card: Card::Wild,
        },
        Event::CardTurnedUp { card: Card::Wild },
        Event::FaceUpCleared {
            cards: vec![Card::Wild; 3],
        },
        Event::DeckShuffled { cards: 20 },
        built(Some(Color::Red), 0),
        built(None, 1),
        Event::BonusTaken { seat },
        Event::ContractsDrawn {
            seat,
            count: 2,
            contracts: None,
        },
        kept(None),
        kept(Some(vec![CONTRACT])),
        Event::Passed { seat },
        Event::LastRoundBegun { seat },
        counted(true),
        counted(false),
        Event::BonusCounted {
            seat,
            cards: 2,
            points: 4,
        },
        Event::SeatCounted {
            seat,
            tally: Tally::default(),
        },
    ]
}

fn actions() -> Vec<Action> {
    vec![
        Action::Draw,
        Action::Take { card: Card::Wild },
        Action::Build {
            route: ROUTE,
            color: Some(Color::Red),
            wilds: 0,
        },
        Action::DrawContracts,
        Action::Keep { contract: CONTRACT },
        Action::KeepBoth,
        Action::Pass,
    ]
}

fn refusals() -> Vec<Illegal> {
    vec![
        Illegal::NoSuchSeat {
            seat: SEAT,
            n_seats: 2,
        },
        Illegal::GameOver,
        Illegal::NotYourTurn { turn: SEAT },
        Illegal::ChooseContracts,
        Illegal::ContractsChosen,
        Illegal::SecondCardDue,
        Illegal::OfferOpen,
        Illegal::NoOffer,
        Illegal::NotOffered { contract: CONTRACT },
        Illegal::NotDealt { contract: CONTRACT },
        Illegal::NoNeedToPass,
        Illegal::DeckEmpty,
        Illegal::NotFaceUp { card: Card::Wild },
        Illegal::SecondWild,
        Illegal::NoSuchRoute { route: ROUTE },
        Illegal::RouteBuilt {
            route: ROUTE,
            owner: SEAT,
        },
        Illegal::OwnTwin { twin: ROUTE },
        Illegal::ClosedTwin { twin: ROUTE },
        Illegal::TooFewCarts { needed: 3, left: 1 },
        Illegal::WrongColor { needed: Color::Red },
        Illegal::WrongCount { length: 2 },
        Illegal::TooFewCards {
            card: Card::Wild,
            needed: 3,
            held: 1,
        },
        Illegal::NoContracts,
    ]
}
