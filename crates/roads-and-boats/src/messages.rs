//! What people are told of what happens, what can be done and what is wrong: keys of messages, and their arguments.
//! Refusals of actions have theirs in `illegal`.

use game::{Arg, Message, Present, Seat, ToMessage, messages};
use serde::Serialize;

use crate::{
    Action, Arms, Brick, Building, Direction, Event, Filling, FreeMapSetup, Good, Goods, Hex,
    Holder, Invalid, MapError, Phase, Place, Region, Terrain, Topic, Transport, TransporterId,
};

/// What the game has names for. Some names depend on the position: what stands on a tile, what lies around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Good(Good),
    Goods(Goods),
    Terrain(Terrain),
    Building(Building),
    Filling(Filling),
    Topic(Topic),
    Phase(Phase),
    Direction(Direction),
    Directions(Arms),
    /// A kind of transporter.
    Transport(Transport),
    Transporter(TransporterId),
    /// The number of a transporter that may not be there.
    TransporterNumber(TransporterId),
    /// A transporter that may not be there any more, by its kind.
    TransporterOfKind(TransporterId, Transport),

    Tile(Hex),
    /// A piece of land, with its letter only where a tile has several.
    Region(Region),
    /// A piece of land as it was before any bridge.
    UnbridgedRegion(Region),
    Place(Place),
    Holder(Holder),
    /// The tile beside one.
    TileBeside(Region, Direction),
    /// The land that a road leads to over an edge, on one of its banks.
    RoadEnd(Region, Direction, u8),
    /// An edge, with its bank where there are two.
    Edge(Region, Direction, u8),

    /// What a tile is made of now.
    TerrainAt(Region),
    /// The tiles around a piece of land, each by its direction.
    Surroundings(Region),
    /// The building of a tile.
    BuildingAt(Hex),
    /// What the producer of a tile takes.
    ProducerInputs(Hex),
    /// What the producer of a tile makes.
    ProducerOutputs(Hex),
    /// The kind of transporter that the factory of a tile makes.
    TransportMadeAt(Hex),
    /// What factories can be turned into now.
    UpgradeTarget(),
    /// The running phase.
    CurrentPhase(),
    /// What must be done first, in a word: `destroy`, `upgrade` or `none`.
    Duty(),
}

