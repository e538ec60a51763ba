//! What helps a seat to make up its mind: the guide, the ground, and the game as its plan would make it.

use game::{Seat, Viewer};
use games::Ahead;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use store::{Stage, UserId};
use utoipa::ToSchema;

use super::state::Table;
use crate::error::{Denied, Error};

/// The game as it would be if a seat had done what it plans, and nobody else anything.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct PlannedAhead {
    /// The entry after which the table is as the answer takes it to be.
    pub seq: u64,
    /// As the seat would see it, where the plan goes on.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Value,
    /// The turn and phase in which the plan goes on, as in its parts. Nothing if the game would be over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<games::PlanAt>"))]
    pub at: Option<Value>,
    /// What could come next in the plan.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    pub legal: Vec<Value>,
    /// What the seat could do with what it has then, if the game tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown"))]
    pub guide: Option<Box<RawValue>>,
}

impl Table {
    /// What the seat of a viewer can do with what it has, while the game runs.
    pub(crate) fn guide(&self, viewer: Viewer) -> Option<Box<RawValue>> {
        match (self.stage, viewer) {
            (Stage::Running, Viewer::Seat(seat)) => self.session.guide(seat).ok().flatten(),
            _ => None,
        }
    }

    /// What is played on, for whoever may see the table.
    ///
    /// # Errors
    ///
    /// Refuses those who may not watch, and games that have no ground of their own.
    pub(crate) fn ground(&self, user: Option<UserId>) -> Result<Box<RawValue>, Error> {
        self.eyes(user, None)?;
        let ground = self.session.ground();
        ground.ok_or_else(|| Denied::NoGround.into())
    }

    /// The game as if all parts of a plan had run, and nobody else had done anything.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is somebody else's, and what could not be planned.
    pub(crate) fn plan_ahead(
        &self,
        user: &UserId,
        seat: Seat,
        parts: &[Value],
    ) -> Result<PlannedAhead, Error> {
        self.plays(user, seat)?;
        let Ahead {
            view,
            at,
            legal,
            guide,
        } = self.session.ahead(seat, parts)?;
        Ok(PlannedAhead {
            seq: self.seq(),
            view,
            at,
            legal,
            guide,
        })
    }
}
