// What the engines tell: the key of a message, and what it is made with. Names and language come last, from the page.

import { say, type Args } from '../lib/words.svelte';

/** Numbers and texts are written as they are, all else under the name of its kind. */
export type Arg = number | string | Message | Readonly<Record<string, unknown>>;

export interface Message {
  key: string;
  args?: Readonly<Record<string, unknown>>;
}

/** An entry of a value, and maybe an entry in it. */
type Path = readonly string[];

/** Where an argument comes from: its kind, and the entries that it is made of. */
type Source = readonly [kind: string, ...paths: Path[]];

/** What is told of one kind of event or action. */
export interface MessageRow {
  key: string;
  /** Other keys, each for when its entry is there. The first that fits is taken. */
  keys?: readonly (readonly [Path, string])[];
  args?: Readonly<Record<string, Source>>;
  /** What on the table it is about. The first that is there is meant. */
  about?: readonly Source[];
}

/** What is told of events or actions, as the engine has written it down. */
export interface MessageTable {
  /** The entry that names the row. */
  tag: string;
  rows: Readonly<Record<string, MessageRow>>;
}

/** The name of each kind of thing that a game has. */
export type Names<Thing> = {
  readonly [Kind in Thing extends unknown ? keyof Thing : never]: (
    thing: Extract<Thing, Record<Kind, unknown>>[Kind],
  ) => string | number;
};

/** What is told of an event or an action. */
export function messageOf(value: object, tables: readonly MessageTable[]): Message {
  const row = rowOf(value, tables);
  const other = row.keys?.find(([path]) => isPresent(entry(value, path)));
  const args: Record<string, Arg> = {};
  for (const [name, [kind, ...paths]] of Object.entries(row.args ?? {})) {
    const [first, ...more] = paths.map((path) => entry(value, path));
    if (paths.length === 1 && !isKnown(first)) continue;
    if (kind === 'number') args[name] = first as number;
    else if (kind === 'message') args[name] = messageOf(first as object, tables);
    else args[name] = { [kind]: paths.length === 1 ? first : [first, ...more] };
  }
  return { key: other?.[1] ?? row.key, args };
}

/** What on the table an event or an action is about: its kind, and what makes it. */
export function aboutOf(
  value: object,
  tables: readonly MessageTable[],
): [string, unknown[]] | undefined {
  for (const [kind, ...paths] of rowOf(value, tables).about ?? []) {
    const made = paths.map((path) => entry(value, path));
    if (!isKnown(made[0])) continue;
    return kind === 'message' ? aboutOf(made[0] as object, tables) : [kind, made];
  }
  return undefined;
}

/** A message in words, with the names of things and of whoever sits there. */
export function sayMessage<Thing>(
  { key, args }: Message,
  names: Names<Thing>,
  seats: readonly string[],
): string {
  return say(key, nameArgs(args, names, seats));
}

/** What a message is made with, by name. */
export function nameArgs<Thing>(
  args: Message['args'],
  names: Names<Thing>,
  seats: readonly string[],
): Args {
  const name = (arg: Arg): string | number => {
    if (typeof arg !== 'object') return arg;
    if (isMessage(arg)) return sayMessage(arg, names, seats);
    const [[kind, thing] = ['', undefined]] = Object.entries(arg);
    if (kind === 'seat') return seatName(thing as number, seats);
    if (kind === 'seats')
      return (thing as number[]).map((seat) => seatName(seat, seats)).join(', ');
    return (names as Record<string, (thing: unknown) => string | number>)[kind]?.(thing) ?? '';
  };
  const entries = Object.entries(args ?? {});
  return Object.fromEntries(entries.map(([key, arg]) => [key, name(arg as Arg)]));
}

/** The seat that is named in a message. */
export function seatIn({ args }: Message, name = 'name'): number | undefined {
  return (args?.[name] as { seat?: number } | undefined)?.seat;
}

const seatName = (seat: number, seats: readonly string[]): string =>
  seats[seat] ?? String(seat + 1);

const isMessage = (arg: object): arg is Message => 'key' in arg;

function rowOf(value: object, tables: readonly MessageTable[]): MessageRow {
  for (const { tag, rows } of tables) {
    const row = rows[String(entry(value, [tag]))];
    if (row) return row;
  }
  throw new Error(`nothing is told of ${JSON.stringify(value)}`);
}

function entry(value: unknown, path: Path): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

const isKnown = (value: unknown): boolean => value !== undefined && value !== null;

/** Whether an entry that a key depends on is there: not `false`, and no empty list. */
const isPresent = (value: unknown): boolean =>
  isKnown(value) && value !== false && !(Array.isArray(value) && value.length === 0);
