//! Actions as they are typed: `go 3 2,-1`, `build mine 2,-1`.

use roads_and_boats::{
    Action, Building, Direction, Good, Hex, Holder, Phase, Place, Region, State, Terrain, Topic,
    TransporterId,
};

use super::names::number;
use crate::play::tell::Teller;

/// A word that begins an action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    Settle,
    Lay,
    Go,
    Load,
    Unload,
    Pass,
    Lead,
    Leave,
    Carry,
    SetDown,
    Produce,
    Make,
    Wagon,
    Breed,
    Research,
    Upgrade,
    Destroy,
    Build,
    Shaft,
    Road,
    Bridge,
    Wall,
    Raze,
    Brick,
    Pay,
    Wait,
    Done,
}

/// The verbs and the keys of their words.
const VERBS: [(Verb, &str); 27] = [
    (Verb::Settle, "rb-verb-settle"),
    (Verb::Lay, "rb-verb-lay"),
    (Verb::Go, "rb-verb-go"),
    (Verb::Load, "rb-verb-load"),
    (Verb::Unload, "rb-verb-unload"),
    (Verb::Pass, "rb-verb-pass"),
    (Verb::Lead, "rb-verb-lead"),
    (Verb::Leave, "rb-verb-leave"),
    (Verb::Carry, "rb-verb-carry"),
    (Verb::SetDown, "rb-verb-set-down"),
    (Verb::Produce, "rb-verb-produce"),
    (Verb::Make, "rb-verb-make"),
    (Verb::Wagon, "rb-verb-wagon"),
    (Verb::Breed, "rb-verb-breed"),
    (Verb::Research, "rb-verb-research"),
    (Verb::Upgrade, "rb-verb-upgrade"),
    (Verb::Destroy, "rb-verb-destroy"),
    (Verb::Build, "rb-verb-build"),
    (Verb::Shaft, "rb-verb-shaft"),
    (Verb::Road, "rb-verb-road"),
    (Verb::Bridge, "rb-verb-bridge"),
    (Verb::Wall, "rb-verb-wall"),
    (Verb::Raze, "rb-verb-raze"),
    (Verb::Brick, "rb-verb-brick"),
    (Verb::Pay, "rb-verb-pay"),
    (Verb::Wait, "rb-verb-wait"),
    (Verb::Done, "rb-verb-done"),
];

impl Verb {
    /// The phase it belongs to, if it belongs to one.
    pub(super) fn phase(self) -> Option<Phase> {
        match self {
            Verb::Settle | Verb::Lay | Verb::Pay | Verb::Wait | Verb::Done => None,
            // Goods are handed around in two phases.
            Verb::Load | Verb::Unload | Verb::Pass => None,
            Verb::Go | Verb::Lead | Verb::Leave | Verb::Carry | Verb::SetDown => {
                Some(Phase::Movement)
            }
            Verb::Produce
            | Verb::Make
            | Verb::Wagon
            | Verb::Breed
            | Verb::Research
            | Verb::Upgrade
            | Verb::Destroy => Some(Phase::Production),
            Verb::Build | Verb::Shaft | Verb::Road | Verb::Bridge | Verb::Wall | Verb::Raze => {
                Some(Phase::Building)
            }
            Verb::Brick => Some(Phase::Wonder),
        }
    }
}

/// A tile, and maybe one piece of its land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) hex: Hex,
    pub(super) nth: Option<u8>,
}

impl Spot {
    /// The spot that is typed as `2,-1` or `2,-1b`.
    pub(super) fn parse(text: &str) -> Option<Spot> {
        let text = text.trim_matches(['(', ')']);
        let (q, rest) = text.split_once(',')?;
        let is_letter = |last: &char| last.is_ascii_alphabetic();
        let letter = rest.chars().last().filter(is_letter);
        let r = match letter {
            Some(letter) => rest.strip_suffix(letter)?,
            None => rest,
        };
        let nth = letter.map(|letter| letter.to_ascii_lowercase() as u8 - b'a');
        let hex = Hex::new(q.trim().parse().ok()?, r.trim().parse().ok()?);
        Some(Spot { hex, nth })
    }

