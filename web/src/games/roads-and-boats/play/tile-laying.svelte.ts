// Laying a tile of the map: where, of what land, with what river, turned which way.

import type { Action, Hex, RoadsScene, Terrain } from '../types';
import { hexKey } from '../types';
import { ofKind } from './actions';

type Lay = Extract<Action, { do: 'lay_tile' }>;

/** A river turned clockwise by so many sixths. */
const turned = (river: readonly number[], sixths: number): number[] =>
  river.map((edge) => (edge + sixths) % 6).sort((one, other) => one - other);

/** The form of a river, however it is turned. */
export function formOf(river: readonly number[]): string {
  const all = [0, 1, 2, 3, 4, 5].map((sixths) => turned(river, sixths).join(''));
  return all.sort()[0] ?? '';
}

export class Laying {
  #hex = $state.raw<Hex>();
  #terrain = $state.raw<Terrain>();
  #form = $state.raw<string>();
  #turn = $state.raw(0);
  readonly #scene: () => RoadsScene;

  constructor(scene: () => RoadsScene) {
    this.#scene = scene;
  }

  readonly all = $derived.by((): Lay[] => ofKind(this.#scene().legal, 'lay_tile'));
  readonly hexes = $derived.by(() => [
    ...new Map(this.all.map(({ hex }) => [hexKey(hex), hex])).values(),
  ]);
  /** Where: what was chosen while it is still free, else nowhere. */
  readonly hex = $derived.by(() => {
    const chosen = this.#hex && hexKey(this.#hex);
    return this.hexes.find((hex) => hexKey(hex) === chosen);
  });
  readonly #here = $derived.by(() => {
    const { hex } = this;
    return hex ? this.all.filter((lay) => hexKey(lay.hex) === hexKey(hex)) : [];
  });
  readonly terrains = $derived.by(() => [...new Set(this.#here.map(({ terrain }) => terrain))]);
  readonly terrain = $derived.by(
    () => this.terrains.find((one) => one === this.#terrain) ?? this.terrains[0],
  );
  readonly #ofTerrain = $derived.by(() =>
    this.#here.filter(({ terrain }) => terrain === this.terrain),
  );
  /** The forms of river to choose from, the simplest first. */
  readonly forms = $derived.by(() =>
    [...new Set(this.#ofTerrain.map(({ river }) => formOf(river)))].sort(
      (one, other) => one.length - other.length || (one < other ? -1 : 1),
    ),
  );
  readonly form = $derived.by(
    () => this.forms.find((one) => one === this.#form) ?? this.forms[0] ?? '',
  );
  /** The ways to turn the river so that it fits. */
  readonly ways = $derived.by(() =>
    this.#ofTerrain.filter(({ river }) => formOf(river) === this.form),
  );
  /** The tile as it would be laid. */
  readonly chosen = $derived.by((): Lay | undefined => this.ways[this.#turn % this.ways.length]);

  chooseHex(hex: Hex): void {
    this.#hex = hex;
    this.#turn = 0;
  }

  chooseTerrain(terrain: Terrain): void {
    this.#terrain = terrain;
    this.#turn = 0;
  }

  chooseForm(form: string): void {
    this.#form = form;
    this.#turn = 0;
  }

  /** Turns the river on to the next way that fits. */
  turn(): void {
    this.#turn += 1;
  }
}
