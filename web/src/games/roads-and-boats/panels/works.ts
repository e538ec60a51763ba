// What is known of buildings, transporters and subjects of research, put together from the tables of the rules.

import {
  BOATS,
  COSTS,
  FACTORIES,
  FILLING_TOPICS,
  FILLINGS,
  MAKES,
  MATERIALS,
  NEEDED_TOPICS,
  RECIPES,
  SITES,
  STEPS,
  YIELDS,
} from '../../../gen/roads-and-boats/tables';
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

export type Site = (typeof SITES)[Building];

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

/** What a transporter is made of. Donkeys are bred, and one of them is put before a wagon. */
export const madeOf = (kind: Transport): Need | undefined => {
  if (kind === 'donkey') return undefined;
  return { goods: MATERIALS[kind], ...(kind === 'wagon' ? { donkey: true } : {}) };
};

/** What is made out of nothing, one a turn. A mine has it in its bag. */
const yieldsOf = (building: Building): readonly Good[] => {
  if (building === 'mine') return Object.keys(FILLINGS.mixed) as Good[];
  const good = YIELDS[building];
  return good ? [good] : [];
};

/** What is known of a building: what it costs, takes and gives. */
export function worksOf(building: Building): Works {
  const base = { cost: COSTS[building], site: SITES[building], topic: NEEDED_TOPICS[building] };
  const recipe = RECIPES[building];
  if (recipe) {
    const { goods, wood, output, gives, most } = recipe;
    return { ...base, takes: { goods, wood }, gives: [output], count: gives, most };
  }
  const makes = MAKES[building];
  if (makes) return { ...base, takes: madeOf(makes), makes, count: 1, most: 1 };
  return { ...base, gives: yieldsOf(building), count: 1, most: 1 };
}

/** How a transporter moves. */
export interface Vehicle {
  way: 'land' | 'road' | 'water';
  steps: number;
  /** Where it is made. Donkeys are bred. */
  factory?: Building | undefined;
}

export function vehicleOf(kind: Transport): Vehicle {
  const onLand = kind === 'donkey' ? 'land' : 'road';
  const way = BOATS.includes(kind) ? 'water' : onLand;
  return { way, steps: STEPS[kind], factory: FACTORIES[kind] };
}

/** What a subject of research opens: a building, fillings of mines, or shafts. */
export interface Subject {
  building?: Building;
  fillings?: readonly Filling[];
  shafts?: boolean;
}

const keysWith = <Key extends string>(table: Partial<Record<Key, Topic>>, topic: Topic): Key[] =>
  (Object.keys(table) as Key[]).filter((key) => table[key] === topic);

export function subjectOf(topic: Topic): Subject {
  const [building] = keysWith(NEEDED_TOPICS, topic);
  const fillings = keysWith(FILLING_TOPICS, topic);
  if (building) return { building };
  return fillings.length > 0 ? { fillings } : { shafts: true };
}
