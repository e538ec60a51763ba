//! What a seat may do while nothing is open: every action goes to the chapter that it belongs to.

use game::Seat;

use crate::{Action, Illegal, State};

use super::purchase::Purchase;
use super::{
    breeding, building, consent, factories, geese, mining, movement, passengers, production,
    research, roads, turn, walls, wonder,
};

/// An action that its chapter allows.
pub(super) enum Lawful {
    /// What costs goods, if they are in reach.
    Purchase(Purchase),
    Favour(consent::Favour),
    Breeding(breeding::Breeding),
    Stride(movement::Stride),
    Leading(geese::Leading),
    SetDown(passengers::SetDown),
    Waiting(turn::Waiting),
    Done,
}

impl Lawful {
    /// The other seat that is asked before it is done.
    pub(super) fn owner(&self) -> Option<Seat> {
        match self {
            Lawful::Favour(favour) => favour.owner(),
            _ => None,
        }
    }
}

pub(super) fn check(state: &State, seat: Seat, action: &Action) -> Result<Lawful, Illegal> {
    use Lawful::{Breeding, Done, Favour, Leading, Purchase, SetDown, Stride, Waiting};
    Ok(match *action {
        Action::Done => Done,
        Action::Wait => Waiting(turn::check_wait(state, seat)?),
        Action::Hand { .. } | Action::Carry { .. } => Favour(consent::check(state, seat, action)?),
        Action::Breed { region } => Breeding(breeding::check(state, seat, region)?),
        Action::Step {
            transporter,
            to,
            ashore,
        } => Stride(movement::check(state, seat, transporter, to, ashore)?),
        Action::Lead { transporter, from } => {
            Leading(geese::check_lead(state, seat, transporter, from)?)
        }
        Action::Leave { transporter } => Leading(geese::check_leave(state, seat, transporter)?),
        Action::SetDown { carrier, at } => {
            SetDown(passengers::check_set_down(state, seat, carrier, at)?)
        }
        Action::Produce { hex } => Purchase(production::check(state, seat, hex)?),
        Action::Make { hex, at } => Purchase(factories::check(state, seat, hex, at)?),
        Action::Harness { donkey } => Purchase(factories::check_wagon(state, seat, donkey)?),
        Action::Research { region, topic } => {
            Purchase(research::check(state, seat, region, topic)?)
        }
        Action::Build {
            region,
            building,
            filling,
        } => Purchase(building::check(state, seat, region, building, filling)?),
        Action::Sink { hex, filling } => Purchase(mining::check(state, seat, hex, filling)?),
        Action::Road {
            from,
            direction,
            bank,
        } => Purchase(roads::check_road(state, seat, from, direction, bank)?),
        Action::Bridge { from, to } => Purchase(roads::check_bridge(state, seat, from, to)?),
        Action::Wall { from, direction } => {
            Purchase(walls::check_wall(state, seat, from, direction)?)
        }
        Action::Raze { from, direction } => {
            Purchase(walls::check_raze(state, seat, from, direction)?)
        }
        Action::Brick => Purchase(wonder::check(state, seat)?),
        Action::Destroy { .. } => return Err(Illegal::NothingToDestroy),
        Action::Upgrade { .. } => return Err(Illegal::NoUpgrade),
        Action::Pay { .. } => return Err(Illegal::NoBill),
        Action::Withdraw => return Err(Illegal::NothingToWithdraw),
        Action::Agree | Action::Refuse => return Err(Illegal::NoAsk),
        Action::LayTile { .. }
        | Action::Settle { .. }
        | Action::Call { .. }
        | Action::DropCall { .. }
        | Action::KeepPraying
        | Action::StopPraying
        | Action::TakePosition { .. } => return Err(Illegal::NotNow),
    })
}

/// What an action buys, whether its goods are in reach or not.
pub(crate) fn purchase(state: &State, seat: Seat, action: &Action) -> Result<Purchase, Illegal> {
    match check(state, seat, action)? {
        Lawful::Purchase(purchase) => Ok(purchase),
        _ => Err(Illegal::NoBill),
    }
}
