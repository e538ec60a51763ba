// What a step has changed on the map, to be shown once.

import { holderTarget } from '../things';
import type { Event, Target } from '../types';
import { targetKey } from '../types';

/** Fields of events that name something on the map. */
interface Named {
  id?: unknown;
  region?: unknown;
  home?: unknown;
  hex?: unknown;
  carrier?: unknown;
  from?: unknown;
  to?: unknown;
  direction?: unknown;
  bank?: unknown;
}

const isPart = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length >= 2 && value.every((one) => typeof one === 'number');

/** What an event is about. */
function targetOfEvent(event: Event): Target | undefined {
  const named = event as Named;
  if (typeof named.id === 'number' && event.event !== 'destroyed') {
    return { kind: 'transporter', id: named.id };
  }
  if (typeof named.carrier === 'number') return { kind: 'transporter', id: named.carrier };
  if (event.event === 'built') return { kind: 'building', region: event.region };
  if (typeof named.direction === 'number') {
    const hex = isPart(named.hex) ? named.hex : named.from;
    if (!isPart(hex)) return undefined;
    const bank = typeof named.bank === 'number' ? { bank: named.bank } : {};
    return { kind: 'edge', hex: [hex[0], hex[1]], direction: named.direction, ...bank };
  }
  if (isPart(named.region)) return { kind: 'region', region: named.region };
  if (isPart(named.home)) return { kind: 'region', region: named.home };
  if (isPart(named.hex)) return { kind: 'tile', hex: named.hex };
  if (event.event === 'handed') return holderTarget(event.to);
  if (event.event === 'bridge_built') {
    return { kind: 'tile', hex: [event.from[0], event.from[1]] };
  }
  return undefined;
}

/** Everything that events have changed, each once. */
export function changedBy(events: readonly Event[]): Target[] {
  const targets = events.map(targetOfEvent).filter((target) => target !== undefined);
  return [...new Map(targets.map((target) => [targetKey(target), target])).values()];
}

const KINDS: readonly string[] = [
  'tile',
  'region',
  'place',
  'transporter',
  'building',
  'edge',
  'wall',
  'bridge',
  'good',
];

/** A line of the log points at something of the map, or at nothing that is known here. */
export const asTarget = (value: unknown): Target | undefined =>
  typeof value === 'object' && value !== null && KINDS.includes((value as Target).kind)
    ? (value as Target)
    : undefined;

/** Whether something of the map is wholly in the box that the map is seen in. */
export function isInView(target: Target, map: Element | null | undefined): boolean {
  const found = map?.querySelector(`[data-target="${targetKey(target)}"]`);
  if (!map || !found) return false;
  const [box, seen] = [found.getBoundingClientRect(), map.getBoundingClientRect()];
  return (
    box.left >= seen.left &&
    box.right <= seen.right &&
    box.top >= seen.top &&
    box.bottom <= seen.bottom
  );
}
