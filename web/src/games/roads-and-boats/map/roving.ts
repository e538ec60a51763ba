// From one thing to the next with the arrow keys.

import type { Point } from './geometry';

/** The nearest of some points in a direction. What lies aside counts as farther. */
export function toward<Spot extends { at: Point }>(
  spots: readonly Spot[],
  from: Point,
  [right, down]: readonly [number, number],
): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const x = spot.at.x - from.x;
    const y = spot.at.y - from.y;
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead < 2 || aside > ahead * 2) continue;
    const cost = ahead + 1.5 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
