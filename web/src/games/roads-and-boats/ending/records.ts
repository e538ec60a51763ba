// The best known of a map alone: from the map itself if the table has it whole, else from the maps of the box.

import type { View } from '../types';
import { mapApi } from '../maps/map-api';

export interface Best {
  map: string;
  points: number;
  by: string;
}

/** How a map that comes with the game is called in addresses. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The best that is known. Nothing if nobody knows any, or the server does not say. */
export async function bestOf({ map }: Pick<View, 'map'>): Promise<Best | undefined> {
  if (typeof map === 'object' && 'free' in map) return undefined;
  const name = typeof map === 'string' ? map : map.name;
  try {
    const record = typeof map === 'string' ? (await mapApi.get(idOf(map))).record : map.record;
    return record && { map: name, points: record.score, by: record.by };
  } catch {
    return undefined;
  }
}
