//! The names of all that messages are made with.

use roads_and_boats::{Building, Direction, Duty, Hex, Recipe, Region, State, Thing};

use super::names::{hex, number, part};
use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// The name of a thing.
    pub(super) fn thing(&self, thing: &Thing) -> String {
        match *thing {
            Thing::Good(good) => self.good(good),
            Thing::Goods(goods) => self.goods(&goods),
            Thing::Terrain(terrain) => self.terrain(terrain),
            Thing::Building(building) => self.building(building),
            Thing::Filling(filling) => self.filling(filling),
            Thing::Topic(topic) => self.topic(topic),
            Thing::Phase(phase) => self.phase(phase),
            Thing::Direction(direction) => self.direction(direction),
            Thing::Directions(edges) => self.directions(edges.iter()),
            Thing::Transport(kind) => self.transport(kind),
            Thing::Transporter(id) => self.transporter(id),
            Thing::TransporterNumber(id) => number(id).to_string(),
            Thing::TransporterOfKind(id, kind) => self.numbered(id, kind),
            Thing::Tile(at) => hex(at),
            Thing::Region(region) => self.region(region),
            Thing::UnbridgedRegion(region) => part(region),
            Thing::Place(place) => self.place(place),
            Thing::Holder(holder) => self.holder(holder),
            Thing::TileBeside(land, direction) => hex(land.hex.towards(direction)),
            Thing::RoadEnd(from, direction, bank) => self.far(from, direction, bank),
            Thing::Edge(from, direction, bank) => self.edge(from, direction, bank),
            Thing::TerrainAt(land) => {
                let terrain = self.terrain_at(land.hex);
                terrain.map_or(String::new(), |terrain| self.terrain(terrain))
            }
            Thing::Surroundings(land) => self.around(land),
            Thing::BuildingAt(at) => {
                let building = self.works(at);
                building.map_or(String::new(), |building| self.building(building))
            }
            Thing::ProducerInputs(at) => {
                let recipe = self.recipe(at);
                recipe.map_or(String::new(), |recipe| self.inputs(&recipe))
            }
            Thing::ProducerOutputs(at) => self.recipe(at).map_or(String::new(), |recipe| {
                format!("{} ×{}", self.good(recipe.output), recipe.gives)
            }),
            Thing::TransportMadeAt(at) => {
                let made = self.works(at).and_then(Building::makes);
                made.map_or(String::new(), |kind| self.transport(kind))
            }
            Thing::UpgradeTarget() => self.upgraded(),
            Thing::CurrentPhase() => self.phase(self.game.phase()),
            Thing::Duty() => duty(self.duty()).to_owned(),
        }
    }

    fn works(&self, at: Hex) -> Option<Building> {
        self.building_at(at).map(|works| works.building)
    }

    fn recipe(&self, at: Hex) -> Option<Recipe> {
        self.works(at).and_then(Building::recipe)
    }

    /// What a recipe takes, in words.
    pub(super) fn inputs(&self, recipe: &Recipe) -> String {
        let wood = (recipe.wood > 0).then(|| {
            let wood = self.say("rb-wood", &[]);
            format!("{wood} ×{}", recipe.wood)
        });
        let goods = (!recipe.goods.is_empty()).then(|| self.goods(&recipe.goods));
        let parts: Vec<String> = goods.into_iter().chain(wood).collect();
        parts.join(" + ")
    }

    /// What is around a piece of land, in words.
    fn around(&self, land: Region) -> String {
        let map = self.game.map();
        let names = Direction::ALL.into_iter().filter_map(|edge| {
            let banks = map.banks(land.hex)?.at(edge);
            let terrain = map.terrain(land.hex.towards(edge))?;
            let name = format!("{} {}", self.direction(edge), self.terrain(terrain));
            banks.contains(&land.nth).then_some(name)
        });
        names.collect::<Vec<_>>().join(", ")
    }

    /// What the seat whose moment it is must do first.
    fn duty(&self) -> Option<Duty> {
        let position = self.position();
        position.seats[position.acting()?.index()].duty
    }

    /// What factories can be turned into now.
    fn upgraded(&self) -> String {
        let building = match self.duty() {
            Some(Duty::Upgrade(topic)) => topic.factory(),
            _ => None,
        };
        building.map_or(String::new(), |building| self.building(building))
    }

    fn far(&self, from: Region, direction: Direction, bank: u8) -> String {
        let there = from.hex.towards(direction);
        let map = self.game.map();
        // The banks of an edge are counted clockwise on either side.
        let nth = map.banks(there).map_or(0, |banks| {
            banks.at(direction.opposite())[usize::from(1 - bank.min(1))]
        });
        match map.regions(there) {
            0 | 1 => hex(there),
            _ => part(Region::new(there, nth)),
        }
    }

    fn edge(&self, from: Region, direction: Direction, bank: u8) -> String {
        let mut arms = self.rivers(from.hex).iter().flatten();
        let has_river = arms.any(|&arm| arm == direction);
        let name = self.direction(direction);
        // Where the near land is one, a river leaves two roads to choose from.
        if !has_river || self.n_parts(from.hex) > 1 {
            return name;
        }
        let args = [("direction", name.into()), ("bank", (bank + 1).into())];
        self.say("rb-edge-bank", &args)
    }
}

/// The word for what must be done first.
fn duty(duty: Option<Duty>) -> &'static str {
    match duty {
        None => "none",
        Some(Duty::Destroy) => "destroy",
        Some(Duty::Upgrade(_)) => "upgrade",
    }
}
