// Written by `cargo xtask types`. Change the types of the server instead.

/**
 * What becomes of a seat whose time has run out.
 */
export type Absent = { "kind": "wait" } | { "kind": "bot", bot: string, } | { "kind": "resign" };

/**
 * Who may sit down.
 */
export type Access = "open" | "invited" | "local";

/**
 * A bot, and how strong it is, from 1.
 */
export type BotFact = { name: string, level: number, };

/**
 * The best solo game that is known of a map.
 */
export type BoxRecord = { score: number, by: string, };

/**
 * Everything that is wrong with a map.
 */
export type Checked = {
/**
 * Empty if a game can be played on it.
 */
problems: Array<Fault>,
/**
 * The lie of the land, without tiles and rivers that are wrong in themselves.
 */
ground: import("./roads-and-boats").Ground, };

/**
 * An action, and what a strong player expects of it.
 */
export type Choice = { action: unknown,
/**
 * The part of its thought that went into this action. The best one has most of it.
 */
share: number,
/**
 * How likely each seat is to win after it.
 */
wins: Array<number>,
/**
 * How many points each seat can expect in the end.
 */
points: Array<number>,
/**
 * What speaks for it, by the word in `because`.
 */
reasons: { because: string; contract?: number; route?: number; seat?: number; points?: number; carts?: number }[], };

/**
 * How long a seat may take.
 */
export type Clock = { "kind": "none" } | { "kind": "live", minutes: number, increment: number, } | { "kind": "days", days: number, };

/**
 * What a person wants done at a table. The same over HTTP and over a socket.
 */
export type Command = { "do": "sit", seat?: number,
/**
 * The secret of an invitation or of a seat link.
 */
secret?: string,
/**
 * The hash of what the player will add to the deal.
 */
commitment?: string, } | { "do": "commit", seat: number, hash: string, } | { "do": "reveal", seat: number, share?: string, } | { "do": "leave", seat: number, } | { "do": "place", seat: number, sitter: Placed, } | { "do": "start", } | { "do": "close", } | { "do": "act", seat: number, actions: unknown[], } | { "do": "plan", seat: number, actions: unknown[], } | { "do": "orders", seat: number, orders: unknown, } | { "do": "undo", seat: number, to?: number, } | { "do": "ask_take_back", seat: number, to: number, } | { "do": "answer_take_back", seat: number, agrees: boolean, } | { "do": "resign", seat: number, } | { "do": "say", text: string, } | { "do": "mute", user: string, is_muted: boolean, } | { "do": "rematch", };

/**
 * A table that was opened for a copy.
 */
export type CopyMade = { table: string, };

/**
 * The moment of another table's game that a game is a copy of.
 */
export type CopyOf = { table: string,
/**
 * The entry after which it was so.
 */
seq: number, };

/**
 * What was shown of the seed before the game, and the seed itself after it.
 */
export type Deal = {
/**
 * The SHA-256 of `salt:seed`.
 */
hash: string,
/**
 * What the players add to it.
 */
shares: Array<ShareShown>, salt?: string, seed?: string, };

/**
 * That a command was carried out, and is stored.
 */
export type Done = { table: string,
/**
 * The number of its entry.
 */
seq: number,
/**
 * The new table, for a rematch.
 */
rematch?: string, };

/**
 * How a game came out.
 */
export type Ending = {
/**
 * The place of each seat, from 1. Whoever resigned comes last.
 */
places: Array<number>,
/**
 * The points of each seat, if the game was played to its end.
 */
points: Array<number> | null, resigned: Array<number>, };

/**
 * What is wrong with a map.
 */
export type Fault = {
/**
 * The key of its words.
 */
key: string,
/**
 * What they are made with, by name.
 */
args?: { [name: string]: unknown },
/**
 * In the caller's language.
 */
message: string,
/**
 * In English, with every number, for programmers.
 */
detail: string,
/**
 * The tile, if it is one.
 */
hex?: [q: number, r: number], };

/**
 * A game, and what can be chosen about it.
 */
