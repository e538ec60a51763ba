// A place on the paper in words.

import { DIRECTIONS } from '../naming';
import { list } from '../../../lib/time.svelte';
import { say } from '../../../lib/words.svelte';
import { EDGES, keyOf, type Hex } from './hexes';
import { hasEdge, type Rivers } from './rivers';
import type { Sheet } from './sheet';

export const directionText = (edge: number): string =>
  say(`direction-${DIRECTIONS[edge] ?? DIRECTIONS[0]}`);

/** To which sides the rivers of a tile run, nothing if it has none. */
function riverText(rivers: Rivers): string | undefined {
  const edges = EDGES.filter((edge) => hasEdge(rivers, edge)).map(directionText);
  return edges.length > 0 ? say('maps-spot-river', { edges: list(edges) }) : undefined;
}

/** What lies at a place. */
export function spotText(sheet: Sheet, hex: Hex, problem?: string): string {
  const tile = sheet.tiles.get(keyOf(hex));
  const what = tile ? say(`terrain-${tile.terrain}`) : say('maps-spot-empty');
  const parts = [
    say('maps-spot', { place: hex.join(','), what }),
    riverText(tile?.rivers ?? []),
    sheet.homes.has(keyOf(hex)) ? say('maps-spot-home') : undefined,
    problem,
  ];
  return parts.filter((text) => text !== undefined).join('. ');
}
