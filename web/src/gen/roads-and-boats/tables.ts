// Written by `cargo xtask types`. Change the tables of the rules instead.

import type { Building, Filling, Good, Goods, Phase, Terrain, Topic, Transport } from '.';

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

/** All goods, in their usual order. */
export const GOODS: readonly Good[] = ["boards","trunks","stone","clay","fuel","paper","gold","iron","coins","stock","goose"];

/** All terrains. */
export const TERRAINS: readonly Terrain[] = ["pasture","woods","rock","mountain","desert","sea"];

/** All buildings. */
export const BUILDINGS: readonly Building[] = ["woodcutter","quarry","clay_pit","mine","oil_rig","sawmill","stone_factory","coal_burner","paper_mill","mint","stock_exchange","raft_factory","wagon_factory","rowboat_factory","truck_factory","steamer_factory"];

/** All transporters, those on land first. */
export const TRANSPORTS: readonly Transport[] = ["donkey","wagon","truck","raft","rowboat","steamer"];

/** All subjects of research. */
export const TOPICS: readonly Topic[] = ["rowboat","truck","steamer","oil_rig","specialised_mines","big_mines","new_shafts"];

/** The phases of a turn. */
export const PHASES: readonly Phase[] = ["production","movement","building","wonder"];

/** The way to the six tiles around one, clockwise from the east. */
export const NEIGHBOURS: readonly (readonly [number, number])[] = [[1,0],[0,1],[-1,1],[-1,0],[0,-1],[1,-1]];

/** No coordinate of a tile is further from 0. */
export const FURTHEST: number = 100;

/** A map has no more tiles than this. */
export const MOST_MAP_TILES: number = 200;

/** The name of a map has no more letters than this. */
export const LONGEST_MAP_NAME: number = 60;

/** How many tiles of land without a river are in the box. */
export const PLAIN_LAND: number = 86;

/** How many sea tiles are in the box. */
export const SEA_TILES: number = 30;

/** So many land tiles at least are laid for each seat, where the seats make the map. */
export const LAND_A_SEAT: number = 3;

/** What it takes to put a building up. */
export const COSTS: Readonly<Record<Building, Goods>> = {
  "woodcutter": {"boards":1},
  "quarry": {"boards":2},
  "clay_pit": {"boards":3},
  "mine": {"boards":3,"stone":1},
  "oil_rig": {"boards":3,"stone":1},
  "sawmill": {"boards":2,"stone":1},
  "stone_factory": {"boards":2},
  "coal_burner": {"boards":3},
  "paper_mill": {"boards":1,"stone":1},
  "mint": {"boards":2,"stone":1},
  "stock_exchange": {"stone":3},
  "raft_factory": {"boards":1,"stone":1},
  "wagon_factory": {"boards":2,"stone":1},
  "rowboat_factory": {"boards":2,"stone":1},
  "truck_factory": {"boards":2,"stone":2},
  "steamer_factory": {"boards":2,"stone":2},
};

/** Where a building may stand. */
export const SITES: Readonly<Record<Building, 'woods' | 'rock' | 'mountain' | 'shore' | 'sea' | 'land'>> = {
  "woodcutter": "woods",
  "quarry": "rock",
  "clay_pit": "shore",
  "mine": "mountain",
  "oil_rig": "sea",
  "sawmill": "land",
  "stone_factory": "land",
  "coal_burner": "land",
  "paper_mill": "land",
  "mint": "land",
  "stock_exchange": "land",
  "raft_factory": "shore",
  "wagon_factory": "land",
  "rowboat_factory": "shore",
  "truck_factory": "land",
  "steamer_factory": "shore",
};

/** The research that a building needs. */
export const NEEDED_TOPICS: Readonly<Partial<Record<Building, Topic>>> = {
  "oil_rig": "oil_rig",
  "rowboat_factory": "rowboat",
  "truck_factory": "truck",
  "steamer_factory": "steamer",
};

/** What a building makes each turn out of nothing. A mine draws from its bag. */
export const YIELDS: Readonly<Partial<Record<Building, Good>>> = {
  "woodcutter": "trunks",
  "quarry": "stone",
  "clay_pit": "clay",
  "oil_rig": "fuel",
};

