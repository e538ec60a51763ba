// Written by `cargo xtask types`. Change the types of the server instead.

/**
 * One choice by one seat.
 */
export type Action = { "do": "draw" } | { "do": "take", card: Card, } | { "do": "build", route: number,
/**
 * None if and only if wilds pay for all of it.
 */
color?: Color, wilds?: number, } | { "do": "draw_contracts" } | { "do": "keep", contract: number, } | { "do": "keep_both" } | { "do": "pass" };

/**
 * A board as it is written down.
 */
export type BoardFile = { name: string, places: Array<Place>,
/**
 * Width and height of the picture that the coordinates belong to.
 */
aspect?: [number, number],
/**
 * Points for a route by its length.
 */
score: { [key in number]: number }, routes: Array<RouteFile>, contracts: Array<ContractFile>,
/**
 * How many cards of each kind there are.
 */
cards?: Cards,
/**
 * How many carts each seat has.
 */
carts?: number,
/**
 * How many bonus cards there are.
 */
bonus_cards?: number,
/**
 * Points for the places in the count of bonus cards, by the number of seats.
 */
bonus_points?: { [key in number]: Array<number> }, };

export type Card = Color | "wild";

export type Cards = { [card in Card]?: number };

/**
 * One of the six colours of routes and cards.
 */
export type Color = "pink" | "blue" | "green" | "black" | "red" | "orange";

/**
 * A contract as it is written down.
 */
export type ContractFile = { a: string, b: string, value: number,
/**
 * Where it comes from: `printed` in the box, or of the `house`.
 */
origin?: string, };

/**
 * A contract, and whether its holder has met it.
 */
export type ContractView = { contract: number, met: boolean, };

/**
 * One thing that happened. Secrets are covered for those who did not see them.
 */
export type Event = { "event": "contracts_chosen", seat: number,
/**
 * What it kept, for its own eyes.
 */
kept: Array<number> | null, } | { "event": "card_drawn", seat: number,
/**
 * The card, for its own eyes.
 */
card: Card | null, } | { "event": "card_taken", seat: number, card: Card, } | { "event": "card_turned_up", card: Card, } | { "event": "face_up_cleared", cards: Array<Card>, } | { "event": "deck_shuffled", cards: number, } | { "event": "route_built", seat: number, route: number,
/**
 * The colour paid with, none if all were wild.
 */
color: Color | null, wilds: number, points: number, } | { "event": "bonus_taken", seat: number, } | { "event": "contracts_drawn", seat: number, count: number,
/**
 * The contracts, for its own eyes.
 */
contracts: Array<number> | null, } | { "event": "contracts_kept", seat: number, count: number,
/**
 * What it kept, for its own eyes.
 */
kept: Array<number> | null, } | { "event": "passed", seat: number, } | { "event": "last_round_begun", seat: number, } | { "event": "contract_counted", seat: number, contract: number, met: boolean, points: number, } | { "event": "bonus_counted", seat: number, cards: number, points: number, } | { "event": "seat_counted", seat: number, tally: Tally, };

/**
 * What the table waits for.
 */
export type Phase = "choosing" | "turn" | "second_card" | "offer" | "over";

/**
 * A trading place. Coordinates are fractions of the picture's width and height.
 */
export type Place = { name: string, x: number, y: number, };

/**
 * A route as it is written down.
 */
export type RouteFile = { a: string, b: string, length: number, color: Color | "grey",
/**
 * Whether it has the cart symbol.
 */
cart?: boolean,
/**
 * Where its spaces are drawn.
 */
spaces?: Array<Space>, };

/**
 * What everyone may know of a seat.
 */
export type SeatView = { carts: number,
/**
 * Points for routes.
 */
score: number,
/**
 * Cards in hand.
 */
cards: number, bonus: number,
/**
 * Contracts kept. None while the first ones are being chosen.
 */
contracts: number, routes: Array<number>,
/**
 * The contracts and the count, once the game is over.
 */
shown: Array<ContractView> | null, tally: Tally | null, };

/**
 * What the players agree on before the first action.
 */
export type Setup = {
/**
 * How many seats play, 2 to 4.
 */
seats: number,
/**
 * The seat of the youngest, who starts. By lot if none is named (AM-SET-04).
 */
first?: number,
/**
 * The board, if it is not the one of the box.
 */
board?: BoardFile, };

/**
 * Where one space of a route is drawn, and how it is turned.
 */
export type Space = { x: number, y: number, deg: number, };

/**
 * A seat's points, added up.
 */
export type Tally = { routes: number,
/**
 * Values of the contracts met, less those of the others.
 */
contracts: number, bonus: number, total: number,
/**
 * How many contracts are met.
 */
met: number, };

/**
 * What the game has names for. Those of routes and contracts are on the board.
 */
export type Thing = { "card": Card } | { "color": Color } | { "route": number } | { "route_color": number } | { "route_length": number } | { "route_points": number } | { "route_has_cart": number } | { "contract": number } | { "contracts": Array<number> } | { "contract_ends": number } | { "payment": [number, Color | null, number] } | { "signed_points": number };

/**
 * The game as one viewer may see it.
 */
export type View = { phase: Phase, to_act: Array<number>,
/**
 * Whose turn it is. Until all have chosen their first contracts, who will start.
 */
turn: number,
/**
 * Turns left, once the last round has begun.
 */
last_turns: number | null, seats: Array<SeatView>,
/**
 * A card that is turned up lies where the one lay that was taken.
 */
face_up: Array<Card>,
/**
 * Cards in the deck.
 */
deck: number, discard: Cards,
/**
 * Contracts in their deck.
 */
contract_deck: number, bonus_left: number,
/**
 * The viewer's own cards.
 */
hand: Cards | null,
/**
 * The viewer's own contracts.
 */
contracts: Array<ContractView> | null,
/**
 * The contracts the viewer has to choose from.
 */
offer: Array<number> | null, };
