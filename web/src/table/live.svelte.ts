// A table that is followed over the socket.

import type { Command, Done, Ending, Message, News, PlanRun, Remark } from '../gen';
import type { TableShown, Why } from '../gen';
import { api, Refused, Unreachable } from '../lib/api';
import { me } from '../lib/me.svelte';
import { moves } from '../lib/preferences.svelte';
import { commitmentOf } from '../lib/shares';
import { socket } from '../lib/socket.svelte';
import { seatNames } from './names';
import { seatOf } from './entry';
import { stepOf, type Scene, type Step } from './scene';
import { Sharing } from './sharing';

/** How long what another seat did stays on the screen before the next thing happens, in milliseconds. */
const DWELL = 700;
/** More steps than this are not shown one by one. */
const MOST_SHOWN = 12;
/** How many entries are read at once. */
const PAGE = 1000;
/** How long to wait before asking again, after a refusal that passes. */
const AGAIN = 2000;
/** Refusals that say nothing about the table. */
const PASSING = ['try_again', 'too_many_requests', 'stopping', 'internal', 'timed_out'];
const NOTHING: readonly never[] = [];

type Told = ({ type: 'table' } & TableShown) | ({ type: 'news' } & News);

export class LiveTable implements Scene {
  readonly table: string;
  /** The table as it was told last, with what every entry changes in it. Undefined until it is known. */
  shown = $state.raw<TableShown>();
  /** Why it cannot be shown. */
  refused = $state.raw<Refused>();
  /** Every entry that has been read, oldest first. */
  log = $state.raw<readonly News[]>([]);
  /** Whether `log` goes back to the beginning. */
  isLogRead = $state(false);
  step = $state.raw<Step>();
  /** When `left` was told, to count clocks down from. */
  toldAt = $state(0);
  /** What the player has to be told: a refusal, with its rule. */
  complaint = $state.raw<Refused>();
  /** How far the plan of the seat of the eyes got when it ran last, until that has been read. */
  ran = $state.raw<PlanRun>();
  /** The seat that a shared screen is handed to: its hand is covered until its player is there. */
  handedTo = $state<number>();
  /** What waits until the entry before has been seen. */
  readonly #queue: Told[] = [];
  #isBehind = $state(false);
  #isSending = $state(false);
  /** The entry that has to be shown before one can act again. */
  #settledAt = $state(0);
  #seat: number | undefined;
  /** Whether the player whose hand is covered has asked to see it. */
  #isTakingOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void = () => undefined;
  /** The last entry received, shown or not. */
  #seq: number | undefined;
  /** Counts the readings of the log: only the last one counts. */
  #readings = 0;
  readonly #sharing: Sharing;

  constructor(table: string, seat?: number) {
    this.table = table;
    this.#seat = seat;
    this.#sharing = new Sharing(table, (command) => socket.do(table, command));
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
  get outcome(): Ending | undefined {
    return this.shown?.outcome;
  }
  get toAct(): readonly number[] {
    return this.shown?.to_act ?? NOTHING;
  }
  get mode(): 'play' | 'watch' {
    return (this.shown?.yours.length ?? 0) > 0 ? 'play' : 'watch';
  }
  /** Whether an action is on its way, or not yet shown. */
  get isBusy(): boolean {
    return this.#isSending || this.#settledAt > (this.shown?.seq ?? 0);
  }
  /** The seats that the game waits for, or another seat that has asked them something. */
  get #called(): readonly number[] {
    return [...this.toAct, ...(this.shown?.asked ?? NOTHING)];
  }
  /** Whether the seat of the eyes can do something though the game waits for another. */
  get isEarly(): boolean {
    return !this.#isBehind && !this.isMyTurn && this.shown?.early === true;
  }
  /** Whether the game or another seat waits for the seat of the eyes, and all that went before has been shown. */
  get isMyTurn(): boolean {
    const { eyes } = this;
    return eyes !== undefined && !this.#isBehind && this.#called.includes(eyes);
  }
  /** What may be done now, early too. It always belongs to the view that is shown: an older one allows nothing. */
  get legal(): readonly unknown[] {
    return this.#isBehind || this.isBusy ? NOTHING : (this.shown?.legal ?? NOTHING);
  }
  get guide(): unknown {
    return this.shown?.guide;
  }
  get orders(): unknown {
    return this.shown?.orders;
  }
  get plan(): readonly unknown[] {
    return this.shown?.plan ?? NOTHING;
  }
  readonly names = $derived.by(() => seatNames(this.shown?.seats ?? []));