export type GameFacts = { game: string,
/**
 * The version of the rules that new tables play by.
 */
rules: number, fewest_seats: number, most_seats: number,
/**
 * How many seats a table has if nobody says otherwise.
 */
usual_seats: number,
/**
 * Whether its setup has an entry `first`, for the seat that acts first.
 */
chooses_first: boolean,
/**
 * The bots, weakest first.
 */
bots: Array<BotFact>,
/**
 * The maps that come with the game.
 */
maps: Array<MapFact>,
/**
 * The numbers that its setup lets people choose, for each number of seats.
 */
limits: Array<SetupLimit>,
/**
 * Whether a strong player gives hints and looks back at games.
 */
has_advice: boolean,
/**
 * Whether seats may plan ahead and give standing orders.
 */
has_plans: boolean,
/**
 * Whether seats have a guide: what they can do, beyond the list of their actions.
 */
has_guide: boolean,
/**
 * Whether what is played on is at `/api/tables/{table}/ground`, and not in the view.
 */
has_ground: boolean, };

/**
 * What a strong player would do in my place.
 */
export type Hint = {
/**
 * The entry after which the table is as the answer takes it to be.
 */
seq: number, seat: number,
/**
 * The best first, at most four.
 */
choices: Array<Choice>, };

/**
 * A map taken from a text.
 */
export type Imported = { map: import("./roads-and-boats").MapFile,
/**
 * Empty if a game can be played on it.
 */
problems: Array<Fault>,
/**
 * The lie of the land, without tiles and rivers that are wrong in themselves.
 */
ground: import("./roads-and-boats").Ground, };

/**
 * A number that a setup for so many seats lets people choose.
 */
export type SetupLimit = {
/**
 * Where it is in the setup, as in `map.free.tiles`.
 */
entry: string, seats: number, fewest: number, most: number,
/**
 * What it is if nobody says otherwise.
 */
usual: number, };

/**
 * A table in a list.
 */
export type Listed = { table: string, game: string, rules: number, stage: string,
/**
 * Milliseconds since 1970.
 */
created_at: number, updated_at: number, host: Person,
/**
 * The people in its seats.
 */
people: Array<Person>, title: string, seats: Array<Sitter>, clock: Clock, to_act: Array<number>,
/**
 * The name of the map or board, if it has one.
 */
map?: string, outcome?: Ending,
/**
 * What the table is a copy of, if it is one.
 */
copy_of?: CopyOf, };

/**
 * A game looked back at by a strong player, from what each seat knew.
 */
export type LookBack = { seats: number,
/**
 * Every decision in which there was a choice, in order.
 */
moments: Array<LookedAt>,
/**
 * The moments that cost most, at most five, by their `nth`, in the order of the game.
 */
turning_points: Array<number>, };

/**
 * A decision looked back at.
 */
export type LookedAt = {
/**
 * Which action of the game it is, from 0, without those that were undone.
 */
nth: number,
/**
 * The entry with the action.
 */
seq: number, seat: number,
/**
 * How many points each seat could expect, from what the one that acted knew.
 */
points: Array<number>,
/**
 * How likely each seat was to win.
 */
wins: Array<number>, best: Choice, taken: Choice,
/**
 * How much of its chance to win the seat gave away. 0 if it did what is best.
 */
loss: number, };

/**
 * A map in a list.
 */
export type MapHead = {
/**
 * Of a map that comes with the game its name in small letters, with dashes; of any other nobody can guess it.
 */
id: string, name: string,
/**
 * The seat counts it is drawn for.
 */
seats: Array<number>,
/**
 * How many there are.
 */
tiles: number,
/**
 * The best solo game that is known of a map that comes with the game.
 */
record?: BoxRecord,
/**
 * Who has drawn it; nobody if it comes with the game, or they have gone.
 */
by?: Person, is_built_in: boolean,
/**
 * Whether everybody finds it in the list.
 */
shared: boolean,
/**
 * Whether a game can be played on it. A draft need not be.
 */
is_playable: boolean,
/**
 * The best solo game on this server.
 */
best?: Reached,
/**
 * When it was saved last, in milliseconds since 1970.
 */
updated_at?: number, };

/**
 * A page of maps.
 */
export type MapPage = { maps: Array<MapHead>,
/**
 * Where the next page begins, if there is one.
 */
next?: string, };

/**
 * A map that is saved.
 */
export type MapSaved = { id: string,
/**
 * Whether a game can be played on it.
 */
is_playable: boolean, };

/**
 * A map, and how many play on it.
 */
export type MapFact = { name: string, seats: Array<number>, };

/**
 * A map, whole.
 */
