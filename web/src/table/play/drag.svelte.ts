// Dragging something from where it lies onto something else.

/** How far a pointer moves before a click becomes a drag, in pixels. */
const SLACK = 8;

export interface Dragging<Item> {
  /** Whether a finger drags too. Where it scrolls, it does not. */
  byTouch: boolean;
  /** Something was picked up. */
  lift: (item: Item) => void;
  /** It was let go over an element. */
  drop: (item: Item, on: Element | null) => void;
  /** It goes back to where it lay. */
  putBack: () => void;
}

export class Drag<Item> {
  /** What is under the pointer while it is dragged. */
  item = $state.raw<Item>();
  x = $state(0);
  y = $state(0);
  /** Whether the last press was a drag: the click that follows it means nothing. */
  wasDragged = false;
  readonly #dragging: Dragging<Item>;

  constructor(dragging: Dragging<Item>) {
    this.#dragging = dragging;
  }

  begin(event: PointerEvent, item: Item): void {
    this.wasDragged = false;
    if (event.button !== 0 || !event.isPrimary) return;
    if (event.pointerType === 'touch' && !this.#dragging.byTouch) return;
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
        this.item = item;
        this.#dragging.lift(item);
      }
      this.x = now.clientX;
      this.y = now.clientY;
    });
    listen('pointerup', (up) => {
      ending.abort();
      if (!this.wasDragged) return;
      this.item = undefined;
      this.#dragging.drop(item, document.elementFromPoint(up.clientX, up.clientY));
      // A click may follow at once, or none.
      setTimeout(() => (this.wasDragged = false));
    });
    listen('pointercancel', () => {
      ending.abort();
      this.item = undefined;
      if (this.wasDragged) this.#dragging.putBack();
    });
  }
}
