// What the server is asked about maps.

import type {
  Checked,
  Imported,
  Improved,
  MapPage,
  MapSaved,
  MapWhole,
  RandomMap,
  Reached,
  Underway,
  Watched,
} from '../../../gen';
import type { MapFile } from '../../../gen/roads-and-boats';
import { call } from '../../../lib/api';

const path = (id: string): string => `/maps/${encodeURIComponent(id)}`;

export const mapApi = {
  list: (query: { seats?: number; mine?: boolean; after?: string; limit?: number }) =>
    call<MapPage>('GET', '/maps', undefined, query),
  get: (id: string) => call<MapWhole>('GET', path(id)),
  add: (map: MapFile, shared: boolean) => call<MapSaved>('POST', '/maps', { map, shared }),
  change: (id: string, map: MapFile, shared: boolean) =>
    call<MapSaved>('PUT', path(id), { map, shared }),
  delete: (id: string) => call<void>('DELETE', path(id)),
  check: (map: MapFile, seats?: number) => call<Checked>('POST', '/maps/check', { map, seats }),
  /** Has a random map generated; the same seed makes the same map. */
  random: (order: { seats: number; tiles?: number; sea?: number; seed?: string }) =>
    call<RandomMap>('POST', '/maps/make', order),
  /** Reads a map that people exchange as text; a file's name is that of a map without one. */
  import: (text: string, file?: string) =>
    call<Imported>('POST', '/maps/import', { text, file_name: file }),
  /** The best solution known, step by step. */
  solution: (id: string) => call<Watched>('GET', `${path(id)}/solution`),
  /** How the rest of a finished game could have been better; how far that is, as long as it is searched for. */
  improvement: (table: string, turn: number) =>
    call<Improved | Underway>(
      'GET',
      `/tables/${encodeURIComponent(table)}/improvement`,
      undefined,
      { turn },
    ),
  scores: (id: string) => call<Reached[]>('GET', `${path(id)}/scores`),
};
