// What is on a tile, in words.

import { say } from '../../../lib/words.svelte';
import type { ChartTile } from './chart';
import type { Thing } from './contents';

const dashed = (name: string): string => name.replaceAll('_', '-');

const counted = (good: string, count: number): string =>
  count === 1 ? say(`good-${good}`) : say('rb-map-count', { thing: say(`good-${good}`), count });

function sayThing(thing: Thing, names: readonly string[]): string {
  switch (thing.kind) {
    case 'building':
      return say(`building-${dashed(thing.building)}`);
    case 'home':
      return say('rb-map-home', { name: names[thing.seat] ?? '' });
    case 'pile':
      return counted(thing.good, thing.count);
    case 'transporter': {
      const name = names[thing.seat] ?? '';
      const own = say('rb-map-owned', { thing: say(`transporter-${thing.transport}`), name });
      const load = thing.cargo.map(([good, count]) => counted(good, count));
      if (thing.rider) load.push(say(`transporter-${thing.rider.transport}`));
      return load.length === 0 ? own : say('rb-map-loaded', { thing: own, load: load.join(', ') });
    }
  }
}

/** A tile and everything on it. */
export function sayTile(
  tile: ChartTile,
  things: readonly Thing[],
  names: readonly string[],
): string {
  const own = say('rb-map-tile', {
    terrain: say(`terrain-${tile.ground.terrain}`),
    tile: `(${tile.hex[0]}, ${tile.hex[1]})`,
  });
  return [own, ...things.map((thing) => sayThing(thing, names))].join(', ');
}
