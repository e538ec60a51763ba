//! Why something is refused, in words.

use game::Refusal;
use roads_and_boats::{Illegal, State};

use super::args::{Arg, Args, count, tile_arg};
use super::names::{number, part};
use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// What a refusal says.
    pub(super) fn refusal(&self, illegal: &Illegal) -> String {
        let of = Args(self);
        let args: Vec<Arg> = match *illegal {
            Illegal::NoSuchSeat { seat, .. } => vec![count("seat", seat.index() + 1)],
            Illegal::NotYourMoment { acting: seat }
            | Illegal::NotYourPrayer { acting: seat }
            | Illegal::NotYourChoice { acting: seat }
            | Illegal::AskOpen { owner: seat }
            | Illegal::Refused { owner: seat }
            | Illegal::WallInTheWay { owner: seat }
            | Illegal::ForeignWall { owner: seat } => vec![of.name(seat)],
            Illegal::WrongPhase { phase } => vec![of.phase(phase)],
            Illegal::PositionTaken { position } => vec![count("position", position)],
            Illegal::NotOwed { good } | Illegal::NotThere { good } => vec![of.good(good)],
            Illegal::NotUpgradable { hex }
            | Illegal::CannotLay { hex }
            | Illegal::RiverMismatch { hex }
            | Illegal::NoSuchTile { hex }
            | Illegal::NotPresent { hex, .. }
            | Illegal::NoProducer { hex }
            | Illegal::CapacityUsed { hex }
            | Illegal::NoFactory { hex }
            | Illegal::NoMine { hex } => vec![tile_arg(hex)],
            Illegal::NotInBox { terrain } => vec![of.terrain(terrain)],
            Illegal::NoSuchRegion { region } => vec![("region", part(region).into())],
            Illegal::HomeNotAllowed { region }
            | Illegal::HomeTooClose { region }
            | Illegal::NoRoomForHomes { region }
            | Illegal::NotTwoDonkeys { region }
            | Illegal::NoGoose { region }
            | Illegal::GooseMoved { region }
            | Illegal::SplitFlock { region } => vec![of.region(region)],
            Illegal::NoSuchPlace { place }
            | Illegal::CannotLaunch { at: place }
            | Illegal::NoWayByLand { to: place }
            | Illegal::NoWayByWater { to: place }
            | Illegal::CannotSetDown { at: place } => vec![of.place(place)],
            Illegal::NoSuchTransporter { id } => vec![count("number", number(id))],
            Illegal::NotAtFactory { id }
            | Illegal::NotYours { id }
            | Illegal::IsAboard { id }
            | Illegal::NoRoom { id }
            | Illegal::NotDonkey { id }
            | Illegal::HasMoved { id }
            | Illegal::NoStepsLeft { id }
            | Illegal::NeedsRoad { id }
            | Illegal::CargoMoved { id }
            | Illegal::CannotCarry { id }
            | Illegal::CarriesNone { id }
            | Illegal::TooEarlyToSetDown { id }
            | Illegal::NoFollowers { id } => vec![of.transporter(id)],
            Illegal::Missing {
                good,
                needed,
                found,
                ..
            } => {
                let mut args = vec![count("needed", needed), count("found", found)];
                let Some(good) = good else {
                    return self.say("rb-missing-any", &args);
                };
                args.push(of.good(good));
                args
            }
            Illegal::HasResearched { topic } | Illegal::NotResearched { topic } => {
                vec![of.topic(topic)]
            }
            Illegal::MineNotResearched { filling } => vec![of.filling(filling)],
            Illegal::HasBuilding { building } | Illegal::WrongSite { building } => {
                vec![of.building(building)]
            }
            Illegal::NoRoadThere { direction }
            | Illegal::HasRoad { direction }
            | Illegal::NoWallThere { direction }
            | Illegal::NoWallToRaze { direction } => vec![of.direction(direction)],
            Illegal::StillTooMany { kind } => vec![("transporter", self.transport(kind).into())],
            Illegal::GameOver
            | Illegal::OrderSettled
            | Illegal::WonderInOrder
            | Illegal::NobodyToWaitFor
            | Illegal::HasWaited
            | Illegal::NotNow
            | Illegal::HasSaid
            | Illegal::NoAsk
            | Illegal::BillOpen
            | Illegal::NothingToWithdraw
            | Illegal::NoBill
            | Illegal::NotInPool
            | Illegal::MustDestroy
            | Illegal::NothingToDestroy
            | Illegal::MustUpgrade
            | Illegal::NoUpgrade
            | Illegal::OnlyLandLeft
            | Illegal::OnlySeaLeft
            | Illegal::RiverFromNowhere
            | Illegal::RiverUnfinished
            | Illegal::TooLittleLand
            | Illegal::OutOfReach { .. }
            | Illegal::SameHolder
            | Illegal::AtSea
            | Illegal::TooManyTransporters
            | Illegal::ShaftsNotResearched
            | Illegal::NotAshore
            | Illegal::WrongFilling
            | Illegal::NoBridgeThere
            | Illegal::TallestWall
            | Illegal::NotHome => Vec::new(),
        };
        self.say(illegal.key(), &args)
    }
}
