// What a player has chosen: a tile, a transporter, a good that is being handed on, a place it points at.

import { kept } from '../../../lib/browser/storage';
import { confirms } from '../../../lib/preferences.svelte';
import { journeyOf } from '../reading/standing';
import type { Action, Good, Ground, Hex, Holder, RoadsScene, Target } from '../types';
import { hexKey, hexOf, placeKey } from '../types';
import { handPlan, takersOf, usualTaker, type Handing } from './cargo';
import type { RoadsDoing } from './doing.svelte';
import { haulPlan, loadPlan, unloadPlan } from './hauling';
import { destinations, stepsTo, type Destination } from './routes';
import { findUnit, heapOf, units, type Unit } from './table';

/** Where it is kept in the browser whether a click on a tile loads and unloads too. */
const HAULS = 'towpath.hauls';

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
  /** Whether a click on a tile loads all that fits, goes there and unloads. */
  hauls = $state(kept.get(HAULS) === 'on');
  /** The transporter that arrived last, after which the next one was chosen by itself. */
  arrived = $state.raw<number>();
  /** The transporter that was chosen by itself, to be brought into view. */
  offered = $state.raw<number>();
  readonly #scene: () => RoadsScene;
  readonly #ground: () => Ground | undefined;
  readonly #doing: RoadsDoing;
  /** Where the chosen transporter was, to follow it when it goes. */
  #stood = '';
  /** The phase in which a transporter was offered, and the chosen one that could go when one last looked. */
  #moment = '';
  #going: number | undefined;

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
  send(destination: Destination, isHauling = false): void {
    const isAsked = this.asked && placeKey(this.asked.to) === placeKey(destination.to);
    // A finger cannot point first: the first tap shows the way, the second goes it.
    if (destination.banks.length > 0 || (confirms() && !isAsked)) this.asked = destination;
    else void this.#doing.take(...this.#wayOf(destination, isHauling)).then(() => this.#forget());
  }

  /** The steps to a destination, with all that is loaded before and unloaded after them. */
  #wayOf(destination: Destination, isHauling: boolean): Action[] {
    const steps = stepsTo(destination);
    const { unit, handing } = this;
    const isWhole = !destination.isCut && unit && handing;
    return isWhole && (isHauling || this.hauls)
      ? haulPlan(unit, steps, destination.to, handing)
      : steps;
  }

  /** Has a click on a tile load and unload too, or no more. */
  toggleHauling(): void {
    this.hauls = !this.hauls;
    kept.set(HAULS, this.hauls ? 'on' : 'off');
  }

  /** Loads all that fits onto the chosen transporter. */
  loadAll(): void {
    const { unit, handing } = this;
    if (unit && handing && this.isOwn) void this.#doing.take(...loadPlan(unit, handing));
  }

  /** What unloads the transporter that arrived last. */
  readonly unloading = $derived.by((): { unit: Unit; actions: Action[] } | undefined => {
    const unit = findUnit(this.#scene().view, this.arrived);
    const actions = unit && this.handing ? unloadPlan(unit, this.handing) : [];
    return unit && actions.length > 0 ? { unit, actions } : undefined;
  });

  /** Unloads the chosen transporter, or the one that arrived last if there is nothing on that. */
  unloadAll(): void {
    const { unit, handing } = this;
    const own = unit && handing && this.isOwn ? unloadPlan(unit, handing) : [];
    const plan = own.length > 0 ? own : (this.unloading?.actions ?? []);
    void this.#doing.take(...plan);
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
    this.#goOn();
    const { lifted } = this;
    if (lifted && this.takers.length === 0) this.lifted = undefined;
    const { asked } = this;
    if (asked && !this.destinations.some(({ to }) => placeKey(to) === placeKey(asked.to))) {
      this.asked = undefined;
    }
  }

  /** Chooses the next transporter that has not moved: when the phase begins, and when the chosen one has arrived. */
  #goOn(): void {
    const { view, guide, mode } = this.#scene();
    if (view.phase !== 'movement' || view.stage !== 'acting') {
      this.#moment = '';
      this.arrived = undefined;
    } else if (this.#doing.isAsked) {
      const movers = guide?.chances.movers ?? [];
      const moment = `${mode} ${view.turn ?? 1}`;
      const isNew = moment !== this.#moment;
      const isThere = this.id !== undefined && this.id === this.#going;
      this.#moment = moment;
      this.#going = this.id !== undefined && movers.includes(this.id) ? this.id : undefined;
      if (this.#going !== undefined || !(isNew || isThere)) return;
      const next = this.#moverAfter(this.id, movers);
      if (next === undefined) return;
      this.arrived = isThere ? this.id : undefined;
      this.id = undefined;
      this.chooseUnit(next);
      this.offered = next;
      this.#going = next;
    }
  }

  #moverAfter(id: number | undefined, movers: readonly number[]): number | undefined {
    const own = units(this.#scene().view)
      .filter(({ seat }) => seat === this.#scene().eyes)
      .map((unit) => unit.id);
    const here = id === undefined ? -1 : own.indexOf(id);
    return [...own.slice(here + 1), ...own.slice(0, here + 1)].find((one) => movers.includes(one));
  }

  #forget(): void {
    this.aim = undefined;
    this.lifted = undefined;
    this.asked = undefined;
  }
}