export type MapWhole = {
/**
 * The map itself, as files of maps are.
 */
map: import("./roads-and-boats").MapFile,
/**
 * The lie of the land, as far as there is one if it is a draft.
 */
ground: import("./roads-and-boats").Ground,
/**
 * Of a map that comes with the game its name in small letters, with dashes; of any other nobody can guess it.
 */
id: string, name: string,
/**
 * The seat counts it is drawn for.
 */
seats: Array<number>,
/**
 * How many there are.
 */
tiles: number,
/**
 * The best solo game that is known of a map that comes with the game.
 */
record?: BoxRecord,
/**
 * Who has drawn it; nobody if it comes with the game, or they have gone.
 */
by?: Person, is_built_in: boolean,
/**
 * Whether everybody finds it in the list.
 */
shared: boolean,
/**
 * Whether a game can be played on it. A draft need not be.
 */
is_playable: boolean,
/**
 * The best solo game on this server.
 */
best?: Reached,
/**
 * When it was saved last, in milliseconds since 1970.
 */
updated_at?: number, };

/**
 * Who one is.
 */
export type Me = { id: string, name: string | null,
/**
 * Whether one can come back from another device.
 */
has_password: boolean, language: string | null,
/**
 * Whether this is a bot with one's token.
 */
is_bot: boolean, };

/**
 * What the server sends over a socket.
 */
export type Message = { "type": "hello",
/**
 * The version of the protocol.
 */
protocol: number,
/**
 * Who is signed in.
 */
user: string | null,
/**
 * The server pings as often; a client that hears nothing for twice as long comes back.
 */
ping_seconds: number, } | { "type": "table" } & TableShown | { "type": "news" } & News | { "type": "here", table: string, seats: Array<number>, } | { "type": "done", id: string, table: string,
/**
 * The number of its entry.
 */
seq: number,
/**
 * The new table, for a rematch.
 */
rematch?: string, } | { "type": "ahead", id: string, actions: unknown[], } | { "type": "error", id?: string, table?: string, error: Problem, } | { "type": "pong", id: string, } | { "type": "leaving", seconds: number, };

/**
 * An entry of a table, as one viewer may see it.
 */
export type News = { table: string, seq: number,
/**
 * Milliseconds since 1970.
 */
at: number,
/**
 * Who did it, if it was a person.
 */
by?: Person, what: What,
/**
 * What happened in the game.
 */
events?: unknown[],
/**
 * The plans that ran.
 */
plans?: Array<PlanRun>, view?: unknown, changes?: unknown[],
/**
 * Who sits where, if that has changed.
 */
seats?: Array<SeatShown>, } & Partial<Now>;

/**
 * What changes with every entry.
 */
export type Now = { to_act: Array<number>,
/**
 * What the seat of the eyes may do.
 */
legal?: unknown[],
/**
 * What the seat of the eyes can do with what it has, if that was asked for and the game tells.
 */
guide?: unknown,
/**
 * The plan that the seat of the eyes has laid down.
 */
plan?: unknown[],
/**
 * The standing orders of the seat of the eyes, where the game knows any.
 */
orders?: unknown,
/**
 * What each seat has left, in milliseconds.
 */
left?: Array<number>,
/**
 * The entry that the seat of the eyes can undo to.
 */
undo_to?: number,
/**
 * What somebody has asked to take back.
 */
take_back?: TakeBack,
/**
 * The game is about to start, and waits for what the players add to the deal.
 */
starting?: Starting,
/**
 * How the game came out.
 */
outcome?: Ending, };

/**
 * What a table is like, as its host wants it.
 */
export type Options = {
/**
 * The name of a game, as `/api/games` tells it.
 */
game: string,
/**
 * The game's own setup, with the number of seats in it.
 */
setup: unknown, title: string, access: Access, clock: Clock, spectators: Spectators, absent: Absent,
/**
 * Whether people who play against each other may ask for hints. Against bots alone they always may.
 */
hints: boolean, };

/**
 * A page of tables.
 */
export type Page = { tables: Array<Listed>,
/**
 * Where the next page begins, if there is one.
 */
next?: string, };

/**
 * A person as others see it.
 */
export type Person = { user: string,
/**
 * None for a guest.
 */
name: string | null, };

/**
 * Whom the host puts into a seat.
 */
export type Placed = { "kind": "nobody" } | { "kind": "me" } | { "kind": "bot", bot: string, };

/**
 * A plan that has run, as far as it got.
 */
