// What the engines say: the key of a message, and what it is made with. Names and language come last, from the page.

import { say, type Args } from '../lib/words.svelte';

/** Numbers and texts are written as they are, all else under the name of its kind. */
export type Arg = number | string | Saying | Readonly<Record<string, unknown>>;

export interface Saying {
  key: string;
  args?: Readonly<Record<string, unknown>>;
}

/** An entry of a value, and maybe an entry in it. */
type Path = readonly string[];

/** A kind of thing, and the entries that it is made of. */
type Part = readonly [kind: string, ...paths: Path[]];

/** How one kind of event or action is said. */
interface Form {
  key: string;
  /** Other keys, each said if its entry is there. The first that fits is taken. */
  keys?: readonly (readonly [Path, string])[];
  args?: Readonly<Record<string, Part>>;
  /** What on the table it is about. The first that is there is meant. */
  about?: readonly Part[];
}

/** How events or actions are said, as the engine has written it down. */
export interface Forms {
  /** The entry that names the form. */
  tag: string;
  forms: Readonly<Record<string, Form>>;
}

/** The name of each kind of thing that a game has. */
export type Names<Thing> = {
  readonly [Kind in Thing extends unknown ? keyof Thing : never]: (
    thing: Extract<Thing, Record<Kind, unknown>>[Kind],
  ) => string | number;
};

/** How an event or an action is said. */
export function sayingOf(value: object, tables: readonly Forms[]): Saying {
  const form = formOf(value, tables);
  const other = form.keys?.find(([path]) => isThere(entry(value, path)));
  const args: Record<string, Arg> = {};
  for (const [name, [kind, ...paths]] of Object.entries(form.args ?? {})) {
    const [first, ...more] = paths.map((path) => entry(value, path));
    if (paths.length === 1 && !isKnown(first)) continue;
    if (kind === 'number' || kind === 'text') args[name] = first as number | string;
    else if (kind === 'said') args[name] = sayingOf(first as object, tables);
    else args[name] = { [kind]: paths.length === 1 ? first : [first, ...more] };
  }
  return { key: other?.[1] ?? form.key, args };
}

/** What on the table an event or an action is about: its kind, and what makes it. */
export function aboutOf(value: object, tables: readonly Forms[]): [string, unknown[]] | undefined {
  for (const [kind, ...paths] of formOf(value, tables).about ?? []) {
    const made = paths.map((path) => entry(value, path));
    if (!isKnown(made[0])) continue;
    return kind === 'said' ? aboutOf(made[0] as object, tables) : [kind, made];
  }
  return undefined;
}

/** A saying in words, with the names of things and of whoever sits there. */
export function speak<Thing>(
  { key, args }: Saying,
  names: Names<Thing>,
  seats: readonly string[],
): string {
  return say(key, named(args, names, seats));
}

/** What a message is made with, by name. */
export function named<Thing>(
  args: Saying['args'],
  names: Names<Thing>,
  seats: readonly string[],
): Args {
  const name = (arg: Arg): string | number => {
    if (typeof arg !== 'object') return arg;
    if (isSaying(arg)) return speak(arg, names, seats);
    const [[kind, thing] = ['', undefined]] = Object.entries(arg);
    if (kind === 'seat') return seats[thing as number] ?? String((thing as number) + 1);
    return (names as Record<string, (thing: unknown) => string | number>)[kind]?.(thing) ?? '';
  };
  const entries = Object.entries(args ?? {});
  return Object.fromEntries(entries.map(([key, arg]) => [key, name(arg as Arg)]));
}

/** The seat that is named in a saying. */
export function seatIn({ args }: Saying, name = 'name'): number | undefined {
  return (args?.[name] as { seat?: number } | undefined)?.seat;
}

const isSaying = (arg: object): arg is Saying => 'key' in arg;

function formOf(value: object, tables: readonly Forms[]): Form {
  for (const { tag, forms } of tables) {
    const form = forms[String(entry(value, [tag]))];
    if (form) return form;
  }
  throw new Error(`nothing is known to be said of ${JSON.stringify(value)}`);
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
const isThere = (value: unknown): boolean =>
  isKnown(value) && value !== false && !(Array.isArray(value) && value.length === 0);
