//! Standing orders: how a seat answers the questions of RB-TURN-03 to RB-TURN-06 when it does not want to be asked, and
//! whether its donkeys breed (RB-PROD-16).

use game::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::{Action, Phase, Stage, State};

/// How a seat answers what it is asked again and again. Whatever is left out is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// Whether to go on praying (RB-TURN-03).
    pub pray: PrayOrder,
    /// Which position to take (RB-TURN-04).
    pub position: PositionOrder,
    /// Whether to let others do what they ask (RB-TURN-06).
    pub consent: ConsentOrder,
    /// Whether donkeys breed before one's production ends (RB-PROD-16).
    pub breed: BreedOrder,
}

/// Whether to go on praying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PrayOrder {
    #[default]
    Ask,
    Stop,
    Keep,
}

/// Which position to take of those left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PositionOrder {
    #[default]
    Ask,
    First,
    Last,
}

/// Whether to let others do what they ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ConsentOrder {
    #[default]
    Ask,
    Agree,
    Refuse,
}

/// Whether donkeys breed before one's production ends, wherever they can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BreedOrder {
    #[default]
    Always,
    Never,
}

/// What a seat does by its orders before it takes `action`: before it ends its production its donkeys breed.
pub(crate) fn ordered_before(
    state: &State,
    seat: Seat,
    action: &Action,
    orders: &Orders,
) -> Option<Action> {
    let ends_production = *action == Action::Done
        && state.phase == Phase::Production
        && state.stage == Stage::Acting
        && state.part(seat).duty.is_none()
        && orders.breed == BreedOrder::Always;
    if !ends_production {
        return None;
    }
    let actions = state.list_actions(seat);
    actions
        .into_iter()
        .find(|action| matches!(action, Action::Breed { .. }))
}

/// What a seat does by its orders, if it is to act and they say.
pub(crate) fn ordered(state: &State, seat: Seat, orders: &Orders) -> Option<Action> {
    if !state.to_act().contains(seat) {
        return None;
    }
    match state.stage {
        Stage::Praying { .. } => match orders.pray {
            PrayOrder::Ask => None,
            PrayOrder::Stop => Some(Action::StopPraying),
            PrayOrder::Keep => Some(Action::KeepPraying),
        },
        // The positions left are listed in order.
        Stage::Choosing { .. } => match orders.position {
            PositionOrder::Ask => None,
            PositionOrder::First => state.list_actions(seat).first().copied(),
            PositionOrder::Last => state.list_actions(seat).last().copied(),
        },
        Stage::Acting => {
            state.asked_of(seat)?;
            match orders.consent {
                ConsentOrder::Ask => None,
                ConsentOrder::Agree => Some(Action::Agree),
                ConsentOrder::Refuse => Some(Action::Refuse),
            }
        }
        Stage::FreeMap { .. } | Stage::Homes | Stage::Over => None,
    }
}
