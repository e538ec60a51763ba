// How much of the map is seen: zoom and place, bounded by the map.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { moves } from '../../../lib/preferences.svelte';
import type { Box, Point } from './geometry';

/** The closest one can come, in pixels of a unit: a tile is then 400 pixels high. */
const CLOSEST = 2;
/** Tiles are never so small at the start that nothing can be told apart. */
const SMALLEST_AT_START = 0.26;
/** From here on pieces and counts can be read, in pixels of a unit. */
const LEGIBLE = 0.75;
const STEP = 1.5;
/** Who moves less than this many pixels has clicked. */
const CLICK = 6;
/** How much of the table can be seen around the map, in units. */
const AROUND = 40;

/**
 * The map is one layer of the page that is only moved and stretched while it is looked over: nothing of it is laid out
 * or painted anew. When a zoom has ended, it takes its new size and is painted sharply.
 */
export class Camera {
  /** Pixels of a unit, as the map is painted. It follows when a movement has ended. */
  scale = $state(1);
  /** What is seen of the map, in units. It follows every movement. */
  seen = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  isWhole = $state(true);
  isMoving = $state(false);
  #now = zoomIdentity;
  #begun = zoomIdentity;
  #host: HTMLElement | undefined;
  #world: HTMLElement | undefined;
  #zoom: ZoomBehavior<HTMLElement, unknown> | undefined;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };
  #size = { width: 1, height: 1 };
  #whole = 1;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isPlaced = false;
  /** What was asked to be seen closely. It stays in view until the player looks elsewhere. */
  #framed: Box | undefined;