    pub(super) fn has(self, region: Region) -> bool {
        self.hex == region.hex && self.nth.is_none_or(|nth| nth == region.nth)
    }
}

/// What somebody has typed, taken apart.
pub(super) struct Request {
    pub(super) verb: Verb,
    /// The word it began with.
    pub(super) word: String,
    pub(super) spot: Option<Spot>,
    numbers: Vec<u16>,
    pub(super) edges: Vec<Direction>,
    pub(super) good: Option<Good>,
    pub(super) building: Option<Building>,
    pub(super) topic: Option<Topic>,
    pub(super) terrain: Option<Terrain>,
}

impl Request {
    /// Takes apart what was typed, if it begins like an action.
    pub(super) fn parse(teller: &Teller<'_, State>, text: &str) -> Option<Request> {
        // "2, -1" is one tile.
        let text = text.replace(", ", ",");
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let said = |key: &str| {
            let in_english = key.trim_start_matches("rb-verb-");
            same(word, &teller.say(key, &[])) || same(word, in_english)
        };
        let (verb, _) = VERBS.into_iter().find(|(_, key)| said(key))?;
        let mut request = Request {
            verb,
            word: word.to_owned(),
            spot: None,
            numbers: Vec::new(),
            edges: Vec::new(),
            good: None,
            building: None,
            topic: None,
            terrain: None,
        };
        let mut names: Vec<&str> = Vec::new();
        for part in rest.split_whitespace() {
            let edge = Direction::ALL
                .into_iter()
                .find(|&edge| same(part, &teller.direction(edge)));
            if let Some(spot) = Spot::parse(part) {
                request.spot = Some(spot);
            } else if let Ok(number) = part.parse() {
                request.numbers.push(number);
            } else if let Some(edge) = edge {
                request.edges.push(edge);
            } else {
                names.push(part);
            }
        }
        request.read_name(teller, &names.join(" "));
        Some(request)
    }

    fn read_name(&mut self, teller: &Teller<'_, State>, typed: &str) {
        let is = |label: String, name: &str| {
            same(typed, &label) || same(typed, name) || same(typed, &name.replace('_', " "))
        };
        self.good = Good::ALL.into_iter().find(|&good| {
            is(teller.good(good), good.name()) || same(typed, &teller.short_good(good))
        });
        self.building = Building::ALL
            .into_iter()
            .find(|&building| is(teller.building(building), building.name()));
        self.topic = Topic::ALL
            .into_iter()
            .find(|&topic| is(teller.topic(topic), topic.name()));
        self.terrain = Terrain::ALL
            .into_iter()
            .find(|&terrain| is(teller.terrain_name(terrain), terrain.name()));
    }

    /// The nth transporter that was typed.
    pub(super) fn transporter(&self, nth: usize) -> Option<TransporterId> {
        let number = self.numbers.get(nth)?.checked_sub(1)?;
        u8::try_from(number).ok().map(TransporterId)
    }

    /// How many times, which is typed after the transporters.
    pub(super) fn times(&self) -> usize {
        let n_transporters = match self.verb {
            Verb::Load | Verb::Unload => 1,
            Verb::Pass => 2,
            _ => return 1,
        };
        let times = self.numbers.get(n_transporters).copied();
        usize::from(times.unwrap_or(1).clamp(1, 99))
    }

