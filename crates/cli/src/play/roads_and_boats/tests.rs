//! Everything that can be said about a game is said whole, in every language.

use std::collections::BTreeSet;

use game::{Game, Said, Seat, Seed};
use roads_and_boats::{
    Action, Brick, Building, Direction, Event, Filling, Good, Goods, Hex, Holder, Illegal, Phase,
    Place, Region, Setup, State, Terrain, Topic, Transport, TransporterId,
};
use words::{File, Language, SOURCES, Words};

use super::typed::Request;
use crate::play::tell::Teller;

const SEAT: Seat = Seat::FIRST;
const ID: TransporterId = TransporterId(0);
const HEX: Hex = Hex::new(0, -1);
const LAND: Region = Region::new(HEX, 0);
const ACROSS: Region = Region::new(HEX, 1);
const EDGE: Direction = Direction::ALL[1];
const GOOD: Good = Good::Boards;
const AT: Place = Place::River(LAND);

/// A game alone on First Furrow, settled where a river runs.
fn state() -> State {
    let mut state = State::new(&Setup::on("First Furrow", 1), Seed::from(7)).unwrap();
    let home = Action::Settle { home: LAND };
    state.apply(SEAT, &home, &mut ()).unwrap();
    state
}

/// The keys of the English file that begin like this.
fn keys(prefix: &str) -> BTreeSet<&'static str> {
    let english = SOURCES
        .iter()
        .find(|source| source.language == Language::English && source.file == File::RoadsAndBoats);
    let lines = english.unwrap().text.lines();
    let keys = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    keys.filter(|key| key.starts_with(prefix)).collect()
}

