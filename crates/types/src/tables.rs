//! Writes down the tables of the rules, so that the page has no copy of its own that could differ.

use std::fs;
use std::path::Path;

use amsterdam::{Card, Color, LAST_CARTS};
use roads_and_boats::{
    Building, DEARER_FROM, Direction, Filling, FreeMapSetup, Good, Goods, Hex, IRRIGATION, Map,
    MapFile, Phase, RESEARCH_PRICE, ROAD_PRICE, ROW_POINTS, ROWS, SHAFT_PRICE, Shape, Stock,
    Terrain, Topic, Transport, TransporterId,
};
use serde::Serialize;
use words::Language;

/// The lists and tables of one file of TypeScript.
pub(crate) struct Tables(pub(crate) String);

impl Tables {
    /// A file that is written from `origin`, and names these types of its folder.
    pub(crate) fn new(origin: &str, types: &str) -> Tables {
        let mut text = format!("// Written by `cargo xtask types`. Change {origin} instead.\n");
        if !types.is_empty() {
            text.push_str(&format!("\nimport type {{ {types} }} from '.';\n"));
        }
        Tables(text)
    }

    /// A constant with what it is, its type and its value.
    #[must_use]
    pub(crate) fn with(self, doc: &str, name: &str, kind: &str, value: impl Serialize) -> Tables {
        self.written(doc, name, kind, &json(value))
    }

    /// What a question comes to for each of many things, but for those that it says nothing of.
    #[must_use]
    fn by<T: Copy + Serialize, V: Serialize>(
        self,
        all: &[T],
        [doc, name, kind]: [&str; 3],
        value: impl Fn(T) -> Option<V>,
    ) -> Tables {
        let lines = all.iter().filter_map(|&one| {
            let value = json(value(one)?);
            Some(format!("  {}: {value},\n", json(one)))
        });
        let object = format!("{{\n{}}}", lines.collect::<String>());
        self.written(doc, name, kind, &object)
    }

    fn written(mut self, doc: &str, name: &str, kind: &str, value: &str) -> Tables {
        let declared = format!("\n/** {doc} */\nexport const {name}: {kind} = {value};\n");
        self.0.push_str(&declared);
        self
    }
}

/// Where the tables of the games come from.
const RULES: &str = "the tables of the rules";

fn json(value: impl Serialize) -> String {
    serde_json::to_string(&value).expect("values that are plain data")
}

/// What a producer turns into what, as the page reads it.
#[derive(Serialize)]
struct WrittenRecipe {
    goods: Goods,
    wood: u16,
    output: Good,
    gives: u16,
    most: u16,
}

/// The languages of the page, and the files of words that there are in each.
pub(crate) fn languages() -> String {
    let codes = json(Language::ALL.map(Language::code));
    let files: String = word_files()
        .iter()
        .map(|file| format!("\n  | {}", json(file)))
        .collect();
    format!(
        "// Written by `cargo xtask types`. Change `Language` of the words, or `locales`, instead.\n\n\
         /** The languages that are spoken, the model first. */\n\
         export const LANGUAGES = {codes} as const;\n\n\
         /** The files of words. */\n\
         export type WordFile ={files};\n"
    )
}

fn word_files() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let entries = fs::read_dir(folder).expect("the words in this repository");
    let mut names: Vec<String> = entries
        .filter_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            name.strip_suffix(".ftl").map(str::to_owned)
        })
        .collect();
    names.sort_unstable();
    names
}

/// The tables of Amsterdam.
pub(crate) fn amsterdam() -> String {
    Tables::new(RULES, "Card, Color")
        .with(
            "The colours, in their usual order.",
            "COLORS",
            "readonly Color[]",
            Color::ALL,
        )
        .with(
            "The cards, in their usual order.",
            "CARDS",
            "readonly Card[]",
            Card::ALL,
        )
        .with(
            "With so few carts the last round begins.",
            "LAST_CARTS",
            "number",
            LAST_CARTS,
        )
        .0
}

