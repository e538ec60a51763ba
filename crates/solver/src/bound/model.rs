//! The linear programme: what is made, built, studied and bought in each turn, as fractions.

use roads_and_boats::{Building, DEARER_FROM, IRRIGATION, ROWS, Site, Terrain, Topic};

use crate::atlas::Atlas;
use crate::book::{
    BOARDS, BOOK, COINS, FUEL, GOLD, GOODS, GOOSE, IRON, PAPER, Recipe, STOCK, TRUNKS, heap,
};
use crate::plan::LAST;
use crate::sim::BRICKS_ALONE;

/// Bricks of a turn that have a price each; all further ones cost as much as the last.
const PRICES: usize = 8;
/// What is built for what it gives: transporters are not needed where nothing is carried.
const BUILDINGS: [Building; 11] = [
    Building::Woodcutter,
    Building::Quarry,
    Building::ClayPit,
    Building::Mine,
    Building::OilRig,
    Building::Sawmill,
    Building::StoneFactory,
    Building::CoalBurner,
    Building::PaperMill,
    Building::Mint,
    Building::StockExchange,
];
/// Subjects that give more goods.
const TOPICS: [Topic; 4] = [
    Topic::OilRig,
    Topic::SpecialisedMines,
    Topic::BigMines,
    Topic::NewShafts,
];
/// What a mine or shaft can be filled with, gold and iron, and the subject it takes.
const FILLINGS: [(f64, f64, Option<usize>); 4] = [
    (3.0, 3.0, None),
    (4.0, 0.0, Some(1)),
    (0.0, 4.0, Some(1)),
    (5.0, 5.0, Some(2)),
];

/// A variable: at least 0, at most so much, with so many points each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column {
    pub(super) points: f64,
    pub(super) most: f64,
}

/// A sum of variables that is at most, or exactly, a number.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) terms: Vec<(usize, f64)>,
    pub(super) most: f64,
    pub(super) is_exact: bool,
}

/// The tiles and goods of a map.
#[derive(Clone, Debug)]
struct Land {
    tiles: [f64; Terrain::ALL.len()],
    shores: f64,
    start: [f64; GOODS],
}

impl Land {
    fn of(atlas: &Atlas) -> Land {
        let mut tiles = [0.0; Terrain::ALL.len()];
        for tile in &atlas.tiles {
            tiles[tile.terrain as usize] += 1.0;
        }
        let is_shore = |tile: &&crate::atlas::Tile| tile.is_shore && tile.terrain.is_land();
        let lying = heap(&atlas.map.file().start.goods);
        Land {
            tiles,
            shores: atlas.tiles.iter().filter(is_shore).count() as f64,
            start: std::array::from_fn(|good| f64::from(lying[good])),
        }
    }

    fn has(&self, terrain: Terrain) -> f64 {
        self.tiles[terrain as usize]
    }

    /// All that is neither sea nor desert.
    fn fertile(&self) -> f64 {
        let all: f64 = self.tiles.iter().sum();
        all - self.has(Terrain::Sea) - self.has(Terrain::Desert)
    }

    /// How many tiles a kind of building can stand on.
    fn sites(&self, building: Building) -> f64 {
        match building.site() {
            Site::Woods => self.has(Terrain::Woods),
            Site::Rock => self.has(Terrain::Rock),
            Site::Mountain => self.has(Terrain::Mountain),
            Site::Sea => self.has(Terrain::Sea),
            Site::Shore => self.shores,
            Site::Land => self.fertile() + self.has(Terrain::Desert),
        }
    }
}

/// The programme in the making.
#[derive(Clone, Debug)]
pub(super) struct Model {
    pub(super) columns: Vec<Column>,
    pub(super) rows: Vec<Row>,
    land: Land,
    /// What each turn adds to each good, and what its production phase takes of what lay there before.
    gains: Vec<[Vec<(usize, f64)>; GOODS]>,
    inputs: Vec<[Vec<(usize, f64)>; GOODS]>,
    built: Vec<[usize; BUILDINGS.len()]>,
    studied: Vec<[usize; TOPICS.len()]>,
    filled: Vec<[usize; FILLINGS.len()]>,
    bricks: Vec<usize>,
    bred: Vec<usize>,
}