/// Says something in every language and finds nothing left out.
fn check(say: impl Fn(&Teller<'_, State>) -> String) {
    let state = state();
    for language in Language::ALL {
        let words = Words::new(language);
        let names = ["Anna".to_owned()];
        let teller = Teller::new(&words, &state, &names);
        let line = say(&teller);
        let is_whole = !line.is_empty() && !line.contains(['{', '}', '$']);
        assert!(is_whole, "{language}: {line:?}");
    }
}

fn actions() -> Vec<Action> {
    let river = [EDGE].into_iter().collect();
    let [land, raft] = [Holder::Region(LAND), Holder::Transporter(ID)];
    let lay = |river| Action::LayTile {
        hex: HEX,
        terrain: Terrain::Woods,
        river,
    };
    let hand = |from, to| Action::Hand {
        good: GOOD,
        from,
        to,
    };
    let step = |ashore| Action::Step {
        transporter: ID,
        to: AT,
        ashore,
    };
    let build = |filling| Action::Build {
        region: LAND,
        building: Building::Mine,
        filling,
    };
    let road = |hex| Action::Road {
        from: Region::new(hex, 0),
        direction: Direction::ALL[0],
        bank: 0,
    };
    let edge = (LAND, EDGE);
    vec![
        lay(Default::default()),
        lay(river),
        Action::Settle { home: LAND },
        Action::Call,
        Action::Waive,
        Action::KeepPraying,
        Action::StopPraying,
        Action::TakePosition { position: 1 },
        hand(land, raft),
        hand(raft, land),
        hand(raft, raft),
        Action::Produce { hex: HEX },
        Action::Make { hex: HEX, at: AT },
        Action::Harness { donkey: ID },
        Action::Breed { region: LAND },
        Action::Research {
            region: LAND,
            topic: Topic::Truck,
        },
        Action::Upgrade { hex: HEX },
        Action::Destroy { transporter: ID },
        step(None),
        step(Some(ACROSS)),
        Action::Lead {
            transporter: ID,
            from: LAND,
        },
        Action::Leave { transporter: ID },
        Action::Carry {
            carrier: ID,
            passenger: ID,
        },
        Action::SetDown {
            carrier: ID,
            at: AT,
        },
        build(None),
        build(Some(Filling::Big)),
        Action::Sink {
            hex: HEX,
            filling: Filling::Gold,
        },
        road(HEX),
        // Where a river springs, its land is one and has two banks.
        road(Hex::new(-1, -1)),
        Action::Bridge {
            from: LAND,
            to: ACROSS,
        },
        Action::Wall {
            from: edge.0,
            direction: edge.1,
        },
        Action::Raze {
            from: edge.0,
            direction: edge.1,
        },
        Action::Brick,
        Action::Pay {
            good: GOOD,
            from: land,
        },
        Action::Withdraw,
        Action::Agree,
        Action::Refuse,
        Action::Done,
    ]
}

#[test]
fn every_action_is_said_whole() {
    // No producer stands there, and no factory is being turned into a new one.
    let hollow = |action: &Action| {
        matches!(
            action,
            Action::Produce { .. } | Action::Make { .. } | Action::Upgrade { .. }
        )
    };
    for action in actions().iter().filter(|action| !hollow(action)) {
        check(|teller| teller.said(action));
    }
    let said: BTreeSet<&str> = actions().iter().map(|action| action.said().key).collect();
    let mut expected = keys("rb-do-");
    for wrapper in ["rb-do-times", "rb-do-done-left"] {
        expected.remove(wrapper);
    }
    assert_eq!(said, expected);
}

fn events() -> Vec<Event> {
    let seat = SEAT;
    let (region, hex, good, topic) = (LAND, HEX, GOOD, Topic::Steamer);
    let (building, filling, kind) = (Building::Mint, Filling::Mixed, Transport::Raft);
    let used = Goods::of(GOOD, 2);
    let [land, raft] = [Holder::Region(LAND), Holder::Transporter(ID)];
    let laid = |river| Event::TileLaid {
        seat,
        hex,
        terrain: Terrain::Sea,
        river,
    };
    let handed = |from, to| Event::Handed {
        seat,
        good,
        from,
        to,
    };
    let stepped = |geese| Event::Stepped {
        seat,
        id: ID,
        from: AT,
        to: Place::Sea(HEX),
        geese,
        flock: None,
    };
    let built = |filling| Event::Built {
        seat,
        region,
        building,
        filling,
    };
    let prayed = |stopped| Event::Prayed { seat, stopped };
    let answered = |agreed| Event::Answered { seat, agreed };
    vec![
        laid(Default::default()),
        laid([EDGE].into_iter().collect()),
        Event::MapMade { tiles: 12 },
        Event::Settled { seat, home: LAND },
        Event::TurnBegan { turn: 1 },
        Event::PhaseBegan {
            phase: Phase::Wonder,
        },
        Event::OrderWaived { seat },
        Event::OrderCalled { seat },
        prayed(true),
        prayed(false),
        Event::PositionTaken { seat, position: 2 },
        Event::Yielded { region, good },
        Event::Mined {
            region,
            good,
            by_lot: true,
        },
        Event::GooseBorn { region },
        handed(land, raft),
        handed(raft, land),
        handed(raft, raft),
        Event::BillOpened {
            seat,
            action: Action::Brick,
        },
        Event::Paid {
            seat,
            good,
            from: land,
        },
        Event::BillWithdrawn { seat },
        Event::Produced {
            seat,
            hex,
            good,
            count: 2,
        },
        Event::RanByItself {
            hex,
            used,
            good,
            count: 2,
        },
        Event::MadeForNobody { hex, used },
        Event::Vanished { region, sets: 1 },
        Event::TransporterMade {
            seat,
            id: ID,
            kind,
            at: AT,
        },
        Event::DonkeyBorn {
            seat,
            id: ID,
            region,
        },
        Event::Destroyed {
            seat,
            id: ID,
            kind,
            region,
        },
        Event::Researched { seat, topic },
        Event::UpgradesDone { seat },
        Event::Upgraded {
            seat,
            hex,
            building,
        },
        stepped(0),
        stepped(3),
        Event::Led {
            seat,
            id: ID,
            geese: 0,
        },
        Event::Carried {
            seat,
            carrier: ID,
            passenger: ID,
        },
        Event::SetDown {
            seat,
            carrier: ID,
            passenger: ID,
            at: AT,
        },
        built(None),
        built(Some(filling)),
        Event::ShaftSunk { seat, hex, filling },
        Event::RoadBuilt {
            seat,
            from: LAND,
            direction: EDGE,
            bank: 0,
        },
        Event::BridgeBuilt {
            seat,
            from: LAND,
            to: ACROSS,
        },
        Event::WallBuilt {
            seat,
            hex,
            direction: EDGE,
            tokens: 1,
        },
        Event::WallRazed {
            seat,
            hex,
            direction: EDGE,
            tokens: 2,
        },
        Event::PushedOff { id: ID, to: AT },
        Event::BrickLaid {
            brick: Brick::Seat(seat),
            number: 1,
        },
        Event::BrickLaid {
            brick: Brick::Neutral,
            number: 2,
        },
        Event::Irrigated,
        Event::Asked {
            seat,
            owner: seat,
            action: handed_action(),
        },
        answered(true),
        answered(false),
        Event::AskWithdrawn { seat },
        Event::DoneWith {
            seat,
            phase: Phase::Building,
        },
        Event::GameOver { points: vec![1] },
    ]
}

fn handed_action() -> Action {
    Action::Hand {
        good: GOOD,
        from: Holder::Transporter(ID),
        to: Holder::Region(LAND),
    }
}

#[test]
fn every_event_is_said_whole() {
    for event in &events() {
        check(|teller| teller.event(event));
    }
    let said: BTreeSet<&str> = events().iter().map(|event| event.said().key).collect();
    let mut expected = keys("rb-log-");
    expected.remove("rb-log-times");
    assert_eq!(said, expected);
}

/// Refusals with something in them. The others have nothing that could be left out.
fn refusals() -> Vec<Illegal> {
    let (seat, hex, region, id, good) = (SEAT, HEX, LAND, ID, GOOD);
    let (topic, filling, building) = (Topic::BigMines, Filling::Iron, Building::Quarry);
    let direction = EDGE;
    let rule = "RB-BUILD-02";
    let missing = |good| Illegal::Missing {
        good,
        needed: 2,
        found: 1,
        rule,
    };
    vec![
        Illegal::NoSuchSeat { seat, n_seats: 1 },
        Illegal::NotYourMoment { acting: seat },
        Illegal::WrongPhase {
            phase: Phase::Movement,
        },
        Illegal::NotYourPrayer { acting: seat },
        Illegal::NotYourChoice { acting: seat },
        Illegal::PositionTaken { position: 1 },
        Illegal::AskOpen { owner: seat },
        Illegal::NotOwed { good },
        Illegal::NotAtFactory { id },
        Illegal::NotUpgradable { hex },
        Illegal::CannotLay { hex },
        Illegal::NotInBox {
            terrain: Terrain::Rock,
        },
        Illegal::RiverMismatch { hex },
        Illegal::NoSuchTile { hex },
        Illegal::NoSuchRegion { region },
        Illegal::NoSuchPlace { place: AT },
        Illegal::HomeNotAllowed { region },
        Illegal::HomeTooClose { region },
        Illegal::NoRoomForHomes { region },
        Illegal::NoSuchTransporter { id },
        Illegal::NotYours { id },
        Illegal::IsAboard { id },
        missing(Some(good)),
        missing(None),
        Illegal::NotPresent { hex, rule },
        Illegal::OutOfReach { rule },
        Illegal::NotThere { good },
        Illegal::NoRoom { id },
        Illegal::NoProducer { hex },
        Illegal::CapacityUsed { hex },
        Illegal::NoFactory { hex },
        Illegal::NotDonkey { id },
        Illegal::CannotLaunch { at: AT },
        Illegal::NotTwoDonkeys { region },
        Illegal::HasResearched { topic },
        Illegal::NotResearched { topic },
        Illegal::MineNotResearched { filling },
        Illegal::HasMoved { id },
        Illegal::NoStepsLeft { id },
        Illegal::NeedsRoad { id },
        Illegal::NoWayByLand { to: AT },
        Illegal::NoWayByWater { to: AT },
        Illegal::CargoMoved { id },
        Illegal::WallInTheWay { owner: seat },
        Illegal::CannotCarry { id },
        Illegal::CarriesNone { id },
        Illegal::TooEarlyToSetDown { id },
        Illegal::CannotSetDown { at: AT },
        Illegal::NoGoose { region },
        Illegal::NoFollowers { id },
        Illegal::GooseMoved { region },
        Illegal::SplitFlock { region },
        Illegal::HasBuilding { building },
        Illegal::WrongSite { building },
        Illegal::NoMine { hex },
        Illegal::NoRoadThere { direction },
        Illegal::HasRoad { direction },
        Illegal::NoWallThere { direction },
        Illegal::ForeignWall { owner: seat },
        Illegal::NoWallToRaze { direction },
    ]
}

#[test]
fn every_refusal_is_said_whole_and_has_a_rule() {
    for illegal in &refusals() {
        check(|teller| teller.said(illegal));
        check(|teller| teller.illegal(illegal));
    }
}

#[test]
fn verbs_are_understood_in_english_and_in_the_language_spoken() {
    let state = state();
    for language in Language::ALL {
        let words = Words::new(language);
        let names = ["Anna".to_owned()];
        let teller = Teller::new(&words, &state, &names);
        let verbs = keys("rb-verb-");
        for key in verbs {
            let english = key.trim_start_matches("rb-verb-");
            let spoken = words.say(key, &[]);
            for verb in [english, &spoken, &spoken.to_uppercase()] {
                let request = Request::parse(&teller, &format!("{verb} 2, -1 3"));
                assert!(request.is_some(), "{language}: {verb}");
            }
        }
        assert!(
            Request::parse(&teller, "dance 2,-1").is_none(),
            "{language}"
        );
    }
}
