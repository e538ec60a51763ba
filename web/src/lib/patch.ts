// JSON patches (RFC 6902). What a patch leaves as it was is shared between old and new, so that nothing is drawn again for it.

export type Operation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; from: string; path: string };

/** A patch that does not fit what it is applied to. */
export class Misfit extends Error {
  constructor(path: string) {
    super(`the patch does not fit at "${path}"`);
  }
}

/** What becomes of a value. The value itself does not change. */
export function apply(value: unknown, patch: readonly Operation[]): unknown {
  return patch.reduce(step, value);
}

function step(value: unknown, operation: Operation): unknown {
  const { path } = operation;
  const keys = parse(path);
  switch (operation.op) {
    case 'add':
      return edit(value, keys, path, insert(operation.value));
    case 'replace':
      return edit(value, keys, path, replace(operation.value));
    case 'remove':
      return edit(value, keys, path, remove);
    case 'copy':
      return edit(value, keys, path, insert(find(value, operation.from)));
    case 'move': {
      const moved = find(value, operation.from);
      const without = edit(value, parse(operation.from), operation.from, remove);
      return edit(without, keys, path, insert(moved));
    }
    case 'test':
      if (!isSame(find(value, path), operation.value)) throw new Misfit(path);
      return value;
  }
}

type Key = string;
/** Changes a copy of an array or object at a key. Without a key the whole is meant. */
type Change = {
  whole: () => unknown;
  array: (array: unknown[], index: number) => void;
  object: (object: Record<Key, unknown>, key: Key) => void;
  /** Whether there has to be something at the key. */
  isThere: boolean;
};

const insert = (value: unknown): Change => ({
  whole: () => value,
  array: (array, index) => array.splice(index, 0, value),
  object: (object, key) => (object[key] = value),
  isThere: false,
});

const replace = (value: unknown): Change => ({
  whole: () => value,
  array: (array, index) => (array[index] = value),
  object: (object, key) => (object[key] = value),
  isThere: true,
});

const remove: Change = {
  whole: () => null,
  array: (array, index) => array.splice(index, 1),
  object: (object, key) => delete object[key],
  isThere: true,
};

function edit(value: unknown, keys: readonly Key[], path: string, change: Change): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change.whole();
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    const isLast = rest.length === 0;
    // Only where something is put in may it come after the last.
    const room = isLast && !change.isThere ? copy.length + 1 : copy.length;
    const index = key === '-' && isLast && !change.isThere ? copy.length : toIndex(key, room, path);
    if (isLast) change.array(copy, index);
    else copy[index] = edit(copy[index], rest, path, change);
    return copy;
  }
  if (!isObject(value)) throw new Misfit(path);
  const copy = { ...value };
  if (rest.length === 0) {
    if (change.isThere && !Object.hasOwn(copy, key)) throw new Misfit(path);
    change.object(copy, key);
  } else {
    if (!Object.hasOwn(copy, key)) throw new Misfit(path);
    copy[key] = edit(copy[key], rest, path, change);
  }
  return copy;
}

function find(value: unknown, path: string): unknown {
  let found = value;
  for (const key of parse(path)) {
    if (Array.isArray(found)) found = (found as unknown[])[toIndex(key, found.length, path)];
    else if (isObject(found) && Object.hasOwn(found, key)) found = found[key];
    else throw new Misfit(path);
  }
  return found;
}

function parse(path: string): Key[] {
  if (path === '') return [];
  if (!path.startsWith('/')) throw new Misfit(path);
  const keys = path.slice(1).split('/');
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function toIndex(key: Key, room: number, path: string): number {
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : room;
  if (index >= room) throw new Misfit(path);
  return index;
}

const isObject = (value: unknown): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    );
  }
  return one === other;
}
