// Written by `cargo xtask types`. Change the types of the server instead.

/**
 * One doing of a seat, or of the table.
 */
export type Act = {
/**
 * 0 before the first turn.
 */
turn: number,
/**
 * None before the first turn.
 */
phase?: Phase,
/**
 * Whose doing it is. None if it happens by itself.
 */
seat?: number,
/**
 * What was paid for it, or used up.
 */
paid?: Goods,
/**
 * The events that it is made of, from 0. Each event belongs to one act.
 */
events: Array<number>, } & ({ "act": "began" } | { "act": "trip", transporter: number,
/**
 * What it was then. None if nothing told that yet.
 */
kind?: Transport,
/**
 * The first place, the last, and those between where something was done.
 */
stops: Array<Stop>,
/**
 * How many geese follow.
 */
geese?: number,
/**
 * Transporters that were taken on board.
 */
passengers?: Array<number>, } | { "act": "harvest", made: Array<Heap>, } | { "act": "made", region: Region, goods: Goods, } | { "act": "roads", from: Array<Region>, } | { "act": "bricks", count: number, last: number, } | { "act": "asked", owner: number, action: Action,
/**
 * None while it is open, and if it was taken back.
 */
agreed?: boolean, is_open: boolean, } | { "act": "unpaid", action: Action, is_open: boolean, } | { "act": "order", positions: Array<[number, number]>, } | { "act": "done" } | { "act": "once", event: Event, });

/**
 * One choice by one seat.
 */
export type Action = { "do": "lay_tile", hex: Hex, terrain: Terrain, river: Array<number>, } | { "do": "settle", home: Region, } | { "do": "call", phase: Phase, } | { "do": "drop_call", phase: Phase, } | { "do": "keep_praying" } | { "do": "stop_praying" } | { "do": "take_position", position: number, } | { "do": "hand", good: Good, from: Holder, to: Holder, } | { "do": "produce", hex: Hex, } | { "do": "make", hex: Hex, at: Place, } | { "do": "harness", donkey: number, } | { "do": "breed", region: Region, } | { "do": "research", region: Region, topic: Topic, } | { "do": "upgrade", hex: Hex, } | { "do": "destroy", transporter: number, } | { "do": "step", transporter: number, to: Place, ashore?: Region, } | { "do": "lead", transporter: number, from: Region, } | { "do": "leave", transporter: number, } | { "do": "carry", carrier: number, passenger: number, } | { "do": "set_down", carrier: number, at: Place, } | { "do": "build", region: Region, building: Building, filling?: Filling, } | { "do": "sink", hex: Hex, filling: Filling, } | { "do": "road", from: Region, direction: number, bank?: number, } | { "do": "bridge", from: Region, to: Region, } | { "do": "wall", from: Region, direction: number, } | { "do": "raze", from: Region, direction: number, } | { "do": "brick" } | { "do": "pay", good: Good, from: Holder, } | { "do": "withdraw" } | { "do": "agree" } | { "do": "refuse" } | { "do": "wait" } | { "do": "done" };

/**
 * A question that a seat has asked another.
 */
export type AskPosition = { owner: number, action: Action, };

/**
 * What is left in a mine.
 */
export type Bag = { gold: number, iron: number, };

/**
 * A bill that is open.
 */
export type BillPosition = {
/**
 * What it is for.
 */
action: Action,
/**
 * What has been paid, and from where. It does not lie there any more.
 */
paid: Array<PaidPosition>, };

/**
 * Whether donkeys breed before one's production ends, wherever they can.
 */
export type BreedOrder = "always" | "never";

/**
 * A brick of the wonder.
 */
export type Brick = { "seat": number } | "neutral" | "unused";

/**
 * A kind of building.
 */
export type Building = "woodcutter" | "quarry" | "clay_pit" | "mine" | "oil_rig" | "sawmill" | "stone_factory" | "coal_burner" | "paper_mill" | "mint" | "stock_exchange" | "raft_factory" | "wagon_factory" | "rowboat_factory" | "truck_factory" | "steamer_factory";

/**
 * A building.
 */
export type BuildingPosition = { region: Region, building: Building,
/**
 * How many it has made this turn.
 */
made?: number,
/**
 * What is left in a mine.
 */
bag?: Bag, };

/**
 * What a seat could still do in its phase, handing goods around aside.
 */
export type Chances = {
/**
 * Transporters that can still take a step.
 */
movers: Array<number>,
/**
 * Everything else: what can be produced, made, bred, researched, set down, built or bought.
 */
actions: Array<Action>, };

