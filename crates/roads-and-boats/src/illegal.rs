//! Why an action is refused.

use game::{Refusal, Seat, messages};
use thiserror::Error;

use crate::{
    Building, Direction, Filling, Good, Hex, Phase, Place, Region, Terrain, Thing, Topic,
    Transport, TransporterId,
};

/// A table of refusals: the variant, the rule behind it, what people are told as in [`messages!`], and what programmers are
/// told.
macro_rules! refusals {
    ($(
        $name:ident $({ $($field:ident: $type:ty),* })? $rule:literal,
        $key:literal $(($($keys:tt)*))? $([$($args:tt)*])?, $message:literal;
    )*) => {
        /// The rule an action would break.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
        pub enum Illegal {
            $(#[error($message)] $name $({ $($field: $type),* })?,)*
        }

        impl Refusal for Illegal {
            // The table has a rule for every refusal, though some say their own.
            #[allow(unreachable_patterns)]
            fn rule(&self) -> &'static str {
                match *self {
                    // Goods and presence are needed in several chapters, and each says its rule.
                    Illegal::Missing { rule, .. }
                    | Illegal::NotPresent { rule, .. }
                    | Illegal::OutOfReach { rule } => rule,
                    $(Illegal::$name { .. } => $rule,)*
                }
            }
        }

        messages! {
            /// What is told of refusals.
            pub REFUSALS: Illegal by "illegal" of Thing;
            $($name $({ $($field),* })? $key $(($($keys)*))? $([$($args)*])?;)*
        }
    };
}