const RECIPE: &str = "
/** What goods a producer turns into what. */
export interface Recipe {
  readonly goods: Goods;
  /** Trunks and boards, in any mix. */
  readonly wood: number;
  readonly output: Good;
  /** How many one set gives. */
  readonly gives: number;
  /** The most that comes out in a turn. */
  readonly most: number;
}
";

/// The tables of Roads & Boats.
pub(crate) fn roads_and_boats() -> String {
    let types = "Building, Filling, Good, Goods, Phase, Terrain, Topic, Transport";
    let mut tables = Tables::new(RULES, types);
    tables.0.push_str(RECIPE);
    let tables = maps(lists(tables));
    prices(transporters(buildings(tables))).0
}

fn lists(tables: Tables) -> Tables {
    tables
        .with(
            "All goods, in their usual order.",
            "GOODS",
            "readonly Good[]",
            Good::ALL,
        )
        .with(
            "All terrains.",
            "TERRAINS",
            "readonly Terrain[]",
            Terrain::ALL,
        )
        .with(
            "All buildings.",
            "BUILDINGS",
            "readonly Building[]",
            Building::ALL,
        )
        .with(
            "All transporters, those on land first.",
            "TRANSPORTS",
            "readonly Transport[]",
            Transport::ALL,
        )
        .with(
            "All subjects of research.",
            "TOPICS",
            "readonly Topic[]",
            Topic::ALL,
        )
        .with(
            "The phases of a turn.",
            "PHASES",
            "readonly Phase[]",
            Phase::ALL,
        )
}

fn maps(tables: Tables) -> Tables {
    let stock = Stock::of_the_box();
    let land = Terrain::ALL.into_iter().filter(|terrain| terrain.is_land());
    let plain_land: u8 = land.map(|terrain| stock.count(terrain, Shape::Plain)).sum();
    let around = Direction::ALL.map(|direction| Hex::new(0, 0).towards(direction));
    tables
        .with(
            "The way to the six tiles around one, clockwise from the east.",
            "NEIGHBOURS",
            "readonly (readonly [number, number])[]",
            around,
        )
        .with(
            "No coordinate of a tile is further from 0.",
            "FURTHEST",
            "number",
            Hex::FURTHEST,
        )
        .with(
            "A map has no more tiles than this.",
            "MOST_MAP_TILES",
            "number",
            Map::MOST_TILES,
        )
        .with(
            "The name of a map has no more letters than this.",
            "LONGEST_MAP_NAME",
            "number",
            MapFile::LONGEST_NAME,
        )
        .with(
            "How many tiles of land without a river are in the box.",
            "PLAIN_LAND",
            "number",
            plain_land,
        )
        .with(
            "How many sea tiles are in the box.",
            "SEA_TILES",
            "number",
            stock.count(Terrain::Sea, Shape::Plain),
        )
        .with(
            "So many land tiles at least are laid for each seat, where the seats make the map.",
            "LAND_A_SEAT",
            "number",
            FreeMapSetup::LAND_A_SEAT,
        )
}

