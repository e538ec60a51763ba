//! What makes a board file a board.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::tables::{MAX_CARDS, MAX_LENGTH, MAX_PLACES};
use super::{
    Board, BoardFile, Contract, ContractFile, ContractId, Contracts, Route, RouteFile, RouteId,
    Routes,
};
use crate::pile::Pile;
use crate::{Card, Color};

/// Why a file is no board. The entry is named as in `routes[3].length`, counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoardError {
    #[error("{entry}: {reason}")]
    Text { entry: String, reason: String },
    #[error("{entry}: a name is 1 to 40 characters, none of them a control character")]
    Name { entry: String },
    #[error("{entry}: the name of a place has no parenthesis, no # and no dash between spaces")]
    PlaceName { entry: String },
    #[error("{entry}: the name {name:?} is taken by another place")]
    DoubledPlace { entry: String, name: String },
    #[error("{entry}: coordinates go from 0 to 1")]
    Coordinates { entry: String },
    #[error("aspect: width and height must be at least 1")]
    Aspect,
    #[error("{entry}: there is no place {name:?}")]
    UnknownPlace { entry: String, name: String },
    #[error("{entry}: both ends are {name:?}")]
    SameEnds { entry: String, name: String },
    #[error("{entry}: the length is {length}, and must be from 1 to {MAX_LENGTH}")]
    Length { entry: String, length: u8 },
    #[error("{entry}: no score is given for a length of {length}")]
    NoScore { entry: String, length: u8 },
    #[error("{entry}: {found} spaces are drawn for a length of {length}")]
    Spaces {
        entry: String,
        found: usize,
        length: u8,
    },
    #[error("{entry}: a third route of the same length between the same places")]
    ThirdParallel { entry: String },
    #[error("{entry}: another contract has the same places")]
    DoubledContract { entry: String },
    #[error("{entry}: no routes join {a:?} and {b:?}")]
    Unconnected { entry: String, a: String, b: String },
    #[error("{entry}: there are {found}, and at least {least} are needed")]
    TooFew {
        entry: &'static str,
        found: usize,
        least: usize,
    },
    #[error("{entry}: there are {found}, and at most {most} are possible")]
    TooMany {
        entry: &'static str,
        found: usize,
        most: usize,
    },
    #[error(
        "bonus_points: for {n_seats} seats there must be {n_seats} numbers, none larger than the one before"
    )]
    BonusPoints { n_seats: u8 },
}

/// With more wilds than this, clearing them away could go on for very long.
const MAX_WILDS: usize = 16;

pub(super) fn board(file: BoardFile) -> Result<Board, BoardError> {
    counts(&file)?;
    name("name".to_owned(), &file.name)?;
    if file.aspect.contains(&0) {
        return Err(BoardError::Aspect);
    }
    let places = places(&file)?;
    let routes = routes(&file, &places)?;
    let contracts = contracts(&file, &places, &routes)?;
    for n_seats in 2..=4 {
        let points = file
            .bonus_points
            .get(&n_seats)
            .map_or(&[][..], Vec::as_slice);
        if points.len() != usize::from(n_seats) || !points.is_sorted_by(|a, b| a >= b) {
            return Err(BoardError::BonusPoints { n_seats });
        }
    }
    let route_names = route_names(&file);
    let within = |longest: usize, fits: &dyn Fn(&Route) -> bool| -> Routes {
        let short = |route: &Route| usize::from(route.length) <= longest && fits(route);
        let numbered = (0..).map(RouteId).zip(&routes);
        numbered
            .filter(|(_, route)| short(route))
            .map(|(id, _)| id)
            .collect()
    };
    let payable = Color::ALL.map(|color| {
        std::array::from_fn(|cards| {
            within(cards, &|route| {
                route.color.is_none_or(|needed| needed == color)
            })
        })
    });
    let up_to = std::array::from_fn(|wilds| within(wilds, &|_| true));
    let full_deck = file.cards.in_order();
    let mut all_contracts = Pile::new(ContractId(0));
    for number in 0..contracts.len() as u8 {
        all_contracts.push(ContractId(number));
    }
    Ok(Board {
        file,
        routes,
        contracts,
        route_names,
        payable,
        up_to,
        full_deck,
        all_contracts,
    })
}

fn counts(file: &BoardFile) -> Result<(), BoardError> {
    let cards = file.cards.total() as usize;
    let ranges = [
        ("places", file.places.len(), 2, MAX_PLACES),
        ("routes", file.routes.len(), 1, Routes::CAPACITY),
        ("contracts", file.contracts.len(), 4, Contracts::CAPACITY),
        ("cards", cards, 9, MAX_CARDS),
        (
            "cards.wild",
            usize::from(file.cards[Card::Wild]),
            0,
            MAX_WILDS,
        ),
        ("carts", usize::from(file.carts), 3, 100),
    ];
    for (entry, found, least, most) in ranges {
        if found < least {
            return Err(BoardError::TooFew {
                entry,
                found,
                least,
            });
        }
        if found > most {
            return Err(BoardError::TooMany { entry, found, most });
        }
    }
    Ok(())
}

fn name(entry: String, name: &str) -> Result<(), BoardError> {
    if name.trim().is_empty() || name.chars().count() > 40 || name.chars().any(char::is_control) {
        return Err(BoardError::Name { entry });
    }
    Ok(())
}

