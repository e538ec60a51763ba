// A table that is followed over the socket.

import type { Command, Done, Message, News, Remark, SeatShown, TableShown, Why } from '../gen';
import { api, Refused } from '../lib/api';
import { self } from '../lib/me.svelte';
import { moves } from '../lib/preferences.svelte';
import { socket } from '../lib/socket.svelte';
import { say } from '../lib/words.svelte';
import { stepOf, type Scene, type Step } from './scene';

/** How long what another seat did stays on the screen before the next thing happens, in milliseconds. */
const DWELL = 700;
/** More steps than this are not shown one by one. */
const MOST_SHOWN = 12;

/** The names of seats: of people, or what guests, bots and free seats are called. */
export function seatNames(seats: readonly SeatShown[]): string[] {
  return seats.map((seat, index) => {
    const number = index + 1;
    if (seat.bot !== undefined) return say('table-bot-name', { bot: seat.bot, number });
    return seat.person?.name ?? say('table-guest-name', { number });
  });
}

export class LiveTable implements Scene {
  readonly table: string;
  /** The table as it was told last, with what every entry changes in it. Undefined until it is known. */
  shown = $state.raw<TableShown>();
  /** Why it cannot be shown. */
  refused = $state.raw<Refused>();
  /** Every entry that has been read, oldest first. */
  log = $state.raw<readonly News[]>([]);
  step = $state.raw<Step>();
  /** When `left` was told, to count clocks down from. */
  toldAt = $state(0);
  /** What the player has to be told: a refusal, with its rule. */
  complaint = $state.raw<Refused>();
  /** Whether an action is on its way. */
  isBusy = $state(false);
  /** Entries that wait until the one before has been seen. */
  readonly #queue: News[] = [];
  #seat = $state<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void = () => undefined;
  /** The last entry received, shown or not. */
  #seq: number | undefined;
  #isShowing = $state(false);

  constructor(table: string, seat?: number) {
    this.table = table;
    this.#seat = seat;
  }

  get game(): string {
    return this.shown?.game ?? '';
  }
  get setup(): unknown {
    return this.shown?.setup;
  }
  get view(): unknown {
    return this.shown?.view;
  }
  get eyes(): number | undefined {
    return this.shown?.eyes;
  }
  get toAct(): readonly number[] {
    return this.shown?.to_act ?? [];
  }
  get mode(): 'play' | 'watch' {
    return (this.shown?.yours.length ?? 0) > 0 ? 'play' : 'watch';
  }
  /** Whether the seat of the eyes is to act, and all that went before has been shown. */
  get isMyTurn(): boolean {
    const { eyes } = this;
    return eyes !== undefined && !this.#isShowing && this.toAct.includes(eyes);
  }
  readonly names = $derived.by(() => seatNames(this.shown?.seats ?? []));
  readonly legal = $derived.by(() =>
    this.isMyTurn && !this.isBusy ? (this.shown?.legal ?? []) : [],
  );