  /** Whether several people share this screen, who must not see each other's hands. */
  get isShared(): boolean {
    const { shown } = this;
    return shown?.access === 'local' && shown.yours.length > 1 && !shown.copy_of;
  }

  /** Another of one's seats that is to act, while the one of the eyes is not. */
  get nextSeat(): number | undefined {
    const { shown } = this;
    if (!shown || shown.yours.length < 2 || shown.outcome || this.#isBehind) return undefined;
    const mine = this.#called.filter((seat) => shown.yours.includes(seat));
    return mine.includes(shown.eyes ?? -1) ? undefined : mine[0];
  }

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
    this.#sharing.leave();
    this.#leave();
  }

  /** Looks with the eyes of another of one's seats. */
  lookAs(seat: number): void {
    if (seat === this.eyes) return;
    this.#seat = seat;
    socket.rejoin(this.table);
  }

  /** Asks for the table again, after having been sent away. */
  retry(): void {
    this.#seat = undefined;
    socket.rejoin(this.table);
  }

  /** Covers the hand of the next seat, for the device to change hands. */
  handOver(): void {
    this.handedTo = this.nextSeat;
  }

  /** Uncovers the hand once it is the right one. */
  takeOver(): void {
    if (this.handedTo === undefined) return;
    if (this.handedTo === this.eyes) {
      this.handedTo = undefined;
    } else {
      this.#isTakingOver = true;
      this.lookAs(this.handedTo);
    }
  }

  /** Has something done at the table, and tells the player if it is refused. */
  async command(command: Command): Promise<Done | undefined> {
    this.complaint = undefined;
    try {
      return await socket.do(this.table, command);
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  /** Tells the player what went wrong, if it is something to be told. */
  complain(error: unknown): void {
    if (error instanceof Refused) {
      this.complaint = error;
    } else if (error instanceof Unreachable) {
      const { message } = error;
      this.complaint = new Refused({ code: 'unreachable', key: 'page-unreachable', message });
    } else {
      throw error;
    }
  }

  /** Sits down. Whoever comes by a link and is nobody yet becomes a guest by it. */
  async sit(seat: number, secret?: string): Promise<void> {
    try {
      await me.ensure();
    } catch (error) {
      return this.complain(error);
    }
    const isOpen = this.shown?.stage === 'open';
    const commitment = isOpen ? commitmentOf(this.table, seat) : undefined;
    await this.command({ do: 'sit', seat, secret, commitment });
  }

  async act(...actions: unknown[]): Promise<void> {
    const { eyes } = this;
    if (eyes === undefined || actions.length === 0) return;
    await this.#move({ do: 'act', seat: eyes, actions });
  }

  /** Goes back to how it was after an entry, or as far as one may alone. */
  async undo(to?: number): Promise<void> {
    const { eyes } = this;
    if (eyes !== undefined) await this.#move({ do: 'undo', seat: eyes, to });
  }

  async order(orders: unknown): Promise<void> {
    const { eyes } = this;
    if (eyes !== undefined) await this.command({ do: 'orders', seat: eyes, orders });
  }

  why(action: unknown): Promise<Why> {
    return api.why(this.table, this.eyes ?? 0, action);
  }

  /** Has the game moved on. A second click while the first is on its way does nothing. */
  async #move(command: Command): Promise<void> {
    if (this.isBusy) return;
    this.#isSending = true;
    try {
      const done = await this.command(command);
      if (done) this.#settledAt = done.seq;
    } finally {
      this.#isSending = false;
    }
  }

  #hear(message: Message): void {
    if (message.type === 'table') this.#receive(message);
    else if (message.type === 'news') this.#receive(message);
    else if (message.type === 'here') this.#here(message.seats);
    else if (message.type === 'error') this.#sentAway(new Refused(message.error));
  }