  /** Begins to move a layer inside of its box. Returns how to end that. */
  attach(
    host: HTMLElement,
    world: HTMLElement,
    shield: HTMLElement,
    isTarget: (target: Element) => boolean,
  ) {
    this.#host = host;
    this.#world = world;
    const behavior = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK)
      .duration(moves() ? 220 : 0)
      .filter((event: Event) => this.#wants(event, isTarget))
      .on('start', () => {
        this.isMoving = true;
        world.classList.remove('gliding');
        clearTimeout(this.#settling);
        this.#begun = this.#now;
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.#move(event.transform);
        const { x, y, k } = this.#begun;
        const { transform } = event;
        const isFar = Math.hypot(transform.x - x, transform.y - y) > CLICK || transform.k !== k;
        // What is under the pointer does not matter any more, and looking for it takes time.
        if (event.sourceEvent && isFar) {
          shield.hidden = false;
          this.#framed = undefined;
        }
      })
      .on('end', () => {
        this.isMoving = false;
        shield.hidden = true;
        this.#settleSoon();
      });
    this.#zoom = behavior;
    const selection = select(host).call(behavior);
    return () => {
      clearTimeout(this.#settling);
      selection.on('.zoom', null);
    };
  }

  /** Takes the size of the map and of the box it is seen in. What was seen stays in view. */
  fit(box: Box, width: number, height: number): void {
    if (!this.#zoom || !this.#host || width === 0 || height === 0) return;
    const wasWhole = this.isWhole || !this.#isPlaced;
    const middle = this.#middle();
    // The map grows while it is being made.
    const grown = { x: middle.x + this.#box.x - box.x, y: middle.y + this.#box.y - box.y };
    this.#box = box;
    this.#size = { width, height };
    this.#whole = Math.min(width / box.width, height / box.height);
    const beside = (length: number, seen: number): number =>
      Math.max(AROUND, (seen / this.#whole - length) / 2);
    const across = beside(box.width, width);
    const down = beside(box.height, height);
    this.#zoom
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [-across, -down],
        [box.width + across, box.height + down],
      ])
      .scaleExtent([this.#whole, Math.max(CLOSEST, this.#whole)]);
    const start = Math.max(this.#whole, this.#isPlaced ? 0 : SMALLEST_AT_START);
    if (this.#framed) this.#goTo(this.#framed);
    else if (wasWhole) this.#go({ x: box.width / 2, y: box.height / 2 }, start);
    else this.#go(grown, Math.max(this.#now.k, this.#whole));
    this.#isPlaced = true;
    this.#settle();
  }

  /** What the map answers to; everything else scrolls the page or chooses something. */
  #wants(event: Event, isTarget: (target: Element) => boolean): boolean {
    if (event instanceof WheelEvent) return !(this.isWhole && event.deltaY > 0);
    if ('touches' in event) return !this.isWhole || (event as TouchEvent).touches.length !== 1;
    if (event.type === 'dblclick') return !isTarget(event.target as Element);
    return !(event as MouseEvent).ctrlKey && (event as MouseEvent).button === 0;
  }

  #move(to: typeof zoomIdentity): void {
    this.#now = to;
    if (this.#world) {
      this.#world.style.transform = `translate(${to.x}px, ${to.y}px) scale(${to.k / this.scale})`;
    }
    this.isWhole = to.k <= this.#whole * 1.001;
    this.seen = {
      x: this.#box.x - to.x / to.k,
      y: this.#box.y - to.y / to.k,
      width: this.#size.width / to.k,
      height: this.#size.height / to.k,
    };
  }

  #settleSoon(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), 200);
  }

  /** The map is painted in the size it has come to. */
  #settle(): void {
    if (this.isMoving) return;
    this.#world?.classList.remove('gliding');
    if (this.scale === this.#now.k) return;
    this.scale = this.#now.k;
    this.#move(this.#now);
  }

  #middle(): Point {
    const [x, y] = this.#now.invert([this.#size.width / 2, this.#size.height / 2]);
    return { x, y };
  }

  /** Puts a point of the map, from its corner on, into the middle. */
  #go({ x, y }: Point, k: number): void {
    if (!this.#host || !this.#zoom) return;
    const selection = select<HTMLElement, unknown>(this.#host);
    this.#zoom.transform(selection, zoomIdentity.scale(k));
    this.#zoom.translateTo(selection, x, y);
  }

  /** Puts a part of the map into the middle, as large as there is room for. */
  #goTo({ x, y, width, height }: Box): void {
    const scale = Math.min(this.#size.width / width, this.#size.height / height, CLOSEST);
    const middle = { x: x + width / 2 - this.#box.x, y: y + height / 2 - this.#box.y };
    this.#go(middle, Math.max(scale, this.#whole));
  }

  /** Looks closely at a part of the map, and keeps it in view when the room for it changes. */
  frame(part: Box): void {
    this.#framed = part;
    this.#glide(() => this.#goTo(part), true);
  }

  /** Begins with a part of the map, unless all of it can be seen as well. */
  open(part: Box): void {
    if (this.#whole >= LEGIBLE) return;
    this.#framed = part;
    this.#goTo(part);
    this.#settle();
  }

  closer(): void {
    this.#glide((behavior, selection) => behavior.scaleBy(selection, STEP));
  }

  farther(): void {
    this.#glide((behavior, selection) => behavior.scaleBy(selection, 1 / STEP));
  }

  whole(): void {
    const { width, height } = this.#box;
    this.#glide(() => this.#go({ x: width / 2, y: height / 2 }, this.#whole));
  }

  /** Moves by a part of what is seen. */
  pan([right, down]: readonly [number, number]): void {
    const { width, height } = this.seen;
    this.#glide((behavior, selection) =>
      behavior.translateBy(selection, -right * width * 0.2, -down * height * 0.2),
    );
  }

  /** Brings a point of the map into view, if it is not. */
  show(point: Point): void {
    const { x, y, width, height } = this.seen;
    const isSeen =
      point.x > x + width * 0.1 &&
      point.x < x + width * 0.9 &&
      point.y > y + height * 0.1 &&
      point.y < y + height * 0.9;
    if (!isSeen) this.center(point);
  }

  /** Brings a point of the map into the middle, and as close as asked for. */
  center(point: Point, scale = this.#now.k): void {
    const at = { x: point.x - this.#box.x, y: point.y - this.#box.y };
    this.#glide(() => this.#go(at, Math.max(scale, this.#now.k)));
  }

  /** Where a point of the screen is on the map. */
  pointAt(x: number, y: number): Point {
    const own = this.#host?.getBoundingClientRect();
    const [across, down] = this.#now.invert([x - (own?.left ?? 0), y - (own?.top ?? 0)]);
    return { x: across + this.#box.x, y: down + this.#box.y };
  }

  #glide(
    change: (
      behavior: ZoomBehavior<HTMLElement, unknown>,
      selection: ReturnType<typeof select<HTMLElement, unknown>>,
    ) => void,
    isFraming = false,
  ): void {
    if (!this.#host || !this.#zoom) return;
    if (!isFraming) this.#framed = undefined;
    change(this.#zoom, select<HTMLElement, unknown>(this.#host));
    if (!moves()) return;
    this.#world?.classList.add('gliding');
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), 360);
  }
}
