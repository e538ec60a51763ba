// Which events belong together: units handed or paid one by one, steps of one journey, a bill and its payment.

import { holderKey, type Event, type Goods } from './types';

/** An event, or several like it told as one. */
export interface Note {
  event: Event;
  /** What was handed or paid, all of it. */
  goods: Goods;
}

export function merge(events: readonly Event[]): Note[] {
  const notes: Note[] = [];
  /** Notes before this one are closed: something happened that later events may depend on. */
  let open = 0;
  events.forEach((event, nth) => {
    // What a bill is for is told when it is paid.
    if (event.event === 'bill_opened' && !isUnpaid(events, nth)) return;
    const last = notes.at(-1);
    if (
      event.event === 'stepped' &&
      last?.event.event === 'stepped' &&
      last.event.id === event.id
    ) {
      last.event = { ...event, from: last.event.from };
      return;
    }
    const key = keyOf(event);
    const known = key && notes.slice(open).find((note) => keyOf(note.event) === key);
    if (known) add(known, event);
    else {
      notes.push({ event, goods: goodsOf(event) });
      if (!key) open = notes.length;
    }
  });
  return notes;
}

/** Whether nothing but payments follows a bill. */
const isUnpaid = (events: readonly Event[], nth: number): boolean =>
  events.slice(nth + 1).every(({ event }) => event === 'paid');

/** What small things have in common that are told as one. */
function keyOf(event: Event): string | undefined {
  switch (event.event) {
    case 'handed':
      return `handed ${event.seat} ${holderKey(event.from)} > ${holderKey(event.to)}`;
    case 'paid':
      return `paid ${event.seat} ${holderKey(event.from)}`;
    case 'produced':
      return `produced ${event.seat} ${event.hex.join()} ${event.good}`;
    case 'led':
      return `led ${event.id}`;
    default:
      return undefined;
  }
}

const goodsOf = (event: Event): Goods =>
  event.event === 'handed' || event.event === 'paid' ? { [event.good]: 1 } : {};

function add(note: Note, event: Event): void {
  const { event: told } = note;
  if (event.event === 'led') note.event = event;
  else if (event.event === 'produced' && told.event === 'produced') {
    note.event = { ...told, count: told.count + event.count };
  } else if (event.event === 'handed' || event.event === 'paid') {
    note.goods = { ...note.goods, [event.good]: (note.goods[event.good] ?? 0) + 1 };
  }
}
