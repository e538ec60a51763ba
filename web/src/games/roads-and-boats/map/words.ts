// What is on a tile, in words.

import { DIRECTIONS } from '../naming';
import { say } from '../../../lib/words.svelte';
import type { ChartTile } from './chart';
import type { Mover, Thing } from './contents';
import type { Part } from './parts';

const dashed = (name: string): string => name.replaceAll('_', '-');

const counted = (good: string, count: number): string =>
  count === 1 ? say(`good-${good}`) : say('rb-map-count', { thing: say(`good-${good}`), count });

const sayOwned = ({ seat, transport }: Mover, names: readonly string[]): string =>
  say('rb-map-owned', { thing: say(`transporter-${transport}`), name: names[seat] ?? '' });

function sayThing(thing: Thing, names: readonly string[]): string {
  switch (thing.kind) {
    case 'building':
      return say(`building-${dashed(thing.building)}`);
    case 'home':
      return say('rb-map-home-of', { name: names[thing.seat] ?? '' });
    case 'pile':
      return counted(thing.good, thing.count);
    case 'transporter': {
      const own = sayOwned(thing, names);
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

/** A part of a tile, or a thing on it. */
export function sayPart({ target, thing }: Part, names: readonly string[]): string {
  if (target.kind === 'good' && thing?.kind === 'transporter') {
    const count = thing.cargo.find(([good]) => good === target.good)?.[1] ?? 0;
    return say('rb-map-aboard', { thing: counted(target.good, count), on: sayOwned(thing, names) });
  }
  if (thing) return sayThing(thing, names);
  if (target.kind === 'region') return say('rb-map-region', { nth: (target.region[2] ?? 0) + 1 });
  if (target.kind !== 'place') return '';
  const { place } = target;
  if ('river' in place) return say('rb-map-river');
  if ('dock' in place) {
    const direction = say(`direction-${DIRECTIONS[place.dock.sea] ?? 'e'}`);
    return say('rb-map-dock', { direction });
  }
  return say('terrain-sea');
}
