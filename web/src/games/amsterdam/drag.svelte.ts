// Dragging a colour from the hand onto the map.

import type { Card } from '../../gen/amsterdam';
import { routeAt } from './board/hit';
import type { Doing } from './doing.svelte';

/** How far a pointer moves before a click becomes a drag, in pixels. */
const SLACK = 8;

export class Drag {
  /** The card under the pointer while it is dragged. */
  card = $state.raw<Card>();
  x = $state(0);
  y = $state(0);
  /** Whether the last press was a drag: the click that follows it means nothing. */
  wasDragged = false;
  readonly #doing: Doing;

  constructor(doing: Doing) {
    this.#doing = doing;
  }

  begin(event: PointerEvent, card: Card): void {
    this.wasDragged = false;
    if (event.button !== 0 || !event.isPrimary) return;
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
        this.card = card;
        this.#doing.grab(card);
      }
      this.x = now.clientX;
      this.y = now.clientY;
    });
    listen('pointerup', (up) => {
      ending.abort();
      if (this.wasDragged) this.#drop(up);
    });
    listen('pointercancel', () => {
      ending.abort();
      this.card = undefined;
      if (this.wasDragged) this.#doing.cancel();
    });
  }

  #drop(event: PointerEvent): void {
    this.card = undefined;
    const route = routeAt(document.elementFromPoint(event.clientX, event.clientY));
    if (route !== undefined) this.#doing.build(route);
    // The cards go back unless there is something left to choose or to confirm.
    const { paying, pending } = this.#doing;
    if (paying === undefined && pending === undefined) this.#doing.picked = {};
  }
}
