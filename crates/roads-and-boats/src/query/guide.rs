//! Everything that a page shows a seat of its possibilities, in one answer.

use game::{Planning, Seat};
use serde::Serialize;

use super::{Chances, Production, Project, Route};
use crate::{Action, Stage, State, TransporterId};

/// What a seat can do with what it has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Guide {
    /// Where each of the seat's transporters can get in this movement phase.
    pub routes: Vec<TransporterRoutes>,
    /// What the producers could make that its transporters reach.
    pub production: Vec<Production>,
    /// Everything that could be built where its transporters are, with what is missing for it.
    pub projects: Vec<Project>,
    /// The brick that it could buy.
    pub next_brick: Option<Project>,
    /// What is still possible in this phase, if the seat acts in it.
    pub chances: Chances,
    /// The usual way to pay the open bill.
    pub payment: Vec<Action>,
    /// What each seat would get of each row of the wonder that has bricks, from the bottom.
    pub row_shares: Vec<Vec<u32>>,
    /// Whether the seat may lay a plan now (RB-TURN-07).
    pub can_plan: bool,
}

/// Where a transporter can get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TransporterRoutes {
    pub transporter: TransporterId,
    pub routes: Vec<Route>,
}

impl State {
    /// What a seat can do with what it has. Everybody could find it out.
    pub fn guide(&self, seat: Seat) -> Guide {
        let routes = self.own(seat).map(|(transporter, _)| TransporterRoutes {
            transporter,
            routes: self.routes(transporter),
        });
        // Outside of phases there is nothing to end, and the tiles of a map in the making would be listed twice.
        let chances = match self.stage {
            Stage::Acting => self.chances(seat),
            _ => Chances::default(),
        };
        Guide {
            routes: routes.filter(|of_one| !of_one.routes.is_empty()).collect(),
            production: self.production(seat),
            projects: self.projects(seat),
            next_brick: self.next_brick(seat),
            chances,
            payment: self.usual_payment(seat, None),
            row_shares: self.seats().map(|seat| self.row_shares(seat)).collect(),
            can_plan: self.foresee(seat).is_some(),
        }
    }
}