messages! {
    /// What is told of events.
    pub EVENTS: Event by "event" of Thing;

    TileLaid { seat, hex, terrain, river } "rb-log-tile-laid" (river => "rb-log-tile-laid-river")
        [name: seat(seat), tile: Tile(hex), terrain: Terrain(terrain), river: Directions(river)] @ Tile(hex);
    RowDrawn { praying } "rb-show-temple" [names: seats(praying)];
    MapMade { tiles } "rb-log-map-made" [tiles: number(tiles)];
    Settled { seat, home } "rb-log-settled" [name: seat(seat), region: Region(home)] @ Region(home);
    TurnBegan { turn } "rb-log-turn" [turn: number(turn)];
    PhaseBegan { phase } "rb-log-phase" [phase: Phase(phase)];
    OrderCalled { seat, phase } "rb-log-order-called" [name: seat(seat), phase: Phase(phase)];
    CallDropped { seat, phase } "rb-log-call-dropped" [name: seat(seat), phase: Phase(phase)];
    Prayed { seat, stopped } "rb-log-prays-on" (stopped => "rb-log-stops-praying") [name: seat(seat)];
    PositionTaken { seat, position } "rb-log-position" [name: seat(seat), position: number(position)];

    Yielded { region, good } "rb-log-yielded" [region: Region(region), good: Good(good)] @ Region(region);
    Mined { region, good } "rb-log-mined" [region: Region(region), good: Good(good)] @ Region(region);
    GooseBorn { region } "rb-log-goose-born" [region: Region(region)] @ Region(region);
    Handed { seat, good, from, to } "rb-log-passed" (from.region => "rb-log-loaded", to.region => "rb-log-unloaded")
        [name: seat(seat), good: Good(good), from: Holder(from), to: Holder(to)] @ Region(from.region), Holder(to);
    BillOpened { seat, action } "rb-log-bill-opened" [name: seat(seat), action: message(action)] @ message(action);
    Paid { seat, good, from } "rb-log-paid" [name: seat(seat), good: Good(good), from: Holder(from)] @ Holder(from);
    BillWithdrawn { seat } "rb-log-bill-withdrawn" [name: seat(seat)];
    Produced { seat, hex, good, count } "rb-log-produced"
        [name: seat(seat), tile: Tile(hex), good: Good(good), count: number(count)] @ Tile(hex);
    RanByItself { hex, used, good, count } "rb-log-ran"
        [tile: Tile(hex), good: Good(good), count: number(count), used: Goods(used)] @ Tile(hex);
    MadeForNobody { hex, used } "rb-log-made-for-nobody" [tile: Tile(hex), used: Goods(used)] @ Tile(hex);
    Vanished { region, sets } "rb-log-vanished" [region: Region(region), sets: number(sets)] @ Region(region);
    TransporterMade { seat, id, kind, at } "rb-log-transporter-made"
        [name: seat(seat), transporter: TransporterOfKind(id, kind), place: Place(at)] @ Transporter(id);
    DonkeyBorn { seat, id, region } "rb-log-donkey-born"
        [name: seat(seat), transporter: Transporter(id), region: Region(region)] @ Transporter(id);
    Destroyed { seat, id, kind, region } "rb-log-destroyed"
        [name: seat(seat), transporter: TransporterOfKind(id, kind), region: Region(region)] @ Region(region);
    Researched { seat, topic } "rb-log-researched" [name: seat(seat), topic: Topic(topic)];
    UpgradesDone { seat } "rb-log-upgrades-done" [name: seat(seat)];
    Upgraded { seat, hex, building } "rb-log-upgraded"
        [name: seat(seat), tile: Tile(hex), building: Building(building)] @ Tile(hex);

    Stepped { seat, id, from, to, geese } "rb-log-stepped"
        [name: seat(seat), transporter: Transporter(id), from: Place(from), to: Place(to), geese: number(geese)]
        @ Place(to);
    Led { seat, id, geese } "rb-log-led"
        [name: seat(seat), transporter: Transporter(id), geese: number(geese)] @ Transporter(id);
    Carried { seat, carrier, passenger } "rb-log-carried"
        [name: seat(seat), passenger: Transporter(passenger), carrier: Transporter(carrier)] @ Transporter(carrier);
    SetDown { seat, passenger, at } "rb-log-set-down"
        [name: seat(seat), passenger: Transporter(passenger), place: Place(at)] @ Transporter(passenger);

    Built { seat, region, building, filling } "rb-log-built" (filling => "rb-log-built-mine")
        [name: seat(seat), region: Region(region), building: Building(building), filling: Filling(filling)]
        @ Building(region);
    ShaftSunk { seat, hex, filling } "rb-log-shaft"
        [name: seat(seat), tile: Tile(hex), filling: Filling(filling)] @ Tile(hex);
    RoadBuilt { seat, from, direction, bank } "rb-log-road"
        [name: seat(seat), region: Region(from), to: RoadEnd(from, direction, bank)] @ Edge(from, direction, bank);
    BridgeBuilt { seat, from, to } "rb-log-bridge" [name: seat(seat), from: UnbridgedRegion(from), to: UnbridgedRegion(to)] @ Bridge(from, to);
    WallBuilt { seat, hex, direction, tokens } "rb-log-wall"
        [name: seat(seat), tile: Tile(hex), to: TileBeside(hex, direction), tokens: number(tokens)] @ Edge(hex, direction);
    WallRazed { seat, hex, direction, tokens } "rb-log-razed"
        [name: seat(seat), tile: Tile(hex), to: TileBeside(hex, direction), tokens: number(tokens)] @ Edge(hex, direction);
    PushedOff { id, to } "rb-log-pushed-off" [transporter: Transporter(id), place: Place(to)] @ Transporter(id);
    BrickLaid { brick, number } "rb-log-brick-neutral" (brick.seat => "rb-log-brick")
        [name: seat(brick.seat), number: number(number)];
    Irrigated "rb-log-irrigated";

    Asked { seat, owner, action } "rb-log-asked"
        [name: seat(seat), owner: seat(owner), action: message(action)] @ message(action);
    Answered { seat, agreed } "rb-log-refused" (agreed => "rb-log-agreed") [name: seat(seat)];
    AskWithdrawn { seat } "rb-log-ask-withdrawn" [name: seat(seat)];
    Waited { seat } "rb-log-waited" [name: seat(seat)];
    DoneWith { seat, phase } "rb-log-done" [name: seat(seat), phase: Phase(phase)];
    GameOver "rb-log-game-over";
}

