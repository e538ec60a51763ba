// A list of tables that grows on demand and refreshes by itself.

import { untrack } from 'svelte';
import type { Listed } from '../../gen';
import { api } from '../../lib/api';

export interface Query {
  stage?: 'open' | 'running' | 'finished';
  game?: string;
  mine?: boolean;
  limit?: number;
}

const PAGE = 20;
/** As many as the server tells at once. */
const MOST = 100;
const PAUSE = 15_000;

export class Listing {
  /** Undefined until they are known. */
  tables = $state.raw<readonly Listed[]>();
  next = $state.raw<string>();
  problem = $state('');
  isBusy = $state(false);
  readonly #query: Query;
  #isOver = false;

  constructor(query: Query) {
    this.#query = query;
  }

  /** Loads the list and keeps it fresh while somebody looks. Returns what ends that. */
  follow(): () => void {
    this.#isOver = false;
    // What is asked for depends on what is shown; whoever follows must not begin again when that changes.
    untrack(() => void this.refresh());
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      this.#isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Asks again for what is shown. Tables below the first hundred stay as they were. */
  async refresh(): Promise<void> {
    if (this.isBusy) return;
    const shown = this.tables ?? [];
    const limit = Math.min(MOST, Math.max(this.#query.limit ?? PAGE, shown.length));
    await this.#ask({ ...this.#query, limit }, ({ tables, next }) => {
      const known = new Set(tables.map((table) => table.table));
      const last = tables.at(-1)?.updated_at ?? 0;
      const below = shown.filter((old) => !known.has(old.table) && old.updated_at < last);
      const keeps = shown.length > MOST;
      this.tables = keeps ? [...tables, ...below] : tables;
      if (!keeps) this.next = next;
    });
  }

  /** Shows the next page too. */
  async more(): Promise<void> {
    await this.#ask({ ...this.#query, limit: PAGE, after: this.next }, ({ tables, next }) => {
      const known = new Set(this.tables?.map((table) => table.table));
      const added = tables.filter((table) => !known.has(table.table));
      this.tables = [...(this.tables ?? []), ...added];
      this.next = next;
    });
  }

  async #ask(
    query: Query & { after?: string },
    take: (page: { tables: Listed[]; next?: string }) => void,
  ): Promise<void> {
    this.isBusy = true;
    try {
      const page = await api.tables(query);
      if (this.#isOver) return;
      take(page);
      this.problem = '';
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.isBusy = false;
    }
  }
}
