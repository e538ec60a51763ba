// The places of a trip.

import type { Good, Holder, Place, Stop } from '../../../gen/roads-and-boats';
import { addTo } from './fold';

/** Adds a step. Places on the way where nothing was done are left out. */
export function step(stops: Stop[], from: Place, to: Place): void {
  const last = stops.at(-1);
  // What was loaded before the first step told the land alone.
  if (last) last.at = from;
  else stops.push({ at: from });
  if (stops.length > 1 && isIdle(stops.at(-1))) stops.pop();
  stops.push({ at: to });
}

/** Adds a unit that was loaded onto the transporter, unloaded from it, or handed on. */
export function hand(stops: Stop[], good: Good, from: Holder, to: Holder): void {
  let stop = stops.at(-1);
  if (!stop) {
    stop = {};
    if ('region' in from) stop.at = { land: from.region };
    else if ('region' in to) stop.at = { land: to.region };
    stops.push(stop);
  }
  if ('region' in from) addTo((stop.loaded ??= {}), good, 1);
  else if ('region' in to) addTo((stop.unloaded ??= {}), good, 1);
  else {
    const handed = (stop.handed ??= []);
    const known = handed.find((over) => over.to === to.transporter);
    if (known) addTo(known.goods, good, 1);
    else handed.push({ to: to.transporter, goods: { [good]: 1 } });
  }
}

const isIdle = (stop: Stop | undefined): boolean =>
  stop?.loaded === undefined && stop?.unloaded === undefined && stop?.handed === undefined;
