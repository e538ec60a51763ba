// Work that has not been saved, kept in the browser and offered back.

import type { MapFile } from '../../../gen/roads-and-boats';
import { kept, keptHere } from '../../../lib/browser/storage';

export interface Draft {
  map: MapFile;
  /** Milliseconds since 1970. */
  at: number;
}

/** Each map has a draft of its own, and so has the one that is being drawn anew. */
const place = (map: string | undefined): string => `towpath.map.${map ?? 'new'}`;

export function keepDraft(id: string | undefined, map: MapFile): void {
  kept.set(place(id), JSON.stringify({ map, at: Date.now() } satisfies Draft));
}

export function readDraft(id: string | undefined): Draft | undefined {
  try {
    const draft = JSON.parse(kept.get(place(id)) ?? 'null') as Draft | null;
    return draft && Array.isArray(draft.map?.tiles) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (id: string | undefined): void => kept.remove(place(id));

const HANDED = 'towpath.map.handed';

/** Hands a map over to the editor, where it is to be drawn on. */
export const handOver = (map: MapFile): void => keptHere.set(HANDED, JSON.stringify(map));

/** Takes a map that was handed over, once. */
export function takeHanded(): MapFile | undefined {
  const text = keptHere.get(HANDED);
  keptHere.remove(HANDED);
  return text ? (JSON.parse(text) as MapFile) : undefined;
}
