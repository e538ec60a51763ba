// What lies under a pointer.

import { hexKey, regionKey, targetKey, type Mark, type Target } from '../types';
import type { Chart } from './chart';
import type { Thing } from './contents';
import type { Placed } from './placing';
import { targetOf } from './targets';

/** What an element of the map stands for, by its key. */
export const keyAt = (element: Element | null): string | undefined =>
  element?.closest('[data-target]')?.getAttribute('data-target') ?? undefined;

/** What a transporter carries can be pointed at by itself. */
const loadOf = (thing: Thing): Target[] =>
  thing.kind === 'transporter'
    ? thing.cargo.map(([good]) => ({ kind: 'good', good, holder: { transporter: thing.id } }))
    : [];

/**
 * What is meant by a click on an element. Whoever clicks goods or a building in a place that is lit means the place;
 * a transporter is always meant itself.
 */
export function targetAt(
  element: Element,
  marks: readonly Mark[],
  placed: readonly Placed[],
  chart: Chart,
): Target | undefined {
  const key = keyAt(element);
  if (key === undefined) return undefined;
  const marked = marks.find((mark) => targetKey(mark.target) === key);
  if (marked) return marked.target;
  const thing = placed.find((one) => targetKey(targetOf(one.thing)) === key)?.thing;
  if (!thing) {
    const load = placed.flatMap((one) => loadOf(one.thing)).find((one) => targetKey(one) === key);
    if (load) return load;
    const tile = chart.tiles.find((one) => `tile ${one.key}` === key);
    return tile && { kind: 'tile', hex: tile.hex };
  }
  if (thing.kind !== 'transporter') {
    const around = [
      `land ${regionKey(thing.region)}`,
      `region ${regionKey(thing.region)}`,
      `sea ${hexKey(thing.region)}`,
      `tile ${hexKey(thing.region)}`,
    ];
    const place = marks.find((mark) => around.includes(targetKey(mark.target)));
    if (place) return place.target;
  }
  return targetOf(thing);
}
