// Dragging a good from where it lies to another holder.

import { GOODS } from '../naming';
import type { Good, Holder, Region } from '../types';
import type { Choosing } from './choosing.svelte';

/** How far a pointer moves before a click becomes a drag, in pixels. */
const SLACK = 8;

/** How a holder is written on the elements that take goods. */
export const holderMark = (holder: Holder): string => JSON.stringify(holder);

/** The holder that an element belongs to: a line of a list, or a thing that is drawn. */
export function holderAt(element: Element | null): Holder | undefined {
  const mark = element?.closest<HTMLElement>('[data-holder]')?.dataset.holder;
  if (mark !== undefined) return JSON.parse(mark) as Holder;
  const key = element?.closest('[data-target]')?.getAttribute('data-target') ?? '';
  const [kind = '', rest = ''] = key.split(' ');
  if (kind === 'transporter') return { transporter: Number(rest) };
  return kind === 'region' || kind === 'land' ? { region: regionIn(rest) } : undefined;
}

/** The good that is drawn under an element, and where it lies. */
export function goodAt(element: Element | null): { good: Good; from: Holder } | undefined {
  const key = element?.closest('[data-target]')?.getAttribute('data-target') ?? '';
  const [good, ...rest] = key.split(' ');
  if (!GOODS.includes(good as Good)) return undefined;
  const from: Holder =
    rest[0] === 'on' ? { transporter: Number(rest[1]) } : { region: regionIn(rest[0] ?? '') };
  return { good: good as Good, from };
}

const regionIn = (key: string): Region => {
  const [q = 0, r = 0, nth = 0] = key.split(',').map(Number);
  return nth === 0 ? [q, r] : [q, r, nth];
};

export class Drag {
  /** The good under the pointer while it is dragged. */
  good = $state.raw<Good>();
  x = $state(0);
  y = $state(0);
  /** Whether the last press was a drag: the click that follows it means nothing. */
  wasDragged = false;
  readonly #choosing: Choosing;

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
  }

  begin(event: PointerEvent, good: Good, from: Holder, wanted: number): void {
    this.wasDragged = false;
    // A finger that wanders is scrolling; it has buttons for all of this.
    if (event.button !== 0 || !event.isPrimary || event.pointerType === 'touch') return;
    const { clientX, clientY, pointerId } = event;
    const ending = new AbortController();
    const listen = (type: string, hear: (event: PointerEvent) => void): void =>
      addEventListener(
        type,
        (event) => {
          if ((event as PointerEvent).pointerId === pointerId) hear(event as PointerEvent);
        },
        { signal: ending.signal },
      );
    listen('pointermove', (now) => {
      const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > SLACK;
      if (!this.wasDragged && !far) return;
      if (!this.wasDragged) {
        this.wasDragged = true;
        this.good = good;
        this.#choosing.lifted = { good, from, wanted };
      }
      this.x = now.clientX;
      this.y = now.clientY;
    });
    listen('pointerup', (up) => {
      ending.abort();
      if (!this.wasDragged) return;
      this.#drop(up);
      // A click may follow at once, or none.
      setTimeout(() => (this.wasDragged = false));
    });
    listen('pointercancel', () => {
      ending.abort();
      this.#lay();
    });
  }

  #drop(event: PointerEvent): void {
    const { lifted } = this.#choosing;
    const to = holderAt(document.elementFromPoint(event.clientX, event.clientY));
    this.#lay();
    if (lifted && to) this.#choosing.hand(lifted, to);
  }

  #lay(): void {
    this.good = undefined;
    this.#choosing.lifted = undefined;
  }
}