impl Model {
    /// The programme of a map.
    pub(super) fn new(atlas: &Atlas) -> Model {
        let none = || [const { Vec::new() }; GOODS];
        let mut model = Model {
            columns: Vec::new(),
            rows: Vec::new(),
            land: Land::of(atlas),
            gains: (0..=LAST).map(|_| none()).collect(),
            inputs: (0..=LAST).map(|_| none()).collect(),
            built: vec![[0; BUILDINGS.len()]],
            studied: vec![[0; TOPICS.len()]],
            filled: vec![[0; FILLINGS.len()]],
            bricks: Vec::new(),
            bred: vec![0],
        };
        let mut mined = [Vec::new(), Vec::new()];
        for turn in 1..=LAST {
            model.make(turn, &mut mined);
            model.study(turn);
            model.build(turn);
            model.buy(turn);
        }
        model.share_tiles();
        model.keep_stock();
        model.count_rows();
        model
    }

    fn column(&mut self, most: f64) -> usize {
        self.columns.push(Column { points: 0.0, most });
        self.columns.len() - 1
    }

    fn at_most(&mut self, terms: Vec<(usize, f64)>, most: f64) {
        self.rows.push(Row {
            terms,
            most,
            is_exact: false,
        });
    }

    fn gain(&mut self, turn: usize, good: usize, column: usize, count: f64) {
        self.gains[turn][good].push((column, count));
    }

    /// Takes a good in the production phase: it has to lie there since the turn before.
    fn take(&mut self, turn: usize, good: usize, column: usize, count: f64) {
        self.gain(turn, good, column, -count);
        self.inputs[turn][good].push((column, count));
    }