  /** Follows the table until `leave`. */
  follow(): void {
    this.#leave = socket.follow(this.table, {
      seq: () => this.#seq,
      seat: () => this.#seat,
      hear: (message) => this.#hear(message),
    });
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** Looks with the eyes of another of one's seats. */
  lookAs(seat: number): void {
    if (seat === this.eyes) return;
    this.#seat = seat;
    socket.rejoin(this.table);
  }

  /** Has something done at the table, and tells the player if it is refused. */
  async command(command: Command): Promise<Done | undefined> {
    this.complaint = undefined;
    this.isBusy = true;
    try {
      return await socket.do(this.table, command);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complaint = error;
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }

  async act(...actions: unknown[]): Promise<void> {
    if (this.eyes === undefined) return;
    await this.command({ do: 'act', seat: this.eyes, actions });
  }

  why(action: unknown): Promise<Why> {
    return api.why(this.table, this.eyes ?? 0, action);
  }

  #hear(message: Message): void {
    if (message.type === 'table') this.#arrive(message);
    else if (message.type === 'news') this.#receive(message);
    else if (message.type === 'here') this.#here(message.seats);
    else if (message.type === 'error' && !this.shown) this.refused = new Refused(message.error);
  }

  /** The table as it is: what was waiting to be shown is part of it. */
  #arrive(shown: TableShown): void {
    this.#drain();
    const missed = this.shown !== undefined && this.shown.eyes === shown.eyes;
    this.shown = shown;
    this.#seq = shown.seq;
    this.toldAt = Date.now();
    this.refused = undefined;
    if (!missed) void this.#readLog(shown);
    this.#followTurn();
  }

  /** Reads all that happened before, page by page. */
  async #readLog(shown: TableShown): Promise<void> {
    const log: News[] = [];
    for (;;) {
      const after = log.at(-1)?.seq ?? 0;
      const page = await api
        .log(this.table, { after, limit: 1000, seat: shown.eyes })
        .catch(() => []);
      log.push(...page);
      if (page.length < 1000) break;
    }
    const last = log.at(-1)?.seq ?? 0;
    const later = this.log.filter((news) => news.seq > last);
    // Somebody may have changed eyes meanwhile.
    if (this.shown?.eyes === shown.eyes) this.log = [...log, ...later];
  }

  #receive(news: News): void {
    if (this.#seq !== undefined && news.seq <= this.#seq) return;
    this.#seq = news.seq;
    this.#queue.push(news);
    if (this.#timer === undefined || this.#queue.length > MOST_SHOWN) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isLate = this.#queue.length > MOST_SHOWN;
    const news = this.#queue.shift();
    if (!news) {
      this.#isShowing = false;
      this.#followTurn();
      return;
    }
    this.#show(news);
    const isOthers = (news.events?.length ?? 0) > 0 && news.by?.user !== this.#me;
    const dwell = isOthers && moves() && !isLate && document.visibilityState === 'visible';
    if (!dwell) return this.#next();
    this.#isShowing = true;
    this.#timer = setTimeout(() => this.#next(), DWELL);
  }

  #drain(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const news of this.#queue.splice(0)) this.#show(news);
    this.#isShowing = false;
  }

  /** Folds an entry into what is shown. */
  #show(news: News): void {
    this.log = [...this.log, news];
    const shown = this.shown;
    if (!shown) return;
    const step = stepOf(news);
    const next: TableShown = { ...shown, seq: news.seq };
    if (news.to_act) {
      // What is left out has no value: it does not stay as it was.
      next.to_act = news.to_act;
      next.legal = news.legal;
      next.plan = news.plan;
      next.left = news.left;
      next.undo_to = news.undo_to;
      next.take_back = news.take_back;
      next.outcome = news.outcome;
      this.toldAt = Date.now();
    }
    if (news.view !== undefined) next.view = news.view;
    if (news.seats) {
      next.seats = news.seats;
      next.yours = news.seats.flatMap((seat, index) =>
        seat.person !== undefined && seat.person.user === this.#me ? [index] : [],
      );
    }
    if (step.what.entry === 'said' && step.what.text !== undefined && news.by) {
      const remark: Remark = { seq: news.seq, at: news.at, by: news.by, text: step.what.text };
      next.chat = [...shown.chat, remark];
    }
    if (step.what.entry === 'rematched') next.rematch = step.what.table;
    const changesWhole = ['started', 'seated', 'closed', 'muted'].includes(step.what.entry);
    this.shown = next;
    this.step = step;
    // Who sees what has changed, or the game has ended and shows its seed: ask for the whole.
    if (changesWhole || (news.outcome && !shown.outcome)) socket.rejoin(this.table);
  }

  #here(seats: readonly number[]): void {
    if (!this.shown) return;
    const here = this.shown.seats.map((seat, index) => ({
      ...seat,
      is_here: seats.includes(index),
    }));
    this.shown = { ...this.shown, seats: here };
  }

  /** At one screen, the eyes are those of whoever is to act. */
  #followTurn(): void {
    const { shown } = this;
    if (!shown || shown.yours.length < 2 || shown.stage !== 'running') return;
    const mine = shown.to_act.filter((seat) => shown.yours.includes(seat));
    const next = mine[0];
    if (next !== undefined && !mine.includes(shown.eyes ?? -1)) this.lookAs(next);
  }

  get #me(): string | undefined {
    return self.now?.id;
  }
}
