// From route to route with the arrow keys.

import type { Lane } from './geometry';

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
  // What is rather ahead than aside goes before what is hardly ahead.
  const straight = ahead.filter((one) => one.ahead > one.aside / 2);
  const open = [straight, ahead].find((list) => list.length > 0) ?? steps;
  const cost = (one: (typeof steps)[number]) =>
    open === steps ? one.ahead + one.aside / 4 : one.ahead + 2 * one.aside;
  return open.sort((one, other) => cost(one) - cost(other))[0]?.lane;
}
