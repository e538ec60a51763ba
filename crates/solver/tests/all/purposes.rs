//! What each step of a game was for, compared with what its events say.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, Seat};
use roads_and_boats::{Action, Building, Event, Good, State};
use solver::known::KNOWN;
use solver::purpose::{Aim, Role, StepPurpose, purposes};
use solver::tape::GameRecord;

/// Every action with its events and what it was for.
fn steps(record: &GameRecord) -> Vec<(Action, Vec<Event>, StepPurpose)> {
    let mut state: State = record.open().unwrap();
    let told = purposes(record).unwrap();
    assert_eq!(told.len(), record.actions.len());
    let steps = record.actions.iter().zip(told).map(|(taken, told)| {
        let mut events = Vec::new();
        state
            .apply(Seat::FIRST, &taken.action, &mut events)
            .unwrap();
        (taken.action, events, told)
    });
    steps.collect()
}

#[test]
fn what_is_paid_is_for_what_the_bill_was_opened_for() {
    for known in KNOWN.iter() {
        let mut waiting: Vec<StepPurpose> = Vec::new();
        let mut stands: BTreeMap<&str, u8> = BTreeMap::new();
        let mut n_paid = 0;
        for (action, events, told) in steps(&known.record) {
            if matches!(action, Action::Pay { .. }) {
                waiting.push(told);
            }
            for event in events {
                let aim = match event {
                    Event::Built { building, .. } => {
                        let nth = stands.entry(building.name()).or_default();
                        *nth += 1;
                        Aim::Building {
                            building,
                            nth: *nth,
                        }
                    }
                    Event::Researched { topic, .. } => Aim::Research { topic },
                    Event::BrickLaid { brick, number } if brick.seat().is_some() => {
                        Aim::Brick { number }
                    }
                    Event::ShaftSunk { .. } => Aim::Shaft,
                    Event::RoadBuilt { .. } => Aim::Road,
                    Event::BridgeBuilt { .. } => Aim::Bridge,
                    Event::TransporterMade { kind, .. } => Aim::Transporter { transport: kind },
                    Event::Produced { .. } => {
                        waiting.clear();
                        continue;
                    }
                    _ => continue,
                };
                for told in waiting.drain(..) {
                    n_paid += 1;
                    assert_eq!(told.role, Role::Handles);
                    let [purpose] = &told.purposes[..] else {
                        panic!("{told:?}")
                    };
                    assert_eq!((purpose.count, purpose.aim), (1, Some(aim)));
                    assert!(purpose.through.is_empty());
                }
            }
        }
        assert!(n_paid > 20, "{}: {n_paid}", known.id);
    }
}

#[test]
fn what_is_carried_goes_into_what_is_built_and_scored() {
    for known in KNOWN.iter() {
        let (mut built, mut aimed) = (BTreeSet::new(), BTreeSet::new());
        let (mut is_for_points, mut is_sawn) = (false, false);
        for (action, events, told) in steps(&known.record) {
            for event in events {
                if let Event::Built { building, .. } = event {
                    built.insert(building);
                }
            }
            let is_handled = matches!(
                action,
                Action::Hand { .. } | Action::Pay { .. } | Action::Step { .. }
            );
            if is_handled {
                assert_ne!(told.role, Role::Provides);
                for purpose in &told.purposes {
                    if let Some(Aim::Building { building, .. }) = purpose.aim {
                        aimed.insert(building);
                    }
                    is_for_points |= purpose.aim == Some(Aim::Points)
                        && Good::points(*purpose.through.last().unwrap_or(&purpose.good)) > 0;
                    is_sawn |=
                        purpose.good == Good::Trunks && purpose.through.contains(&Good::Boards);
                }
            }
            if matches!(action, Action::Hand { .. }) {
                let count: u16 = told.purposes.iter().map(|purpose| purpose.count).sum();
                assert_eq!(count, 1, "one unit at a time: {told:?}");
            }
            if matches!(action, Action::Done) {
                assert!(told.purposes.is_empty(), "{told:?}");
            }
        }
        assert!(aimed.is_subset(&built), "{}: {aimed:?} {built:?}", known.id);
        assert!(aimed.len() >= 3, "{}: {aimed:?}", known.id);
        assert!(is_for_points && is_sawn, "{}", known.id);
    }
}

#[test]
fn a_building_is_for_what_its_goods_went_into() {
    let mut n_providing = 0;
    for known in KNOWN.iter() {
        for (action, _, told) in steps(&known.record) {
            let Action::Build { building, .. } = action else {
                continue;
            };
            if building == Building::Woodcutter {
                assert_eq!(told.role, Role::Provides);
                assert!(
                    told.purposes
                        .iter()
                        .all(|purpose| purpose.good == Good::Trunks)
                );
                n_providing += usize::from(told.purposes.iter().any(|one| one.aim.is_some()));
            }
        }
    }
    assert!(n_providing >= KNOWN.len(), "{n_providing}");
}

#[test]
fn a_record_that_breaks_a_rule_has_no_purposes() {
    let mut record = KNOWN[0].record.clone();
    record.actions.swap(0, 30);
    assert!(purposes(&record).is_err());
}