/**
 * Whether to let others do what they ask.
 */
export type ConsentOrder = "ask" | "agree" | "refuse";

/**
 * Where a boat can lie at the coast of a tile.
 */
export type Dock = { region: number,
/**
 * The direction in which the sea is.
 */
sea: number, };

/**
 * What a seat must do before anything else.
 */
export type Duty = "destroy" | { "upgrade": Topic };

/**
 * One thing that happened. Everything lies open to all.
 */
export type Event = { "event": "tile_laid", seat: number, hex: Hex, terrain: Terrain, river: Array<number>, } | { "event": "map_made", tiles: number, } | { "event": "row_drawn",
/**
 * The seats from the temple outwards.
 */
praying: Array<number>, } | { "event": "settled", seat: number, home: Region, } | { "event": "turn_began", turn: number, } | { "event": "phase_began", phase: Phase, } | { "event": "order_called", seat: number, phase: Phase, } | { "event": "call_dropped", seat: number, phase: Phase, } | { "event": "prayed", seat: number, stopped: boolean, } | { "event": "position_taken", seat: number, position: number, } | { "event": "yielded", region: Region, good: Good, } | { "event": "mined", region: Region, good: Good,
/**
 * Whether it might have been another good.
 */
by_lot: boolean, } | { "event": "goose_born", region: Region, } | { "event": "handed", seat: number, good: Good, from: Holder, to: Holder, } | { "event": "bill_opened", seat: number, action: Action, } | { "event": "paid", seat: number, good: Good, from: Holder, } | { "event": "bill_withdrawn", seat: number, } | { "event": "produced", seat: number, hex: Hex, good: Good, count: number, } | { "event": "ran_by_itself", hex: Hex, used: Goods, good: Good, count: number, } | { "event": "made_for_nobody", hex: Hex, used: Goods, } | { "event": "vanished", region: Region, sets: number, } | { "event": "transporter_made", seat: number, id: number, kind: Transport, at: Place, } | { "event": "donkey_born", seat: number, id: number, region: Region, } | { "event": "destroyed", seat: number, id: number, kind: Transport, region: Region, } | { "event": "researched", seat: number, topic: Topic, } | { "event": "upgrades_done", seat: number, } | { "event": "upgraded", seat: number, hex: Hex, building: Building, } | { "event": "stepped", seat: number, id: number, from: Place, to: Place, geese: number,
/**
 * Where the geese were and where they are now, if any followed.
 */
flock?: [Region, Region], } | { "event": "led", seat: number, id: number, geese: number, } | { "event": "carried", seat: number, carrier: number, passenger: number, } | { "event": "set_down", seat: number, carrier: number, passenger: number, at: Place, } | { "event": "built", seat: number, region: Region, building: Building, filling: Filling | null, } | { "event": "shaft_sunk", seat: number, hex: Hex, filling: Filling, } | { "event": "road_built", seat: number, from: Region, direction: number,
/**
 * 1 for the second bank of a river edge.
 */
bank: number, } | { "event": "bridge_built", seat: number, from: Region, to: Region, } | { "event": "wall_built", seat: number, hex: Hex, direction: number, tokens: number, } | { "event": "wall_razed", seat: number, hex: Hex, direction: number, tokens: number, } | { "event": "pushed_off", id: number, to: Place, } | { "event": "brick_laid", brick: Brick, number: number, } | { "event": "irrigated" } | { "event": "asked", seat: number, owner: number, action: Action, } | { "event": "answered", seat: number, agreed: boolean, } | { "event": "ask_withdrawn", seat: number, } | { "event": "waited", seat: number, } | { "event": "done_with", seat: number, phase: Phase, } | { "event": "game_over", points: Array<number>, };

/**
 * What a new mine or shaft is filled with (RB-BUILD-06, RB-RES-05).
 */
export type Filling = "mixed" | "gold" | "iron" | "big";

/**
 * Geese that follow a transporter.
 */
export type FlockPosition = { region: Region, geese: number, };

/**
 * What is agreed on a map that the seats make themselves.
 */
export type FreeMapSetup = {
/**
 * How many tiles are laid in all.
 */
tiles: number,
/**
 * How many of them are sea; as the seats like if left out.
 */
sea?: number,
/**
 * The seat that lays first, that of whoever made the table.
 */
first?: number, };

/**
 * What is made, carried and paid.
 */
export type Good = "boards" | "trunks" | "stone" | "clay" | "fuel" | "paper" | "gold" | "iron" | "coins" | "stock" | "goose";

export type Goods = { [good in Good]?: number };

/**
 * A map as it is drawn, before anything is built on it.
 */