  #sentAway(refused: Refused): void {
    if (PASSING.includes(refused.code)) {
      setTimeout(() => socket.rejoin(this.table), AGAIN);
    } else if (refused.code === 'not_your_seat' && this.#seat !== undefined) {
      // Somebody has taken the seat over: look with what eyes are left.
      this.#seat = undefined;
      socket.rejoin(this.table);
    } else {
      this.refused = refused;
    }
  }

  #receive(told: Told): void {
    if (told.type === 'news') {
      if (this.#seq !== undefined && told.seq <= this.#seq) return;
    }
    this.#seq = told.seq;
    this.#queue.push(told);
    // What one did oneself is seen at once, and all that led to it.
    if (this.#timer === undefined || this.#isOwn(told)) this.#next();
    else this.#isBehind = true;
  }

  /** Shows what waits, as far as it need not be looked at for a moment. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (;;) {
      const told = this.#queue.shift();
      if (!told) break;
      this.#isBehind = this.#queue.length > 0;
      if (told.type === 'table') this.#arrive(told);
      else this.#show(told);
      if (this.#isWorthALook(told)) {
        // Whatever comes next, now or later, comes no sooner than this has been seen.
        this.#timer = setTimeout(() => this.#next(), DWELL);
        break;
      }
    }
    if (!this.#isBehind) this.#followTurn();
  }

  /** Whether something stays on the screen for a moment. Nothing does that would keep the player from acting. */
  #isWorthALook(told: Told): boolean {
    if (told.type === 'table' || told.view === undefined || (told.events?.length ?? 0) === 0) {
      return false;
    }
    if (this.#isOwn(told) || this.#queue.some((later) => this.#isOwn(later))) return false;
    const { eyes } = this;
    const canAct = eyes !== undefined && this.#called.includes(eyes);
    const isPlaying = canAct || this.shown?.early === true;
    const isLate = this.#queue.length > MOST_SHOWN;
    return !isPlaying && !isLate && moves() && document.visibilityState === 'visible';
  }

  #isOwn(told: Told): boolean {
    if (told.type === 'table') return false;
    const seat = seatOf(told.what);
    return seat !== undefined && (this.shown?.yours.includes(seat) ?? false);
  }

  /** The table as it is. */
  #arrive(shown: TableShown): void {
    const before = this.shown;
    const hasOtherEyes = before !== undefined && before.eyes !== shown.eyes;
    this.shown = shown;
    this.toldAt = Date.now();
    this.refused = undefined;
    if (hasOtherEyes) {
      // What one seat has seen is not for the other.
      this.log = [];
      this.isLogRead = false;
      this.step = undefined;
    }
    // Only the player says with whose eyes to look, not the turn.
    if (shown.stage === 'running' && shown.yours.length > 1) this.#seat = shown.eyes;
    this.#coverHand(before, shown);
    this.#sharing.tend(shown);
    const isGap = (this.log.at(-1)?.seq ?? 0) < shown.seq;
    if (isGap || !this.isLogRead) void this.#readLog(shown);
  }

  /** At a shared screen no hand is seen that nobody has asked for. */
  #coverHand(before: TableShown | undefined, now: TableShown): void {
    if (this.#isTakingOver && this.handedTo === now.eyes) {
      this.handedTo = undefined;
      this.#isTakingOver = false;
      return;
    }
    const begins = before?.stage !== 'running' && now.stage === 'running';
    const isWaiting = this.handedTo !== undefined && this.handedTo === before?.eyes;
    if (this.isShared && (begins || isWaiting)) this.handedTo = now.eyes;
    if (now.stage !== 'running') this.handedTo = undefined;
  }

  /** Reads all that happened before, page by page. */
  async #readLog(shown: TableShown): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    const log: News[] = [];
    try {
      for (;;) {
        const after = log.at(-1)?.seq ?? 0;
        const page = await api.log(this.table, { after, limit: PAGE, seat: shown.eyes });
        log.push(...page);
        if (page.length < PAGE) break;
      }
    } catch {
      // The socket still tells what is new; the rest is asked for when the line is back.
      return;
    }
    if (reading !== this.#readings) return;
    const seq = this.shown?.seq ?? 0;
    const last = log.at(-1)?.seq ?? 0;
    const later = this.log.filter((news) => news.seq > last);
    // What waits to be shown is not told before its time.
    this.log = [...log.filter((news) => news.seq <= seq), ...later];
    this.isLogRead = true;
  }

  /** Folds an entry into what is shown. */
  #show(news: News): void {
    if ((this.log.at(-1)?.seq ?? 0) < news.seq) this.log = [...this.log, news];
    const shown = this.shown;
    if (!shown || news.seq <= shown.seq) return;
    const step = stepOf(news);
    const next: TableShown = { ...shown, seq: news.seq };
    if (news.to_act) {
      // What is left out has no value: it does not stay as it was.
      next.to_act = news.to_act;
      next.asked = news.asked;
      next.early = news.early;
      next.pause_until = news.pause_until;
      next.legal = news.legal;
      next.plan = news.plan;
      next.guide = news.guide;
      next.orders = news.orders;
      next.left = news.left;
      next.undo_to = news.undo_to;
      next.take_back = news.take_back;
      next.outcome = news.outcome;
      next.starting = news.starting;
      this.toldAt = Date.now();
    } else {
      // Told again after a drop, without what could be done then: the table itself follows.
      next.legal = undefined;
    }
    if (news.view !== undefined) next.view = news.view;
    if (news.seats) next.seats = news.seats;
    const { what } = news;
    switch (what.entry) {
      case 'said': {
        const isKnown = shown.chat.some(({ seq }) => seq === news.seq);
        if (!what.text || !news.by || isKnown) break;
        const remark: Remark = { seq: news.seq, at: news.at, by: news.by, text: what.text };
        next.chat = [...shown.chat, remark];
        break;
      }
      case 'committed':
      case 'revealed': {
        const others = shown.deal.shares.filter((known) => known.seat !== what.seat);
        const own = shown.deal.shares.find((known) => known.seat === what.seat);
        const hash = what.entry === 'committed' ? what.hash : (own?.hash ?? '');
        const share = what.entry === 'revealed' ? what.share : undefined;
        const told = { seat: what.seat, hash, share };
        next.deal = { ...shown.deal, shares: [...others, told] };
        break;
      }
      case 'rematched':
        next.rematch = what.table;
        break;
      case 'started':
        next.stage = 'running';
        break;
      case 'closed':
        next.stage = 'closed';
        break;
    }
    if (next.outcome) next.stage = 'finished';
    this.shown = next;
    this.#coverHand(shown, next);
    if (news.to_act) this.#sharing.tend(next);
    this.step = step;
    this.ran = news.plans?.find(({ seat }) => seat === next.eyes) ?? this.ran;
  }

  #here(seats: readonly number[]): void {
    if (!this.shown) return;
    const here = this.shown.seats.map((seat, index) => ({
      ...seat,
      is_here: seats.includes(index),
    }));
    this.shown = { ...this.shown, seats: here };
  }

  /** Whoever plays several seats openly looks with the eyes of the one to act. */
  #followTurn(): void {
    const next = this.nextSeat;
    if (next !== undefined && !this.isShared) this.lookAs(next);
  }
}
