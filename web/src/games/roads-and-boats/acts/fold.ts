// Which events belong together, by the same rules as the engine (`acts/fold.rs`), which samples hold it to.

import type {
  Act,
  Event,
  Good,
  Goods,
  Phase,
  Region,
  Transport,
} from '../../../gen/roads-and-boats';
import { ownerOf } from '../naming';
import { hand, step } from './trip';

type Trip = Extract<Act, { act: 'trip' }>;
type Asked = Extract<Act, { act: 'asked' }>;
/** What is known of an act besides its deed. */
type Frame = Pick<Act, 'turn' | 'phase' | 'seat' | 'events'>;
type Deed = Act extends infer One ? (One extends Act ? Omit<One, keyof Frame> : never) : never;

/** Events as acts, in the order in which these began. */
export function acts(events: readonly Event[]): Act[] {
  const fold = new Fold();
  events.forEach((event, nth) => fold.add(nth, event));
  return fold.acts;
}

class Fold {
  #turn = 0;
  #phase: Phase | undefined;
  /** Empty places are bills that became part of another act. */
  readonly #acts: (Act | undefined)[] = [];
  readonly #open = new Map<string, Act>();
  /** What transporters are, as far as it was told. */
  readonly #kinds = new Map<number, Transport>();
  /** Seats that began with donkeys only. */
  readonly #settled = new Set<number>();

  get acts(): Act[] {
    return this.#acts.filter((act) => act !== undefined);
  }

  add(nth: number, event: Event): void {
    switch (event.event) {
      case 'turn_began':
        this.#turn = event.turn;
        this.#phase = undefined;
        return this.#begin(nth);
      case 'phase_began':
        // What is still open is of the phase that is over.
        this.#open.clear();
        this.#phase = event.phase;
        return this.#begin(nth);
      case 'handed':
      case 'stepped':
      case 'led':
      case 'carried':
      case 'set_down':
        return this.#travel(nth, event);
      case 'yielded':
      case 'mined':
        return this.#harvest(nth, event.region, event.good);
      case 'goose_born':
        return this.#harvest(nth, event.region, 'goose');
      case 'bill_opened': {
        const { seat, action } = event;
        this.#open.delete(billOf(seat));
        this.#goOn(nth, billOf(seat), seat, () => ({ act: 'unpaid', action, is_open: true }));
        return;
      }
      case 'paid':
      case 'bill_withdrawn':
        return this.#pay(nth, event);
      case 'asked':
      case 'answered':
      case 'ask_withdrawn':
        return this.#ask(nth, event);
      case 'order_called':
      case 'call_dropped':
      case 'prayed':
      case 'position_taken':
        return this.#order(nth, event);
      case 'done_with':
      case 'waited':
        this.#goOn(nth, 'done', undefined, () => ({ act: 'done' }));
        return;
      default:
        return this.#settle(nth, event);
    }
  }

