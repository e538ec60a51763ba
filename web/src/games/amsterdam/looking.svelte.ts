// What somebody looks at: a contract under the pointer, one that is pinned, or what the log points at.

import type { AmsterdamScene } from './doing.svelte';
import { boardOf } from './board';
import { networkOf } from './network';

export class Looking {
  /** The contract that stays on the map until it is pressed again. */
  pinned = $state.raw<number>();
  stressed = $state.raw<number>();
  #under = $state.raw<number>();
  /** The contract that the log points at. */
  #pointed = $state.raw<number>();
  readonly #scene: () => AmsterdamScene;

  constructor(scene: () => AmsterdamScene) {
    this.#scene = scene;
  }

  /** The two places of the contract, and the routes of the eyes that hang together with them. */
  readonly focus = $derived.by(() => {
    const { setup, view, eyes } = this.#scene();
    const board = boardOf(setup);
    const held = (view.contracts ?? []).map(({ contract }) => contract);
    const isThere = [...held, ...(view.offer ?? [])].includes(this.pinned ?? -1);
    const pinned = isThere ? this.pinned : undefined;
    const contract = board.contracts[this.#under ?? pinned ?? this.#pointed ?? -1];
    if (!contract) return undefined;
    const places = [contract.a, contract.b];
    const own = view.seats[eyes ?? -1]?.routes ?? [];
    const routes = places.flatMap((place) => networkOf(board, own, place));
    return { places, routes: [...new Set(routes)] };
  });

  /** The places that contracts still ask for. */
  readonly wanted = $derived.by(() => {
    const { setup, view } = this.#scene();
    const board = boardOf(setup);
    const open = (view.contracts ?? []).filter(({ met }) => !met);
    const asked = [...open.map(({ contract }) => contract), ...(view.offer ?? [])];
    const places = asked.flatMap((id) => {
      const contract = board.contracts[id];
      return contract ? [contract.a, contract.b] : [];
    });
    return [...new Set(places)];
  });

  at(contract: number | undefined): void {
    this.#under = contract;
  }

  pin(contract: number): void {
    this.pinned = this.pinned === contract ? undefined : contract;
  }

  /** Points at what a line of the log means. */
  point(target: unknown): void {
    const found = target as { route?: number; contract?: number } | undefined;
    this.stressed = found?.route;
    this.#pointed = found?.contract;
  }
}