messages! {
    /// What is told of actions.
    pub ACTIONS: Action by "do" of Thing;

    LayTile { hex, terrain, river } "rb-do-lay" (river => "rb-do-lay-river")
        [tile: Tile(hex), terrain: Terrain(terrain), river: Directions(river)] @ Tile(hex);
    Settle { home } "rb-do-settle"
        [region: Region(home), terrain: TerrainAt(home), around: Surroundings(home)] @ Region(home);
    Call { phase } "rb-do-call" [phase: Phase(phase)];
    DropCall { phase } "rb-do-drop-call" [phase: Phase(phase)];
    KeepPraying "rb-do-keep-praying";
    StopPraying "rb-do-stop-praying";
    TakePosition { position } "rb-do-take-position" [position: number(position)];

    Hand { good, from, to } "rb-do-pass" (from.region => "rb-do-load", to.region => "rb-do-unload")
        [good: Good(good), from: Holder(from), to: Holder(to)] @ Region(from.region), Holder(to);
    Produce { hex } "rb-do-produce"
        [tile: Tile(hex), building: BuildingAt(hex), inputs: ProducerInputs(hex), outputs: ProducerOutputs(hex)] @ Tile(hex);
    Make { hex, at } "rb-do-make" [tile: Tile(hex), transporter: TransportMadeAt(hex), place: Place(at)] @ Tile(hex);
    Harness { donkey } "rb-do-harness" [transporter: Transporter(donkey)] @ Transporter(donkey);
    Breed { region } "rb-do-breed" [region: Region(region)] @ Region(region);
    Research { region, topic } "rb-do-research" [region: Region(region), topic: Topic(topic)] @ Region(region);
    Upgrade { hex } "rb-do-upgrade" [tile: Tile(hex), building: UpgradeTarget()] @ Tile(hex);
    Destroy { transporter } "rb-do-destroy" [transporter: Transporter(transporter)] @ Transporter(transporter);

    Step { to, ashore } "rb-do-step" (ashore => "rb-do-step-ashore")
        [place: Place(to), region: Region(ashore)] @ Place(to);
    Lead { transporter, from } "rb-do-lead"
        [transporter: Transporter(transporter), region: Region(from)] @ Transporter(transporter);
    Leave { transporter } "rb-do-leave" [transporter: Transporter(transporter)] @ Transporter(transporter);
    Carry { carrier, passenger } "rb-do-carry"
        [passenger: Transporter(passenger), carrier: Transporter(carrier)] @ Transporter(carrier);
    SetDown { carrier, at } "rb-do-set-down" [carrier: Transporter(carrier), place: Place(at)] @ Place(at);

    Build { region, building, filling } "rb-do-build" (filling => "rb-do-build-mine")
        [region: Region(region), building: Building(building), filling: Filling(filling)] @ Building(region);
    Sink { hex, filling } "rb-do-sink" [tile: Tile(hex), filling: Filling(filling)] @ Tile(hex);
    Road { from, direction, bank } "rb-do-road"
        [region: Region(from), to: RoadEnd(from, direction, bank), direction: Edge(from, direction, bank)]
        @ Edge(from, direction, bank);
    Bridge { from, to } "rb-do-bridge" [from: UnbridgedRegion(from), to: UnbridgedRegion(to)] @ Bridge(from, to);
    Wall { from, direction } "rb-do-wall"
        [region: Region(from), to: TileBeside(from, direction), direction: Direction(direction)] @ Edge(from, direction);
    Raze { from, direction } "rb-do-raze"
        [region: Region(from), to: TileBeside(from, direction), direction: Direction(direction)] @ Edge(from, direction);
    Brick "rb-do-brick";

    Pay { good, from } "rb-do-pay" [good: Good(good), from: Holder(from)] @ Holder(from);
    Withdraw "rb-do-withdraw";
    Agree "rb-do-agree";
    Refuse "rb-do-refuse";
    Wait "rb-do-wait";
    Done "rb-do-done" [duty: Duty(), phase: CurrentPhase()];
}

impl Present for Arms {
    fn is_present(&self) -> bool {
        !self.is_empty()
    }
}

impl Holder {
    /// The region, if that is what holds.
    pub const fn region(self) -> Option<Region> {
        match self {
            Holder::Region(region) => Some(region),
            Holder::Transporter(_) => None,
        }
    }
}

impl Brick {
    /// Whose it is, if it is anybody's.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Brick::Seat(seat) => Some(seat),
            Brick::Neutral | Brick::Unused => None,
        }
    }
}

impl From<Hex> for Region {
    /// The first piece of land.
    fn from(hex: Hex) -> Region {
        Region::new(hex, 0)
    }
}

impl ToMessage for Invalid {
    type Thing = Thing;

    fn to_message(&self) -> Message<Thing> {
        let of = |key, entry: &str| Message::new(key).with("entry", Arg::from(entry));
        match self {
            Invalid::Seats(seats) => of("rb-setup-seats", "seats").with("seats", Arg::from(*seats)),
            Invalid::UnknownMap(name) => {
                of("rb-setup-no-such-map", "map").with("map", Arg::from(name.as_str()))
            }
            Invalid::Map(fault) => {
                of("rb-setup-map", "map").with("fault", Arg::Message(fault.to_message()))
            }
            Invalid::FreeTiles { tiles, least } => of("rb-setup-tiles", "map.free.tiles")
                .with("tiles", Arg::from(*tiles))
                .with("least", Arg::from(*least))
                .with("most", Arg::from(FreeMapSetup::MOST_TILES)),
            Invalid::FreeSea {
                sea,
                tiles,
                least,
                most,
            } => of("rb-setup-sea", "map.free.sea")
                .with("sea", Arg::from(*sea))
                .with("tiles", Arg::from(*tiles))
                .with("least", Arg::from(*least))
                .with("most", Arg::from(*most)),
            Invalid::FreeFirst(seat) => {
                of("rb-setup-first", "map.free.first").with("seat", Arg::from(*seat))
            }
            Invalid::Position(impossible) => of(
                "rb-setup-position",
                &format!("position.{}", impossible.entry),
            ),
        }
    }
}

impl ToMessage for MapError {
    type Thing = Thing;

    fn to_message(&self) -> Message<Thing> {
        let message = self
            .numbers()
            .into_iter()
            .fold(Message::new(self.key()), |message, (name, number)| {
                message.with(name, Arg::from(number))
            });
        message.with("tile", self.hex().map(|hex| Arg::Thing(Thing::Tile(hex))))
    }
}