/** What a producer turns into what. */
export const RECIPES: Readonly<Partial<Record<Building, Recipe>>> = {
  "sawmill": {"goods":{"trunks":1},"wood":0,"output":"boards","gives":2,"most":6},
  "stone_factory": {"goods":{"clay":1},"wood":0,"output":"stone","gives":2,"most":6},
  "coal_burner": {"goods":{},"wood":2,"output":"fuel","gives":1,"most":6},
  "paper_mill": {"goods":{},"wood":2,"output":"paper","gives":1,"most":1},
  "mint": {"goods":{"fuel":1,"gold":2},"wood":0,"output":"coins","gives":1,"most":1},
  "stock_exchange": {"goods":{"paper":1,"coins":2},"wood":0,"output":"stock","gives":1,"most":6},
};

/** The transporter that a factory makes. */
export const MAKES: Readonly<Partial<Record<Building, Transport>>> = {
  "raft_factory": "raft",
  "wagon_factory": "wagon",
  "rowboat_factory": "rowboat",
  "truck_factory": "truck",
  "steamer_factory": "steamer",
};

/** What a new mine or shaft is filled with. */
export const FILLINGS: Readonly<Record<Filling, Goods>> = {
  "mixed": {"gold":3,"iron":3},
  "gold": {"gold":4},
  "iron": {"iron":4},
  "big": {"gold":5,"iron":5},
};

/** The research that a filling needs. */
export const FILLING_TOPICS: Readonly<Partial<Record<Filling, Topic>>> = {
  "gold": "specialised_mines",
  "iron": "specialised_mines",
  "big": "big_mines",
};

/** The factory that a subject of research opens, to which others may be turned at once. */
export const OPENS: Readonly<Partial<Record<Topic, Building>>> = {
  "rowboat": "rowboat_factory",
  "truck": "truck_factory",
  "steamer": "steamer_factory",
};

/** How many goods a transporter carries. */
export const ROOM: Readonly<Record<Transport, number>> = {
  "donkey": 2,
  "wagon": 3,
  "truck": 6,
  "raft": 3,
  "rowboat": 5,
  "steamer": 8,
};

/** How many steps a transporter takes in a turn, by road or water. */
export const STEPS: Readonly<Record<Transport, number>> = {
  "donkey": 2,
  "wagon": 3,
  "truck": 4,
  "raft": 3,
  "rowboat": 4,
  "steamer": 6,
};

/** The transporters that move on water. */
export const BOATS: readonly Transport[] = ["raft","rowboat","steamer"];

/** Where a transporter is made. Donkeys are bred. */
export const FACTORIES: Readonly<Partial<Record<Transport, Building>>> = {
  "wagon": "wagon_factory",
  "truck": "truck_factory",
  "raft": "raft_factory",
  "rowboat": "rowboat_factory",
  "steamer": "steamer_factory",
};

/** The goods that a transporter is made from. A wagon takes a donkey besides. */
export const MATERIALS: Readonly<Record<Transport, Goods>> = {
  "donkey": {},
  "wagon": {"boards":2},
  "truck": {"fuel":1,"iron":1},
  "raft": {"trunks":2},
  "rowboat": {"boards":5},
  "steamer": {"fuel":2,"iron":1},
};

/** How many numbers for transporters each seat has. */
export const NUMBERS_A_SEAT: number = 9;

/** What a road is paid with. */
export const ROAD_PRICE: Goods = {"stone":1};

/** What a subject of research is paid with. */
export const RESEARCH_PRICE: Goods = {"paper":1,"goose":2};

/** What a new shaft is paid with. */
export const SHAFT_PRICE: Goods = {"fuel":1,"iron":1};

/** What each of the riches is worth at the end, on a transporter. */
export const WORTH: Readonly<Record<'gold' | 'coins' | 'stock', number>> = {
  "gold": 10,
  "coins": 40,
  "stock": 120,
};

/** How many bricks each row of the wonder takes, from the bottom. */
export const ROWS: readonly number[] = [4,4,4,5,5,5,5,6,6,6,6,6,7,7,7];

/** What each row of the wonder shares out. */
export const ROW_POINTS: number = 10;

/** From this brick on each costs one good more. */
export const DEARER_FROM: number = 18;

/** The brick that irrigates the deserts. */
export const IRRIGATION: number = 45;
