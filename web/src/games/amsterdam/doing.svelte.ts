// What a player is about to do: cards picked up, a payment to choose, an action to confirm, a question asked.

import type { Action, Card, Cards, Color, Event, View } from '../../gen/amsterdam';
import { Doing } from '../../table/play/doing.svelte';
import type { Scene } from '../../table/scene';
import { boardOf, count } from './board';
import { buildable, closest, isExactly, uses, waysToPay, type Build } from './payment';
import { reason } from './telling';

export type AmsterdamScene = Scene<View, Event, Action>;

const isSame = (one: Action, other: Action): boolean =>
  one.do === other.do &&
  (one.do !== 'take' || one.card === (other as typeof one).card) &&
  (one.do !== 'keep' || one.contract === (other as typeof one).contract) &&
  (one.do !== 'build' ||
    (one.route === (other as typeof one).route &&
      (one.color ?? null) === ((other as typeof one).color ?? null) &&
      (one.wilds ?? 0) === ((other as typeof one).wilds ?? 0)));

export class AmsterdamDoing extends Doing<Action, AmsterdamScene> {
  /** Cards picked up from the hand, to pay with. */
  picked = $state.raw<Cards>({});
  /** The route whose payment is to be chosen. */
  paying = $state.raw<number>();
  /** What a strong player would do, to be marked. */
  suggested = $state.raw<Action>();

  constructor(scene: () => AmsterdamScene) {
    super(scene, {
      isSame,
      isGrave: () => true,
      explain: (refusal, _, played) => reason(refusal, played),
    });
  }

  readonly board = $derived.by(() => boardOf(this.scene().setup));
  /** The routes that can be built, with the cards picked up if there are any. */
  readonly lit = $derived.by(() => buildable(this.legal, this.board.routes, this.picked));
  /** The route that a strong player would build. */
  readonly suggestedRoute = $derived.by(() =>
    this.suggested?.do === 'build' ? this.suggested.route : undefined,
  );
  readonly canBuild = $derived.by(() => this.legal.some((action) => action.do === 'build'));
  /** The payments to choose from. */
  readonly ways = $derived.by(() => (this.paying === undefined ? [] : this.#ways(this.paying)));

  isSuggested(action: Action): boolean {
    return this.suggested !== undefined && isSame(action, this.suggested);
  }

  protected override choose(action: Action): void {
    this.paying = undefined;
    super.choose(action);
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
    } else void this.ask(closest(route, found, this.scene().view.hand, this.picked));
  }

  /** Picks up one more card, or lays all of its kind back when there are no more. */
  pick(card: Card, by: 1 | -1 = 1): void {
    const held = count(this.scene().view.hand, card);
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
  override cancel(): void {
    super.cancel();
    this.picked = {};
    this.paying = undefined;
  }

  /** Forgets what the position no longer allows. */
  override refresh(): void {
    super.refresh();
    if (this.paying !== undefined && this.ways.length === 0) this.paying = undefined;
    const hand = this.scene().view.hand;
    const isHeld = Object.entries(this.picked).every(
      ([card, number]) => (number ?? 0) <= count(hand, card as Card),
    );
    if (!isHeld) this.picked = {};
  }

  #ways(route: number): Build[] {
    const length = this.board.routes[route]?.length ?? 0;
    const all = waysToPay(this.legal, route, this.scene().view.hand);
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
