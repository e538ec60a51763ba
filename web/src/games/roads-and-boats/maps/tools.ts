// What a pointer or a key does on the paper, by the tool in hand.

import { TERRAINS } from '../../../gen/roads-and-boats/tables';
import type { Terrain } from '../../../gen/roads-and-boats';
import type { Drawing } from './drawing.svelte';
import { edgeAt, hexAt, isInside, keyOf, middle, RADIUS, type Hex, type Point } from './hexes';
import { canPart, nextParting } from './rivers';
import {
  hasRiver,
  isLand,
  put,
  remove,
  setRiver,
  setRivers,
  toggleHome,
  turn,
  type Sheet,
} from './sheet';
import { Stroke } from './river-stroke';

export type Tool = Terrain | 'river' | 'home' | 'erase' | 'hand';

export const isTerrain = (tool: Tool): tool is Terrain =>
  (TERRAINS as readonly string[]).includes(tool);

/** Nearer to the middle of a tile a click means the tile and not one of its edges. */
const HUB = RADIUS * 0.3;

/** The keys of the six edges lie around the S as the edges lie around a tile. They go by place, whatever is printed on them. */
export const EDGE_KEYS: Record<string, number> = {
  KeyD: 0,
  KeyC: 1,
  KeyZ: 2,
  KeyA: 3,
  KeyQ: 4,
  KeyE: 5,
};

/** Lets a river run over an edge of a tile, or dries it up. */
export const toggleRiver = (sheet: Sheet, hex: Hex, edge: number): Sheet =>
  setRiver(sheet, hex, edge, !hasRiver(sheet, hex, edge));

/** Joins the rivers of a tile in the next way. */
export function part(sheet: Sheet, hex: Hex): Sheet {
  const rivers = sheet.tiles.get(keyOf(hex))?.rivers ?? [];
  return canPart(rivers) ? setRivers(sheet, hex, nextParting(rivers)) : sheet;
}

/** What the tool in hand does to one place. */
export function use(sheet: Sheet, tool: Tool, hex: Hex): Sheet {
  if (!isInside(hex)) return sheet;
  if (isTerrain(tool)) return put(sheet, hex, tool);
  if (tool === 'erase') return remove(sheet, hex);
  return tool === 'home' ? toggleHome(sheet, hex) : sheet;
}

/** What a key does to one place, whatever tool is in hand; nothing if it is none of these keys. */
export function press(key: KeyboardEvent, hex: Hex): ((sheet: Sheet) => Sheet) | undefined {
  if (key.ctrlKey || key.metaKey || key.altKey) return undefined;
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(key.code)?.[1];
  if (digit) {
    const terrain = TERRAINS[Number(digit) - 1];
    return terrain && ((sheet) => put(sheet, hex, terrain));
  }
  const edge = EDGE_KEYS[key.code];
  if (edge !== undefined) return (sheet) => toggleRiver(sheet, hex, edge);
  switch (key.code) {
    case 'Delete':
    case 'Backspace':
      return (sheet) => remove(sheet, hex);
    case 'KeyR':
      return (sheet) => turn(sheet, hex, key.shiftKey ? -1 : 1);
    case 'KeyH':
      return (sheet) => toggleHome(sheet, hex);
    case 'KeyJ':
      return (sheet) => part(sheet, hex);
    default:
      return undefined;
  }
}

/** A pointer that is down. All it does until it is lifted is one step to undo. */
export class Pen {
  readonly #drawing: Drawing;
  readonly #tool: Tool;
  #last: Point;
  #river: Stroke | undefined;

  constructor(drawing: Drawing, tool: Tool, at: Point) {
    this.#drawing = drawing;
    this.#tool = tool;
    this.#last = at;
    drawing.begin();
    const hex = hexAt(at);
    if (tool === 'river') this.#river = new Stroke(drawing.sheet, hex);
    else drawing.change((sheet) => use(sheet, tool, hex));
  }

  move(to: Point): void {
    // A quick hand leaves gaps between two points, and must not leave any between tiles.
    const far = Math.hypot(to.x - this.#last.x, to.y - this.#last.y);
    const steps = Math.max(1, Math.ceil(far / (RADIUS / 2)));
    const from = this.#last;
    for (let n = 1; n <= steps; n += 1) {
      const share = n / steps;
      this.#touch({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    this.#last = to;
  }

  #touch(point: Point): void {
    const hex = hexAt(point);
    if (this.#river) {
      const next = this.#river.to(hex);
      if (next) this.#drawing.change(() => next);
    } else if (isTerrain(this.#tool) || this.#tool === 'erase') {
      this.#drawing.change((sheet) => use(sheet, this.#tool, hex));
    }
  }

  /** Lifts the pen. A river that went nowhere was a click on an edge. */
  up(): void {
    const hex = hexAt(this.#last);
    const at = middle(hex);
    const isEdge = Math.hypot(this.#last.x - at.x, this.#last.y - at.y) > HUB;
    if (this.#river && !this.#river.hasMoved && isEdge) {
      this.#drawing.change((sheet) =>
        isLand(sheet.tiles.get(keyOf(hex)))
          ? toggleRiver(sheet, hex, edgeAt(hex, this.#last))
          : sheet,
      );
    }
    this.#drawing.end();
  }

  cancel(): void {
    this.#drawing.cancel();
  }
}
