//! One of each thing that people are told of, for tests that put them into words.

use game::{Game, Sample, Seat, Seed};

use crate::{
    Action, Brick, Building, Direction, Event, Filling, Good, Goods, Hex, Holder, Illegal, Phase,
    Place, Region, Setup, State, Terrain, Topic, Transport, TransporterId,
};

const SEAT: Seat = Seat::FIRST;
const ID: TransporterId = TransporterId(0);
const HEX: Hex = Hex::new(0, -1);
const LAND: Region = Region::new(HEX, 0);
const ACROSS: Region = Region::new(HEX, 1);
const EDGE: Direction = Direction::ALL[1];
const GOOD: Good = Good::Boards;
const AT: Place = Place::River(LAND);

/// Every event, action and refusal, with each of its keys, and a position that they fit: a game alone on First Furrow,
/// settled where a river runs. It has no factories, so that what is made there has no name in it.
///
/// # Panics
///
/// Panics if First Furrow is not among the maps any more, or has no river there.
pub fn samples() -> (State, Vec<Sample<State>>) {
    let mut state = State::new(&Setup::on("First Furrow", 1), Seed::from(7)).expect("a map");
    let home = Action::Settle { home: LAND };
    let settled = state.apply(SEAT, &home, &mut ());
    assert!(settled.is_ok(), "a home by the river");
    let samples = events()
        .into_iter()
        .map(Sample::Event)
        .chain(actions().into_iter().map(Sample::Action))
        .chain(refusals().into_iter().map(Sample::Refusal));
    (state, samples.collect())
}

#[expect(
    clippy::too_many_lines,
    reason = "a list of one of each is as long as there are kinds"
)]
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
        Event::RowDrawn {
            praying: vec![seat, Seat::FIRST],
        },
        Event::Settled { seat, home: LAND },
        Event::TurnBegan { turn: 1 },
        Event::PhaseBegan {
            phase: Phase::Wonder,
        },
        Event::OrderCalled {
            seat,
            phase: Phase::Movement,
        },
        Event::CallDropped {
            seat,
            phase: Phase::Movement,
        },
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
        Event::Waited { seat },
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

#[expect(
    clippy::too_many_lines,
    reason = "a list of one of each is as long as there are kinds"
)]
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
        Action::Call {
            phase: Phase::Movement,
        },
        Action::DropCall {
            phase: Phase::Movement,
        },
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
        Action::Wait,
        Action::Done,
    ]
}

#[expect(
    clippy::too_many_lines,
    reason = "a list of one of each is as long as there are kinds"
)]
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
        Illegal::GameOver,
        Illegal::NotNow,
        Illegal::NobodyElse,
        Illegal::HasCalled {
            phase: Phase::Movement,
        },
        Illegal::HasNotCalled {
            phase: Phase::Movement,
        },
        Illegal::TooLateToCall {
            phase: Phase::Movement,
        },
        Illegal::WithinReach { other: seat },
        Illegal::OrderSettled,
        Illegal::WonderInOrder,
        Illegal::NobodyToWaitFor,
        Illegal::HasWaited,
        Illegal::NoAsk,
        Illegal::BillOpen,
        Illegal::NothingToWithdraw,
        Illegal::NoBill,
        Illegal::NotInPool,
        Illegal::MustDestroy,
        Illegal::NothingToDestroy,
        Illegal::MustUpgrade,
        Illegal::NoUpgrade,
        Illegal::OnlyLandLeft,
        Illegal::OnlySeaLeft,
        Illegal::RiverFromNowhere,
        Illegal::RiverUnfinished,
        Illegal::TooLittleLand,
        Illegal::SameHolder,
        Illegal::AtSea,
        Illegal::TooManyTransporters,
        Illegal::ShaftsNotResearched,
        Illegal::NotAshore,
        Illegal::WrongFilling,
        Illegal::NoBridgeThere,
        Illegal::TallestWall,
        Illegal::NotHome,
        Illegal::NoSuchSeat { seat, n_seats: 1 },
        Illegal::NotYourMoment { acting: seat },
        Illegal::WrongPhase {
            phase: Phase::Movement,
        },
        Illegal::NotYourPrayer { acting: seat },
        Illegal::NotYourChoice { acting: seat },
        Illegal::PositionTaken { position: 1 },
        Illegal::AskOpen { owner: seat },
        Illegal::Refused { owner: seat },
        Illegal::StillTooMany {
            kind: Transport::Raft,
        },
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
