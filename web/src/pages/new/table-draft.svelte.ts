// A table as it is being thought out, until the server opens it.

import type { Absent, Access, Clock, GameFacts, Options, Placed } from '../../gen';
import type { GameSetup, SetupDraft } from '../../games/game-entry';
import { rememberBot, usualBot } from '../../lib/games.svelte';

/** Who is to sit in a seat: oneself, whoever comes, or a bot by its name. */
export type Sitting = 'me' | 'nobody' | `bot:${string}`;

export const LONGEST_TITLE = 60;

export class TableDraft {
  readonly game: GameFacts;
  /** What this game asks besides what every game asks. */
  readonly setup: SetupDraft | undefined;
  sitting = $state<Sitting[]>([]);
  access = $state<Access>('invited');
  /** The seat that begins; by lot if it is -1. */
  first = $state(-1);
  clock = $state<Clock['kind']>('none');
  minutes = $state(10);
  increment = $state(10);
  days = $state(2);
  areWatchersWelcome = $state(true);
  areHintsAllowed = $state(false);
  absent = $state<Absent['kind']>('wait');
  title = $state('');

  constructor(game: GameFacts, asked?: GameSetup) {
    this.game = game;
    this.sitting = Array.from({ length: game.usual_seats }, (_, seat) =>
      seat === 0 ? 'me' : 'nobody',
    );
    this.setup = asked?.begin(this);
  }

  get seats(): number {
    return this.sitting.length;
  }

  set seats(count: number) {
    const kept = this.sitting.slice(0, count);
    while (kept.length < count) kept.push(this.#newcomer());
    this.sitting = kept;
    if (this.first >= count) this.first = -1;
    this.setup?.fit();
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
      setup: await this.#wholeSetup(),
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

  async #wholeSetup(): Promise<unknown> {
    const { seats, first } = this;
    const chosen = this.game.chooses_first && first >= 0 ? { seats, first } : { seats };
    return { ...chosen, ...(await this.setup?.entries()) };
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
