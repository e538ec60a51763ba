// Where a transporter can be sent, and by which steps.

import { describe, expect, it } from 'vitest';
import {
  destinations,
  flockOf,
  leadTo,
  stepsTo,
} from '../../src/games/roads-and-boats/play/routes';
import type { Action, Place } from '../../src/games/roads-and-boats/types';
import { guideOf, viewOf, type Transporter } from './roads-play';

const sea: Place = { sea: [2, 0] };
const river: Place = { river: [1, 0] };
const step = (to: Place, more: object = {}): Action =>
  ({ do: 'step', transporter: 0, to, ...more }) as Action;
const boat: Transporter = { id: 0, kind: 'raft', at: { sea: [3, 0] } };
const view = viewOf({ seats: [{ research: [], transporters: [boat] }] });
const guide = guideOf({
  routes: [
    {
      transporter: 0,
      routes: [
        { to: sea, steps: [sea], steps_left: 2 },
        { to: river, steps: [sea, river], steps_left: 1 },
      ],
    },
  ],
});

describe('a destination', () => {
  it('takes all its steps as one', () => {
    const [, far] = destinations(0, { view, guide, legal: [step(sea)] });
    expect(far?.actions).toEqual([step(sea), step(river)]);
    expect(far?.isCut).toBe(false);
  });
  it('is none if its first step is not allowed', () => {
    expect(destinations(0, { view, guide, legal: [{ do: 'done' }] })).toEqual([]);
  });
  it('is shown while it is not the moment of the seat', () => {
    expect(destinations(0, { view, guide, legal: [] })).toHaveLength(2);
  });
  it('is cut where geese need a bank later on', () => {
    const flock = { region: [3, 0] as [number, number], geese: 1 };
    const journey = { transporter: 0, steps_left: 3, flock };
    const led = { ...view, seats: view.seats.map((seat) => ({ ...seat, journey })) };
    const [, far] = destinations(0, { view: led, guide, legal: [step(sea)] });
    expect(far?.actions).toEqual([step(sea)]);
    expect(far?.isCut).toBe(true);
  });
  it('asks for a bank where the first step needs one', () => {
    const near = guideOf({
      routes: [{ transporter: 0, routes: [{ to: river, steps: [river], steps_left: 1 }] }],
    });
    const banks: Action[] = [step(river, { ashore: [1, 0] }), step(river, { ashore: [1, 0, 1] })];
    const [goal] = destinations(0, { view, guide: near, legal: banks });
    expect(goal?.banks).toEqual([
      [1, 0],
      [1, 0, 1],
    ]);
    expect(goal && stepsTo(goal, [1, 0, 1])).toEqual([banks[1]]);
  });
});

describe('geese', () => {
  it('that follow are counted, and led one by one', () => {
    const lead: Action = { do: 'lead', transporter: 0, from: [0, 0] };
    expect(flockOf(0, { view, legal: [lead] })).toEqual({
      following: 0,
      more: [lead],
      fewer: undefined,
    });
    expect(leadTo(0, [0, 0], 2, 0)).toEqual([lead, lead]);
    expect(leadTo(0, [0, 0], 1, 2)).toEqual([{ do: 'leave', transporter: 0 }]);
    expect(leadTo(0, [0, 0], 1, 1)).toEqual([]);
  });
});