  /** The act that goes on under a key, or a new one. */
  #goOn(nth: number, key: string, seat: number | undefined, begin: () => Deed): Act {
    let act = this.#open.get(key);
    if (!act) {
      act = this.#push(seat, begin());
      this.#open.set(key, act);
    }
    act.events.push(nth);
    return act;
  }

  #push(seat: number | undefined, deed: Deed): Act {
    const frame: Frame = { turn: this.#turn, events: [] };
    if (this.#phase !== undefined) frame.phase = this.#phase;
    if (seat !== undefined) frame.seat = seat;
    const act = { ...frame, ...deed } as Act;
    this.#acts.push(act);
    return act;
  }

  /** A turn and its first phase begin with one act. */
  #begin(nth: number): void {
    const last = this.#acts.at(-1);
    const goesOn = last?.act === 'began' && last.turn === this.#turn && last.phase === undefined;
    const act = goesOn ? last : this.#push(undefined, { act: 'began' });
    if (this.#phase !== undefined) act.phase = this.#phase;
    act.events.push(nth);
  }

  /** What a transporter is, if that is known. */
  #kind(id: number): Transport | undefined {
    return this.#kinds.get(id) ?? (this.#settled.has(ownerOf(id)) ? 'donkey' : undefined);
  }

  #travel(
    nth: number,
    event: Extract<Event, { event: 'handed' | 'stepped' | 'led' | 'carried' | 'set_down' }>,
  ): void {
    const id = travellerOf(event);
    if (id === undefined) return this.#settle(nth, event);
    const kind = this.#kind(id);
    const act = this.#goOn(nth, `trip ${event.seat} ${id}`, event.seat, () => ({
      act: 'trip',
      transporter: id,
      ...(kind && { kind }),
      stops: [],
    })) as Trip;
    if (event.event === 'handed') hand(act.stops, event.good, event.from, event.to);
    if (event.event === 'stepped') step(act.stops, event.from, event.to);
    if (event.event === 'stepped' || event.event === 'led') {
      if (event.geese > 0) act.geese = event.geese;
      else delete act.geese;
    }
    if (event.event === 'carried' && !act.passengers?.includes(event.passenger)) {
      act.passengers = [...(act.passengers ?? []), event.passenger];
    }
  }

  #harvest(nth: number, region: Region, good: Good): void {
    const act = this.#goOn(nth, 'harvest', undefined, () => ({ act: 'harvest', made: [] }));
    if (act.act !== 'harvest') return;
    const heap = act.made.find((heap) => isSame(heap.region, region));
    if (heap) addTo(heap.goods, good, 1);
    else act.made.push({ region, goods: { [good]: 1 } });
  }

  #pay(nth: number, event: Extract<Event, { event: 'paid' | 'bill_withdrawn' }>): void {
    const act = this.#open.get(billOf(event.seat));
    if (act?.act !== 'unpaid') return this.#once(nth, event, undefined);
    act.events.push(nth);
    if (event.event === 'paid') {
      act.paid ??= {};
      addTo(act.paid, event.good, 1);
    } else {
      act.is_open = false;
      this.#open.delete(billOf(event.seat));
    }
  }

  #ask(
    nth: number,
    event: Extract<Event, { event: 'asked' | 'answered' | 'ask_withdrawn' }>,
  ): void {
    const { seat } = event;
    if (event.event === 'asked') {
      const { owner, action } = event;
      const key = `ask ${seat}`;
      this.#open.delete(key);
      this.#goOn(nth, key, seat, () => ({ act: 'asked', owner, action, is_open: true }));
      return;
    }
    const key = event.event === 'answered' ? this.#askedOf(seat) : `ask ${seat}`;
    const act = this.#open.get(key ?? '') as Asked | undefined;
    if (!act) return this.#once(nth, event, undefined);
    act.events.push(nth);
    act.is_open = false;
    if (event.event === 'answered') act.agreed = event.agreed;
    this.#open.delete(key ?? '');
  }

  /** Under which key a seat is asked. It is asked one thing at a time, and answers the first that is open. */
  #askedOf(owner: number): string | undefined {
    const open = [...this.#open].filter(([, act]) => act.act === 'asked' && act.owner === owner);
    return open.map(([key]) => key).sort()[0];
  }

  #order(nth: number, event: Event): void {
    const act = this.#goOn(nth, 'order', undefined, () => ({ act: 'order', positions: [] }));
    if (act.act !== 'order' || event.event !== 'position_taken') return;
    act.positions.push([event.seat, event.position]);
    act.positions.sort(([, one], [, other]) => one - other);
  }

  /** What is bought, with its bill, and whatever stands for itself. */
  #settle(nth: number, event: Event): void {
    if (event.event === 'settled') this.#settled.add(event.seat);
    if (event.event === 'transporter_made') this.#kinds.set(event.id, event.kind);
    if (event.event === 'donkey_born') this.#kinds.set(event.id, 'donkey');
    const seat = seatOf(event);
    switch (event.event) {
      case 'produced': {
        const key = `made ${event.seat} ${event.hex.join()}`;
        return this.#make(nth, key, event.seat, event.hex, event.good, event.count);
      }
      case 'ran_by_itself': {
        const key = `made ${event.hex.join()}`;
        return this.#make(nth, key, undefined, event.hex, event.good, event.count, event.used);
      }
      case 'road_built': {
        const act = this.#buy(nth, `roads ${event.seat}`, event.seat, { act: 'roads', from: [] });
        if (act.act === 'roads') act.from.push(event.from);
        return;
      }
      case 'brick_laid': {
        if (seat === undefined) break;
        const act = this.#buy(nth, `bricks ${seat}`, seat, { act: 'bricks', count: 0, last: 0 });
        if (act.act !== 'bricks') return;
        act.count += 1;
        act.last = event.number;
        return;
      }
    }
    this.#once(nth, event, seat);
  }

  #make(
    nth: number,
    key: string,
    seat: number | undefined,
    region: Region,
    good: Good,
    count: number,
    used: Goods = {},
  ): void {
    const act = this.#buy(nth, key, seat, { act: 'made', region, goods: {} });
    if (act.act !== 'made') return;
    addTo(act.goods, good, count);
    pay(act, used);
  }

  /** A purchase that goes on with others like it. */
  #buy(nth: number, key: string, seat: number | undefined, deed: Deed): Act {
    const bill = this.#takeBill(seat);
    const act = this.#goOn(nth, key, seat, () => deed);
    if (bill) {
      pay(act, bill.paid ?? {});
      act.events = [...act.events, ...bill.events].sort((one, other) => one - other);
    }
    return act;
  }

  /** An event that stands for itself. What goes on with something that is not there names its seat itself. */
  #once(nth: number, event: Event, seat: number | undefined): void {
    const bill = BOUGHT.has(event.event) ? this.#takeBill(seat) : undefined;
    const act = this.#push(seat, { act: 'once', event });
    if (bill) {
      pay(act, bill.paid ?? {});
      act.events = bill.events;
    }
    act.events.push(nth);
  }

  /** The open bill of a seat, which becomes part of another act. */
  #takeBill(seat: number | undefined): Act | undefined {
    const key = seat === undefined ? '' : billOf(seat);
    const bill = this.#open.get(key);
    if (!bill) return undefined;
    this.#open.delete(key);
    this.#acts[this.#acts.lastIndexOf(bill)] = undefined;
    return bill;
  }
}