export type Ground = { name: string,
/**
 * The seat counts it is drawn for.
 */
seats: Array<number>, tiles: Array<GroundTile>,
/**
 * The only regions that may be homes. Any land may if there are none.
 */
homes: Array<Region>, };

/**
 * A tile as it is drawn.
 */
export type GroundTile = { hex: Hex, terrain: Terrain,
/**
 * Each river by the edges it runs to. One edge is a source.
 */
rivers: Array<Array<number>>,
/**
 * The region of each half of the rim, clockwise. Edge `d` is the halves `2d` and `2d + 1`.
 */
halves: Array<number>,
/**
 * How many regions there are.
 */
regions: number,
/**
 * Pairs of regions that a bridge can join (RB-MAP-05).
 */
bridges: Array<[number, number]>,
/**
 * RB-MAP-06.
 */
is_shore: boolean, docks: Array<Dock>, };

/**
 * What a seat can do with what it has.
 */
export type Guide = {
/**
 * Where each of the seat's transporters can get in this movement phase.
 */
routes: Array<TransporterRoutes>,
/**
 * What the producers could make that its transporters reach.
 */
production: Array<Production>,
/**
 * Everything that could be built where its transporters are, with what is missing for it.
 */
projects: Array<Project>,
/**
 * The brick that it could buy.
 */
next_brick: Project | null,
/**
 * What is still possible in this phase, if the seat acts in it.
 */
chances: Chances,
/**
 * The usual way to pay the open bill.
 */
payment: Array<Action>,
/**
 * What each seat would get of each row of the wonder that has bricks, from the bottom.
 */
row_shares: Array<Array<number>>,
/**
 * Whether the seat may lay a plan now (RB-TURN-07).
 */
can_plan: boolean, };

/**
 * Goods that were handed from one transporter to another.
 */
export type HandedOver = { to: number, goods: Goods, };

/**
 * Goods of a place.
 */
export type Heap = { region: Region, goods: Goods, };

/**
 * What lies in a region.
 */
export type HeapPosition = { region: Region, goods: Goods, };

export type Hex = [q: number, r: number];

/**
 * What goods lie on.
 */
export type Holder = { "region": Region } | { "transporter": number };

/**
 * A tile that may be a home.
 */
export type HomeFile = { q: number, r: number,
/**
 * The only region of it, if not every one will do.
 */
region?: number, };

/**
 * What a plan can say once, to be turned into actions whenever it runs.
 */
export type Instruction = { "run": "shuttle" } & Shuttle | { "run": "repeat", };

/**
 * The move of a seat's transporter on its way.
 */
export type JourneyPosition = { transporter: number, steps_left: number,
/**
 * Geese that follow, and where they are.
 */
flock?: FlockPosition, };

/**
 * A tile laid while the seats make the map.
 */
export type LaidPosition = { hex: Hex, terrain: Terrain, river: Array<number>, };

/**
 * Geese that will follow a transporter that has not taken a step.
 */
export type LedPosition = { transporter: number, region: Region, geese: number, };

/**
 * Where the map comes from.
 */
export type MapChoice = string | { free: FreeMapSetup, } | MapFile;

/**
 * A map as it is written down.
 */
export type MapFile = { name: string,
/**
 * The seat counts it is drawn for.
 */
seats: Array<number>,
/**
 * The best solo game known.
 */
record?: SoloRecord, tiles: Array<TileFile>,
/**
 * The only tiles that may be homes. Any land may if there are none.
 */
homes?: Array<HomeFile>,
/**
 * What each home starts with.
 */
start?: StartFile, };

/**
 * What is missing for something. It can be paid for if nothing is.
 */
export type Missing = { goods: Goods,
/**
 * Trunks or boards.
 */
wood: number,
/**
 * Anything.
 */
any: number, };

/**
 * Goods on one holder that were moved by the same seats.
 */
export type MovedPosition = { on: Holder, good: Good, count: number, by: Array<number>,
/**
 * The seats whose transporters on their way have moved them too.
 */
now?: Array<number>, };

/**
 * How a seat answers what it is asked again and again. Whatever is left out is asked.
 */
export type Orders = {
/**
 * Whether to go on praying (RB-TURN-03).
 */
pray: PrayOrder,
/**
 * Which position to take (RB-TURN-04).
 */
position: PositionOrder,
/**
 * Whether to let others do what they ask (RB-TURN-06).
 */
consent: ConsentOrder,
/**
 * Whether donkeys breed before one's production ends (RB-PROD-16).
 */
breed: BreedOrder, };