export type PlanRun = { seat: number,
/**
 * How many of its actions were taken.
 */
taken: number,
/**
 * The action that had become impossible.
 */
stopped?: unknown,
/**
 * Why it had. Nothing is said if another seat refused what came before it.
 */
error?: unknown, };

/**
 * The game as it would be if a seat's moment had come and it had done what it plans.
 */
export type PlannedAhead = {
/**
 * The entry after which the table is as the answer takes it to be.
 */
seq: number,
/**
 * As the seat would see it. If the last action ends its moment, as it was before that.
 */
view: unknown,
/**
 * What could come next in the plan. Nothing if it has ended its moment.
 */
legal: unknown[],
/**
 * What the seat could do with what it has then, if the game tells.
 */
guide?: unknown, };

/**
 * What is told of an error.
 */
export type Problem = {
/**
 * A word that stays the same whatever the message says.
 */
code: string,
/**
 * In the caller's language.
 */
message: string,
/**
 * The key of its words.
 */
key: string,
/**
 * What they are made with, by name: numbers and texts as they are, all else under the name of its kind.
 */
args?: { [name: string]: unknown },
/**
 * The number of the rule that was broken, if it was one.
 */
rule?: string,
/**
 * Which of several actions was refused, from 0.
 */
nth?: number,
/**
 * For programmers.
 */
detail?: string, };

/**
 * A random map.
 */
export type RandomMap = { map: import("./roads-and-boats").MapFile, ground: import("./roads-and-boats").Ground,
/**
 * Makes the same map again.
 */
seed: string, };

/**
 * What somebody has reached alone on a map.
 */
export type Reached = { points: number, turns: number,
/**
 * Milliseconds since 1970.
 */
at: number,
/**
 * Whose it is; nobody's if they have gone.
 */
by?: Person,
/**
 * The table, if others may look at it.
 */
table?: string, };

/**
 * Something that was said.
 */
export type Remark = { seq: number,
/**
 * Milliseconds since 1970.
 */
at: number, by: Person, text: string, };

/**
 * What a client sends over a socket.
 */
export type Request = { "type": "join", table: string, seat?: number,
/**
 * The last entry that the client has seen.
 */
since?: number, show: Show,
/**
 * Also what the seat of the eyes can do with what it has, if the game tells.
 */
guide?: boolean, } | { "type": "part", table: string, } | { "type": "look", table: string, } | { "type": "ahead", id: string, table: string, seat: number, actions: unknown[], } | { "type": "do", id: string, table: string, command: Command, } | { "type": "ping", id: string, };

/**
 * Who sits in a seat, as everybody sees it.
 */
export type SeatShown = {
/**
 * The person who sits there.
 */
person?: Person,
/**
 * The bot that sits there.
 */
bot?: string,
/**
 * The person for whom the seat is kept, who has not accepted yet.
 */
invited?: Person, has_resigned: boolean,
/**
 * Its time has run out, or it has not been heard of for a day.
 */
is_absent: boolean,
/**
 * Whether somebody looks at the table with its eyes now, through the node that is asked.
 */
is_here: boolean, };

/**
 * What a player adds to the deal, as everybody sees it.
 */
export type ShareShown = { seat: number,
/**
 * The SHA-256 of the share, sent before the game.
 */
hash: string,
/**
 * The share itself, once it is told.
 */
share?: string, };

/**
 * How much a client wants to be told of each entry.
 */
export type Show = "view" | "changes" | "events";

/**
 * Who sits in a seat.
 */
export type Sitter = { "kind": "nobody" } | { "kind": "person", user: string, } | { "kind": "bot", bot: string, } | { "kind": "invited", user: string, };

/**
 * Whether others may watch.
 */
export type Spectators = "welcome" | "nobody";

/**
 * A game that is about to start and waits for shares.
 */
export type Starting = {
/**
 * When it starts without those that are missing, in milliseconds since 1970.
 */
until: number,
/**
 * The seats whose shares are missing.
 */
waiting: Array<number>, };

/**
 * An entry that changed the game, and what it changed for one viewer.
 */
export type StepShown = { seq: number,
/**
 * Milliseconds since 1970.
 */
at: number,
/**
 * Who did it, if it was a person.
 */
by?: Person,
/**
 * As in the news of it.
 */
what: What, events?: unknown[], plans?: Array<PlanRun>, to_act: Array<number>,
/**
 * What has changed in the view, as a JSON patch (RFC 6902).
 */
changes: unknown[],
/**
 * How the game came out, if it ended with this.
 */
outcome?: Ending, };