    /// Whether an action is what was typed, as far as that says.
    pub(super) fn fits(&self, action: &Action) -> bool {
        let at = |hex: Hex| self.spot.is_none_or(|spot| spot.hex == hex);
        let over = |edge: Direction| self.edges.first().is_none_or(|&typed| typed == edge);
        let is_good = |good: Good| self.good.is_none_or(|typed| typed == good);
        match (self.verb, *action) {
            (Verb::Settle, Action::Settle { home }) => self.is_on(home),
            (
                Verb::Lay,
                Action::LayTile {
                    hex,
                    terrain,
                    river,
                },
            ) => {
                let edges = self.edges.iter().copied().collect();
                at(hex) && self.terrain.is_none_or(|typed| typed == terrain) && river == edges
            }
            (
                Verb::Go,
                Action::Step {
                    transporter, to, ..
                },
            ) => self.is_nth(0, transporter) && is_at(self.spot, to),
            (Verb::Load | Verb::Unload | Verb::Pass, Action::Hand { good, from, to }) => {
                is_good(good) && self.fits_holders(from, to)
            }
            (Verb::Lead, Action::Lead { transporter, from }) => {
                self.is_nth(0, transporter) && self.is_on(from)
            }
            (Verb::Leave, Action::Leave { transporter })
            | (Verb::Destroy, Action::Destroy { transporter })
            | (
                Verb::Wagon,
                Action::Harness {
                    donkey: transporter,
                },
            ) => self.is_nth(0, transporter),
            (Verb::Carry, Action::Carry { carrier, passenger }) => {
                self.is_nth(0, carrier) && self.is_nth(1, passenger)
            }
            (Verb::SetDown, Action::SetDown { carrier, at }) => {
                self.is_nth(0, carrier) && is_at(self.spot, at)
            }
            (Verb::Produce, Action::Produce { hex })
            | (Verb::Make, Action::Make { hex, .. })
            | (Verb::Upgrade, Action::Upgrade { hex })
            | (Verb::Shaft, Action::Sink { hex, .. }) => at(hex),
            (Verb::Breed, Action::Breed { region }) => self.is_on(region),
            (Verb::Research, Action::Research { region, topic }) => {
                self.is_on(region) && self.topic.is_none_or(|typed| typed == topic)
            }
            (
                Verb::Build,
                Action::Build {
                    region, building, ..
                },
            ) => self.is_on(region) && self.building.is_none_or(|typed| typed == building),
            (
                Verb::Road,
                Action::Road {
                    from, direction, ..
                },
            )
            | (Verb::Wall, Action::Wall { from, direction })
            | (Verb::Raze, Action::Raze { from, direction }) => self.is_on(from) && over(direction),
            (Verb::Bridge, Action::Bridge { from, .. }) => self.is_on(from),
            (Verb::Pay, Action::Pay { good, .. }) => is_good(good),
            (Verb::Brick, Action::Brick)
            | (Verb::Wait, Action::Wait)
            | (Verb::Done, Action::Done) => true,
            _ => false,
        }
    }

    /// Whether goods go the way that was typed, as far as that says.
    fn fits_holders(&self, from: Holder, to: Holder) -> bool {
        match (self.verb, from, to) {
            (Verb::Load, Holder::Region(land), Holder::Transporter(id))
            | (Verb::Unload, Holder::Transporter(id), Holder::Region(land)) => {
                self.is_on(land) && self.is_nth(0, id)
            }
            (Verb::Pass, Holder::Transporter(giver), Holder::Transporter(taker)) => {
                self.is_nth(0, giver) && self.is_nth(1, taker)
            }
            _ => false,
        }
    }

    fn is_on(&self, region: Region) -> bool {
        self.spot.is_none_or(|spot| spot.has(region))
    }

    /// Whether a transporter was typed in this place, or nothing was.
    fn is_nth(&self, nth: usize, id: TransporterId) -> bool {
        let mut typed = self.numbers.get(nth).into_iter();
        typed.all(|&typed| typed == number(id))
    }
}

/// Whether a place is what was typed, as far as that says.
pub(super) fn is_at(spot: Option<Spot>, place: Place) -> bool {
    spot.is_none_or(|spot| match place {
        Place::Land(region) | Place::Dock { land: region, .. } => spot.has(region),
        Place::River(_) | Place::Sea(_) => spot.hex == place.hex(),
    })
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_typed_with_or_without_a_letter() {
        let at = |q, r, nth| {
            let hex = Hex::new(q, r);
            Some(Spot { hex, nth })
        };
        for (text, spot) in [
            ("2,-1", at(2, -1, None)),
            ("(2,-1)", at(2, -1, None)),
            ("-10,11b", at(-10, 11, Some(1))),
            ("0,0A", at(0, 0, Some(0))),
            ("2", None),
            ("2,", None),
            (",a", None),
            ("2,b", None),
            ("2,1,1", None),
            ("999,1", None),
        ] {
            assert_eq!(Spot::parse(text), spot, "{text}");
        }
    }
}
