// What the browser keeps. A browser that keeps nothing, or refuses to say so, is no reason not to play: then things are
// remembered until the page is left.

export class Kept {
  readonly #memory = new Map<string, string>();
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(name: string): string | undefined {
    const remembered = this.#memory.get(name);
    if (remembered !== undefined) return remembered;
    return this.#attempt((storage) => storage.getItem(name)) ?? undefined;
  }

  set(name: string, text: string): void {
    this.#memory.set(name, text);
    this.#attempt((storage) => {
      storage.setItem(name, text);
      // Other windows may change what is really kept; some browsers only pretend to keep it.
      if (storage.getItem(name) === text) this.#memory.delete(name);
    });
  }

  remove(name: string): void {
    this.#memory.delete(name);
    this.#attempt((storage) => storage.removeItem(name));
  }

  /** Storage may be missing, be forbidden, or be full. */
  #attempt<T>(task: (storage: Storage) => T): T | undefined {
    try {
      return task(this.#storage());
    } catch {
      return undefined;
    }
  }
}

/** Kept in this browser. */
export const kept = new Kept(() => localStorage);

/** Kept in this window, until it is closed. */
export const keptHere = new Kept(() => sessionStorage);
