// A table as it is being thought out, until the server opens it.

import type { Absent, Access, Clock, GameShown, LimitShown, Options, Placed } from '../../gen';
import type { MapFile } from '../../gen/roads-and-boats';
import { api } from '../../lib/api';
import { rememberBot, usualBot } from '../../lib/games.svelte';

/** Who is to sit in a seat: oneself, whoever comes, or a bot by its name. */
export type Sitting = 'me' | 'nobody' | `bot:${string}`;

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

export const LONGEST_TITLE = 60;

/** Where a setup has the number of tiles of a map that is made at the table. */
const TILES = 'map.free.tiles';

export class TableDraft {
  readonly game: GameShown;
  sitting = $state<Sitting[]>([]);
  access = $state<Access>('invited');
  /** The seat that begins; by lot if it is -1. */
  first = $state(-1);
  map = $state.raw<MapSource>({ kind: 'free' });
  /** Whether somebody has said that the seats are to make it. */
  isFree = $state(false);
  tiles = $state(0);
  clock = $state<Clock['kind']>('none');
  minutes = $state(10);
  increment = $state(10);
  days = $state(2);
  areWatchersWelcome = $state(true);
  areHintsAllowed = $state(false);
  absent = $state<Absent['kind']>('wait');
  title = $state('');

  constructor(game: GameShown) {
    this.game = game;
    this.sitting = Array.from({ length: game.usual_seats }, (_, seat) =>
      seat === 0 ? 'me' : 'nobody',
    );
    this.#fitMap();
  }

  get seats(): number {
    return this.sitting.length;
  }

  set seats(count: number) {
    const kept = this.sitting.slice(0, count);
    while (kept.length < count) kept.push(this.#newcomer());
    this.sitting = kept;
    if (this.first >= count) this.first = -1;
    this.#fitMap();
  }

  /** The maps for so many seats. */
  get maps(): string[] {
    return this.game.maps.filter((map) => map.seats.includes(this.seats)).map((map) => map.name);
  }

  /** How many tiles a map has that is made at the table, if one can be. */
  get tileLimit(): LimitShown | undefined {
    return this.game.limits.find(({ entry, seats }) => entry === TILES && seats === this.seats);
  }

  get bestBot(): string | undefined {
    return this.game.bots.at(-1)?.name;
  }

  /** How well the bots play, if all of them play alike; undefined without bots. */
  get level(): string | undefined {
    const bots = this.sitting.flatMap((sitter) =>
      sitter.startsWith('bot:') ? [sitter.slice('bot:'.length)] : [],
    );
    return bots.every((bot) => bot === bots[0]) ? bots[0] : '';
  }

  /** Lets all bots play as well as one, now and in later games. */
  setLevel(bot: string): void {
    rememberBot(this.game.game, bot);
    const chosen: Sitting = `bot:${bot}`;
    this.sitting = this.sitting.map((sitter) => (sitter.startsWith('bot:') ? chosen : sitter));
  }

  /** Seats that wait for somebody. */
  get free(): number {
    return this.sitting.filter((sitter) => sitter === 'nobody').length;
  }

  /** Notes who may sit down. At one screen nobody else comes, so free seats become one's own. */
  setAccess(access: Access): void {
    this.access = access;
    if (access === 'local') {
      this.sitting = this.sitting.map((sitter) => (sitter === 'nobody' ? 'me' : sitter));
    } else if (this.free === 0) {
      this.sitting = this.sitting.map((sitter, seat) =>
        sitter === 'me' && seat > this.sitting.indexOf('me') ? 'nobody' : sitter,
      );
    }
  }

  placed(): Placed[] {
    return this.sitting.map((sitter) =>
      sitter === 'me' || sitter === 'nobody'
        ? { kind: sitter }
        : { kind: 'bot', bot: sitter.slice('bot:'.length) },
    );
  }

  async options(): Promise<Options> {
    return {
      game: this.game.game,
      setup: await this.#setup(),
      title: this.title.trim(),
      access: this.access,
      clock: this.#clock(),
      spectators: this.areWatchersWelcome ? 'welcome' : 'nobody',
      hints: this.areHintsAllowed,
      absent:
        this.absent === 'bot' ? { kind: 'bot', bot: this.bestBot ?? '' } : { kind: this.absent },
    };
  }

  #newcomer(): Sitting {
    if (this.access !== 'local') return 'nobody';
    const bot = usualBot(this.game);
    return this.sitting.includes('me') && bot ? `bot:${bot}` : 'me';
  }

  /** Plays on a map, with as many seats as it is for. */
  playOn(map: MapSource & { kind: 'saved' | 'drawn' }): void {
    const counts = map.kind === 'saved' ? map.seats : map.map.seats;
    this.map = map;
    // Whoever comes with a map for one or more hardly wants to wait for others.
    if (!counts.includes(this.seats)) this.seats = Math.max(...counts);
    if (this.seats === 1) this.setAccess('local');
  }

  #fitMap(): void {
    if (this.game.maps.length === 0) return;
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

  /** Chooses where the map comes from. */
  choose(map: MapSource): void {
    this.map = map;
    this.isFree = map.kind === 'free';
  }

  async #setup(): Promise<unknown> {
    const { seats, first } = this;
    const chosen = this.game.chooses_first && first >= 0 ? { seats, first } : { seats };
    return this.game.maps.length > 0 ? { ...chosen, map: await this.#choice() } : chosen;
  }

  async #choice(): Promise<unknown> {
    switch (this.map.kind) {
      case 'named':
        return this.map.name;
      case 'free':
        return { free: { tiles: this.tiles } };
      case 'saved':
        return (await api.map(this.map.id)).map;
      case 'drawn':
        return this.map.map;
    }
  }

  #clock(): Clock {
    switch (this.clock) {
      case 'none':
        return { kind: 'none' };
      case 'live':
        return { kind: 'live', minutes: this.minutes, increment: this.increment };
      case 'days':
        return { kind: 'days', days: this.days };
    }
  }
}
