//! What each step of a game alone was for, worked out from its record by following every unit of goods to where it went.

mod trail;

use std::collections::BTreeMap;

use game::{Game, Seat};
use roads_and_boats::{Building, Event, Good, Holder, State, Topic, Transport, TransporterId};
use serde::Serialize;

use crate::tape::GameRecord;
use trail::{Trail, Unit};

/// What goods went into in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "aim", rename_all = "snake_case")]
pub enum Aim {
    /// A building, and how many of its kind there were then.
    Building {
        #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Building"))]
        building: Building,
        nth: u8,
    },
    Shaft,
    Road,
    Bridge,
    Wall,
    Research {
        #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Topic"))]
        topic: Topic,
    },
    Transporter {
        #[cfg_attr(
            feature = "types",
            ts(type = "import(\"./roads-and-boats\").Transport")
        )]
        transport: Transport,
    },
    /// A brick of the wonder, by its number.
    Brick {
        number: u8,
    },
    /// It is kept until the end, and scores.
    Points,
}

/// What some of the goods of a step were for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Purpose {
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Good"))]
    pub good: Good,
    pub count: u16,
    /// What was made of them on the way, one after the other.
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Good[]"))]
    pub through: Vec<Good>,
    /// Nothing came of them if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim: Option<Aim>,
}

/// How a step has to do with goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It moves or pays them.
    Handles,
    /// It is on the way to them.
    Fetches,
    /// It builds what makes them.
    Provides,
}

/// What a step was for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct StepPurpose {
    pub role: Role,
    /// What matters most first.
    pub purposes: Vec<Purpose>,
}

/// What every action of a recorded game alone was for, in order.
///
/// # Errors
///
/// Says which rule a record breaks.
pub fn purposes(record: &GameRecord) -> Result<Vec<StepPurpose>, String> {
    let mut state: State = record.open().map_err(|error| error.to_string())?;
    let mut trail = Trail::new(&state);
    let mut steps: Vec<(Role, Vec<Unit>)> = Vec::new();
    let mut walks: BTreeMap<TransporterId, Walk> = BTreeMap::new();
    let mut built = Vec::new();
    for (nth, taken) in record.actions.iter().enumerate() {
        let mut events = Vec::new();
        let applied = state.apply(Seat::FIRST, &taken.action, &mut events);
        applied.map_err(|error| format!("action {}: {error}", nth + 1))?;
        let mut units = trail.follow(&state, &events);
        for event in &events {
            match *event {
                Event::Stepped { id, .. } => {
                    units.extend(trail.lying_on(Holder::Transporter(id)));
                    let walk = walks.entry(id).or_default();
                    if walk.has_loaded || !units.is_empty() {
                        *walk = Walk::default();
                    }
                    if units.is_empty() {
                        walk.steps.push(nth);
                    }
                }
                Event::Handed {
                    to: Holder::Transporter(id),
                    ..
                } => {
                    let walk = walks.entry(id).or_default();
                    walk.has_loaded = true;
                    for &step in &walk.steps {
                        steps[step].0 = Role::Fetches;
                        steps[step].1.extend(&units);
                    }
                }
                Event::Built { region, .. } => built.push((nth, region.hex)),
                _ => (),
            }
        }
        steps.push((Role::Handles, units));
    }
    trail.finish();
    for (nth, hex) in built {
        steps[nth] = (Role::Provides, trail.made_at(hex));
    }
    let said = steps.into_iter().map(|(role, units)| StepPurpose {
        role,
        purposes: trail.sum_up(&units),
    });
    Ok(said.collect())
}

/// Steps that a transporter has taken with nothing on it, to be explained by what it takes on.
#[derive(Default)]
struct Walk {
    steps: Vec<usize>,
    has_loaded: bool,
}
