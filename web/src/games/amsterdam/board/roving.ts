// From route to route with the arrow keys.

import type { Lane } from './geometry';

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The nearest lane in a direction. What lies aside counts as farther, and where there is nothing
 * more, the way goes on at the other edge.
 */
export function laneToward(
  lanes: readonly Lane[],
  from: Lane,
  [right, down]: readonly [number, number],
): Lane | undefined {
  const rest = lanes.filter((lane) => lane.index !== from.index);
  const step = (lane: Lane) => {
    const x = lane.middle.x - from.middle.x;
    const y = lane.middle.y - from.middle.y;
    return { lane, ahead: x * right + y * down, aside: Math.abs(x * down) + Math.abs(y * right) };
  };
  const steps = rest.map(step);
  const ahead = steps.filter((one) => one.ahead > 1);
  const cost = (one: (typeof steps)[number]) =>
    ahead.length > 0 ? one.ahead + 2 * one.aside : one.ahead + one.aside / 4;
  const open = ahead.length > 0 ? ahead : steps;
  return open.sort((one, other) => cost(one) - cost(other))[0]?.lane;
}