/**
 * A unit paid on a bill.
 */
export type PaidPosition = { good: Good, from: Holder, };

/**
 * A part of a turn (RB-TURN-01).
 */
export type Phase = "production" | "movement" | "building" | "wonder";

/**
 * Where a transporter is.
 */
export type Place = { "land": Region } | { "river": Region } | { "dock": { land: Region, sea: number, } } | { "sea": Hex };

/**
 * Which position to take of those left.
 */
export type PositionOrder = "ask" | "first" | "last";

/**
 * Whether to go on praying.
 */
export type PrayOrder = "ask" | "stop" | "keep";

/**
 * What the producer of a tile can make of what is there.
 */
export type Production = { hex: Hex, building: Building, output: Good,
/**
 * How many units one set of inputs gives.
 */
gives: number,
/**
 * How many more units it may make this turn.
 */
capacity: number,
/**
 * How many sets the seat can feed it from what is in reach of its own transporters.
 */
sets: number,
/**
 * How many units it would make by itself if nobody fed it.
 */
by_itself: number,
/**
 * What is missing for one more set than that.
 */
missing: Missing, };

/**
 * Something that can be built but for the goods.
 */
export type Project = { action: Action, missing: Missing, };

/**
 * A question that another seat has answered with no.
 */
export type RefusedPosition = { asker: number, owner: number, action: Action, };

export type Region = [q: number, r: number] | [q: number, r: number, nth: number];

/**
 * A road out of a tile.
 */
export type RoadPosition = { hex: Hex, direction: number,
/**
 * On a river edge, which half of it, clockwise.
 */
bank?: number, };

/**
 * A place that a transporter can get to this turn.
 */
export type Route = { to: Place,
/**
 * The places on the way, the last included. It is the shortest way there is.
 */
steps: Array<Place>,
/**
 * How many steps are left then.
 */
steps_left: number, };

/**
 * Among whom the points of a row of the wonder are shared out (RB-END-02).
 */
export type RowShare = "bricks" | "players";

/**
 * What is a seat's.
 */
export type SeatPosition = { home?: Region, research: Topics, transporters: Array<TransporterPosition>,
/**
 * Phases for whose order it calls when they come.
 */
calls?: Array<Phase>, duty?: Duty, bill?: BillPosition, ask?: AskPosition, journey?: JourneyPosition,
/**
 * Geese that will follow a transporter when it takes its first step.
 */
led?: LedPosition, };

/**
 * What the players agree on before the first action.
 */
export type Setup = {
/**
 * How many seats play, 1 to 6.
 */
seats: number,
/**
 * The first map for so many seats if it is left out.
 */
map?: MapChoice,
/**
 * How the rows of the wonder are shared out.
 */
rows?: RowShare, };

/**
 * A transporter that goes to and fro: it waits where it fetches until all the goods are there.
 */
export type Shuttle = { transporter: number,
/**
 * What it brings each time.
 */
goods: Goods,
/**
 * Where it fetches them.
 */
from: Region,
/**
 * Where it brings them.
 */
to: Region,
/**
 * How many more times. Without an end it goes on as long as it can.
 */
trips?: number,
/**
 * It ends when so many of the goods lie where it brings them.
 */
stock?: number,
/**
 * The last turn in which it goes.
 */
turn?: number, };

/**
 * The best solo game known on a map.
 */
export type SoloRecord = { score: number, by: string, };

/**
 * What the table waits for.
 */
export type Stage = { "free_map": { laid: number, } } | "homes" | { "praying": { said: number, stopped: Array<number>, } } | { "choosing": { positions: [number | null, number | null, number | null, number | null, number | null, number | null], } } | "acting" | "over";

/**
 * How a seat stands.
 */
export type Standing = {
/**
 * All that it would have if the game ended now.
 */
points: number,
/**
 * Those that it has for the wonder.
 */
wonder: number,
/**
 * Gold, coins and stock on its transporters.
 */
riches: Goods,
/**
 * All other goods on its transporters.
 */
goods: number, transporters: number,
/**
 * How many subjects it has researched.
 */
topics: number, };

export type StartFile = { donkeys: number, geese?: number, } & Omit<Goods, "goose">;

/**
 * A place of a trip.
 */
export type Stop = {
/**
 * None where nothing told it.
 */
at?: Place, loaded?: Goods, unloaded?: Goods,
/**
 * What was handed to other transporters.
 */
handed?: Array<HandedOver>, };

/**
 * What a tile is made of.
 */
export type Terrain = "pasture" | "woods" | "rock" | "mountain" | "desert" | "sea";