/** Events that a bill may be for. */
const BOUGHT: ReadonlySet<Event['event']> = new Set([
  'built',
  'shaft_sunk',
  'bridge_built',
  'wall_built',
  'wall_razed',
  'researched',
  'transporter_made',
  'donkey_born',
]);

const billOf = (seat: number): string => `bill ${seat}`;

/** The transporter that moves or is loaded. */
function travellerOf(
  event: Extract<Event, { event: 'handed' | 'stepped' | 'led' | 'carried' | 'set_down' }>,
): number | undefined {
  switch (event.event) {
    case 'handed':
      if ('transporter' in event.from) return event.from.transporter;
      return 'transporter' in event.to ? event.to.transporter : undefined;
    case 'carried':
    case 'set_down':
      return event.carrier;
    default:
      return event.id;
  }
}

/** Whose doing an event is that stands for itself. */
function seatOf(event: Event): number | undefined {
  if (event.event === 'pushed_off') return ownerOf(event.id);
  if (event.event === 'brick_laid') {
    return typeof event.brick === 'object' ? event.brick.seat : undefined;
  }
  return 'seat' in event ? event.seat : undefined;
}

function pay(act: Act, goods: Goods): void {
  for (const [good, count] of Object.entries(goods) as [Good, number][]) {
    act.paid ??= {};
    addTo(act.paid, good, count);
  }
}

export function addTo(goods: Goods, good: Good, count: number): void {
  goods[good] = (goods[good] ?? 0) + count;
}

const isSame = (one: Region, other: Region): boolean =>
  one[0] === other[0] && one[1] === other[1] && (one[2] ?? 0) === (other[2] ?? 0);
