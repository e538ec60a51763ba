//! The engine's price lists and recipes as small arrays.

use std::sync::LazyLock;

use roads_and_boats::{Building, Good, Goods, RESEARCH_PRICE, SHAFT_PRICE, Topic, Transport};

/// A heap of goods: how many of each, by the number of the good.
pub type Heap = [u8; 16];

/// The numbers of goods.
pub const BOARDS: usize = Good::Boards as usize;
pub const TRUNKS: usize = Good::Trunks as usize;
pub const STONE: usize = Good::Stone as usize;
pub const CLAY: usize = Good::Clay as usize;
pub const FUEL: usize = Good::Fuel as usize;
pub const PAPER: usize = Good::Paper as usize;
pub const GOLD: usize = Good::Gold as usize;
pub const IRON: usize = Good::Iron as usize;
pub const COINS: usize = Good::Coins as usize;
pub const STOCK: usize = Good::Stock as usize;
pub const GOOSE: usize = Good::Goose as usize;
/// How many goods there are.
pub const GOODS: usize = Good::ALL.len();

/// What a producer takes and gives.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    pub takes: Heap,
    pub wood: u8,
    pub gives: u8,
    pub output: usize,
    pub most: u8,
}

/// A building as the solver needs it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub cost: Heap,
    pub recipe: Option<Recipe>,
    pub yields: Option<usize>,
    pub makes: Option<Transport>,
    pub topic: u8,
}

/// All tables.
#[derive(Debug)]
pub struct Book {
    pub entries: [Entry; Building::ALL.len()],
    pub research: Heap,
    pub shaft: Heap,
    /// What a transporter is made of.
    pub transports: [Heap; Transport::ALL.len()],
}

/// The tables of the engine.
pub static BOOK: LazyLock<Book> = LazyLock::new(|| Book {
    entries: Building::ALL.map(entry),
    research: heap(&RESEARCH_PRICE),
    shaft: heap(&SHAFT_PRICE),
    transports: Transport::ALL.map(|kind| heap(&kind.cost())),
});

impl Book {
    /// The entry of a building.
    pub fn of(&self, building: Building) -> &Entry {
        &self.entries[building as usize]
    }
}

/// A heap of the engine's.
pub fn heap(goods: &Goods) -> Heap {
    let mut heap = [0; 16];
    for (good, count) in goods.iter() {
        heap[good as usize] = count.min(250) as u8;
    }
    heap
}

/// The bit of a subject.
pub const fn bit(topic: Topic) -> u8 {
    1 << topic as u8
}

fn entry(building: Building) -> Entry {
    let recipe = building.recipe().map(|recipe| Recipe {
        takes: heap(&recipe.goods),
        wood: recipe.wood as u8,
        gives: recipe.gives as u8,
        output: recipe.output as usize,
        most: recipe.most as u8,
    });
    Entry {
        cost: heap(&building.cost()),
        recipe,
        yields: building.yields().map(|good| good as usize),
        makes: building.makes(),
        topic: building.topic().map_or(0, bit),
    }
}
