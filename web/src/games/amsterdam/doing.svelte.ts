// What a player is about to do: cards picked up, a payment to choose, an action to confirm, a question asked.

import type { Action, Card, Cards, Color, Event, View } from '../../gen/amsterdam';
import { Refused, Unreachable } from '../../lib/api';
import { confirms } from '../../lib/preferences.svelte';
import type { Scene } from '../../table/scene';
import { boardOf, count } from './board';
import { buildable, closest, isExactly, uses, waysToPay, type Build } from './payment';
import { reasonOf } from './reasons';

export type AmsterdamScene = Scene<View, Event, Action>;

/** Why something cannot be done. */
export interface Answer {
  message: string;
  rule?: string;
}

const isSame = (one: Action, other: Action): boolean =>
  one.do === other.do &&
  (one.do !== 'take' || one.card === (other as typeof one).card) &&
  (one.do !== 'keep' || one.contract === (other as typeof one).contract) &&
  (one.do !== 'build' ||
    (one.route === (other as typeof one).route &&
      (one.color ?? null) === ((other as typeof one).color ?? null) &&
      (one.wilds ?? 0) === ((other as typeof one).wilds ?? 0)));

export class Doing {
  /** Cards picked up from the hand, to pay with. */
  picked = $state.raw<Cards>({});
  /** The route whose payment is to be chosen. */
  paying = $state.raw<number>();
  /** The action that waits for a second click. */
  pending = $state.raw<Action>();
  answer = $state.raw<Answer>();
  /** What a strong player would do, to be marked. */
  suggested = $state.raw<Action>();
  readonly #scene: () => AmsterdamScene;

  constructor(scene: () => AmsterdamScene) {
    this.#scene = scene;
  }

  readonly board = $derived.by(() => boardOf(this.#scene().setup));
  readonly legal = $derived.by(() => this.#scene().legal);
  /** Whether one may ask why, and act when it is one's turn. */
  readonly isPlaying = $derived.by(
    () => this.#scene().mode === 'play' && this.#scene().eyes !== undefined,
  );
  /** The routes that can be built, with the cards picked up if there are any. */
  readonly lit = $derived.by(() => buildable(this.legal, this.board.routes, this.picked));
  /** The route that a strong player would build. */
  readonly suggestedRoute = $derived.by(() =>
    this.suggested?.do === 'build' ? this.suggested.route : undefined,
  );
  readonly canBuild = $derived.by(() => this.legal.some((action) => action.do === 'build'));
  /** The payments to choose from. */
  readonly ways = $derived.by(() => (this.paying === undefined ? [] : this.#ways(this.paying)));

  isLegal(action: Action): boolean {
    return this.legal.some((other) => isSame(action, other));
  }

  isPending(action: Action): boolean {
    return this.pending !== undefined && isSame(action, this.pending);
  }

  isSuggested(action: Action): boolean {
    return this.suggested !== undefined && isSame(action, this.suggested);
  }

  /** Takes an action, or asks for a second click; one that cannot be taken is asked about. */
  propose(action: Action): void {
    if (!this.isPlaying) return;
    this.answer = undefined;
    if (!this.isLegal(action)) void this.ask(action);
    else if (confirms() && !this.isPending(action)) {
      this.paying = undefined;
      this.pending = action;
    } else void this.take(action);
  }

  async take(action: Action): Promise<void> {
    this.cancel();
    await this.#scene().act(action);
  }

  /** Builds a route: at once, or after the choice of a payment. */
  build(route: number): void {
    if (!this.isPlaying) return;
    this.answer = undefined;
    const found = this.board.routes[route];
    if (!found) return;
    const ways = this.#ways(route);
    const exact = ways.find((way) => isExactly(way, found.length, this.picked));
    const only = exact ?? (ways.length === 1 ? ways[0] : undefined);
    if (only) this.propose(only);
    else if (ways.length > 1) {
      this.pending = undefined;
      this.paying = route;
    } else void this.ask(closest(route, found, this.#scene().view.hand, this.picked));
  }

  /** Picks up one more card, or lays all of its kind back when there are no more. */
  pick(card: Card, by: 1 | -1 = 1): void {
    const held = count(this.#scene().view.hand, card);
    const now = count(this.picked, card) + by;
    if (by < 0 && now < 0) return;
    this.#setPicked(card, now > held ? 0 : now);
  }

  /** Picks up a colour to be dragged onto the map. */
  grab(card: Card): void {
    this.picked = { [card]: 1 };
    this.paying = undefined;
    this.pending = undefined;
  }

  /** Lays everything back: choices, cards and questions. */
  cancel(): void {
    this.picked = {};
    this.paying = undefined;
    this.pending = undefined;
    this.answer = undefined;
  }

  /** Forgets what the position no longer allows. */
  refresh(): void {
    if (this.pending && !this.isLegal(this.pending)) this.pending = undefined;
    if (this.paying !== undefined && this.ways.length === 0) this.paying = undefined;
    const hand = this.#scene().view.hand;
    const isHeld = Object.entries(this.picked).every(
      ([card, number]) => (number ?? 0) <= count(hand, card as Card),
    );
    if (!isHeld) this.picked = {};
  }

  async ask(action: Action): Promise<void> {
    try {
      const why = await this.#scene().why(action);
      if (why.legal) return;
      const { view, eyes, names } = this.#scene();
      const position = { board: this.board, view, eyes, names };
      this.answer = { message: reasonOf(why.error, action, position), rule: why.error.rule };
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      this.answer = { message: error.message };
    }
  }

  #ways(route: number): Build[] {
    const length = this.board.routes[route]?.length ?? 0;
    const all = waysToPay(this.legal, route, this.#scene().view.hand);
    return all.filter((way) => uses(way, length, this.picked));
  }

  /** A payment has one colour: another one lays the first back. */
  #setPicked(card: Card, number: number): void {
    const wild = count(this.picked, 'wild');
    const color = (Object.keys(this.picked) as Card[]).find((kind) => kind !== 'wild');
    const next: Cards = {};
    if (card === 'wild') {
      if (color) next[color] = count(this.picked, color);
      if (number > 0) next.wild = number;
    } else {
      if (number > 0) next[card as Color] = number;
      if (wild > 0) next.wild = wild;
    }
    this.picked = next;
    this.paying = undefined;
    this.pending = undefined;
  }
}
