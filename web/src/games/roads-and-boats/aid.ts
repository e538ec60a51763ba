// What the player aid says of buildings, transporters and the wonder. A test compares it with the rules of the house.

import type { Building, Good, Goods, Topic, Transport } from './types';

/** What goods a producer turns into what. */
export interface Recipe {
  goods: Goods;
  /** Trunks and boards, in any mix. */
  wood?: number;
  output: Good;
  gives: number;
  /** The most that comes out in a turn. */
  most: number;
}

export const RECIPES: { readonly [building in Building]?: Recipe } = {
  sawmill: { goods: { trunks: 1 }, output: 'boards', gives: 2, most: 6 },
  stone_factory: { goods: { clay: 1 }, output: 'stone', gives: 2, most: 6 },
  coal_burner: { goods: {}, wood: 2, output: 'fuel', gives: 1, most: 6 },
  paper_mill: { goods: {}, wood: 2, output: 'paper', gives: 1, most: 1 },
  mint: { goods: { fuel: 1, gold: 2 }, output: 'coins', gives: 1, most: 1 },
  stock_exchange: { goods: { paper: 1, coins: 2 }, output: 'stock', gives: 1, most: 6 },
};

/** The transporter that a factory makes. */
export const MAKES: { readonly [building in Building]?: Transport } = {
  raft_factory: 'raft',
  wagon_factory: 'wagon',
  rowboat_factory: 'rowboat',
  truck_factory: 'truck',
  steamer_factory: 'steamer',
};

/** The factory that a subject of research opens, to which others may be turned. */
export const OPENS: { readonly [topic in Topic]?: Building } = {
  rowboat: 'rowboat_factory',
  truck: 'truck_factory',
  steamer: 'steamer_factory',
};

/** What it takes to put a building up. */
export const COSTS: { readonly [building in Building]: Goods } = {
  woodcutter: { boards: 1 },
  quarry: { boards: 2 },
  clay_pit: { boards: 3 },
  mine: { boards: 3, stone: 1 },
  oil_rig: { boards: 3, stone: 1 },
  sawmill: { boards: 2, stone: 1 },
  stone_factory: { boards: 2 },
  coal_burner: { boards: 3 },
  paper_mill: { boards: 1, stone: 1 },
  mint: { boards: 2, stone: 1 },
  stock_exchange: { stone: 3 },
  raft_factory: { boards: 1, stone: 1 },
  wagon_factory: { boards: 2, stone: 1 },
  rowboat_factory: { boards: 2, stone: 1 },
  truck_factory: { boards: 2, stone: 2 },
  steamer_factory: { boards: 2, stone: 2 },
};

/** How many goods a transporter carries. */
export const ROOM: { readonly [kind in Transport]: number } = {
  donkey: 2,
  wagon: 3,
  truck: 6,
  raft: 3,
  rowboat: 5,
  steamer: 8,
};

/** What one of the riches is worth at the end, on a transporter. */
export const WORTH = { gold: 10, coins: 40, stock: 120 } as const;

/** How many bricks each row of the wonder takes, from the bottom. */
export const ROWS: readonly number[] = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7];

/** The brick that waters the deserts. */
export const IRRIGATION = 45;
