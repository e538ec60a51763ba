// A sheet as the drawing of maps wants it. What the server would refuse is drawn too, as well as it goes.

import type { GroundTile } from '../../../gen/roads-and-boats';
import { chartOf, type Chart, type ChartTile } from '../map/chart';
import { hexOf } from './hexes';
import { halvesOf } from './rivers';
import type { Sheet, Tile } from './sheet';

function groundTile(key: string, { terrain, rivers }: Tile): GroundTile {
  const [q, r] = hexOf(key);
  const halves = halvesOf(rivers);
  return {
    hex: [q, r],
    terrain,
    rivers: rivers.map((river) => [...river]),
    halves,
    regions: Math.max(...halves) + 1,
    // Bridges and docks belong to the game that is played on the map.
    bridges: [],
    is_shore: false,
    docks: [],
  };
}

/** Draws sheet after sheet of one map. A tile that has not changed is not thought out again. */
export class Charter {
  #known = new Map<string, { tile: Tile; drawn: ChartTile }>();

  chart(sheet: Sheet): Chart {
    const next = new Map<string, { tile: Tile; drawn: ChartTile }>();
    const tiles: ChartTile[] = [];
    for (const [key, tile] of sheet.tiles) {
      const before = this.#known.get(key);
      const drawn = before?.tile === tile ? before.drawn : this.#draw(key, tile);
      next.set(key, { tile, drawn });
      tiles.push(drawn);
    }
    this.#known = next;
    return {
      tiles,
      byKey: new Map(tiles.map((tile) => [tile.key, tile])),
      box: { x: 0, y: 0, width: 0, height: 0 },
    };
  }

  #draw(key: string, tile: Tile): ChartTile {
    const ground = { name: '', seats: [], homes: [], tiles: [groundTile(key, tile)] };
    const [drawn] = chartOf(ground).tiles;
    if (!drawn) throw new Error('a ground of one tile has one tile');
    return drawn;
  }
}
