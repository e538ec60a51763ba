// What is told of a map.

import type { MapFile } from '../../../gen/roads-and-boats';
import type { MapHead, Reached } from '../../../gen';
import { me } from '../../../lib/me.svelte';
import { count, list } from '../../../lib/time.svelte';
import { say } from '../../../lib/words.svelte';

/** Seat counts as people write them: 2–4, or 1 and 3. */
export function seatsText(seats: readonly number[]): string {
  const inOrder = seats.toSorted((one, other) => one - other);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return say('maps-seats-none');
  if (last === 1) return say('maps-solo');
  const isRun = last - first === inOrder.length - 1 && inOrder.length > 1;
  return say('maps-seats', {
    seats: isRun ? `${count(first)}–${count(last)}` : list(inOrder.map(count)),
  });
}

/** Where a map is from. */
export function originText(map: MapHead): string {
  if (map.is_built_in) return say('maps-from-box');
  if (isMyMap(map)) return say(map.shared ? 'maps-mine-shared' : 'maps-mine-draft');
  return say('maps-by', { name: map.by?.name ?? say('page-guest') });
}

/** Who has played a solo game. */
export function playerText(score: Reached): string {
  if (isMine(score)) return say('page-you');
  return score.by?.name ?? say('page-guest');
}

export const isMine = ({ by }: Reached): boolean => by !== undefined && by.user === me.now?.id;

/** Whether I have drawn it. */
export const isMyMap = ({ by }: MapHead): boolean => by !== undefined && by.user === me.now?.id;

/** What a home may begin with: goods, and what walks by itself. */
export const thingText = (thing: string): string =>
  say(thing === 'donkeys' || thing === 'geese' ? `maps-start-${thing}` : `good-${thing}`);

/** A file to take away, called like the map. */
export function download(map: MapFile): void {
  const text = JSON.stringify(map, undefined, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(map.name)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name that every file system takes. */
export const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'map';