fn buildings(tables: Tables) -> Tables {
    let all = Building::ALL;
    let recipe = |building: Building| {
        building.recipe().map(|recipe| WrittenRecipe {
            goods: recipe.goods,
            wood: recipe.wood,
            output: recipe.output,
            gives: recipe.gives,
            most: recipe.most,
        })
    };
    tables
        .by(&all, ["What it takes to put a building up.", "COSTS", "Readonly<Record<Building, Goods>>"], |building| Some(building.cost()))
        .by(&all, ["Where a building may stand.", "SITES", "Readonly<Record<Building, 'woods' | 'rock' | 'mountain' | 'shore' | 'sea' | 'land'>>"], |building| Some(building.site().name()))
        .by(&all, ["The research that a building needs.", "NEEDED_TOPICS", "Readonly<Partial<Record<Building, Topic>>>"], Building::topic)
        .by(&all, ["What a building makes each turn out of nothing. A mine draws from its bag.", "YIELDS", "Readonly<Partial<Record<Building, Good>>>"], Building::yields)
        .by(&all, ["What a producer turns into what.", "RECIPES", "Readonly<Partial<Record<Building, Recipe>>>"], recipe)
        .by(&all, ["The transporter that a factory makes.", "MAKES", "Readonly<Partial<Record<Building, Transport>>>"], Building::makes)
        .by(&Filling::ALL, ["What a new mine or shaft is filled with.", "FILLINGS", "Readonly<Record<Filling, Goods>>"], |filling| {
                let bag = filling.bag();
                Some(Goods::of(Good::Gold, bag.gold).and(Good::Iron, bag.iron))
            })
        .by(&Filling::ALL, ["The research that a filling needs.", "FILLING_TOPICS", "Readonly<Partial<Record<Filling, Topic>>>"], Filling::topic)
        .by(&Topic::ALL, ["The factory that a subject of research opens, to which others may be turned at once.", "OPENS", "Readonly<Partial<Record<Topic, Building>>>"], Topic::factory)
}

fn transporters(tables: Tables) -> Tables {
    let all = Transport::ALL;
    tables
        .by(
            &all,
            [
                "How many goods a transporter carries.",
                "ROOM",
                "Readonly<Record<Transport, number>>",
            ],
            |kind| Some(kind.room()),
        )
        .by(
            &all,
            [
                "How many steps a transporter takes in a turn, by road or water.",
                "STEPS",
                "Readonly<Record<Transport, number>>",
            ],
            |kind| Some(kind.steps()),
        )
        .with(
            "The transporters that move on water.",
            "BOATS",
            "readonly Transport[]",
            all.into_iter()
                .filter(|kind| kind.is_boat())
                .collect::<Vec<_>>(),
        )
        .by(
            &all,
            [
                "Where a transporter is made. Donkeys are bred.",
                "FACTORIES",
                "Readonly<Partial<Record<Transport, Building>>>",
            ],
            Transport::factory,
        )
        .by(
            &all,
            [
                "The goods that a transporter is made from. A wagon takes a donkey besides.",
                "MATERIALS",
                "Readonly<Record<Transport, Goods>>",
            ],
            |kind| Some(kind.cost()),
        )
        .with(
            "How many numbers for transporters each seat has.",
            "NUMBERS_A_SEAT",
            "number",
            TransporterId::A_SEAT,
        )
}

fn prices(tables: Tables) -> Tables {
    tables
        .with(
            "What a road is paid with.",
            "ROAD_PRICE",
            "Goods",
            ROAD_PRICE,
        )
        .with(
            "What a subject of research is paid with.",
            "RESEARCH_PRICE",
            "Goods",
            RESEARCH_PRICE,
        )
        .with(
            "What a new shaft is paid with.",
            "SHAFT_PRICE",
            "Goods",
            SHAFT_PRICE,
        )
        .by(
            &Good::ALL,
            [
                "What each of the riches is worth at the end, on a transporter.",
                "WORTH",
                "Readonly<Record<'gold' | 'coins' | 'stock', number>>",
            ],
            |good| (good.points() > 0).then(|| good.points()),
        )
        .with(
            "How many bricks each row of the wonder takes, from the bottom.",
            "ROWS",
            "readonly number[]",
            ROWS,
        )
        .with(
            "What each row of the wonder shares out.",
            "ROW_POINTS",
            "number",
            ROW_POINTS,
        )
        .with(
            "From this brick on each costs one good more.",
            "DEARER_FROM",
            "number",
            DEARER_FROM,
        )
        .with(
            "The brick that irrigates the deserts.",
            "IRRIGATION",
            "number",
            IRRIGATION,
        )
}
