// One's own shares in the deal of a table: committed to before the game, revealed when it starts. Nobody has to press
// anything for it, and nobody is told if it fails: the game starts all the same, and its log names who is missing.

import type { Command, TableShown } from '../gen';
import { sha256 } from '../lib/browser/sha256';
import { commitmentOf, shareOf } from '../lib/shares';

/** How long another browser of the same person has to reveal what this one does not know, in milliseconds. */
const PATIENCE = 3000;

type Known = Pick<TableShown, 'stage' | 'copy_of' | 'yours' | 'deal' | 'starting'>;

export class Sharing {
  readonly #table: string;
  readonly #order: (command: Command) => Promise<unknown>;
  /** The seats whose commitments have been seen to. */
  readonly #committed = new Set<number>();
  readonly #revealed = new Set<number>();
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(table: string, order: (command: Command) => Promise<unknown>) {
    this.#table = table;
    this.#order = order;
  }

  /** Does what is to be done now. Called whenever the table has changed. */
  tend({ stage, copy_of: copyOf, yours, deal, starting }: Known): void {
    if (stage !== 'open' || copyOf) return;
    for (const seat of this.#committed) if (!yours.includes(seat)) this.#committed.delete(seat);
    if (!starting) this.#revealed.clear();
    for (const seat of yours) {
      const hash = deal.shares.find((share) => share.seat === seat)?.hash;
      if (!starting) this.#commit(seat, hash);
      else if (starting.waiting.includes(seat)) this.#reveal(seat, hash);
    }
  }

  leave(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** Once for each time that one sits down: if another browser does so later, the share is its to reveal. */
  #commit(seat: number, hash: string | undefined): void {
    if (this.#committed.has(seat)) return;
    this.#committed.add(seat);
    const own = commitmentOf(this.#table, seat);
    if (hash !== own) this.#send({ do: 'commit', seat, hash: own });
  }

  #reveal(seat: number, hash: string | undefined): void {
    if (this.#revealed.has(seat)) return;
    this.#revealed.add(seat);
    const share = shareOf(this.#table, seat);
    if (share !== undefined && sha256(share) === hash) {
      this.#send({ do: 'reveal', seat, share });
    } else {
      this.#timers.push(setTimeout(() => this.#send({ do: 'reveal', seat }), PATIENCE));
    }
  }

  #send(command: Command): void {
    this.#order(command).catch(() => undefined);
  }
}
