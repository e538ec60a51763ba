// How much of the map is seen: zoom and place, bounded by the map.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { moves } from '../../../lib/preferences.svelte';
import type { Box, Point } from './geometry';

const CLOSEST = 6;
const STEP = 1.5;

export class Camera {
  /** How many times larger than the whole map. It follows when a movement has ended. */
  scale = $state(1);
  readonly isWhole = $derived(this.scale <= 1.001);
  /** Whether something moves right now. */
  isMoving = $state(false);
  #now = zoomIdentity;
  #svg: SVGSVGElement | undefined;
  #group: SVGGElement | undefined;
  #zoom: ZoomBehavior<SVGSVGElement, unknown> | undefined;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };

  /** Begins to move a group inside its drawing. Returns how to end that. */
  attach(svg: SVGSVGElement, group: SVGGElement, box: Box, isTarget: (target: Element) => boolean) {
    this.#svg = svg;
    this.#group = group;
    this.#box = box;
    const behavior = zoom<SVGSVGElement, unknown>()
      .extent([
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ])
      .translateExtent([
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ])
      .scaleExtent([1, CLOSEST])
      .clickDistance(6)
      .duration(moves() ? 220 : 0)
      .filter((event: Event) => this.#wants(event, isTarget))
      .on('start', () => {
        this.isMoving = true;
        group.classList.remove('gliding');
      })
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => this.#move(event.transform))
      .on('end', () => {
        this.isMoving = false;
        this.scale = this.#now.k;
      });
    this.#zoom = behavior;
    this.#now = zoomIdentity;
    const selection = select(svg).call(behavior);
    selection.call(behavior.transform, zoomIdentity);
    return () => selection.on('.zoom', null);
  }

  /** What the map answers to; everything else scrolls the page or chooses a route. */
  #wants(event: Event, isTarget: (target: Element) => boolean): boolean {
    const isWhole = this.#now.k <= 1;
    if (event instanceof WheelEvent) return !(isWhole && event.deltaY > 0);
    if ('touches' in event) return !isWhole || (event as TouchEvent).touches.length !== 1;
    if (event.type === 'dblclick') return !isTarget(event.target as Element);
    return !(event as MouseEvent).ctrlKey && (event as MouseEvent).button === 0;
  }

  #move(to: typeof zoomIdentity): void {
    this.#now = to;
    if (this.#group) {
      this.#group.style.transform = `translate(${to.x}px, ${to.y}px) scale(${to.k})`;
    }
  }

  closer(): void {
    this.#glide((behavior, selection) => behavior.scaleBy(selection, STEP));
  }

  farther(): void {
    this.#glide((behavior, selection) => behavior.scaleBy(selection, 1 / STEP));
  }

  whole(): void {
    this.#glide((behavior, selection) => behavior.transform(selection, zoomIdentity));
  }

  /** Brings a point into view, if it is not. */
  show(point: Point): void {
    const [x, y] = this.#now.apply([point.x, point.y]);
    const { x: left, y: top, width, height } = this.#box;
    const isSeen =
      x > left + width * 0.08 &&
      x < left + width * 0.92 &&
      y > top + height * 0.08 &&
      y < top + height * 0.92;
    if (isSeen || this.#now.k <= 1) return;
    this.#glide((behavior, selection) => behavior.translateTo(selection, point.x, point.y));
  }

  #glide(
    change: (
      behavior: ZoomBehavior<SVGSVGElement, unknown>,
      selection: ReturnType<typeof select<SVGSVGElement, unknown>>,
    ) => void,
  ): void {
    if (!this.#svg || !this.#zoom) return;
    change(this.#zoom, select<SVGSVGElement, unknown>(this.#svg));
    this.#group?.classList.add('gliding');
  }
}
