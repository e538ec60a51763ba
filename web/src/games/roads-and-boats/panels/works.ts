// What the rulebook's tables say beyond the player aid: where buildings stand, what research opens. A test holds it to them.

import { COSTS, MAKES, RECIPES } from '../aid';
import type { Building, Filling, Good, Goods, Topic, Transport } from '../types';

/** What something takes. */
export interface Need {
  goods?: Goods;
  /** Trunks or boards, in any mix. */
  wood?: number;
  /** Goods of any kind. */
  any?: number;
  /** A donkey, which is gone then. */
  donkey?: boolean;
}

export type Site = 'woods' | 'rock' | 'mountain' | 'shore' | 'sea' | 'land';

/** A kind of building. */
export interface Works {
  cost: Goods;
  site: Site;
  /** The research that it needs. */
  topic?: Topic;
  /** What one set of inputs is. Nothing is needed if it is left out. */
  takes?: Need;
  /** The good, or one of the goods, that it gives. */
  gives?: readonly Good[];
  /** How many of them a set gives. */
  count: number;
  /** The transporter that it makes. */
  makes?: Transport;
  /** The most it gives in a turn. */
  most: number;
}

const SITES: Record<Building, Site> = {
  woodcutter: 'woods',
  quarry: 'rock',
  clay_pit: 'shore',
  mine: 'mountain',
  oil_rig: 'sea',
  sawmill: 'land',
  stone_factory: 'land',
  coal_burner: 'land',
  paper_mill: 'land',
  mint: 'land',
  stock_exchange: 'land',
  raft_factory: 'shore',
  wagon_factory: 'land',
  rowboat_factory: 'shore',
  truck_factory: 'land',
  steamer_factory: 'shore',
};

/** What is made out of nothing, one a turn. A mine has it in its bag. */
const YIELDS: { readonly [building in Building]?: readonly Good[] } = {
  woodcutter: ['trunks'],
  quarry: ['stone'],
  clay_pit: ['clay'],
  mine: ['gold', 'iron'],
  oil_rig: ['fuel'],
};

/** What a transporter is made of. Donkeys are bred. */
export const MADE_OF: { readonly [kind in Transport]?: Need } = {
  wagon: { donkey: true, goods: { boards: 2 } },
  truck: { goods: { fuel: 1, iron: 1 } },
  raft: { goods: { trunks: 2 } },
  rowboat: { goods: { boards: 5 } },
  steamer: { goods: { fuel: 2, iron: 1 } },
};

/** All buildings, in the order of the rulebook. */
export const BUILDINGS = Object.keys(SITES) as readonly Building[];

/** What is known of a building: what it costs, takes and gives. */
export function worksOf(building: Building): Works {
  const base = { cost: COSTS[building], site: SITES[building], topic: topicFor(building) };
  const recipe = RECIPES[building];
  if (recipe) {
    const { goods, wood, output, gives, most } = recipe;
    return { ...base, takes: { goods, wood }, gives: [output], count: gives, most };
  }
  const makes = MAKES[building];
  if (makes) return { ...base, takes: MADE_OF[makes], makes, count: 1, most: 1 };
  return { ...base, gives: YIELDS[building] ?? [], count: 1, most: 1 };
}

const topicFor = (building: Building): Topic | undefined =>
  TOPICS.find((topic) => SUBJECTS[topic].building === building);

/** How a transporter moves. */
export interface Vehicle {
  way: 'land' | 'road' | 'water';
  steps: number;
  /** Where it is made. Donkeys are bred. */
  factory?: Building;
}

export const VEHICLES: Record<Transport, Vehicle> = {
  donkey: { way: 'land', steps: 2 },
  wagon: { way: 'road', steps: 3, factory: 'wagon_factory' },
  truck: { way: 'road', steps: 4, factory: 'truck_factory' },
  raft: { way: 'water', steps: 3, factory: 'raft_factory' },
  rowboat: { way: 'water', steps: 4, factory: 'rowboat_factory' },
  steamer: { way: 'water', steps: 6, factory: 'steamer_factory' },
};

/** All transporters, those on land first. */
export const TRANSPORTS = Object.keys(VEHICLES) as readonly Transport[];

/** What a subject of research opens: a building, fillings of mines, or shafts. */
export interface Subject {
  building?: Building;
  fillings?: readonly Filling[];
  shafts?: boolean;
}

export const SUBJECTS: Record<Topic, Subject> = {
  rowboat: { building: 'rowboat_factory' },
  truck: { building: 'truck_factory' },
  steamer: { building: 'steamer_factory' },
  oil_rig: { building: 'oil_rig' },
  specialised_mines: { fillings: ['gold', 'iron'] },
  big_mines: { fillings: ['big'] },
  new_shafts: { shafts: true },
};

export const TOPICS = Object.keys(SUBJECTS) as readonly Topic[];

export const FILLINGS: Record<Filling, Goods> = {
  mixed: { gold: 3, iron: 3 },
  gold: { gold: 4 },
  iron: { iron: 4 },
  big: { gold: 5, iron: 5 },
};

export const RESEARCH_COST: Goods = { paper: 1, goose: 2 };
export const ROAD_COST: Goods = { stone: 1 };
export const SHAFT_COST: Goods = { fuel: 1, iron: 1 };

/** What each row of the wonder shares out. */
export const ROW_POINTS = 10;
/** From this brick on each costs one good more. */
export const DEARER_FROM = 18;
