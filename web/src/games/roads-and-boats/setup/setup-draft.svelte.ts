// What a table of Roads & Boats is to be played on, and how the wonder is counted, as it is being thought out.

import type { SetupLimit } from '../../../gen';
import type { MapFile, RowShare } from '../../../gen/roads-and-boats';
import { LAND_A_SEAT, PLAIN_LAND, SEA_TILES } from '../../../gen/roads-and-boats/tables';
import { say } from '../../../lib/words.svelte';
import type { TableDraft } from '../../../pages/new/table-draft.svelte';
import type { SetupDraft } from '../../game-entry';
import { mapApi } from '../maps/map-api';

/** Where the map comes from. */
export type MapSource =
  /** It comes with the game. */
  | { kind: 'named'; name: string }
  /** The seats make it, tile by tile. */
  | { kind: 'free' }
  /** Somebody has drawn it, and the server has it. */
  | { kind: 'saved'; id: string; name: string; seats: readonly number[] }
  /** It was made or drawn just now. */
  | { kind: 'drawn'; map: MapFile };

/** Where a setup has the number of tiles of a map that is made at the table. */
const TILES = 'map.free.tiles';

export class RoadsSetup implements SetupDraft {
  readonly table: TableDraft;
  map = $state.raw<MapSource>({ kind: 'free' });
  /** Whether somebody has said that the seats are to make it. */
  isFree = $state(false);
  tiles = $state(0);
  /** How many of them are sea, if that is agreed on. */
  sea = $state<number | null>(null);
  /** How the rows of the wonder are shared out. */
  rows = $state<RowShare>('bricks');

  constructor(table: TableDraft) {
    this.table = table;
    this.fit();
  }

  get seats(): number {
    return this.table.seats;
  }

  /** The maps that come with the game, for so many seats. */
  get maps(): string[] {
    const { maps } = this.table.game;
    return maps.filter((map) => map.seats.includes(this.seats)).map((map) => map.name);
  }

  /** How many tiles a map has that is made at the table, if one can be. */
  get tileLimit(): SetupLimit | undefined {
    const { limits } = this.table.game;
    return limits.find(({ entry, seats }) => entry === TILES && seats === this.seats);
  }

  /** How many of the tiles can be sea: enough plain land has to be in the box for the others, and to be laid for each seat. */
  get seaLimit(): { least: number; most: number } {
    return {
      least: Math.max(0, this.tiles - PLAIN_LAND),
      most: Math.min(SEA_TILES, this.tiles - LAND_A_SEAT * this.seats),
    };
  }

  /** Chooses where the map comes from. */
  choose(map: MapSource): void {
    this.map = map;
    this.isFree = map.kind === 'free';
  }

  /** Plays on a map, with as many seats as it is for. */
  playOn(map: MapSource & { kind: 'saved' | 'drawn' }): void {
    const counts = map.kind === 'saved' ? map.seats : map.map.seats;
    this.map = map;
    // Whoever comes with a map for one or more hardly wants to wait for others.
    if (!counts.includes(this.seats)) this.table.seats = Math.max(...counts);
    if (this.seats === 1) this.table.setAccess('local');
  }

  fit(): void {
    const { usual = 0, fewest = 0 } = this.tileLimit ?? {};
    this.tiles = Math.max(this.tiles || usual, fewest);
    if (this.#fits(this.map)) return;
    const [name] = this.maps;
    this.map = name === undefined ? { kind: 'free' } : { kind: 'named', name };
  }

  #fits(map: MapSource): boolean {
    switch (map.kind) {
      case 'named':
        return this.maps.includes(map.name);
      case 'free':
        return this.isFree;
      case 'saved':
        return map.seats.includes(this.seats);
      case 'drawn':
        return map.map.seats.includes(this.seats);
    }
  }

  async entries(): Promise<Record<string, unknown>> {
    return { map: await this.#choice(), rows: this.rows };
  }

  async #choice(): Promise<unknown> {
    switch (this.map.kind) {
      case 'named':
        return this.map.name;
      case 'free':
        return {
          free: {
            tiles: this.tiles,
            sea: this.sea ?? undefined,
            // Whoever makes the table lays first.
            first: Math.max(0, this.table.sitting.indexOf('me')),
          },
        };
      case 'saved':
        return (await mapApi.get(this.map.id)).map;
      case 'drawn':
        return this.map.map;
    }
  }

  summary(): string[] {
    const { map, sea } = this;
    if (map.kind !== 'free') {
      return [say('maps-sum-map', { map: map.kind === 'drawn' ? map.map.name : map.name })];
    }
    // A field that is being rewritten has no number for a moment.
    const tiles = this.tiles ?? 0;
    return [
      sea === null
        ? say('maps-sum-map-free', { tiles })
        : say('maps-sum-map-free-sea', { tiles, sea }),
    ];
  }
}
