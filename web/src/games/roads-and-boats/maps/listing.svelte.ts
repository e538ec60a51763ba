// The maps of the gallery, page after page.

import type { MapHead } from '../../../gen';
import { mapApi } from './map-api';

const PAGE = 24;

export interface Query {
  seats?: number;
  mine?: boolean;
}

export class Gallery {
  /** Undefined until they are known. */
  maps = $state.raw<readonly MapHead[]>();
  next = $state.raw<string>();
  problem = $state('');
  isBusy = $state(false);
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
    void this.more();
  }

  /** Shows the next page too. */
  async more(): Promise<void> {
    this.isBusy = true;
    try {
      const page = await mapApi.list({ ...this.#query, limit: PAGE, after: this.next });
      const known = new Set(this.maps?.map((map) => map.id));
      this.maps = [...(this.maps ?? []), ...page.maps.filter((map) => !known.has(map.id))];
      this.next = page.next;
      this.problem = '';
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.isBusy = false;
    }
  }
}
