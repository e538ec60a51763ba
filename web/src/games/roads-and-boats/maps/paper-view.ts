// How much of the editor's paper is seen, and what a pointer on it means: to draw, or to move the paper.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { hexAt, middle, RADIUS, type Hex, type Point } from './hexes';

const CLOSEST = 2.5;
const FARTHEST = 0.06;
const STEP = 1.4;
/** What is left free around a map that is seen whole. */
const MARGIN = RADIUS * 2.1;
/** A map that is seen whole is drawn no larger than so many radii across the paper. */
const MOST_SEEN = 13;

export interface Drawer {
  /** Whether one finger or the first mouse button draws. Otherwise it moves the paper. */
  draws: () => boolean;
  down: (at: Point) => void;
  move: (at: Point) => void;
  up: () => void;
  cancel: () => void;
  /** The pointer is over a place without being down, or has left. */
  hover: (hex: Hex | undefined) => void;
  /** A place was clicked with a tool that does not draw. */
  pick: (hex: Hex) => void;
}

export class Paper {
  #now = zoomIdentity;
  #svg: SVGSVGElement | undefined;
  #group: SVGGElement | undefined;
  #zoom: ZoomBehavior<SVGSVGElement, unknown> | undefined;
  #pointer: number | undefined;
  readonly #down = new Set<number>();

  /** Begins to listen. Returns how to end that. */
  attach(svg: SVGSVGElement, group: SVGGElement, drawer: Drawer): () => void {
    this.#svg = svg;
    this.#group = group;
    const behavior = zoom<SVGSVGElement, unknown>()
      .scaleExtent([FARTHEST, CLOSEST])
      .clickDistance(6)
      .filter((event: Event) => this.#moves(event, drawer))
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => this.#show(event.transform));
    this.#zoom = behavior;
    const selection = select(svg).call(behavior).on('dblclick.zoom', null);
    const over = new AbortController();
    const on = (name: string, act: (event: PointerEvent) => void): void =>
      svg.addEventListener(name, act as EventListener, { signal: over.signal });
    on('pointerdown', (event) => this.#press(event, drawer));
    on('pointermove', (event) => this.#drag(event, drawer));
    on('pointerup', (event) => this.#lift(event, drawer));
    on('pointercancel', (event) => this.#lift(event, drawer, true));
    on('pointerleave', () => drawer.hover(undefined));
    svg.addEventListener('contextmenu', (event) => event.preventDefault(), {
      signal: over.signal,
    });
    svg.addEventListener(
      'click',
      (event) => {
        // A screen reader's click has no place; the place that has the focus answers to it itself.
        if (!drawer.draws() && event.detail > 0) drawer.pick(hexAt(this.#place(event)));
      },
      { signal: over.signal },
    );
    return () => {
      over.abort();
      selection.on('.zoom', null);
    };
  }

  /** What moves the paper; everything else draws on it. */
  #moves(event: Event, drawer: Drawer): boolean {
    if (event instanceof WheelEvent) return true;
    if ('touches' in event) return !drawer.draws() || (event as TouchEvent).touches.length > 1;
    const { button } = event as MouseEvent;
    return button > 0 || !drawer.draws();
  }

  #press(event: PointerEvent, drawer: Drawer): void {
    this.#down.add(event.pointerId);
    if (this.#down.size > 1) {
      // The second finger means the paper: what the first has drawn was a slip.
      if (this.#pointer !== undefined) drawer.cancel();
      this.#pointer = undefined;
      return;
    }
    if (event.button !== 0 || !drawer.draws()) return;
    this.#pointer = event.pointerId;
    this.#svg?.setPointerCapture(event.pointerId);
    drawer.down(this.#place(event));
  }

  #drag(event: PointerEvent, drawer: Drawer): void {
    const at = this.#place(event);
    if (event.pointerType !== 'touch') drawer.hover(hexAt(at));
    if (event.pointerId === this.#pointer) drawer.move(at);
  }

  #lift(event: PointerEvent, drawer: Drawer, isOff = false): void {
    this.#down.delete(event.pointerId);
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = undefined;
    if (isOff) drawer.cancel();
    else drawer.up();
  }

  #place(event: MouseEvent): Point {
    const box = this.#svg?.getBoundingClientRect();
    const [x, y] = this.#now.invert([
      event.clientX - (box?.left ?? 0),
      event.clientY - (box?.top ?? 0),
    ]);
    return { x, y };
  }

  #show(to: typeof zoomIdentity): void {
    this.#now = to;
    this.#group?.setAttribute('transform', to.toString());
  }

  closer(): void {
    this.#change((behavior, selection) => behavior.scaleBy(selection, STEP));
  }

  farther(): void {
    this.#change((behavior, selection) => behavior.scaleBy(selection, 1 / STEP));
  }

  /** Shows all of these places. */
  fit(hexes: Iterable<Hex>): void {
    const points = [...hexes].map(middle);
    const { width = 0, height = 0 } = this.#svg?.getBoundingClientRect() ?? {};
    if (width === 0 || height === 0) return;
    const xs = points.length > 0 ? points.map(({ x }) => x) : [0];
    const ys = points.length > 0 ? points.map(({ y }) => y) : [0];
    const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
    const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
    // A map of few tiles leaves room for more of them, on a phone as on a wall.
    const most = Math.max(0.6, Math.min(width, height) / (MOST_SEEN * RADIUS));
    const scale = Math.min(width / (right - left), height / (bottom - top), most);
    const to = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-(left + right) / 2, -(top + bottom) / 2);
    this.#change((behavior, selection) => behavior.transform(selection, to));
  }

  /** Brings a place into sight, if it is not. */
  show(hex: Hex): void {
    const { x, y } = middle(hex);
    const [left, top] = this.#now.apply([x, y]);
    const { width = 0, height = 0 } = this.#svg?.getBoundingClientRect() ?? {};
    const room = RADIUS * this.#now.k;
    const isSeen = left > room && left < width - room && top > room && top < height - room;
    if (!isSeen) this.#change((behavior, selection) => behavior.translateTo(selection, x, y));
  }

  #change(
    how: (
      behavior: ZoomBehavior<SVGSVGElement, unknown>,
      selection: ReturnType<typeof select<SVGSVGElement, unknown>>,
    ) => void,
  ): void {
    if (this.#svg && this.#zoom) how(this.#zoom, select<SVGSVGElement, unknown>(this.#svg));
  }
}
