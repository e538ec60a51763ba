//! The format of board files. What is read here may still be wrong.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::BoardError;
use crate::{Cards, Color};

/// A board as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    pub name: String,
    pub places: Vec<Place>,
    /// Width and height of the picture that the coordinates belong to.
    #[serde(default = "square")]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "[number, number]"))]
    pub aspect: [u32; 2],
    /// Points for a route by its length.
    pub score: BTreeMap<u8, u8>,
    pub routes: Vec<RouteFile>,
    pub contracts: Vec<ContractFile>,
    /// How many cards of each kind there are.
    #[serde(default = "box_cards", skip_serializing_if = "is_box_cards")]
    pub cards: Cards,
    /// How many carts each seat has.
    #[serde(default = "box_carts", skip_serializing_if = "is_box_carts")]
    pub carts: u8,
    /// How many bonus cards there are.
    #[serde(
        default = "box_bonus_cards",
        skip_serializing_if = "is_box_bonus_cards"
    )]
    pub bonus_cards: u8,
    /// Points for the places in the count of bonus cards, by the number of seats.
    #[serde(
        default = "box_bonus_points",
        skip_serializing_if = "is_box_bonus_points"
    )]
    pub bonus_points: BTreeMap<u8, Vec<u8>>,
}

/// A trading place. Coordinates are fractions of the picture's width and height.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub name: String,
    pub x: f64,
    pub y: f64,
}

// No number in a file is NaN, so every place equals itself.
impl Eq for Place {}

/// A route as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RouteFile {
    pub a: String,
    pub b: String,
    pub length: u8,
    #[serde(with = "grey")]
    #[cfg_attr(feature = "types", ts(type = "Color | \"grey\""))]
    pub color: Option<Color>,
    /// Whether it has the cart symbol.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "boolean"))]
    pub cart: bool,
    /// Where its spaces are drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<Space>,
}

/// Where one space of a route is drawn, and how it is turned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Space {
    pub x: f64,
    pub y: f64,
    pub deg: i16,
}

// No number in a file is NaN, so every space equals itself.
impl Eq for Space {}

/// A contract as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ContractFile {
    pub a: String,
    pub b: String,
    pub value: u8,
    /// Where it comes from: `printed` in the box, or of the `house`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
}

impl BoardFile {
    /// Reads a board file.
    ///
    /// # Errors
    ///
    /// Returns the entry, line and column where the text is no board file.
    pub fn parse(text: &str) -> Result<BoardFile, BoardError> {
        let mut json = serde_json::Deserializer::from_str(text);
        let file =
            serde_path_to_error::deserialize(&mut json).map_err(|error| BoardError::Text {
                entry: error.path().to_string(),
                reason: error.inner().to_string(),
            })?;
        json.end().map_err(|error| BoardError::Text {
            entry: ".".to_owned(),
            reason: error.to_string(),
        })?;
        Ok(file)
    }
}

fn square() -> [u32; 2] {
    [1, 1]
}

/// AM-BOX-02.
fn box_cards() -> Cards {
    let mut cards = Cards::NONE;
    for card in crate::Card::ALL {
        cards[card] = if card == crate::Card::Wild { 8 } else { 6 };
    }
    cards
}

fn is_box_cards(cards: &Cards) -> bool {
    *cards == box_cards()
}

/// AM-BOX-01.
fn box_carts() -> u8 {
    16
}

fn is_box_carts(carts: &u8) -> bool {
    *carts == box_carts()
}

/// AM-BOX-04.
fn box_bonus_cards() -> u8 {
    16
}

fn is_box_bonus_cards(bonus_cards: &u8) -> bool {
    *bonus_cards == box_bonus_cards()
}

/// AM-END-03.
fn box_bonus_points() -> BTreeMap<u8, Vec<u8>> {
    BTreeMap::from([(2, vec![8, 4]), (3, vec![8, 5, 2]), (4, vec![8, 6, 4, 2])])
}

fn is_box_bonus_points(points: &BTreeMap<u8, Vec<u8>>) -> bool {
    *points == box_bonus_points()
}

/// A route's colour, where grey is none.
mod grey {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::Color;

    pub(super) fn serialize<S: Serializer>(
        color: &Option<Color>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(color.map_or("grey", Color::name))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Color>, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name == "grey" {
            return Ok(None);
        }
        let color = Color::ALL.into_iter().find(|color| color.name() == name);
        color.map(Some).ok_or_else(|| {
            D::Error::custom(format!(
                "no route is {name:?}: routes are pink, blue, green, black, red, orange or grey"
            ))
        })
    }
}