fn places(file: &BoardFile) -> Result<BTreeMap<&str, u8>, BoardError> {
    let mut numbers = BTreeMap::new();
    for (idx, place) in file.places.iter().enumerate() {
        let entry = || format!("places[{idx}]");
        name(entry(), &place.name)?;
        // Routes and contracts are named after places, and each must have a name of its own.
        if place.name.contains(" - ") || place.name.contains(['(', '#']) {
            return Err(BoardError::PlaceName { entry: entry() });
        }
        drawable(&entry, place.x, place.y)?;
        if numbers.insert(place.name.as_str(), idx as u8).is_some() {
            return Err(BoardError::DoubledPlace {
                entry: entry(),
                name: place.name.clone(),
            });
        }
    }
    Ok(numbers)
}

fn drawable(entry: &dyn Fn() -> String, x: f64, y: f64) -> Result<(), BoardError> {
    if (0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y) {
        return Ok(());
    }
    Err(BoardError::Coordinates { entry: entry() })
}

fn ends(
    places: &BTreeMap<&str, u8>,
    entry: &dyn Fn() -> String,
    a: &str,
    b: &str,
) -> Result<[u8; 2], BoardError> {
    let find = |name: &str| {
        let number = places.get(name).copied();
        number.ok_or_else(|| BoardError::UnknownPlace {
            entry: entry(),
            name: name.to_owned(),
        })
    };
    let ends = [find(a)?, find(b)?];
    if ends[0] == ends[1] {
        return Err(BoardError::SameEnds {
            entry: entry(),
            name: a.to_owned(),
        });
    }
    Ok(ends)
}

fn routes(file: &BoardFile, places: &BTreeMap<&str, u8>) -> Result<Vec<Route>, BoardError> {
    let mut routes: Vec<Route> = Vec::new();
    for (idx, route) in file.routes.iter().enumerate() {
        let entry = || format!("routes[{idx}]");
        let RouteFile {
            a,
            b,
            length,
            color,
            cart,
            spaces,
        } = route;
        let (length, ends) = (*length, ends(places, &entry, a, b)?);
        if !(1..=MAX_LENGTH).contains(&usize::from(length)) {
            return Err(BoardError::Length {
                entry: entry(),
                length,
            });
        }
        let Some(&points) = file.score.get(&length) else {
            return Err(BoardError::NoScore {
                entry: entry(),
                length,
            });
        };
        if !spaces.is_empty() && spaces.len() != usize::from(length) {
            return Err(BoardError::Spaces {
                entry: entry(),
                found: spaces.len(),
                length,
            });
        }
        for (space_idx, space) in spaces.iter().enumerate() {
            drawable(
                &|| format!("routes[{idx}].spaces[{space_idx}]"),
                space.x,
                space.y,
            )?;
        }
        // A pair joins the same places with the same number of spaces (AM-BUILD-07).
        let twin = routes
            .iter()
            .position(|other| same(other.ends, ends) && other.length == length);
        if let Some(twin) = twin {
            if routes[twin].twin.is_some() {
                return Err(BoardError::ThirdParallel { entry: entry() });
            }
            routes[twin].twin = Some(RouteId(idx as u8));
        }
        let twin = twin.map(|twin| RouteId(twin as u8));
        routes.push(Route {
            ends,
            length,
            color: *color,
            cart: *cart,
            twin,
            points,
        });
    }
    Ok(routes)
}

fn same(one: [u8; 2], other: [u8; 2]) -> bool {
    one == other || one == [other[1], other[0]]
}

fn contracts(
    file: &BoardFile,
    places: &BTreeMap<&str, u8>,
    routes: &[Route],
) -> Result<Vec<Contract>, BoardError> {
    let mut contracts: Vec<Contract> = Vec::new();
    for (idx, contract) in file.contracts.iter().enumerate() {
        let entry = || format!("contracts[{idx}]");
        let ContractFile {
            a,
            b,
            value,
            origin: _,
        } = contract;
        let ends = ends(places, &entry, a, b)?;
        if contracts.iter().any(|other| same(other.ends, ends)) {
            return Err(BoardError::DoubledContract { entry: entry() });
        }
        if !connected(routes, ends) {
            return Err(BoardError::Unconnected {
                entry: entry(),
                a: a.clone(),
                b: b.clone(),
            });
        }
        contracts.push(Contract {
            ends,
            value: *value,
        });
    }
    Ok(contracts)
}

fn connected(routes: &[Route], [from, to]: [u8; 2]) -> bool {
    let mut reached = BTreeSet::from([from]);
    let mut frontier = vec![from];
    while let Some(place) = frontier.pop() {
        for Route { ends: [a, b], .. } in routes {
            let far = if *a == place { *b } else { *a };
            if (*a == place || *b == place) && reached.insert(far) {
                frontier.push(far);
            }
        }
    }
    reached.contains(&to)
}

/// Each route's ends; its colour too where another has the same ends, and its number where that is not enough.
fn route_names(file: &BoardFile) -> Vec<String> {
    let plain = |route: &RouteFile| format!("{} - {}", route.a, route.b);
    let painted = |route: &RouteFile| {
        format!(
            "{} ({})",
            plain(route),
            route.color.map_or("grey", Color::name)
        )
    };
    let unique =
        |names: &[String], name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let [plain_names, painted_names]: [Vec<String>; 2] = [
        file.routes.iter().map(plain).collect(),
        file.routes.iter().map(painted).collect(),
    ];
    let names = plain_names.iter().zip(&painted_names).enumerate();
    names
        .map(|(idx, (plain, painted))| {
            let turned = format!("{} - {}", file.routes[idx].b, file.routes[idx].a);
            if unique(&plain_names, plain) && !plain_names.contains(&turned) {
                plain.clone()
            } else if unique(&painted_names, painted) {
                painted.clone()
            } else {
                format!("{painted} #{idx}")
            }
        })
        .collect()
}