refusals! {
    NoSuchSeat { seat: Seat, n_seats: u8 } "RB-SET-01", "rb-no-such-seat" [seat: seat(seat)], "seat {seat} is not at this table of {n_seats}";
    GameOver "RB-WON-05", "rb-game-over", "the game is over";
    NotYourMoment { acting: Seat } "RB-TURN-07", "rb-not-your-moment" [name: seat(acting)], "it is the turn of seat {acting}";
    NotNow "RB-TURN-01", "rb-not-now", "something else has to be decided first";
    WrongPhase { phase: Phase } "RB-TURN-01", "rb-wrong-phase" [phase: Phase(phase)], "that is for another phase than {phase}";
    NobodyElse "RB-TURN-02", "rb-nobody-else", "a seat alone has no order to settle";
    HasCalled { phase: Phase } "RB-TURN-02", "rb-has-called" [phase: Phase(phase)], "the seat has called for the order of {phase} already";
    HasNotCalled { phase: Phase } "RB-TURN-02", "rb-has-not-called" [phase: Phase(phase)], "the seat has not called for the order of {phase}";
    TooLateToCall { phase: Phase } "RB-TURN-02", "rb-too-late-to-call" [phase: Phase(phase)], "somebody has acted in {phase}, or its order was settled";
    WithinReach { other: Seat } "RB-TURN-10", "rb-within-reach" [name: seat(other)], "seat {other} comes first and could still touch that";
    NotYourPrayer { acting: Seat } "RB-TURN-03", "rb-not-your-prayer" [name: seat(acting)], "seat {acting} says first whether it goes on praying";
    NotYourChoice { acting: Seat } "RB-TURN-04", "rb-not-your-choice" [name: seat(acting)], "seat {acting} chooses first";
    PositionTaken { position: u8 } "RB-TURN-04", "rb-position-taken" [position: number(position)], "position {position} is not free";
    AskOpen { owner: Seat } "RB-TURN-06", "rb-ask-open" [name: seat(owner)], "seat {owner} has been asked and answers first";
    Refused { owner: Seat } "RB-TURN-06", "rb-refused" [name: seat(owner)], "seat {owner} has refused that in this phase";
    OrderSettled "RB-TURN-09", "rb-order-settled", "the order of this phase was settled, and nobody waits in it";
    WonderInOrder "RB-WON-01", "rb-wonder-in-order", "bricks are bought in the order of the sequence, and nobody waits";
    NobodyToWaitFor "RB-TURN-09", "rb-nobody-to-wait-for", "there is no other seat to wait for";
    HasWaited "RB-TURN-09", "rb-has-waited", "the seat has waited, and no other has acted since";
    NoAsk "RB-TURN-06", "rb-no-ask", "nothing has been asked of this seat";
    BillOpen "RB-TURN-07", "rb-bill-open", "a bill is open: pay it or withdraw it first";
    NothingToWithdraw "RB-TURN-07", "rb-nothing-to-withdraw", "no bill and no question is open";
    NoBill "RB-BUILD-02", "rb-no-bill", "no bill is open";
    NotOwed { good: Good } "RB-BUILD-02", "rb-not-owed" [good: Good(good)], "no {good} is owed on the bill";
    NotInPool "RB-BUILD-02", "rb-not-in-pool", "that is not in reach of what is paid for";
    MustDestroy "RB-PROD-10", "rb-must-destroy", "there are too many transporters: one at a transporter factory is destroyed first";
    NothingToDestroy "RB-PROD-10", "rb-nothing-to-destroy", "there are not too many transporters";
    NotAtFactory { id: TransporterId } "RB-PROD-10", "rb-not-at-factory" [transporter: Transporter(id)], "transporter {id} does not stand free at a transporter factory";
    StillTooMany { kind: Transport } "RB-PROD-10", "rb-still-too-many" [transporter: Transport(kind)], "without that {kind} there would still be too many transporters";
    MustUpgrade "RB-RES-07", "rb-must-upgrade", "factories are turned into the new kind now or never";
    NoUpgrade "RB-RES-07", "rb-no-upgrade", "no transporter factory has just been researched";
    NotUpgradable { hex: Hex } "RB-RES-07", "rb-not-upgradable" [tile: Tile(hex)], "tile {hex} has no transporter factory of the same kind to turn into the new one";

    CannotLay { hex: Hex } "RB-MAP-07", "rb-cannot-lay" [tile: Tile(hex)], "a tile is laid on a free hexagon next to one that lies, not on {hex}";
    NotInBox { terrain: Terrain } "RB-MAP-07", "rb-not-in-box" [terrain: Terrain(terrain)], "no such tile of {terrain} is left in the box";
    OnlyLandLeft "RB-MAP-07", "rb-only-land-left", "all tiles that are to be sea lie already";
    OnlySeaLeft "RB-MAP-07", "rb-only-sea-left", "all tiles that are to be land lie already";
    RiverMismatch { hex: Hex } "RB-MAP-02", "rb-river-mismatch" [tile: Tile(hex)], "the river does not go on to {hex}";
    RiverFromNowhere "RB-MAP-07", "rb-river-from-nowhere", "a river begins with a source or flows into the sea";
    RiverUnfinished "RB-MAP-07", "rb-river-unfinished", "a river could not be finished with the tiles left";
    TooLittleLand "RB-MAP-07", "rb-too-little-land", "there would be too little land for the homes";
    NoSuchTile { hex: Hex } "RB-MAP-01", "rb-no-such-tile" [tile: Tile(hex)], "there is no tile {hex}";
    NoSuchRegion { region: Region } "RB-MAP-03", "rb-no-such-region" [region: UnbridgedRegion(region)], "there is no region {region}";
    NoSuchPlace { place: Place } "RB-MAP-03", "rb-no-such-place" [place: Place(place)], "there is no place on {place}";
    HomeNotAllowed { region: Region } "RB-SET-03", "rb-home-not-allowed" [region: Region(region)], "{region} cannot be a home";
    HomeTooClose { region: Region } "RB-SET-03", "rb-home-too-close" [region: Region(region)], "{region} is a home or next to one";
    NoRoomForHomes { region: Region } "RB-SET-03", "rb-no-room-for-homes" [region: Region(region)], "with a home on {region} the others could not settle";

    NoSuchTransporter { id: TransporterId } "RB-TURN-06", "rb-no-such-transporter" [number: TransporterNumber(id)], "there is no transporter {id}";
    NotYours { id: TransporterId } "RB-TURN-06", "rb-not-yours" [transporter: Transporter(id)], "transporter {id} is another seat's";
    IsAboard { id: TransporterId } "RB-PROD-17", "rb-is-aboard" [transporter: Transporter(id)], "transporter {id} is carried by another";
    Missing { good: Option<Good>, needed: u16, found: u16, rule: &'static str } "RB-BUILD-02", "rb-missing-any" (good => "rb-missing") [good: Good(good), needed: number(needed), found: number(found)], "{needed} are needed and {found} are in reach";
    NotPresent { hex: Hex, rule: &'static str } "RB-BUILD-01", "rb-not-present" [tile: Tile(hex)], "no transporter of the seat reaches the spot on {hex}";
    OutOfReach { rule: &'static str } "RB-MOVE-05", "rb-out-of-reach", "one cannot be reached from the other";
    NotThere { good: Good } "RB-MOVE-05", "rb-not-there" [good: Good(good)], "there is no {good}";
    NoRoom { id: TransporterId } "RB-MOVE-05", "rb-no-room" [transporter: Transporter(id)], "transporter {id} has no room";
    SameHolder "RB-MOVE-05", "rb-same-holder", "a good is handed from a transporter or to one";
    AtSea "RB-MOVE-10", "rb-at-sea", "goods cannot be left at sea without an oil rig";

    NoProducer { hex: Hex } "RB-PROD-03", "rb-no-producer" [tile: Tile(hex)], "tile {hex} has nothing that turns goods into others";
    CapacityUsed { hex: Hex } "RB-PROD-03", "rb-capacity-used" [tile: Tile(hex)], "the works of tile {hex} have made all they can this turn";
    NoFactory { hex: Hex } "RB-PROD-08", "rb-no-factory" [tile: Tile(hex)], "tile {hex} has no factory for that";
    NotDonkey { id: TransporterId } "RB-PROD-08", "rb-not-donkey" [transporter: Transporter(id)], "transporter {id} is no donkey at a wagon factory";
    CannotLaunch { at: Place } "RB-PROD-09", "rb-cannot-launch" [place: Place(at)], "it cannot go to {at}";
    NotTwoDonkeys { region: Region } "RB-PROD-12", "rb-not-two-donkeys" [region: Region(region)], "{region} is not an empty pasture with just two donkeys of the seat";
    TooManyTransporters "RB-PROD-10", "rb-too-many-transporters", "the seat can have no more of that kind";
    HasResearched { topic: Topic } "RB-RES-02", "rb-has-researched" [topic: Topic(topic)], "the seat has researched {topic}";
    NotResearched { topic: Topic } "RB-RES-04", "rb-not-researched" [topic: Topic(topic)], "the seat has not researched {topic}";
    MineNotResearched { filling: Filling } "RB-RES-05", "rb-mine-not-researched" [filling: Filling(filling)], "the seat has not researched what filling a mine with {filling:?} takes";
    ShaftsNotResearched "RB-RES-06", "rb-shafts-not-researched", "the seat has not researched new shafts";

    HasMoved { id: TransporterId } "RB-MOVE-01", "rb-has-moved" [transporter: Transporter(id)], "transporter {id} has moved this turn";
    NoStepsLeft { id: TransporterId } "RB-MOVE-01", "rb-no-steps-left" [transporter: Transporter(id)], "transporter {id} can go no further this turn";
    NeedsRoad { id: TransporterId } "RB-MOVE-02", "rb-needs-road" [transporter: Transporter(id)], "there is no road there for transporter {id}";
    NoWayByLand { to: Place } "RB-MOVE-04", "rb-no-way-by-land" [place: Place(to)], "there is no way by land to {to}";
    NoWayByWater { to: Place } "RB-MOVE-07", "rb-no-way-by-water" [place: Place(to)], "there is no way by water to {to}";
    CargoMoved { id: TransporterId } "RB-MOVE-06", "rb-cargo-moved" [transporter: Transporter(id)], "transporter {id} carries goods that another of the seat has moved";
    WallInTheWay { owner: Seat } "RB-MOVE-12", "rb-wall-in-the-way" [name: seat(owner)], "a wall of seat {owner} is in the way";
    CannotCarry { id: TransporterId } "RB-MOVE-13", "rb-cannot-carry" [transporter: Transporter(id)], "transporter {id} has moved, or one of the two carries something";
    CarriesNone { id: TransporterId } "RB-MOVE-13", "rb-carries-none" [transporter: Transporter(id)], "transporter {id} carries no other";
    TooEarlyToSetDown { id: TransporterId } "RB-MOVE-13", "rb-too-early-to-set-down" [transporter: Transporter(id)], "transporter {id} sets down only before it moves, in a later turn";
    CannotSetDown { at: Place } "RB-MOVE-13", "rb-cannot-set-down" [place: Place(at)], "it cannot be set down on {at}";
    NoGoose { region: Region } "RB-MOVE-14", "rb-no-goose" [region: Region(region)], "no more geese of {region} can follow";
    NoFollowers { id: TransporterId } "RB-MOVE-14", "rb-no-followers" [transporter: Transporter(id)], "no goose follows transporter {id}";
    GooseMoved { region: Region } "RB-MOVE-17", "rb-goose-moved" [region: Region(region)], "another transporter of the seat has moved the geese of {region}";
    SplitFlock { region: Region } "RB-MOVE-14", "rb-split-flock" [region: Region(region)], "the geese that follow are not in {region}";
    NotAshore "RB-MOVE-16", "rb-not-ashore", "geese that come from the sea into a river go ashore on one of its banks, and only they do";

    HasBuilding { building: Building } "RB-BUILD-03", "rb-has-building" [building: Building(building)], "there is a {building} already";
    WrongSite { building: Building } "RB-BUILD-04", "rb-wrong-site" [building: Building(building)], "a {building} cannot stand there";
    WrongFilling "RB-BUILD-06", "rb-wrong-filling", "a mine is filled, and only a mine";
    NoMine { hex: Hex } "RB-BUILD-07", "rb-no-mine" [tile: Tile(hex)], "tile {hex} has no mine";
    NoRoadThere { direction: Direction } "RB-BUILD-09", "rb-no-road-there" [direction: Direction(direction)], "no road can go from there in direction {direction} on that bank";
    HasRoad { direction: Direction } "RB-BUILD-09", "rb-has-road" [direction: Direction(direction)], "there is a road already in direction {direction}";
    NoBridgeThere "RB-MAP-05", "rb-no-bridge-there", "a bridge goes over a river, between regions of a tile that are not joined yet";
    NoWallThere { direction: Direction } "RB-BUILD-11", "rb-no-wall-there" [direction: Direction(direction)], "no wall can stand there in direction {direction}";
    ForeignWall { owner: Seat } "RB-BUILD-11", "rb-foreign-wall" [name: seat(owner)], "the wall is one of seat {owner}";
    TallestWall "RB-BUILD-11", "rb-tallest-wall", "no wall grows taller";
    NoWallToRaze { direction: Direction } "RB-BUILD-12", "rb-no-wall-to-raze" [direction: Direction(direction)], "no seat's wall stands in direction {direction}";

    NotHome "RB-WON-01", "rb-not-home", "no transporter of the seat is on its home tile";
}
