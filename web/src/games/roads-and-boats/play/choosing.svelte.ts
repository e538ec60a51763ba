// What a player has chosen: a tile, a transporter, a good that is being handed on, a place it points at.

import { confirms } from '../../../lib/preferences.svelte';
import { journeyOf } from '../reading/standing';
import type { Action, Good, Ground, Hex, Holder, RoadsScene, Target } from '../types';
import { hexKey, hexOf, placeKey } from '../types';
import { handPlan, takersOf, usualTaker, type Handing } from './cargo';
import type { RoadsDoing } from './doing.svelte';
import { destinations, stepsTo, type Destination } from './routes';
import { findUnit, heapOf, units } from './table';

/** A good that waits to be told where it goes. */
export interface Lifted {
  good: Good;
  from: Holder;
  /** How many are to go. */
  wanted: number;
}

export class Choosing {
  hex = $state.raw<Hex>();
  /** The transporter that is chosen. */
  id = $state.raw<number>();
  /** The place that one points at, to see the way there. */
  aim = $state.raw<string>();
  lifted = $state.raw<Lifted>();
  /** A place that waits for a bank for the geese, or for a second tap. */
  asked = $state.raw<Destination>();
  readonly #scene: () => RoadsScene;
  readonly #ground: () => Ground | undefined;
  readonly #doing: RoadsDoing;
  /** Where the chosen transporter was, to follow it when it goes. */
  #stood = '';

  constructor(scene: () => RoadsScene, ground: () => Ground | undefined, doing: RoadsDoing) {
    this.#scene = scene;
    this.#ground = ground;
    this.#doing = doing;
  }

  readonly unit = $derived.by(() => findUnit(this.#scene().view, this.id));
  readonly isOwn = $derived.by(
    () => this.unit !== undefined && this.unit.seat === this.#scene().eyes,
  );
  readonly destinations = $derived.by((): Destination[] =>
    this.id === undefined || !this.isOwn || !this.#doing.isPlaying
      ? []
      : destinations(this.id, this.#scene()),
  );
  /** The way to draw: to what waits for an answer, or to what one points at. */
  readonly path = $derived.by(() => {
    const shown =
      this.asked ?? this.destinations.find(({ to }) => placeKey(to) === (this.aim ?? ''));
    return shown && this.unit ? [this.unit.at, ...shown.steps] : undefined;
  });
  readonly target = $derived.by((): Target | undefined => {
    if (this.id !== undefined) return { kind: 'transporter', id: this.id };
    return this.hex && { kind: 'tile', hex: this.hex };
  });
  readonly handing = $derived.by((): Handing | undefined => {
    const ground = this.#ground();
    const { view, legal, eyes } = this.#scene();
    return ground && this.#doing.isPlaying ? { view, ground, legal, seat: eyes } : undefined;
  });
  /** Where the lifted good can go. */
  readonly takers = $derived.by((): Holder[] =>
    this.lifted && this.handing ? takersOf(this.lifted.good, this.lifted.from, this.handing) : [],
  );

  chooseHex(hex: Hex): void {
    this.#forget();
    if (this.hex && hexKey(this.hex) === hexKey(hex)) return;
    this.hex = hex;
  }

  /** Chooses a transporter, or lets go of it. */
  chooseUnit(id: number): void {
    this.#forget();
    const unit = findUnit(this.#scene().view, id);
    if (!unit) return;
    this.hex = hexOf(unit.at);
    // One that is under way is not let go: whoever clicks twice to load two goods means no more than that.
    const isUnderWay = journeyOf(id, this.#scene().view) !== undefined;
    // One that is carried goes where its carrier goes.
    this.id = this.id === id && !isUnderWay ? undefined : id;
    this.#stood = placeKey(unit.at);
  }

  /** Chooses the next of one's own transporters, for the keyboard. */
  chooseNext(by: 1 | -1): void {
    const { view, eyes } = this.#scene();
    const own = units(view).filter(({ seat, carrier }) => seat === eyes && carrier === undefined);
    if (own.length === 0) return;
    const here = own.findIndex(({ id }) => id === this.id);
    const next = own[(here + by + own.length + (here < 0 && by < 0 ? 1 : 0)) % own.length];
    if (next && next.id !== this.id) this.chooseUnit(next.id);
  }

  /** Lets go of one thing after another; says whether there was any. */
  release(): boolean {
    if (this.lifted || this.asked) this.#forget();
    else if (this.id !== undefined) this.id = undefined;
    else if (this.hex) this.hex = undefined;
    else return false;
    return true;
  }

  /** Sends the chosen transporter to a place, or asks first for what has to be said. */
  send(destination: Destination): void {
    const isAsked = this.asked && placeKey(this.asked.to) === placeKey(destination.to);
    // A finger cannot point first: the first tap shows the way, the second goes it.
    if (destination.banks.length > 0 || (confirms() && !isAsked)) this.asked = destination;
    else void this.#doing.take(...stepsTo(destination)).then(() => this.#forget());
  }

  /** Moves a good the usual way, or has the player say where it goes. */
  move(good: Good, from: Holder, isAll: boolean): void {
    const { handing } = this;
    if (!handing) return;
    const wanted = isAll ? (heapOf(handing.view, from)[good] ?? 0) : 1;
    const taker = usualTaker(good, from, this.isOwn ? this.id : undefined, handing);
    if (taker) this.hand({ good, from, wanted }, taker);
    else if (takersOf(good, from, handing).length > 0) this.lifted = { good, from, wanted };
    else void this.#doing.ask(this.#plainHand(good, from));
  }

  /** Brings a lifted good to a holder. */
  hand({ good, from, wanted }: Lifted, to: Holder): void {
    if (!this.handing) return;
    const plan = handPlan(good, from, to, wanted, this.handing);
    this.lifted = undefined;
    if (plan.length > 0) void this.#doing.take(...plan);
    else void this.#doing.ask({ do: 'hand', good, from, to });
  }

  /** What one would have done, to be told why not. */
  #plainHand(good: Good, from: Holder): Action {
    const { view } = this.#scene();
    if ('transporter' in from) {
      const at = findUnit(view, from.transporter)?.at;
      const region = at && 'land' in at ? at.land : at ? hexOf(at) : [0, 0];
      return { do: 'hand', good, from, to: { region: region as Hex } };
    }
    const here = units(view).filter(({ at }) => hexKey(hexOf(at)) === hexKey(from.region));
    const own = here.find(({ seat }) => seat === this.#scene().eyes);
    return { do: 'hand', good, from, to: { transporter: own?.id ?? here[0]?.id ?? 0 } };
  }

  /** Follows the chosen transporter, and forgets what is gone. */
  refresh(): void {
    const { unit } = this;
    if (this.id !== undefined && !unit) this.id = undefined;
    if (unit && placeKey(unit.at) !== this.#stood) {
      this.#stood = placeKey(unit.at);
      this.hex = hexOf(unit.at);
    }
    const { lifted } = this;
    if (lifted && this.takers.length === 0) this.lifted = undefined;
    const { asked } = this;
    if (asked && !this.destinations.some(({ to }) => placeKey(to) === placeKey(asked.to))) {
      this.asked = undefined;
    }
  }

  #forget(): void {
    this.aim = undefined;
    this.lifted = undefined;
    this.asked = undefined;
  }
}