/**
 * What the game has names for. Some names depend on the position: what stands on a tile, what lies around it.
 */
export type Thing = { "good": Good } | { "goods": Goods } | { "terrain": Terrain } | { "building": Building } | { "filling": Filling } | { "topic": Topic } | { "phase": Phase } | { "direction": number } | { "directions": Array<number> } | { "transport": Transport } | { "transporter": number } | { "transporter_number": number } | { "transporter_of_kind": [number, Transport] } | { "tile": Hex } | { "region": Region } | { "unbridged_region": Region } | { "place": Place } | { "holder": Holder } | { "tile_beside": [Region, number] } | { "road_end": [Region, number, number] } | { "edge": [Region, number, number] } | { "terrain_at": Region } | { "surroundings": Region } | { "building_at": Hex } | { "producer_inputs": Hex } | { "producer_outputs": Hex } | { "transport_made_at": Hex } | { "upgrade_target": never[] } | { "current_phase": never[] } | { "duty": never[] };

export type TileFile = { q: number, r: number, terrain: Terrain, rivers?: Array<Array<number>>, };

/**
 * A subject of research.
 */
export type Topic = "rowboat" | "truck" | "steamer" | "oil_rig" | "specialised_mines" | "big_mines" | "new_shafts";

export type Topics = Array<Topic>;

/**
 * A kind of transporter.
 */
export type Transport = "donkey" | "wagon" | "truck" | "raft" | "rowboat" | "steamer";

/**
 * A transporter and what is on it.
 */
export type TransporterPosition = { id: number, kind: Transport, at: Place, cargo?: Goods,
/**
 * The transporter it carries.
 */
carries?: number,
/**
 * Whether it has moved in this movement phase, or been taken on by another.
 */
moved?: boolean, };

/**
 * Where a transporter can get.
 */
export type TransporterRoutes = { transporter: number, routes: Array<Route>, };

/**
 * The game as everyone sees it.
 */
export type View = {
/**
 * What each seat would have if the game ended now.
 */
wealth: Array<Wealth>,
/**
 * What the next brick costs the seat that acts, in the wonder phase.
 */
brick_price: number,
/**
 * The brick that ends the game.
 */
last_brick: number,
/**
 * How many turns there are at most.
 */
turns: number, map: MapChoice,
/**
 * How the rows of the wonder are shared out.
 */
rows?: RowShare,
/**
 * Tiles laid so far, while the seats make the map.
 */
laid?: Array<LaidPosition>,
/**
 * From 1. It follows from the neutral bricks, and may be left out.
 */
turn: number, phase: Phase, stage: Stage,
/**
 * The seats from the temple outwards; none while the seats make the map.
 */
praying: Array<number>,
/**
 * The seats in the order in which they act, or lay tiles. The row reversed if it is left out.
 */
sequence: Array<number>,
/**
 * The seats in the order in which they act in this phase, those first that are done, in the order of the sequence.
 * The sequence if it is left out.
 */
line?: Array<number>,
/**
 * Whose moment it is, by the place in the line, from 0. All before it are done.
 */
mover: number,
/**
 * Seats that have waited, and since then no other has acted or ended its part.
 */
waited?: Array<number>,
/**
 * Whether the order of this phase was settled.
 */
settled?: boolean,
/**
 * Whether nobody has acted in this phase yet, so that its order may still be called for.
 */
untouched?: boolean,
/**
 * Questions that were answered with no in this phase.
 */
refused?: Array<RefusedPosition>, seats: Array<SeatPosition>, goods?: Array<HeapPosition>, buildings?: Array<BuildingPosition>, roads?: Array<RoadPosition>,
/**
 * The regions that each joins, named as they were before any was built.
 */
bridges?: Array<[Region, Region]>, walls?: Array<WallPosition>,
/**
 * Goods that were moved in this movement phase.
 */
moved?: Array<MovedPosition>,
/**
 * From the bottom. As at the start if they are left out.
 */
bricks: Array<Brick>,
/**
 * How many the acting seat has bought this turn.
 */
bought?: number, };

/**
 * The wall at an edge of a tile.
 */
export type WallPosition = { hex: Hex, direction: number, tokens: number,
/**
 * Nobody's if it is left out.
 */
owner: number | null, };

/**
 * What a seat's points are made of.
 */
export type Wealth = {
/**
 * Gold, coins and stock on its transporters.
 */
riches: Goods,
/**
 * What they are worth.
 */
riches_points: number, wonder_points: number,
/**
 * Riches that lie where its transporters are, and would count on them.
 */
in_reach: Goods, };