/**
 * A game step by step, as one viewer saw it.
 */
export type Steps = {
/**
 * The entry after which the game is as `view` and `to_act` tell.
 */
seq: number,
/**
 * Null before the game.
 */
view: unknown, to_act: Array<number>,
/**
 * What changed the game since, oldest first.
 */
steps: Array<StepShown>,
/**
 * Whether there are more after the last of them.
 */
more: boolean, };

/**
 * A table as one viewer may see it.
 */
export type TableShown = { table: string,
/**
 * The number of the last entry.
 */
seq: number, stage: string, game: string, rules: number, title: string, setup: unknown, access: Access, spectators: Spectators, absent: Absent,
/**
 * Whether people who play against each other may ask for hints.
 */
hints: boolean, host: Person, seats: Array<SeatShown>,
/**
 * The clock that was agreed on.
 */
clock: Clock,
/**
 * The seats of the client.
 */
yours: Array<number>,
/**
 * The seat with whose eyes the view is seen.
 */
eyes?: number,
/**
 * The deal, fixed before the first action.
 */
deal: Deal,
/**
 * The view of the game, once it has begun.
 */
view?: unknown,
/**
 * The last that was said, oldest first.
 */
chat: Array<Remark>,
/**
 * Whom the client does not want to hear.
 */
muted: Array<string>,
/**
 * The table where the same people play again.
 */
rematch?: string,
/**
 * What this table is a copy of, if it is one.
 */
copy_of?: CopyOf, to_act: Array<number>,
/**
 * What the seat of the eyes may do.
 */
legal?: unknown[],
/**
 * What the seat of the eyes can do with what it has, if that was asked for and the game tells.
 */
guide?: unknown,
/**
 * The plan that the seat of the eyes has laid down.
 */
plan?: unknown[],
/**
 * The standing orders of the seat of the eyes, where the game knows any.
 */
orders?: unknown,
/**
 * What each seat has left, in milliseconds.
 */
left?: Array<number>,
/**
 * The entry that the seat of the eyes can undo to.
 */
undo_to?: number,
/**
 * What somebody has asked to take back.
 */
take_back?: TakeBack,
/**
 * The game is about to start, and waits for what the players add to the deal.
 */
starting?: Starting,
/**
 * How the game came out.
 */
outcome?: Ending, };

/**
 * What a seat has asked the others to take back.
 */
export type TakeBack = { seat: number,
/**
 * The entry to go back to.
 */
to: number,
/**
 * The seats that have still to answer.
 */
waiting: Array<number>, };

/**
 * How far it has come.
 */
export type Underway = {
/**
 * From 0 to 1.
 */
progress: number, };

/**
 * What an entry is: its kind, and what of it is open to the viewer.
 */
export type What = { "entry": "opened", } | { "entry": "seated", seat: number, } | { "entry": "committed", seat: number,
/**
 * The hash of what the player will add to the deal.
 */
hash: string, } | { "entry": "linked", seat?: number, } | { "entry": "starting", } | { "entry": "revealed", seat: number,
/**
 * What the player adds to the deal, unless it is lost.
 */
share?: string, } | { "entry": "started",
/**
 * The seats without whose shares the game was dealt.
 */
missing?: Array<number>, } | { "entry": "acted", seat: number, } | { "entry": "planned", seat: number, } | { "entry": "ordered", seat: number, } | { "entry": "undone", seat: number,
/**
 * The entry that is gone back to.
 */
to: number, } | { "entry": "asked", seat: number,
/**
 * The entry to go back to.
 */
to: number, } | { "entry": "answered", seat: number, agrees: boolean, } | { "entry": "resigned", seat: number, } | { "entry": "timed_out", seat: number, } | { "entry": "said",
/**
 * What was said, to whoever hears the speaker.
 */
text?: string, } | { "entry": "muted",
/**
 * Who was muted, or is no longer. Told to whoever did it.
 */
user?: string, is_muted?: boolean, } | { "entry": "rematched",
/**
 * Where the same people play again.
 */
table: string, } | { "entry": "closed", };

/**
 * Whether an action may be taken, and the rule against it if it may not.
 */
export type Why = { legal: true } | { legal: false; error: Problem };
