// A river that is drawn in one stroke, from tile to tile.

import { edgeTo, keyOf, opposite, type Hex } from './hexes';
import { through, withEdge, type Rivers } from './rivers';
import { isLand, setRivers, type Sheet } from './sheet';

interface Step {
  hex: Hex;
  /** The edge over which the stroke came here. */
  from: number | undefined;
  /** The rivers of the tile before it came. */
  before: Rivers;
  /** The sheet as it was when it had come here. */
  sheet: Sheet;
}

const riversAt = (sheet: Sheet, hex: Hex): Rivers => sheet.tiles.get(keyOf(hex))?.rivers ?? [];

export class Stroke {
  #steps: Step[];

  constructor(sheet: Sheet, hex: Hex) {
    this.#steps = [{ hex, from: undefined, before: riversAt(sheet, hex), sheet }];
  }

  /** Whether it has got anywhere. */
  get hasMoved(): boolean {
    return this.#steps.length > 1;
  }

  /** The sheet after the pointer has come to a tile, or undefined if that changes nothing. */
  to(hex: Hex): Sheet | undefined {
    const here = this.#steps.at(-1);
    if (!here || keyOf(hex) === keyOf(here.hex)) return undefined;
    const last = this.#steps.at(-2);
    if (last && keyOf(last.hex) === keyOf(hex)) {
      // Whoever goes back takes back what was drawn.
      this.#steps.pop();
      return last.sheet;
    }
    const edge = edgeTo(here.hex, hex);
    const goesOn = edge === undefined ? undefined : this.#cross(here, hex, edge);
    if (goesOn) {
      this.#steps.push(goesOn);
      return goesOn.sheet;
    }
    // Where the stroke has left the tiles it begins anew on the next one.
    const { sheet } = here;
    if (sheet.tiles.has(keyOf(hex))) {
      this.#steps.push({ hex, from: undefined, before: riversAt(sheet, hex), sheet });
    }
    return undefined;
  }

  #cross(here: Step, hex: Hex, edge: number): Step | undefined {
    let { sheet } = here;
    const leaves = isLand(sheet.tiles.get(keyOf(here.hex)));
    const enters = isLand(sheet.tiles.get(keyOf(hex)));
    // No river leaves the tiles.
    if (!sheet.tiles.has(keyOf(here.hex)) || !sheet.tiles.has(keyOf(hex))) return undefined;
    if (leaves) {
      const rivers =
        here.from === undefined
          ? withEdge(here.before, edge)
          : through(here.before, [here.from, edge]);
      sheet = setRivers(sheet, here.hex, rivers);
    }
    const from = opposite(edge);
    const before = riversAt(sheet, hex);
    if (enters) sheet = setRivers(sheet, hex, withEdge(before, from));
    return { hex, from: enters ? from : undefined, before, sheet };
  }
}