    /// Buildings of a kind up to a turn, each counted so often.
    fn standing(
        &self,
        nth: usize,
        turn: usize,
        factor: f64,
    ) -> impl Iterator<Item = (usize, f64)> + use<'_> {
        self.built[1..=turn]
            .iter()
            .map(move |built| (built[nth], factor))
    }

    fn known(&self, nth: usize, turn: usize, factor: f64) -> Vec<(usize, f64)> {
        self.studied[1..=turn]
            .iter()
            .map(|studied| (studied[nth], factor))
            .collect()
    }

    /// The production phase: nobody makes more than what stood at the end of the turn before can.
    fn make(&mut self, turn: usize, mined: &mut [Vec<(usize, f64)>; 2]) {
        for (nth, building) in BUILDINGS.into_iter().enumerate() {
            let entry = BOOK.of(building);
            if building == Building::Mine {
                self.mine(turn, nth, mined);
                continue;
            }
            let run = self.column(f64::INFINITY);
            let mut per_building = 1.0;
            if let Some(recipe) = &entry.recipe {
                self.run(turn, run, recipe);
                per_building = f64::from(recipe.most / recipe.gives);
            } else if let Some(good) = entry.yields {
                self.gain(turn, good, run, 1.0);
            }
            let mut terms = vec![(run, 1.0)];
            terms.extend(self.standing(nth, turn - 1, -per_building));
            self.at_most(terms, 0.0);
        }
        // Geese have one more on a bare pasture, which has to lie alone.
        let is_alone = turn > 1 || self.land.start.iter().sum::<f64>() == self.land.start[GOOSE];
        let bred = self.column(if is_alone { f64::INFINITY } else { 0.0 });
        self.gain(turn, GOOSE, bred, 1.0);
        self.inputs[turn][GOOSE].push((bred, 2.0));
        self.bred.push(bred);
    }

    fn run(&mut self, turn: usize, run: usize, recipe: &Recipe) {
        self.gain(turn, recipe.output, run, f64::from(recipe.gives));
        for (good, &count) in recipe.takes.iter().enumerate().take(GOODS) {
            if count > 0 {
                self.take(turn, good, run, f64::from(count));
            }
        }
        if recipe.wood > 0 {
            let mut sum = vec![(run, f64::from(recipe.wood))];
            for good in [BOARDS, TRUNKS] {
                let burned = self.column(f64::INFINITY);
                self.take(turn, good, burned, 1.0);
                sum.push((burned, -1.0));
            }
            self.rows.push(Row {
                terms: sum,
                most: 0.0,
                is_exact: true,
            });
        }
    }

    /// A mine gives one unit a turn, and no more than was in it.
    fn mine(&mut self, turn: usize, nth: usize, mined: &mut [Vec<(usize, f64)>; 2]) {
        let units = [GOLD, IRON].map(|good| {
            let unit = self.column(f64::INFINITY);
            self.gain(turn, good, unit, 1.0);
            unit
        });
        let mut terms = units.map(|unit| (unit, 1.0)).to_vec();
        terms.extend(self.standing(nth, turn - 1, -1.0));
        self.at_most(terms, 0.0);
        for (metal, unit) in units.into_iter().enumerate() {
            mined[metal].push((unit, 1.0));
            let mut terms = mined[metal].clone();
            for filled in &self.filled[1..turn] {
                for (kind, &(gold, iron, _)) in FILLINGS.iter().enumerate() {
                    terms.push((filled[kind], -[gold, iron][metal]));
                }
            }
            self.at_most(terms, 0.0);
        }
    }

    /// Two geese and a paper, which may be made in the same phase.
    fn study(&mut self, turn: usize) {
        let studied = TOPICS.map(|_| {
            let study = self.column(1.0);
            self.take(turn, GOOSE, study, 2.0);
            self.gain(turn, PAPER, study, -1.0);
            study
        });
        self.studied.push(studied);
        for nth in 0..TOPICS.len() {
            let terms = self.known(nth, turn, 1.0);
            self.at_most(terms, 1.0);
        }
    }

    fn build(&mut self, turn: usize) {
        let built = BUILDINGS.map(|building| {
            let column = self.column(self.land.sites(building));
            for (good, &count) in BOOK.of(building).cost.iter().enumerate().take(GOODS) {
                if count > 0 {
                    self.gain(turn, good, column, -f64::from(count));
                }
            }
            column
        });
        self.built.push(built);
        for (nth, building) in BUILDINGS.into_iter().enumerate() {
            let most = self.land.sites(building);
            let terms: Vec<_> = self.standing(nth, turn, 1.0).collect();
            self.at_most(terms.clone(), most);
            if building == Building::OilRig {
                let mut terms = terms;
                terms.extend(self.known(0, turn, -most));
                self.at_most(terms, 0.0);
            }
        }
        // No more fillings are of use than units can be mined.
        let most = self.land.has(Terrain::Mountain) * LAST as f64;
        let shaft = self.column(most);
        for good in [IRON, FUEL] {
            self.gain(turn, good, shaft, -1.0);
        }
        let mut terms = vec![(shaft, 1.0)];
        terms.extend(self.known(3, turn, -most));
        self.at_most(terms, 0.0);
        let filled = FILLINGS.map(|(_, _, topic)| {
            let filled = self.column(most);
            if let Some(topic) = topic {
                let mut terms = vec![(filled, 1.0)];
                terms.extend(self.known(topic, turn, -most));
                self.at_most(terms, 0.0);
            }
            filled
        });
        let mut terms = filled.map(|filled| (filled, 1.0)).to_vec();
        terms.extend([(built[3], -1.0), (shaft, -1.0)]);
        self.at_most(terms, 0.0);
        self.filled.push(filled);
    }

    /// Bricks, each dearer than the one before in its turn, paid with anything.
    fn buy(&mut self, turn: usize) {
        let dearer = if BRICKS_ALONE + 1 >= DEARER_FROM {
            1
        } else {
            0
        };
        let mut bill = Vec::new();
        for nth in 1..=PRICES {
            let brick = self.column(if nth < PRICES { 1.0 } else { f64::INFINITY });
            bill.push((brick, (nth + dearer) as f64));
            self.bricks.push(brick);
        }
        for good in 0..GOODS {
            let paid = self.column(f64::INFINITY);
            self.gain(turn, good, paid, -1.0);
            bill.push((paid, -1.0));
        }
        self.rows.push(Row {
            terms: bill,
            most: 0.0,
            is_exact: true,
        });
    }

    /// Buildings and geese that breed have a tile each; deserts only after enough bricks.
    fn share_tiles(&mut self) {
        let (fertile, deserts) = (self.land.fertile(), self.land.has(Terrain::Desert));
        for turn in 1..=LAST {
            let green = self.column(1.0);
            let laid = usize::from(BRICKS_ALONE) + turn - 1;
            let needed = usize::from(IRRIGATION).saturating_sub(laid) as f64;
            let mut terms = vec![(green, needed)];
            terms.extend(
                self.bricks[..(turn - 1) * PRICES]
                    .iter()
                    .map(|&brick| (brick, -1.0)),
            );
            self.at_most(terms, 0.0);
            let on_land = |turn: usize, model: &Model| {
                let mut terms = vec![(green, -deserts)];
                for (nth, building) in BUILDINGS.into_iter().enumerate() {
                    if building != Building::OilRig {
                        terms.extend(model.standing(nth, turn, 1.0));
                    }
                }
                terms
            };
            let terms = on_land(turn, self);
            self.at_most(terms, fertile);
            let mut terms = on_land(turn - 1, self);
            terms.push((self.bred[turn], 1.0));
            self.at_most(terms, fertile);
            let pastures = self.land.has(Terrain::Pasture);
            self.at_most(vec![(self.bred[turn], 1.0), (green, -deserts)], pastures);
        }
    }

    /// What is there at the end of a turn was there before or was gained, and is not less than nothing.
    fn keep_stock(&mut self) {
        for good in 0..GOODS {
            let mut before: Option<usize> = None;
            for turn in 1..=LAST {
                let stock = self.column(f64::INFINITY);
                let mut terms = vec![(stock, 1.0)];
                terms.extend(
                    self.gains[turn][good]
                        .iter()
                        .map(|&(column, count)| (column, -count)),
                );
                let lay = if before.is_none() {
                    self.land.start[good]
                } else {
                    0.0
                };
                terms.extend(before.map(|before| (before, -1.0)));
                self.rows.push(Row {
                    terms,
                    most: lay,
                    is_exact: true,
                });
                let mut inputs = std::mem::take(&mut self.inputs[turn][good]);
                if !inputs.is_empty() {
                    inputs.extend(before.map(|before| (before, -1.0)));
                    self.at_most(inputs, lay);
                }
                before = Some(stock);
            }
            let points = match good {
                GOLD => 10.0,
                COINS => 40.0,
                STOCK => 120.0,
                _ => 0.0,
            };
            if let Some(last) = before {
                self.columns[last].points = points;
            }
        }
    }

    /// Rows follow from the bricks bought, at most as the least concave curve above what so many can reach.
    fn count_rows(&mut self) {
        let rows = self.column(ROWS.len() as f64);
        self.columns[rows].points = 10.0;
        let reached: Vec<f64> = (0..=60).map(rows_reached).collect();
        let mut from = 0;
        while from + 1 < reached.len() {
            let slope = |to: usize| (reached[to] - reached[from]) / (to - from) as f64;
            let steepest = (from + 1..reached.len())
                .max_by(|&one, &other| slope(one).total_cmp(&slope(other)).then(one.cmp(&other)));
            let Some(to) = steepest else {
                return;
            };
            let each = slope(to);
            let mut terms = vec![(rows, 1.0)];
            terms.extend(self.bricks.iter().map(|&brick| (brick, -each)));
            self.at_most(terms, reached[from] - each * from as f64);
            from = to;
        }
    }
}

/// The most rows that have a brick of one's own if so many are bought.
fn rows_reached(bricks: usize) -> f64 {
    let top = usize::from(BRICKS_ALONE) + LAST - 1 + bricks;
    let mut below = 0;
    let mut rows = 0;
    for row in ROWS {
        let first = below + 1;
        below += usize::from(row);
        if below > usize::from(BRICKS_ALONE) && first <= top {
            rows += 1;
        }
    }
    rows.min(bricks) as f64
}
