export type Card = 'pink' | 'blue' | 'green' | 'black' | 'red' | 'orange' | 'wild';
export type Access = 'open' | 'invited' | 'local';
export type Spectators = 'welcome' | 'nobody';
export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; minutes: number; increment: number }
  | { kind: 'days'; days: number };
export type Absent = { kind: 'wait' } | { kind: 'bot'; bot: string } | { kind: 'resign' };
export type Sitter = { kind: 'nobody' } | { kind: 'person'; user: string } | { kind: 'bot'; bot: string };
export type Placed = { kind: 'nobody' } | { kind: 'me' } | { kind: 'bot'; bot: string };
export type Options = {
  game: string;
  setup: unknown;
  title: string;
  access: Access;
  clock: Clock;
  spectators: Spectators;
  absent: Absent;
};
export type Command =
  | { do: 'sit'; seat?: number; secret?: string }
  | { do: 'leave'; seat: number }
  | { do: 'place'; seat: number; sitter: Placed }
  | { do: 'start' }
  | { do: 'close' }
  | { do: 'act'; seat: number; actions: unknown[] }
  | { do: 'plan'; seat: number; actions: unknown[] }
  | { do: 'undo'; seat: number; to?: number }
  | { do: 'ask_take_back'; seat: number; to: number }
  | { do: 'answer_take_back'; seat: number; agrees: boolean }
  | { do: 'resign'; seat: number }
  | { do: 'say'; text: string }
  | { do: 'mute'; user: string; is_muted: boolean }
  | { do: 'rematch' };
export type Done = { table: string; seq: number; rematch?: string };
export type Show = 'view' | 'changes' | 'events';
export type Person = { user: string; name: string | null };
export type SeatShown = {
  person?: Person;
  bot?: string;
  has_resigned: boolean;
  is_absent: boolean;
  is_here: boolean;
};
export type Deal = { hash: string; salt?: string; seed?: string };
export type Remark = { seq: number; at: number; by: Person; text: string };
export type TakeBack = { seat: number; to: number; waiting: number[] };
export type Ending = { places: number[]; points: number[] | null; resigned: number[] };
export type Now = {
  to_act: number[];
  legal?: unknown[];
  plan?: unknown[];
  left?: number[];
  undo_to?: number;
  take_back?: TakeBack;
  outcome?: Ending;
};
export type TableShown = {
  table: string;
  seq: number;
  stage: string;
  game: string;
  rules: number;
  title: string;
  setup: unknown;
  access: Access;
  spectators: Spectators;
  absent: Absent;
  host: Person;
  seats: SeatShown[];
  clock: Clock;
  yours: number[];
  eyes?: number;
  deal: Deal;
  view?: unknown;
  chat: Remark[];
  muted: string[];
  rematch?: string;
  copy_of?: { table: string; seq: number };
} & Now;
export type PlanRun = { seat: number; taken: number; stopped?: unknown; error?: unknown };
export type News = {
  table: string;
  seq: number;
  at: number;
  by?: Person;
  what: unknown;
  events?: unknown[];
  plans?: PlanRun[];
  view?: unknown;
  changes?: unknown[];
  seats?: SeatShown[];
} & Partial<Now>;
export type Problem = { code: string; message: string; key: string; rule?: string; detail?: string };
export type Request =
  | { type: 'join'; table: string; seat?: number; since?: number; show: Show }
  | { type: 'part'; table: string }
  | { type: 'look'; table: string }
  | { type: 'ahead'; id: string; table: string; seat: number; actions: unknown[] }
  | { type: 'do'; id: string; table: string; command: Command }
  | { type: 'ping'; id: string };
export type Message =
  | { type: 'hello'; protocol: number; user: string | null; ping_seconds: number }
  | ({ type: 'table' } & TableShown)
  | ({ type: 'news' } & News)
  | { type: 'here'; table: string; seats: number[] }
  | ({ type: 'done'; id: string } & Done)
  | { type: 'ahead'; id: string; actions: unknown[] }
  | { type: 'error'; id?: string; table?: string; error: Problem }
  | { type: 'pong'; id: string }
  | { type: 'leaving'; seconds: number };
export type Me = {
  id: string;
  name: string | null;
  has_password: boolean;
  language: string | null;
  is_bot: boolean;
};
export type MapShown = { name: string; seats: number[] };
export type GameShown = {
  game: string;
  rules: number;
  fewest_seats: number;
  most_seats: number;
  bots: string[];
  maps: MapShown[];
};
export type Listed = {
  table: string;
  game: string;
  rules: number;
  stage: string;
  created_at: number;
  updated_at: number;
  host: Person;
  people: Person[];
  title: string;
  seats: Sitter[];
  clock: Clock;
  to_act: number[];
  map?: string;
  outcome?: Ending;
};
export type Page = { tables: Listed[]; next?: string };
export type Why = { legal: true } | { legal: false; error: Problem };
export type StepShown = {
  seq: number;
  at: number;
  by?: Person;
  what: unknown;
  events: unknown[];
  plans?: PlanRun[];
  to_act: number[];
  changes: unknown[];
  outcome?: Ending;
};
export type Steps = {
  seq: number;
  view: unknown;
  to_act: number[];
  steps: StepShown[];
  more: boolean;
};
