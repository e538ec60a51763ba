// Where places, spaces and what can be touched lie on the map.

import { describe, expect, it } from 'vitest';
import harbour from '../../../crates/amsterdam/tests/boards/harbour.json';
import { boardOf, type Board } from '../../src/games/amsterdam/board';
import { cityOf } from '../../src/games/amsterdam/board/city';
import {
  areBeside,
  chartOf,
  cornersOf,
  distance,
  PLACE_RADIUS,
  touchOf,
} from '../../src/games/amsterdam/board/geometry';
import { routeAt } from '../../src/games/amsterdam/board/hit';
import { kindOf } from '../../src/games/amsterdam/board/landmarks';
import { distanceToSegment, Line } from '../../src/games/amsterdam/board/lines';
import { laneToward } from '../../src/games/amsterdam/board/roving';
import { contractValues } from '../../src/games/amsterdam/board/words';

const box = boardOf({});
const custom = harbour as unknown as Board;

describe.each([
  ['the box', box],
  ['a board that says little about its spaces', custom],
])('on the board of %s', (_, board) => {
  const chart = chartOf(board);

  it('every route has as many slots as spaces', () => {
    for (const lane of chart.lanes) expect(lane.slots).toHaveLength(lane.route.length);
  });

  it('no slot reaches into the mark of a place', () => {
    for (const lane of chart.lanes) {
      for (const corner of lane.slots.flatMap((slot) => cornersOf(slot))) {
        for (const place of chart.places.values()) {
          expect(distance(corner, place)).toBeGreaterThan(PLACE_RADIUS - 1);
        }
      }
    }
  });

  it('slots of a route do not overlap', () => {
    for (const { slots } of chart.lanes) {
      for (const [nth, slot] of slots.slice(1).entries()) {
        expect(distance(slot, slots[nth]!)).toBeGreaterThan(slot.length);
      }
    }
  });

  it('routes side by side can be touched on their own halves', () => {
    for (const lane of chart.lanes.filter((one) => one.outward)) {
      const beside = chart.lanes.find((other) => areBeside(lane, other))!;
      for (const breadth of [30, 64]) {
        const middle = touchOf(lane, breadth)[1]!;
        // Half a stroke does not reach the middle of the other route.
        expect(distance(middle, beside.slots[0]!)).toBeGreaterThan(breadth / 2);
      }
    }
  });

  it('everything lies in the box that is seen', () => {
    const { x, y, width, height } = chart.box;
    for (const point of chart.lanes.flatMap((lane) =>
      lane.slots.flatMap((one) => cornersOf(one)),
    )) {
      expect(point.x > x && point.x < x + width && point.y > y && point.y < y + height).toBe(true);
    }
  });

  it('there is a city around it, the same each time', () => {
    const city = cityOf(board, chart);
    expect(city.roofs.every((roof) => roof.lit.length > 1000)).toBe(true);
    expect(JSON.stringify(city)).not.toContain('NaN');
    expect(cityOf(board, chart)).toEqual(city);
  });
});

it('keeps the size of spaces on boards of other proportions', () => {
  const wide = chartOf({ ...box, aspect: [4, 1] });
  expect(wide.width * wide.height).toBeCloseTo(1050 * 800);
  expect(wide.width / wide.height).toBeCloseTo(4);
});

it('knows how far along and how far off a line is', () => {
  const line = new Line([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
  expect(line.length).toBe(20);
  expect(line.at(15)).toEqual({ x: 10, y: 5, across: { x: -1, y: 0 } });
  expect(line.isNear({ x: 4, y: 3 }, 3.1)).toBe(true);
  expect(line.isNear({ x: 4, y: 3 }, 2.9)).toBe(false);
  expect(line.isNear({ x: 4, y: 30 }, 3)).toBe(false);
  expect(distanceToSegment({ x: -3, y: 4 }, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(5);
});

it('goes with the arrows to the nearest route, and round at the edge', () => {
  const { lanes } = chartOf(box);
  const [right, below] = [[1, 0] as const, [0, 1] as const];
  const middles = [lanes[0]!, lanes[4]!, lanes[23]!];
  expect(laneToward(middles, lanes[0]!, right)?.index).toBe(4);
  expect(laneToward(middles, lanes[4]!, below)?.index).toBe(23);
  expect(laneToward(middles, lanes[23]!, right)?.index).toBe(0);
  expect(laneToward([lanes[0]!], lanes[0]!, right)).toBeUndefined();
});

it('finds the route that an element belongs to', () => {
  const element = (found: string | null) =>
    ({
      closest: () => (found === null ? null : { getAttribute: () => found }),
    }) as unknown as Element;
  expect(routeAt(element('7'))).toBe(7);
  expect(routeAt(element(null))).toBeUndefined();
  expect(routeAt(null)).toBeUndefined();
});

it('tells what contracts are worth at their places', () => {
  const [one, other] = [box.contracts[0]!, box.contracts[1]!];
  const values = contractValues(box, [one.b, one.a, other.a, other.b]);
  expect(values.get(one.a)).toContain(one.value);
  expect(values.get(other.b)).toContain(other.value);
  expect(contractValues(box, [one.a]).size).toBe(0);
});

it('marks places by their names', () => {
  expect(kindOf('Munttoren')).toBe('tower');
  expect(kindOf('Oude Kerk')).toBe('church');
  expect(kindOf('Oude Waal')).toBe('harbour');
  expect(kindOf('Fish Market')).toBe('market');
  expect(kindOf('Somewhere')).toBe('house');
});
