//! Doing what was typed, or message why it cannot be done.

use game::{Game, Refusal, Seat};
use roads_and_boats::{
    Action, Building, Direction, Good, Illegal, Phase, Region, Stage, State, Terrain, Topic,
};

use super::args::Args;
use super::typed::{Request, Verb, is_at};
use super::{guess, journey, menu};
use crate::play::playable::Answer;
use crate::play::tell::Teller;

/// Does what was typed. Nothing comes of it if it is no action.
pub(super) fn answer(
    teller: &Teller<'_, State>,
    seat: Seat,
    typed: &str,
) -> Option<Answer<Action>> {
    let request = Request::parse(teller, typed)?;
    if let Some(lines) = incomplete(teller, &request) {
        return Some(Answer::Show(lines));
    }
    let ways = ways(teller, seat, &request);
    Some(match &ways[..] {
        [way] => match way[..] {
            [action] if request.times() == 1 => Answer::Take(teller.with_payment(seat, &action)),
            _ => Answer::Take(repeated(way, request.times())),
        },
        [] => Answer::Show(refused(teller, seat, &request)),
        _ => {
            let first: Vec<Action> = ways.iter().map(|way| way[0]).collect();
            Answer::Ask(menu::which(teller, seat, &first))
        }
    })
}

/// Why what was typed cannot be done.
pub(super) fn not(teller: &Teller<'_, State>, seat: Seat, typed: &str) -> Vec<String> {
    let Some(request) = Request::parse(teller, typed) else {
        return vec![teller.say("rb-why-what", &[])];
    };
    if let Some(lines) = incomplete(teller, &request) {
        return lines;
    }
    match ways(teller, seat, &request).first() {
        Some(way) => {
            let action = teller.priced(seat, way.last().unwrap_or(&way[0]));
            vec![teller.say("rb-why-free", &[("action", action.into())])]
        }
        None => refused(teller, seat, &request),
    }
}

/// What is legal of what was typed: each way is one action, or the steps of a journey.
fn ways(teller: &Teller<'_, State>, seat: Seat, request: &Request) -> Vec<Vec<Action>> {
    let actions = teller.game.list_actions(seat);
    let ways: Vec<Vec<Action>> = actions
        .iter()
        .filter(|action| request.fits(action))
        .map(|action| vec![*action])
        .collect();
    if !ways.is_empty() || request.verb != Verb::Go || !teller.game.to_act().contains(seat) {
        return ways;
    }
    let own = request
        .transporter(0)
        .filter(|id| id.owner() == Some(seat))
        .and_then(|id| teller.find_transporter(id));
    let Some(own) = own else {
        return ways;
    };
    let routes = teller.game.routes(own.id).into_iter();
    routes
        .filter(|route| is_at(request.spot, route.to))
        .map(|route| journey::journey(own, &route))
        .collect()
}

fn repeated(way: &[Action], times: usize) -> Vec<Action> {
    way.iter()
        .copied()
        .cycle()
        .take(way.len() * times)
        .collect()
}

/// What is missing from what was typed, by example.
fn incomplete(teller: &Teller<'_, State>, request: &Request) -> Option<Vec<String>> {
    let has_spot = request.spot.is_some();
    let has_number = request.transporter(0).is_some();
    let has_two = request.transporter(1).is_some();
    let has_good = request.good.is_some();
    let (is_enough, key) = match request.verb {
        Verb::Settle
        | Verb::Produce
        | Verb::Make
        | Verb::Breed
        | Verb::Upgrade
        | Verb::Shaft
        | Verb::Bridge => (has_spot, "rb-example-tile"),
        Verb::Lay => (has_spot && request.terrain.is_some(), "rb-example-lay"),
        Verb::Go => (has_number && has_spot, "rb-example-go"),
        Verb::Load | Verb::Unload => (has_number && has_good, "rb-example-load"),
        Verb::Pass => (has_two && has_good, "rb-example-pass"),
        Verb::Lead | Verb::Leave | Verb::SetDown | Verb::Wagon | Verb::Destroy => {
            (has_number, "rb-example-transporter")
        }
        Verb::Carry => (has_two, "rb-example-two"),
        Verb::Research => (request.topic.is_some(), "rb-example-research"),
        Verb::Build => (has_spot && request.building.is_some(), "rb-example-build"),
        Verb::Road | Verb::Wall | Verb::Raze => {
            (has_spot && !request.edges.is_empty(), "rb-example-edge")
        }
        Verb::Pay => (has_good, "rb-example-pay"),
        Verb::Brick | Verb::Wait | Verb::Done => (true, ""),
    };
    if is_enough {
        return None;
    }
    let verb = request.word.chars().filter(|c| !c.is_control()).take(20);
    let args = [
        ("verb", verb.collect::<String>().into()),
        ("good", teller.good(Good::Boards).into()),
        ("building", teller.building(Building::Mine).into()),
        ("direction", teller.direction(Direction::ALL[5]).into()),
        ("terrain", teller.terrain_name(Terrain::Woods).into()),
        ("topic", teller.topic(Topic::Truck).into()),
    ];
    let example = teller.say(key, &args);
    Some(vec![
        teller.say("rb-why-short", &[("example", example.into())]),
    ])
}

/// The most telling of the refusals that what was typed meets with.
fn refused(teller: &Teller<'_, State>, seat: Seat, request: &Request) -> Vec<String> {
    let illegal = check_named(teller, request).err().or_else(|| {
        let attempts = guess::attempts(teller, seat, request);
        let refusals = attempts
            .iter()
            .filter_map(|action| teller.game.clone().apply(seat, action, &mut ()).err());
        refusals.min_by_key(vagueness)
    });
    match illegal {
        Some(illegal @ Illegal::WrongPhase { .. }) => {
            let mut lines = vec![teller.illegal(&illegal)];
            lines.extend(later(teller, seat, request));
            lines
        }
        Some(illegal) => vec![teller.illegal(&illegal)],
        None => vec![teller.say("rb-why-what", &[])],
    }
}

/// Which phase something belongs to, and what would be missing for it in the building phase as things stand.
fn later(teller: &Teller<'_, State>, seat: Seat, request: &Request) -> Vec<String> {
    let Some(phase) = request.verb.phase() else {
        return Vec::new();
    };
    let args = [Args(teller).phase(phase)];
    let mut lines = vec![teller.say("rb-why-belongs", &args)];
    if phase != Phase::Building {
        return lines;
    }
    let projects = teller.game.projects(seat).into_iter();
    let project = projects
        .filter(|project| request.fits(&project.action))
        .min_by_key(|project| project.missing.goods.total());
    lines.extend(project.map(|project| {
        let action = ("action", teller.tell(&project.action).into());
        if project.missing.is_none() {
            return teller.say("rb-why-then", &[action]);
        }
        let goods = ("goods", teller.goods(&project.missing.goods).into());
        teller.say("rb-why-missing", &[action, goods])
    }));
    lines
}

/// Whether the tile and the transporters that were typed exist.
fn check_named(teller: &Teller<'_, State>, request: &Request) -> Result<(), Illegal> {
    let is_making = matches!(teller.game.stage(), Stage::FreeMap { .. });
    if let Some(spot) = request.spot
        && !is_making
    {
        let n_regions = teller.game.map().regions(spot.hex);
        let hex = spot.hex;
        match spot.nth {
            _ if n_regions == 0 => return Err(Illegal::NoSuchTile { hex }),
            Some(nth) if nth >= n_regions => {
                let region = Region::new(hex, nth);
                return Err(Illegal::NoSuchRegion { region });
            }
            _ => (),
        }
    }
    let n_transporters = match request.verb {
        Verb::Pass | Verb::Carry => 2,
        Verb::Go
        | Verb::Load
        | Verb::Unload
        | Verb::Lead
        | Verb::Leave
        | Verb::SetDown
        | Verb::Wagon
        | Verb::Destroy => 1,
        _ => 0,
    };
    let named = (0..n_transporters).filter_map(|nth| request.transporter(nth));
    for id in named {
        if teller.find_transporter(id).is_none() {
            return Err(Illegal::NoSuchTransporter { id });
        }
    }
    Ok(())
}

/// How little a refusal says about what was meant: the typed words leave several readings, and some miss the point.
fn vagueness(illegal: &Illegal) -> u8 {
    match illegal {
        Illegal::NoSuchRegion { .. } | Illegal::NoSuchPlace { .. } => 3,
        Illegal::OutOfReach { .. } | Illegal::NoRoadThere { .. } | Illegal::NoWallThere { .. } => 2,
        _ if illegal.rule() == "RB-BUILD-01" => 1,
        _ => 0,
    }
}
